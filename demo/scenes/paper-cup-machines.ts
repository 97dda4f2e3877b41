import { brands } from './brands.ts';
import { gauge } from './fittings.ts';
import { label } from './labels.ts';
import { cabinet, controls, smallMotor, table } from './machines.ts';
import { chrome, darkSteel, matt, paint, stainless, steel } from './materials.ts';
import { paperCupFormer } from './paper-cup-formers.ts';
import { cupStack } from './paper-cups.ts';
import type { Scenes } from './scene.ts';
import { bar, box, cylinder, group, lathe, pair, put, repeat } from './solids.ts';

const green = brands.Dhanvi.body;

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
      group(put(cupStack(14, ['#b3261e', '#1e5fa6', '#2d6e4e', '#e58a12'][index] as string), [-1.55, 2.55, -0.6 + index * 0.4], [0, 0, -90]), box(3.2, 0.05, 0.05, chrome, [0.2, 2.3, -0.8 + index * 0.4])),
    ),
    box(3.2, 0.05, 0.05, chrome, [0.2, 2.3, 0.8]),
    controls(0.7, 0.8, [2.0, 2.7, 0.6], '0050', [-15, 15, 0]),
    label('DHANVI', 1.0, 0.24, [0, 1.95, 1.0]),
  );
}

export const scenes: Scenes = {
  'PC-65': { build: () => paperCupFormer({ color: green, speed: '65/min', ultrasonic: false }), first: { from: [-26, 18] } },
  'PC-100U': { build: () => paperCupFormer({ color: '#3a5f8a', speed: '100/min', ultrasonic: true }), first: { from: [28, 18] }, second: { from: [-30, 22] } },
  'PP-4H': { build: plateMachine, first: { from: [-26, 18] } },
  'PCT-1': { build: countingTable, first: { from: [-30, 26] } },
};
