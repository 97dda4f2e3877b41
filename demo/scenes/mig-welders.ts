import { brands } from './brands.ts';
import { label } from './labels.ts';
import { black, copper, paint, plastic, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { bar, box, cylinder, group, put, tube } from './solids.ts';
import { gasBottle, inverter, trolleyBase, weldingCable } from './welding-sets.ts';

const orange = brands.Agnivar.body;

/** A spool and its rollers on an open carrier. */
const feeder = (color: string) =>
  group(
    box(2.4, 0.14, 1.5, paint(color), [0, 0.1, 0]),
    box(2.4, 1.3, 0.12, paint(color), [0, 0.75, -0.6]),
    box(0.14, 1.3, 1.3, black, [1.2, 0.75, 0]),
    put(
      group(
        cylinder(0.75, 0.5, copper, [0, 0, 0], [90, 0, 0]),
        cylinder(0.85, 0.05, black, [0, 0, 0.27], [90, 0, 0]),
        cylinder(0.85, 0.05, black, [0, 0, -0.27], [90, 0, 0]),
        cylinder(0.2, 0.7, plastic('#d8432b'), [0, 0, 0], [90, 0, 0]),
      ),
      [-0.5, 1.0, 0],
    ),
    box(0.5, 0.5, 0.4, steel, [0.75, 0.6, 0]),
    bar([[-1, 1.4, -0.6], [-1, 2.1, -0.3], [1, 2.1, -0.3], [1, 1.4, -0.6]], 0.08, rubber, 0.3),
    label('AGNIVAR', 1.3, 0.3, [0.1, 0.2, 0.755], [0, 0, 0], { ink: '#ffffff' }),
  );

const onTrolley = (set: ReturnType<typeof inverter>, w: number, d: number, bottle: string) => group(trolleyBase(w, d, paint('#2b2d30')), put(set, [0, 0.6, 0.1]), gasBottle(3.9, bottle, [0, 0.68, -d * 0.5 - 0.35]));

export const scenes: Scenes = {
  'AM-500W': {
    build: () =>
      group(onTrolley(inverter({ w: 2.4, h: 3.9, d: 3.6, color: orange, reading: '500', knobs: 3 }), 2.6, 4.2, '#3d4b52'), put(feeder(orange), [0, 4.7, 0.1]), weldingCable([1.2, 5.2, 0.3], [2.6, 0, 2.6], 'torch', 0.1)),
    first: { from: [-30, 14] },
  },
  'AM-250S': {
    build: () => group(onTrolley(inverter({ w: 2.2, h: 2.9, d: 3.4, color: orange, reading: '250', knobs: 2 }), 2.4, 4.0, '#6f8a72'), weldingCable([0.6, 1.2, 2.0], [1.9, 0, 3.2], 'torch', 0.1)),
    first: { from: [30, 14] },
  },
  'AM-400D': {
    build: () =>
      group(
        put(inverter({ w: 2.3, h: 3.0, d: 3.5, color: '#2f3a44', reading: '400', knobs: 2 }), [-1.4, 0.1, 0]),
        put(feeder('#d9521a'), [1.9, 0, 0.9]),
        tube([[-0.6, 0.8, 1.9], [0.2, 0.1, 2.4], [1.0, 0.1, 2.2], [0.9, 0.5, 1.2]], 0.1, black),
        weldingCable([3.1, 0.6, 0.9], [3.4, 0, 3.0], 'torch', 0.09),
      ),
    first: { from: [-24, 18] },
  },
  'AM-160F': {
    build: () =>
      group(
        inverter({ w: 1.7, h: 2.4, d: 3.1, color: '#e0ab12', reading: '160', knobs: 2 }),
        weldingCable([0.45, 0.55, 1.8], [1.5, 0, 3.0], 'torch', 0.09),
        weldingCable([-0.45, 0.55, 1.8], [-0.6, 0, 3.2], 'clamp', 0.08),
      ),
    first: { from: [26, 20] },
  },
};
