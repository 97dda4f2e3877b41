import { bolt } from './fittings.ts';
import { label, wrap } from './labels.ts';
import {
  aluminium,
  black,
  castIron,
  clear,
  galvanised,
  gloss,
  glow,
  matt,
  metal,
  paint,
  plastic,
  steel,
  white,
} from './materials.ts';
import type { Scenes } from './scene.ts';
import { rectangle } from './slotted.ts';
import {
  around,
  ball,
  bar,
  box,
  cylinder,
  extrude,
  group,
  lathe,
  outline,
  pair,
  put,
  repeat,
  ring,
  rod,
  sleeve,
  tube,
} from './solids.ts';

const light = glow('#fff6df');
const body = paint('#3b4248');

function flood() {
  return group(
    put(
      group(
        box(4.2, 3.2, 0.7, body, [0, 0, 0], [0, 0, 0], 0.14),
        repeat(11, (index) => box(0.1, 2.9, 0.7, body, [(index - 5) * 0.36, 0, -0.6])),
        // The glass lies on a seal; each light has a lens.
        box(3.84, 2.64, 0.06, black, [0, 0.14, 0.34]),
        box(3.68, 2.48, 0.06, gloss('#bfc4c7'), [0, 0.14, 0.35]),
        repeat(6, (row) =>
          repeat(9, (column) =>
            put(group(box(0.26, 0.26, 0.04, light, [0, 0, 0]), ball(0.1, gloss('#fdf6d8'), [0, 0, 0.02], [1, 1, 0.5])), [(column - 4) * 0.39, 0.14 + (row - 2.5) * 0.39, 0.385]),
          ),
        ),
        label('JYOTIKA 50 W', 1.4, 0.24, [0, -1.36, 0.352], [0, 0, 0], { ink: '#e58a12' }),
      ),
      [0, 2.5, 0],
      [-8, 0, 0],
    ),
    bar([[-2.25, 2.6, 0], [-2.4, 2.6, 0], [-2.4, 0.2, 0.1], [-2.0, 0.1, 0.1], [2.0, 0.1, 0.1], [2.4, 0.2, 0.1], [2.4, 2.6, 0], [2.25, 2.6, 0]], 0.12, castIron, 0.3),
    pair((side) => cylinder(0.2, 0.3, steel, [side * 2.3, 2.6, 0], [0, 0, 90])),
    tube([[0.4, 1.2, -0.8], [0.6, 0.4, -1.4], [1.8, 0.08, -1.6], [2.9, 0.08, -0.8]], 0.08, black),
  );
}

function highBay() {
  return group(
    lathe(
      [
        [0, 0],
        [2.2, 0],
        [2.3, 0.08],
        [2.3, 0.42],
        [2.2, 0.48],
        [1.2, 0.62],
        [0, 0.64],
      ],
      body,
      [0, 0, 0],
      [0, 0, 0],
      96,
    ),
    cylinder(1.95, 0.06, aluminium, [0, -0.02, 0]),
    around(24, (degrees) => put(box(0.2, 0.05, 0.2, light, [1.6, -0.06, 0]), [0, 0, 0], [0, degrees, 0])),
    around(16, (degrees) => put(box(0.2, 0.05, 0.2, light, [1.05, -0.06, 0]), [0, 0, 0], [0, degrees, 0])),
    ring(2.02, 0.07, black, [0, -0.04, 0], [90, 0, 0]),
    cylinder(2.0, 0.05, clear('#eef4f4', 0.25), [0, -0.08, 0]),
    around(44, (degrees) => put(extrude(fin, 0.05, body, [0, 0, 0], [0, 0, 0], 0.012), [0, 0, 0], [0, degrees, 0])),
    lathe([[0, 0.6], [0.9, 0.6], [0.95, 1.6], [0.6, 1.9], [0, 1.95]], body),
    around(4, (degrees) => put(bolt(0.09), [0.55 * Math.cos(degrees / 57.3), 1.9, 0.55 * Math.sin(degrees / 57.3)])),
    ring(0.3, 0.08, steel, [0, 2.25, 0]),
    tube([[0.5, 1.8, 0], [0.9, 2.3, 0.1], [0.7, 3.0, 0]], 0.07, black),
    wrap('JYOTIKA 150 W', 2.325, 0.24, 42, [0, 0.26, 0], [0, 6, 0], { ink: '#e58a12' }),
  );
}

