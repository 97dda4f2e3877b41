import type { Material } from 'three';
import { brands } from './brands.ts';
import { bolt, eyeBolt } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { black, brass, darkSteel, paint, plastic, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, box, cylinder, group, lathe, pair, put, repeat, ring, rod } from './solids.ts';

type Motor = {
  length: number;
  color: string;
  fins?: number;
  /** Fins of a cast frame: upright above and below, level at the sides; otherwise they point away from the shaft. */
  cast?: boolean;
  /** A frame of the largest sizes: terminal box at the side, two eyes, greased bearings. */
  large?: boolean;
  /** The terminal box at the side that is seen, instead of on top. */
  sideBox?: boolean;
  /** A plain barrel of rolled steel on pressed feet. */
  rolled?: boolean;
  capacitor?: boolean;
  flameproof?: boolean;
  eye?: boolean;
  /** Length of the fan cowl. */
  cowl?: number;
  /** Radius and length of the shaft's end. */
  shaft?: [radius: number, length: number];
  /** Painted on the terminal box. */
  brand?: string;
  /** Absent if it is held by its flange alone. */
  feet?: boolean;
  /** Rated current, for the plate. */
  current?: string;
};

/** Totally enclosed and fan cooled; its shaft points along +x, its radius is 1. */
export function motor({
  length,
  color,
  fins = 36,
  cast = false,
  capacitor = false,
  flameproof = false,
  eye = false,
  large = false,
  sideBox = large,
  rolled = false,
  cowl = 0.62,
  shaft = [0.2, 1],
  brand,
  feet = true,
  current,
}: Motor) {
  const coat = paint(color);
  const half = length / 2;
  const onSide = (x: number) =>
    put(
      group(
        terminalBox(coat, false),
        brand ? label(brand, 0.62, 0.16, [0.05, 1.512, 0], [-90, 0, 0], { ink: '#f2f2ee' }) : [],
      ),
      [x, 0.1, 0.12],
      [62, 0, 0],
    );
  return group(
    rod(rolled ? 1.0 : 0.9, length, coat),
    rolled ? [] : cast ? castFins(fins, length, coat) : radialFins(fins, length, coat),
    endShield(half, coat, flameproof || large ? 8 : 4),
    rod(1.04, 0.14, coat, [-half, 0, 0]),
    put(fanCowl(cowl, coat), [-half - 0.11, 0, 0]),
    put(shaftEnd(...shaft), [half + 0.4, 0, 0]),
    feet ? pair((side) => foot(length, side, coat)) : [],
    sideBox ? onSide(half * 0.5) : terminalBox(coat, flameproof, brand),
    put(
      group(
        box(0.98, 0.7, 0.12, coat, [0, 0, -0.06], [0, 0, 0], 0.03),
        ratingPlate(0.9, [0, 0, 0.003], [0, 0, 0], current ? [current] : []),
      ),
      [sideBox ? -half * 0.56 : -0.1, 0.42, rolled ? 0.95 : 0.965],
      [-24, 0, 0],
    ),
    eye ? eyeBolt(0.2, [-half * 0.75, 1.03, 0]) : [],
    large
      ? [eyeBolt(0.2, [half * 0.75, 1.03, 0]), pair((end) => rod(0.035, 0.12, brass, [half + 0.2, 0.66, end * 0.2]))]
      : [],
    capacitor
      ? [
          rod(0.26, 1.2, coat, [-half * 0.1, 1.02, 0.84]),
          pair((end) => rod(0.28, 0.09, black, [-half * 0.1 + end * 0.58, 1.02, 0.84])),
          pair((end) => box(0.1, 0.2, 0.3, coat, [-half * 0.1 + end * 0.3, 0.88, 0.68], [45, 0, 0], 0.02)),
        ]
      : [],
  );
}

const radialFins = (fins: number, length: number, coat: Material) =>
  around(fins, (turn) => {
    const angle = (turn * Math.PI) / 180;
    const at = [0, Math.cos(angle) * 0.95, Math.sin(angle) * 0.95] as [number, number, number];
    return box(length * 0.98, 0.14, 0.045, coat, at, [turn, 0, 0], 0.015);
  });

/** A quarter of the fins at each of four sides, all parallel, as a mould needs it. */
function castFins(fins: number, length: number, coat: Material) {
  const count = Math.round(fins / 4);
  return around(4, (turn) =>
    put(
      group(
        repeat(count, (index) => {
          const z = ((index - (count - 1) / 2) / (count - 1)) * 1.42;
          const tip = Math.sqrt(1.05 ** 2 - z ** 2);
          return box(length * 0.98, 0.4, 0.05, coat, [0, tip - 0.2, z], [0, 0, 0], 0.015);
        }),
      ),
      [0, 0, 0],
      [turn, 0, 0],
    ),
  );
}

