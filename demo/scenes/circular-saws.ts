import type { Material } from 'three';
import { brands } from './brands.ts';
import { cutOffSaw } from './cut-off-saws.ts';
import { bolt, vents } from './fittings.ts';
import { timber as layers, moulded } from './hand-tools.ts';
import { label, ratingPlate } from './labels.ts';
import { bendProtector, mainsLead } from './mains-lead.ts';
import { marbleCutter } from './marble-cutters.ts';
import { aluminium, black, castIron, darkSteel, metal, paint, plastic, rubber, steel } from './materials.ts';
import { arc, onCircle, sector, toothedBlade } from './saw-blades.ts';
import type { Scenes } from './scene.ts';
import { grown, limb, sculpt, thicker } from './sculpt.ts';
import { slideBattery } from './slide-batteries.ts';
import { around, bar, box, cylinder, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, repeat, ring, rod } from './solids.ts';

/** Handheld circular saws stand on their shoe and cut to the right, the blade in front. One unit is a decimetre. */
type Saw = {
  brand: 'Vajra' | 'Nirmaan' | 'Himveer';
  model: string;
  radius: number;
  teeth: number;
  guard: Material;
  shoe: Material;
  front: 'knob' | 'bow';
  cordless?: boolean;
  knife?: boolean;
};

const BLADE_Z = 0.4;
/** The plane of the rear handle, above the middle of the shoe. */
const HANDLE_Z = -0.3;

function saw({ brand, model, radius, teeth, guard, shoe, front, cordless = false, knife = false }: Saw) {
  const { body } = brands[brand];
  const axle = radius * 0.32 + 0.03;
  return group(
    workpiece(radius, axle),
    shoePlate(radius, shoe),
    put(
      group(
        put(toothedBlade(radius, teeth, body), [0, 0, BLADE_Z]),
        upperGuard(radius, guard, brand, model),
        lowerGuard(radius),
        cylinder(radius * 0.22, 0.06, steel, [0, 0, BLADE_Z + 0.05], [90, 0, 0]),
        bolt(radius * 0.09, [0, 0, BLADE_Z + 0.08], [90, 0, 0]),
        knife ? extrude(sector(radius + 0.1, radius + 0.3, 184, 216), 0.03, steel, [0, 0, BLADE_Z]) : [],
        put(dustPort(), [-radius * 0.86, radius * 0.66, BLADE_Z - 0.02], [0, 0, 40]),
        cylinder(radius * 0.62, 0.2, guard, [0, 0.1, 0.1], [90, 0, 0]),
      ),
      [0, axle, 0],
    ),
    put(motorHousing(cordless ? 0.36 : 0.3 + radius * 0.14, cordless ? 0.7 : 0.8 + radius * 0.3, body, brand), [0, axle + 0.24, 0]),
    put(rearHandle(radius, body), [0, axle, 0]),
    put(front === 'bow' ? bow(radius, guard) : mushroom(radius, guard), [0, axle, 0]),
    cordless ? put(slideBattery('18V 5.0Ah', body), [-1.38, axle + 0.42, HANDLE_Z]) : lead([-reachOf(radius) - 0.4, axle + 0.52, HANDLE_Z], axle - radius - 0.055),
  );
}

/** What is being sawn: the shoe rests on it, and the blade runs along its end, as deep as it reaches. */
function workpiece(radius: number, axle: number) {
  const deep = radius + 0.055 - axle;
  const [back, front] = [-radius * 0.92, BLADE_Z - 0.15];
  return layers.map((layer, index) =>
    box(
      radius * 3.7,
      deep / 3,
      front - back,
      layer,
      [0, (-deep * (index + 0.5)) / 3, (front + back) / 2],
      [0, 0, 0],
      0.012,
    ),
  );
}

/** Falls behind the saw and runs along its far side. */
const lead = ([x, y, z]: Point, ground: number) =>
  group(
    bendProtector([x, y, z], [0, 0, 12]),
    mainsLead([[x - 0.1, y, z], [x - 0.6, y - 0.25, z - 0.1], [x - 0.8, ground + 0.3, z - 0.5], [x - 0.6, ground + 0.07, z - 1.1], [x + 0.4, ground + 0.07, z - 1.5], [x + 1.5, ground + 0.07, z - 1.3]]),
  );

