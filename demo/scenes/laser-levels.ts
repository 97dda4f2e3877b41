import { button, display } from './fittings.ts';
import { label } from './marks.ts';
import { aluminium, black, chrome, clear, glow, metal, paint, plastic, rubber } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, bar, box, cylinder, group, lathe, pair, put, repeat, rod } from './solids.ts';

/** Three legs that meet under a plate at the given height. */
const tripod = (height: number, spread: number) =>
  group(
    cylinder(0.55, 0.2, aluminium, [0, height, 0]),
    around(3, (degrees) =>
      put(
        group(
          bar([[0.35, height - 0.1, 0], [spread * 0.62, height * 0.42, 0]], 0.14, plastic('#e0a10f')),
          bar([[spread * 0.5, height * 0.55, 0], [spread, 0.05, 0]], 0.09, aluminium),
          cylinder(0.16, 0.24, black, [spread * 0.6, height * 0.44, 0]),
        ),
        [0, 0, 0],
        [0, degrees + 30, 0],
      ),
    ),
  );

function automatic() {
  return group(
    tripod(6, 2.3),
    put(
      group(
        cylinder(0.75, 0.25, black, [0, 0.15, 0]),
        around(3, (degrees) => put(cylinder(0.16, 0.3, chrome, [0.6, -0.08, 0]), [0, 0, 0], [0, degrees, 0])),
        cylinder(0.7, 0.3, metal('#d5d8da', 0.5), [0, 0.42, 0]),
        box(2.0, 1.1, 1.2, paint('#2f6f86'), [0, 1.05, 0], [0, 0, 0], 0.3),
        rod(0.5, 0.9, black, [1.3, 1.05, 0]),
        rod(0.44, 0.05, clear('#27425a', 0.95), [1.75, 1.05, 0]),
        rod(0.26, 0.8, black, [-1.3, 1.05, 0]),
        cylinder(0.24, 0.3, black, [0.2, 1.05, 0.7], [90, 0, 0]),
        label('MAAPAK 32x', 1.2, 0.26, [-0.1, 1.3, 0.605], [0, 0, 0], { ink: '#ffffff' }),
        box(0.6, 0.12, 0.3, black, [0, 1.66, 0]),
      ),
      [0, 6.2, 0],
    ),
    put(
      group(
        box(0.6, 7.6, 0.2, plastic('#f1efe4')),
        repeat(20, (index) => box(index % 2 ? 0.2 : 0.34, 0.18, 0.02, plastic(index % 4 < 2 ? '#c2212b' : '#1d2023'), [-0.1, -3.6 + index * 0.37, 0.105])),
      ),
      [3.3, 3.8, -0.8],
      [0, 0, 0],
    ),
  );
}

/** A small box with windows from which beams come. */
function crossLine(color: string, beam: string, cones: number, stand: boolean) {
  return group(
    stand
      ? [
          around(3, (degrees) => put(bar([[0.3, 0.7, 0], [1.3, 0.08, 0]], 0.09, aluminium), [0, 0, 0], [0, degrees, 0])),
          cylinder(0.5, 0.3, black, [0, 0.8, 0]),
          cylinder(0.9, 0.16, aluminium, [0, 1.0, 0]),
        ]
      : [box(1.4, 0.16, 1.4, black, [0, 0.6, 0], [0, 0, 0], 0.06), cylinder(0.16, 0.5, chrome, [0, 0.3, 0]), box(1.7, 0.12, 1.2, black, [0, 0.06, 0])],
    box(1.7, 1.9, 1.9, plastic(color), [0, 2.05, 0], [0, 0, 0], 0.28),
    box(1.75, 0.9, 1.95, rubber, [0, 1.55, 0], [0, 0, 0], 0.25),
    box(0.7, 1.0, 0.1, black, [0, 2.35, 0.95], [0, 0, 0], 0.04),
    box(0.44, 0.6, 0.06, clear(beam, 0.9), [0, 2.4, 1.0]),
    cylinder(0.13, 0.03, glow(beam), [0, 2.4, 1.03], [90, 0, 0]),
    cones > 1
      ? [
          lathe([[0, 0], [0.6, 0], [0.5, 0.5], [0.3, 0.7], [0, 0.72]], clear('#dfe9ec', 0.5), [0, 3.0, 0]),
          cylinder(0.2, 0.4, glow(beam), [0, 3.2, 0]),
          cylinder(0.62, 0.12, black, [0, 3.0, 0]),
          pair((side) => group(box(0.1, 0.9, 0.8, black, [side * 0.86, 2.35, 0], [0, 0, 0], 0.04), box(0.06, 0.5, 0.4, clear(beam, 0.9), [side * 0.92, 2.4, 0]))),
        ]
      : box(1.0, 0.1, 0.5, black, [0, 3.02, 0], [0, 0, 0], 0.04),
    button(0.12, plastic('#d5d8da'), [0.5, 1.6, 0.97]),
    label('MAAPAK', 0.8, 0.2, [-0.2, 1.6, 0.985], [0, 0, 0], { ink: '#ffffff' }),
  );
}

