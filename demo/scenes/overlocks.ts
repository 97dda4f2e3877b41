import { bolt, knob, vents } from './fittings.ts';
import { label } from './labels.ts';
import { black, chrome, clear, darkSteel, gloss, matt, plastic, rubber, steel, woven } from './materials.ts';
import { block, grown, sculpt } from './sculpt.ts';
import { bar, box, cylinder, group, lathe, type Point, pair, put, repeat, ring, rod, sleeve, tube } from './solids.ts';

/** Through the last guide, to the eye of a needle. */
const toNeedle = (x: number): Point[] => [[-0.72, 1.66, 0.66], [x, 1.44, 0.56], [x, 1.12, 0.51]];
/** Through the last guide, down into the bed to a looper. */
const toLooper = (x: number): Point[] => [[x, 1.48, 0.74], [x, 1.3, 0.74], [x, 0.98, 0.74]];
const THREADS: { color: string; end: Point[] }[] = [
  { color: '#b3261e', end: toNeedle(-1.0) },
  { color: '#e9b824', end: toNeedle(-0.9) },
  { color: '#1e8a4c', end: toLooper(-0.24) },
  { color: '#1e5fa6', end: toLooper(-0.04) },
];
/** Of each thread: x of its cone and its guide above, and of its tension. */
const lines = THREADS.map((thread, index) => ({ ...thread, cone: -1.75 + index * 1.1, tension: -0.42 + index * 0.38 }));
const enamel = gloss('#e6e4dc');

/** An industrial overlock: looper cover in front, needles at the left, cones of thread on a stand behind. */
export const overlock = (brand: string, model: string) =>
  group(
    casting(),
    put(needles(), [-0.95, 1.1, 0.55]),
    put(clothPlate(), [-0.95, 1.03, 0.5]),
    looperCover(brand),
    eyeGuard(),
    frontPlate(),
    label(model, 0.62, 0.15, [-0.9, 2.16, 0.556], [0, 0, 0], { ink: '#26495a' }),
    lines.map(({ color, tension }) => put(tensionPost(color), [tension, 2.0, 0.66], [90, 0, 0])),
    put(handWheel(), [1.62, 1.3, -0.1]),
    motor(),
    threadStand(),
    // From the cone up through the eye, over the bar on the head, around the tension and through its eye to the end.
    lines.map(({ color, cone, tension, end }) => [
      tube([[cone + 0.3, 0.9, -1.6], [cone + 0.1, 2.2, -1.66], [cone, 3.34, -1.7], [tension, 2.74, 0.1], [tension + 0.06, 2.12, 0.69], [tension + 0.06, 1.98, 0.69]], 0.011, matt(color)),
      bar([[tension + 0.06, 1.98, 0.69], [tension, 1.74, 0.69], ...end], 0.011, matt(color), 0.04),
      put(threadEye(), [tension, 1.74, 0.69]),
    ]),
    put(threadEye(), [-0.72, 1.66, 0.66]),
    [-0.24, -0.04].map((x) => [put(threadEye(), [x, 1.48, 0.74]), sleeve(0.06, 0.028, 0.03, chrome, [x, 1.0, 0.74]), cylinder(0.03, 0.01, black, [x, 1.004, 0.74])]),
    bar([[-0.6, 2.4, 0.1], [-0.6, 2.72, 0.1], [0.9, 2.72, 0.1], [0.9, 2.4, 0.1]], 0.035, chrome, 0.1),
    pair((side) => pair((end) => cylinder(0.16, 0.16, rubber, [side * 1.1, 0.08, end * 0.7]))).flat(),
    cylinder(0.16, 0.1, chrome, [0.3, 2.42, -0.3]),
    vents(0.5, 0.3, 4, [1.1, 0.66, 0.905]),
  );

/** Bed and head in one, open at the front left where the cloth runs; the oil pan below is grey. */
const casting = () =>
  group(
    sculpt(
      grown(
        0.14,
        block([0, 0.62, 0], [1.5, 0.38, 0.9], 0.14),
        block([0.45, 1.45, -0.15], [1.05, 0.9, 0.72], 0.2),
        block([-0.35, 2.12, 0], [0.95, 0.28, 0.55], 0.16),
      ),
      [-1.8, -0.1, -1.2],
      [1.8, 2.7, 1.2],
      0.04,
      enamel,
    ),
    box(3.12, 0.22, 1.92, plastic('#6f777b'), [0, 0.24, 0], [0, 0, 0], 0.07),
  );

/** Let into the head's face: oil window and the dials for stitch length and differential feed. */
const frontPlate = () =>
  group(
    box(1.5, 0.86, 0.04, plastic('#d3d6d3'), [0.66, 1.46, 0.575], [0, 0, 0], 0.018),
    box(1.5, 0.06, 0.045, plastic('#2f6f86'), [0.66, 1.53, 0.577], [0, 0, 0], 0.012),
    [0.3, 0.72].map((x) => put(knob(0.13, [0, 0, 0], [0, 0, 0], black), [x, 1.27, 0.62])),
    cylinder(0.11, 0.03, chrome, [1.16, 1.27, 0.6], [90, 0, 0]),
    cylinder(0.085, 0.035, clear('#c9a23a', 0.9), [1.16, 1.27, 0.602], [90, 0, 0]),
    pair((side) =>
      pair((end) => cylinder(0.03, 0.02, darkSteel, [0.66 + side * 0.69, 1.46 + end * 0.37, 0.595], [90, 0, 0])),
    ).flat(),
  );

