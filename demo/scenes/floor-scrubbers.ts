import { brands } from './brands.ts';
import { button, display } from './fittings.ts';
import { label } from './labels.ts';
import { pushHandle } from './machines.ts';
import { black, chrome, clear, grey, matt, paint, plastic, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { bar, box, cylinder, extrude, group, lathe, outline, pair, put, ring, tube } from './solids.ts';
import { wheel } from './wheels.ts';

const yellow = brands.Nirmalya.body;
const blue = brands.Nirmalya.accent;

/** The rubber squeegee at the back that picks up the water. */
const squeegee = (w: number, x: number) =>
  group(
    tube(
      [
        [x + 0.3, 0.3, -w / 2],
        [x, 0.28, -w / 4],
        [x - 0.05, 0.28, w / 4],
        [x + 0.3, 0.3, w / 2],
      ],
      0.12,
      paint(blue),
    ),
    tube(
      [
        [x + 0.25, 0.12, -w / 2],
        [x - 0.06, 0.1, 0],
        [x + 0.25, 0.12, w / 2],
      ],
      0.1,
      rubber,
    ),
    pair((side) => wheel(0.16, 0.1, grey, rubber, [x + 0.2, 0.16, side * w * 0.42])),
  );

const brush = (r: number, x: number, z = 0) =>
  group(
    cylinder(r, 0.35, plastic('#26292c'), [x, 0.5, z]),
    lathe(
      [
        [r * 0.5, 0],
        [r * 0.97, 0],
        [r * 0.9, 0.34],
        [r * 0.5, 0.34],
      ],
      matt('#2f5f9a'),
      [x, 0.02, z],
    ),
    cylinder(r * 1.06, 0.14, paint(yellow), [x, 0.62, z]),
  );

function singleDisc() {
  return group(
    brush(1.6, 0.6),
    lathe(
      [
        [0, 0],
        [1.0, 0],
        [0.95, 0.7],
        [0.7, 1.0],
        [0, 1.05],
      ],
      paint(yellow),
      [0.6, 0.7, 0],
    ),
    cylinder(0.5, 0.7, black, [0.6, 1.9, 0]),
    bar(
      [
        [-0.4, 0.9, 0.35],
        [-2.8, 5.2, 0.35],
      ],
      0.1,
      chrome,
    ),
    bar(
      [
        [-0.4, 0.9, -0.35],
        [-2.8, 5.2, -0.35],
      ],
      0.1,
      chrome,
    ),
    put(box(0.9, 0.5, 1.1, plastic('#26292c'), [0, 0, 0], [0, 0, 0], 0.12), [-2.8, 5.2, 0], [0, 0, 30]),
    bar(
      [
        [-2.9, 5.3, -0.5],
        [-3.3, 5.6, -1.1],
        [-3.0, 5.3, -1.3],
      ],
      0.11,
      rubber,
    ),
    bar(
      [
        [-2.9, 5.3, 0.5],
        [-3.3, 5.6, 1.1],
        [-3.0, 5.3, 1.3],
      ],
      0.11,
      rubber,
    ),
    put(box(1.4, 1.7, 1.2, plastic('#dfe6ea'), [0, 0, 0], [0, 0, 0], 0.25), [-1.35, 3.1, 0], [0, 0, 29]),
    pair((side) => wheel(0.4, 0.2, grey, rubber, [-1.1, 0.4, side * 0.6])),
    label(['NIRMALYA', '17"'], 1.1, 0.5, [0.6, 1.2, 0.955], [-10, 0, 0], { ink: blue }),
  );
}

function walkBehind() {
  return group(
    extrude(
      outline(
        [
          [-2.0, 0.6],
          [1.6, 0.6],
          [1.8, 1.4],
          [1.4, 2.7],
          [0.4, 3.1],
          [-1.7, 3.3],
          [-2.2, 2.4],
        ],
        0.4,
      ),
      2.1,
      paint(yellow),
      [0, 0, 0],
      [0, 0, 0],
      0.22,
    ),
    extrude(
      outline(
        [
          [-1.9, 2.1],
          [1.5, 1.9],
          [1.3, 2.72],
          [0.4, 3.12],
          [-1.7, 3.32],
          [-2.1, 2.5],
        ],
        0.3,
      ),
      2.14,
      paint(blue),
      [0, 0, 0],
      [0, 0, 0],
      0.2,
    ),
    cylinder(0.6, 0.14, black, [-0.5, 3.35, 0]),
    put(
      group(
        box(0.8, 0.2, 1.8, plastic('#26292c'), [0, 0, 0], [0, 0, 0], 0.08),
        display('78%', 0.5, 0.3, [0.0, 0.12, 0], [-90, -90, 0]),
        pair((side) => button(0.1, plastic(side === 1 ? '#1e8a4c' : '#c2212b'), [0, 0.1, side * 0.6], [-90, 0, 0])),
      ),
      [-2.2, 3.5, 0],
      [0, 0, 20],
    ),
    put(box(0.4, 1.4, 1.3, plastic('#26292c'), [0, 0, 0], [0, 0, 0], 0.12), [-2.1, 2.95, 0], [0, 0, 16]),
    bar(
      [
        [-2.3, 3.3, -0.9],
        [-2.9, 3.5, -0.9],
        [-2.9, 3.5, 0.9],
        [-2.3, 3.3, 0.9],
      ],
      0.11,
      rubber,
      0.2,
    ),
    pair((side) => wheel(0.65, 0.24, grey, rubber, [-0.8, 0.65, side * 1.1])),
    brush(1.15, 1.5),
    squeegee(3.2, -2.6),
    label('NIRMALYA NF-50B', 2.2, 0.34, [-0.3, 1.5, 1.054], [0, 0, 0], { ink: blue }),
    tube(
      [
        [-2.2, 2.6, 0.7],
        [-2.6, 2.0, 0.6],
        [-2.6, 0.6, 0.2],
      ],
      0.15,
      plastic('#3a3f44'),
    ),
  );
}

function rideOn() {
  return group(
    extrude(
      outline(
        [
          [-2.6, 0.6],
          [2.6, 0.6],
          [2.9, 1.3],
          [2.5, 2.1],
          [1.6, 2.2],
          [1.2, 1.3],
          [0.3, 1.2],
          [0.0, 2.6],
          [-0.4, 3.0],
          [-2.5, 3.0],
          [-2.9, 2.0],
        ],
        0.35,
      ),
      2.5,
      paint(yellow),
      [0, 0, 0],
      [0, 0, 0],
      0.24,
    ),
    box(2.2, 0.9, 2.54, paint(blue), [-1.4, 2.5, 0], [0, 0, 0], 0.25),
    box(1.0, 0.3, 1.5, rubber, [-0.5, 3.1, 0], [0, 0, 0], 0.12),
    put(box(0.3, 1.2, 1.5, rubber, [0, 0, 0], [0, 0, 0], 0.12), [-1.1, 3.7, 0], [0, 0, 10]),
    bar(
      [
        [2.0, 2.1, 0],
        [1.5, 3.2, 0],
      ],
      0.12,
      black,
    ),
    put(ring(0.6, 0.08, rubber), [1.45, 3.3, 0], [0, 90, 25]),
    put(box(0.14, 0.14, 1.1, black), [1.45, 3.3, 0], [0, 0, 0]),
    display('READY', 0.5, 0.3, [2.0, 2.25, 0.5], [-70, -90, 0]),
    wheel(0.6, 0.4, grey, rubber, [2.2, 0.6, 0]),
    pair((side) => wheel(0.75, 0.34, grey, rubber, [-1.5, 0.75, side * 1.3])),
    pair((side) => brush(0.85, 0.6, side * 0.8)),
    squeegee(3.8, -3.4),
    pair((side) => cylinder(0.24, 0.1, clear('#f4f4ec', 0.9), [2.86, 1.5, side * 0.7], [0, 0, 90])),
    cylinder(0.12, 0.8, steel, [-2.3, 3.3, 0.8]),
    cylinder(0.2, 0.35, clear('#e8800f', 0.85), [-2.3, 3.85, 0.8]),
    label('NIRMALYA', 1.8, 0.4, [-1.4, 2.5, 1.275], [0, 0, 0], { ink: '#ffffff' }),
  );
}

function sweeper() {
  return group(
    box(2.4, 1.2, 2.2, paint(blue), [-0.3, 1.0, 0], [0, 0, 0], 0.3),
    box(1.6, 1.0, 2.0, plastic('#26292c'), [-1.6, 1.0, 0], [0, 0, 0], 0.25),
    pair((side) => [
      cylinder(0.9, 0.1, plastic('#26292c'), [1.2, 0.5, side * 1.2]),
      lathe(
        [
          [0.5, 0],
          [1.15, 0],
          [0.7, 0.45],
          [0.4, 0.45],
        ],
        matt('#e07a1a'),
        [1.2, 0.03, side * 1.2],
      ),
      box(1.2, 0.14, 0.3, paint(blue), [0.8, 0.7, side * 1.0]),
    ]),
    pair((side) => wheel(0.75, 0.22, plastic(yellow), rubber, [-0.6, 0.75, side * 1.2])),
    put(
      pushHandle(
        2.0,
        [
          [-0.9, 1.4],
          [-3.4, 4.0],
          [-3.9, 4.1],
        ],
        0.1,
        paint(yellow),
      ),
      [0, 0, 0],
    ),
    label(['NIRMALYA', 'NS-900M'], 1.5, 0.6, [-0.1, 1.62, 0.2], [-90, 0, 0], { ink: '#ffffff' }),
    label('NIRMALYA', 1.3, 0.3, [-0.3, 1.2, 1.105], [0, 0, 0], { ink: '#f0b90b' }),
  );
}

export const scenes: Scenes = {
  'NS-900M': { build: sweeper, first: { from: [34, 18] } },
  'NF-17S': { build: singleDisc, first: { from: [30, 12] } },
  'NF-50B': { build: walkBehind, first: { from: [32, 14] } },
  'NF-110R': { build: rideOn, first: { from: [34, 16] } },
};
