import { Object3D } from 'three';
import { hook } from './fittings.ts';
import { forkedLanyard } from './forked-lanyards.ts';
import { label } from './labels.ts';
import { black, galvanised, gloss, matt, metal, plastic, standard, steel, woven } from './materials.ts';
import type { Scenes } from './scene.ts';
import { block, type Form, grown, halfSpace, limb, onSurface, outward, sculpt, within } from './sculpt.ts';
import { strap } from './soft-solids.ts';
import { bar, box, cylinder, extrude, group, outline, type Point, pair, put, repeat, ring, rod, scaled, tube } from './solids.ts';

/** A shop window's torso, facing +z, its thighs on the ground at -1.2. */
const torso: Form = [halfSpace([0, -1, 0], 1.2), halfSpace([0, 1, 0], 3.2)].reduce(
  (body, cut) => within(body, cut, 0.08),
  grown(
    0.4,
    block([0, 2.0, 0.04], [0.86, 0.62, 0.46], 0.42),
    block([0, 1.15, 0.02], [0.68, 0.6, 0.4], 0.38),
    block([0, 0.4, 0], [0.84, 0.46, 0.5], 0.44),
    limb({ at: [-0.66, 2.56, -0.04], r: 0.28 }, { at: [0.66, 2.56, -0.04], r: 0.28 }),
    limb({ at: [0, 2.6, -0.06], r: 0.28 }, { at: [0, 3.4, 0.04], r: 0.27 }),
    ...pair((side) => limb({ at: [side * 0.44, 0.1, 0], r: 0.44 }, { at: [side * 0.47, -1.4, 0], r: 0.35 })),
    ...pair((side) => limb({ at: [side * 0.8, 2.5, -0.04], r: 0.27 }, { at: [side * 0.98, 2.1, 0], r: 0.24 })),
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

/** Webbing as it is worn: over both shoulders, across the chest, crossed on the back, around both legs. */
function harness(main: string, second: string, thread: string) {
  const [web, contrast] = [woven(main), woven(second)];
  const worn = (points: Point[], material = web, wide = WIDE, thick = 0.022) => strap(points, wide, material, torso, thick);
  return group(
    mannequin(),
    pair((side) => [
      worn([[side * 0.8, 0.45, 0.36], [side * 0.56, 1.0, 0.5], [side * 0.4, 1.6, 0.6], [side * 0.38, 2.2, 0.6], [side * 0.42, 2.75, 0.3], [side * 0.42, 2.86, -0.05], [side * 0.34, 2.7, -0.35], [side * 0.1, 2.12, -0.6], [side * -0.3, 1.5, -0.55], [side * -0.62, 0.9, -0.5], [side * -0.82, 0.48, -0.25]]),
      worn([[side * 0.86, 0.5, 0.1], [side * 0.8, 0.1, 0.3], [side * 0.5, -0.3, 0.6], [side * 0.14, -0.5, 0.2], [side * 0.12, -0.4, -0.25], [side * 0.45, -0.2, -0.6], [side * 0.8, 0.12, -0.35], [side * 0.88, 0.5, 0.0]], contrast),
      onBody(adjuster(), [side * 0.43, 1.45, 0.6], 0.05, side * -8),
      onBody(adjuster(), [side * 0.5, -0.28, 0.6], 0.05, side * 60),
      onBody(sewn(thread), [side * 0.39, 2.32, 0.6], 0.05),
      onBody(sewn(thread), [side * 0.72, 0.62, 0.5], 0.05, side * -20),
    ]),
    worn([[-0.44, 1.86, 0.6], [0, 1.84, 0.66], [0.44, 1.86, 0.6]], contrast),
    onBody(group(box(0.3, 0.26, 0.08, black, [0, 0, 0], [0, 0, 0], 0.04), box(0.12, 0.14, 0.1, plastic('#c2212b'), [0, 0, 0], [0, 0, 0], 0.03)), [0, 1.84, 0.7], 0.07),
    worn([[-0.82, 0.45, -0.25], [-0.5, 0.2, -0.6], [0, 0.12, -0.6], [0.5, 0.2, -0.6], [0.82, 0.45, -0.25]]),
    onBody(scaled(dRing(), 1.3), [0, 2.1, -0.7], 0.07),
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

const snapHook = () => put(hook(0.5, steel), [0, 0.02, 0], [90, 0, 70]);

/** A rope laid in loops on the ground, with a hook at its end. */
const laidRope = (color: string, at: Point, end: Object3D = snapHook()) =>
  put(
    group(
      tube(
        repeat(43, (index): Point => {
          const [angle, r] = [(index / 8) * Math.PI, 0.5 + 0.06 * Math.sin(index * 1.7)];
          return [Math.cos(angle) * r * 1.2, 0.06 + index * 0.004, Math.sin(angle) * r];
        }),
        0.055,
        woven(color),
      ),
      tube([[-0.6, 0.2, 0], [-0.3, 0.1, 0.5], [0.2, 0.06, 0.85], [0.62, 0.08, 0.9]], 0.055, woven(color)),
      put(end, [0.62, 0.08, 0.9]),
    ),
    at,
  );

/** The lanyard as it hangs from the ring on the back. */
const backLanyard = (color: string) =>
  group(
    tube([[0, 1.98, -0.62], [-0.04, 1.86, -0.84], [-0.25, 0.9, -1.0], [-0.7, -0.5, -1.1], [-1.1, -1.08, -0.9], [-1.4, -1.1, -0.4]], 0.055, woven(color)),
    put(laidRope(color, [0, 0, 0], put(scaled(scaffoldHook(), 0.85), [0, 0.02, 0], [90, 0, -80])), [-1.6, -1.2, -0.8], [0, 180, 0]),
  );

function retractable() {
  return group(
    extrude(outline([[-0.9, -1.0], [0.9, -1.0], [1.15, 0], [0.75, 1.0], [-0.75, 1.0], [-1.15, 0]], 0.4), 1.0, gloss('#d9521a'), [0, 0, 0], [0, 0, 0], 0.22),
    extrude(outline([[-0.6, -0.6], [0.6, -0.6], [0.72, 0.1], [0.5, 0.6], [-0.5, 0.6], [-0.72, 0.1]], 0.25), 1.1, plastic('#26292c'), [0, 0, 0], [0, 0, 0], 0.05),
    label(['KAVACHI', 'KRB-10 · 10 m'], 0.95, 0.5, [0, 0.05, 0.556], [0, 0, 0], { ink: '#ffffff' }),
    put(group(ring(0.3, 0.07, steel), cylinder(0.16, 0.3, steel, [0, -0.4, 0])), [0, 1.55, 0]),
    cylinder(0.16, 0.5, black, [0, -1.2, 0], [0, 0, 0], 0.22),
    cylinder(0.035, 0.9, galvanised, [0, -1.8, 0]),
    cylinder(0.1, 0.34, plastic('#d8342b'), [0, -2.2, 0]),
    hook(0.34, steel, [0, -2.35, 0]),
  );
}

export const scenes: Scenes = {
  'HSL-2F': { build: forkedLanyard, first: { from: [-20, 42] }, second: { from: [40, 30] } },
  'KRB-10': { build: retractable, isHanging: true, first: { from: [22, 6] }, second: { from: [-30, 6] } },
  'KBH-2': { build: () => group(mannequin(), belt('#e5b51b', '#1e3d63'), laidRope('#e8e2d0', [1.5, -1.2, 0.7])), first: { from: [24, 10] } },
  'HSH-1D': { build: () => group(harness('#1e5fa6', '#e0781a', '#f1e6c8'), backLanyard('#e8e2d0')), first: { from: [202, 10] }, second: { from: [22, 8] } },
  'HSH-3T': { build: () => group(harness('#a81f2a', '#2b2e32', '#e9e4d8'), belt('#a81f2a', '#2b2e32'), onBody(dRing(), [0, 1.5, 0.7], 0.07)), first: { from: [-24, 8] }, second: { from: [150, 12] } },
};
