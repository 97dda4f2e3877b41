import { brands } from './brands.ts';
import { bolt, eyeBolt, flange } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { black, brass, castIron, gloss, metal, paint, plastic, rubber, stainless } from './materials.ts';
import { block, grown, limb, sculpt } from './sculpt.ts';
import { around, box, cylinder, group, lathe, type Point, pair, put, repeat, ring, rod, tube } from './solids.ts';

/** Height of the shaft. */
const AXIS = 1.25;

/** Lies under water: a sealed motor between two brackets, the volute at the right. One unit is a decimetre. */
export function openwellPump() {
  const coat = gloss(brands.Jaldhaar.body);
  return group(
    put(group(motorShell(coat), bracket(-1.3), bracket(1.15), rearCover(), volute(), strainer()), [0, AXIS, 0]),
    feet(),
    cableGland(),
    tube([[0.05, 2.62, -0.1], [-0.1, 3.0, 0.0], [-0.9, 3.1, 0.25], [-1.9, 2.3, 0.6], [-2.3, 0.9, 0.9], [-2.0, 0.07, 1.4], [-0.9, 0.07, 1.75], [0.6, 0.07, 1.6]], 0.075, plastic('#1c4f8a')),
    repeat(3, (index) => rod(0.03, 0.3, metal('#d07a4e', 0.3), [0.74, 0.07, 1.53 + index * 0.06])),
  );
}

function motorShell(coat: ReturnType<typeof gloss>) {
  return group(
    rod(0.92, 2.3, coat, [-0.05, 0, 0]),
    [-1.02, 0.9].map((x) => ring(0.925, 0.03, coat, [x, 0, 0], [0, 90, 0])),
    around(4, (degrees) => put(rod(0.05, 2.5, stainless, [-0.07, 0, 0.99]), [0, 0, 0], [degrees + 45, 0, 0])),
    label(['JALDHAAR', 'JO-100'], 1.1, 0.46, [-0.45, 0.18, 0.922], [-11, 0, 0], { ink: '#ffffff' }),
    label('OPENWELL SUBMERSIBLE  1 HP', 1.1, 0.1, [-0.45, -0.14, 0.92], [8, 0, 0], { ink: '#ffffff', weight: 400 }),
    ratingPlate(0.5, [0.48, 0.1, 0.926], [-6, 0, 0]),
  );
}

/** A cast ring at either end of the shell, with the nuts of the tie rods. */
const bracket = (x: number) =>
  group(
    lathe([[0.7, -0.16], [1.02, -0.16], [1.08, -0.1], [1.08, 0.1], [1.02, 0.16], [0.7, 0.16], [0.7, -0.16]], castIron, [x, 0, 0], [0, 0, -90], 64),
    around(4, (degrees) => {
      const angle = ((degrees + 45) * Math.PI) / 180;
      return put(bolt(0.09), [x + Math.sign(x) * 0.16, Math.cos(angle) * 0.97, Math.sin(angle) * 0.97], [0, 0, -90 * Math.sign(x)]);
    }),
  );

const rearCover = () =>
  group(
    lathe([[0, 0.55], [0.3, 0.52], [0.7, 0.3], [0.86, 0.05], [0.86, -0.1], [0, -0.1]], castIron, [-1.46, 0, 0], [0, 0, 90], 64),
    around(6, (degrees) => put(box(0.34, 0.6, 0.08, castIron, [-1.58, 0.48, 0], [0, 0, -38], 0.03), [0, 0, 0], [degrees, 0, 0])),
    rod(0.14, 0.14, brass, [-1.98, 0, 0]),
  );

/** A snail-shaped casting; water leaves upward through a flange. */
function volute() {
  const spiral = grown(
    0.2,
    ...repeat(7, (index) => {
      const [from, to] = [index, index + 1].map((step) => {
        const angle = ((step * 45 + 100) * Math.PI) / 180;
        return { at: [1.72, Math.sin(angle) * 0.72, Math.cos(angle) * 0.72] as Point, r: 0.24 + step * 0.026 };
      }) as [{ at: Point; r: number }, { at: Point; r: number }];
      return limb(from, to);
    }),
    limb({ at: [1.72, 0, 0.95], r: 0.4 }, { at: [1.72, 1.3, 0.78], r: 0.36 }),
    block([1.72, 0, 0], [0.3, 0.85, 0.85], 0.25),
  );
  return group(
    sculpt(spiral, [1.0, -1.5, -1.5], [2.5, 1.7, 1.7], 0.06, castIron),
    put(flange(0.56, 0.16, castIron), [1.72, 1.6, 0.78]),
    rod(0.7, 0.2, castIron, [2.08, 0, 0]),
    around(6, (degrees) => put(put(bolt(0.07), [2.18, 0.58, 0], [0, 0, -90]), [0, 0, 0], [degrees, 0, 0])),
    put(cylinder(0.09, 0.16, brass), [1.72, -0.2, 1.3], [90, 0, 0]),
  );
}

/** A cage of perforated steel over the suction. */
const strainer = () =>
  group(
    rod(0.46, 0.6, stainless, [2.5, 0, 0]),
    repeat(4, (row) => around(16, (degrees) => put(rod(0.04, 0.02, black, [0, 0, 0]), [2.3 + row * 0.14, 0.462 * Math.cos(((degrees + row * 11) * Math.PI) / 180), 0.462 * Math.sin(((degrees + row * 11) * Math.PI) / 180)], [0, 90, 90 - degrees - row * 11]))),
    repeat(5, (row) => repeat(5, (column) => rod(0.04, 0.01, black, [2.805, (row - 2) * 0.14, (column - 2) * 0.14]))),
    ring(0.46, 0.03, stainless, [2.8, 0, 0], [0, 90, 0]),
  );

const feet = () =>
  [-1.3, 1.15].map((x) =>
    group(
      box(0.3, 0.5, 1.5, castIron, [x, 0.3, 0], [0, 0, 0], 0.06),
      pair((side) => [box(0.42, 0.14, 0.5, castIron, [x, 0.07, side * 0.85], [0, 0, 0], 0.04), bolt(0.09, [x, 0.14, side * 0.94])]),
    ),
  );

const cableGland = () =>
  group(
    box(0.7, 0.3, 0.56, paint(brands.Jaldhaar.body), [0.0, AXIS + 0.98, -0.1], [0, 0, 0], 0.06),
    pair((side) => bolt(0.05, [side * 0.26, AXIS + 1.13, 0.06])),
    cylinder(0.15, 0.14, brass, [0.05, AXIS + 1.2, -0.1]),
    cylinder(0.11, 0.14, rubber, [0.05, AXIS + 1.32, -0.1]),
    eyeBolt(0.17, [-0.75, AXIS + 0.92, 0]),
  );
