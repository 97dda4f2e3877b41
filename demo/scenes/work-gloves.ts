import { CatmullRomCurve3, type Material, Mesh, Vector3 } from 'three';
import { TessellateModifier } from 'three/addons/modifiers/TessellateModifier.js';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { label } from './labels.ts';
import { leather, matt, standard } from './materials.ts';
import type { Scenes } from './scene.ts';
import { block, creased, type Form, grown, halfSpace, limb, onSurface, sculpt, thicker, within, without } from './sculpt.ts';
import { around, group, type Point, pair, put, repeat, scaled, tube } from './solids.ts';

type Hand = {
  /** Above 1 for padded gloves. */
  thick?: number;
  /** Length of the cuff, and how much wider its end is than the wrist. */
  cuff: number;
  flare?: number;
  /** Depth and pitch of creases. */
  creases?: [deep: number, scale: number];
  /** Knitted cuffs have ribs. */
  ribs?: boolean;
  /** Thin and close to the hand, whose bones show in its back. */
  thin?: boolean;
};

const FINGERS: [z: number, length: number, spread: number][] = [[-0.5, 1.26, -6], [-0.17, 1.5, -2], [0.16, 1.42, 2], [0.48, 1.12, 7]];
const WRIST = -0.95;

/** A hand lying on its palm, fingers towards +x, the thumb at -z. Its middle is at height 0. */
function hand({ thick = 1, cuff, flare = 1, creases = [0.008, 6], ribs = false, thin = false }: Hand): Form {
  const h = 0.2 * thick;
  const fingers = FINGERS.map(([z, length, spread]) => {
    const toward = (share: number): Point => {
      const angle = (spread * Math.PI) / 180;
      return [0.5 + length * share * Math.cos(angle), h * 0.5 * Math.sin(share * 2.6) - h * 0.15, z + length * share * Math.sin(angle)];
    };
    const r = (z > 0.3 ? 0.15 : 0.168) * (0.75 + thick * 0.25);
    return grown(0.05, limb({ at: toward(-0.15), r: r * 1.06 }, { at: toward(0.55), r }, 0.9), limb({ at: toward(0.55), r }, { at: toward(0.92), r: r * 0.86 }, 0.9));
  });
  const thumb = grown(0.1, limb({ at: [-0.5, 0, -0.42], r: 0.28 }, { at: [0.02, 0, -0.86], r: 0.2 }, 0.85), limb({ at: [0.02, 0, -0.86], r: 0.195 }, { at: [0.5, -0.02, -1.02], r: 0.165 }, 0.9));
  const bones = FINGERS.map(([z]) => limb({ at: [-0.8, 0, z * 0.55], r: h * 1.2 }, { at: [0.5, 0, z], r: h * 0.98 }, 0.95));
  const palm = thin ? grown(0.22, ...bones) : block([-0.12, 0, 0], [0.82, h * 1.25, 0.66], h * 1.15);
  const sleeve: Form = (x, y, z) => {
    const share = Math.min(1, Math.max(0, (WRIST - x) / cuff));
    const wide = 0.5 + 0.5 * (flare - 1) * share;
    const rib = ribs ? 0.014 * Math.cos(Math.atan2(z, y * 2) * 34) * Math.min(1, (WRIST + 0.1 - x) * 5) * (x < WRIST + 0.1 ? 1 : 0) : 0;
    return (Math.hypot(z, y / (0.5 * thick * (1 + 0.25 * share))) - wide) * 0.7 + rib;
  };
  const arm = within(within(sleeve, halfSpace([-1, 0, 0], cuff - WRIST), 0.04), halfSpace([1, 0, 0], -0.5), 0.3);
  const whole = folded(creased(grown(0.2, grown(0.12, palm, ...fingers), thumb, arm), ...creases), creases[0]);
  const hollow = within(thicker(sleeve, -0.07), halfSpace([1, 0, 0], WRIST - cuff * 0.35), 0.05);
  return without(0.02, whole, hollow);
}

/** Folds across the wrist, where the hand bends, and across the knuckles. */
const folded = (form: Form, deep: number): Form => (x, y, z) => {
  const share = Math.exp(-(((x - WRIST - 0.12) / 0.16) ** 2)) + 0.7 * Math.exp(-(((x - 0.55) / 0.2) ** 2));
  return form(x, y, z) + deep * share * Math.sin(x * 30 + 1.6 * Math.sin(z * 5 + y * 3));
};

