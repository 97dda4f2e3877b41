import { brands } from './brands.ts';
import { bolt, vents } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { bendProtector, mainsLead } from './mains-lead.ts';
import { black, brass, chrome, matt, metal, paint, plastic, rubber, steel } from './materials.ts';
import { block, grown, limb, sculpt, thicker, without } from './sculpt.ts';
import { around, ball, bar, box, cylinder, extrude, group, lathe, outline, type Point, pair, put, repeat, ring, rod, tube } from './solids.ts';

/** A sewing head to be held over a bag: the bag runs through its mouth, at the left. One unit is a decimetre. */
export function bagCloser() {
  const coat = paint(brands.Sutra.accent);
  const casting = without(
    0.08,
    grown(0.16, block([-0.1, 1.42, 0], [1.2, 0.46, 0.48], 0.2), block([0.5, 0.8, 0], [0.6, 0.75, 0.46], 0.2), block([-0.1, 0.28, 0], [1.2, 0.24, 0.46], 0.14)),
    block([-0.9, 0.76, 0], [0.72, 0.2, 1], 0.1),
  );
  return group(
    sculpt(casting, [-1.5, -0.1, -0.7], [1.3, 2.1, 0.7], 0.04, coat),
    facePlates(),
    sewingParts(),
    beltCover(),
    motor(),
    handle(),
    thread(),
    pair((side) => [-1.05, 0.85].map((x) => cylinder(0.1, 0.12, rubber, [x, 0.02, side * 0.32]))),
    bendProtector([0.5, 0.5, -1.2], [0, 90, 0]),
    mainsLead([[0.5, 0.5, -1.3], [0.6, 0.4, -1.7], [1.4, 0.06, -1.8], [2.2, 0.05, -1.2], [2.3, 0.05, -0.2], [1.7, 0.05, 0.6], [2.0, 0.05, 1.0]], 0.06),
  );
}

/** Plates of nickel-plated steel over the works. */
function facePlates() {
  const nickel = metal('#c9cbc8', 0.22);
  const front = outline([[-0.42, -0.36], [0.42, -0.36], [0.42, 0.3], [0.1, 0.36], [-0.42, 0.36]], 0.1);
  return group(
    extrude(front, 0.05, nickel, [-0.82, 1.42, 0.48], [0, 0, 0], 0.015),
    [[-1.16, 1.14], [-0.5, 1.14], [-1.16, 1.68], [-0.5, 1.64]].map(([x, y]) => screw([x as number, y as number, 0.51])),
    extrude(outline([[-0.44, -0.16], [0.44, -0.16], [0.44, 0.16], [-0.44, 0.16]], 0.06), 0.08, nickel, [0.42, 0.28, 0.49], [0, 0, 0], 0.015),
    pair((side) => screw([0.42 + side * 0.36, 0.28, 0.53])),
    extrude(outline([[-0.48, -0.27], [0.48, -0.27], [0.48, 0.27], [-0.48, 0.27]], 0.08), 0.06, nickel, [0.5, 1.42, 0.51], [0, 0, 0], 0.015),
    label('SUTRA', 0.76, 0.22, [0.5, 1.5, 0.544], [0, 0, 0], { ink: '#1d4d5e' }),
    label('SBC-26', 0.5, 0.12, [0.5, 1.28, 0.544], [0, 0, 0], { ink: '#1d2023', weight: 400 }),
    label(['KEEP FINGERS', 'AWAY'], 0.5, 0.2, [0.6, 0.82, 0.5], [0, 0, 0], { on: '#f2c20c', ink: '#16191d' }),
  );
}

const screw = (at: Point) => put(group(cylinder(0.05, 0.04, steel, [0, 0, 0], [90, 0, 0], 0.045), box(0.07, 0.014, 0.01, black, [0, 0, 0.018], [0, 0, 35], 0)), at);

/** Needle, foot, plate with teeth, thread tension and the knife. */
const sewingParts = () =>
  group(
    cylinder(0.06, 0.3, chrome, [-0.95, 0.92, 0.06]),
    cylinder(0.09, 0.12, steel, [-0.95, 0.84, 0.06]),
    cylinder(0.018, 0.34, chrome, [-0.95, 0.68, 0.06]),
    cylinder(0.05, 0.34, chrome, [-0.72, 0.88, 0.02]),
    put(extrude(outline([[-0.46, -0.03], [0.3, -0.03], [0.3, 0.05], [0.06, 0.12], [-0.4, 0.08]], 0.03), 0.2, chrome, [0, 0, 0], [0, 0, 0], 0.015), [-0.78, 0.66, 0.06]),
    box(1.1, 0.05, 0.6, chrome, [-0.76, 0.56, 0.02]),
    repeat(7, (index) => box(0.02, 0.03, 0.14, steel, [-1.0 + index * 0.08, 0.59, 0.1])),
    put(group(cylinder(0.16, 0.03, chrome), cylinder(0.16, 0.03, chrome, [0, 0.06, 0]), cylinder(0.06, 0.34, steel, [0, 0.14, 0]), cylinder(0.09, 0.12, brass, [0, 0.26, 0])), [-0.12, 1.56, 0.5], [90, 0, 0]),
    bar([[-1.32, 1.0, 0.1], [-1.45, 0.9, 0.1], [-1.45, 0.62, 0.1]], 0.035, steel),
    cylinder(0.12, 0.12, brass, [-0.6, 1.92, 0.2]),
  );

