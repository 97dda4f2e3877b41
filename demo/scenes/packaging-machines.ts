import { bandSealer } from './band-sealers.ts';
import { brands } from './brands.ts';
import { bolt, display, gauge } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { mainsLead } from './mains-lead.ts';
import { black, brass, clear, darkSteel, gloss, matt, metal, plastic, rubber, steel, white } from './materials.ts';
import { pouchMachine } from './pouch-machines.ts';
import type { Scenes } from './scene.ts';
import { shrinkTunnel } from './shrink-tunnels.ts';
import { bar, box, cylinder, extrude, group, lathe, outline, pair, put, repeat, rod } from './solids.ts';
import { strappingMachine } from './strapping-machines.ts';

const green = brands.Dhanvi.body;

const sheet = metal('#d2d4d4', 0.42);
const dark = matt('#121416');

/** Leans back, so that its timer is read from above: a film over its keys, the gauge, and the emergency stop. */
function timerConsole() {
  const ink = '#dcdad0';
  return group(
    box(2.57, 0.62, 0.3, sheet, [0, 0, 0], [0, 0, 0], 0.05),
    box(1.66, 0.46, 0.012, plastic('#33474a'), [-0.36, 0, 0.154], [0, 0, 0], 0.005),
    display('12.5 s', 0.5, 0.19, [-0.82, 0.06, 0.17]),
    label('VACUUM TIME', 0.4, 0.05, [-0.82, -0.15, 0.162], [0, 0, 0], { ink, weight: 400 }),
    ['VAC', 'SEAL', 'COOL', 'SET'].map((words, index) => [box(0.15, 0.13, 0.025, plastic(index === 3 ? '#8a8f6a' : '#8fa09f'), [-0.4 + index * 0.23, 0.06, 0.162], [0, 0, 0], 0.015), label(words, 0.17, 0.05, [-0.4 + index * 0.23, -0.07, 0.162], [0, 0, 0], { ink }), cylinder(0.015, 0.012, plastic(index === 0 ? '#7fb08a' : '#4a5a5c'), [-0.4 + index * 0.23, 0.17, 0.16], [90, 0, 0])]),
    gauge(0.17, [0.72, 0.04, 0.18]),
    label('bar', 0.12, 0.05, [0.72, -0.22, 0.153]),
    put(cylinder(0.13, 0.016, plastic('#b99a3c')), [1.08, 0.02, 0.155], [90, 0, 0]),
    put(lathe([[0, 0.13], [0.08, 0.125], [0.095, 0.09], [0.05, 0.06], [0.05, 0]], plastic('#96302f')), [1.08, 0.02, 0.16], [90, 0, 0]),
    pair((side) => pair((end) => put(bolt(0.022), [side * 1.23, end * 0.25, 0.152], [90, 0, 0]))),
  );
}

/** The front and the sides are sheets screwed to the frame, with gaps between; louvres, a plate and a warning. */
const casing = () =>
  group(
    box(2.56, 2.36, 2.56, dark, [0, 1.8, 0], [0, 0, 0], 0.03),
    box(2.56, 1.96, 0.06, sheet, [0, 1.6, 1.275], [0, 0, 0], 0.025),
    box(2.6, 0.4, 2.6, sheet, [0, 2.8, 0], [0, 0, 0], 0.06),
    pair((side) => [
      box(0.06, 1.96, 2.44, sheet, [side * 1.275, 1.6, 0], [0, 0, 0], 0.025),
      pair((a) => pair((b) => put(bolt(0.03, [0, 0, 0], [0, 0, -90 * side]), [side * 1.305, 1.6 + a * 0.88, b * 1.1]))),
      put(slots(0.9, 0.5, 7), [side * 1.306, 1.1, -0.3], [0, side * 90, 0]),
    ]),
    pair((a) => pair((b) => put(bolt(0.03), [a * 1.16, 1.6 + b * 0.88, 1.305], [90, 0, 0]))),
    put(slots(1.2, 0.62, 8), [0.2, 1.12, 1.306]),
    label('DHANVI', 0.62, 0.16, [-0.72, 2.34, 1.308], [0, 0, 0], { ink: green }),
    label('VP-400   VACUUM SEALER', 0.7, 0.08, [-0.68, 2.2, 1.308], [0, 0, 0], { ink: '#3a4a45', weight: 400 }),
    put(ratingPlate(0.5), [0.9, 2.24, 1.308]),
    put(hotWarning(), [-0.86, 1.2, 1.306]),
    mainsLead([[1.1, 0.9, -1.3], [1.3, 0.86, -1.5], [1.8, 0.6, -1.5], [2.1, 0.47, -1.0], [2.0, 0.47, 0.0], [1.9, 0.5, 0.6]], 0.05),
  );

