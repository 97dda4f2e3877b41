import { LatheGeometry, type Material, type Object3D } from 'three';
import { bolt } from './fittings.ts';
import { label, wrap } from './labels.ts';
import { aluminium, black, clear, copper, darkSteel, galvanised, matt, plastic, standard } from './materials.ts';
import type { Scenes } from './scene.ts';
import { createRandom } from './soft-solids.ts';
import {
  around,
  box,
  cylinder,
  disc,
  extrude,
  type FlatPoint,
  group,
  outline,
  type Point,
  pair,
  put,
  repeat,
  rod,
  roundHole,
  sleeve,
  solid,
  tube,
} from './solids.ts';

/** The bared end of a cable along +x: cores of several colours with bare tips. */
const cutEnd = (at: Point, turn: Point, thick: number, colors: string[], conductor: Material = copper) =>
  put(
    group(
      colors.map((color, index) => {
        const angle = (index / colors.length) * Math.PI * 2;
        const [y, z] = [Math.cos(angle) * thick * 0.55, Math.sin(angle) * thick * 0.55];
        // Bent apart, so that each is seen.
        const side = index - (colors.length - 1) / 2;
        const tip: Point = [thick * 5, y * 0.4, side * thick * 2];
        return group(
          tube([[0, y, z], [thick * 2.4, y * 0.8, z * 0.5 + side * thick * 0.6], tip], thick * 0.4, plastic(color)),
          put(rod(thick * 0.26, thick * 2, conductor, [thick, 0, 0]), tip, [0, side * -24, 0]),
        );
      }),
    ),
    at,
    turn,
  );

/** The bared end of a conductor of seven strands along -x, their tips a little apart. */
const strands = (radius: number, length: number, at: Point, conductor: Material = copper) =>
  put(
    group(
      rod(radius / 3, length, conductor, [-length / 2, 0, 0]),
      around(6, (degrees) =>
        tube(
          repeat(9, (index) => {
            const share = index / 8;
            const angle = (degrees * Math.PI) / 180 + share * 2.2;
            const out = radius * (0.66 + 0.9 * share ** 3);
            return [-share * length, Math.cos(angle) * out, Math.sin(angle) * out];
          }),
          radius / 3,
          conductor,
        ),
      ),
    ),
    at,
  );

/**
 * A lying coil: `thick` and `high` are half the cable's size across and upwards. Its layers begin and end at `seam` (in
 * turns, 0.25 is in front) or anywhere.
 */
type Winding = { inner: number; turns: number; layers: number; thick: number; high: number; seam?: number };

const POINTS_PER_TURN = 12;

const outerRadius = ({ inner, turns, thick }: Winding) => inner + turns * thick * 2.03;
const topOf = ({ layers, high }: Winding) => layers * high * 1.85 + high;

/** Layers over each other, their turns a little off a true circle. */
function hank({ inner, turns, layers, thick, high, seam }: Winding, cable: (points: Point[]) => Object3D) {
  const random = createRandom(11);
  return repeat(layers, (layer) => {
    const start = seam ?? random();
    const sway = repeat(turns + 2, () => (random() - 0.5) * thick * 0.9);
    // Every second layer lies in the furrows of the one below.
    const first = inner + (layer % 2) * thick;
    return cable(
      repeat(turns * POINTS_PER_TURN + 1, (step): Point => {
        const turn = step / POINTS_PER_TURN;
        const [before, after] = [sway[Math.floor(turn)] as number, sway[Math.floor(turn) + 1] as number];
        const off = before + (after - before) * (turn % 1);
        const angle = (turn + start) * 2 * Math.PI;
        const radius = first + turn * thick * 2.03;
        return [radius * Math.cos(angle), high + layer * high * 1.85 + Math.abs(off) * 0.5, radius * Math.sin(angle) + off];
      }),
    );
  });
}

/** 90 m of house wire. */
const houseWinding = (thick: number): Winding => ({ inner: 0.85, turns: 10, layers: 13, thick, high: thick });

