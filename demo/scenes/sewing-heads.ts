import type { Material } from 'three';
import { vents } from './fittings.ts';
import { label } from './labels.ts';
import { black, chrome, metal, plastic, steel, white } from './materials.ts';
import { block, grown, sculpt } from './sculpt.ts';
import { around, ball, bar, box, cylinder, group, lathe, pair, put, repeat, ring, rod } from './solids.ts';

const armHeight = (tall: number) => 2.02 * tall;

/** Height of the hand wheel's axle. */
export const hubHeight = (tall: number) => armHeight(tall) - 0.02;

/** The arm of a sewing machine over its bed: needle at the left, hand wheel at the right, operator in front. */
export function sewingHead(coat: Material, name: string, ink: string, tall = 1, hasSpoolPins = true) {
  const arm = armHeight(tall);
  return group(
    casting(coat, arm),
    needleAndFoot(arm),
    put(facePlate(coat), [-1.96, arm - 0.34, 0]),
    put(tension(), [-1.58, arm - 0.5, 0.4]),
    takeUpLever(arm),
    put(stitchDial(), [1.45, arm - 0.72, 0.43]),
    [-0.9, -0.3, 0.4].map((x) => put(threadGuide(), [x, arm + 0.36, 0.22])),
    (hasSpoolPins ? [0.75, 1.15] : []).map((x) => group(cylinder(0.03, 0.5, steel, [x, arm + 0.58, -0.12]), cylinder(0.1, 0.04, chrome, [x, arm + 0.38, -0.12]))),
    ball(0.13, plastic('#3f7f5a'), [0.1, arm + 0.33, -0.05], [1, 0.6, 1]),
    label(name, 1.5, 0.32, [0.1, arm + 0.02, 0.418], [0, 0, 0], { ink }),
    box(2.1, 0.03, 0.01, plastic(ink), [0.1, arm - 0.2, 0.41], [0, 0, 0], 0),
    put(handWheel(), [2.12, hubHeight(tall), 0]),
  );
}

const casting = (coat: Material, arm: number) =>
  sculpt(
    grown(0.32, block([0.05, 0.17, 0], [2.05, 0.18, 0.66], 0.08), block([1.45, arm * 0.55, 0], [0.46, arm * 0.5, 0.42], 0.22), block([0.06, arm, 0], [1.95, 0.36, 0.41], 0.2), block([-1.6, arm - 0.42, 0], [0.33, 0.55, 0.38], 0.16)),
    [-2.3, -0.15, -0.9],
    [2.4, arm + 0.6, 0.9],
    0.05,
    coat,
  );

/** Needle bar, presser foot with its lifter, the plate with teeth and the slide over the bobbin. */
function needleAndFoot(arm: number) {
  const low = arm - 1.0;
  return group(
    cylinder(0.06, low, chrome, [-1.62, 0.65 + low / 2, 0.04]),
    cylinder(0.09, 0.14, steel, [-1.62, 0.76, 0.04]),
    cylinder(0.02, 0.44, chrome, [-1.62, 0.54, 0.04]),
    cylinder(0.055, low + 0.1, chrome, [-1.62, 0.55 + low / 2, -0.18]),
    put(group(box(0.12, 0.26, 0.12, chrome, [0, 0.2, -0.16]), pair((side) => box(0.09, 0.05, 0.5, chrome, [side * 0.07, 0.04, 0.06], [side * 2, 0, 0], 0.02)), box(0.22, 0.05, 0.2, chrome, [0, 0.06, -0.14])), [-1.62, 0.38, 0.04]),
    bar([[-1.62, low * 0.75 + 0.5, -0.2], [-1.5, low * 0.75 + 0.46, -0.5], [-1.3, low * 0.75 + 0.3, -0.56]], 0.05, chrome),
    box(0.62, 0.03, 1.1, chrome, [-1.62, 0.36, 0.05]),
    box(0.6, 0.02, 0.4, metal('#b5b9bc', 0.22), [-1.62, 0.372, 0.44]),
    repeat(2, (row) => repeat(6, (index) => box(0.04, 0.03, 0.03, steel, [-1.68 + row * 0.12, 0.385, -0.06 + index * 0.05], [0, 0, 0], 0))),
    pair((side) => cylinder(0.04, 0.02, steel, [-1.62 + side * 0.24, 0.38, -0.3])),
  );
}

