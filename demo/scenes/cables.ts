import type { Material } from 'three';
import { label } from './labels.ts';
import { black, clear, copper, galvanised, matt, metal, paleWood, plastic, wood } from './materials.ts';
import type { Scenes } from './scene.ts';
import { createRandom } from './soft-solids.ts';
import {
  around,
  box,
  cylinder,
  disc,
  extrude,
  group,
  outline,
  type Point,
  put,
  repeat,
  ring,
  rod,
  roundHole,
  tube,
} from './solids.ts';

/** A lying coil of many turns. */
const coil = (skin: Material, thick: number, inner: number, rows: number, layers: number, flat = 1) =>
  repeat(layers, (layer) =>
    repeat(rows, (row) => {
      const turn = ring(
        inner + row * thick * 2.02,
        thick,
        skin,
        [((layer * 5 + row) % 3) * 0.012, thick * flat + layer * thick * 1.92 * flat, ((layer + row * 2) % 3) * 0.012],
        [90, 0, 0],
      );
      turn.scale.z = flat;
      return turn;
    }),
  );

/** The bared end of a cable: cores of several colours with copper tips. */
const cutEnd = (at: Point, turn: Point, thick: number, colors: string[]) =>
  put(
    group(
      colors.map((color, index) => {
        const angle = (index / colors.length) * Math.PI * 2;
        const [y, z] = [Math.cos(angle) * thick * 0.55, Math.sin(angle) * thick * 0.55];
        return group(
          rod(thick * 0.4, thick * 5, plastic(color), [thick * 2.5, y, z]),
          rod(thick * 0.26, thick * 2, copper, [thick * 6, y, z]),
        );
      }),
    ),
    at,
    turn,
  );

/** The bared end of a conductor of seven strands along -x, their tips a little apart. */
const strands = (radius: number, length: number, at: Point) =>
  put(
    group(
      rod(radius / 3, length, copper, [-length / 2, 0, 0]),
      around(6, (degrees) =>
        tube(
          repeat(9, (index) => {
            const share = index / 8;
            const angle = (degrees * Math.PI) / 180 + share * 2.2;
            const out = radius * (0.66 + 0.9 * share ** 3);
            return [-share * length, Math.cos(angle) * out, Math.sin(angle) * out];
          }),
          radius / 3,
          copper,
        ),
      ),
    ),
    at,
  );

const TURNS = 10;
const LAYERS = 13;
const HANK_INNER = 0.85;
const POINTS_PER_TURN = 12;

/** A hank of wire on the ground, 90 m long: layers over each other, their turns a little off a true circle. */
function hank(skin: Material, thick: number) {
  const random = createRandom(11);
  return repeat(LAYERS, (layer) => {
    const start = random();
    const sway = repeat(TURNS + 2, () => (random() - 0.5) * thick * 0.9);
    // Every second layer lies in the furrows of the one below.
    const inner = HANK_INNER + (layer % 2) * thick;
    return tube(
      repeat(TURNS * POINTS_PER_TURN + 1, (step): Point => {
        const turn = step / POINTS_PER_TURN;
        const [before, after] = [sway[Math.floor(turn)] as number, sway[Math.floor(turn) + 1] as number];
        const off = before + (after - before) * (turn % 1);
        const angle = (turn + start) * 2 * Math.PI;
        const radius = inner + turn * thick * 2.03;
        return [
          radius * Math.cos(angle),
          thick + layer * thick * 1.85 + Math.abs(off) * 0.5,
          radius * Math.sin(angle) + off,
        ];
      }),
      thick,
      skin,
    );
  });
}

/** A band of clear film around a hank's section, from x 0 to the right. */
function filmBand(thick: number) {
  const [wide, high] = [TURNS * thick * 2.03 + thick * 2, LAYERS * thick * 1.85 + thick];
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
  return extrude(section, 0.26, clear('#f3f6f7', 0.25), [HANK_INNER - thick, 0, 0], [0, 0, 0], 0.003);
}

