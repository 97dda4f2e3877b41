import type { Material } from 'three';
import { label } from './labels.ts';
import { metal, paint, paleWood } from './materials.ts';
import type { Scenes } from './scene.ts';
import { box, extrude, type FlatPoint, group, outline, put, repeat } from './solids.ts';

/** A pack of sheets on bearers; the top one is drawn forward. */
function pack(material: Material, thick: number, count: number, tag: string) {
  return group(
    [-2.6, 0, 2.6].map((x) => box(0.4, 0.34, 3.5, paleWood, [x, 0.17, 0])),
    repeat(count, (index) => box(7, thick, 3.5, material, [((index * 5) % 3) * 0.02, 0.36 + (index + 0.5) * (thick + 0.012), ((index * 7) % 4) * 0.02], [0, 0, 0])),
    box(7, thick, 3.5, material, [0.25, 0.4 + (count + 0.5) * (thick + 0.012) + 0.03, 0.3], [0, -5, 0]),
    [-1.8, 1.8].map((x) => box(0.14, 0.36 + count * (thick + 0.012), 0.02, metal('#5b6063'), [x, 0.3 + (count * (thick + 0.012)) / 2, 1.83])),
    label(['LOHIT', tag], 1.4, 0.7, [-2.3, 0.47 + (count + 1) * (thick + 0.012), 1.1], [-90, 0, -5], { on: '#f2efe6', ink: '#7d2e23' }),
  );
}

/** Ribbed sheets: a trapezoid wave drawn out along z. */
function roofing(color: string, count: number) {
  const wave = (lift: number): FlatPoint[] =>
    repeat(7, (index): FlatPoint[] => [
      [index * 0.8, lift],
      [index * 0.8 + 0.34, lift],
      [index * 0.8 + 0.44, lift + 0.26],
      [index * 0.8 + 0.66, lift + 0.26],
      [index * 0.8 + 0.76, lift],
    ]).flat();
  const sheet = (material: Material) => group(extrude(outline([...wave(0.03), ...wave(0).reverse()]), 7.5, material, [-2.8, 0, 0], [0, 0, 0], 0.005));
  return group(
    [-2.6, 2.6].map((z) => box(5.9, 0.3, 0.4, paleWood, [-0.1, 0.15, z])),
    repeat(count, (index) => put(sheet(paint(color)), [index * 0.03, 0.32 + index * 0.07, (index % 3) * 0.04])),
    put(sheet(paint(color)), [0.5, 0.36 + count * 0.07, 0.7], [0, 6, 0]),
  );
}

const first: Scenes[string]['first'] = { from: [-36, 24] };
const second: Scenes[string]['second'] = { from: [40, 12], near: 1.8, at: [0.25, 0.5, 0.95] };

export const scenes: Scenes = {
  'CR-1048': { build: () => pack(metal('#a9aeb1', 0.32), 0.05, 14, 'CR 1.0 mm'), first, second },
  'GI-0848': { build: () => pack(metal('#c4cacd', 0.5), 0.045, 14, 'GI 0.8 mm'), first, second },
  'SS304-12': { build: () => pack(metal('#dcdedd', 0.2), 0.055, 10, 'SS 304 2B'), first, second },
  'PPR-10': { build: () => roofing('#1d5fa8', 6), first: { from: [-34, 28] }, second: { from: [24, 14], near: 1.7, at: [0.5, 0.5, 0.95] } },
  'HR-3048': { build: () => pack(metal('#4f5256', 0.55), 0.13, 7, 'HR 3.0 mm'), first, second },
};
