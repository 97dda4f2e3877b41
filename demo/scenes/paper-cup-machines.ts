import { brands } from './brands.ts';
import { countingTable } from './paper-cup-counters.ts';
import { paperCupFormer } from './paper-cup-formers.ts';
import { platePress } from './plate-presses.ts';
import type { Scenes } from './scene.ts';

const green = brands.Dhanvi.body;

export const scenes: Scenes = {
  'PC-65': { build: () => paperCupFormer({ color: green, speed: '65/min', ultrasonic: false }), first: { from: [-26, 18] }, second: { from: [150, 20] } },
  'PC-100U': { build: () => paperCupFormer({ color: '#3a5f8a', speed: '100/min', ultrasonic: true }), first: { from: [28, 18] }, second: { from: [28, 14], near: 2.7, at: [0.8, 0.66, 0.9] } },
  'PP-4H': { build: platePress, first: { from: [-26, 18] } },
  'PCT-1': { build: countingTable, first: { from: [26, 24] } },
};
