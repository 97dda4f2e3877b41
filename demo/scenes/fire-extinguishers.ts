import { bolt, gauge } from './fittings.ts';
import { wrap } from './labels.ts';
import { black, brass, galvanised, gloss, metal, plastic, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import {
  bar,
  box,
  cylinder,
  extrude,
  type FlatPoint,
  group,
  lathe,
  outline,
  pair,
  put,
  repeat,
  ring,
  rod,
  tube,
} from './solids.ts';
import { wheel } from './wheels.ts';

const RED = '#c01a22';

/** A bottle from its foot up: rounded foot and shoulder, and the neck. */
const bottle = (r: number, h: number) => {
  const quarter = (from: number, to: number, step: number) => ((from + ((to - from) * step) / 9) * Math.PI) / 2;
  const foot = repeat(10, (step): FlatPoint => {
    const angle = quarter(-1, 0, step);
    return [r * 0.7 + r * 0.3 * Math.cos(angle), r * 0.25 + r * 0.25 * Math.sin(angle)];
  });
  const shoulder = repeat(10, (step): FlatPoint => {
    const angle = quarter(0, 1, step);
    return [0.2 + (r - 0.2) * Math.cos(angle), h - r * 0.55 + r * 0.65 * Math.sin(angle)];
  });
  return lathe(
    [[0, 0.06], ...foot, ...shoulder, [0.2, h + r * 0.3], [0, h + r * 0.3]],
    gloss(RED),
    [0, 0, 0],
    [0, 0, 0],
    72,
  );
};

/** Its gauge is missing where pressure says nothing about what is left, as with carbon dioxide. */
const squeeze = (y: number, hasGauge = true) =>
  group(
    cylinder(0.2, 0.34, brass, [0, y + 0.1, 0]),
    box(0.5, 0.22, 0.3, metal('#bfc3c6'), [0.05, y + 0.3, 0]),
    // The lever turns on a pin between two lugs.
    pair((side) => box(0.26, 0.24, 0.05, metal('#bfc3c6'), [-0.02, y + 0.46, side * 0.15], [0, 0, 0], 0.02)),
    put(cylinder(0.04, 0.4, steel), [-0.02, y + 0.5, 0], [90, 0, 0]),
    extrude(
      outline(
        [
          [-0.22, -0.04],
          [0.1, -0.1],
          [1.05, 0.16],
          [1.3, 0.14],
          [1.3, 0.2],
          [1.08, 0.24],
          [0.1, 0.06],
          [-0.22, 0.08],
        ],
        0.06,
      ),
      0.24,
      plastic('#c01a22'),
      [-0.02, y + 0.5, 0],
    ),
    extrude(
      outline(
        [
          [0, -0.08],
          [0.4, -0.1],
          [1.0, -0.36],
          [1.16, -0.36],
          [1.16, -0.29],
          [0.5, 0.04],
          [0, 0.06],
        ],
        0.06,
      ),
      0.26,
      plastic('#1d2023'),
      [0.1, y + 0.3, 0],
    ),
    ring(0.11, 0.022, steel, [0.25, y + 0.42, 0.28]),
    hasGauge ? gauge(0.17, [-0.05, y + 0.18, 0.22]) : [],
  );

/** Held by a strap above the label. */
const hose = (r: number, y: number, low: number) =>
  group(
    tube(
      [
        [-0.2, y + 0.2, 0],
        [-0.65, y + 0.15, 0.1],
        [-r - 0.25, y - 0.6, 0.25],
        [-r - 0.2, low + 0.5, 0.25],
        [-r - 0.05, low, 0.25],
      ],
      0.085,
      rubber,
    ),
    lathe(
      [
        [0.09, 0],
        [0.1, 0.3],
        [0.17, 0.75],
        [0.14, 0.75],
        [0.06, 0],
      ],
      black,
      [-r - 0.05, low, 0.25],
      [180, 0, 0],
    ),
    ring(r * 1.01, 0.025, black, [0, y * 0.7, 0], [90, 0, 0]),
  );

type Words = { brand: string; title: string; sub: string; band: string };

const bodyLabel = (r: number, h: number, { brand, title, sub, band }: Words) =>
  group(
    wrap([brand, 'FIRE EXTINGUISHER', title, sub], r, h * 0.36, 120, [0, h * 0.52, 0], [0, 20, 0], {
      on: '#f4f2ea',
      ink: '#a5161d',
    }),
    wrap('PULL PIN · AIM · SQUEEZE', r, h * 0.09, 120, [0, h * 0.28, 0], [0, 20, 0], { on: band, ink: '#ffffff' }),
  );

function portable(r: number, h: number, words: Words) {
  return group(
    bottle(r, h),
    squeeze(h + r * 0.25),
    hose(r, h + r * 0.2, h * 0.3),
    bodyLabel(r, h, words),
    ring(r * 0.86, 0.06, black, [0, 0.05, 0], [90, 0, 0]),
  );
}

function carbonDioxide() {
  return group(
    bottle(0.55, 4.0),
    squeeze(4.15, false),
    tube(
      [
        [-0.25, 4.35, 0],
        [-0.75, 4.2, 0.1],
        [-0.95, 3.2, 0.3],
        [-0.9, 2.4, 0.35],
      ],
      0.08,
      rubber,
    ),
    lathe(
      [
        [0.1, 0],
        [0.12, 0.3],
        [0.38, 1.3],
        [0.34, 1.3],
        [0.08, 0.3],
        [0.06, 0],
      ],
      black,
      [-0.9, 2.4, 0.35],
      [180, 0, 0],
    ),
    bodyLabel(0.55, 4, { brand: 'RAKSHAN', title: 'CO2', sub: '4.5 kg', band: '#1d2023' }),
  );
}

function trolley() {
  return group(
    put(
      group(
        bottle(0.95, 4.4),
        bodyLabel(0.95, 4.4, { brand: 'KAVACHI', title: 'ABC POWDER', sub: '25 kg', band: '#1e5fa6' }),
        squeeze(4.65),
        tube(
          [
            [-0.2, 4.9, 0.1],
            [-1.0, 4.6, 0.5],
            [-1.25, 3.2, 0.7],
            [-0.9, 1.6, 1.0],
            [0.5, 1.2, 1.05],
            [1.1, 2.2, 0.7],
            [1.15, 3.3, 0.4],
          ],
          0.1,
          rubber,
        ),
        lathe(
          [
            [0.1, 0],
            [0.12, 0.5],
            [0.2, 0.9],
            [0.16, 0.9],
            [0.08, 0],
          ],
          black,
          [1.15, 3.3, 0.4],
        ),
      ),
      [0, 0.5, 0],
    ),
    pair((side) =>
      bar(
        [
          [side * 0.8, 0.5, -0.75],
          [side * 0.8, 4.6, -1.0],
          [side * 0.8, 5.6, -1.7],
        ],
        0.09,
        gloss(RED),
        0.4,
      ),
    ),
    bar(
      [
        [-0.8, 5.6, -1.7],
        [0.8, 5.6, -1.7],
      ],
      0.1,
      black,
    ),
    [1.2, 3.6].map((y) => ring(1.0, 0.05, steel, [0, y, 0], [90, 0, 0])),
    pair((side) => wheel(0.75, 0.3, gloss(RED), rubber, [side * 1.25, 0.75, -0.9], [0, 90, 0])),
    rod(0.08, 2.4, steel, [0, 0.75, -0.9]),
    box(1.7, 0.12, 1.2, gloss(RED), [0, 0.45, 0]),
    pair((side) => box(0.14, 0.5, 0.14, gloss(RED), [side * 0.6, 0.22, 0.5])),
  );
}

/** Two pressed ends and a short barrel, welded; hangs from a bracket under a ceiling, its valve below. */
function modular() {
  const [r, low, high, end] = [1.2, 0.78, 1.5, 0.8];
  const shell = repeat(10, (step): FlatPoint => [Math.sin((step / 9) * (Math.PI / 2)) * r, low - Math.cos((step / 9) * (Math.PI / 2)) * end]);
  const coat = gloss(RED);
  return group(
    lathe([...shell, ...shell.map(([x, y]): FlatPoint => [x, low + high - y]).reverse()], coat, [0, 0, 0], [0, 0, 0], 72),
    [low, high].map((y) => ring(r, 0.022, coat, [0, y, 0], [90, 0, 0])),
    wrap(['KAVACHI', 'MODULAR EXTINGUISHER'], r, 0.36, 84, [0, 1.28, 0], [0, 0, 0], { ink: '#ffffff' }),
    wrap('ABC POWDER · 10 kg · 68 °C', r, 0.17, 84, [0, 0.94, 0], [0, 0, 0], { on: '#f4f2ea', ink: '#1e5fa6' }),
    put(bulbValve(), [0, 0.02, 0]),
    put(ceilingBracket(), [0, low + high, 0]),
  );
}

/** Opens when the liquid in its bulb of glass expands; reaches down from the origin. */
const bulbValve = () =>
  group(
    cylinder(0.3, 0.1, gloss(RED), [0, -0.02, 0]),
    extrude(outline(repeat(6, (side): FlatPoint => [Math.cos((side * Math.PI) / 3) * 0.24, Math.sin((side * Math.PI) / 3) * 0.24]), 0.02), 0.2, brass, [0, -0.16, 0], [90, 0, 0], 0.02),
    cylinder(0.17, 0.18, brass, [0, -0.34, 0]),
    put(group(rod(0.05, 0.22, brass, [0.26, 0, 0]), gauge(0.17, [0.44, 0, 0], [0, 60, 0])), [0, -0.32, 0], [0, -50, 0]),
    pair((side) => bar([[side * 0.13, -0.42, 0], [side * 0.19, -0.56, 0], [side * 0.17, -0.74, 0], [side * 0.03, -0.88, 0]], 0.035, brass)),
    lathe([[0, -0.78], [0.025, -0.77], [0.05, -0.7], [0.05, -0.52], [0.025, -0.45], [0, -0.44]], plastic('#d8342b')),
    cylinder(0.07, 0.16, brass, [0, -0.86, 0], [0, 0, 0], 0.05),
    cylinder(0.3, 0.025, brass, [0, -0.94, 0]),
    repeat(12, (tooth) => put(box(0.12, 0.022, 0.06, brass, [0.33, -0.95, 0], [0, 0, -14]), [0, 0, 0], [0, tooth * 30, 0])),
  );

/** Welded to the shell's top at the origin; four screws hold its plate. */
const ceilingBracket = () =>
  group(
    lathe([[0, -0.18], [0.62, -0.18], [0.62, 0.02], [0.54, 0.06], [0, 0.06]], gloss(RED)),
    pair((side) => [
      box(0.1, 0.62, 0.5, galvanised, [side * 0.4, 0.34, 0], [0, 0, 0], 0.02),
      box(0.34, 0.08, 0.5, galvanised, [side * 0.3, 0.09, 0], [0, 0, 0], 0.02),
      bolt(0.07, [side * 0.24, 0.13, 0]),
      box(0.06, 0.4, 0.06, galvanised, [side * 0.47, 0.42, 0], [0, 0, side * -14], 0.01),
      pair((end) => put(bolt(0.07), [side * 0.66, 0.6, end * 0.3], [180, 0, 0])),
    ]),
    box(1.7, 0.09, 0.9, galvanised, [0, 0.66, 0], [0, 0, 0], 0.02),
  );

export const scenes: Scenes = {
  'KFT-25': { build: trolley, first: { from: [26, 14] }, second: { from: [16, 22], near: 2.7, at: [0.5, 0.87, 0.5] } },
  'RFE-6A': {
    build: () =>
      portable(0.78, 2.8, { brand: 'RAKSHAN', title: 'ABC POWDER', sub: '6 kg · IS 15683', band: '#1e5fa6' }),
    first: { from: [16, 12] },
    second: { from: [-38, 24], near: 2, at: [0.5, 0.86, 0.5] },
  },
  'RFE-4C': { build: carbonDioxide, first: { from: [18, 12] } },
  'RFE-9F': {
    build: () =>
      portable(0.86, 3.4, { brand: 'RAKSHAN', title: 'MECHANICAL FOAM', sub: '9 litre · AFFF', band: '#e0c48a' }),
    first: { from: [18, 12] },
  },
  'KFM-10': { build: modular, isHanging: true, first: { from: [16, 6] }, second: { from: [-30, -6] } },
};