/** A plate with rolled edges and a slot for the blade; in front the quadrant for bevel cuts and the parallel guide. */
function shoePlate(radius: number, material: Material) {
  const [back, ahead, left, right] = [-radius * 1.5, radius * 1.62, -radius * 0.95, BLADE_Z + 0.3];
  const slot = outline([[-radius * 1.06, BLADE_Z - 0.12], [radius * 1.02, BLADE_Z - 0.12], [radius * 1.02, BLADE_Z + 0.12], [-radius * 1.06, BLADE_Z + 0.12]], 0.05);
  const sight = outline([[ahead - 0.2, BLADE_Z - 0.05], [ahead - 0.06, BLADE_Z - 0.05], [ahead - 0.06, BLADE_Z + 0.05], [ahead - 0.2, BLADE_Z + 0.05]], 0.02);
  const quadrant = outline([[-0.35, 0], [0.3, 0], [0.3, 0.35], [0.05, 0.6], [-0.35, 0.7]], 0.06, [outline([[-0.22, 0.3], [0.12, 0.18], [0.16, 0.28], [-0.2, 0.42]], 0.05)]);
  return group(
    extrude(outline([[back, left], [ahead, left], [ahead, right], [back, right]], 0.12, [slot, sight]), 0.035, material, [0, 0.018, 0], [90, 0, 0], 0.008),
    [right - 0.012, left + 0.012].map((z) => box(ahead - back - 0.3, 0.1, 0.025, material, [(ahead + back) / 2, 0.05, z])),
    [0.3, 0.72].map((share) => box((ahead - back) * 0.8, 0.02, 0.05, material, [0, 0.042, left + (BLADE_Z - 0.2 - left) * share], [0, 0, 0], 0.01)),
    [ahead - 0.42, back + 0.3].map((x) => extrude(quadrant, 0.05, darkSteel, [x, 0.03, -0.1], [0, 90, 0], 0.01)),
    wingNut([ahead - 0.34, 0.34, -0.06], 90),
    box(0.12, 0.03, 2.1, steel, [ahead - 0.16, 0.05, -0.3]),
    box(0.7, 0.16, 0.03, steel, [ahead - 0.3, -0.02, -1.34]),
    wingNut([ahead - 0.16, 0.1, -0.12], 0),
    repeat(9, (index) => box(0.01, 0.004, index % 2 ? 0.05 : 0.09, black, [ahead - 0.02, 0.038, BLADE_Z - 0.5 + index * 0.06], [0, 90, 0], 0)),
  );
}

/** A clamping screw, its axis upright before it is turned around z. */
const wingNut = (at: Point, turn: number) =>
  put(
    group(
      cylinder(0.06, 0.1, darkSteel),
      pair((side) => box(0.14, 0.1, 0.04, black, [side * 0.1, 0.07, 0], [0, 0, side * 20], 0.018)),
    ),
    at,
    [0, 30, -turn],
  );

/** The fixed cover of the blade's upper half, its rim raised, with an opening around the flange. */
function upperGuard(radius: number, material: Material, brand: string, model: string) {
  const outer = radius + 0.09;
  const opening = radius * 0.34;
  const depth = 0.34;
  const face = BLADE_Z - 0.03 + depth / 2;
  const cover = outline([...arc(outer, -6, 186), ...arc(opening, 196, -16)]);
  return group(
    extrude(cover, depth, material, [0, 0, BLADE_Z - 0.03], [0, 0, 0], 0.025),
    extrude(sector(outer - 0.09, outer - 0.045, 8, 172), 0.06, material, [0, 0, face], [0, 0, 0], 0.02),
    extrude(sector(opening, opening + 0.06, -2, 182), 0.05, material, [0, 0, face], [0, 0, 0], 0.018),
    [18, 162].map((degrees) => screw([...onCircle(outer * 0.62, degrees), face + 0.01])),
    label(brand.toUpperCase(), radius * 0.95, radius * 0.2, [0, radius * 0.76, face + 0.004], [0, 0, 0], { ink: material === aluminium ? '#1d2023' : '#f2f2ee' }),
    label(model, radius * 0.4, radius * 0.11, [0, radius * 0.58, face + 0.004], [0, 0, 0], { ink: material === aluminium ? '#1d2023' : '#f2f2ee', weight: 400 }),
    put(rotationArrow(radius * 0.64), [0, 0, face + 0.003]),
  );
}

