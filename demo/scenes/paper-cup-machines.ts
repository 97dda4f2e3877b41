import { brands } from './brands.ts';
import { gauge } from './fittings.ts';
import { label } from './labels.ts';
import { cabinet, controls, smallMotor, table } from './machines.ts';
import { aluminium, black, castIron, chrome, clear, darkSteel, matt, paint, rubber, stainless, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, bar, box, cylinder, group, lathe, pair, put, repeat, rod, scaled } from './solids.ts';

const green = brands.Dhanvi.body;
const paper = matt('#f3efe6');

const cup = (color: string) =>
  group(lathe([[0.2, 0], [0.3, 0.72], [0.32, 0.74], [0.3, 0.76], [0.28, 0.72], [0.18, 0.03], [0, 0.03]], paper), lathe([[0.236, 0.16], [0.287, 0.54]], matt(color)));

const stack = (count: number, color: string) => group(repeat(count, (index) => put(cup(color), [0, index * 0.13, 0])));

/** Next to a machine of nearly two tonnes, cups are small. */
const smallStack = (count: number, color: string) => scaled(stack(count, color), 0.42);

/** A turret of moulds on a cabinet, magazines of blanks above, cups coming out in front. */
function cupMachine(color: string, ultrasonic: boolean) {
  return group(
    put(cabinet(4.6, 1.9, 2.4, color, 'DHANVI'), [0, 0.2, 0]),
    box(4.8, 0.16, 2.6, stainless, [0, 2.15, 0]),
    pair((side) => pair((end) => cylinder(0.18, 0.24, rubber, [side * 2, 0.1, end]))).flat(),
    cylinder(0.95, 0.25, steel, [-0.6, 2.5, 0.1]),
    around(8, (degrees) =>
      put(
        lathe([[0, -0.1], [0.19, -0.1], [0.19, 0], [0.14, 0], [0.1, 0.3], [0, 0.3]], aluminium),
        [-0.6 + Math.cos((degrees * Math.PI) / 180) * 0.8, 2.62, 0.1 + Math.sin((degrees * Math.PI) / 180) * 0.8],
      ),
    ),
    cylinder(0.4, 0.8, castIron, [-0.6, 2.9, 0.1]),
    box(0.5, 1.5, 0.5, paint(color), [1.1, 2.9, -0.5]),
    box(2.4, 0.4, 0.6, paint(color), [0.1, 3.75, -0.5], [0, 0, 0], 0.06),
    repeat(3, (index) => group(cylinder(0.1, 0.9, chrome, [-0.8 + index * 0.7, 3.2, -0.4]), box(0.3, 0.3, 0.3, darkSteel, [-0.8 + index * 0.7, 2.8, -0.3]))),
    put(
      group(repeat(24, (index) => box(0.44, 0.016, 0.34, paper, [0, index * 0.025, 0])), pair((side) => cylinder(0.03, 1.1, chrome, [side * 0.26, 0.5, 0.14]))),
      [1.9, 2.3, 0.4],
    ),
    put(group(rod(0.65, 0.4, paper), rod(0.2, 0.6, black)), [1.9, 3.7, -0.6]),
    [8, 14, 11, 5].map((count, index) => put(smallStack(count, '#b3261e'), [-2.05 + (index % 2) * 0.3, 2.23, 0.95 - Math.floor(index / 2) * 0.3])),
    ultrasonic ? [box(4.6, 1.9, 0.05, clear('#cfe0e4', 0.3), [0, 3.2, 1.25]), pair((side) => box(0.12, 2, 0.12, aluminium, [side * 2.3, 3.2, 1.25])), box(4.7, 0.12, 0.12, aluminium, [0, 4.2, 1.25])] : [],
    controls(0.9, 1.2, [2.3, 4.3, 0.2], ultrasonic ? '100/min' : '65/min', [0, 25, 0]),
    bar([[2.3, 2.2, 0], [2.3, 3.8, 0]], 0.08, steel),
    put(smallStack(6, '#1e5fa6'), [0.6, 2.23, 1.0]),
    put(smallStack(1, '#1e5fa6'), [0.95, 2.23, 1.05]),
  );
}

function plateMachine() {
  const coat = paint(green);
  return group(
    put(cabinet(3.2, 1.6, 1.8, green, 'DHANVI'), [0, 0, 0]),
    pair((side) =>
      group(
        cylinder(0.45, 0.4, steel, [side * 0.8, 1.8, 0.1]),
        cylinder(0.4, 0.5, steel, [side * 0.8, 2.8, 0.1]),
        cylinder(0.16, 0.8, chrome, [side * 0.8, 3.4, 0.1]),
        put(lathe([[0, 0], [0.35, 0], [0.52, 0.1], [0.5, 0.12], [0.34, 0.03], [0, 0.03]], matt('#c9cdd0')), [side * 0.8, 2.02, 0.1]),
      ),
    ),
    pair((side) => cylinder(0.12, 2.6, darkSteel, [side * 1.45, 2.7, 0])),
    cylinder(0.12, 2.6, darkSteel, [0, 2.7, -0.5]),
    box(3.2, 0.35, 1.3, coat, [0, 3.9, 0], [0, 0, 0], 0.06),
    pair((side) => cylinder(0.38, 1.1, coat, [side * 0.8, 4.6, 0])),
    gauge(0.24, [0, 4.2, 0.66]),
    bar([[1.45, 2.6, 0], [1.95, 2.6, 0.36]], 0.07, darkSteel),
    controls(0.7, 0.9, [1.95, 2.6, 0.5], '120°'),
    put(
      group(
        repeat(16, (index) =>
          put(lathe([[0, 0], [0.4, 0], [0.62, 0.14], [0.6, 0.16], [0.38, 0.03], [0, 0.03]], matt('#d5d8da'), undefined, undefined, 30), [0, index * 0.05, 0]),
        ),
      ),
      [-2.3, 0, 1.0],
    ),
    smallMotor(0.4, green, [2.3, 0.52, -0.4], [0, 90, 0], 1.5),
  );
}

function countingTable() {
  return group(
    table(4.6, 2.2, 2.0, stainless, paint('#7d8488')),
    box(0.5, 0.6, 1.8, paint(green), [-1.9, 2.5, 0], [0, 0, 0], 0.06),
    repeat(4, (index) =>
      group(put(stack(14, ['#b3261e', '#1e5fa6', '#2d6e4e', '#e58a12'][index] as string), [-1.55, 2.55, -0.6 + index * 0.4], [0, 0, -90]), box(3.2, 0.05, 0.05, chrome, [0.2, 2.3, -0.8 + index * 0.4])),
    ),
    box(3.2, 0.05, 0.05, chrome, [0.2, 2.3, 0.8]),
    controls(0.7, 0.8, [2.0, 2.7, 0.6], '0050', [-15, 15, 0]),
    label('DHANVI', 1.0, 0.24, [0, 1.95, 1.0]),
  );
}

export const scenes: Scenes = {
  'PC-65': { build: () => cupMachine(green, false), first: { from: [-26, 18] } },
  'PC-100U': { build: () => cupMachine('#3a5f8a', true), first: { from: [28, 18] }, second: { from: [-30, 22] } },
  'PP-4H': { build: plateMachine, first: { from: [-26, 18] } },
  'PCT-1': { build: countingTable, first: { from: [-30, 26] } },
};
