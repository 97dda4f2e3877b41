import type { Material } from 'three';
import { bumpCap } from './bump-caps.ts';
import { labelOn } from './form-labels.ts';
import { black, gloss, grey, matt } from './materials.ts';
import type { Scenes } from './scene.ts';
import type { Form } from './sculpt.ts';
import { strap } from './soft-solids.ts';
import {
  around,
  box,
  cylinder,
  type FlatPoint,
  group,
  lathe,
  type Point,
  pair,
  put,
  repeat,
  scaled,
  sleeve,
  tube,
} from './solids.ts';

type Helmet = {
  color: string;
  ridges: number;
  brim?: 'front' | 'all' | 'none';
  ratchet?: boolean;
  /** A strap behind, with a buckle, sets the size. */
  napeStrap?: boolean;
  /** How far out its chin strap lies. */
  chinStrap?: number;
  vents?: boolean;
  mark: string;
  ink?: string;
};

/** The rim of the shell, drawn out into the peak in front, all of one moulding. */
function peakedRim(material: Material) {
  const rim = lathe(
    [
      [1.0, -0.22],
      [1.1, -0.27],
      [1.18, -0.31],
      [1.2, -0.29],
      [1.18, -0.25],
      [1.12, -0.18],
      [1.03, -0.08],
    ],
    material,
    [0, 0, 0],
    [0, 0, 0],
    120,
  );
  const points = rim.geometry.getAttribute('position');
  for (let index = 0; index < points.count; index += 1) {
    const [x, y, z] = [points.getX(index), points.getY(index), points.getZ(index)];
    const radius = Math.hypot(x, z);
    const front = Math.min(1, Math.max(0, (z / radius - 0.35) / 0.5));
    const drawn = Math.max(0, (radius - 1.03) / 0.15) * front ** 2 * (3 - 2 * front);
    points.setXYZ(index, x, y - 0.06 * drawn, z + 0.28 * drawn);
  }
  rim.geometry.computeVertexNormals();
  return scaled(rim, [1, 1, 1.2]);
}

/** A line over the shell from front to back; its ends go into the shell. */
const arch = (x: number, from = -1.1, to = 1.15): Point[] =>
  repeat(15, (index) => {
    const share = index / 14;
    const angle = from + (to - from) * share;
    const out = Math.sqrt(1 - (x / 1.04) ** 2) * (1.005 - 0.1 * Math.abs(2 * share - 1) ** 8);
    return [x, Math.cos(angle) * 1.12 * out, Math.sin(angle) * 1.248 * out];
  });

/** The front looks towards +z. Rests on its rim or, tilted, on its peak and the knob behind. */
const helmet = (options: Helmet) =>
  group(
    put(helmetShell(options), [0, 0, 0], [options.ratchet || options.napeStrap ? 14 : 0, 0, 0]),
    options.chinStrap ? chinStrap(options.ratchet ? -0.73 : -0.44, options.chinStrap) : [],
  );

const SHELL: Point = [1.04, 1.12, 1.248];
const shellForm: Form = (x, y, z) => Math.hypot(x / SHELL[0], y / SHELL[1], z / SHELL[2]) - 1;

const onShell = (x: number, z: number): Point => [
  x,
  SHELL[1] * Math.sqrt(1 - (x / SHELL[0]) ** 2 - (z / SHELL[2]) ** 2),
  z,
];

/** A slot in the shell: dark, level with it, and with a raised lip around it. */
const vent = (x: number, z: number, shell: Material) =>
  group(
    strap(
      [-0.12, 0, 0.12].map((along) => onShell(x, z + along)),
      0.08,
      matt('#0b0c0d'),
      shellForm,
      0.004,
    ),
    tube(
      repeat(25, (index) => {
        const angle = (index / 12) * Math.PI;
        const [aside, along] = [0.052 * Math.sin(angle), 0.09 * Math.sign(Math.cos(angle)) + 0.045 * Math.cos(angle)];
        return onShell(x + aside, z + along);
      }),
      0.022,
      shell,
    ),
  );