/** At the left end of the arm. */
const facePlate = (coat: Material) =>
  group(
    box(0.05, 0.95, 0.66, coat, [0, 0, 0], [0, 0, 0], 0.02),
    pair((side) => rod(0.05, 0.03, steel, [-0.03, side * 0.36, 0])),
    vents(0.36, 0.3, 4, [-0.03, 0.02, 0], [0, -90, 0], steel),
  );

/** Two discs that a spring presses on the thread. */
const tension = () =>
  put(
    group(
      cylinder(0.2, 0.04, chrome),
      cylinder(0.17, 0.03, chrome, [0, 0.06, 0]),
      cylinder(0.17, 0.03, chrome, [0, 0.1, 0]),
      repeat(4, (index) => ring(0.08, 0.014, steel, [0, 0.14 + index * 0.035, 0], [90, 0, 0])),
      lathe([[0, 0], [0.12, 0], [0.13, 0.1], [0.09, 0.14], [0, 0.14]], chrome, [0, 0.28, 0]),
      around(12, (degrees) => put(box(0.02, 0.08, 0.03, steel, [0.125, 0.33, 0]), [0, 0, 0], [0, degrees, 0])),
    ),
    [0, 0, 0],
    [90, 0, 0],
  );

const takeUpLever = (arm: number) =>
  group(box(0.12, 0.7, 0.04, black, [-1.72, arm - 0.02, 0.4], [0, 0, 0], 0.02), bar([[-1.72, arm - 0.1, 0.38], [-1.72, arm + 0.08, 0.6], [-1.66, arm + 0.16, 0.62]], 0.035, chrome), ring(0.05, 0.018, chrome, [-1.64, arm + 0.18, 0.62], [0, 90, 0]));

const threadGuide = () => group(cylinder(0.06, 0.04, chrome), cylinder(0.02, 0.16, chrome, [0, 0.08, 0]), ring(0.045, 0.014, chrome, [0, 0.2, 0]));

/** Length of the stitch, and the lever that sews backwards. */
const stitchDial = () =>
  group(
    put(group(cylinder(0.32, 0.08, chrome), cylinder(0.27, 0.18, black, [0, 0.06, 0], [0, 0, 0], 0.23), around(20, (degrees) => put(box(0.02, 0.1, 0.03, black, [0.26, 0.1, 0]), [0, 0, 0], [0, degrees, 0]))), [0, 0, 0], [90, 0, 0]),
    around(5, (degrees) => {
      const angle = ((degrees * 0.6 + 20) * Math.PI) / 180;
      return label(`${degrees / 72 + 1}`, 0.08, 0.08, [Math.cos(angle) * 0.15, Math.sin(angle) * 0.15, 0.156], [0, 0, 0], { ink: '#ffffff' });
    }),
    bar([[0.0, -0.55, 0], [0.0, -0.6, 0.3], [-0.3, -0.62, 0.42]], 0.06, chrome),
    put(rod(0.09, 0.3, black), [-0.36, -0.62, 0.43], [0, -20, 0]),
  );

/** With a groove for the belt from the motor below. */
const handWheel = () =>
  group(
    lathe([[0.2, 0], [0.56, 0.02], [0.66, 0.06], [0.68, 0.14], [0.66, 0.22], [0.56, 0.26], [0.2, 0.24], [0.2, 0]], black, [0, 0, 0], [0, 0, -90], 64),
    lathe([[0.2, 0.26], [0.44, 0.26], [0.37, 0.31], [0.44, 0.36], [0.2, 0.36]], black, [-0.3, 0, 0], [0, 0, -90]),
    cylinder(0.22, 0.34, chrome, [0.1, 0, 0], [0, 0, 90]),
    cylinder(0.1, 0.06, steel, [0.3, 0, 0], [0, 0, 90]),
    repeat(3, (index) => box(0.01, 0.06, 0.02, white, [0.13, 0.6 * Math.cos(index * 2.1), 0.6 * Math.sin(index * 2.1)], [0, 0, 0], 0)),
  );