/** Clear plastic in front of the needles. */
const eyeGuard = () =>
  group(
    box(0.75, 0.42, 0.03, clear('#dfe8e8', 0.4), [-0.95, 1.78, 0.86], [-14, 0, 0], 0.012),
    bar([[-0.55, 2.0, 0.5], [-0.62, 2.0, 0.82], [-0.62, 1.85, 0.86]], 0.025, chrome, 0.08),
  );

/** Drives the shaft directly, behind the hand wheel. */
const motor = () => group(rod(0.52, 0.5, black, [1.72, 1.3, -0.1]), vents(0.3, 0.4, 4, [1.72, 1.3, 0.415]));

/** Two needles in their clamp, the bar, the presser foot and its lifter. */
const needles = () =>
  group(
    cylinder(0.07, 0.8, chrome, [0, 0.55, -0.2]),
    box(0.22, 0.18, 0.16, steel, [0, 0.3, -0.1]),
    pair((side) => cylinder(0.015, 0.34, chrome, [side * 0.05, 0.12, -0.06])),
    box(0.2, 0.05, 0.7, chrome, [0.02, 0.03, 0.05], [0, 0, 0], 0.02),
    box(0.12, 0.26, 0.16, steel, [0.16, 0.14, -0.1]),
    bar([[0.16, 0.26, -0.1], [0.3, 0.6, -0.15], [0.3, 0.9, -0.15]], 0.05, chrome),
    put(bolt(0.05), [-0.12, 0.3, -0.1], [0, 0, 90]),
  );

const clothPlate = () =>
  group(
    box(1.15, 0.07, 1.0, chrome, [-0.1, 0, 0], [0, 0, 0], 0.03),
    repeat(5, (index) => box(0.03, 0.03, 0.3, darkSteel, [-0.1 + index * 0.06, 0.04, -0.05], [0, 0, 0], 0)),
    box(0.06, 0.2, 0.4, steel, [0.34, 0.06, 0.05], [0, 0, 0], 0.01),
  );

/** Hinged at its foot, with the maker's name and a recess for the finger that opens it. */
const looperCover = (brand: string) =>
  group(
    box(2.3, 0.66, 0.12, enamel, [-0.28, 0.68, 0.94], [0, 0, 0], 0.055),
    box(2.3, 0.05, 0.02, chrome, [-0.28, 0.9, 1.0], [0, 0, 0], 0.008),
    label(brand, 1.0, 0.26, [-0.45, 0.7, 1.004], [0, 0, 0], { ink: '#1f5a70' }),
    box(0.34, 0.14, 0.03, black, [0.62, 0.68, 0.995], [0, 0, 0], 0.012),
    label('6000 spm · 4 THREAD', 0.8, 0.1, [-0.45, 0.5, 1.004], [0, 0, 0], { weight: 400 }),
    pair((side) => rod(0.05, 0.2, chrome, [-0.28 + side * 0.9, 0.36, 0.98])),
  );

const tensionPost = (color: string) =>
  group(cylinder(0.13, 0.03, chrome, [0, 0.02, 0]), put(knob(0.12, [0, 0, 0], [-90, 0, 0], plastic(color)), [0, 0.06, 0]));

/** On a pin that is screwed into the head behind it. */
const threadEye = () => group(ring(0.035, 0.012, chrome, [0, 0, 0], [90, 0, 0]), cylinder(0.016, 0.26, chrome, [0, 0, -0.16], [90, 0, 0]));

/** With a groove for the fingers. */
const handWheel = () =>
  lathe(
    [[0, 0], [0.5, 0], [0.6, 0.06], [0.62, 0.2], [0.54, 0.28], [0.3, 0.3], [0.24, 0.4], [0, 0.4]],
    black,
    [0.32, 0, 0],
    [0, 0, -90],
    64,
  );

/** A rail with pins for the cones, and eyes above them. */
const threadStand = () =>
  group(
    box(4.7, 0.1, 1.0, plastic('#3c4145'), [-0.1, 0.1, -1.7], [0, 0, 0], 0.04),
    pair((side) => box(0.5, 0.08, 1.1, rubber, [-0.1 + side * 2.0, 0.04, -1.7], [0, 0, 0], 0.03)),
    cylinder(0.06, 3.4, steel, [-0.1, 1.75, -1.7]),
    bar([[-2.0, 3.44, -1.7], [1.8, 3.44, -1.7]], 0.05, steel),
    lines.flatMap(({ color, cone }) => [
      put(threadCone(color), [cone, 0.22, -1.7]),
      ring(0.07, 0.018, chrome, [cone, 3.36, -1.7]),
    ]),
  );

/** Wound crosswise on a cone that shows above. */
const threadCone = (color: string) =>
  group(
    lathe([[0, 0], [0.44, 0], [0.47, 0.06], [0.3, 0.92], [0.27, 0.95], [0, 0.95]], woven(color)),
    repeat(9, (index) =>
      ring(0.462 - index * 0.019, 0.014, matt(color), [0, 0.1 + index * 0.095, 0], [90 + (index % 2 ? 5 : -5), 0, 0]),
    ),
    lathe([[0, 0.9], [0.2, 0.9], [0.15, 1.12], [0, 1.12]], plastic('#e9e6da')),
    lathe([[0, -0.06], [0.4, -0.06], [0.4, 0], [0, 0]], black),
    cylinder(0.03, 0.3, steel, [0, 1.15, 0]),
  );