/** A cooling fin, high at the driver's housing and falling off towards the rim. */
const fin = outline([[0.85, 0.5], [2.05, 0.45], [2.05, 0.85], [1.75, 1.4], [0.85, 1.5]], 0.1);

/** On a piece of its pole, turned on the arm: the panel leans back to the sun, and the lamps are seen in front. */
function solar() {
  const coat = paint('#aab0b4');
  return group(
    put(
      group(
        box(5.6, 0.3, 2.2, coat, [0, 0, 0], [0, 0, 0], 0.1),
        box(5.2, 0.06, 1.9, metal('#152a4a', 0.18), [0, 0.16, 0]),
        repeat(11, (index) => box(0.02, 0.07, 1.9, aluminium, [-2.36 + index * 0.47, 0.165, 0])),
        repeat(4, (index) => box(5.2, 0.07, 0.02, aluminium, [0, 0.165, -0.7 + index * 0.47])),
        box(2.6, 0.1, 1.6, plastic('#d5d7d4'), [-1.2, -0.17, 0]),
        repeat(4, (row) =>
          repeat(7, (column) => box(0.2, 0.04, 0.2, light, [-2.2 + column * 0.34, -0.24, -0.55 + row * 0.37])),
        ),
        cylinder(0.3, 0.2, white, [0.9, -0.22, 0]),
        box(0.8, 0.7, 0.8, castIron, [2.9, -0.1, 0], [0, 0, 0], 0.12),
        rod(0.36, 1.2, castIron, [3.6, -0.1, 0]),
        [3.3, 3.9].map((x) => put(bolt(0.1), [x, 0.25, 0])),
        pair((side) =>
          label('JYOTIKA 15 W SOLAR', 2.2, 0.18, [0, 0, side * 1.102], [0, side === 1 ? 0 : 180, 0], { ink: '#8a4c04' }),
        ),
      ),
      [0, 0, 0],
      [-26, 0, 0],
    ),
    bar([[3.5, -0.09, 0], [4.9, -0.09, 0], [4.9, -2.6, 0]], 0.27, galvanised, 0.7),
    cylinder(0.8, 0.12, galvanised, [4.9, -2.86, 0]),
    sleeve(0.36, 0.27, 0.2, galvanised, [4.9, -2.7, 0]),
    around(4, (degrees) => put(put(bolt(0.11), [0.58, 0, 0]), [4.9, -2.8, 0], [0, degrees + 45, 0])),
  );
}

/** An aluminium channel, the lamp in it under a milky cover, and caps at its ends. */
const batten = (length: number) =>
  group(
    box(length, 0.22, 0.4, metal('#b4babd', 0.4), [0, 0.11, 0], [0, 0, 0], 0.04),
    rod(0.2, length * 0.98, glow('#f3f8ff'), [0, 0.29, 0]),
    pair((side) => box(0.14, 0.52, 0.46, plastic('#d9dcdd'), [(side * length) / 2, 0.26, 0], [0, 0, 0], 0.06)),
    label('JYOTIKA 20 W', 1.1, 0.15, [length * 0.3, 0.11, 0.204], [0, 0, 0], { ink: '#5c3203' }),
  );

/** A bent spring of steel that holds a batten on the wall. */
const clip = () => group(box(0.5, 0.03, 0.24, steel, [0, 0.015, 0], [0, 0, 0], 0.01), pair((side) => box(0.03, 0.2, 0.24, steel, [side * 0.24, 0.1, 0], [0, 0, side * -12], 0.01)));