/** A band of clear film around a hank's section, from x 0 to the right. */
function filmBand(winding: Winding) {
  const { inner, thick } = winding;
  const [wide, high] = [outerRadius(winding) - inner + thick * 2, topOf(winding)];
  const frame = (gap: number) =>
    outline(
      [
        [-gap, -gap],
        [wide + gap, -gap],
        [wide + gap, high + gap],
        [-gap, high + gap],
      ],
      0.06,
    );
  const section = frame(0.022);
  section.holes = [frame(0.012)];
  return extrude(section, 0.26, clear('#f3f6f7', 0.25), [inner - thick, 0, 0], [0, 0, 0], 0.003);
}

/**
 * A hank of house wire before its carton, lying or leaning on it. One unit is a decimetre; `thick` is half the wire's
 * diameter.
 */
function houseWire(color: string, size: string, thick: number, leans = false) {
  const skin = plastic(color);
  const winding = houseWinding(thick);
  const [outer, high] = [outerRadius(winding), topOf(winding) - thick];
  return group(
    put(
      group(
        box(2.5, 2.5, 0.7, matt('#f0ede4'), [0, 1.25, 0], [0, 0, 0], 0.03),
        put(crossSection(thick * 36, color), [leans ? 0.62 : 0, 0.95, 0.352]),
        leans ? label(size.split(' ')[0] as string, 0.95, 0.62, [-0.6, 1.0, 0.354], [0, 0, 0], { ink: '#2b2d30' }) : [],
        label(['TAMRIKA FR', `${size} · 90 m`], 2.2, 0.56, [0, 2.1, 0.354], [0, 0, 0], { on: color, ink: '#ffffff' }),
        label('FR PVC · 1100 V · IS 694', 1.9, 0.15, [0, 0.16, 0.354], [0, 0, 0], { weight: 400 }),
      ),
      leans ? [-0.85, 0, -0.75] : [-1.1, 0, -0.8],
      [0, leans ? -8 : 14, 0],
    ),
    leans ? put(leaningHank(winding, skin), [1.15, 0, 0.42]) : put(
      group(
        hank(winding, (points) => tube(points, thick, skin)),
        [25, 145, 265].map((degrees) => put(filmBand(winding), [0, 0, 0], [0, degrees, 0])),
        tube(
          [
            [outer - 0.06, high + thick, -0.3],
            [outer - 0.04, high + thick, 0.1],
            [outer + 0.02, high * 0.9, 0.5],
            [outer + 0.1, high * 0.3, 0.9],
            [outer, thick, 1.25],
            [outer - 0.4, thick, 1.55],
            [outer - 0.9, thick, 1.62],
          ],
          thick,
          skin,
        ),
        strands(thick * 0.6, 0.22, [outer - 0.89, thick, 1.62]),
      ),
      [0.8, 0, 0.6],
    ),
  );
}

/** What is printed on a carton: seven strands in their insulation, enlarged. */
const crossSection = (radius: number, color: string) =>
  group(
    cylinder(radius, 0.02, matt(color), [0, 0, 0], [90, 0, 0]),
    cylinder(radius * 0.62, 0.03, matt('#3a2a22'), [0, 0, 0], [90, 0, 0]),
    [[0, 0], ...around(6, (degrees) => [Math.cos(degrees / 57.3), Math.sin(degrees / 57.3)])].map(([x = 0, y = 0]) => cylinder(radius * 0.195, 0.04, matt('#b9754a'), [x * radius * 0.405, y * radius * 0.405, 0], [90, 0, 0])),
  );