/** As it falls out from under the rim at one side, on the ground. */
const chinStrap = (ground: number, reach: number) =>
  put(
    group(
      strap(
        [
          [0.75, 0.1, 0.2],
          [1.12, 0.03, 0.34],
          [1.5, 0.02, 0.62],
          [1.58, 0.02, 1.02],
          [1.26, 0.02, 1.28],
          [0.95, 0.02, 1.1],
          [0.7, 0.03, 0.85],
        ],
        0.13,
        matt('#2f3337'),
        [1, -60, 1],
        0.018,
      ),
      box(0.28, 0.07, 0.19, black, [1.44, 0.04, 1.18], [0, 42, 0], 0.03),
      box(0.1, 0.06, 0.17, black, [1.36, 0.04, 0.5], [0, -35, 0], 0.02),
    ),
    [reach - 1, ground, reach - 1],
  );

function helmetShell({
  color,
  ridges,
  brim = 'front',
  ratchet = false,
  napeStrap = false,
  vents = false,
  mark,
  ink = '#26292c',
}: Helmet) {
  const shell = gloss(color);
  const dome: FlatPoint[] = repeat(24, (index) => {
    const angle = (index / 23) * Math.PI * 0.5;
    return [Math.cos(angle) * 1.04, Math.sin(angle) * 1.12];
  });
  return group(
    scaled(lathe([[1.0, -0.22], [1.06, -0.22], ...dome], shell), [1, 1, 1.2]),
    brim === 'none' ? [] : peakedRim(shell),
    brim === 'all'
      ? scaled(
          lathe(
            [
              [1.0, -0.2],
              [1.42, -0.36],
              [1.44, -0.32],
              [1.02, -0.12],
            ],
            shell,
          ),
          [1, 1, 1.18],
        )
      : [],
    repeat(ridges, (index) => tube(arch((index - (ridges - 1) / 2) * 0.24), 0.075, shell)),
    vents
      ? pair((side) => repeat(4, (index) => vent(side * (0.64 - 0.03 * Math.abs(index - 1.5)), (index - 1.5) * 0.38, shell)))
      : [],
    scaled(sleeve(0.98, 0.93, 0.2, black, [0, -0.34, 0]), [0.95, 1, 1.15]),
    ratchet ? [nape(0.2), put(ratchetKnob(), [0, -0.82, -1.14], [0, 180, 0])] : [],
    napeStrap ? [nape(0.17), box(0.34, 0.24, 0.09, grey, [0, -0.82, -1.14], [0, 0, 0], 0.03)] : [],
    labelOn(shellForm, mark, 0.78, 0.2, [0, 0.1, 1.24], [-5, 0, 0], { ink }),
  );
}

/** The band of the cradle that goes down behind the head. */
const nape = (wide: number) =>
  strap(
    [
      [0.9, -0.28, -0.3],
      [0.84, -0.5, -0.74],
      [0.5, -0.76, -1.0],
      [0, -0.82, -1.08],
      [-0.5, -0.76, -1.0],
      [-0.84, -0.5, -0.74],
      [-0.9, -0.28, -0.3],
    ],
    wide,
    black,
    [0, -0.5, 0],
    0.025,
  );

/** Sets the size when it is turned; its rim is ribbed. */
const ratchetKnob = () =>
  group(
    cylinder(0.2, 0.16, black, [0, 0, 0.06], [90, 0, 0]),
    around(18, (degrees) => put(box(0.05, 0.04, 0.15, black, [0.2, 0, 0.06]), [0, 0, 0], [0, 0, degrees])),
  );

export const scenes: Scenes = {
  'RH-101': {
    build: () => helmet({ color: '#f3b70b', ridges: 3, napeStrap: true, mark: 'RAKSHAN' }),
    first: { from: [42, 10] },
    second: { from: [-112, 14] },
  },
  'RH-205R': {
    build: () => helmet({ color: '#cfd2d2', ridges: 1, ratchet: true, vents: true, mark: 'RAKSHAN' }),
    first: { from: [-28, 14], near: 0.84 },
    second: { from: [130, 18] },
  },
  'KH-55E': {
    build: () =>
      helmet({ color: '#d9571b', ridges: 5, brim: 'all', chinStrap: 1.3, mark: 'KAVACHI 440V', ink: '#ffffff' }),
    first: { from: [34, 22] },
    second: { from: [-60, 16] },
  },
  'KH-70C': {
    build: () =>
      helmet({
        color: '#c2212b',
        ridges: 0,
        brim: 'none',
        ratchet: true,
        chinStrap: 0.7,
        vents: true,
        mark: 'KAVACHI',
        ink: '#ffffff',
      }),
    first: { from: [38, 16] },
    second: { from: [-110, 20] },
  },
  'RC-30B': { build: bumpCap, first: { from: [36, 18] }, second: { from: [-50, 24] } },
};
