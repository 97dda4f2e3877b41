import type { Material } from 'three';
import { bagCloser } from './bag-closers.ts';
import { brands } from './brands.ts';
import { button, knob } from './fittings.ts';
import { label } from './labels.ts';
import { smallMotor, table } from './machines.ts';
import { black, castIron, chrome, cream, gloss, grey, matt, paint, plastic, steel, wood } from './materials.ts';
import type { Scenes } from './scene.ts';
import { bar, box, cylinder, extrude, group, lathe, outline, put, ring, rod, scaled, sleeve, tube } from './solids.ts';

/** The arm over its bed: needle at the left, hand wheel at the right. */
function head(coat: Material, name: string, ink: string, tall = 1) {
  const arm = outline(
    [
      [-2, 0],
      [-2, 0.34],
      [1.05, 0.34],
      [1.05, 1.55 * tall],
      [-1.3, 1.6 * tall],
      [-1.3, 1.0 * tall],
      [-1.95, 1.0 * tall],
      [-1.95, 2.25 * tall],
      [-1.6, 2.4 * tall],
      [1.7, 2.4 * tall],
      [2.05, 2.1 * tall],
      [2.05, 0],
    ],
    0.22,
  );
  return group(
    extrude(arm, 0.85, coat, [0, 0, 0], [0, 0, 0], 0.11),
    box(4.1, 0.2, 1.3, coat, [0, 0.1, 0]),
    box(0.5, 0.02, 0.8, chrome, [-1.6, 0.352, 0]),
    cylinder(0.06, 1.1 * tall, chrome, [-1.62, 0.85 * tall, 0]),
    cylinder(0.09, 0.4, chrome, [-1.62, 1.0 * tall, 0.14]),
    box(0.3, 0.05, 0.4, chrome, [-1.62, 0.42, 0.08]),
    cylinder(0.025, 0.4, steel, [-1.62, 0.6, 0]),
    label(name, 1.7, 0.36, [0.1, 1.98 * tall, 0.43], [0, 0, 0], { ink }),
    knob(0.16, [1.5, 1.3 * tall, 0.42], [0, 0, 0], chrome),
    group(cylinder(0.13, 0.1, chrome, [0, 0, 0], [90, 0, 0]), cylinder(0.05, 0.25, chrome, [0, 0, 0.05], [90, 0, 0]))
      .translateX(-1.65)
      .translateY(1.7 * tall)
      .translateZ(0.45),
    put(handWheel(0.62), [2.3, 1.75 * tall, 0]),
    rod(0.2, 0.5, coat, [2.05, 1.75 * tall, 0]),
    box(0.1, 0.3, 0.1, chrome, [-1.1, 2.5 * tall, 0]),
    [0.5, 0.9].map((x) => cylinder(0.03, 0.7, steel, [x, 2.6 * tall, -0.15])),
  );
}

const handWheel = (radius: number) => group(ring(radius, 0.1, black, [0, 0, 0], [0, 90, 0]), rod(radius * 0.9, 0.08, black), rod(0.14, 0.24, chrome));

const cone = (color: string) =>
  group(lathe([[0, 0], [0.28, 0], [0.14, 0.75], [0, 0.75]], matt(color)), cylinder(0.02, 1, steel, [0, 0.5, 0]));

function onTable(machine: ReturnType<typeof head>, coat: string) {
  return group(
    scaled(table(7, 4.1, 2.8, plastic('#e4e1d8'), paint('#7d8488')), 1),
    put(machine, [0.2, 4.1, -0.1]),
    smallMotor(0.45, coat, [0.6, 3.2, -0.5], [0, 90, 0], 1.4),
    put(box(1.8, 0.08, 1.1, castIron), [0.2, 0.5, 0.2], [12, 0, 0]),
    bar([[1.6, 0.5, 0], [1.6, 3.4, -0.4]], 0.05, steel),
    box(0.6, 0.8, 0.5, grey, [2.4, 3.5, 0.6], [0, 0, 0], 0.05),
    button(0.1, plastic('#c2212b'), [2.4, 3.6, 0.86]),
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
    put(head(coat, 'SUTRA', '#e2b94b', 0.92), [0, 0.5, 0]),
    label('SILAI · SD-2020', 1.9, 0.24, [0.1, 0.25, 0.852], [0, 0, 0], { ink: '#e2b94b' }),
    put(sleeve(0.5, 0.4, 0.1, chrome), [2.3, 2.1, 0], [0, 0, 90]),
    group(rod(0.06, 0.8, steel, [2.7, 1.85, 0]), cylinder(0.12, 0.5, wood, [3.1, 1.85, 0.3], [90, 0, 0])),
  );
}

export const scenes: Scenes = {
  'SZ-20U': { build: () => onTable(head(paint('#dfe3e0'), 'SUTRA', '#26495a', 1.1), '#5a6468'), first: { from: [28, 16] } },
  'SBC-26': { build: bagCloser, first: { from: [24, 16] } },
  'SW-1541': { build: () => onTable(head(paint('#3c5a52'), 'SUTRA', '#ffffff', 1.25), '#33383b'), first: { from: [-24, 18] } },
  'SL-8700': { build: () => onTable(head(cream, 'SUTRA', '#26495a'), '#33383b') },
  'SO-747F': { build: overlock, first: { from: [-28, 18] } },
  'SD-2020': { build: silai, first: { from: [-22, 16] }, second: { from: [30, 14] } },
};
