import { bolt, vents } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { black, glow, plastic, rubber } from './materials.ts';
import { block, grown, limb, sculpt } from './sculpt.ts';
import { box, cylinder, group, pair, repeat, ring, rod } from './solids.ts';

/** The motor of a brush cutter at the end of its shaft, which leaves along +x; the battery slides in from behind. */
export function batteryPowerHead(color: string, name: string, volts: string) {
  const housing = plastic(color);
  return group(
    sculpt(grown(0.16, block([-0.5, 0.04, 0], [0.56, 0.46, 0.35], 0.13), limb({ at: [0.1, 0.04, 0], r: 0.33 }, { at: [0.75, 0, 0], r: 0.19 })), [-1.2, -0.6, -0.6], [1.1, 0.7, 0.6], 0.03, housing),
    rod(0.2, 0.36, rubber, [0.92, 0, 0]),
    repeat(4, (index) => ring(0.2, 0.018, black, [0.8 + index * 0.08, 0, 0], [0, 90, 0])),
    // Screws that hold the two halves together.
    pair((side) => [
      [[-0.9, 0.38], [-0.9, -0.3], [-0.05, 0.3], [-0.08, -0.28]].map(([x, y]) => cylinder(0.04, 0.03, black, [x as number, y as number, side * 0.352], [90, 0, 0])),
      label(name, 0.66, 0.16, [-0.58, 0.2, side * 0.366], [0, side === 1 ? 0 : 180, 0], { ink: '#ffffff' }),
      vents(0.5, 0.3, 5, [-0.5, -0.14, side * 0.35], [0, side === 1 ? 0 : 180, 0]),
    ]),
    box(0.9, 0.05, 0.14, black, [-0.45, 0.5, 0], [0, 0, 0], 0.02),
    repeat(3, (index) => box(0.06, 0.02, 0.06, glow('#54d66a'), [-0.65 + index * 0.14, 0.53, 0], [0, 0, 0], 0.005)),
    // A skid keeps the housing off the ground.
    pair((side) => box(1.1, 0.12, 0.1, black, [-0.5, -0.46, side * 0.22], [0, 0, 0], 0.04)),
    ratingPlate(0.26, [0.12, -0.02, 0.34], [0, 12, 0]),
    battery(color, volts),
    bolt(0.04, [0.55, 0.24, 0]),
  );
}

const battery = (color: string, volts: string) =>
  group(
    sculpt(block([-1.34, 0.02, 0], [0.3, 0.42, 0.34], 0.09), [-1.8, -0.5, -0.5], [-0.9, 0.6, 0.5], 0.025, black),
    box(0.06, 0.7, 0.56, plastic('#33373a'), [-1.06, 0.02, 0], [0, 0, 0], 0.02),
    pair((side) => [
      repeat(3, (index) => box(0.4, 0.035, 0.03, plastic('#33373a'), [-1.36, -0.12 - index * 0.08, side * 0.336], [0, 0, 0], 0.01)),
      box(0.42, 0.05, 0.02, plastic(color), [-1.36, 0.02, side * 0.336], [0, 0, 0], 0.008),
      label(volts, 0.36, 0.17, [-1.36, 0.19, side * 0.346], [0, side === 1 ? 0 : 180, 0], { ink: '#ffffff' }),
    ]),
    // The latch on top, and the carrying recess behind.
    box(0.26, 0.07, 0.24, plastic(color), [-1.3, 0.45, 0], [0, 0, 0], 0.03),
    box(0.04, 0.2, 0.4, plastic('#33373a'), [-1.64, 0.1, 0], [0, 0, 0], 0.02),
    label([volts, 'LITHIUM-ION'], 0.4, 0.16, [-1.645, -0.14, 0], [0, -90, 0], { ink: '#ffffff' }),
  );
