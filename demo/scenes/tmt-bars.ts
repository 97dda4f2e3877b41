import type { Material } from 'three';
import { label } from './labels.ts';
import { metal } from './materials.ts';
import type { Scenes } from './scene.ts';
import { bar, box, type FlatPoint, group, lathe, put, repeat } from './solids.ts';

/** Steel fresh from the mill: blue-grey with a little rust. */
const mill = (rust: string) => metal(rust, 0.5);

/** One ribbed bar along x. */
function ribbed(radius: number, length: number, material: Material, pitch: number) {
  const ribs = Math.floor(length / pitch);
  const profile: FlatPoint[] = [
    [0, -length / 2],
    ...repeat(ribs, (index): FlatPoint[] => [
      [radius * 0.9, -length / 2 + index * pitch],
      [radius * 0.9, -length / 2 + (index + 0.45) * pitch],
      [radius * 1.06, -length / 2 + (index + 0.6) * pitch],
      [radius * 1.06, -length / 2 + (index + 0.85) * pitch],
    ]).flat(),
    [0, length / 2],
  ];
  return group(lathe(profile, material, [0, 0, 0], [0, 0, -90], 14), [1, -1].map((side) => box(length, radius * 0.24, radius * 0.2, material, [0, 0, side * radius])));
}

/** Bars in a heap with a round outline, bound with wire and tagged. */
function bundle(radius: number, rows: number[], color: string, tag: string) {
  const step = radius * 2.14;
  const length = 7;
  const material = mill(color);
  const bars = rows.flatMap((count, row) =>
    repeat(count, (index) => put(ribbed(radius, length + ((index * 7 + row * 5) % 5) * 0.07, material, radius * 0.62), [((index * 3 + row) % 4) * 0.08, radius + row * step * 0.87, (index - (count - 1) / 2) * step])),
  );
  const high = radius * 2 + (rows.length - 1) * step * 0.87;
  const wide = Math.max(...rows) * step;
  return group(
    bars,
    [-2.3, 2.1].map((x) =>
      bar(
        [
          [x, 0.04, -wide / 2 - 0.03],
          [x, high * 0.5, -wide / 2 - 0.1],
          [x, high + 0.03, -(((rows.at(-1) as number) * step) / 2)],
          [x, high + 0.03, ((rows.at(-1) as number) * step) / 2],
          [x, high * 0.5, wide / 2 + 0.1],
          [x, 0.04, wide / 2 + 0.03],
        ],
        0.03,
        metal('#8d9093'),
        0.1,
      ),
    ),
    label(['LOHIT', tag, 'Fe 550D'], 0.62, 0.5, [2.1, high * 0.55, wide / 2 + 0.16], [-12, 0, 0], { on: '#e9b824', ink: '#5a1d14' }),
  );
}

function stirrups() {
  const one = (index: number) =>
    put(
      bar(
        [[-0.7, 0.75, 0.1], [-0.95, 0.95, 0], [-0.95, -0.95, 0], [0.95, -0.95, 0], [0.95, 0.95, 0], [-0.9, 0.95, 0.06], [-0.72, 0.7, 0.1]],
        0.075,
        mill('#9b938c'),
        0.2,
      ),
      [0, 1.03, index * 0.17],
      [0, 0, (index % 3) - 1],
    );
  return group(repeat(22, one), [-0.5, 0.6].map((x) => bar([[x, 2.08, -0.1], [x, 2.1, 3.65]], 0.025, metal('#8d9093'))));
}

const lying: Scenes[string]['first'] = { from: [-52, 22] };
const ends: Scenes[string]['second'] = { from: [62, 14], near: 1.9, at: [0.95, 0.5, 0.5] };

export const scenes: Scenes = {
  'LT550D-8': { build: () => bundle(0.13, [6, 7, 8, 7, 6], '#a3a19e', '8 mm'), first: lying, second: ends },
  'LT550D-12': { build: () => bundle(0.19, [5, 6, 5, 4], '#9c9895', '12 mm'), first: lying, second: ends },
  'LT550D-16': { build: () => bundle(0.26, [4, 5, 4], '#98928d', '16 mm'), first: lying, second: ends },
  'LT500C-20': { build: () => bundle(0.34, [4, 3, 2], '#7ba394', '20 mm CRS'), first: lying, second: ends },
  'NTR-6': { build: stirrups, first: { from: [-40, 18] }, second: { from: [30, 24] } },
};
