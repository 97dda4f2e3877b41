import type { Material } from 'three';
import { brands } from './brands.ts';
import { knob } from './fittings.ts';
import { label } from './labels.ts';
import { black, clear, gloss, metal, plastic, rubber } from './materials.ts';
import type { Scenes } from './scene.ts';
import { type Station, shell } from './shell.ts';
import { bent } from './soft-solids.ts';
import {
  bar,
  box,
  cylinder,
  extrude,
  group,
  outline,
  type Point,
  pair,
  put,
  repeat,
  ring,
  scaled,
  sleeve,
  tube,
} from './solids.ts';

/** Goes around the face, open behind: [height, middle, half depth, half width] from the chin upwards. */
const RINGS = [
  [-1.45, 0.32, 0.5, 0.42],
  [-1.2, 0.36, 0.72, 0.7],
  [-0.5, 0.36, 0.86, 0.92],
  [0.2, 0.36, 0.9, 1.02],
  [0.9, 0.25, 0.88, 1.0],
  [1.25, 0.1, 0.72, 0.8],
  [1.45, -0.05, 0.3, 0.4],
] as const;

const form = shell(
  RINGS.map(([high, middle, deep, wide]): Station => ({ front: [middle + deep, high], back: [middle - deep, high], wide })),
  { front: 3, back: 3 },
);

/** The face looks towards +z. */
const facePiece = (color: string, stripes?: string) =>
  put(
    group(form.surface(gloss(color)), form.fill(gloss(color), 0), form.fill(gloss(color), form.last), stripes ? stripesOf(gloss(stripes)) : []),
    [0, 0, 0],
    [0, -90, 0],
  );

/** Two on each cheek, from beside the chin up and back, pointed at both ends. */
const stripesOf = (material: Material) =>
  pair((side) =>
    ([[0.7, 3.3, 66, 7], [0.95, 2.7, 50, 4.5]] as const).map(([from, to, start, wide]) =>
      form.panel(
        material,
        from,
        to,
        (t) => {
          const share = (t - from) / (to - from);
          const middle = start - 78 * share ** 1.4;
          const half = wide * Math.sin(Math.PI * share) ** 0.8;
          return [90 + side * (middle + half - 90), 90 + side * (middle - half - 90)];
        },
        0.012,
      ),
    ),
  );

const headband = () =>
  group(
    scaled(sleeve(0.88, 0.83, 0.3, rubber, [0, 0.55, -0.75]), [1, 1, 1.05]),
    put(ring(0.86, 0.06, rubber, [0, 0, 0], [0, 90, 0], 180), [0, 0.6, -0.75]),
    knob(0.3, [0, 0.5, -1.68], [0, 180, 0]),
    pair((side) => cylinder(0.2, 0.14, rubber, [side * 1.04, 0.35, -0.3], [0, 0, 90])),
  );

/** A darkening filter in its frame, facing +z: sensors above the pane, the solar cell and the marking below it. */
function filter(w: number, h: number, tint: string, sensors: number) {
  const [wide, high] = [w + 0.3, h + 0.36];
  return group(
    extrude(
      outline(
        [
          [-wide / 2, -high / 2],
          [wide / 2, -high / 2],
          [wide / 2, high / 2],
          [-wide / 2, high / 2],
        ],
        0.14,
      ),
      0.4,
      black,
      [0, 0, -0.12],
      [0, 0, 0],
      0.06,
    ),
    box(w + 0.06, h + 0.12, 0.03, metal('#3b4044', 0.5), [0, 0, 0.075], [0, 0, 0], 0.012),
    box(w - 0.06, h - 0.22, 0.03, gloss(tint), [0, 0.03, 0.085], [0, 0, 0], 0.012),
    box(w * 0.7, 0.1, 0.03, gloss('#20284a'), [-w * 0.1, 0.03 - h / 2, 0.085], [0, 0, 0], 0.01),
    repeat(6, (index) =>
      box(0.008, 0.1, 0.034, metal('#8d9296'), [-w * 0.4 + index * w * 0.12, 0.03 - h / 2, 0.085], [0, 0, 0], 0),
    ),
    repeat(sensors / 2, (index) => pair((side) => cylinder(0.05, 0.04, gloss('#3a1a1e'), [side * w * (0.4 - index * 0.22), h / 2, 0.08], [90, 0, 0]))).flat(),
    pair((side) =>
      pair((end) =>
        cylinder(
          0.045,
          0.03,
          metal('#8d9296'),
          [side * (wide / 2 - 0.07), end * (high / 2 - 0.07), 0.075],
          [90, 0, 0],
        ),
      ),
    ).flat(),
  );
}

type Helmet = {
  color: string;
  window: [number, number];
  tint: string;
  name: string;
  shade: string;
  sensors?: number;
  stripes?: string;
  flip?: boolean;
};