/** A hank on its edge, leaning back; its end runs forward over the ground. */
function leaningHank(winding: Winding, skin: Material) {
  const { thick } = winding;
  const [outer, high] = [outerRadius(winding), topOf(winding) - thick];
  return group(
    put(
      group(
        put(group(hank(winding, (points) => tube(points, thick, skin)), [0, 60, 120, 180, 240, 300].filter((_, index) => index % 2 === 0).map((degrees) => put(filmBand(winding), [0, 0, 0], [0, degrees + 30, 0]))), [0, 0, -high / 2], [90, 0, 0]),
      ),
      [0, outer * Math.cos(0.26) + high * 0.1, 0],
      [-15, 0, 0],
    ),
    tube([[outer - 0.1, 0.7, 0.16], [outer + 0.06, 0.3, 0.34], [outer - 0.06, thick, 0.72], [outer - 0.5, thick, 1.0], [outer - 1.2, thick, 1.06]], thick, skin),
    strands(thick * 0.66, 0.26, [outer - 1.19, thick, 1.06]),
  );
}

/** A coil on the ground, its end leading off to the front, a printed paper around it. One unit is a decimetre. */
function cableCoil(winding: Winding, cable: (points: Point[]) => Object3D, cut: Object3D, words: string[]) {
  const [outer, top] = [outerRadius(winding), topOf(winding)];
  const { thick, high } = winding;
  const end: Point = [1.5, high, outer + 0.62];
  return group(
    hank(winding, cable),
    [140, 260].map((degrees) => put(paperBand(winding, 5, strapping), [0, 0, 0], [0, degrees, 0])),
    paperBand(winding, 34, matt('#f4f2ea')),
    wrap(words, outer + 2.1 * thick + 0.022, top * 0.72, 30, [0, top * 0.5, 0], [0, 0, 0], { on: '#f4f2ea', ink: '#c8502a' }),
    cable([
      // A last turn on top: it comes up from under the paper.
      ...repeat(29, (index): Point => {
        const angle = ((index * 10 - 270) * Math.PI) / 180;
        return [Math.cos(angle) * outer, top - high * (1 - Math.min(1, Math.max(0, (index - 2) / 3))) * 1.85, Math.sin(angle) * outer];
      }),
      [outer + 0.04, top * 0.84, 1.0],
      [outer + 0.2, top * 0.42, 1.7],
      [outer + 0.05, high, outer],
      [outer - 0.35, high, outer + 0.45],
      end,
    ]),
    put(cut, end, [0, 176, 0]),
  );
}

const strapping = plastic('#e9e9e4');

/** A band around a coil's section, its middle towards +z. */
function paperBand(winding: Winding, degrees: number, material: Material) {
  const { inner, thick, high } = winding;
  const [from, to, top] = [inner - thick - 0.02, outerRadius(winding) + 2.1 * thick + 0.02, topOf(winding) - high * 0.7];
  const section = outline([[from, 0.004], [to, 0.004], [to, top], [from, top]], thick);
  const points = section.getSpacedPoints(80);
  const span = (degrees * Math.PI) / 180;
  return solid(new LatheGeometry(points, 24, -span / 2, span), material);
}

/** The cores of a flat cable above each other, along +x. */
const flatEnd = (thick: number, pitch: number, colors: string[]) =>
  group(
    colors.map((color, index) => {
      const y = (1 - index) * pitch * 1.25;
      return group(
        tube([[-0.02, (1 - index) * pitch, 0], [0.12, y, 0], [0.26, y, 0]], thick * 0.74, plastic(color)),
        strandsAlong(thick * 0.5, 0.16, [0.26, y, 0]),
      );
    }),
  );

const strandsAlong = (radius: number, length: number, at: Point, conductor: Material = copper) => put(strands(radius, length, [0, 0, 0], conductor), at, [0, 180, 0]);

const round = (thick: number, color: string) => (points: Point[]) => tube(points, thick, plastic(color));

/** Three cores side by side in one sheath, lying on edge. */
const flat = (thick: number, pitch: number, color: string) => (points: Point[]) =>
  group([-1, 0, 1].map((core) => tube(points, thick, plastic(color), [0, core * pitch, 0])));

const FLEXIBLE: Winding = { inner: 1.35, turns: 9, layers: 10, thick: 0.0525, high: 0.0525, seam: 0.25 };
const FLAT: Winding = { inner: 1.35, turns: 14, layers: 6, thick: 0.038, high: 0.092, seam: 0.25 };

