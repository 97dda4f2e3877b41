import { CatmullRomCurve3, type Material, Mesh, Object3D, TubeGeometry, Vector3 } from 'three';
import { bolt, hook } from './fittings.ts';
import { forkedLanyard } from './forked-lanyards.ts';
import { label } from './labels.ts';
import { aluminium, black, darkSteel, galvanised, gloss, matt, metal, plastic, rubber, standard, steel, woven } from './materials.ts';
import type { Scenes } from './scene.ts';
import { block, type Form, grown, halfSpace, limb, onSurface, outward, sculpt, within } from './sculpt.ts';
import { strap } from './soft-solids.ts';
import { bar, box, cylinder, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, repeat, ring, rod, scaled } from './solids.ts';

/** A shop window's torso, facing +z, its thighs on the ground at -1.2. */
const torso: Form = [halfSpace([0, -1, 0], 1.2), halfSpace([0, 1, 0], 3.2), ...pair((side) => halfSpace([side, 0, 0], 1.06))].reduce(
  (body, cut) => within(body, cut, 0.06),
  grown(
    0.14,
    grown(
      0.4,
      block([0, 2.0, 0.04], [0.86, 0.62, 0.46], 0.42),
      block([0, 1.2, 0.02], [0.68, 0.7, 0.41], 0.39),
      block([0, 0.4, 0], [0.84, 0.46, 0.5], 0.44),
      limb({ at: [-0.66, 2.56, -0.04], r: 0.26 }, { at: [0.66, 2.56, -0.04], r: 0.26 }),
      limb({ at: [0, 2.6, -0.06], r: 0.28 }, { at: [0, 3.4, 0.04], r: 0.27 }),
      ...pair((side) => limb({ at: [side * 0.8, 2.5, -0.04], r: 0.26 }, { at: [side * 0.98, 2.1, 0], r: 0.24 })),
    ),
    ...pair((side) => limb({ at: [side * 0.46, 0.1, 0], r: 0.43 }, { at: [side * 0.5, -1.4, 0], r: 0.34 })),
  ),
);
const mannequin = () => sculpt(torso, [-1.45, -1.3, -0.9], [1.45, 3.3, 0.9], 0.035, standard('#dcd9d2', 0, 0.4));

/** Sets a thing that faces +z on the torso near a point, turned around its axis by degrees. */
function onBody(thing: Object3D, near: Point, lift = 0.06, degrees = 0): Object3D {
  const at = onSurface(torso, near, lift);
  const out = outward(torso, at);
  const holder = new Object3D().add(thing);
  thing.rotateZ((degrees * Math.PI) / 180);
  holder.position.set(...at);
  holder.lookAt(at[0] + out[0], at[1] + out[1], at[2] + out[2]);
  return holder;
}

/** A D-ring hanging on a plastic pad. */
const dRing = () => group(put(group(ring(0.17, 0.035, steel, [0, 0, 0], [0, 0, 180], 180), rod(0.035, 0.38, steel)), [0, 0, 0.05], [-24, 0, 0]), box(0.44, 0.3, 0.05, black, [0, 0.1, 0], [0, 0, 0], 0.02));
/** A frame of steel with a bar, through which webbing is threaded. */
const adjuster = () => group(pair((side) => [box(0.05, 0.34, 0.05, steel, [side * 0.17, 0, 0], [0, 0, 0], 0.02), box(0.38, 0.05, 0.05, steel, [0, side * 0.15, 0], [0, 0, 0], 0.02)]), box(0.3, 0.07, 0.07, steel, [0, 0, 0.02], [0, 0, 0], 0.03));
/** Where webbing is sewn to webbing. */
const sewn = (color: string) => group(repeat(5, (index) => box(0.17, 0.014, 0.01, matt(color), [0, (index - 2) * 0.045, 0], [0, 0, index % 2 === 0 ? 12 : -12])));

const WIDE = 0.21;

/** The torso's surface at a place as seen from the front (1) or from behind (-1). */
function seen(x: number, y: number, side: 1 | -1): Point {
  let [inside, outside] = [0, 1.2];
  for (let round = 0; round < 30; round += 1) {
    const middle = (inside + outside) / 2;
    if (torso(x, y, side * middle) < 0) inside = middle;
    else outside = middle;
  }
  return [x, y, side * inside];
}