function helmet({ color, window: [w, h], tint, name, shade, sensors = 2, stripes, flip = false }: Helmet) {
  return group(
    facePiece(color, stripes),
    flip
      ? [
          box(w + 0.34, h + 0.34, 0.3, black, [0, 0.25, 1.12], [-4, 0, 0], 0.1),
          box(w, h, 0.06, gloss(tint), [0, 0.24, 1.27], [-4, 0, 0], 0.03),
        ]
      : put(filter(w, h, tint, sensors), [0, 0.24, 1.2], [-4, 0, 0]),
    flip ? put(group(box(w + 0.24, h + 0.26, 0.2, black, [0, h * 0.6, 0], [0, 0, 0], 0.07), box(w * 0.86, h * 0.8, 0.06, clear('#12261a', 0.95), [0, h * 0.6, 0.1])), [0, 0.75, 1.3], [-58, 0, 0]) : [],
    // Where the window does not flip up over it, the name is on the brow.
    label(name, 0.7, 0.16, flip ? [0, 1.0, 1.0] : [0, 1.07, 1.045], [flip ? -32 : -47, 0, 0], { ink: '#f0efe9' }),
    label(shade, 0.5, 0.13, [0, -0.4, 1.15], [6, 0, 0], { ink: '#f0efe9' }),
    headband(),
  );
}

/** Half its width at each height, and how far its sides are bent back. */
const SHIELD: [high: number, wide: number][] = [
  [-1.9, 0.5],
  [-1.84, 0.62],
  [-1.2, 0.98],
  [-0.4, 1.18],
  [0.6, 1.22],
  [1.6, 1.12],
  [1.84, 1.02],
  [1.9, 0.92],
];
const BEND = 0.62;

/** Pressed of black fibre, a window let in and the handle riveted on below. Lies on its rim, its face upwards. */
function handShield() {
  const fibre = plastic('#25282b');
  const side = (end: 1 | -1) => SHIELD.map(([high, wide]): Point => [end * wide, high, -BEND * wide ** 2]);
  return put(
    group(
      bent(SHIELD, BEND, fibre),
      pair((end) => tube(side(end), 0.035, fibre)),
      [SHIELD[0], SHIELD.at(-1)].map((at) => tube(across(at as [number, number]), 0.035, fibre)),
      box(1.3, 1.06, 0.26, black, [0, 0.55, -0.04], [0, 0, 0], 0.07),
      box(1.12, 0.86, 0.03, metal('#4a4f53', 0.45), [0, 0.55, 0.09], [0, 0, 0], 0.012),
      box(1.02, 0.76, 0.03, gloss('#173a26'), [0, 0.55, 0.1], [0, 0, 0], 0.012),
      pair((end) => pair((up) => rivet([end * 0.58, 0.55 + up * 0.46, 0.09]))).flat(),
      label('RAKSHAN', 0.84, 0.19, [0, 1.42, 0.02], [0, 0, 0], { ink: '#f2b90c' }),
      label('RWS-1 · DIN 11', 0.6, 0.1, [0, -0.2, 0.015], [0, 0, 0], { ink: '#d9d7cf', weight: 400 }),
      // A steel strap holds the grip, which is thicker where the hand lies.
      box(0.3, 1.0, 0.06, metal('#8d9296', 0.4), [0, -1.3, 0.03], [0, 0, 0], 0.02),
      [-0.95, -1.6].map((y) => rivet([0, y, 0.06])),
      bar([[0, -1.7, 0], [0, -2.0, -0.1], [0, -2.3, -0.3]], 0.09, metal('#8d9296', 0.4), 0.2),
      tube([[0, -2.2, -0.28], [0, -2.6, -0.42], [0, -3.1, -0.5], [0, -3.4, -0.52]], 0.15, rubber),
      repeat(4, (index) => ring(0.15, 0.025, rubber, [0, -2.5 - index * 0.24, -0.39 - index * 0.035], [80, 0, 0])),
    ),
    [0, 0, 0],
    [-90, 0, 0],
  );

  function across([high, wide]: [number, number]): Point[] {
    return repeat(9, (index): Point => {
      const x = (index / 4 - 1) * wide;
      return [x, high, -BEND * x ** 2];
    });
  }
}

const rivet = (at: Point) => cylinder(0.05, 0.04, metal('#a9adb0'), at, [90, 0, 0], 0.04);

export const scenes: Scenes = {
  'KWH-12T': {
    build: () => helmet({ color: '#1c2b45', window: [1.3, 0.9], tint: '#20262e', name: 'KAVACHI', shade: 'DIN 5–13', sensors: 4 }),
    first: { from: [28, 10] },
    second: { from: [158, 14] },
  },
  'RWS-1': { build: handShield, first: { from: [52, 42] }, second: { from: [-36, 30] } },
  'RWF-3': {
    build: () => helmet({ color: '#23272b', window: [1.3, 0.7], tint: '#56605f', name: 'RAKSHAN', shade: 'DIN 11', flip: true }),
    first: { from: [30, 10] },
    second: { from: [-52, 14] },
  },
  'KWH-9A': {
    build: () => helmet({ color: '#17181a', window: [1.1, 0.5], tint: '#173a26', name: 'KAVACHI', shade: 'DIN 9–13', stripes: brands.Kavachi.accent }),
    first: { from: [-30, 8] },
    second: { from: [52, 14] },
  },
};
