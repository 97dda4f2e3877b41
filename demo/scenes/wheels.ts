import type { Material } from 'three';
import { bolt } from './fittings.ts';
import { rubber, steel } from './materials.ts';
import { around, box, cylinder, group, lathe, type Point, put, ring } from './solids.ts';

/** A solid wheel with a tyre, its axle along z. */
export function wheel(radius: number, width: number, hub: Material, tyre: Material = rubber, at?: Point, turn?: Point) {
  const r = radius;
  const w = width / 2;
  return put(
    group(
      lathe([[r * 0.6, -w], [r * 0.88, -w], [r * 0.97, -w * 0.7], [r, 0], [r * 0.97, w * 0.7], [r * 0.88, w], [r * 0.6, w], [r * 0.6, -w]], tyre, [0, 0, 0], [90, 0, 0]),
      cylinder(r * 0.62, width * 0.8, hub, [0, 0, 0], [90, 0, 0]),
      cylinder(r * 0.22, width * 1.12, hub, [0, 0, 0], [90, 0, 0]),
      cylinder(r * 0.1, width * 1.3, steel, [0, 0, 0], [90, 0, 0]),
    ),
    at,
    turn,
  );
}

/** A pneumatic tyre with treads on a dished rim, its axle along z. */
export function treadedWheel(radius: number, width: number, hub: Material, at?: Point, treads = 18) {
  return put(
    group(
      ring(radius - width * 0.5, width * 0.5, rubber),
      around(treads, (degrees) => {
        const angle = (degrees * Math.PI) / 180;
        return [1, -1].map((side) => box(radius * 0.12, radius * 0.16, width * 0.52, rubber, [Math.sin(angle) * radius * 0.97, Math.cos(angle) * radius * 0.97, side * width * 0.22], [0, side * 24, -degrees]));
      }).flat(),
      cylinder(radius - width * 0.8, width * 0.5, hub, [0, 0, 0], [90, 0, 0]),
      cylinder(radius * 0.2, width * 0.8, hub, [0, 0, 0], [90, 0, 0]),
      around(5, (degrees) => {
        const angle = (degrees * Math.PI) / 180;
        return bolt(radius * 0.05, [Math.sin(angle) * radius * 0.34, Math.cos(angle) * radius * 0.34, width * 0.26], [90, 0, 0]);
      }),
    ),
    at,
  );
}

/** A swivelling castor under a plate at height 0; it reaches down 2.4 radii. */
export const castor = (radius: number, at?: Point, turn?: Point, tyre: Material = rubber) =>
  put(
    group(
      box(radius * 1.5, radius * 0.16, radius * 1.5, steel, [0, -radius * 0.08, 0]),
      cylinder(radius * 0.55, radius * 0.24, steel, [0, -radius * 0.28, 0]),
      [1, -1].map((side) => box(radius * 0.75, radius * 1.15, radius * 0.1, steel, [radius * 0.2, -radius * 0.9, side * radius * 0.42], [0, 0, 18])),
      wheel(radius, radius * 0.62, steel, tyre, [radius * 0.35, -radius * 1.4, 0]),
    ),
    at,
    turn,
  );

/** A pulley with grooves and spokes cut out, its axle along z. */
export const pulley = (radius: number, width: number, material: Material, at?: Point, spokes = 5) =>
  put(
    group(
      lathe(
        [
          [radius * 0.82, -width / 2],
          [radius, -width / 2],
          [radius * 0.93, -width * 0.25],
          [radius, 0],
          [radius * 0.93, width * 0.25],
          [radius, width / 2],
          [radius * 0.82, width / 2],
          [radius * 0.82, -width / 2],
        ],
        material,
        [0, 0, 0],
        [90, 0, 0],
      ),
      around(spokes, (degrees) => {
        const angle = (degrees * Math.PI) / 180;
        return box(radius * 0.16, radius * 0.72, width * 0.4, material, [Math.sin(angle) * radius * 0.5, Math.cos(angle) * radius * 0.5, 0], [0, 0, -degrees]);
      }),
      cylinder(radius * 0.22, width, material, [0, 0, 0], [90, 0, 0]),
      cylinder(radius * 0.09, width * 1.2, steel, [0, 0, 0], [90, 0, 0]),
    ),
    at,
  );