function rotary() {
  return group(
    box(2.6, 0.5, 2.6, rubber, [0, 0.3, 0], [0, 0, 0], 0.2),
    lathe([[0, 0.3], [1.2, 0.3], [1.25, 0.7], [1.0, 1.7], [0.9, 2.2], [0, 2.2]], plastic('#e0a10f')),
    pair((side) => bar([[side * 1.0, 0.8, 0], [side * 1.5, 1.6, 0], [side * 1.0, 2.5, 0]], 0.17, rubber, 0.4)),
    cylinder(0.75, 0.8, clear('#cfdde2', 0.35), [0, 2.65, 0]),
    cylinder(0.3, 0.7, black, [0, 2.6, 0]),
    around(4, (degrees) => put(box(0.08, 0.8, 0.12, black, [0.74, 2.65, 0]), [0, 0, 0], [0, degrees + 45, 0])),
    cylinder(0.82, 0.18, plastic('#e0a10f'), [0, 3.12, 0]),
    box(0.16, 0.1, 0.3, glow('#ff3b26'), [0, 2.7, 0.3]),
    display('0.00°', 0.7, 0.26, [0, 1.2, 1.24], [-14, 0, 0]),
    repeat(3, (index) => button(0.1, plastic('#d5d8da'), [-0.34 + index * 0.34, 0.78, 1.28], [-6, 0, 0])),
    put(group(box(0.9, 1.8, 0.4, plastic('#e0a10f'), [0, 0, 0], [0, 0, 0], 0.12), display('▲ 0', 0.6, 0.4, [0, 0.4, 0.23]), box(0.3, 0.5, 0.06, clear('#401015', 0.9), [0, -0.4, 0.2])), [2.6, 0.92, 0.6], [0, -14, 0]),
  );
}

function distance() {
  return put(
    group(
      box(1.5, 3.6, 0.75, plastic('#2b3036'), [0, 0, 0], [0, 0, 0], 0.25),
      pair((side) => box(0.3, 2.8, 0.8, plastic('#8f1d2c'), [side * 0.66, -0.2, 0], [0, 0, 0], 0.14)),
      display('12.486 m', 1.1, 0.95, [0, 0.9, 0.4]),
      button(0.26, plastic('#c2212b'), [0, -0.05, 0.36]),
      repeat(6, (index) => box(0.34, 0.24, 0.06, plastic('#c9cccd'), [(index % 3) * 0.42 - 0.42, -0.65 - Math.floor(index / 3) * 0.42, 0.38], [0, 0, 0], 0.025)),
      label('MAAPAK', 0.7, 0.16, [0, -1.5, 0.378], [0, 0, 0], { ink: '#ffffff' }),
      pair((side) => cylinder(0.17, 0.06, clear('#c2212b', 0.9), [side * 0.32, 1.8, 0])),
    ),
    [0, 1.8, 0],
    [-12, 0, 0],
  );
}

export const scenes: Scenes = {
  'MA-32': { build: automatic, first: { from: [24, 10] }, second: { from: [-30, 16], near: 2.6, at: [0.35, 0.86, 0.5] } },
  'ML-2R': { build: () => crossLine('#8f1d2c', '#d8261b', 1, false), first: { from: [-28, 16] } },
  'ML-12G': { build: () => crossLine('#2d3a34', '#1fae55', 3, true), first: { from: [28, 16] } },
  'MR-400': { build: rotary, first: { from: [-22, 16] } },
  'MD-60': { build: distance, first: { from: [24, 14] }, second: { from: [-34, 20] } },
};
