import type { Material } from 'three';
import { brands } from './brands.ts';
import { label } from './labels.ts';
import { black, cardboard, galvanised, matt, metal, paint, paleWood, plastic, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { bar, box, extrude, group, outline, pair, put, repeat, rod } from './solids.ts';

const carton = (w: number, h: number, d: number, x: number, y: number, z = 0) => group(box(w, h, d, cardboard, [x, y + h / 2, z]), box(w * 0.12, h * 1.01, d * 1.01, matt('#c9a06f'), [x, y + h / 2, z]));

/** Uprights with a row of slots. */
const post = (h: number, thick: number, coat: Material, x: number, z: number, slots = 0) =>
  group(
    box(thick, h, thick, coat, [x, h / 2, z]),
    repeat(slots, (index) => box(thick * 0.22, 0.12, thick * 1.02, black, [x, 0.3 + (index * (h - 0.5)) / slots, z])),
    box(thick * 1.8, 0.05, thick * 1.8, steel, [x, 0.03, z]),
  );

function shelving(levels: number, w: number, h: number, d: number, frame: Material, shelf: Material, beams?: Material) {
  return group(
    pair((a) => pair((b) => post(h, beams ? 0.2 : 0.13, frame, (a * w) / 2, (b * d) / 2, Math.round(h * 3)))).flat(),
    repeat(levels, (level) => {
      const y = 0.35 + (level * (h - 0.6)) / (levels - 1);
      return group(
        box(w, 0.1, d, shelf, [0, y, 0]),
        pair((side) => box(w, beams ? 0.26 : 0.16, 0.06, beams ?? shelf, [0, y - 0.08, side * d * 0.505])),
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
            level === 2 && side === 1 ? [] : box(1.95, 1.3, 1.9, side === 1 ? cardboard : matt('#a9b6bd'), [0, 1.04, 0]),
          ),
          [side * 1.3, y, 0],
        ),
      ),
    ),
    label('BHAARIKA 2000 kg', 2.2, 0.26, [0, 5.0, d * 0.5 + 0.085], [0, 0, 0], { ink: '#ffffff' }),
  );
}

function binRack() {
  const bin = (color: string) =>
    extrude(outline([[-0.55, 0], [0.5, 0], [0.62, 0.32], [0.45, 0.34], [0.38, 0.55], [-0.55, 0.55]], 0.04), 0.56, plastic(color), [0, 0, 0], [0, -90, 0], 0.03);
  return group(
    box(5.8, 6.0, 0.12, paint('#cfd3d2'), [0, 3.4, 0]),
    repeat(15, (index) => box(5.6, 0.05, 0.16, paint('#b7bcbb'), [0, 0.7 + index * 0.38, 0.04])),
    pair((side) => [box(0.2, 6.6, 0.2, paint(brands.Shramik.body), [side * 2.95, 3.3, 0]), box(0.2, 0.16, 2.2, paint(brands.Shramik.body), [side * 2.95, 0.08, 0.4])]),
    repeat(6, (row) =>
      repeat(8, (column) =>
        put(group(bin(['#c2281d', '#1e5fa6', '#e0a10f'][row % 3] as string), box(0.44, 0.04, 0.7, black, [0, 0.54, -0.1]), label('A1', 0.3, 0.16, [0, 0.16, 0.585], [20, 0, 0], { on: '#f4f2ea', ink: '#26292c' })), [
          -2.45 + column * 0.7,
          0.75 + row * 0.95,
          0.62,
        ]),
      ),
    ),
  );
}

function cantilever() {
  const coat = paint(brands.Shramik.body);
  return group(
    pair((side) => [
      box(0.4, 7, 0.5, coat, [side * 2.2, 3.5, -1.2]),
      box(0.36, 0.4, 3.6, coat, [side * 2.2, 0.2, 0.3]),
      ...[1.6, 3.3, 5.0].map((y) => put(box(0.26, 0.34, 2.8, paint('#e0a10f')), [side * 2.2, y, 0.3], [-3, 0, 0])),
      ...[1.6, 3.3, 5.0].map((y) => box(0.2, 0.34, 0.14, paint('#e0a10f'), [side * 2.2, y + 0.3, 1.65])),
    ]),
    [2.6, 5.2].map((y) => box(4.2, 0.14, 0.14, coat, [0, y, -1.2])),
    bar([[-2.1, 2.6, -1.2], [2.1, 5.2, -1.2]], 0.06, coat),
    [0.4, 1.8, 3.5].map((y, level) =>
      repeat(7 - level, (index) => rod(0.15 + level * 0.04, 6.6, level === 1 ? metal('#b06a3a', 0.4) : galvanised, [((index * 7) % 5) * 0.06, y + 0.16 + (index % 2) * 0.02, -0.75 + index * 0.37])),
    ),
  );
}

export const scenes: Scenes = {
  'SR-5A': { build: () => shelving(5, 3.2, 6.2, 1.5, galvanised, metal('#b9bec1', 0.5)), first: { from: [-28, 12] } },
  'SR-MD4': { build: () => shelving(4, 4.4, 6.0, 1.9, paint('#1d4f8f'), paleWood, paint('#e3590f')), first: { from: [28, 12] } },
  'BPR-3': { build: palletRack, first: { from: [-30, 10] } },
  'SR-B48': { build: binRack, first: { from: [26, 12] } },
  'SR-CT2': { build: cantilever, first: { from: [30, 12] } },
};