const rotationArrow = (radius: number) => {
  const [x, y] = onCircle(radius, 58);
  return group(extrude(sector(radius - 0.012, radius + 0.012, 24, 56), 0.006, plastic('#d8432b')), extrude(outline([[-0.06, -0.05], [0.06, -0.05], [0, 0.08]]), 0.006, plastic('#d8432b'), [x, y, 0], [0, 0, 60]));
};

const screw = (at: Point) => put(group(cylinder(0.045, 0.03, darkSteel, [0, 0, 0], [90, 0, 0]), box(0.06, 0.012, 0.01, black, [0, 0, 0.014], [0, 0, 30], 0)), at);

/** The swinging cover of the blade's lower half: a channel around its rim, on an arm that turns about the flange. */
function lowerGuard(radius: number) {
  const coat = metal('#b7bbbe', 0.38);
  // Swung back as in use: in front of it, the teeth are seen.
  const [from, to] = [188, 258];
  const flange = radius * 0.22;
  return group(
    pair((side) =>
      extrude(
        sector(radius * 0.7, radius + 0.05, from, to),
        0.025,
        coat,
        [0, 0, BLADE_Z + side * 0.075],
        [0, 0, 0],
        0.008,
      ),
    ),
    extrude(sector(radius + 0.03, radius + 0.055, from, to), 0.17, coat, [0, 0, BLADE_Z], [0, 0, 0], 0.008),
    extrude(sector(flange, radius * 0.74, 210, 236), 0.025, coat, [0, 0, BLADE_Z + 0.075], [0, 0, 0], 0.008),
    extrude(sector(flange, flange + radius * 0.06, 0, 359.9), 0.04, coat, [0, 0, BLADE_Z + 0.08], [0, 0, 0], 0.01),
    put(rod(0.07, 0.2, black, [0, 0, 0], 0.09), [...onCircle(radius * 0.86, 200), BLADE_Z + 0.14], [0, -90, 0]),
  );
}

/** For the hose of a vacuum cleaner; points along -x. */
const dustPort = () => group(lathe([[0.1, 0], [0.17, 0.1], [0.17, 0.42], [0.15, 0.45], [0.13, 0.45], [0.13, 0.1]], black, [0.05, 0, 0], [0, 0, 90]), ring(0.172, 0.012, black, [-0.25, 0, 0], [0, 90, 0]));

/** The motor lies across the shoe, its fan and brushes at the far end. */
function motorHousing(radius: number, length: number, body: string, brand: string) {
  const coat = plastic(body);
  const far = -length;
  return group(
    lathe([[0, 0], [radius * 1.06, 0], [radius * 1.06, 0.12], [radius, 0.16], [radius, length * 0.75], [radius * 1.05, length * 0.78], [radius * 1.05, length * 0.95], [radius * 0.9, length + 0.06], [0, length + 0.08]], coat, [0, 0, 0.02], [-90, 0, 0]),
    cylinder(radius * 1.08, 0.07, aluminium, [0, 0, 0], [90, 0, 0]),
    around(20, (degrees) => put(box(0.05, 0.03, length * 0.17, black, [0, radius * 1.045, 0]), [0, 0, far * 0.86], [0, 0, degrees])),
    vents(radius, radius * 0.9, 5, [0, 0, far - 0.06], [0, 180, 0]),
    pair((side) => cylinder(0.08, 0.06, black, [side * radius, 0.05, far * 0.62], [0, 0, 90])),
    label(brand.toUpperCase(), length * 0.5, 0.16, [0, radius + 0.004, far * 0.4], [-90, 0, 0], { ink: '#ffffff' }),
    ratingPlate(0.36, [-radius - 0.004, 0, far * 0.38], [0, -90, 0]),
  );
}

/** How far the handle reaches back: hands do not shrink with the blade. */
const reachOf = (radius: number) => Math.max(radius, 1);