/** Covers the belt from the motor to the main shaft; the hand wheel is outside. */
const beltCover = () =>
  put(
    group(
      extrude(outline([[-0.45, 1.85], [-0.45, 1.1], [0.3, 0.15], [1.15, 0.15], [1.15, 0.85], [0.45, 1.85]], 0.34), 0.26, plastic('#25282b'), [0, 0, 0], [0, 0, 0], 0.08),
      vents(0.5, 0.4, 5, [0.62, 0.52, 0.13], [0, 0, 35], steel),
      [[-0.3, 1.66], [0.3, 1.68], [0.92, 0.36]].map(([x, y]) => screw([x as number, y as number, 0.13])),
      lathe([[0, 0], [0.3, 0], [0.34, 0.05], [0.34, 0.14], [0.28, 0.18], [0.12, 0.18], [0.1, 0.24], [0, 0.24]], chrome, [0, 1.4, 0.14], [90, 0, 0]),
      label('OIL DAILY', 0.44, 0.12, [0.5, 1.0, 0.135], [0, 0, -52], { ink: '#f2c20c' }),
    ),
    [1.2, 0, 0],
    [0, 90, 0],
  );

const motor = () =>
  put(
    group(
      rod(0.4, 1.5, plastic('#2b2e31'), [0, 0, 0]),
      rod(0.42, 0.1, steel, [0.6, 0, 0]),
      repeat(12, (index) => put(box(1.0, 0.05, 0.04, plastic('#2b2e31'), [-0.1, 0.41, 0]), [0, 0, 0], [index * 30, 0, 0])),
      ratingPlate(0.5, [0, 0.44, 0.05], [-90, 0, 0]),
    ),
    [0.3, 0.55, -0.72],
  );

/** An arch over the head, its switch under the fingers. */
function handle() {
  const spine = (x: number, y: number, r: number) => ({ at: [x, y, 0] as Point, r });
  const shape = grown(0.12, limb(spine(-0.72, 1.75, 0.2), spine(-0.66, 2.4, 0.15)), limb(spine(-0.66, 2.4, 0.15), spine(-0.4, 2.66, 0.15)), limb(spine(-0.4, 2.66, 0.15), spine(0.55, 2.62, 0.155)), limb(spine(0.55, 2.62, 0.155), spine(0.86, 2.3, 0.17)), limb(spine(0.86, 2.3, 0.17), spine(0.85, 1.75, 0.22)));
  const covered = thicker(limb(spine(-0.34, 2.66, 0.15), spine(0.48, 2.63, 0.155)), 0.02);
  return group(
    sculpt(shape, [-1.1, 1.5, -0.4], [1.3, 3, 0.4], 0.035, plastic('#25282b')),
    sculpt(covered, [-1, 2, -0.4], [1.2, 3, 0.4], 0.035, rubber),
    box(0.5, 0.16, 0.2, plastic('#c2212b'), [0.1, 2.47, 0], [0, 0, 2], 0.05),
    pair((side) => cylinder(0.06, 0.05, steel, [0.8, 2.05, side * 0.17], [90, 0, 0])),
    bolt(0.09, [-0.7, 1.98, 0.16], [90, 0, 0]),
  );
}

/** A cone of thread on its holder; the thread runs through an eye above it to the tension. */
function thread() {
  const yarn = matt('#efe9d8');
  return group(
    box(0.7, 0.06, 0.9, steel, [-0.62, 1.6, -0.62], [0, 0, 0], 0.02),
    cylinder(0.42, 0.05, black, [-0.62, 1.66, -0.86]),
    lathe([[0, 0], [0.4, 0.02], [0.42, 0.1], [0.27, 1.15], [0.2, 1.2], [0, 1.2]], yarn, [-0.62, 1.7, -0.86]),
    repeat(22, (index) => ring(0.415 - index * 0.0068, 0.012, matt(index % 2 ? '#e4dcc6' : '#f4efe2'), [-0.62, 1.8 + index * 0.048, -0.86], [90, 0, (index % 3) * 2])),
    cylinder(0.14, 0.3, plastic('#c9702b'), [-0.62, 2.95, -0.86], [0, 0, 0], 0.12),
    bar([[-1.0, 1.55, -0.95], [-1.0, 3.3, -0.95], [-0.62, 3.4, -0.86]], 0.03, steel, 0.2),
    ring(0.06, 0.018, steel, [-0.58, 3.4, -0.86], [90, 0, 0]),
    tube([[-0.45, 2.9, -0.8], [-0.58, 3.38, -0.86], [-0.3, 2.4, -0.1], [-0.2, 1.75, 0.52], [-0.12, 1.56, 0.55], [-0.7, 1.3, 0.55], [-0.95, 0.9, 0.14]], 0.01, yarn),
    ball(0.05, steel, [-0.62, 3.12, -0.86]),
    around(3, (degrees) => put(screw([0.18, 0, 0]), [-0.62, 1.64, -0.2], [-90, 0, degrees])),
  );
}
