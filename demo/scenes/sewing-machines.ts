
import { bagCloser } from './bag-closers.ts';
import { brands } from './brands.ts';
import { button, knob } from './fittings.ts';
import { label } from './labels.ts';
import { smallMotor, table } from './machines.ts';
import { black, castIron, chrome, cream, gloss, grey, matt, paint, plastic, rubber, steel, wood } from './materials.ts';
import type { Scenes } from './scene.ts';
import { sewingHead } from './sewing-heads.ts';
import { bar, box, cylinder, group, lathe, pair, put, ring, rod, scaled, tube } from './solids.ts';

const handWheel = (radius: number) => group(ring(radius, 0.1, black, [0, 0, 0], [0, 90, 0]), rod(radius * 0.9, 0.08, black), rod(0.14, 0.24, chrome));

const cone = (color: string) =>
  group(lathe([[0, 0], [0.28, 0], [0.14, 0.75], [0, 0.75]], matt(color)), cylinder(0.02, 1, steel, [0, 0.5, 0]));

function onTable(machine: ReturnType<typeof sewingHead>, coat: string) {
  return group(
    scaled(table(7, 4.1, 2.8, plastic('#e4e1d8'), paint('#7d8488')), 1),
    put(machine, [0.2, 4.1, -0.1]),
    // Motor under the table; its belt goes up to the hand wheel.
    smallMotor(0.45, coat, [1.1, 3.1, -0.1], [0, 0, 0], 1.6),
    rod(0.24, 0.2, black, [2.33, 3.1, -0.1]),
    pair((side) => bar([[2.33, 3.1, -0.1 + side * 0.22], [2.33, 6.1, -0.1 + side * 0.4]], 0.03, rubber)),
    box(1.5, 0.4, 1.4, plastic('#c9cbc6'), [-2.2, 3.78, 0.3], [0, 0, 0], 0.04),
    put(box(1.8, 0.08, 1.1, castIron), [0.2, 0.5, 0.2], [12, 0, 0]),
    bar([[1.6, 0.5, 0], [1.6, 3.4, -0.4]], 0.05, steel),
    box(0.6, 0.8, 0.5, grey, [2.9, 3.55, 0.7], [0, 0, 0], 0.05),
    button(0.1, plastic('#c2212b'), [2.9, 3.65, 0.96]),
    group(
      cylinder(0.05, 3, steel, [3, 5.5, -1]),
      bar([[3, 6.9, -1], [1.9, 6.9, -1]], 0.04, steel),
      put(cone('#b3261e'), [2.7, 4.15, -1]),
      put(cone('#1e5fa6'), [2.1, 4.15, -1.1]),
    ),
  );
}

function overlock() {
  const coat = paint(brands.Sutra.body);
  return group(
    box(2.6, 0.4, 2.0, coat, [0, 0.2, 0], [0, 0, 0], 0.1),
    box(2.4, 1.2, 1.5, coat, [0.1, 0.9, -0.1], [0, 0, 0], 0.22),
    box(2.4, 0.8, 1.0, coat, [0.1, 1.8, -0.3], [0, 0, 0], 0.24),
    box(1.2, 0.9, 0.1, plastic('#d7dbe0'), [0.5, 0.85, 0.68], [0, 0, 0], 0.04),
    label('SUTRA', 1.0, 0.28, [0.3, 1.85, 0.21], [0, 0, 0], { ink: brands.Sutra.accent }),
    box(1.0, 0.08, 1.2, chrome, [-0.9, 0.98, 0.4]),
    cylinder(0.06, 0.7, chrome, [-0.9, 1.35, 0.2]),
    box(0.3, 0.05, 0.5, chrome, [-0.9, 1.05, 0.3]),
    [0, 1, 2, 3].map((index) => knob(0.13, [-0.35 + index * 0.34, 2.2 - (index % 2) * 0.06, 0.12], [-25, 0, 0], plastic(['#b3261e', '#e9b824', '#1e8a4c', '#1e5fa6'][index] as string))),
    put(handWheel(0.6), [1.5, 1.2, -0.2]),
    cylinder(0.05, 2.0, steel, [0.2, 3.0, -1.0]),
    bar([[-1, 3.9, -1], [1.4, 3.9, -1]], 0.05, steel),
    box(3.2, 0.08, 0.9, plastic('#5a5f63'), [0.2, 0.1, -1.4]),
    [0, 1, 2, 3].map((index) => put(cone(['#b3261e', '#e9b824', '#1e8a4c', '#1e5fa6'][index] as string), [-1 + index * 0.8, 0.15, -1.45])),
    [0, 1, 2, 3].map((index) => tube([[-1 + index * 0.8, 1.1, -1.45], [-0.7 + index * 0.55, 3.9, -1], [-0.35 + index * 0.34, 2.35, 0]], 0.012, white)),
  );
}
const white = plastic('#f4f4f0');

function silai() {
  const coat = gloss('#15181b');
  return group(
    box(4.4, 0.5, 1.7, wood, [0, 0.25, 0], [0, 0, 0], 0.06),
    put(sewingHead(coat, 'SUTRA', '#e2b94b', 0.92), [0, 0.5, 0]),
    label('SILAI · SD-2020', 1.9, 0.24, [0.1, 0.25, 0.852], [0, 0, 0], { ink: '#e2b94b' }),
    group(rod(0.08, 0.5, steel, [2.6, 2.34, 0]), box(0.08, 0.8, 0.16, steel, [2.8, 2.02, 0], [0, 0, 0], 0.03), rod(0.13, 0.55, wood, [3.1, 1.7, 0])),
  );
}

export const scenes: Scenes = {
  'SZ-20U': { build: () => onTable(sewingHead(paint('#dfe3e0'), 'SUTRA', '#26495a', 1.1), '#5a6468'), first: { from: [28, 16] } },
  'SBC-26': { build: bagCloser, first: { from: [24, 16] } },
  'SW-1541': { build: () => onTable(sewingHead(paint('#3c5a52'), 'SUTRA', '#ffffff', 1.25), '#33383b'), first: { from: [-24, 18] } },
  'SL-8700': { build: () => onTable(sewingHead(cream, 'SUTRA', '#26495a'), '#33383b') },
  'SO-747F': { build: overlock, first: { from: [-28, 18] } },
  'SD-2020': { build: silai, first: { from: [-22, 16] }, second: { from: [30, 14] } },
};
