import { brands } from './brands.ts';
import { bolt, chain, vents } from './fittings.ts';
import { moulded } from './hand-tools.ts';
import { label, ratingPlate } from './labels.ts';
import { bendProtector, mainsLead } from './mains-lead.ts';
import { aluminium, black, castIron, darkSteel, paint, plastic, rubber, steel } from './materials.ts';
import { abrasiveWheel, arc, onCircle, sector } from './saw-blades.ts';
import { grown, limb, sculpt, thicker } from './sculpt.ts';
import { around, bar, box, cylinder, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, repeat, ring, rod } from './solids.ts';

/** A chop saw for metal with its head up; the operator stands at +x. One unit is a decimetre. */

const RADIUS = 1.775;
/** The wheel's centre, seen from the hinge of the head. */
const CENTRE: FlatPoint = [2.0, 0.55];
const HINGE: Point = [-1.9, 1.45, 0];
const coat = paint(brands.Nirmaan.body);
const charcoal = paint('#2f3337');

export function cutOffSaw() {
  return group(base(), vice(), put(head(), HINGE, [0, 0, 27]), chain(5, 0.14, steel, [-0.95, 1.7, -0.85]), lead());
}

const lead = () => mainsLead([[-0.2, 2.2, -1.9], [-0.6, 1.4, -2.0], [-0.5, 0.3, -2.2], [-0.1, 0.08, -2.6], [1.0, 0.08, -2.8], [2.2, 0.08, -2.5]], 0.08);

/** A pressed steel tray on rubber feet, with the bearing of the head behind. */
function base() {
  const floor = outline([[-2.7, -1.5], [2.3, -1.5], [2.5, -1.2], [2.5, 1.2], [2.3, 1.5], [-2.7, 1.5]], 0.25);
  const raised = outline([[-2.5, -1.3], [2.15, -1.3], [2.3, -1.1], [2.3, 1.1], [2.15, 1.3], [-2.5, 1.3]], 0.25, [outline([[-1.1, -0.16], [1.4, -0.16], [1.4, 0.16], [-1.1, 0.16]], 0.1)]);
  return group(
    extrude(floor, 0.1, charcoal, [0, 0.22, 0], [90, 0, 0], 0.03),
    extrude(raised, 0.4, charcoal, [0, 0.42, 0], [90, 0, 0], 0.1),
    pair((side) => [-2.35, 2.05].map((x) => lathe([[0, 0], [0.2, 0], [0.24, 0.18], [0, 0.18]], rubber, [x, 0, side * 1.2]))),
    pair((side) => [0.9, 1.1].map((z) => box(3.2, 0.05, 0.06, charcoal, [0, 0.63, side * z]))),
    pair((side) => extrude(outline([[-0.5, 0], [0.5, 0], [0.26, 1.05], [-0.26, 1.05]], 0.2), 0.24, castIron, [-1.9, 0.6, side * 0.52], [0, 0, 0], 0.05)),
    cylinder(0.12, 1.4, steel, [-1.9, 1.45, 0], [90, 0, 0]),
    pair((side) => bolt(0.13, [-1.9, 1.45, side * 0.7], [side * 90, 0, 0])),
    box(0.06, 1.0, 1.3, darkSteel, [-2.5, 1.1, 0], [0, 0, 14]),
    label(['NCO-355', '355 mm · 2200 W'], 1.5, 0.34, [2.37, 0.43, 0.3], [0, 90, 0], { ink: '#f2f2ee' }),
  );
}

/** The fence behind, the jaw in front on its screw with a crank. */
function vice() {
  const top = 0.62;
  const plate = (at: Point, turn: Point = [0, 0, 0]) =>
    put(
      group(pair((side) => box(0.16, 0.62, 0.8, castIron, [0, 0.31, side * 0.56], [0, 0, 0], 0.04)), box(0.5, 0.12, 1.9, castIron, [0, 0.06, 0])),
      at,
      turn,
    );
  return group(
    plate([-0.75, top, 0]),
    pair((side) => bolt(0.1, [-0.92, top + 0.12, side * 0.8])),
    plate([0.45, top, 0], [0, 7, 0]),
    box(0.3, 0.3, 0.36, castIron, [0.7, top + 0.2, 0], [0, 0, 0], 0.06),
    rod(0.1, 2.3, steel, [1.75, top + 0.24, 0]),
    repeat(26, (index) => put(ring(0.1, 0.018, steel, [0, 0, 0], [0, 90, 8]), [0.95 + index * 0.065, top + 0.24, 0])),
    box(0.42, 0.5, 0.5, castIron, [1.95, top + 0.18, 0], [0, 0, 0], 0.06),
    box(0.3, 0.1, 0.6, plastic('#d8432b'), [1.95, top + 0.5, 0.1], [18, 0, 0], 0.04),
    cylinder(0.17, 0.22, castIron, [2.9, top + 0.24, 0], [0, 0, 90]),
    bar([[2.95, top + 0.24, 0], [2.98, top - 0.2, 0.36]], 0.07, steel),
    rod(0.11, 0.55, black, [3.24, top - 0.22, 0.37]),
  );
}

