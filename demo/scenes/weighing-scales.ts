import { button, display, hook } from './fittings.ts';
import { label } from './marks.ts';
import { black, castIron, chrome, clear, gloss, grey, metal, paint, plastic, rubber, stainless, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { bar, box, cylinder, group, lathe, outline, type Point, pair, plateOf, put, repeat, ring, tube } from './solids.ts';

const red = { on: '#1f0a0a', ink: '#ff4a32' };
const keys = (count: number, w: number, at: Point, turn: Point = [0, 0, 0]) =>
  put(group(repeat(count, (index) => box(w, w * 0.62, 0.05, plastic(index === count - 1 ? '#c2212b' : '#d5d8da'), [(index - (count - 1) / 2) * w * 1.4, 0, 0], [0, 0, 0], 0.02))), at, turn);

const indicator = (reading: string) =>
  group(
    plateOf(outline([[-0.45, -0.5], [0.3, -0.5], [0.12, 0.5], [-0.45, 0.5]], 0.08), 2.0, plastic('#2b3036'), [0, 0, 0], [0, -90, 0], 0.06),
    put(group(display(reading, 1.5, 0.42, [0, 0.16, 0.03], [0, 0, 0], red), keys(5, 0.24, [0, -0.25, 0.02])), [0, 0, 0.24], [-10, 0, 0]),
  );

function counter() {
  return group(
    box(3.4, 0.75, 3.2, plastic('#e2e4e2'), [0, 0.5, 0], [0, 0, 0], 0.18),
    box(3.2, 0.12, 2.4, stainless, [0, 1.05, -0.35], [0, 0, 0], 0.05),
    bar([[-1.55, 1.1, -1.5], [-1.55, 1.35, -1.5], [1.55, 1.35, -1.5], [1.55, 1.1, -1.5]], 0.05, chrome),
    put(group(box(3.2, 0.75, 0.1, plastic('#2b3036'), [0, 0, 0], [0, 0, 0], 0.04), display('12.455', 1.3, 0.36, [-0.75, 0.08, 0.08], [0, 0, 0], red), keys(5, 0.24, [0.85, 0.02, 0.06])), [0, 0.6, 1.6], [-24, 0, 0]),
    pair((side) => pair((end) => cylinder(0.16, 0.2, rubber, [side * 1.4, 0.1, end * 1.3]))).flat(),
    label('TULAMAN', 0.7, 0.16, [-1.2, 0.92, 1.32], [-24, 0, 0]),
    cylinder(0.12, 1.6, chrome, [0, 1.9, -1.5]),
    put(box(1.6, 0.6, 0.3, plastic('#2b3036'), [0, 0, 0], [0, 0, 0], 0.08), [0, 2.8, -1.5]),
    display('12.455', 1.3, 0.36, [0, 2.8, -1.32], [0, 0, 0], red),
  );
}

function platform() {
  return group(
    box(4.4, 0.35, 4.4, paint('#25507f'), [0, 0.45, 0], [0, 0, 0], 0.06),
    box(4.3, 0.1, 4.3, stainless, [0, 0.68, 0], [0, 0, 0], 0.04),
    pair((side) => pair((end) => cylinder(0.18, 0.3, rubber, [side * 1.9, 0.15, end * 1.9]))).flat(),
    box(0.8, 0.2, 0.6, paint('#25507f'), [0, 0.5, -2.4]),
    cylinder(0.16, 4.6, chrome, [0, 2.8, -2.5]),
    put(indicator('245.60'), [0, 5.3, -2.4]),
    label('TULAMAN 300 kg', 2.4, 0.26, [0, 0.45, 2.21], [0, 0, 0], { ink: '#ffffff' }),
  );
}

function floorScale() {
  return group(
    box(6.4, 0.4, 6.4, paint('#3a4148'), [0, 0.4, 0], [0, 0, 0], 0.04),
    repeat(13, (row) => repeat(13, (column) => put(box(0.3, 0.03, 0.07, metal('#787f85', 0.4)), [-2.9 + column * 0.48, 0.61, -2.9 + row * 0.48], [0, (row + column) % 2 ? 45 : -45, 0]))).flat(),
    pair((side) => pair((end) => cylinder(0.22, 0.24, steel, [side * 2.9, 0.12, end * 2.9]))).flat(),
    bar([[3.9, 0.1, -2.6], [3.9, 4.2, -2.6]], 0.12, stainless),
    box(1.4, 0.1, 1.2, castIron, [3.9, 0.05, -2.6]),
    put(indicator('1248.5'), [3.9, 4.6, -2.5], [0, 12, 0]),
    tube([[3.1, 0.3, -2.6], [3.4, 0.08, -2.2], [3.8, 0.08, -2.2]], 0.06, black),
    label('TULAMAN 2 t', 2.4, 0.28, [0, 0.4, 3.205], [0, 0, 0], { ink: '#ffffff' }),
  );
}

function crane() {
  const coat = gloss('#e0640f');
  return group(
    ring(0.62, 0.17, castIron, [0, 2.2, 0]),
    box(0.5, 0.7, 0.4, castIron, [0, 1.5, 0], [0, 0, 0], 0.08),
    box(2.9, 2.4, 1.3, coat, [0, 0.1, 0], [0, 0, 0], 0.3),
    box(2.5, 1.9, 0.1, plastic('#2b3036'), [0, 0.15, 0.65], [0, 0, 0], 0.04),
    display('3.245', 1.9, 0.75, [0, 0.45, 0.74], [0, 0, 0], red),
    label('TULAMAN 5 t', 1.6, 0.24, [0, -0.5, 0.705], [0, 0, 0], { ink: '#ffffff' }),
    box(0.5, 0.5, 0.4, castIron, [0, -1.2, 0]),
    hook(0.85, castIron, [0, -1.4, 0]),
    put(
      group(
        box(0.8, 1.7, 0.3, plastic('#2b3036'), [0, 0, 0], [0, 0, 0], 0.1),
        repeat(4, (index) => button(0.1, plastic(['#1e8a4c', '#e0a10f', '#d5d8da', '#c2212b'][index] as string), [(index % 2) * 0.36 - 0.18, 0.3 - Math.floor(index / 2) * 0.5, 0.14])),
      ),
      [2.4, -2.0, 0.2],
      [0, -10, -8],
    ),
  );
}

function jewellery() {
  return group(
    box(2.6, 0.7, 3.4, plastic('#e6e7e4'), [0, 0.45, 0], [0, 0, 0], 0.2),
    put(
      group(box(2.3, 0.9, 0.08, plastic('#2b3036'), [0, 0, 0], [0, 0, 0], 0.03), display('152.38', 1.4, 0.42, [-0.1, 0.16, 0.07], [0, 0, 0], { on: '#bcd8c4', ink: '#17241b' }), keys(4, 0.26, [0, -0.28, 0.05])),
      [0, 0.75, 1.25],
      [-55, 0, 0],
    ),
    lathe([[0, 0], [0.8, 0], [0.86, 0.06], [0, 0.08]], chrome, [0, 0.92, -0.5]),
    pair((side) => box(0.05, 1.5, 2.1, clear('#dbe9ec', 0.3), [side * 1.15, 1.55, -0.55])),
    box(2.3, 1.5, 0.05, clear('#dbe9ec', 0.3), [0, 1.55, -1.6]),
    box(2.3, 0.06, 2.1, clear('#dbe9ec', 0.35), [0, 2.3, -0.55]),
    pair((side) => pair((end) => box(0.08, 1.5, 0.08, grey, [side * 1.15, 1.55, -0.55 + end * 1.05]))).flat(),
    ring(0.3, 0.07, metal('#e2b94b', 0.15), [0, 1.06, -0.5], [80, 0, 20]),
    pair((side) => cylinder(0.15, 0.2, rubber, [side * 1.0, 0.1, 1.2])),
  );
}

export const scenes: Scenes = {
  'TC-5T': { build: crane, isHanging: true, first: { from: [22, 6] }, second: { from: [-30, 8] } },
  'TF-2T': { build: floorScale, first: { from: [-26, 22] }, second: { from: [18, 16], near: 2.2, at: [0.9, 0.85, 0.15] } },
  'TT-30': { build: counter, first: { from: [-26, 22] } },
  'TP-300': { build: platform, first: { from: [28, 20] } },
  'TJ-600': { build: jewellery, first: { from: [-26, 24] } },
};
