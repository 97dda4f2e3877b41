import { brands } from './brands.ts';
import { label } from './labels.ts';
import { aluminium, black, clear, darkSteel, glass, gloss, glow, grey, plastic, rubber, steel, white } from './materials.ts';
import { rotaryLaser } from './rotary-lasers.ts';
import type { Scenes } from './scene.ts';
import { around, box, cylinder, group, lathe, type Point, pair, put, repeat, ring, rod, scaled } from './solids.ts';

const { body, accent } = brands.Maapak;
const coat = plastic(body);

/** Three spread legs under a head at the given height. */
const tripod = (height: number, spread: number, thick: number, leg = aluminium, clamps = plastic(accent)) =>
  group(
    cylinder(thick * 3.4, thick * 1.2, black, [0, height, 0]),
    around(3, (degrees) => {
      const lean = (Math.atan2(spread, height) * 180) / Math.PI;
      const length = Math.hypot(spread, height);
      return put(
        group(
          put(
            group(
              pair((side) => box(thick * 0.7, length * 0.62, thick * 0.9, leg, [side * thick * 1.1, -length * 0.31, 0])),
              box(thick * 3.2, thick * 1.6, thick * 1.6, clamps, [0, -length * 0.62, 0]),
              box(thick * 1.2, length * 0.42, thick * 0.8, leg, [0, -length * 0.77, 0]),
              cylinder(thick * 0.2, thick * 1.6, steel, [0, -length, 0], [0, 0, 0], thick * 0.6),
            ),
            [0, height, thick * 2.4],
            [-lean, 0, 0],
          ),
        ),
        [0, 0, 0],
        [0, degrees + 30, 0],
      );
    }),
  );

/** The telescope looks along x over a turning circle and three foot screws. */
const automaticLevel = (at: Point) =>
  put(
    group(
      cylinder(0.75, 0.12, darkSteel, [0, 0.06, 0]),
      around(3, (degrees) => put(group(cylinder(0.26, 0.24, black, [0, 0, 0.6]), cylinder(0.09, 0.6, steel, [0, 0, 0.6])), [0, 0.32, 0], [0, degrees, 0])),
      cylinder(0.72, 0.14, darkSteel, [0, 0.58, 0]),
      cylinder(0.95, 0.22, white, [0, 0.76, 0]),
      around(36, (degrees) => put(group(box(0.02, 0.1, 0.01, black, [0, 0.76, 0.953], [0, 0, 0], 0)), [0, 0, 0], [0, degrees, 0])),
      box(1.9, 1.0, 1.1, coat, [-0.05, 1.4, 0], [0, 0, 0], 0.22),
      rod(0.5, 1.2, coat, [0.95, 1.5, 0]),
      rod(0.56, 0.4, black, [1.6, 1.5, 0]),
      rod(0.44, 0.03, glass, [1.8, 1.5, 0]),
      rod(0.42, 0.02, plastic('#31506b'), [1.72, 1.5, 0]),
      rod(0.3, 0.6, black, [-1.2, 1.5, 0], 0.36),
      rod(0.22, 0.3, black, [-1.6, 1.5, 0]),
      cylinder(0.28, 0.26, black, [0.35, 1.42, 0.66], [90, 0, 0]),
      pair((side) => cylinder(0.2, 0.22, black, [-0.1, 0.98, side * 0.85], [90, 0, 0])),
      box(1.0, 0.12, 0.14, black, [-0.1, 2.02, 0]),
      cylinder(0.22, 0.16, clear('#cfe37a', 0.8), [-0.75, 1.45, 0.6]),
      label('MAAPAK 32×', 0.95, 0.2, [-0.35, 1.62, 0.556], [0, 0, 0], { ink: '#ffffff' }),
    ),
    at,
  );