/** Raises the stitches of a knitted fabric: columns along x, each a row of small Vs. */
function stitched({ geometry, material }: Mesh, pitch: number): Mesh {
  const fine = mergeVertices(new TessellateModifier(pitch / 3.6, 8).modify(geometry));
  const [position, normal] = [fine.getAttribute('position'), fine.getAttribute('normal')];
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)];
    const [nx, ny, nz] = [normal.getX(index), normal.getY(index), normal.getZ(index)];
    // Also counts columns down the sides of fingers, where z hardly changes.
    const column = (z - y * nz) / pitch;
    const across = Math.abs(column - Math.floor(column) - 0.5);
    const row = x / (pitch * 0.8) + across;
    const high = pitch * 0.32 * (Math.cos(across * 2 * Math.PI) * -0.5 + 0.25 * Math.cos(row * 2 * Math.PI));
    position.setXYZ(index, x + nx * high, y + ny * high, z + nz * high);
  }
  fine.computeVertexNormals();
  return new Mesh(fine, material);
}

const bounds = (cuff: number): [Point, Point] => [[WRIST - cuff - 0.15, -0.8, -1.35], [2.2, 0.8, 0.98]];

/** Everything of a form on the one or the other side of the wrist. */
const fingersOf = (form: Form) => within(form, halfSpace([-1, 0, 0], -WRIST), 0.01);
const cuffOf = (form: Form) => within(form, halfSpace([1, 0, 0], WRIST), 0.01);

/** One glove with its back up, its fellow beside it with the palm up, half over it. */
const lying = (make: () => ReturnType<typeof group>, high: number) => () =>
  group(put(make(), [0, high, -0.95], [0, 14, 0]), put(make(), [0.2, high + 0.06, 1.15], [184, -16, 0]));

type Knitted = { skin: Material; coat?: Material; cuff: Material; band: Material; name?: string; pitch: number };

/** `pitch` is the width of a stitch. */
function knitted({ skin, coat, cuff, band, name, pitch }: Knitted) {
  const form = hand({ cuff: 0.85, ribs: true, creases: [0.012, 5] });
  const [from, to] = bounds(0.85);
  const dipped = within(within(thicker(form, 0.022), (x, y, z) => y - 0.02 - 0.03 * Math.sin(z * 5 + x * 3) - Math.max(0, x - 1.25) * 0.9, 0.03), halfSpace([-1, 0, 0], 0.7), 0.03);
  return group(
    stitched(sculpt(fingersOf(form), from, to, 0.024, skin), pitch),
    stitched(sculpt(cuffOf(form), from, to, 0.02, cuff), pitch),
    coat ? sculpt(dipped, from, to, 0.024, coat) : [],
    sculpt(within(within(thicker(form, 0.012), halfSpace([-1, 0, 0], 1.8)), halfSpace([1, 0, 0], -1.7)), from, to, 0.02, band),
    name ? label(name, 0.5, 0.16, onSurface(form, [-0.25, 0.4, 0.05], 0.012), [-90, 0, -90], { ink: '#e8e6df' }) : [],
  );
}