/** Places on a straight line, seen from the front or from behind. */
const line = (from: [x: number, y: number], to: [x: number, y: number], side: 1 | -1, count = 7): Point[] =>
  repeat(count, (index) => {
    const share = index / (count - 1);
    return seen(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, side);
  });

/** Webbing as it is worn: over both shoulders, across the chest, crossed on the back, around both legs. */
function harness(main: string, second: string, thread: string) {
  const [web, contrast] = [woven(main), woven(second)];
  const worn = (points: Point[], material = web, wide = WIDE, thick = 0.022) => strap(points, wide, material, torso, thick);
  return group(
    mannequin(),
    pair((side) => [
      worn([
        ...line([side * 0.72, 0.5], [side * 0.38, 1.7], 1, 5),
        ...line([side * 0.38, 1.95], [side * 0.41, 2.6], 1, 3),
        [side * 0.42, 2.84, -0.05],
        ...line([side * 0.4, 2.62], [side * 0.06, 2.1], -1, 3),
        ...line([side * -0.12, 1.8], [side * -0.78, 0.3], -1, 7),
      ]),
      worn(
        [[side * 0.88, 0.46, 0.05], ...line([side * 0.74, 0.14], [side * 0.3, -0.42], 1, 4), [side * 0.1, -0.62, 0.12], [side * 0.1, -0.62, -0.12], ...line([side * 0.3, -0.4], [side * 0.74, 0.02], -1, 4), [side * 0.88, 0.4, -0.1]],
        contrast,
      ),
      onBody(adjuster(), [side * 0.43, 1.45, 0.6], 0.05, side * -8),
      onBody(adjuster(), [side * 0.5, -0.18, 0.6], 0.05, side * 52),
      onBody(adjuster(), [side * 0.9, 0.42, -0.02], 0.06, side * 10),
      onBody(sewn(thread), [side * 0.39, 2.32, 0.6], 0.05),
      onBody(sewn(thread), [side * 0.62, 0.84, 0.5], 0.05, side * 16),
      onBody(sewn(thread), seen(side * 0.27, 2.42, -1), 0.045, side * -33),
      onBody(sewn(thread), seen(side * 0.3, 1.42, -1), 0.045, side * 26),
      onBody(sewn(thread), seen(side * 0.62, 0.75, -1), 0.045, side * 26),
      onBody(sewn(thread), seen(side * 0.56, -0.14, -1), 0.045, side * 46),
    ]),
    worn([[-0.44, 1.86, 0.6], [0, 1.84, 0.66], [0.44, 1.86, 0.6]], contrast),
    onBody(group(box(0.3, 0.26, 0.08, black, [0, 0, 0], [0, 0, 0], 0.04), box(0.12, 0.14, 0.1, plastic('#c2212b'), [0, 0, 0], [0, 0, 0], 0.03)), [0, 1.84, 0.7], 0.07),
    // Over the ends of the straps that cross on the back.
    worn([[-0.86, 0.42, -0.12], ...line([-0.68, 0.3], [-0.34, 0.2], -1, 3), seen(0, 0.18, -1), ...line([0.34, 0.2], [0.68, 0.3], -1, 3), [0.86, 0.42, -0.12]], web, WIDE, 0.045),
    onBody(scaled(dRing(), 1.3), [0, 1.96, -0.7], 0.07),
    onBody(label(['IS 3521', '12 / 2025'], 0.24, 0.2, [0, 0, 0], [0, 0, 0], { on: '#f4f2ea', weight: 400 }), [0.42, 2.0, 0.6], 0.055),
  );
}

/** A padded belt with rings at both sides for working in a position. */
function belt(main: string, pad: string) {
  const around = (y: number): Point[] => repeat(13, (index) => [Math.sin((index / 12) * Math.PI * 2) * 0.9, y, Math.cos((index / 12) * Math.PI * 2) * 0.6]);
  return group(
    strap(around(0.78), 0.46, woven(pad), torso, 0.06),
    strap(around(0.78), WIDE, woven(main), torso, 0.085),
    onBody(group(adjuster(), box(0.2, 0.2, 0.04, black)), [0, 0.78, 0.8], 0.16),
    pair((side) => onBody(dRing(), [side * 1, 0.78, 0.1], 0.15)),
  );
}

