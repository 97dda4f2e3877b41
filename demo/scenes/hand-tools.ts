import type { Material } from 'three';
import { darkSteel, matt, rubber, steel } from './materials.ts';
import { around, box, cylinder, extrude, type FlatPoint, group, lathe, outline, type Point, put, repeat, rod, tube } from './solids.ts';

/** Parts that all hand-held machines share. They lie along x, their nose towards +x, their side towards +z. */

/** A flat moulded part with well rounded edges. */
export const moulded = (points: FlatPoint[], depth: number, material: Material, round = 0.15, bevel = 0.2, at?: Point) => extrude(outline(points, round), depth, material, at, [0, 0, 0], bevel);

/** A keyed chuck with three jaws and a bit. */
export const chuck = (size: number, at: Point, bit = 1.4) =>
  put(
    group(
      rod(size * 0.75, size * 0.5, darkSteel, [size * 0.25, 0, 0]),
      rod(size, size * 0.9, steel, [size * 0.9, 0, 0]),
      around(16, (degrees) => {
        const angle = (degrees * Math.PI) / 180;
        return box(size * 0.3, size * 0.1, size * 0.14, darkSteel, [size * 0.55, Math.cos(angle) * size, Math.sin(angle) * size], [degrees, 0, 0]);
      }),
      rod(size * 0.95, size * 0.6, darkSteel, [size * 1.6, 0, 0], size * 0.5),
      drillBit(size * 0.26, bit, [size * 1.85, 0, 0]),
    ),
    at,
  );

/** A twist drill pointing along +x. */
export const drillBit = (radius: number, length: number, at: Point) =>
  put(
    group(
      rod(radius * 0.62, length, steel, [length / 2, 0, 0]),
      [0, Math.PI].map((start) =>
        tube(
          repeat(22, (index) => [length * 0.25 + (index / 21) * length * 0.74, Math.cos(start + index * 0.8) * radius * 0.6, Math.sin(start + index * 0.8) * radius * 0.6]),
          radius * 0.34,
          steel,
        ),
      ),
    ),
    at,
  );

/** Layers of glued timber. */
export const timber = ['#cfae80', '#dcc096', '#c8a576'].map(matt);

/** A round rubber handle sticking out sideways, its axis along the given turn of y. */
export const sideHandle = (length: number, at: Point, turn: Point) =>
  put(
    group(
      cylinder(0.09, 0.4, steel, [0, 0.1, 0]),
      lathe(
        [
          [0, 0.25],
          [0.3, 0.25],
          [0.32, 0.35],
          [0.19, 0.45],
          [0.2, length * 0.5],
          [0.23, length * 0.7],
          [0.2, length * 0.94],
          [0.27, length],
          [0.24, length + 0.1],
          [0, length + 0.12],
        ],
        rubber,
      ),
    ),
    at,
    turn,
  );

/** A lead from a point down to the ground and away, at the given height of the ground. */
export const groundLead = (from: Point, ground: number, reach = 2.2, radius = 0.08) => {
  const [x, y, z] = from;
  return group(
    rod(radius * 1.9, 0.5, rubber, [x - 0.2, y, z], radius * 2.4),
    tube(
      [
        from,
        [x - 0.7, y - 0.05, z],
        [x - 1.2, (y + ground) / 2, z - 0.2],
        [x - 1.6, ground + radius, z - 0.5],
        [x - 1.2, ground + radius, z - 1.1],
        [x - 0.2 + reach * 0.2, ground + radius, z - 1.4],
        [x + reach * 0.7, ground + radius, z - 1.1],
      ],
      radius,
      rubber,
    ),
  );
};