/** Sewn of split leather, a patch on the palm, piping over the seams and a wide cuff. */
function welding() {
  const form = hand({ thick: 1.35, cuff: 1.9, flare: 1.45, creases: [0.022, 5] });
  const [from, to] = bounds(1.9);
  const [suede, pale, piping, thread] = [leather('#9c4f26', 0.95), leather('#c79a62', 0.95), leather('#7c3d1c', 0.9), matt('#e0c795')];
  const over = (points: Point[], lift = 0.01) => points.map((point) => onSurface(form, point, lift));
  const seam = (points: Point[], lift = 0.012) => {
    const curve = new CatmullRomCurve3(over(points, lift).map((point) => new Vector3(...point)));
    const ends = curve.getSpacedPoints(Math.round(curve.getLength() / 0.07));
    return ends.slice(1).map((end, index) => {
      const start = ends[index] as Vector3;
      return tube([start.toArray(), start.clone().lerp(end, 0.6).toArray()], 0.013, thread);
    });
  };
  const patch = within(thicker(form, 0.03), block([-0.18, -0.5, 0.04], [0.6, 0.5, 0.52], 0.14), 0.02);
  return group(
    sculpt(fingersOf(form), from, to, 0.028, suede),
    sculpt(cuffOf(form), from, to, 0.028, pale),
    sculpt(patch, from, to, 0.028, pale),
    seam(around(24, (degrees): Point => {
      const angle = (degrees * Math.PI) / 180;
      return [-0.18 + 0.6 * superRound(Math.cos(angle)) * 0.9, -0.6, 0.04 + 0.52 * superRound(Math.sin(angle)) * 0.88];
    }), 0.034),
    tube(over(repeat(17, (index): Point => [-0.98, Math.sin((index / 8) * Math.PI) * 0.4, Math.cos((index / 8) * Math.PI) * 0.66])), 0.03, piping),
    tube(over(repeat(17, (index): Point => [WRIST - 1.85, Math.sin((index / 8) * Math.PI) * 0.6, Math.cos((index / 8) * Math.PI) * 0.72])), 0.04, piping),
    // The halves of hand and cuff meet at the outside of the little finger.
    tube(over([[-2.7, 0, 1.0], [-1.8, 0, 0.9], [-1, 0, 0.8], [-0.4, 0, 0.9], [0.2, 0, 0.9], [0.6, 0, 0.8], [1.2, 0, 0.9]]), 0.026, piping),
    FINGERS.slice(0, 3).map(([z], index) => seam([[-0.5, 0.4, z * 0.6 + 0.1], [0.1, 0.4, z * 0.85 + 0.14], [0.52, 0.3, (z + (FINGERS[index + 1] as [number, number, number])[0]) / 2]])),
    seam([[-0.9, 0.4, -0.3], [-0.5, 0.4, -0.38], [-0.2, 0.3, -0.55], [0.1, 0.3, -0.62]]),
    [-0.16, -0.24, -1.68].map((offset) => pair((side) => seam(repeat(9, (index): Point => [-1.03 + offset, side * 0.8, -0.4 + index * 0.1])))),
    label('KAVACHI', 0.6, 0.18, onSurface(form, [-1.9, 0.6, 0], 0.012), [-90, 0, -90], { ink: '#5b2c14' }),
  );
}

/** Turns the cosine or sine of a circle into that of a box with round corners. */
const superRound = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5;

/** Dipped in one piece, with a rolled rim; a rough palm has small lozenges. */
function dippedGlove(color: string, name: string, cuff: number, flare: number, ink: string, roughPalm = false) {
  const smooth = hand({ thick: 1.1, cuff, flare, creases: [0.014, 5], thin: true });
  const form: Form = (x, y, z) => smooth(x, y, z) - (roughPalm && x > WRIST + 0.15 && y < -0.02 ? 0.012 * Math.max(0, Math.sin((x + z) * 34) * Math.sin((x - z) * 34)) : 0);
  const [from, to] = bounds(cuff);
  const latex = standard(color, 0, 0.34);
  return group(
    sculpt(form, from, to, 0.026, latex),
    scaled(tube(repeat(33, (index): Point => [WRIST - cuff + 0.03, Math.sin((index / 16) * Math.PI) * 0.275 * 1.25 * flare, Math.cos((index / 16) * Math.PI) * 0.5 * flare]), 0.04, latex), 1),
    label(name.split('|'), 0.62, 0.26, onSurface(form, [WRIST - cuff * 0.55, 0.6, 0], 0.014), [-90, 0, -90], { ink }),
  );
}

/** Its stitches are modelled. */
const yarn = (color: string) => standard(color, 0, 0.95);

const above: Scenes[string]['first'] = { from: [-24, 46] };
const second: Scenes[string]['second'] = { from: [-92, 34] };
const natural = yarn('#e7e2d4');

export const scenes: Scenes = {
  'RG-10K': { build: lying(() => knitted({ skin: natural, cuff: natural, band: yarn('#c23a2c'), pitch: 0.05 }), 0.32), first: above, second },
  'RG-13N': { build: lying(() => knitted({ skin: yarn('#868d92'), coat: standard('#22252a', 0, 0.6, 'cast'), cuff: yarn('#7a8186'), band: yarn('#1273b5'), name: 'RG-13N', pitch: 0.038 }), 0.32), first: above, second },
  'RG-C5': { build: lying(() => knitted({ skin: yarn('#4f5a63'), coat: standard('#83898d', 0, 0.7), cuff: yarn('#3d454c'), band: yarn('#f2b90c'), name: 'CUT 5', pitch: 0.038 }), 0.32), first: above, second },
  'KG-14L': { build: lying(welding, 0.42), first: above, second },
  'KG-11E': { build: lying(() => dippedGlove('#b5371d', '11 kV|IS 4770', 1.7, 1.3, '#f4efe4'), 0.36), first: above, second },
  'HG-18R': { build: lying(() => dippedGlove('#d9621c', 'HIMVEER|HG-18R', 2.4, 1.12, '#2b1408', true), 0.36), first: above, second },
};
