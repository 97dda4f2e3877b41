import { button } from './fittings.ts';
import { label } from './labels.ts';
import { black, cream, matt, metal, paint, plastic, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { box, cylinder, extrude, group, outline, type Point, pair, put, repeat } from './solids.ts';

const ORANGE = '#e58a12';

/** A moulded switch as it sits on a rail: a stepped front with a lever. */
function module(w: number, words: string[], lever: string, at: Point = [0, 0, 0], on = true) {
  const side = outline([[0, 0], [1.7, 0], [1.7, 0.9], [2.3, 0.95], [2.3, 2.5], [1.7, 2.55], [1.7, 3.5], [0, 3.5]], 0.08);
  return put(
    group(
      extrude(side, w, plastic('#e9eae6'), [0, 0, 0], [0, -90, 0], 0.04),
      label(words, w * 0.8, 0.62, [0, 2.1, 2.304], [0, 0, 0], { ink: '#26292c' }),
      box(w * 0.5, 0.62, 0.06, black, [0, 1.4, 2.29]),
      put(box(w * 0.4, 0.24, 0.5, plastic(lever), [0, 0, 0.2], [0, 0, 0], 0.06), [0, on ? 1.5 : 1.3, 2.3], [on ? -24 : 24, 0, 0]),
      label('VIDYULEKH', w * 0.78, 0.12, [0, 1.02, 2.304], [0, 0, 0], { ink: ORANGE }),
      [0.32, 3.2].map((y) => group(cylinder(0.17, 0.06, black, [0, y, 1.7], [90, 0, 0]), cylinder(0.13, 0.08, metal('#d0b070', 0.4), [0, y, 1.69], [90, 0, 0]), box(0.2, 0.03, 0.02, black, [0, y, 1.74], [0, 0, 30]))),
    ),
    at,
  );
}

const rail = (w: number) =>
  group(box(w, 1.2, 0.1, metal('#c9ced1', 0.4), [0, 1.75, -0.1]), pair((side) => box(w, 0.14, 0.3, metal('#c9ced1', 0.4), [0, 1.75 + side * 0.6, -0.02])));

function contactor() {
  return group(
    rail(4.4),
    box(2.8, 3.6, 2.2, plastic('#e9eae6'), [0, 1.8, 1.1], [0, 0, 0], 0.1),
    box(2.5, 1.9, 0.9, plastic('#2b3036'), [0, 1.8, 2.4], [0, 0, 0], 0.1),
    box(1.3, 0.8, 0.1, plastic(ORANGE), [0, 1.9, 2.86]),
    label(['MC-32T', '32 A AC-3'], 1.1, 0.55, [0, 1.9, 2.915], [0, 0, 0], { ink: '#1d2023' }),
    [0.5, 3.1].map((y) =>
      repeat(4, (index) =>
        group(
          box(0.5, 0.7, 0.3, plastic('#2b3036'), [-1.0 + index * 0.67, y, 2.2]),
          cylinder(0.18, 0.1, metal('#d0b070', 0.4), [-1.0 + index * 0.67, y, 2.36], [90, 0, 0]),
          box(0.24, 0.04, 0.02, black, [-1.0 + index * 0.67, y, 2.415], [0, 0, 25]),
          label(['L1', 'L2', 'L3', '13'][index] as string, 0.24, 0.14, [-1.0 + index * 0.67, y + (y > 1 ? -0.44 : 0.44), 2.855], [0, 0, 0], { ink: '#f0efe9' }),
        ),
      ),
    ),
  );
}

function starter() {
  return group(
    box(3.2, 4.4, 2.0, paint('#d9dbd6'), [0, 2.2, 0], [0, 0, 0], 0.18),
    box(2.9, 4.1, 0.3, paint('#d9dbd6'), [0, 2.2, 0.98], [0, 0, 0], 0.1),
    label(['VIDYULEKH', 'DOL STARTER 10 HP'], 2.2, 0.7, [0, 3.6, 1.135], [0, 0, 0], { ink: '#b96d08' }),
    put(button(0.42, plastic('#1e8a4c')), [0, 2.5, 1.13]),
    put(button(0.46, plastic('#c2212b')), [0, 1.3, 1.13]),
    label('START', 0.5, 0.16, [0.95, 2.5, 1.135]),
    label('STOP · RESET', 0.7, 0.16, [1.0, 1.3, 1.135]),
    label('415 V · 50 Hz', 1.2, 0.18, [0, 0.5, 1.135], [0, 0, 0], { weight: 400 }),
    pair((side) => cylinder(0.28, 0.34, black, [side * 0.7, -0.12, 0])),
    pair((side) => pair((end) => cylinder(0.1, 0.06, steel, [side * 1.3, 2.2 + end * 1.85, 1.13], [90, 0, 0]))).flat(),
  );
}

function board() {
  return group(
    box(5.6, 4.2, 0.9, cream, [0, 2.1, 0], [0, 0, 0], 0.06),
    box(5.2, 3.8, 0.06, paint('#d9dbd6'), [0, 2.1, 0.46]),
    put(group(repeat(10, (index) => put(module(0.44, ['C16', ''], '#2b3036', [0, 0, 0]), [-1.98 + index * 0.44, -0.9, -0.55]))), [0.4, 2.2, 0.5], [0, 0, 0]).translateZ(0),
    put(
      group(
        box(5.6, 4.2, 0.1, cream, [2.8, 0, 0], [0, 0, 0], 0.04),
        box(4.0, 1.5, 0.12, matt('#9fb3b8'), [2.8, 0.2, 0]),
        label('VIDYULEKH DB-12D', 2.4, 0.3, [2.8, 1.5, 0.056], [0, 0, 0], { ink: '#b96d08' }),
        box(0.14, 0.5, 0.14, black, [5.3, 0, 0.08]),
      ),
      [-2.8, 2.1, 0.5],
      [0, -112, 0],
    ),
  );
}

export const scenes: Scenes = {
  'MCB-C32': { build: () => group(rail(2.6), module(1.15, ['C32', '10000'], '#1d2023')), first: { from: [30, 14] }, second: { from: [-34, 18] } },
  'RCCB-40': {
    build: () => group(rail(4.0), module(2.3, ['40 A · 30 mA', 'RCCB'], '#1e5fa6'), box(0.3, 0.3, 0.1, plastic(ORANGE), [-0.75, 1.35, 2.33])),
    first: { from: [28, 14] },
    second: { from: [-34, 18] },
  },
  'MC-32T': { build: contactor, first: { from: [28, 16] }, second: { from: [-34, 20] } },
  'DOL-10': { build: starter, first: { from: [26, 10] }, second: { from: [-32, 14] } },
  'DB-12D': { build: board, first: { from: [10, 14] }, second: { from: [32, 18] } },
};
