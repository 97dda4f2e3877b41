import type { Material, Object3D } from 'three';
import { motor } from './electric-motors.ts';
import { button, display, knob, } from './fittings.ts';
import { label } from './labels.ts';
import { black, paint, plastic, rubber, } from './materials.ts';
import { bar, box, cylinder, extrude, type FlatPoint, group, outline, type Point, pair, put, repeat, scaled, tube } from './solids.ts';
import { castor, pulley } from './wheels.ts';

/** Parts of larger machines. Their feet are at height 0. */

/** An electric motor of the given radius; its feet reach 1.26 radii down. */
export const smallMotor = (radius: number, color: string, at: Point, turn: Point = [0, 0, 0], length = 1.9) => put(scaled(motor({ length, color, fins: 24 }), radius), at, turn);

/** A frame of square tube with four legs. */
export function stand(w: number, h: number, d: number, material: Material, thick = 0.14) {
  const [x, z] = [w / 2 - thick / 2, d / 2 - thick / 2];
  return group(
    pair((a) => pair((b) => box(thick, h, thick, material, [a * x, h / 2, b * z]))).flat(),
    [h - thick / 2, h * 0.25].flatMap((y) => [...pair((b) => box(w - thick, thick, thick, material, [0, y, b * z])), ...pair((a) => box(thick, thick, d - thick, material, [a * x, y, 0]))]),
  );
}

/** A work table with a laminated top. */
export const table = (w: number, h: number, d: number, top: Material, legs: Material) =>
  group(
    box(w, 0.12, d, top, [0, h - 0.06, 0]),
    pair((side) => [box(0.16, h - 0.25, 0.3, legs, [side * w * 0.4, h / 2, 0]), box(0.2, 0.14, d * 0.95, legs, [side * w * 0.4, 0.07, 0]), box(0.2, 0.1, d * 0.8, legs, [side * w * 0.4, h - 0.18, 0])]).flat(),
    box(w * 0.8, 0.3, 0.08, legs, [0, h * 0.35, 0]),
  );

/** A sheet metal cabinet with the maker's name. */
export const cabinet = (w: number, h: number, d: number, color: string, name: string, ink = '#ffffff') =>
  group(box(w, h, d, paint(color), [0, h / 2, 0], [0, 0, 0], Math.min(w, h, d) * 0.05), label(name, w * 0.5, w * 0.11, [0, h * 0.86, d / 2 + 0.003], [0, 0, 0], { ink }));

/** A small control box facing +z. */
export const controls = (w: number, h: number, at: Point, words = '', turn: Point = [0, 0, 0]) =>
  put(
    group(
      box(w, h, w * 0.35, plastic('#d9dbd8'), [0, 0, 0], [0, 0, 0], 0.05),
      words ? display(words, w * 0.6, h * 0.25, [0, h * 0.28, w * 0.18]) : label('CONTROL', w * 0.6, h * 0.14, [0, h * 0.36, w * 0.178], [0, 0, 0], { weight: 400 }),
      button(w * 0.09, plastic('#1e8a4c'), [-w * 0.24, -h * 0.08, w * 0.18]),
      button(w * 0.09, plastic('#c2212b'), [w * 0.24, -h * 0.08, w * 0.18]),
      knob(w * 0.11, [0, -h * 0.33, w * 0.18]),
    ),
    at,
    turn,
  );

/** Two pulleys with the belt around them, facing +z; `guard` colour covers them. */
export function beltDrive(from: FlatPoint, to: FlatPoint, small: number, large: number, z: number, material: Material, guard?: Material): Object3D {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, z];
  if (guard) {
    const shape = outline(
      [
        [-length / 2 - small * 1.3, -small * 1.3],
        [-length / 2 - small * 1.3, small * 1.3],
        [length / 2, large * 1.12],
        [length / 2 + large * 1.12, large * 0.9],
        [length / 2 + large * 1.12, -large * 0.9],
        [length / 2, -large * 1.12],
      ],
      small,
    );
    return put(
      group(extrude(shape, 0.36, guard, [0, 0, 0], [0, 0, 0], 0.08), repeat(5, (index) => box(length * 0.5, 0.03, 0.02, black, [0.1, (index - 2) * small * 0.3, 0.18]))),
      middle,
      [0, 0, angle],
    );
  }
  return group(
    pulley(small, 0.3, material, [...from, z]),
    pulley(large, 0.3, material, [...to, z]),
    pair((side) =>
      put(
        box(length, 0.08, 0.2, rubber, [0, 0, 0]),
        [middle[0] - Math.sin((angle * Math.PI) / 180) * side * ((small + large) / 2), middle[1] + Math.cos((angle * Math.PI) / 180) * side * ((small + large) / 2), z],
        [0, 0, angle + (side * Math.atan2(large - small, length) * 180) / Math.PI],
      ),
    ),
  );
}

/** A push handle of bent tube behind a machine, open downwards: width along z. */
export const pushHandle = (w: number, points: FlatPoint[], radius: number, material: Material, grip: Material = rubber): Object3D => {
  const [x, y] = points.at(-1) as FlatPoint;
  return group(
    pair((side) => bar([...points.map(([px, py]): Point => [px, py, (side * w) / 2])], radius, material)),
    cylinder(radius, w, material, [x, y, 0], [90, 0, 0]),
    pair((side) => cylinder(radius * 1.5, w * 0.3, grip, [x, y, side * w * 0.3], [90, 0, 0])),
  );
};

/** Four castors under the corners of a base at the given height. */
export const castors = (w: number, d: number, radius: number, y = radius * 2.4) => pair((a) => pair((b) => castor(radius, [a * (w / 2 - radius), y, b * (d / 2 - radius)]))).flat();

/** A round drum of a hose, its axle along z. */
export const hoseCoil = (radius: number, turns: number, thickness: number, material: Material, at: Point, turn: Point = [0, 0, 0]) =>
  put(
    group(
      tube(
        repeat(turns * 12 + 1, (index) => [radius * Math.cos((index * Math.PI) / 6), radius * Math.sin((index * Math.PI) / 6), (index / 12) * thickness * 2.02]),
        thickness,
        material,
      ),
    ),
    at,
    turn,
  );