/** With ribs around the bearing, and bolts at its rim. */
const endShield = (half: number, coat: Material, bolts: number) =>
  group(
    lathe(
      [
        [0, -0.08],
        [1.04, -0.08],
        [1.05, -0.06],
        [1.05, 0.06],
        [1.02, 0.1],
        [0.84, 0.12],
        [0.56, 0.24],
        [0.46, 0.3],
        [0.44, 0.4],
        [0.41, 0.42],
        [0, 0.42],
      ],
      coat,
      [half, 0, 0],
      [0, 0, -90],
      72,
    ),
    around(6, (turn) => put(box(0.2, 0.42, 0.08, coat, [half + 0.13, 0.66, 0], [0, 0, 22], 0.02), [0, 0, 0], [turn + 30, 0, 0])),
    around(bolts, (turn) => {
      const angle = ((turn + 45) * Math.PI) / 180;
      return bolt(0.065, [half + 0.1, Math.cos(angle) * 0.92, Math.sin(angle) * 0.92], [0, 0, -90]);
    }),
  );

/** Pressed of sheet, towards -x, its grid behind. */
const fanCowl = (long: number, coat: Material) =>
  group(
    lathe(
      [
        [1.0, 0],
        [1.06, 0.02],
        [1.06, long - 0.2],
        [1.03, long - 0.08],
        [0.94, long],
        [0, long],
      ],
      coat,
      [0, 0, 0],
      [0, 0, 90],
      72,
    ),
    [0.4, 0.56, 0.72].map((radius, row) =>
      around(20 + row * 8, (turn) =>
        put(box(0.02, 0.1, 0.06, black, [-long - 0.005, radius, 0], [0, 0, 0], 0.004), [0, 0, 0], [turn, 0, 0]),
      ),
    ),
    around(4, (turn) => put(put(bolt(0.035), [-0.09, 1.055, 0]), [0, 0, 0], [turn + 45, 0, 0])),
    put(box(0.34, 0.02, 0.16, black, [-long * 0.5, 1.056, 0], [0, 0, 0], 0.004), [0, 0, 0], [62, 0, 0]),
    put(label('ROTATION', 0.3, 0.09, [-long * 0.5, 1.068, 0], [-90, 0, 0], { ink: '#f0f0ea' }), [0, 0, 0], [62, 0, 0]),
  );

/** With its seal, its key in a groove and the centre that it was turned on. */
const shaftEnd = (radius: number, long: number) =>
  group(
    ring(radius * 1.16, radius * 0.2, rubber, [0.03, 0, 0], [0, 90, 0]),
    lathe([[0, 0], [radius * 1.12, 0], [radius * 1.12, 0.1], [radius, 0.12], [radius, long - 0.04], [radius - 0.03, long], [0, long]], steel, [0, 0, 0], [0, 0, -90], 64),
    box(long * 0.66, radius * 0.44, radius * 0.46, darkSteel, [long * 0.56, radius * 0.94, 0], [0, 0, 0], radius * 0.12),
    rod(radius * 0.28, 0.012, darkSteel, [long, 0, 0]),
    rod(radius * 0.16, 0.014, black, [long + 0.002, 0, 0]),
  );

/** A pad with two holes, held by a rib. */
const foot = (length: number, side: 1 | -1, coat: Material) =>
  group(
    box(length * 0.9, 0.15, 0.52, coat, [0, -1.185, side * 0.9], [0, 0, 0], 0.04),
    box(length * 0.78, 0.5, 0.14, coat, [0, -0.96, side * 0.76], [side * 16, 0, 0], 0.03),
    pair((end) => [
      box(0.1, 0.42, 0.36, coat, [end * length * 0.36, -1.0, side * 0.86], [side * 16, 0, 0], 0.02),
      cylinder(0.1, 0.012, darkSteel, [end * length * 0.22, -1.108, side * 1.02]),
      cylinder(0.082, 0.016, black, [end * length * 0.22, -1.106, side * 1.02]),
    ]).flat(),
  );

