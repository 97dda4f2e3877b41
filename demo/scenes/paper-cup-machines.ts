import { brands } from './brands.ts';
import { label } from './labels.ts';
import { controls, table } from './machines.ts';
import { chrome, paint, stainless } from './materials.ts';
import { paperCupFormer } from './paper-cup-formers.ts';
import { cupStack } from './paper-cups.ts';
import { platePress } from './plate-presses.ts';
import type { Scenes } from './scene.ts';
import { box, group, put, repeat } from './solids.ts';

const green = brands.Dhanvi.body;

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
  'PP-4H': { build: platePress, first: { from: [-26, 18] } },
  'PCT-1': { build: countingTable, first: { from: [-30, 26] } },
};
