import { batteryPowerHead } from './battery-power-heads.ts';
import { brands } from './brands.ts';
import { cutterHead } from './cutter-heads.ts';
import { engineBackpack, flexibleShaft } from './engine-backpacks.ts';
import { bolt } from './fittings.ts';
import { label } from './labels.ts';
import { pushHandle } from './machines.ts';
import { aluminium, black, metal, paint, plastic, rubber, steel } from './materials.ts';
import { petrolEngine } from './petrol-engines.ts';
import type { Scenes } from './scene.ts';
import { bar, box, cylinder, extrude, group, outline, type Point, pair, put, repeat, ring, rod, scaled, tube } from './solids.ts';
import { twoStrokeEngine } from './two-stroke-engines.ts';
import { treadedWheel, wheel } from './wheels.ts';

type Cutter = { color: string; name: string; teeth: number; kind?: 'side' | 'battery' | 'backpack' | 'reaper' };

const REACH = 7.2;

/** How far the blade's end is raised, in degrees, where both it and the feet at the other end are on the ground. */
const RESTING = { engine: -0.43, battery: 2.2 };

/** The engine at the left, the blade at the right. */
function cutter({ color, name, teeth, kind = 'side' }: Cutter) {
  const guardColor = { side: '#e56a12', battery: '#26292c', backpack: '#26292c', reaper: '#c3281d' }[kind];
  const tool = group(shaft(), handlebar(color), put(cutterHead(teeth, guardColor), [REACH + 0.95, 0, 0]), kind === 'reaper' ? gatherer() : []);
  if (kind === 'backpack')
    return group(
      put(tool, [0, 0.8, 0], [0, 0, -1]),
      put(engineBackpack(color, name), [1.5, 1.0, -2.3]),
      flexibleShaft([[0.35, 1.0, -2.3], [-0.4, 1.0, -2.3], [-1.2, 0.9, -1.6], [-1.2, 0.7, -0.6], [-0.4, 0.74, 0], [0.9, 0.79, 0]]),
      tube([[1.2, 1.2, -1.7], [0.9, 0.8, -0.9], [1.6, 0.8, -0.2], [2.5, 0.95, 0.1], [2.7, 1.7, 1.1]], 0.03, black),
    );
  const power = kind === 'battery' ? batteryPowerHead(color, name, '40 V') : twoStrokeEngine(color, name);
  const cable = tube([[0.9, 0.2, 0.05], [2.0, 0.2, 0.08], [2.7, 0.25, 0.1], [2.82, 0.5, 0.5], [2.7, 0.95, 1.15]], 0.028, black);
  return put(group(tool, power, cable), [0, 0, 0], [0, 0, RESTING[kind === 'battery' ? 'battery' : 'engine']]);
}

/** The tube with its grip, and the eye for the harness. */
const shaft = () =>
  group(
    rod(0.085, REACH, metal('#b2b7ba', 0.35), [REACH / 2 + 0.9, 0, 0]),
    rod(0.14, 1.0, rubber, [1.75, 0, 0]),
    repeat(9, (index) => ring(0.14, 0.012, black, [1.35 + index * 0.1, 0, 0], [0, 90, 0])),
    box(0.16, 0.3, 0.22, black, [2.4, 0, 0], [0, 0, 0], 0.05),
    ring(0.11, 0.025, steel, [2.4, 0.24, 0], [0, 90, 0]),
    rod(0.088, 0.5, plastic('#e9c22a'), [4.6, 0, 0]),
    label('DANGER  KEEP 15 m AWAY', 0.46, 0.06, [4.6, 0, 0.09], [0, 0, 0], { ink: '#1d2023' }),
  );

/** Bent like a bicycle's, clamped to the tube; the throttle is at the right hand. */
function handlebar(color: string) {
  const half = (side: 1 | -1): Point[] => [[0, 0.2, side * 0.2], [0, 0.36, side * 0.55], [-0.1, 0.85, side * 1.15], [-0.42, 1.4, side * 1.3]];
  return put(
    group(
      bar([...half(-1).reverse(), ...half(1)], 0.062, black, 0.2),
      box(0.4, 0.2, 0.34, aluminium, [0, 0.06, 0], [0, 0, 0], 0.05),
      box(0.34, 0.14, 0.36, aluminium, [0, 0.24, 0], [0, 0, 0], 0.04),
      pair((side) => pair((end) => bolt(0.04, [side * 0.12, 0.31, end * 0.12]))).flat(),
      pair((side) => put(group(cylinder(0.1, 0.6, rubber), repeat(7, (index) => ring(0.1, 0.012, black, [0, -0.24 + index * 0.08, 0], [90, 0, 0])), cylinder(0.125, 0.05, rubber, [0, -0.3, 0])), [-0.34, 1.28, side * 1.28], [side * 15, 0, 28])),
      // The throttle with its lock and the switch.
      put(group(box(0.24, 0.3, 0.22, black, [0, 0, 0], [0, 0, 0], 0.06), box(0.1, 0.4, 0.1, plastic(color), [0.14, 0.22, 0], [0, 0, 14], 0.04), box(0.08, 0.1, 0.06, plastic('#c2212b'), [-0.13, 0.04, 0], [0, 0, 0], 0.02)), [-0.16, 0.92, 1.2], [15, 0, 28]),
    ),
    [2.9, 0, 0],
  );
}

