import type { Material } from 'three';
import { label } from './labels.ts';
import { black, copper, galvanised, matt, metal, paleWood, plastic, wood } from './materials.ts';
import type { Scenes } from './scene.ts';
import {
  around,
  box,
  cylinder,
  disc,
  extrude,
  group,
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

const houseWire = (color: string, words: string[]) =>
  group(
    put(
      group(
        box(2.9, 2.9, 0.9, matt('#f0ede4'), [0, 1.45, 0], [0, 0, 0], 0.06),
        cylinder(0.45, 0.92, black, [0, 1.05, 0], [90, 0, 0]),
        cylinder(0.72, 0.03, plastic(color), [0, 1.05, 0.45], [90, 0, 0]),
        cylinder(0.4, 0.05, matt('#2b2d30'), [0, 1.05, 0.46], [90, 0, 0]),
        label(words, 2.4, 0.62, [0, 2.45, 0.456], [0, 0, 0], { on: color, ink: '#ffffff' }),
      ),
      [-1.6, 0, -0.9],
      [0, 14, 0],
    ),
    put(
      group(
        coil(plastic(color), 0.065, 0.78, 6, 8),
        tube(
          [
            [1.4, 0.9, 0.2],
            [1.9, 0.6, 0.7],
            [2.0, 0.1, 1.3],
            [1.3, 0.065, 1.7],
          ],
          0.065,
          plastic(color),
        ),
        strands(0.05, 0.5, [1.32, 0.075, 1.7]),
      ),
      [1.1, 0, 0.5],
    ),
  );

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
  'FR-15R': { build: () => houseWire('#c2212b', ['TAMRIKA FR', '1.5 sq mm · 90 m']), first: { from: [14, 22] } },
  'FR-15B': { build: () => houseWire('#1e5fa6', ['TAMRIKA FR', '1.5 sq mm · 90 m']), first: { from: [14, 22] } },
  'FR-25R': { build: () => houseWire('#c2212b', ['TAMRIKA FR', '2.5 sq mm · 90 m']), first: { from: [20, 24] } },
  'FR-40B': { build: () => houseWire('#1e5fa6', ['TAMRIKA FR', '4.0 sq mm · 90 m']), first: { from: [14, 22] } },
};