const DRUM = { radius: 3.6, half: 1.8, planks: 7, thick: 0.2 };
const PLANK = (2 * DRUM.radius) / DRUM.planks;
const ARMOURED = 0.12;

/** A wooden drum with 100 m of armoured cable. One unit is a decimetre. */
const armoured = () =>
  put(
    group(
      pair((side) => put(drumFlange(), [0, 0, side * DRUM.half], [0, side === 1 ? 0 : 180, 0])),
      cylinder(2.62, 2 * DRUM.half, black, [0, 0, 0], [90, 0, 0]),
      tube(turnsOnDrum(2.7, 14), ARMOURED, sheath),
      tube(
        [...turnsOnDrum(2.9, 10), [2.92, -0.8, 0.86], [2.98, -1.7, 0.9], [3.2, -2.6, 0.98], [3.7, -3.28, 1.1], [4.4, ARMOURED - DRUM.radius, 1.3], [5.2, ARMOURED - DRUM.radius, 1.6]],
        ARMOURED,
        sheath,
      ),
      put(armouredEnd(), [5.2, ARMOURED - DRUM.radius, 1.6], [0, -20, 0]),
    ),
    [0, DRUM.radius, 0],
  );

const sheath = standard('#1b1d20', 0, 0.5);

/** Turns side by side from the far flange, the last ending at +x on its way down. */
const turnsOnDrum = (radius: number, turns: number) =>
  repeat(turns * 24 + 1, (step): Point => {
    const angle = (turns - step / 24) * 2 * Math.PI;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius, -1.66 + (step / 24) * 0.25];
  });

/** Planks facing +z over a round board, with a hub plate, tie bolts, nails and stencilled words. */
function drumFlange() {
  const face = 2 * DRUM.thick;
  return group(
    extrude(disc(DRUM.radius - 0.03, [roundHole(0.36)]), DRUM.thick, board, [0, 0, DRUM.thick / 2]),
    repeat(DRUM.planks, plank),
    put(sleeve(0.62, 0.36, 0.05, galvanised, [0, 0, 0], [90, 0, 0]), [0, 0, face + 0.02]),
    sleeve(0.4, 0.34, face, darkSteel, [0, 0, face / 2], [90, 0, 0]),
    around(4, (degrees) => put(bolt(0.04, [0.49, 0, face + 0.045], [90, 0, 0]), [0, 0, 0], [0, 0, degrees + 45])),
    around(6, (degrees) => put(group(cylinder(0.2, 0.03, galvanised, [1.3, 0, face + 0.01], [90, 0, 0]), bolt(0.1, [1.3, 0, face + 0.03], [90, 0, 0])), [0, 0, 0], [0, 0, degrees])),
    around(30, (degrees) => put(cylinder(0.035, 0.02, darkSteel, [DRUM.radius - 0.22, 0, face], [90, 0, 0]), [0, 0, 0], [0, 0, degrees + 3])),
    label('VIDYULEKH', 2.9, 0.62, [0, 2 * PLANK, face + 0.006], [0, 0, 0], { ink: '#3b2f1c' }),
    label('XLPE 3.5C × 16 sq mm AL · 100 m', 3.9, 0.36, [0, -2 * PLANK, face + 0.006], [0, 0, 0], { ink: '#3b2f1c' }),
  );
}

const board = matt('#c9a26b');
const planks = ['#d4b07c', '#c9a26b', '#dcba88', '#cfab78'].map(matt);
const grain = matt('#b48d58');

