import { bandSealer } from './band-sealers.ts';
import { brands } from './brands.ts';
import { button, display, gauge, vents } from './fittings.ts';
import { label } from './labels.ts';
import { cabinet, castors, controls, stand } from './machines.ts';
import { aluminium, black, clear, darkSteel, matt, metal, paint, plastic, rubber, stainless, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { bar, box, cylinder, funnel, group, lathe, pair, put, repeat, rod } from './solids.ts';
import { strappingMachine } from './strapping-machines.ts';

const green = brands.Dhanvi.body;

function vacuum() {
  return group(
    box(2.6, 2.4, 2.6, stainless, [0, 1.8, 0], [0, 0, 0], 0.06),
    vents(1.2, 0.7, 6, [0, 1.2, 1.31]),
    box(2.6, 0.08, 0.5, stainless, [0, 3.1, 1.3], [35, 0, 0]),
    put(
      group(box(2.2, 0.5, 0.06, black), display('12.5 s', 0.6, 0.22, [-0.5, 0, 0.05]), repeat(4, (i) => button(0.07, plastic('#3aa6a0'), [0.1 + i * 0.26, 0, 0.04]))),
      [0, 2.75, 1.34],
    ),
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
    gauge(0.26, [0.85, 3.0, 1.35], [-30, 0, 0]),
    label(['DHANVI', 'VP-400'], 1.2, 0.5, [0, 2.15, 1.305], [0, 0, 0], { ink: green }),
    castors(2.5, 2.5, 0.22),
  );
}

function pouchMachine() {
  return group(
    put(cabinet(2.2, 2.6, 2.2, green, 'DHANVI'), [0, 0.4, 0]),
    castors(2.2, 2.2, 0.16, 0.4),
    box(2.0, 3.4, 0.3, stainless, [0, 4.6, -0.7]),
    box(1.6, 1.2, 0.8, stainless, [0, 5.4, 0], [0, 0, 0], 0.05),
    funnel([2.0, 2.0], 0.3, 1.4, stainless, [0, 6.7, 0]),
    cylinder(0.28, 1.5, stainless, [0, 4.2, 0.1]),
    lathe([[0.3, 0], [0.75, 0.6], [0.7, 0.65], [0.3, 0.1]], stainless, [0, 4.0, 0.1]),
    box(1.1, 0.3, 0.4, aluminium, [0, 3.5, 0.1]),
    rod(0.6, 1.2, matt('#f2f2ee'), [0, 4.9, -1.4]),
    box(1.0, 1.1, 0.1, clear('#d9e6ea', 0.4), [0, 3.4, 0.95]),
    repeat(3, (index) => box(0.36, 0.5, 0.08, plastic(index % 2 ? '#d8432b' : '#e9b824'), [0, 3.05 - index * 0.52, 0.3], [0, 0, 0], 0.03)),
    controls(0.9, 1.2, [1.5, 4.6, 0.2], '60 ppm', [0, 20, 0]),
  );
}

function shrinkTunnel() {
  return group(
    put(
      group(
        box(2.6, 1.5, 1.8, paint('#dfe2df'), [0, 2.6, 0], [0, 0, 0], 0.08),
        box(0.1, 0.8, 1.3, black, [-1.3, 2.45, 0]),
        box(0.1, 0.8, 1.3, black, [1.3, 2.45, 0]),
        label(['DHANVI', 'SHRINK TUNNEL'], 1.5, 0.5, [0, 3.0, 0.905], [0, 0, 0], { ink: green }),
        controls(0.7, 0.8, [0.9, 2.4, 1.0], '160°'),
      ),
      [2.2, 0, 0],
    ),
    put(stand(5.6, 1.9, 1.6, stainless, 0.14), [2.2, 0, 0]),
    box(5.6, 0.14, 1.3, metal('#8f9598', 0.6), [2.2, 1.98, 0]),
    repeat(30, (index) => rod(0.03, 0.02, black, [-0.5 + index * 0.19, 2.06, 0])),
    put(stand(2.6, 1.9, 2.2, stainless, 0.14), [-2.2, 0, 0]),
    box(2.6, 0.12, 2.2, stainless, [-2.2, 1.96, 0]),
    put(
      group(
        box(2.3, 0.2, 0.2, paint(green), [0, 0, 1.8]),
        box(0.2, 0.2, 1.9, paint(green), [1.1, 0, 0.9]),
        bar([[-0.5, 0.1, 1.95], [-0.5, 0.3, 2.1], [0.5, 0.3, 2.1], [0.5, 0.1, 1.95]], 0.06, black),
      ),
      [-2.2, 2.1, -0.8],
      [-28, 0, 0],
    ),
    rod(0.5, 1.8, clear('#dfe9ec', 0.6), [-4.0, 2.4, 0]),
    pair((side) => rod(0.1, 2.2, steel, [-4.0, 1.95, side * 0.45])),
    repeat(2, (index) => box(0.7, 0.5, 0.6, plastic(['#c2212b', '#1e5fa6'][index] as string), [3.9 + index * 0.0 - index * 4, 2.32, 0], [0, 0, 0], 0.05)),
  );
}

export const scenes: Scenes = {
  'VP-400': { build: vacuum, first: { from: [-28, 20] } },
  'FF-100': { build: pouchMachine, first: { from: [24, 12] } },
  'SW-4525': { build: shrinkTunnel, first: { from: [-24, 18] } },
  'SP-19B': { build: strappingMachine, first: { from: [-26, 18] } },
  'BS-900H': { build: bandSealer, first: { from: [-24, 20] } },
};
