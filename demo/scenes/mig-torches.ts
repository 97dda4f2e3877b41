import { type Coil, layCoil } from './coiled-leads.ts';
import { black, brass, copper, darkSteel, plastic, rubber, steel } from './materials.ts';
import { chain, type Form, grown, limb, sculpt, without } from './sculpt.ts';
import { bar, box, cylinder, extrude, group, lathe, outline, type Point, pair, put, repeat, ring, rod, tube } from './solids.ts';

/** MIG torches with their hoses, and the central connector that carries wire, gas and current. */

const HOSE = 0.1;
/** How high above the ground the middle of a lying torch is. */
const HEIGHT = 0.16;

/** A pistol grip in a gentle curve, oval, with grooves for the fingers in its inner side. */
const grip: Form = without(
  0.03,
  grown(
    0.12,
    limb({ at: [0.45, 0, 0], r: 0.14 }, { at: [0.85, 0, -0.05], r: 0.155 }, 0.85),
    limb({ at: [0.85, 0, -0.05], r: 0.155 }, { at: [1.25, 0, -0.03], r: 0.165 }, 0.85),
    limb({ at: [1.25, 0, -0.03], r: 0.165 }, { at: [1.78, 0, 0.14], r: 0.125 }, 0.85),
  ),
  chain({ at: [0.35, 0.28, -0.02], r: 0.15 }, { at: [0.9, 0.28, -0.07], r: 0.15 }, { at: [1.4, 0.28, -0.02], r: 0.15 }),
);

/** Lies on its side along x, its trigger and the bend of its neck to +z; its hose joins it at x 0. */
const torch = () =>
  group(
    kinkGuard(0.5),
    sculpt(grip, [0.25, -0.2, -0.28], [1.98, 0.2, 0.32], 0.02, black),
    // The two halves of the grip are screwed together.
    [
      [0.62, -0.02],
      [1.5, 0.06],
    ].map(([x, z]) => cylinder(0.035, 0.04, darkSteel, [x as number, 0.13, z as number])),
    put(
      extrude(outline([[-0.22, 0], [-0.18, 0.1], [0.12, 0.13], [0.24, 0]], 0.08), 0.14, plastic('#c2212b'), [0, 0, 0], [90, 0, 0], 0.03),
      [1.24, 0, 0.1],
      [0, -10, 0],
    ),
    put(group(rod(0.105, 0.16, brass), rod(0.12, 0.06, black, [0.1, 0, 0])), [1.86, 0, 0.17], [0, -20, 0]),
    bar([[1.88, 0, 0.18], [2.3, 0, 0.33], [2.54, 0, 0.78]], 0.062, brass, 0.3),
    put(gasNozzle(), [2.44, 0, 0.6], [0, -62, 0]),
  );

/** Around the contact tip, from which the wire sticks out, towards +x. */
const gasNozzle = () =>
  group(
    rod(0.1, 0.1, black, [0.02, 0, 0]),
    lathe([[0.09, 0.06], [0.105, 0.08], [0.105, 0.36], [0.085, 0.56], [0.07, 0.56], [0.085, 0.3]], copper, [0, 0, 0], [0, 0, -90]),
    rod(0.035, 0.46, brass, [0.3, 0, 0]),
    rod(0.012, 0.3, copper, [0.55, 0, 0]),
  );

/** A rubber sleeve with ribs that keeps a hose from bending sharply, from x 0. */
const kinkGuard = (length: number) =>
  group(
    rod(HOSE * 1.15, length, rubber, [length / 2, 0, 0], HOSE * 1.4),
    repeat(6, (index) => ring(HOSE * (1.2 + index * 0.04), 0.018, rubber, [0.05 + (index * length) / 7, 0, 0], [0, 90, 0])),
  );

/** A torch lying on the ground at the end of its coiled hose, plugged into a connector that faces +z. */
export function torchOnHose([x, y, z]: Point, coil: Coil) {
  const { points, toolAt, toolTurn } = layCoil([x, y, z + 0.8], coil, HOSE, HEIGHT);
  return group(
    // A nut that a hand can turn, and the plug's body.
    lathe(
      [[0, 0.04], [0.2, 0.04], [0.22, 0.08], [0.22, 0.26], [0.19, 0.3], [0.17, 0.34], [0.16, 0.52], [0, 0.52]],
      black,
      [x, y, z],
      [90, 0, 0],
    ),
    put(kinkGuard(0.36), [x, y, z + 0.86], [0, 90, 0]),
    tube([[x, y, z + 0.4], ...points], HOSE, rubber),
    // The torch rests on its grip and on the nozzle.
    put(torch(), toolAt, [0, toolTurn, -1.6]),
  );
}

/** The central connector of a wire feeder, facing +z. */
export const torchConnector = (at: Point) =>
  put(
    group(
      box(0.58, 0.58, 0.06, black, [0, 0, 0], [0, 0, 0], 0.03),
      pair((side) => pair((end) => put(rod(0.03, 0.03, steel), [side * 0.23, end * 0.23, 0.04], [0, 90, 0]))),
      lathe([[0.13, 0.02], [0.13, 0.14], [0.19, 0.14], [0.21, 0.02]], brass, [0, 0, 0], [90, 0, 0]),
    ),
    at,
  );
