import { label } from './labels.ts';
import { black, copper, matt, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { createRandom } from './soft-solids.ts';
import { box, type FlatPoint, group, lathe, put, repeat, rod, sleeve } from './solids.ts';

/** Rods with a bare end, lying as if they had slid out of their packet. */
function electrodes(count: number, length: number, flux: string, radius = 0.075) {
  const roll = createRandom(count);
  return repeat(count, (index) =>
    put(
      group(rod(radius, length * 0.9, matt(flux), [length * 0.05, 0, 0]), rod(radius * 0.6, length * 0.12, steel, [-length * 0.45, 0, 0])),
      [roll() * 1.0, radius + Math.floor(index / 9) * radius * 1.75, (index % 9) * radius * 2.3 - radius * 9 + (Math.floor(index / 9) % 2) * radius],
      [0, (roll() - 0.5) * 5, 0],
    ),
  );
}

type Carton = {
  color: string;
  ink?: string;
  words: [string, string, string];
  flux: string;
  size?: number;
  count?: number;
};

function carton({ color, ink = '#ffffff', words, flux, size = 1, count = 22 }: Carton) {
  const [length, h, w] = [5.2, 0.85 * size, 1.4 * size];
  return group(
    put(
      group(
        box(length, h, w, matt(color), [0, h / 2, 0], [0, 0, 0], 0.02),
        box(length * 1.004, h * 0.16, w * 1.01, matt('#f2efe6'), [0, h * 0.2, 0], [0, 0, 0], 0.02),
        label(words, length * 0.6, h * 0.62, [0, h * 0.62, w / 2 + 0.012], [0, 0, 0], { ink }),
        label(words.slice(0, 2), length * 0.7, w * 0.72, [0, h + 0.004, 0], [-90, 0, 0], { ink }),
        label(words[1], w * 0.8, h * 0.5, [-length / 2 - 0.012, h * 0.6, 0], [0, -90, 0], { ink }),
      ),
      [-0.5, 0, -1.0],
      [0, 5, 0],
    ),
    put(group(electrodes(count, 4.6, flux)), [0.1, 0, 0.9], [0, -6, 0]),
  );
}

function migSpool() {
  const windings: FlatPoint[] = [[0.5, -0.62],...repeat(24, (index): FlatPoint[] => [[1.28, -0.6 + index * 0.05], [1.32, -0.575 + index * 0.05]]).flat(), [0.5, 0.62]];
  return put(
    group(
      lathe(windings, copper, [0, 0, 0], [90, 0, 0]),
      [1, -1].map((side) =>
        group(
          sleeve(1.56, 1.42, 0.12, black, [0, 0, side * 0.68], [90, 0, 0]),
          repeat(6, (index) => put(box(0.2, 0.5, 0.08, black, [0, 1.24, 0]), [0, 0, side * 0.68], [0, 0, index * 60 + 30])),
          sleeve(1.1, 0.34, 0.1, black, [0, 0, side * 0.68], [90, 0, 0]),
          sleeve(0.42, 0.3, 0.2, black, [0, 0, side * 0.68], [90, 0, 0]),
        ),
      ),
      sleeve(0.5, 0.34, 1.4, black, [0, 0, 0], [90, 0, 0]),
      // A ring of paper, printed above and below the hole.
      sleeve(1.06, 0.46, 0.012, matt('#f4f2ea'), [0, 0, 0.735], [90, 0, 0]),
      label('AGNIVAR', 1.1, 0.3, [0, 0.72, 0.745], [0, 0, 0], { ink: '#d9521a' }),
      label('ER70S-6', 0.9, 0.26, [0, -0.62, 0.745], [0, 0, 0], { ink: '#26292c' }),
      label('1.2 mm · 15 kg', 0.9, 0.18, [0, -0.84, 0.745], [0, 0, 0], { ink: '#26292c', weight: 400 }),
    ),
    [0, 1.55, 0],
    [0, -20, 0],
  );
}

export const scenes: Scenes = {
  'E6013-315': { build: () => carton({ color: '#d9521a', words: ['AGNIVAR', 'E6013', '3.15 x 350 mm'], flux: '#a8a59d' }), first: { from: [-24, 28] }, second: { from: [-82, 26] } },
  'E7018-400': {
    build: () =>
      carton({ color: '#1d4f8f', words: ['AGNIVAR', 'E7018', '4.0 x 450 mm'], flux: '#8d8f90', size: 1.25, count: 18 }),
    first: { from: [-24, 28] },
    second: { from: [-82, 26] },
  },
  'E308L-315': {
    build: () =>
      carton({ color: '#c9ced1', ink: '#1d2023', words: ['AGNIVAR', 'E308L', '3.15 x 350 mm'], flux: '#cfc6b2', size: 0.85, count: 14 }),
    first: { from: [-24, 28] },
  },
  'ER70S-12': { build: migSpool, first: { from: [14, 14] }, second: { from: [-46, 16] } },
  'ENI-CI-25': {
    build: () =>
      carton({ color: '#12708a', words: ['VAJRA', 'ENi-CI', '2.5 x 300 mm'], flux: '#4d4f50', size: 0.7, count: 10 }),
    first: { from: [-24, 28] },
  },
};
