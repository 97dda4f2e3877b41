import type { Material } from 'three';
import { matt, plastic } from './materials.ts';
import type { Scenes } from './scene.ts';
import { loft, type Section } from './soft-solids.ts';
import { group, put, repeat, ring, scaled } from './solids.ts';

type Glove = {
  skin: Material;
  tips?: Material;
  cuff: Material;
  cuffLong: number;
  flare?: number;
  thick?: number;
  band?: string;
};

const FINGERS: [z: number, length: number, spread: number][] = [[-0.48, 1.15, 9], [-0.17, 1.38, 3], [0.15, 1.3, -3], [0.45, 1.0, -10]];

/** Lies on its palm, fingers towards +x. */
function glove({ skin, tips = skin, cuff, cuffLong, flare = 1, thick = 1, band }: Glove) {
  const h = 0.2 * thick;
  const finger = (length: number, wide: number): Section[] => [
    [-0.2, 0, h, wide],
    [length * 0.5, 0.02, h * 0.98, wide],
    [length * 0.86, 0, h * 0.9, wide * 0.9],
    [length * 0.97, 0, h * 0.6, wide * 0.6],
    [length, 0, h * 0.15, wide * 0.15],
  ];
  return put(
    group(
      loft(
        [[-1.0, 0, h * 1.05, 0.5], [-0.7, 0, h * 1.2, 0.56], [-0.1, 0.02, h * 1.35, 0.68], [0.45, 0, h * 1.2, 0.68], [0.72, 0, h * 0.9, 0.6]],
        skin,
        [0, 0, 0],
        [0, 0, 0],
        2.8,
      ),
      FINGERS.map(([z, length, spread]) => put(loft(finger(length, 0.165 * thick), tips), [0.6, 0, z], [0, spread, 0])),
      put(loft(finger(1.05, 0.19 * thick), tips), [-0.25, 0, -0.55], [0, 40, 0]),
      loft(
        [
          [-1.0 - cuffLong, 0, h * 1.1 * flare, 0.52 * flare],
          [-1.0 - cuffLong * 0.6, 0, h * 1.1 * (1 + (flare - 1) * 0.6), 0.52 * (1 + (flare - 1) * 0.6)],
          [-1.05, 0, h * 1.1, 0.52],
          [-0.85, 0, h * 1.12, 0.53],
        ],
        cuff,
        [0, 0, 0],
        [0, 0, 0],
        2.8,
      ),
      band ? scaled(ring(0.53 * flare, 0.045, matt(band), [-1.0 - cuffLong, 0, 0], [0, 90, 0]), [1, 0.4 * thick, 1]) : [],
    ),
    [0, h * 1.3, 0],
  );
}

/** One with its back up, the other turned and a little over it. */
const lying = (make: () => ReturnType<typeof glove>) => () => group(put(make(), [0, 0.26, -0.85], [0, 8, 0]), put(scaled(make(), [1, 1, -1]), [0.15, 0.3, 0.95], [0, -10, 0]));
const above: Scenes[string]['first'] = { from: [-28, 44] };
const second: Scenes[string]['second'] = { from: [50, 30] };

const ribbed = (color: string) => matt(color);

export const scenes: Scenes = {
  'RG-10K': {
    build: lying(() =>
      group(
        glove({ skin: matt('#e9e6dc'), cuff: ribbed('#e3dfd2'), cuffLong: 0.75, band: '#d8432b' }),
        repeat(9, (i) => scaled(ring(0.535, 0.02, matt('#d8d3c4'), [-1.05 - i * 0.08, 0.26, 0], [0, 90, 0]), [1, 0.42, 1])),
      ),
    ),
    first: above,
    second,
  },
  'RG-13N': {
    build: lying(() => glove({ skin: matt('#7d858b'), tips: matt('#2a2d30'), cuff: ribbed('#6a7278'), cuffLong: 0.8, band: '#1273b5' })),
    first: above,
    second,
  },
  'RG-C5': {
    build: lying(() => glove({ skin: matt('#5b6670'), tips: matt('#5b6670'), cuff: ribbed('#3f474e'), cuffLong: 0.85, band: '#f2b90c' })),
    first: above,
    second,
  },
  'KG-14L': {
    build: lying(() => glove({ skin: matt('#a9572b'), tips: matt('#8f4a22'), cuff: matt('#d9b07a'), cuffLong: 1.9, flare: 1.35, thick: 1.2, band: '#8f4a22' })),
    first: above,
    second,
  },
  'KG-11E': {
    build: lying(() => glove({ skin: plastic('#c23a1e'), cuff: plastic('#c23a1e'), cuffLong: 1.8, flare: 1.2, thick: 1.1, band: '#8e2411' })),
    first: above,
    second,
  },
  'HG-18R': {
    build: lying(() => glove({ skin: plastic('#1d3d33'), cuff: plastic('#1d3d33'), cuffLong: 2.5, flare: 1.3, thick: 1.05, band: '#122820' })),
    first: above,
    second,
  },
};
