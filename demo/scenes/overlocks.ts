import { bolt, knob, vents } from './fittings.ts';
import { label } from './labels.ts';
import { black, chrome, darkSteel, gloss, matt, plastic, rubber, steel } from './materials.ts';
import { block, grown, sculpt } from './sculpt.ts';
import { bar, box, cylinder, group, lathe, pair, put, repeat, ring, rod, tube } from './solids.ts';

const THREADS = ['#b3261e', '#e9b824', '#1e8a4c', '#1e5fa6'];
/** Of each thread: x of its cone, of its guide above and of its tension. */
const lines = THREADS.map((color, index) => ({ color, cone: -1.5 + index * 0.95, tension: -0.45 + index * 0.36 }));

/** An industrial overlock: looper cover in front, needles at the left, cones of thread on a stand behind. */
export const overlock = (brand: string, model: string) =>
  group(
    casting(),
    put(needles(), [-0.95, 1.1, 0.55]),
    put(clothPlate(), [-0.95, 1.03, 0.5]),
    looperCover(brand),
    lines.map(({ color, tension }) => put(tensionPost(color), [tension, 2.46, 0.4])),
    label(model, 0.7, 0.16, [0.55, 1.72, 0.575], [0, 0, 0], { ink: '#26495a' }),
    put(handWheel(), [1.62, 1.3, -0.1]),
    threadStand(),
    lines.map(({ color, cone, tension }) => tube([[cone, 1.35, -1.9], [cone, 4.3, -1.9], [tension, 3.0, 0.1], [tension, 2.7, 0.42], [-0.9, 2.1, 0.7]], 0.012, matt(color))),
    pair((side) => pair((end) => cylinder(0.16, 0.16, rubber, [side * 1.1, 0.08, end * 0.7]))).flat(),
    cylinder(0.16, 0.1, chrome, [0.3, 2.5, -0.3]),
    vents(0.5, 0.3, 4, [1.0, 0.62, 0.905]),
  );

/** Bed and head in one, open at the front left where the cloth runs. */
const casting = () =>
  sculpt(
    grown(0.2, block([0, 0.55, 0], [1.5, 0.45, 0.9], 0.16), block([0.45, 1.45, -0.15], [1.05, 0.9, 0.72], 0.24), block([-0.35, 2.15, 0], [0.95, 0.26, 0.55], 0.2)),
    [-1.8, -0.1, -1.2],
    [1.8, 2.7, 1.2],
    0.045,
    gloss('#e8e3d3'),
  );

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

/** Hinged at its foot, with the maker's name and a window over the oil gauge. */
const looperCover = (brand: string) =>
  group(
    box(2.1, 0.62, 0.1, plastic('#dfe2df'), [-0.25, 0.6, 0.92], [0, 0, 0], 0.045),
    label(brand, 1.0, 0.26, [-0.35, 0.62, 0.973], [0, 0, 0], { ink: '#3a6b7c' }),
    put(cylinder(0.08, 0.06, chrome), [0.66, 0.6, 0.98], [90, 0, 0]),
    label('6000 spm · 4 THREAD', 0.8, 0.1, [-0.35, 0.42, 0.973], [0, 0, 0], { weight: 400 }),
  );

const tensionPost = (color: string) =>
  group(cylinder(0.13, 0.03, chrome, [0, 0.02, 0]), put(knob(0.12, [0, 0, 0], [-90, 0, 0], plastic(color)), [0, 0.06, 0]), ring(0.05, 0.014, chrome, [0, 0.24, 0.1]));

/** With a guard for the belt. */
const handWheel = () =>
  group(
    lathe([[0, 0], [0.5, 0], [0.6, 0.06], [0.62, 0.2], [0.54, 0.28], [0.3, 0.3], [0.24, 0.4], [0, 0.4]], black, [0, 0, 0], [0, 0, -90], 64),
    lathe([[0, -0.2], [0.74, -0.2], [0.76, -0.14], [0.74, -0.02], [0, 0]], plastic('#c9cbc6'), [0, 0, 0], [0, 0, -90], 64),
  );

/** A rail with pins for the cones, and eyes above them. */
const threadStand = () =>
  group(
    box(4.0, 0.1, 1.0, plastic('#3c4145'), [-0.1, 0.1, -1.9], [0, 0, 0], 0.04),
    cylinder(0.06, 4.3, steel, [-0.08, 2.2, -1.9]),
    bar([[-1.8, 4.3, -1.9], [1.6, 4.3, -1.9]], 0.05, steel),
    lines.flatMap(({ color, cone }) => [
      put(group(lathe([[0, 0], [0.4, 0], [0.42, 0.06], [0.24, 1.0], [0.2, 1.04], [0, 1.04]], matt(color)), lathe([[0, -0.06], [0.34, -0.06], [0.34, 0], [0, 0]], black), cylinder(0.03, 0.3, steel, [0, 1.15, 0])), [cone, 0.22, -1.9]),
      ring(0.07, 0.018, chrome, [cone, 4.24, -1.9]),
    ]),
    rod(0.05, 0.4, steel, [1.7, 0.12, -1.6]),
  );
