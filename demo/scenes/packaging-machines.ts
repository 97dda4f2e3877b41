import { bandSealer } from './band-sealers.ts';
import { brands } from './brands.ts';
import { button, display, gauge, vents } from './fittings.ts';
import { label } from './labels.ts';
import { castors } from './machines.ts';
import { black, clear, darkSteel, plastic, rubber, stainless } from './materials.ts';
import { pouchMachine } from './pouch-machines.ts';
import type { Scenes } from './scene.ts';
import { shrinkTunnel } from './shrink-tunnels.ts';
import { bar, box, group, put, repeat } from './solids.ts';
import { strappingMachine } from './strapping-machines.ts';

const green = brands.Dhanvi.body;

/** Leans back, so that its timer is read from above. */
function timerConsole() {
  return group(
    box(2.6, 0.62, 0.3, stainless, [0, 0, 0], [0, 0, 0], 0.05),
    box(1.75, 0.4, 0.02, black, [-0.3, 0, 0.155]),
    display('12.5 s', 0.6, 0.22, [-0.75, 0, 0.17]),
    repeat(4, (i) => button(0.07, plastic('#3aa6a0'), [-0.2 + i * 0.22, 0, 0.17])),
    gauge(0.2, [0.9, 0, 0.2]),
  );
}

function vacuum() {
  return group(
    box(2.6, 2.4, 2.6, stainless, [0, 1.8, 0], [0, 0, 0], 0.06),
    vents(1.2, 0.7, 6, [0, 1.2, 1.31]),
    put(timerConsole(), [0, 2.86, 1.22], [-38, 0, 0]),
    box(2.4, 0.12, 2.2, darkSteel, [0, 3.05, -0.1]),
    box(2.0, 0.16, 0.16, rubber, [0, 3.18, 0.75]),
    put(
      group(
        box(2.5, 0.5, 2.3, clear('#a9c4c9', 0.42), [0, 0.25, 1.15], [0, 0, 0], 0.15),
        bar([[-0.7, 0.3, 2.35], [-0.7, 0.3, 2.6], [0.7, 0.3, 2.6], [0.7, 0.3, 2.35]], 0.06, black),
      ),
      [0, 3.2, -1.2],
      [-42, 0, 0],
    ),
    label(['DHANVI', 'VP-400'], 1.2, 0.5, [0, 2.15, 1.305], [0, 0, 0], { ink: green }),
    castors(2.5, 2.5, 0.22),
  );
}

export const scenes: Scenes = {
  'VP-400': { build: vacuum, first: { from: [-28, 20] } },
  'FF-100': { build: pouchMachine, first: { from: [24, 12] } },
  'SW-4525': { build: shrinkTunnel, first: { from: [-24, 18] } },
  'SP-19B': { build: strappingMachine, first: { from: [-26, 18] } },
  'BS-900H': { build: bandSealer, first: { from: [-24, 20] } },
};
