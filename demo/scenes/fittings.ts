import type { Material, } from 'three';
import { label } from './labels.ts';
import { black, brass, chrome, darkSteel, plastic, steel, white } from './materials.ts';
import { around, ball, box, cylinder, disc, extrude, group, outline, type Point, put, repeat, ring, roundHole, sleeve, tube } from './solids.ts';

/** A hexagon bolt head, its axis upright. */
export function bolt(radius: number, at?: Point, turn?: Point) {
  const head = outline(around(6, (degrees) => [radius * Math.cos((degrees * Math.PI) / 180), radius * Math.sin((degrees * Math.PI) / 180)]), radius * 0.1);
  return put(group(cylinder(radius * 1.35, radius * 0.16, steel), extrude(head, radius * 0.8, steel, [0, radius * 0.45, 0], [90, 0, 0], radius * 0.08)), at, turn);
}

export const eyeBolt = (radius: number, at?: Point) => put(group(ring(radius, radius * 0.25, steel, [0, radius * 1.1, 0]), cylinder(radius * 0.5, radius * 0.3, steel)), at);

/** A round dial with a needle, facing +z. */
export const gauge = (radius: number, at?: Point, turn?: Point) =>
  put(
    group(
      cylinder(radius, radius * 0.5, chrome, [0, 0, 0], [90, 0, 0]),
      cylinder(radius * 0.86, 0.01, white, [0, 0, radius * 0.26], [90, 0, 0]),
      around(12, (degrees) => {
        const angle = ((degrees * 0.75 - 135) * Math.PI) / 180;
        return box(radius * 0.05, radius * 0.16, 0.005, black, [Math.sin(angle) * radius * 0.68, Math.cos(angle) * radius * 0.68, radius * 0.28], [0, 0, (-angle * 180) / Math.PI], 0);
      }),
      box(radius * 0.06, radius * 0.62, 0.01, black, [radius * 0.14, radius * 0.2, radius * 0.29], [0, 0, -35], 0),
      cylinder(radius * 0.1, 0.02, black, [0, 0, radius * 0.29], [90, 0, 0]),
    ),
    at,
    turn,
  );

/** Stacked ventilation slots, facing +z. */
export const vents = (w: number, h: number, count: number, at?: Point, turn?: Point, material: Material = black) =>
  put(group(repeat(count, (index) => box(w, (h / count) * 0.45, 0.03, material, [0, h / 2 - ((index + 0.5) * h) / count, 0], [0, 0, 0], 0.01))), at, turn);

/** A push button or lamp, facing +z. */
export const button = (radius: number, material: Material, at?: Point, turn?: Point) =>
  put(group(cylinder(radius * 1.25, radius * 0.3, chrome, [0, 0, 0], [90, 0, 0]), cylinder(radius, radius * 0.7, material, [0, 0, radius * 0.3], [90, 0, 0])), at, turn);

/** A knob with a pointer, facing +z. */
export const knob = (radius: number, at?: Point, turn?: Point, material: Material = black) =>
  put(
    group(
      cylinder(radius * 1.12, radius * 0.25, material, [0, 0, radius * 0.1], [90, 0, 0]),
      cylinder(radius, radius * 0.7, material, [0, 0, radius * 0.45], [90, 0, 0], radius * 0.85),
      box(radius * 0.14, radius * 0.7, 0.01, white, [0, radius * 0.35, radius * 0.81], [0, 0, 0], 0),
    ),
    at,
    turn,
  );

/** A lit number display, facing +z. */
export const display = (words: string, w: number, h: number, at?: Point, turn?: Point, how: { on?: string; ink?: string } = {}) =>
  put(group(box(w * 1.12, h * 1.25, 0.06, black, [0, 0, -0.03]), label(words, w, h, [0, 0, 0.004], [0, 0, 0], { on: '#9fb39a', ink: '#1c2a1c', ...how })), at, turn);

/** A link chain hanging from a point. */
export const chain = (links: number, size: number, material: Material, at?: Point) =>
  put(
    group(
      repeat(links, (index) => {
        const link = ring(size * 0.5, size * 0.16, material, [0, -index * size * 1.05, 0], [0, index % 2 === 0 ? 0 : 90, 0]);
        link.scale.y = 1.35;
        return link;
      }),
    ),
    at,
  );

/** A lifting hook, its shank at the top. */
export const hook = (size: number, material: Material, at?: Point) =>
  put(
    group(
      cylinder(size * 0.2, size * 0.7, material, [0, -size * 0.2, 0]),
      tube(
        [
          [0, -size * 0.5, 0],
          [size * 0.12, -size * 0.75, 0],
          [size * 0.55, -size * 1.15, 0],
          [size * 0.4, -size * 1.75, 0],
          [-size * 0.15, -size * 1.85, 0],
          [-size * 0.52, -size * 1.5, 0],
          [-size * 0.58, -size * 1.2, 0],
        ],
        size * 0.17,
        material,
      ),
      box(size * 0.08, size * 0.85, size * 0.1, steel, [-size * 0.28, -size * 0.92, 0], [0, 0, -33]),
    ),
    at,
  );

/** A ball valve with a lever, flow along x. */
export const valve = (size: number, at?: Point, turn?: Point) =>
  put(
    group(
      cylinder(size * 0.4, size * 1.5, brass, [0, 0, 0], [0, 0, 90]),
      ball(size * 0.5, brass),
      cylinder(size * 0.16, size, brass, [0, size * 0.5, 0]),
      box(size * 1.5, size * 0.14, size * 0.4, plastic('#c2212b'), [size * 0.5, size, 0]),
    ),
    at,
    turn,
  );

/** A flange with bolts, its axis upright. */
export const flange = (radius: number, thickness: number, material: Material, at?: Point, turn?: Point, bolts = 4) =>
  put(
    group(
      extrude(disc(radius, [roundHole(radius * 0.5)]), thickness, material, [0, 0, 0], [90, 0, 0]),
      around(bolts, (degrees) => {
        const angle = ((degrees + 45) * Math.PI) / 180;
        return bolt(radius * 0.11, [Math.cos(angle) * radius * 0.76, thickness / 2, Math.sin(angle) * radius * 0.76]);
      }),
      sleeve(radius * 0.58, radius * 0.46, thickness * 1.1, darkSteel),
    ),
    at,
    turn,
  );