/** One plank of a flange, its ends cut to the circle, with the lines of its grain. */
function plank(index: number) {
  const [low, high] = [(index - DRUM.planks / 2) * PLANK + 0.012, (index - DRUM.planks / 2 + 1) * PLANK - 0.012];
  const reach = (y: number) => Math.sqrt(Math.max(0.01, DRUM.radius ** 2 - y ** 2));
  const heights = repeat(9, (step) => low + ((high - low) * step) / 8);
  const right = heights.map((y): FlatPoint => [reach(y), y]);
  const left = heights.map((y): FlatPoint => [-reach(y), y]).reverse();
  const holes = low < 0 && high > 0 ? [roundHole(0.36)] : [];
  const random = createRandom(index + 2);
  return group(
    extrude(outline([...right, ...left], 0, holes), DRUM.thick, planks[index % planks.length] as Material, [0, 0, DRUM.thick * 1.5], [0, 0, 0], 0.012),
    repeat(16, () => {
      const y = low + 0.06 + random() * (PLANK - 0.14);
      const length = (0.3 + random() * 0.9) * reach(y);
      const x = (random() * 2 - 1) * (reach(y) - length / 2 - 0.1);
      return Math.hypot(Math.max(0, Math.abs(x) - length / 2), y) < 0.66 ? [] : box(length, 0.008 + random() * 0.012, 0.006, grain, [x, y, 2 * DRUM.thick]);
    }),
  );
}

/** Stripped step by step along +x: steel strips, inner sheath, three cores and a thinner one for the neutral. */
const armouredEnd = () =>
  group(
    rod(0.088, 0.5, darkSteel, [0.25, 0, 0]),
    around(14, (degrees) =>
      tube(
        repeat(7, (step): Point => {
          const angle = ((degrees + step * 9) * Math.PI) / 180;
          return [step * 0.08, Math.cos(angle) * 0.092, Math.sin(angle) * 0.092];
        }),
        0.017,
        galvanised,
      ),
    ),
    rod(0.078, 0.4, sheath, [0.6, 0, 0]),
    ([['#c2212b', 0.036], ['#e0b32a', 0.036], ['#1e5fa6', 0.036], ['#1d2023', 0.028]] as const).map(([color, radius], index) => {
      const angle = (index / 4) * 2 * Math.PI + 0.6;
      const [y, z] = [Math.cos(angle), Math.sin(angle)];
      return group(
        tube([[0.75, y * 0.042, z * 0.042], [1.0, y * 0.06, z * 0.07], [1.4, y * 0.075, z * 0.13]], radius, plastic(color)),
        strandsAlong(radius * 0.74, 0.24, [1.4, y * 0.075, z * 0.13], aluminium),
      );
    }),
  );

export const scenes: Scenes = {
  'FX-325': {
    build: () =>
      cableCoil(FLEXIBLE, round(FLEXIBLE.thick, '#26292c'), cutEnd([0, 0, 0], [0, 0, 0], 0.05, ['#c2212b', '#1d2023', '#2f9a4a']), ['TAMRIKA', '3C × 2.5 sq mm · 100 m']),
    first: { from: [16, 26] },
    second: { from: [30, 40], near: 2.4, at: [0.68, 0.2, 0.8] },
  },
  'SF-340': {
    build: () => cableCoil(FLAT, flat(FLAT.thick, 0.054, '#1c4f8a'), flatEnd(FLAT.thick, 0.054, ['#c2212b', '#e0b32a', '#1e5fa6']), ['TAMRIKA', '3C × 4 sq mm · 100 m']),
    first: { from: [16, 26] },
    second: { from: [30, 40], near: 2.4, at: [0.68, 0.2, 0.8] },
  },
  'XA-3516': { build: armoured, first: { from: [28, 16] } },
  'FR-15R': { build: () => houseWire('#c2212b', '1.5 sq mm', 0.014), first: { from: [14, 26] } },
  'FR-15B': { build: () => houseWire('#1e5fa6', '1.5 sq mm', 0.014), first: { from: [14, 26] } },
  'FR-25R': { build: () => houseWire('#c2212b', '2.5 sq mm', 0.017, true), first: { from: [20, 18] } },
  'FR-40B': { build: () => houseWire('#1e5fa6', '4.0 sq mm', 0.02), first: { from: [14, 26] } },
};