/** Rods that lay the mown stalks aside. */
const gatherer = () =>
  group(
    repeat(5, (index) => tube([[REACH + 0.6, -0.3 + index * 0.34, -0.8 + index * 0.05], [REACH + 1.7, -0.2 + index * 0.34, -0.9], [REACH + 2.2, -0.1 + index * 0.3, -0.4]], 0.035, aluminium)),
    bar([[REACH + 0.6, -0.4, -0.85], [REACH + 0.55, 1.2, -0.6]], 0.05, aluminium),
  );

function mower() {
  const coat = paint(brands.Krishiva.body);
  return group(
    extrude(
      outline(
        [
          [-1.7, -1.4],
          [1.4, -1.4],
          [1.9, -0.6],
          [1.9, 0.6],
          [1.4, 1.4],
          [-1.7, 1.4],
        ],
        0.4,
      ),
      0.55,
      coat,
      [0, 1.0, 0],
      [90, 0, 0],
      0.14,
    ),
    put(scaled(petrolEngine('#2b2d30', '#2b2d30'), 0.85), [0.1, 1.25, 0], [0, 90, 0]),
    pair((side) => treadedWheel(1.0, 0.42, plastic('#e0b32a'), [-1.2, 1.0, side * 1.7], 18)),
    pair((side) => wheel(0.45, 0.3, plastic('#e0b32a'), rubber, [2.1, 0.45, side * 1.15])),
    cylinder(0.07, 2.5, steel, [2.1, 0.45, 0], [90, 0, 0]),
    pair((side) => box(0.7, 0.12, 0.1, coat, [1.8, 0.56, side * 0.9], [0, 0, -24])),
    put(
      pushHandle(
        2.2,
        [
          [-1.4, 1.1],
          [-3.6, 3.4],
          [-4.3, 3.5],
        ],
        0.1,
        coat,
      ),
      [0, 0, 0],
    ),
    // Clutch lever, clamped to the handle, and its cable, which ends in the deck.
    cylinder(0.17, 0.16, black, [-3.6, 3.4, 1.1], [0, 0, 60]),
    bar([[-3.6, 3.5, 1.1], [-3.72, 3.7, 1.1], [-4.3, 3.76, 1.1]], 0.045, steel, 0.08),
    tube([[-3.56, 3.4, 1.26], [-2.7, 2.35, 1.3], [-1.8, 1.6, 1.15], [-1.3, 1.4, 0.7], [-1.2, 1.2, 0.5]], 0.035, black),
    label('KRISHIVA 21"', 1.3, 0.25, [0.62, 1.0, 1.41], [0, 0, 0], { ink: '#ffffff' }),
    box(0.12, 0.6, 2.4, rubber, [1.62, 0.55, 0]),
  );
}

const orange = brands.Harivan.body;
const view: Scenes[string]['first'] = { from: [-48, 20] };
const close: Scenes[string]['second'] = { from: [20, 22], near: 2.2, at: [0.84, 0.3, 0.5] };

export const scenes: Scenes = {
  'HB-40V': { build: () => cutter({ color: '#2c6b38', name: 'HARIVAN', teeth: 3, kind: 'battery' }), first: view, second: { from: [44, 20], near: 2.6, at: [0.94, 0.3, 0.5] } },
  'KBM-21': { build: mower, first: { from: [32, 18] }, second: { from: [-125, 20] } },
  'HB-52': { build: () => cutter({ color: orange, name: 'HARIVAN', teeth: 40 }), first: view, second: close },
  'HB-35F': { build: () => cutter({ color: orange, name: 'HARIVAN', teeth: 3, kind: 'backpack' }), first: { from: [26, 20] }, second: { from: [-40, 20], near: 2, at: [0.15, 0.5, 0.4] } },
  'KB-43P': { build: () => cutter({ color: brands.Krishiva.body, name: 'KRISHIVA', teeth: 40, kind: 'reaper' }), first: { from: [-56, 22] }, second: close },
};