/** A closed D in one piece with the switch inside; where the hand lies, it is covered with rubber. */
function rearHandle(radius: number, body: string) {
  const spine = (x: number, y: number, r: number) => ({ at: [x, y, HANDLE_Z] as Point, r });
  const reach = reachOf(radius);
  const top = radius * 0.88 + 0.3;
  const [root, knee, grip, bend, heel, foot, end] = [
    spine(0.35, 0.45, 0.24),
    spine(0.2, top - 0.2, 0.17),
    spine(-0.3, top, 0.15),
    spine(-reach * 0.98, top - 0.3, 0.155),
    spine(-reach - 0.25, 0.62, 0.18),
    spine(-reach - 0.1, 0.42, 0.19),
    spine(-0.3, 0.26, 0.22),
  ] as const;
  const shape = grown(0.1, limb(root, knee), limb(knee, grip), limb(grip, bend), limb(bend, heel), limb(heel, foot), limb(foot, end));
  const covered = thicker(grown(0.08, limb(spine(0.02, top - 0.12, 0.158), grip), limb(grip, spine(-reach * 0.92, top - 0.26, 0.152))), 0.014);
  const from: Point = [-reach - 0.6, 0, HANDLE_Z - 0.4];
  const to: Point = [0.7, top + 0.35, HANDLE_Z + 0.4];
  const trigger: FlatPoint[] = [[-0.12, -0.1], [-0.52, -0.2], [-0.5, -0.32], [-0.34, -0.33], [-0.18, -0.26]];
  return group(
    sculpt(shape, from, to, 0.026, plastic(body)),
    sculpt(covered, from, to, 0.026, rubber),
    moulded(trigger, 0.16, plastic('#c2212b'), 0.06, 0.05, [0, top, HANDLE_Z]),
    pair((side) => cylinder(0.05, 0.06, black, [-0.05, top - 0.26, HANDLE_Z + side * 0.17], [90, 0, 0])),
    [[-reach - 0.16, 0.5], [-0.42, 0.26], [0.28, 0.62]].map(([x, y]) => screw([x as number, y as number, HANDLE_Z + 0.2])),
  );
}

/** A round front handle on an arm of the casting. */
const mushroom = (radius: number, guard: Material) =>
  group(
    bar([[0.2, 0.4, 0.05], [radius * 0.72, radius * 0.62, 0], [radius * 0.86, radius * 0.8, 0]], 0.1, guard, 0.2),
    lathe([[0, -0.08], [0.11, -0.08], [0.12, 0.1], [0.15, 0.2], [0.18, 0.28], [0.165, 0.35], [0.1, 0.39], [0, 0.4]], rubber, [radius * 0.86, radius * 0.84, 0], [0, 0, -38]),
  );

/** A bow across the front of a heavy saw. */
const bow = (radius: number, guard: Material) =>
  group(
    pair((side) => bar([[0.3, 0.3, -0.15 + side * 0.2], [radius * 0.75, radius * 0.55, -0.15 + side * 0.32]], 0.1, guard)),
    bar([[radius * 0.72, radius * 0.5, 0.2], [radius * 1.0, radius * 0.98, 0.2], [radius * 1.0, radius * 0.98, -0.62], [radius * 0.72, radius * 0.5, -0.62]], 0.08, castIron, 0.2),
    put(rod(0.125, 0.6, rubber), [radius * 1.0, radius * 0.98, -0.2], [0, 90, 0]),
  );

const charcoal = paint('#3a3e42');
const pressed = metal('#c3c7ca', 0.42);

export const scenes: Scenes = {
  'VMC-110': { build: marbleCutter, first: { from: [22, 22] }, second: { from: [150, 22] } },
  'NCS-235': {
    build: () => saw({ brand: 'Nirmaan', model: 'NCS-235', radius: 1.175, teeth: 24, guard: aluminium, shoe: metal('#8d9296', 0.38), front: 'bow', knife: true }),
    first: { from: [-24, 22] },
    second: { from: [-142, 26] },
  },
  'HCS-165L': { build: () => saw({ brand: 'Himveer', model: 'HCS-165L', radius: 0.825, teeth: 40, guard: paint('#26292c'), shoe: pressed, front: 'knob', cordless: true }), first: { from: [30, 22] } },
  'NCO-355': { build: cutOffSaw, first: { from: [44, 18] } },
  'VCS-185': { build: () => saw({ brand: 'Vajra', model: 'VCS-185', radius: 0.925, teeth: 30, guard: charcoal, shoe: pressed, front: 'knob' }), first: { from: [-28, 24] } },
};