/** Arm, wheel with its covers, motor and handle. */
function head() {
  const [x, y] = CENTRE;
  return group(
    sculpt(
      grown(0.2, limb({ at: [0, 0, -0.3], r: 0.34 }, { at: [0, 0, 0.3], r: 0.34 }), limb({ at: [0, 0, -0.2], r: 0.3 }, { at: [1.1, 0.45, -0.45], r: 0.32 }), limb({ at: [1.1, 0.45, -0.45], r: 0.32 }, { at: [x, y, -0.5], r: 0.5 })),
      [-0.5, -0.6, -1.1],
      [2.7, 1.3, 0.8],
      0.05,
      aluminium,
    ),
    put(group(abrasiveWheel(RADIUS, '#c2212b'), covers()), [x, y, 0.15]),
    put(motor(), [x + 0.1, y + 0.28, -0.6]),
    put(handle(), [x, y, 0]),
    bar([[1.0, 0.6, -0.5], [1.0, 2.2, -0.62], [1.5, 2.55, -0.62], [2.3, 2.55, -0.62], [2.6, 2.0, -0.6]], 0.09, steel, 0.3),
    put(rod(0.14, 0.7, rubber), [1.9, 2.55, -0.62]),
    bendProtector([x + 0.1, y - 0.4, -1.9], [0, 0, 60]),
  );
}

/** The fixed cover over the wheel and the swinging one below it, behind. */
const covers = () => {
  const outer = RADIUS + 0.12;
  const face = 0.24;
  return group(
    extrude(outline([...arc(outer, -12, 190), ...arc(0.5, 205, -25)]), 0.48, coat, [0, 0, 0], [0, 0, 0], 0.05),
    extrude(sector(outer - 0.13, outer - 0.06, -8, 186), 0.06, coat, [0, 0, face], [0, 0, 0], 0.02),
    extrude(sector(RADIUS * 0.8, outer - 0.06, 186, 238), 0.36, darkSteel, [0, 0, 0], [0, 0, 0], 0.03),
    [30, 90, 150].map((degrees) => put(bolt(0.07), [...onCircle(outer * 0.8, degrees), face], [90, 0, 0])),
    label('NIRMAAN', 1.5, 0.36, [0, 1.05, face + 0.004], [0, 0, 0], { ink: '#1d2023' }),
    label('NCO-355', 0.8, 0.18, [0, 0.76, face + 0.004], [0, 0, 0], { ink: '#1d2023', weight: 400 }),
    extrude(sector(1.3, 1.34, 22, 52), 0.01, black, [0, 0, face + 0.004]),
    extrude(outline([[-0.12, 0.08], [0.12, 0.08], [0, -0.14]]), 0.01, black, [...onCircle(1.32, 20), face + 0.004], [0, 0, 20]),
    cylinder(0.36, 0.12, steel, [0, 0, 0.1], [90, 0, 0]),
    put(bolt(0.15), [0, 0, 0.18], [90, 0, 0]),
  );
};

/** Lies across, its fan at the far end. */
const motor = () =>
  group(
    lathe([[0, 0], [0.72, 0], [0.72, 0.16], [0.64, 0.22], [0.62, 1.2], [0.66, 1.24], [0.66, 1.62], [0.54, 1.74], [0, 1.78]], coat, [0, 0, 0], [-90, 0, 0]),
    cylinder(0.74, 0.12, aluminium, [0, 0, 0], [90, 0, 0]),
    around(24, (degrees) => put(box(0.07, 0.03, 0.26, black, [0, 0.66, 0]), [0, 0, -1.42], [0, 0, degrees])),
    vents(0.7, 0.6, 6, [0, 0, -1.78], [0, 180, 0]),
    cylinder(0.11, 0.08, black, [0.62, 0, -0.9], [0, 0, 90]),
    ratingPlate(0.5, [0, 0.64, -0.7], [-90, 0, 0]),
  );

/** An upright D in front of the motor. */
function handle() {
  const spine = (px: number, py: number, r: number) => ({ at: [px, py, -0.62] as Point, r });
  const [root, top, bend, front, knee, foot, end] = [spine(0.4, 0.8, 0.24), spine(1.3, 1.08, 0.16), spine(1.75, 1.02, 0.15), spine(2.05, 0.7, 0.14), spine(2.02, 0.05, 0.15), spine(1.7, -0.2, 0.17), spine(0.6, 0.0, 0.24)] as const;
  const shape = grown(0.15, limb(root, top), limb(top, bend), limb(bend, front), limb(front, knee), limb(knee, foot), limb(foot, end));
  const covered = thicker(limb(spine(2.05, 0.62, 0.141), spine(2.025, 0.12, 0.149)), 0.02);
  const from: Point = [0.1, -0.7, -1.1];
  const to: Point = [2.8, 1.8, -0.1];
  return group(
    sculpt(shape, from, to, 0.045, plastic(brands.Nirmaan.body)),
    sculpt(covered, from, to, 0.045, rubber),
    moulded([[1.98, 0.62], [1.84, 0.56], [1.76, 0.36], [1.84, 0.16], [1.98, 0.2]], 0.22, plastic('#d8432b'), 0.06, 0.05, [0, 0, -0.62]),
  );
}