function automatic() {
  const marks = repeat(48, (index) => box(index % 2 ? 0.26 : 0.14, 0.09, 0.012, index % 10 < 5 ? black : plastic('#c2212b'), [index % 2 ? 0.04 : -0.06, 0.4 + index * 0.17, 0.13], [0, 0, 0], 0));
  return group(
    tripod(6.2, 2.6, 0.2),
    put(scaled(automaticLevel([0, 0, 0]), 0.85), [0, 6.32, 0]),
    put(
      group(
        box(0.6, 8.8, 0.24, aluminium, [0, 4.4, 0]),
        box(0.48, 8.5, 0.02, white, [0, 4.4, 0.12]),
        marks,
        repeat(4, (index) => label(String(index + 1), 0.2, 0.3, [-0.14, 1.9 + index * 1.7, 0.135], [0, 0, 0], { ink: '#c2212b' })),
        box(0.66, 0.2, 0.3, black, [0, 0.1, 0]),
      ),
      [3.1, 0, -1.4],
      [0, -12, 0],
    ),
  );
}

/** A small box with a window; its base is a short tripod. */
function crossLine() {
  return group(
    tripod(2.4, 1.6, 0.11, black, plastic(accent)),
    cylinder(0.16, 0.4, steel, [0, 2.6, 0]),
    put(
      group(
        box(1.9, 2.3, 2.1, plastic('#2b2e31'), [0, 1.15, 0], [0, 0, 0], 0.3),
        box(1.98, 1.3, 1.5, coat, [0, 1.25, -0.1], [0, 0, 0], 0.16),
        // The window lies in a frame; behind it two rods of glass spread the beam to lines.
        pair((side) => [box(0.18, 1.36, 0.3, black, [side * 0.6, 1.42, 1.06], [0, 0, 0], 0.06), box(1.36, 0.2, 0.3, black, [0, 1.42 + side * 0.58, 1.06], [0, 0, 0], 0.06)]),
        box(1.1, 1.1, 0.04, gloss('#3c0d13'), [0, 1.42, 1.04], [0, 0, 0], 0),
        cylinder(0.1, 0.62, gloss('#aab6bb'), [-0.2, 1.44, 1.07]),
        rod(0.1, 0.5, gloss('#aab6bb'), [0.22, 1.32, 1.07]),
        [-0.2, 0.22].map((x) => cylinder(0.045, 0.02, glow('#ff3b30'), [x, x < 0 ? 1.44 : 1.32, 1.17], [90, 0, 0])),
        // Locks the pendulum while it is carried.
        cylinder(0.24, 0.1, black, [0.98, 0.5, 0.5], [0, 0, 90]),
        box(0.12, 0.16, 0.5, plastic(accent), [1.05, 0.5, 0.5], [30, 0, 0], 0.04),
        label('MAAPAK ML-2R', 1.2, 0.22, [0, 0.42, 1.056], [0, 0, 0], { ink: '#ffffff' }),
        label('MAAPAK', 1.1, 0.26, [-0.995, 1.25, -0.1], [0, -90, 0], { ink: '#ffffff' }),
        label('MAAPAK', 1.1, 0.26, [0.995, 1.25, -0.1], [0, 90, 0], { ink: '#ffffff' }),
        cylinder(0.28, 0.1, rubber, [0.3, 2.32, 0]),
        cylinder(0.16, 0.08, glow('#59d667'), [-0.4, 2.3, 0]),
      ),
      [0, 2.75, 0],
    ),
  );
}

/** A prism under glass that throws a plane all round; the beam leaves away from the body along +y. */
const lantern = (radius: number, at: Point, turn: Point = [0, 0, 0]) =>
  put(
    group(
      cylinder(radius * 1.3, 0.16, black, [0, 0.08, 0]),
      cylinder(radius * 0.9, 0.62, clear('#9fd8b4', 0.42), [0, 0.46, 0]),
      lathe(
        [
          [0, 0.7],
          [radius * 0.55, 0.7],
          [radius * 0.1, 0.3],
          [0, 0.3],
        ],
        glow('#3fe07a'),
      ),
      cylinder(radius * 1.15, 0.18, black, [0, 0.84, 0], [0, 0, 0], radius * 0.9),
      around(3, (degrees) => put(group(box(0.08, 0.66, 0.1, black, [0, 0.46, radius])), [0, 0, 0], [0, degrees + 45, 0])),
    ),
    at,
    turn,
  );

