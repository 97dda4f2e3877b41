import { brands } from './brands.ts';
import { label } from './labels.ts';
import { controls, table } from './machines.ts';
import { chrome, metal, paint } from './materials.ts';
import { paperCupFormer } from './paper-cup-formers.ts';
import { cupStack } from './paper-cups.ts';
import { platePress } from './plate-presses.ts';
import type { Scenes } from './scene.ts';
import { box, cylinder, group, pair, put, repeat } from './solids.ts';

const green = brands.Dhanvi.body;

/** Between two rows of cups, on two feet. */
const rail = (z: number) => group(box(3.2, 0.05, 0.05, chrome, [0.2, 2.3, z]), pair((end) => cylinder(0.025, 0.1, chrome, [0.2 + end * 1.5, 2.25, z])));

function countingTable() {
  return group(
    table(4.6, 2.2, 2.0, metal('#d2d4d4', 0.5), paint('#7d8488')),
    box(0.5, 0.6, 1.8, paint(green), [-1.9, 2.5, 0], [0, 0, 0], 0.06),
    repeat(4, (index) =>
      group(put(cupStack(14, ['#b3261e', '#1e5fa6', '#2d6e4e', '#e58a12'][index] as string), [-1.55, 2.55, -0.6 + index * 0.4], [0, 0, -90]), rail(-0.8 + index * 0.4)),
    ),
    rail(0.8),
    cylinder(0.06, 0.4, chrome, [2.0, 2.35, 0.56]),
    controls(0.7, 0.8, [2.0, 2.7, 0.6], '0050', [-15, 15, 0]),
    box(3.5, 0.36, 0.06, paint(green), [0, 1.9, 0.84]),
    label('DHANVI   PCT-1', 1.5, 0.22, [0, 1.84, 0.873], [0, 0, 0], { ink: '#ffffff' }),
  );
}

export const scenes: Scenes = {
  'PC-65': { build: () => paperCupFormer({ color: green, speed: '65/min', ultrasonic: false }), first: { from: [-26, 18] }, second: { from: [150, 20] } },
  'PC-100U': { build: () => paperCupFormer({ color: '#3a5f8a', speed: '100/min', ultrasonic: true }), first: { from: [28, 18] }, second: { from: [28, 14], near: 2.7, at: [0.8, 0.66, 0.9] } },
  'PP-4H': { build: platePress, first: { from: [-26, 18] } },
  'PCT-1': { build: countingTable, first: { from: [-30, 26] } },
};
