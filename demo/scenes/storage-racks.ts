import type { Material } from 'three';
import { boltlessRack } from './boltless-racks.ts';
import { brands } from './brands.ts';
import { cantileverRack } from './cantilever-racks.ts';
import { bolt } from './fittings.ts';
import { label } from './labels.ts';
import { black, cardboard, galvanised, matt, metal, paint, paleWood, plastic, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { bar, box, extrude, group, outline, pair, put, repeat } from './solids.ts';

const carton = (w: number, h: number, d: number, x: number, y: number, z = 0) => group(box(w, h, d, cardboard, [x, y + h / 2, z], [0, 0, 0], 0.02), box(w * 0.12, h * 1.01, d * 1.01, matt('#c9a06f'), [x, y + h / 2, z], [0, 0, 0], 0.02));

/** Uprights with a row of slots. */
const post = (h: number, thick: number, coat: Material, x: number, z: number, slots = 0) =>
  group(
    box(thick, h, thick, coat, [x, h / 2, z]),
    repeat(slots, (index) => box(thick * 0.22, 0.12, thick * 1.02, black, [x, 0.3 + (index * (h - 0.5)) / slots, z])),
    box(thick * 1.8, 0.05, thick * 1.8, steel, [x, 0.03, z]),
  );

/** A post of slotted angle at a corner, open towards the middle, with a bolt at each shelf. */
const slottedAngle = (h: number, coat: Material, x: number, z: number, shelves: number[]) => {
  const [outX, outZ] = [Math.sign(x), Math.sign(z)];
  const holes = repeat(Math.round(h * 5) - 1, (index) => 0.14 + index * 0.2);
  return group(
    box(0.24, h, 0.025, coat, [x - outX * 0.12, h / 2, z]),
    box(0.025, h, 0.24, coat, [x, h / 2, z - outZ * 0.12]),
    holes.map((y) => [box(0.05, 0.11, 0.03, matt('#17191b'), [x - outX * 0.13, y, z], [0, 0, 0], 0.005), box(0.03, 0.11, 0.05, matt('#17191b'), [x, y, z - outZ * 0.13], [0, 0, 0], 0.005)]),
    shelves.map((y) => [bolt(0.04, [x - outX * 0.19, y, z + outZ * 0.012], [outZ * 90, 0, 0]), bolt(0.04, [x + outX * 0.012, y, z - outZ * 0.19], [0, 0, outX * -90])]),
    box(0.3, 0.04, 0.3, black, [x - outX * 0.12, 0.02, z - outZ * 0.12], [0, 0, 0], 0.01),
  );
};

function shelving(levels: number, w: number, h: number, d: number, frame: Material, shelf: Material) {
  const heights = repeat(levels, (level) => 0.35 + (level * (h - 0.6)) / (levels - 1));
  return group(
    pair((a) =>
      pair((b) => {
        const [x, z] = [(a * w) / 2, (b * d) / 2];
        return slottedAngle(h, frame, x, z, heights.map((y) => y - 0.08));
      }),
    ).flat(),
    heights.map((y, level) => {
      return group(
        box(w, 0.1, d, shelf, [0, y, 0]),
        pair((side) => box(w, 0.16, 0.06, shelf, [0, y - 0.08, side * d * 0.505])),
        level < levels - 1 ? [carton(0.9, 0.7, d * 0.7, -w * 0.3, y + 0.05), level % 2 ? carton(1.2, 0.5, d * 0.6, w * 0.22, y + 0.05) : carton(0.8, 0.85, d * 0.65, w * 0.05, y + 0.05)] : [],
      );
    }),
  );
}

function palletRack() {
  const [blue, orange] = [paint('#1d4f8f'), paint('#e3590f')];
  const [w, d, h] = [5.4, 2.2, 8];
  return group(
    pair((a) => [
      ...pair((b) => post(h, 0.28, blue, (a * w) / 2, (b * d) / 2, 22)),
      ...repeat(7, (index) => bar([[(a * w) / 2, 0.5 + index, (index % 2 ? -1 : 1) * d * 0.5], [(a * w) / 2, 1.5 + index, (index % 2 ? 1 : -1) * d * 0.5]], 0.06, blue)),
    ]),
    [2.6, 5.0, 7.3].map((y) => pair((side) => box(w, 0.42, 0.16, orange, [0, y, side * d * 0.5]))),
    [0.05, 2.82, 5.22].map((y, level) =>
      pair((side) =>
        put(
          group(
            repeat(3, (index) => box(0.2, 0.3, 2.1, paleWood, [(index - 1) * 0.9, 0.15, 0])),
            repeat(6, (index) => box(2.1, 0.08, 0.26, paleWood, [0, 0.34, -0.9 + index * 0.36])),
            level === 2 && side === 1 ? [] : box(1.95, 1.3, 1.9, side === 1 ? cardboard : matt('#a9b6bd'), [0, 1.04, 0], [0, 0, 0], 0.04),
          ),
          [side * 1.3, y, 0],
        ),
      ),
    ),
    label('BHAARIKA 2000 kg', 2.2, 0.26, [0, 5.0, d * 0.5 + 0.085], [0, 0, 0], { ink: '#ffffff' }),
  );
}

/** Eight rows of six bins on a louvred panel between two posts. One unit is a decimetre. */
function binRack() {
  const [frame, panel, louvre] = [paint(brands.Shramik.body), paint('#cfd3d2'), paint('#b7bcbb')];
  const colors = ['#c2281d', '#1e5fa6', '#e0a10f'];
  return group(
    box(8.7, 16.6, 0.1, panel, [0, 9.4, 0]),
    repeat(40, (index) => box(8.4, 0.1, 0.2, louvre, [0, 1.4 + index * 0.4, 0.1], [-30, 0, 0])),
    pair((side) => [box(0.4, 17.6, 0.4, frame, [side * 4.55, 9.2, 0]), box(0.4, 0.4, 5.6, frame, [side * 4.55, 0.2, 0.9]), bar([[side * 4.55, 3.4, 0.1], [side * 4.55, 0.3, 2.6]], 0.14, frame)]),
    box(9.1, 0.4, 0.3, frame, [0, 0.9, 0]),
    repeat(8, (row) => repeat(6, (column) => put(bin(colors[row % 3] as string, `${'ABCDEFGH'[row]}${column + 1}`), [(column - 2.5) * 1.44, 15.5 - row * 1.99, 1.25]))),
  );
}

/** Open above and at its low front, which bears the label. */
function bin(color: string, words: string) {
  const [w, h, thick] = [1.34, 1.15, 0.05];
  const coat = plastic(color);
  const side = outline([[-1.1, 0], [0.92, 0], [1.08, 0.52], [0.9, 0.56], [0.66, h], [-1.1, h]], 0.05);
  return group(
    pair((end) => extrude(side, thick, coat, [(end * (w - thick)) / 2, 0, 0], [0, -90, 0], 0.012)),
    box(w, thick, 2.0, coat, [0, thick / 2, -0.1]),
    box(w, h, thick, coat, [0, h / 2, -1.08]),
    put(group(box(w, 0.54, thick, coat, [0, 0.27, 0]), box(w, 0.05, 0.1, coat, [0, 0.53, 0.02]), label(words, 0.74, 0.32, [0, 0.27, thick / 2 + 0.003], [0, 0, 0], { on: '#f4f2ea', ink: '#26292c' })), [0, 0, 0.91], [17, 0, 0]),
  );
}

export const scenes: Scenes = {
  'SR-5A': { build: () => shelving(5, 3.2, 6.2, 1.5, galvanised, metal('#b9bec1', 0.5)), first: { from: [-28, 12] }, second: { from: [38, 32] } },
  'SR-MD4': { build: boltlessRack, first: { from: [28, 12] }, second: { from: [-36, 32] } },
  'BPR-3': { build: palletRack, first: { from: [-30, 10] } },
  'SR-B48': { build: binRack, first: { from: [26, 12] } },
  'SR-CT2': { build: cantileverRack, first: { from: [34, 12] } },
};