function threePlanes() {
  return group(
    cylinder(1.5, 0.2, black, [0, 0.5, 0]),
    around(3, (degrees) => put(group(box(0.5, 0.2, 1.2, black, [0, 0.45, 1.5], [0, 0, 0], 0.06), cylinder(0.1, 0.6, steel, [0, 0.3, 1.9]), cylinder(0.22, 0.14, rubber, [0, 0.07, 1.9])), [0, 0, 0], [0, degrees, 0])),
    cylinder(1.35, 0.34, grey, [0, 0.78, 0]),
    around(30, (degrees) => put(group(box(0.05, 0.3, 0.05, black, [0, 0.78, 1.36], [0, 0, 0], 0)), [0, 0, 0], [0, degrees, 0])),
    box(2.5, 2.6, 2.3, plastic('#26292c'), [0, 2.35, 0], [0, 0, 0], 0.36),
    box(2.62, 1.5, 1.5, plastic('#3b8f52'), [0, 2.2, 0], [0, 0, 0], 0.2),
    box(1.5, 2.2, 2.42, plastic('#26292c'), [0, 2.25, 0], [0, 0, 0], 0.16),
    lantern(0.6, [0, 3.6, -0.2]),
    lantern(0.52, [0, 2.5, 1.1], [90, 0, 0]),
    lantern(0.52, [1.25, 2.5, 0], [0, 0, -90]),
    label(['MAAPAK', '3D · 12 LINES'], 1.2, 0.4, [0, 1.55, 1.22], [0, 0, 0], { ink: '#ffffff' }),
    pair((side) => cylinder(0.16, 0.08, side === 1 ? plastic(accent) : white, [side * 0.3, 3.7, 0.75])),
    put(
      group(
        box(1.0, 0.3, 2.0, plastic('#26292c'), [0, 0.15, 0], [0, 0, 0], 0.1),
        repeat(6, (key) => cylinder(0.13, 0.06, key === 0 ? plastic('#c2212b') : white, [key % 2 ? 0.24 : -0.24, 0.32, -0.6 + Math.floor(key / 2) * 0.45])),
      ),
      [2.7, 0, 2.0],
      [0, 24, 0],
    ),
  );
}

function distanceMeter() {
  return put(
    group(
      box(2.4, 5.6, 1.2, plastic('#26292c'), [0, 2.8, 0], [0, 0, 0], 0.36),
      pair((side) => box(0.3, 4.2, 1.26, coat, [side * 1.12, 2.6, 0], [0, 0, 0], 0.12)),
      box(1.9, 2.1, 0.06, black, [0, 4.0, 0.6], [0, 0, 0], 0.02),
      label(['4.325', '6.180', '26.728'], 1.6, 1.7, [0, 4.0, 0.635], [0, 0, 0], { on: '#b9c6b8', ink: '#1a231c' }),
      cylinder(0.42, 0.14, plastic('#c2212b'), [0, 2.35, 0.62], [90, 0, 0]),
      label('ON', 0.4, 0.24, [0, 2.35, 0.7], [0, 0, 0], { ink: '#ffffff' }),
      repeat(6, (key) => box(0.5, 0.3, 0.12, grey, [(key % 3) * 0.62 - 0.62, 1.5 - Math.floor(key / 3) * 0.5, 0.6], [0, 0, 0], 0.05)),
      label('MAAPAK MD-60', 1.5, 0.2, [0, 0.5, 0.605], [0, 0, 0], { ink: accent }),
      pair((side) => cylinder(side === 1 ? 0.3 : 0.2, 0.06, side === 1 ? plastic('#3b1014') : glow('#ff5046'), [side * 0.5, 5.61, 0])),
      ring(0.3, 0.05, black, [1.1, 0.2, -0.3]),
    ),
    [0, 0, 0],
    [-6, 0, 0],
  );
}

export const scenes: Scenes = {
  'MA-32': { build: automatic, first: { from: [-24, 10] }, second: { from: [30, 12], near: 2.6, at: [0.5, 0.84, 0.55] } },
  'ML-2R': { build: crossLine, first: { from: [-28, 14] }, second: { from: [-14, 36], near: 1.9, at: [0.5, 0.76, 0.5] } },
  'ML-12G': { build: threePlanes, first: { from: [26, 16] }, second: { from: [-30, 14] } },
  'MR-400': { build: rotaryLaser, first: { from: [-16, 16] }, second: { from: [30, 16] } },
  'MD-60': { build: distanceMeter, first: { from: [-30, 16] }, second: { from: [28, 30] } },
};
