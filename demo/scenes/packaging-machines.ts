import { bandSealer } from './band-sealers.ts';
import { brands } from './brands.ts';
import { button, display, gauge, vents } from './fittings.ts';
import { label } from './labels.ts';
import { black, clear, darkSteel, plastic, rubber, stainless, steel } from './materials.ts';
import { pouchMachine } from './pouch-machines.ts';
import type { Scenes } from './scene.ts';
import { shrinkTunnel } from './shrink-tunnels.ts';
import { bar, box, cylinder, group, pair, put, repeat, rod } from './solids.ts';
import { strappingMachine } from './strapping-machines.ts';

const green = brands.Dhanvi.body;

/** Leans back, so that its timer is read from above. */
function timerConsole() {
  return group(
    box(2.57, 0.62, 0.3, stainless, [0, 0, 0], [0, 0, 0], 0.05),
    box(1.75, 0.4, 0.02, black, [-0.3, 0, 0.155]),
    display('12.5 s', 0.6, 0.22, [-0.75, 0, 0.17]),
    repeat(4, (i) => button(0.07, plastic('#3aa6a0'), [-0.2 + i * 0.22, 0, 0.17])),
    gauge(0.2, [0.9, 0, 0.2]),
  );
}

/** Holds the lid open at one side. */
const gasStrut = (x: number) =>
  group(
    put(group(cylinder(0.075, 0.8, black, [0, 0.44, 0]), cylinder(0.035, 0.7, steel, [0, 1.05, 0])), [x, 2.86, 0.3], [-25.8, 0, 0]),
    [[2.86, 0.3], [4.14, -0.3]].map(([y, z]) => rod(0.1, 0.2, darkSteel, [x - Math.sign(x) * 0.04, y as number, z as number])),
  );

function vacuum() {
  const lidded = group(
    box(2.6, 2.4, 2.6, stainless, [0, 1.8, 0], [0, 0, 0], 0.06),
    vents(1.2, 0.7, 6, [0, 1.2, 1.31]),
    put(timerConsole(), [0, 2.86, 1.22], [-38, 0, 0]),
    box(2.4, 0.12, 2.2, darkSteel, [0, 3.05, -0.1]),
    box(2.0, 0.16, 0.16, rubber, [0, 3.18, 0.75]),
    put(
      group(
        box(2.5, 0.5, 2.3, clear('#a9c4c9', 0.42), [0, 0.25, 1.15], [0, 0, 0], 0.15),
        pair((side) => [box(0.08, 0.14, 2.3, stainless, [side * 1.24, 0.07, 1.15]), box(0.5, 0.1, 0.5, stainless, [side * 0.75, 0.06, 0.22])]),
        [0.02, 2.28].map((z) => box(2.4, 0.14, 0.08, stainless, [0, 0.07, z])),
        bar([[-0.7, 0.3, 2.35], [-0.7, 0.3, 2.6], [0.7, 0.3, 2.6], [0.7, 0.3, 2.35]], 0.06, black),
      ),
      [0, 3.2, -1.2],
      [-42, 0, 0],
    ),
    // The hinges' leaves go down the back of the casing.
    pair((side) => [rod(0.1, 0.56, darkSteel, [side * 0.75, 3.2, -1.24]), box(0.5, 0.5, 0.08, stainless, [side * 0.75, 2.95, -1.32])]),
    pair((side) => gasStrut(side * 1.36)),
    label(['DHANVI', 'VP-400'], 1.2, 0.5, [0, 2.15, 1.305], [0, 0, 0], { ink: green }),
    pair((side) => pair((end) => cylinder(0.2, 0.2, rubber, [side * 1.05, 0.52, end * 1.05], [0, 0, 0], 0.16))).flat(),
  );
  return put(lidded, [0, -0.42, 0]);
}

export const scenes: Scenes = {
  'VP-400': { build: vacuum, first: { from: [-28, 20] }, second: { from: [10, 50] } },
  'FF-100': { build: pouchMachine, first: { from: [24, 12] }, second: { from: [18, 14], near: 2.4, at: [0.5, 0.48, 0.7] } },
  'SW-4525': { build: shrinkTunnel, first: { from: [-24, 18] } },
  'SP-19B': { build: strappingMachine, first: { from: [-26, 18] } },
  'BS-900H': { build: bandSealer, first: { from: [-24, 20] } },
};