/** Pressed louvres facing +z: an edge that stands out over each slot. */
const slots = (w: number, h: number, count: number) =>
  group(
    repeat(count, (index) => {
      const y = h / 2 - ((index + 0.5) * h) / count;
      return [box(w, (h / count) * 0.4, 0.006, dark, [0, y - 0.015, 0], [0, 0, 0], 0), box(w + 0.02, 0.02, 0.05, sheet, [0, y + (h / count) * 0.18, 0.01], [28, 0, 0], 0.006)];
    }),
  );

/** A triangle over small print. */
const hotWarning = () =>
  group(
    extrude(outline([[-0.13, -0.1], [0.13, -0.1], [0, 0.13]], 0.015), 0.006, matt('#cfa02f'), [0, 0.1, 0.004], [0, 0, 0], 0.001),
    label('!', 0.07, 0.14, [0, 0.085, 0.01]),
    label(['HOT SEALING BAR', 'UNPLUG BEFORE SERVICE'], 0.44, 0.12, [0, -0.1, 0.004], [0, 0, 0], { ink: '#33383b', weight: 400 }),
  );

/** The chamber: a gasket around it, the sealing bar with its tape and screws, fillers, and the nozzle for air. */
const chamber = () =>
  group(
    box(2.44, 0.1, 2.24, sheet, [0, 3.03, -0.1], [0, 0, 0], 0.03),
    pair((side) => [box(0.09, 0.07, 2.1, rubber, [side * 1.1, 3.1, -0.1], [0, 0, 0], 0.03), box(2.28, 0.07, 0.09, rubber, [0, 3.1, -0.1 + side * 1.0], [0, 0, 0], 0.03)]),
    box(2.04, 0.03, 1.84, metal('#a9adae', 0.5), [0, 3.085, -0.1], [0, 0, 0], 0.01),
    box(1.9, 0.08, 1.2, white, [0, 3.13, -0.32], [0, 0, 0], 0.02),
    box(2.0, 0.14, 0.16, metal('#b9bdbf', 0.45), [0, 3.16, 0.62], [0, 0, 0], 0.02),
    box(1.92, 0.02, 0.1, matt('#8a6a48'), [0, 3.236, 0.62], [0, 0, 0], 0.004),
    pair((side) => [bolt(0.045, [side * 0.97, 3.23, 0.62]), put(rod(0.05, 0.16, brass), [side * 0.5, 3.14, 0.76])]),
    // A pouch of paneer, its mouth over the bar.
    box(0.9, 0.28, 0.7, gloss('#e4ddc8'), [-0.1, 3.3, -0.2], [0, 4, 0], 0.08),
    box(1.06, 0.02, 1.1, gloss('#d5d9d6'), [-0.1, 3.25, 0.16], [-2, 4, 0], 0.008),
  );

/** Holds the lid open at one side. */
const gasStrut = (x: number) =>
  group(
    put(group(cylinder(0.075, 0.8, black, [0, 0.44, 0]), cylinder(0.035, 0.7, steel, [0, 1.05, 0])), [x, 2.86, 0.3], [-25.8, 0, 0]),
    [[2.86, 0.3], [4.14, -0.3]].map(([y, z]) => rod(0.1, 0.2, darkSteel, [x - Math.sign(x) * 0.04, y as number, z as number])),
  );

function vacuum() {
  const lidded = group(
    casing(),
    put(timerConsole(), [0, 2.86, 1.22], [-38, 0, 0]),
    chamber(),
    put(
      group(
        box(2.5, 0.5, 2.3, clear('#a9c4c9', 0.42), [0, 0.25, 1.15], [0, 0, 0], 0.15),
        pair((side) => [box(0.08, 0.14, 2.3, sheet, [side * 1.24, 0.07, 1.15]), repeat(4, (index) => put(bolt(0.035, [0, 0, 0], [0, 0, -90 * side]), [side * 1.28, 0.07, 0.3 + index * 0.56])), box(0.5, 0.1, 0.5, sheet, [side * 0.75, 0.06, 0.22]), bolt(0.05, [side * 0.75, 0.11, 0.3])]),
        [0.02, 2.28].map((z) => box(2.4, 0.14, 0.08, sheet, [0, 0.07, z])),
        bar([[-0.7, 0.3, 2.35], [-0.7, 0.3, 2.6], [0.7, 0.3, 2.6], [0.7, 0.3, 2.35]], 0.06, black),
      ),
      [0, 3.2, -1.2],
      [-42, 0, 0],
    ),
    // The hinges' leaves go down the back of the casing.
    pair((side) => [rod(0.1, 0.56, darkSteel, [side * 0.75, 3.2, -1.24]), box(0.5, 0.5, 0.08, sheet, [side * 0.75, 2.95, -1.32], [0, 0, 0], 0.02), pair((end) => put(bolt(0.04), [side * 0.75 + end * 0.15, 2.86, -1.36], [-90, 0, 0]))]),
    pair((side) => gasStrut(side * 1.36)),
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