/** Wide enough for a scaffold's tube; its gate closes towards the eye at the origin. */
const scaffoldHook = () =>
  group(
    ring(0.13, 0.05, steel),
    bar([[0, 0.14, 0], [0, 0.3, 0], [-0.36, 0.5, 0], [-0.36, 1.1, 0], [-0.2, 1.42, 0], [0.2, 1.42, 0], [0.36, 1.1, 0], [0.34, 0.95, 0]], 0.065, steel, 0.2),
    bar([[0.04, 0.28, 0], [0.14, 0.36, 0], [0.33, 0.98, 0]], 0.045, galvanised, 0.1),
    box(0.09, 0.34, 0.13, metal('#d8a020'), [-0.4, 0.72, 0], [0, 0, 0], 0.03),
  );

/** Lies flat, towards +x from its eye at the origin; a sprung gate closes it. */
const snapHook = () =>
  put(
    group(
      ring(0.085, 0.032, steel),
      bar([[0, 0.09, 0], [0, 0.18, 0], [-0.16, 0.27, 0], [-0.16, 0.5, 0], [-0.08, 0.64, 0], [0.08, 0.64, 0], [0.16, 0.54, 0], [0.15, 0.46, 0]], 0.036, steel, 0.09),
      bar([[0.03, 0.17, 0], [0.1, 0.22, 0], [0.145, 0.47, 0]], 0.027, galvanised, 0.05),
      cylinder(0.045, 0.1, steel, [0.055, 0.185, 0], [90, 0, 0]),
      box(0.045, 0.2, 0.07, metal('#d8a020'), [-0.185, 0.38, 0], [0, 0, 0], 0.015),
    ),
    [0, 0, 0],
    [90, 0, -90],
  );

/** Three strands laid around each other. */
function twistedRope(points: Point[], material: Material) {
  const [radius, lay] = [0.018, 0.16];
  const core = new CatmullRomCurve3(points.map((point) => new Vector3(...point)), false, 'centripetal');
  const turns = core.getLength() / lay;
  const count = Math.round(turns * 8);
  const { normals, binormals } = core.computeFrenetFrames(count);
  return repeat(3, (strand) => {
    const path = core.getSpacedPoints(count).map((point, index) => {
      const angle = ((index / 8 + strand / 3) * 2 * Math.PI);
      return point.addScaledVector(normals[index] as Vector3, Math.cos(angle) * radius).addScaledVector(binormals[index] as Vector3, Math.sin(angle) * radius);
    });
    return new Mesh(new TubeGeometry(new CatmullRomCurve3(path), count, radius * 1.15, 7), material);
  });
}

/** Loops on the ground around the origin, from the side of +x to the side of -z. */
const loops = ([x, y, z]: Point): Point[] =>
  repeat(19, (index): Point => {
    const [angle, r] = [(index / 8) * Math.PI, 0.5 + 0.06 * Math.sin(index * 1.7)];
    return [x + Math.cos(angle) * r * 1.2, y + 0.05 + index * 0.005, z - Math.sin(angle) * r];
  });

/** A rope from the ring at the belt's side to loops on the ground, with a hook at its end. */
function laidRope(color: string, [x, y, z]: Point) {
  const rope = woven(color);
  const hookAt: Point = [x - 0.95, y + 0.07, z - 0.3];
  return group(
    put(ring(0.06, 0.03, rope), [1.13, 0.6, 0.1], [0, 70, 0]),
    cylinder(0.05, 0.2, matt('#26292c'), [1.14, 0.46, 0.11]),
    twistedRope([[1.14, 0.54, 0.1], [1.14, 0.3, 0.12], [1.2, -0.5, 0.3], [1.32, -0.98, 0.7], [x - 0.2, y + 0.05, z + 0.3], [x + 0.2, y + 0.05, z + 0.62], [x + 0.56, y + 0.05, z + 0.4], ...loops([x, y, z]), [x - 0.5, y + 0.08, z - 0.56], [x - 0.72, y + 0.08, z - 0.36], [hookAt[0] + 0.08, hookAt[1], hookAt[2] + 0.02]], rope),
    put(rod(0.05, 0.18, matt('#26292c')), [hookAt[0] + 0.17, hookAt[1], hookAt[2] - 0.02], [0, 8, 0]),
    put(ring(0.06, 0.028, rope), [hookAt[0] + 0.05, hookAt[1], hookAt[2]], [90, 0, 0]),
    put(snapHook(), hookAt, [0, 180, 0]),
  );
}