/** On top of the frame; flameproof ones are round castings with a flange of many bolts. */
function terminalBox(coat: Material, flameproof: boolean, brand?: string) {
  if (!flameproof)
    return group(
      box(0.92, 0.5, 0.78, coat, [0.05, 1.15, 0], [0, 0, 0], 0.06),
      box(0.96, 0.03, 0.82, rubber, [0.05, 1.385, 0], [0, 0, 0], 0.01),
      box(1.0, 0.11, 0.86, coat, [0.05, 1.45, 0], [0, 0, 0], 0.045),
      pair((side) => pair((end) => bolt(0.042, [0.05 + side * 0.4, 1.505, end * 0.33]))).flat(),
      rod(0.17, 0.08, plastic('#2b2e31'), [0.55, 1.15, 0]),
      rod(0.13, 0.3, plastic('#2b2e31'), [0.68, 1.15, 0]),
      around(12, (turn) => put(box(0.14, 0.02, 0.04, black, [0.7, 0.13, 0]), [0, 1.15, 0], [turn, 0, 0])),
      rod(0.08, 0.02, rubber, [0.84, 1.15, 0]),
      brand ? label(brand, 0.66, 0.17, [0.05, 1.16, 0.393], [0, 0, 0], { ink: '#f2f2ee' }) : [],
    );
  return group(
    cylinder(0.52, 0.7, coat, [0.05, 1.2, 0]),
    cylinder(0.68, 0.12, coat, [0.05, 1.5, 0]),
    cylinder(0.62, 0.1, coat, [0.05, 1.62, 0], [0, 0, 0], 0.5),
    around(10, (turn) => bolt(0.05, [0.05 + 0.59 * Math.cos((turn * Math.PI) / 180), 1.57, 0.59 * Math.sin((turn * Math.PI) / 180)])),
    rod(0.2, 0.4, coat, [0.68, 1.2, 0]),
    rod(0.15, 0.24, brass, [0.96, 1.2, 0]),
    label('Ex d IIB T4', 0.7, 0.13, [0.05, 1.24, 0.53], [0, 0, 0], { on: '#e9b824', ink: '#1d2023' }),
  );
}

const gatika = brands.Gatika.body;
const brand = 'GATIKA';

/** Shafts and lengths in the proportions of their frames; small frames fill less of their pictures than large ones. */
export const scenes: Scenes = {
  'GM-112-4': {
    build: () => motor({ length: 2.1, color: gatika, cast: true, fins: 40, eye: true, shaft: [0.14, 0.62], brand, current: '7.3 A' }),
    first: { from: [38, 20], near: 0.92 },
    second: { from: [14, 14], near: 2.3, at: [0.42, 0.55, 0.9] },
  },
  'GM-225-4': {
    build: () => motor({ length: 2.7, color: '#2c5a7a', fins: 56, cast: true, eye: true, large: true, shaft: [0.165, 0.7], brand, current: '65 A' }),
    first: { from: [24, 18] },
    second: { from: [-44, 16] },
  },
  'GS-90C': {
    build: () => motor({ length: 1.8, color: '#7b8489', rolled: true, capacitor: true, shaft: [0.14, 0.6], current: '10.4 A' }),
    first: { from: [38, 20], near: 0.84 },
  },
  'GF-100X': {
    build: () => motor({ length: 2.1, color: '#53606a', fins: 26, flameproof: true, shaft: [0.15, 0.66], current: '4.7 A' }),
    first: { from: [38, 20], near: 0.9 },
  },
  // Two poles need a larger fan, six a longer frame.
  'GM-112-2': {
    build: () => motor({ length: 2.0, color: gatika, cast: true, fins: 40, eye: true, cowl: 0.95, shaft: [0.14, 0.62], brand, current: '7.0 A' }),
    first: { from: [-34, 18], near: 0.92 },
  },
  'GM-132-6': {
    build: () => motor({ length: 2.75, color: '#35636c', cast: true, fins: 48, eye: true, sideBox: true, cowl: 0.5, shaft: [0.165, 0.72], brand, current: '8.2 A' }),
    first: { from: [20, 24], near: 0.96 },
  },
  'GM-132-4': {
    build: () => motor({ length: 2.4, color: '#35636c', cast: true, fins: 48, eye: true, shaft: [0.165, 0.72], brand, current: '10.6 A' }),
    first: { from: [30, 16], near: 0.96 },
  },
  'GM-100-4': {
    build: () => motor({ length: 1.9, color: '#4a8791', cast: true, fins: 36, shaft: [0.15, 0.66], brand, current: '4.6 A' }),
    first: { from: [42, 24], near: 0.86 },
  },
  'GM-90-4': {
    build: () => motor({ length: 1.75, color: '#4a8791', fins: 30, shaft: [0.145, 0.6], brand, current: '3.3 A' }),
    first: { from: [28, 16], near: 0.8 },
  },
  'GE-112-4': {
    build: () => motor({ length: 2, color: '#8a8f8c', fins: 22, shaft: [0.14, 0.62], brand, current: '7.6 A' }),
    first: { from: [34, 18], near: 0.92 },
  },
  'GM-80-4': {
    build: () => motor({ length: 1.5, color: '#8a8f8c', fins: 24, cowl: 0.5, shaft: [0.13, 0.54], brand, current: '1.8 A' }),
    first: { from: [40, 18], near: 0.72 },
  },
};