/** A hank of house wire before its carton. One unit is a decimetre; `thick` is half the wire's diameter. */
function houseWire(color: string, size: string, thick: number) {
  const skin = plastic(color);
  const [outer, high] = [HANK_INNER + TURNS * thick * 2.03, LAYERS * thick * 1.85];
  return group(
    put(
      group(
        box(2.5, 2.5, 0.7, matt('#f0ede4'), [0, 1.25, 0], [0, 0, 0], 0.03),
        cylinder(0.62, 0.02, skin, [0, 0.95, 0.35], [90, 0, 0]),
        cylinder(0.34, 0.03, matt('#2b2d30'), [0, 0.95, 0.352], [90, 0, 0]),
        label(['TAMRIKA FR', `${size} · 90 m`], 2.2, 0.56, [0, 2.1, 0.354], [0, 0, 0], { on: color, ink: '#ffffff' }),
        label('FR PVC · 1100 V · IS 694', 1.9, 0.15, [0, 0.16, 0.354], [0, 0, 0], { weight: 400 }),
      ),
      [-1.1, 0, -0.8],
      [0, 14, 0],
    ),
    put(
      group(
        hank(skin, thick),
        [25, 145, 265].map((degrees) => put(filmBand(thick), [0, 0, 0], [0, degrees, 0])),
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

function armoured() {
  const timber = paleWood;
  return put(
    group(
      [1, -1].map((side) =>
        group(
          extrude(disc(2.6, [roundHole(0.3)]), 0.24, timber, [0, 0, side * 1.35]),
          repeat(9, (index) =>
            box(5.2 * Math.sqrt(1 - ((index - 4) / 4.6) ** 2), 0.03, 0.02, wood, [0, (index - 4) * 0.56, side * 1.48]),
          ),
          around(6, (degrees) =>
            put(cylinder(0.08, 0.06, galvanised, [1.4, 0, 0], [90, 0, 0]), [0, 0, side * 1.49], [0, 0, degrees]),
          ),
        ),
      ),
      repeat(9, (index) => ring(1.75, 0.15, black, [0, 0, -1.18 + index * 0.295])),
      cylinder(1.7, 2.5, black, [0, 0, 0], [90, 0, 0]),
      label(['VIDYULEKH', 'XLPE 3.5C x 16'], 2.0, 0.7, [0, 1.3, 1.495], [0, 0, 0], { ink: '#3b2f1c' }),
      tube(
        [
          [1.85, 0.2, 0.4],
          [2.1, -1.2, 0.8],
          [2.6, -2.3, 1.6],
          [3.6, -2.44, 2.4],
        ],
        0.15,
        black,
      ),
      put(
        group(
          rod(0.13, 0.7, galvanised, [0.3, 0, 0]),
          around(12, (degrees) =>
            rod(0.025, 0.7, metal('#9ea3a6', 0.4), [
              0.3,
              Math.cos((degrees * Math.PI) / 180) * 0.13,
              Math.sin((degrees * Math.PI) / 180) * 0.13,
            ]),
          ),
          cutEnd([0.6, 0, 0], [0, 0, 0], 0.09, ['#c2212b', '#e0b32a', '#1e5fa6']),
        ),
        [3.6, -2.44, 2.4],
        [0, -38, 0],
      ),
    ),
    [0, 2.6, 0],
  );
}

export const scenes: Scenes = {
  'FX-325': {
    build: () =>
      group(
        coil(plastic('#26292c'), 0.13, 1.1, 6, 5),
        tube(
          [
            [2.3, 1.1, 0.4],
            [2.8, 0.8, 1.2],
            [2.7, 0.13, 2.2],
            [1.7, 0.13, 2.6],
          ],
          0.13,
          plastic('#26292c'),
        ),
        cutEnd([1.75, 0.14, 2.6], [0, 185, 0], 0.11, ['#c2212b', '#1d2023', '#2f9a4a']),
        label(['TAMRIKA', '3C x 2.5 sq mm'], 1.3, 0.6, [0, 0.02, 0], [-90, 0, 0], { on: '#f4f2ea', ink: '#c8502a' }),
      ),
    first: { from: [-20, 32] },
  },
  'SF-340': {
    build: () =>
      group(
        coil(plastic('#1c4f8a'), 0.1, 1.1, 7, 4, 2.2),
        tube(
          [
            [2.4, 1.5, 0.4],
            [2.9, 1.0, 1.2],
            [2.8, 0.2, 2.2],
            [1.9, 0.14, 2.6],
          ],
          0.14,
          plastic('#1c4f8a'),
        ),
        cutEnd([1.95, 0.15, 2.6], [0, 185, 0], 0.1, ['#c2212b', '#e0b32a', '#1e5fa6']),
      ),
    first: { from: [-20, 30] },
  },
  'XA-3516': { build: armoured, first: { from: [28, 16] } },
  'FR-15R': { build: () => houseWire('#c2212b', '1.5 sq mm', 0.014), first: { from: [14, 26] } },
  'FR-15B': { build: () => houseWire('#1e5fa6', '1.5 sq mm', 0.014), first: { from: [14, 26] } },
  'FR-25R': { build: () => houseWire('#c2212b', '2.5 sq mm', 0.017), first: { from: [20, 26] } },
  'FR-40B': { build: () => houseWire('#1e5fa6', '4.0 sq mm', 0.02), first: { from: [14, 26] } },
};