/** The lanyard as it hangs from the ring on the back. */
const backLanyard = (color: string) =>
  group(
    twistedRope([[0, 1.8, -0.62], [-0.03, 1.72, -0.78], [-0.16, 1.0, -0.92], [-0.5, -0.5, -0.95], [-0.82, -1.04, -0.8], ...loops([-1.6, -1.2, -1.0]), [-2.0, -1.12, -1.62], [-2.24, -1.12, -1.66]], woven(color)),
    put(put(scaled(scaffoldHook(), 0.85), [0, 0.02, 0], [90, 0, -80]), [-2.3, -1.12, -1.66], [0, 180, 0]),
  );

const shellShape: FlatPoint[] = [[-0.9, -1.0], [0.9, -1.0], [1.15, 0], [0.75, 1.0], [-0.75, 1.0], [-1.15, 0]];
const shrunk = (by: number): FlatPoint[] => shellShape.map(([x, y]) => [x * by, y * by]);

/** A drum of steel rope with a spring and a brake, in a case of two halves that hangs from an eye. */
function retractable() {
  return group(
    pair((face) => put(caseHalf(), [0, 0, 0], [0, face === 1 ? 0 : 180, 0])),
    extrude(outline(shrunk(0.985), 0.4), 0.06, matt('#141618'), [0, 0, 0], [0, 0, 0], 0.01),
    label('KAVACHI', 0.7, 0.17, [0, 0.3, 0.562], [0, 0, 0], { ink: '#e9e7e0' }),
    label(['KRB-10', '10 m   4.8 mm   136 kg'], 0.74, 0.24, [0, 0.06, 0.562], [0, 0, 0], { ink: '#e9e7e0', weight: 400 }),
    put(group(extrude(outline([[-0.1, -0.08], [0.1, -0.08], [0, 0.1]], 0.02), 0.008, matt('#d9ab2a')), label('!', 0.05, 0.1, [0, -0.01, 0.006]), label('INSPECT BEFORE USE', 0.5, 0.055, [0, -0.15, 0.002], [0, 0, 0], { ink: '#e9e7e0', weight: 400 })), [0, -0.22, 0.562]),
    label(['EN 360', 'MAX 136 kg', '4.8 mm × 10 m'], 0.74, 0.5, [0, 0.05, -0.562], [0, 180, 0], { ink: '#e9e7e0' }),
    loadIndicator(),
    grip(),
    swivelEye(),
    ropeEnd(),
  );
}

/** Half of the case, towards +z: the shell, a rim, ribs, a plate with a dark label, screws in bosses. */
const caseHalf = () => {
  const coat = plastic('#b9501f');
  return group(
    extrude(outline(shellShape, 0.4), 0.48, coat, [0, 0, 0.255], [0, 0, 0], 0.15),
    extrude(outline(shrunk(1.02), 0.4), 0.1, coat, [0, 0, 0.066], [0, 0, 0], 0.03),
    extrude(outline(shrunk(0.74), 0.3), 0.08, coat, [0, 0, 0.5], [0, 0, 0], 0.03),
    extrude(outline(shrunk(0.66), 0.26), 0.04, plastic('#26292c'), [0, 0, 0.54], [0, 0, 0], 0.012),
    pair((side) => repeat(4, (index) => box(0.2, 0.045, 0.07, coat, [side * 0.92, 0.24 - index * 0.14, 0.45], [0, side * 16, 0], 0.02))),
    pair((side) => [0.74, -0.72].map((y) => put(caseScrew(), [side * 0.62, y, 0.47]))),
    pair((side) => put(caseScrew(), [side * 0.98, -0.36, 0.4])),
  );
};

/** A socket-head screw sunk in a boss, facing +z. */
const caseScrew = () =>
  group(cylinder(0.105, 0.08, plastic('#a8481b'), [0, 0, 0], [90, 0, 0]), cylinder(0.065, 0.06, steel, [0, 0, 0.025], [90, 0, 0]), lathe([[0, -0.01], [0.034, -0.01], [0.034, 0.01], [0, 0.01]], matt('#101214'), [0, 0, 0.05], [90, 0, 0], 6));

