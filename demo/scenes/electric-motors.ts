import type { Material } from 'three';
import { brands } from './brands.ts';
import { bolt, eyeBolt } from './fittings.ts';
import { ratingPlate } from './labels.ts';
import { black, brass, darkSteel, paint, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, box, cylinder, group, pair, put, rod } from './solids.ts';

type Motor = {
  length: number;
  color: string;
  fins?: number;
  /** A frame of the largest sizes: terminal box at the side, two eyes, greased bearings. */
  large?: boolean;
  /** A plain barrel of rolled steel on pressed feet. */
  rolled?: boolean;
  capacitor?: boolean;
  flameproof?: boolean;
  eye?: boolean;
  /** Length of the fan cowl. */
  cowl?: number;
};

/** Totally enclosed and fan cooled; its shaft points along +x, its radius is 1. */
export function motor({ length, color, fins = 36, capacitor = false, flameproof = false, eye = false, large = false, rolled = false, cowl = 0.62 }: Motor) {
  const coat = paint(color);
  const half = length / 2;
  return group(
    rod(rolled ? 1.0 : 0.9, length, coat),
    rolled ? [] : around(fins, (turn) => {
      const angle = (turn * Math.PI) / 180;
      return box(length * 0.98, 0.14, 0.045, coat, [0, Math.cos(angle) * 0.95, Math.sin(angle) * 0.95], [turn, 0, 0], 0.015);
    }),
    rod(1.04, 0.16, coat, [half, 0, 0]),
    rod(0.98, 0.22, coat, [half + 0.18, 0, 0], 0.5),
    rod(0.42, 0.14, coat, [half + 0.34, 0, 0]),
    rod(1.04, 0.14, coat, [-half, 0, 0]),
    // The fan cowl behind, with its grid.
    rod(1.05, cowl, coat, [-half - 0.11 - cowl / 2, 0, 0]),
    around(28, (turn) => {
      const angle = (turn * Math.PI) / 180;
      return box(0.02, 0.5, 0.05, black, [-half - 0.115 - cowl, Math.cos(angle) * 0.6, Math.sin(angle) * 0.6], [turn, 0, 0], 0.004);
    }),
    rod(0.2, 0.02, black, [-half - 0.115 - cowl, 0, 0]),
    // Shaft with its key.
    rod(0.2, 1.0, steel, [half + 0.85, 0, 0]),
    box(0.6, 0.09, 0.1, darkSteel, [half + 0.95, 0.19, 0]),
    around(flameproof || large ? 8 : 4, (turn) => {
      const angle = ((turn + 45) * Math.PI) / 180;
      return bolt(0.075, [half + 0.1, Math.cos(angle) * 0.9, Math.sin(angle) * 0.9], [0, 0, -90]);
    }),
    pair((side) => [
      box(length * 0.86, 0.16, 0.5, coat, [0, -1.18, side * 0.88]),
      box(length * 0.5, 0.5, 0.12, coat, [0, -0.95, side * 0.78], [side * 14, 0, 0]),
      ...pair((end) => bolt(0.09, [end * length * 0.34, -1.08, side * 0.98])),
    ]).flat(),
    large ? put(terminalBox(coat, false), [half * 0.42, 0.1, 0.12], [62, 0, 0]) : terminalBox(coat, flameproof),
    ratingPlate(0.72, [large ? -half * 0.45 : -0.1, 0.45, rolled ? 0.99 : 0.94], [-26, 0, 0]),
    eye ? eyeBolt(0.2, [-half * 0.75, 1.05, 0]) : [],
    large ? [eyeBolt(0.2, [half * 0.75, 1.05, 0]), pair((end) => rod(0.035, 0.12, brass, [half + 0.2, 0.66, end * 0.2]))] : [],
    capacitor ? [rod(0.3, 1.1, black, [-half * 0.2, 0.98, -0.75]), rod(0.34, 0.1, black, [-half * 0.2 + 0.5, 0.98, -0.75])] : [],
  );
}

/** On top of the frame; flameproof ones are round castings with a flange of many bolts. */
function terminalBox(coat: Material, flameproof: boolean) {
  if (!flameproof)
    return group(
      box(0.92, 0.5, 0.78, coat, [0.05, 1.15, 0]),
      box(1.0, 0.1, 0.86, coat, [0.05, 1.42, 0]),
      pair((side) => pair((end) => bolt(0.05, [0.05 + side * 0.4, 1.48, end * 0.33]))).flat(),
      rod(0.15, 0.3, black, [0.65, 1.15, 0]),
    );
  return group(
    cylinder(0.52, 0.7, coat, [0.05, 1.2, 0]),
    cylinder(0.68, 0.12, coat, [0.05, 1.5, 0]),
    cylinder(0.62, 0.1, coat, [0.05, 1.62, 0], [0, 0, 0], 0.5),
    around(10, (turn) => bolt(0.05, [0.05 + 0.59 * Math.cos((turn * Math.PI) / 180), 1.57, 0.59 * Math.sin((turn * Math.PI) / 180)])),
    rod(0.2, 0.4, coat, [0.68, 1.2, 0]),
    rod(0.15, 0.24, brass, [0.96, 1.2, 0]),
  );
}

const gatika = brands.Gatika.body;

export const scenes: Scenes = {
  'GM-112-4': { build: () => motor({ length: 2.1, color: gatika, eye: true }), first: { from: [38, 20] } },
  'GM-225-4': { build: () => motor({ length: 2.8, color: '#2c5a7a', fins: 44, eye: true, large: true }), first: { from: [38, 20] } },
  'GS-90C': { build: () => motor({ length: 1.8, color: '#7b8489', rolled: true, capacitor: true }), first: { from: [38, 20] } },
  'GF-100X': { build: () => motor({ length: 2.1, color: '#53606a', fins: 26, flameproof: true }), first: { from: [38, 20] } },
  // Two poles need a larger fan, six a longer frame.
  'GM-112-2': { build: () => motor({ length: 2.1, color: gatika, eye: true, cowl: 0.9 }), first: { from: [30, 16] } },
  'GM-132-6': { build: () => motor({ length: 2.6, color: gatika, fins: 40, eye: true, cowl: 0.5 }), first: { from: [42, 22] } },
  'GM-132-4': { build: () => motor({ length: 2.35, color: gatika, fins: 40, eye: true }), first: { from: [34, 22] } },
  'GM-100-4': { build: () => motor({ length: 1.9, color: gatika, fins: 32 }), first: { from: [38, 20] } },
  'GM-90-4': { build: () => motor({ length: 1.7, color: '#3b7f5f', fins: 32 }), first: { from: [34, 18] } },
  'GE-112-4': { build: () => motor({ length: 2, color: '#8a8f8c', fins: 24 }), first: { from: [38, 20] } },
  'GM-80-4': { build: () => motor({ length: 1.5, color: '#3b7f5f', fins: 28 }), first: { from: [38, 20] } },
};
