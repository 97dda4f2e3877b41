import { label } from './labels.ts';
import { black, plastic } from './materials.ts';
import { box, group, pair } from './solids.ts';

/** A battery that slides on from the front, its top at height 0. One unit is a decimetre. */
export const slideBattery = (words: string, color: string) =>
  group(
    box(1.02, 0.36, 0.68, black, [0, -0.2, 0], [0, 0, 0], 0.07),
    box(0.94, 0.06, 0.5, plastic('#33373a'), [0, 0.0, 0], [0, 0, 0], 0.02),
    box(0.1, 0.16, 0.3, plastic(color), [0.49, -0.14, 0], [0, 0, 0], 0.03),
    pair((side) => box(0.9, 0.05, 0.02, plastic(color), [0, -0.08, side * 0.336], [0, 0, 0], 0.01)),
    pair((side) => [label(words, 0.5, 0.1, [-0.06, -0.22, side * 0.343], [0, side === 1 ? 0 : 180, 0], { ink: '#ffffff' }), label('Li-ion', 0.24, 0.07, [-0.06, -0.32, side * 0.343], [0, side === 1 ? 0 : 180, 0], { ink: '#ffffff', weight: 400 })]),
  );