/** Red shows in this window once the block has been loaded. */
const loadIndicator = () =>
  group(
    extrude(outline([[-0.21, -0.09], [0.21, -0.09], [0.21, 0.09], [-0.21, 0.09]], 0.06, [outline([[-0.16, -0.05], [0.16, -0.05], [0.16, 0.05], [-0.16, 0.05]], 0.03)]), 0.06, plastic('#dcdad3'), [0, -0.78, 0.51], [0, 0, 0], 0.015),
    box(0.32, 0.1, 0.02, gloss('#3c8456'), [0, -0.78, 0.5], [0, 0, 0], 0.005),
  );

/** To carry it by, screwed to the side. */
const grip = () =>
  group(
    bar([[-1.08, 0.5, -0.28], [-1.42, 0.34, -0.28], [-1.42, 0.34, 0.28], [-1.08, 0.5, 0.28]], 0.07, black, 0.12),
    pair((side) => put(group(cylinder(0.12, 0.06, black), bolt(0.05, [0, 0.03, 0])), [-1.02, 0.52, side * 0.28], [0, 0, 66])),
    repeat(5, (index) => put(ring(0.072, 0.016, black), [-1.42, 0.34, (index - 2) * 0.08])),
  );

/** The eye turns in a collar held by a nut in a bracket of steel. */
const swivelEye = () =>
  group(
    box(0.7, 0.1, 0.5, steel, [0, 1.02, 0], [0, 0, 0], 0.03),
    pair((side) => bolt(0.055, [side * 0.25, 1.07, 0.12])),
    cylinder(0.17, 0.1, darkSteel, [0, 1.1, 0]),
    lathe([[0, 0], [0.18, 0], [0.18, 0.11], [0.15, 0.14], [0, 0.14]], steel, [0, 1.14, 0], [0, 0, 0], 6),
    cylinder(0.11, 0.16, steel, [0, 1.32, 0]),
    put(ring(0.3, 0.075, steel), [0, 1.68, 0]),
  );

/** The rope leaves through a nozzle; a stop, the ferrules of its loop around a thimble, a swivel, and the hook. */
const ropeEnd = () =>
  group(
    lathe([[0, 0], [0.26, 0], [0.26, -0.08], [0.2, -0.12], [0.15, -0.42], [0.09, -0.46], [0, -0.46]], black, [0, -0.98, 0]),
    ring(0.22, 0.014, matt('#0c0d0e'), [0, -1.09, 0], [90, 0, 0]),
    scaled(group(twistedRope([[0, -1.3, 0], [0, -1.7, 0], [0.005, -2.0, 0]], galvanised)), [1.8, 1, 1.8]),
    cylinder(0.1, 0.2, rubber, [0, -1.62, 0], [0, 0, 0], 0.085),
    [0, 1].map((index) => cylinder(0.062, 0.13, aluminium, [0, -1.9 - index * 0.16, 0])),
    put(scaled(ring(0.1, 0.03, galvanised), [0.9, 1.35, 1]), [0, -2.24, 0]),
    cylinder(0.1, 0.16, steel, [0, -2.4, 0]),
    ring(0.1, 0.012, darkSteel, [0, -2.4, 0], [90, 0, 0]),
    hook(0.34, steel, [0, -2.45, 0]),
  );

export const scenes: Scenes = {
  'HSL-2F': { build: forkedLanyard, first: { from: [-20, 42] }, second: { from: [-90, 36] } },
  'KRB-10': { build: retractable, isHanging: true, first: { from: [22, 6] }, second: { from: [222, 8] } },
  'KBH-2': { build: () => group(mannequin(), belt('#e5b51b', '#1e3d63'), laidRope('#e8e2d0', [1.7, -1.2, 1.4])), first: { from: [24, 10] } },
  'HSH-1D': { build: () => group(harness('#1e5fa6', '#e0781a', '#f1e6c8'), backLanyard('#e8e2d0')), first: { from: [202, 10] }, second: { from: [22, 8] } },
  'HSH-3T': { build: () => group(harness('#a81f2a', '#2b2e32', '#e9e4d8'), belt('#a81f2a', '#2b2e32'), onBody(dRing(), [0, 1.5, 0.7], 0.07)), first: { from: [-24, 8] }, second: { from: [150, 12] } },
};
