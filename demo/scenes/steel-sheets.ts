import { DoubleSide, type Material, MeshStandardMaterial } from 'three';
import { label } from './labels.ts';
import { clear, gloss, metal, paint, paleWood } from './materials.ts';
import type { Scenes } from './scene.ts';
import { box, cylinder, extrude, type FlatPoint, group, outline, put, repeat } from './solids.ts';

/** Between the sheets of a pack. */
const GAP = 0.003;
const packTop = (thick: number, count: number) => 0.36 + count * (thick + GAP);

const bearers = () => [-2.6, 0, 2.6].map((x) => box(0.4, 0.34, 3.5, paleWood, [x, 0.17, 0]));

/** A pack of sheets on bearers. */
const pack = (material: Material, thick: number, count: number) =>
  group(
    bearers(),
    repeat(count, (index) => box(7, thick, 3.5, material, [((index * 5) % 3) * 0.02, 0.36 + (index + 0.5) * (thick + GAP), ((index * 7) % 4) * 0.02], [0, 0, 0])),
  );

/** Around a pack of this height on its bearers. */
const straps = (high: number) => {
  const around = (gap: number): FlatPoint[] => [[-1.79 - gap, 0.34 - gap], [1.82 + gap, 0.34 - gap], [1.82 + gap, high + gap], [-1.79 - gap, high + gap]];
  const loop = outline(around(0.02), 0.02, [outline(around(0.004), 0.02)]);
  return [-1.8, 1.8].map((x) => extrude(loop, 0.14, metal('#5b6063'), [x, 0, 0], [0, -90, 0], 0));
};

/** Thin sheets, pressed together by their weight. Each lies as far beside the next as it is thick: gaps are grainy. */
const thinPack = (material: Material, thick: number, count: number) =>
  group(
    bearers(),
    repeat(count, (index) => box(7, thick, 3.5, material, [0.006 * Math.sin(index * 0.7) + 0.005 * (index % 3), 0.36 + (index + 0.5) * thick, 0.006 * Math.sin(index * 0.9) + 0.005 * (index % 2)])),
  );

/** A pack from which the top sheet is drawn forward; it lies on the straps. */
function openedPack(material: Material, thick: number, count: number, tag: string) {
  const top = 0.36 + count * thick;
  return group(
    thinPack(material, thick, count),
    straps(top),
    box(7, thick, 3.5, material, [0.25, top + 0.022 + thick / 2, 0.3], [0, -5, 0]),
    label(['LOHIT', tag], 1.4, 0.7, [-2.3, top + 0.028 + thick, 1.1], [-90, 0, -5], { on: '#f2efe6', ink: '#7d2e23' }),
  );
}

/** The bluish-grey skin of hot rolled sheets: matt, in patches lighter and darker. */
const millScale = new MeshStandardMaterial({ color: '#6f767e', metalness: 0.35, roughness: 0.66, side: DoubleSide, userData: { pattern: 'noise', scale: 90, height: 0.0001, stain: '#585e66' } });

const FILM = clear('#2f74c0', 0.4);

/** Half of the uppermost sheet still has its film; a bearer lifts one end, so that light runs over the bare half. */
function stainlessPack() {
  const [thick, count, lift, deep] = [0.014, 30, 0.68, 3.5];
  const sheet = metal('#d0d3d4', 0.36);
  const top = packTop(thick, count);
  const sag = (from: number, to: number, thickness: number) => {
    const upTo = (y: number) => repeat(25, (index): FlatPoint => {
      const share = from + ((to - from) * index) / 24;
      return [(share - 0.5) * 7, y + lift * share ** 2];
    });
    return outline([...upTo(0), ...upTo(thickness).reverse()]);
  };
  return group(
    pack(sheet, thick, count),
    straps(top),
    extrude(sag(0, 1, thick), deep, sheet, [0.15, top, 0.2], [0, 0, 0], 0),
    extrude(sag(0, 0.42, 0.006), deep, FILM, [0.15, top + thick + 0.004, 0.2], [0, 0, 0], 0),
    // The film is rolled up as far as it has been drawn off.
    cylinder(0.09, deep, FILM, [-0.36, top + thick + lift * 0.42 ** 2 + 0.07, 0.2], [90, 0, 0]),
    box(0.3, lift * 0.72, deep, paleWood, [2.7, top + lift * 0.36, 0.1]),
    label(['LOHIT', 'SS 304 2B   1.2 mm'], 1.6, 0.7, [-2.3, top + 0.075, 1.1], [-90, -1.8, 0], { on: '#f2efe6', ink: '#7d2e23' }),
  );
}

const SHEET = 0.014;
/** From one sheet of a stack to the next: steep flanks need more room than flat pans. */
const NESTING = 0.05;
const PAN = 0.3 + SHEET;

/** A sheet with six ribs and a fold in each pan, drawn out along z: colour above, back coat below. */
function ribbedSheet(color: string, length: number) {
  const upTo = (lift: number): FlatPoint[] => [
    [-0.05, 0.05 + lift],
    ...repeat(5, (index): FlatPoint[] =>
      ([[0, 0.16], [0.12, 0.16], [0.19, 0], [0.42, 0], [0.45, 0.025], [0.51, 0.025], [0.54, 0], [0.77, 0]] as const).map(([x, y]): FlatPoint => [x + index * 0.84, y + lift]),
    ).flat(),
    [4.2, 0.16 + lift],
    [4.32, 0.16 + lift],
    [4.37, 0.05 + lift],
  ];
  const layer = (lift: number, material: Material) => extrude(outline([...upTo(lift + SHEET / 2), ...upTo(lift).reverse()]), length, material, [-2.16, 0, 0], [0, 0, 0], 0);
  return group(layer(SHEET / 2, gloss(color)), layer(0, paint('#b9bdbb')));
}

/** A stack of sheets of 10 ft that cover 1 m, on bearers; the uppermost sheets are drawn forward along their ribs. */
function roofing(color: string, count: number) {
  const drawn = (index: number) => Math.max(0, index - count + 4) * 0.2;
  const top = PAN + (count - 1) * NESTING;
  return group(
    [-5, 0, 5].map((z) => box(4.5, 0.3, 0.36, paleWood, [0, 0.15, z])),
    repeat(count, (index) => put(ribbedSheet(color, 13), [0, 0.3 + index * NESTING, drawn(index)])),
    label(['LOHIT', 'PPR-10'], 0.22, 0.14, [-0.17, top + SHEET, 6.95], [-90, 0, 0], { on: '#f2efe6', ink: '#7d2e23' }),
  );
}

const first: Scenes[string]['first'] = { from: [-36, 24] };
const second: Scenes[string]['second'] = { from: [-60, 18], near: 1.7, at: [0.14, 0.9, 0.55] };

export const scenes: Scenes = {
  'CR-1048': { build: () => openedPack(metal('#a9aeb1', 0.32), 0.006, 90, 'CR 1.0 mm'), first, second },
  'GI-0848': { build: () => openedPack(metal('#c4cacd', 0.5), 0.005, 100, 'GI 0.8 mm'), first, second },
  'SS304-12': { build: stainlessPack, first: { from: [-36, 28] } },
  'PPR-10': { build: () => roofing('#1d5fa8', 9), first: { from: [-38, 24] }, second: { from: [24, 14], near: 2.6, at: [0.5, 0.5, 0.95] } },
  'HR-3048': { build: () => openedPack(millScale, 0.011, 50, 'HR 3.0 mm'), first, second },
};