/** The printed carton of a batten. */
const carton = (length: number) =>
  group(
    box(length, 0.95, 1.0, matt('#1d3f73'), [0, 0.475, 0], [0, 0, 0], 0.02),
    box(length * 0.22, 0.955, 1.005, matt('#e58a12'), [-length * 0.38, 0.475, 0], [0, 0, 0], 0.02),
    label('JYOTIKA', 1.9, 0.56, [-0.9, 0.5, 0.506], [0, 0, 0], { ink: '#ffffff' }),
    label('LED BATTEN 20 W', 2.3, 0.34, [1.7, 0.5, 0.506], [0, 0, 0], { ink: '#ffffff', weight: 400 }),
    label('20 W', 1.1, 0.56, [-length * 0.38, 0.5, 0.512], [0, 0, 0], { ink: '#1d2023' }),
  );

/** Two tubes over a grey tray; clips hold the clear cover down on its seal. */
const weatherproof = () =>
  group(
    box(8.6, 0.55, 1.3, plastic('#858c90'), [0, 0.3, 0], [0, 0, 0], 0.1),
    extrude(outline(rectangle(8.62, 1.32), 0.14), 0.06, black, [0, 0.575, 0], [90, 0, 0], 0.02),
    box(8.2, 0.1, 0.96, paint('#a9afb2'), [0, 0.62, 0]),
    pair((side) => [
      rod(0.13, 7.7, plastic('#f4f2ea'), [0, 0.84, side * 0.26]),
      pair((end) => [
        rod(0.135, 0.2, aluminium, [end * 3.75, 0.84, side * 0.26]),
        box(0.12, 0.36, 0.3, white, [end * 3.91, 0.8, side * 0.26], [0, 0, 0], 0.04),
      ]),
    ]).flat(3),
    box(8.5, 0.75, 1.24, gloss('#cfd6d8'), [0, 0.78, 0], [0, 0, 0], 0.3),
    repeat(6, (index) => pair((side) => box(0.2, 0.52, 0.08, steel, [-3.6 + index * 1.44, 0.54, side * 0.68]))).flat(),
    cylinder(0.18, 0.4, black, [4.4, 0.32, 0], [0, 0, 90]),
    // Each between two clips.
    label('JYOTIKA', 1.0, 0.22, [-2.88, 0.3, 0.653], [0, 0, 0], { ink: '#ffffff' }),
    label('36 W   IP65', 1.0, 0.22, [-1.44, 0.3, 0.653], [0, 0, 0], { ink: '#ffffff', weight: 400 }),
  );

export const scenes: Scenes = {
  'JS-15S': { build: solar, first: { from: [-150, 24] }, second: { from: [-28, 4] } },
  'JW-36': { build: weatherproof, first: { from: [-32, 26] }, second: { from: [64, 24] } },
  'JH-150': { build: highBay, isHanging: true, first: { from: [18, -10] }, second: { from: [-26, 22] } },
  'JF-50': { build: flood, first: { from: [26, 12] } },
  'JT-20': {
    build: () =>
      group(
        // So far behind that the batten leaves its print free.
        put(carton(7.4), [-0.2, 0, -1.5]),
        put(batten(7), [0.1, 0, 0.5]),
        tube([[3.66, 0.2, 0.5], [4.0, 0.14, 0.5], [4.2, 0.05, 0.8], [4.0, 0.05, 1.4], [3.4, 0.05, 1.6]], 0.05, black),
        // Two clips and their screws.
        [0.6, 1.4].map((x, index) => put(clip(), [x, 0, 1.5], [0, 20 + index * 50, 0])),
        [-0.1, 0.1].map((x, index) => rod(0.035, 0.26, steel, [x, 0.04, 1.6 + index * 0.12], 0.01)),
      ),
    first: { from: [-34, 26] },
    second: { from: [36, 18], near: 1.8, at: [0.8, 0.5, 0.6] },
  },
};
