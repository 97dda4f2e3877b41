import type { Material } from 'three';
import { brands } from './brands.ts';
import { display } from './fittings.ts';
import { label } from './labels.ts';
import { castIron, chrome, darkSteel, paint, plastic, rubber, steel, white } from './materials.ts';
import type { Scenes } from './scene.ts';
import { bar, box, cylinder, extrude, group, outline, pair, put, repeat } from './solids.ts';
import { wheel } from './wheels.ts';

const orange = brands.Bhaarika.body;

/** Two forks along +x: pressed channels, open below, whose tips narrow and slope down, with rollers under them. */
const forks = (coat: Material, y = 0.5) =>
  pair((side) =>
    put(
      group(
        extrude(
          outline(
            [
              [-0.1, -0.38],
              [5.35, -0.38],
              [5.95, -0.24],
              [5.95, 0.24],
              [5.35, 0.38],
              [-0.1, 0.38],
            ],
            0.12,
          ),
          0.12,
          coat,
          [0, 0.08, 0],
          [90, 0, 0],
          0.05,
        ),
        pair((edge) =>
          extrude(
            outline(
              [
                [-0.1, 0.12],
                [5.4, 0.12],
                [5.3, 0],
                [5.0, -0.13],
                [-0.1, -0.13],
              ],
              0.05,
            ),
            0.09,
            coat,
            [0, 0, edge * 0.33],
          ),
        ),
        extrude(
          outline(
            [
              [5.3, 0.12],
              [5.96, 0.12],
              [5.96, 0.04],
              [5.5, -0.1],
              [5.3, -0.1],
            ],
            0.04,
          ),
          0.42,
          coat,
        ),
        y > 1 ? [] : rollers(),
      ),
      [0, y, side * 0.95],
    ),
  );

/** Two rollers on their rocker, half inside the fork. */
const rollers = () =>
  group(
    repeat(2, (index) => cylinder(0.2, 0.44, plastic('#d3b33a'), [4.5 + index * 0.44, -0.3, 0], [90, 0, 0])),
    pair((edge) => box(0.66, 0.16, 0.04, darkSteel, [4.72, -0.26, edge * 0.26])),
    repeat(2, (index) => cylinder(0.06, 0.6, darkSteel, [4.5 + index * 0.44, -0.3, 0], [90, 0, 0])),
  );

/** The tiller: a bar up to a loop to hold. */
const tiller = (coat: Material, lean = 18) =>
  put(
    group(
      cylinder(0.11, 3.2, coat, [0, 1.7, 0]),
      bar(
        [
          [0, 3.2, 0],
          [0, 3.5, 0.5],
          [0, 4.1, 0.62],
          [0, 4.4, 0.4],
          [0, 4.4, -0.4],
          [0, 4.1, -0.62],
          [0, 3.5, -0.5],
          [0, 3.2, 0],
        ],
        0.1,
        rubber,
        0.3,
      ),
      bar(
        [
          [0, 3.4, 0],
          [-0.3, 4.0, 0.1],
        ],
        0.05,
        plastic('#d8432b'),
      ),
    ),
    [-0.55, 1.0, 0],
    [0, 0, lean],
  );

type Truck = { color: string; tyre?: Material; scale?: boolean };

function handTruck({ color, tyre = plastic('#c4501c'), scale = false }: Truck) {
  const coat = paint(color);
  return group(
    forks(coat),
    box(0.5, 0.5, 2.4, coat, [0.1, 0.6, 0], [0, 0, 0], 0.08),
    extrude(
      outline(
        [
          [-0.75, 0.7],
          [0.4, 0.7],
          [0.4, 1.5],
          [-0.3, 1.7],
        ],
        0.15,
      ),
      1.1,
      coat,
      [-0.2, -0.1, 0],
      [0, 0, 0],
      0.06,
    ),
    cylinder(0.3, 1.2, castIron, [-0.55, 1.0, 0]),
    cylinder(0.18, 0.6, chrome, [-0.55, 1.7, 0]),
    pair((side) => wheel(0.42, 0.28, steel, tyre, [-0.55, 0.42, side * 0.3])),
    tiller(coat),
    label('BHAARIKA', 1.2, 0.17, [2.0, 0.49, 1.329], [0, 0, 0], { ink: '#ffffff' }),
    label('2500 kg', 0.8, 0.3, [0.31, 0.75, 0], [0, 90, 0], { ink: '#ffffff' }),
    scale
      ? group(
          box(0.3, 0.9, 1.2, plastic('#2b2d30'), [-0.1, 2.0, 0], [0, 0, -20], 0.06),
          put(display('1,248.5 kg', 0.95, 0.4), [0.1, 2.05, 0], [-20, 90, 0]),
        )
      : [],
  );
}

function electric() {
  const coat = paint(orange);
  return group(
    forks(paint('#2b2d30')),
    box(1.4, 1.5, 2.4, coat, [-0.5, 1.15, 0], [0, 0, 0], 0.25),
    box(1.2, 0.5, 2.1, plastic('#2b2d30'), [-0.5, 2.0, 0], [0, 0, 0], 0.15),
    wheel(0.5, 0.4, steel, rubber, [-0.6, 0.5, 0]),
    pair((side) => wheel(0.25, 0.2, steel, rubber, [-0.8, 0.25, side * 0.9])),
    put(
      group(
        box(0.3, 2.8, 0.4, plastic('#2b2d30'), [0, 1.4, 0], [0, 0, 0], 0.1),
        box(0.5, 0.6, 0.9, plastic('#2b2d30'), [0, 2.9, 0], [0, 0, 0], 0.15),
        pair((side) =>
          bar(
            [
              [0, 2.8, side * 0.4],
              [0, 3.1, side * 0.85],
              [0, 3.5, side * 0.8],
              [0, 3.5, side * 0.2],
            ],
            0.09,
            rubber,
            0.2,
          ),
        ),
        box(0.1, 0.2, 0.3, plastic('#c2212b'), [-0.28, 3.0, 0]),
      ),
      [-0.9, 1.9, 0],
      [0, 0, 24],
    ),
    label(['BHAARIKA', 'LITHIUM'], 1.1, 0.5, [-0.5, 1.2, 1.205], [0, 0, 0], { ink: '#ffffff' }),
  );
}

function stacker() {
  const coat = paint(orange);
  return group(
    forks(paint('#2b2d30'), 1.5),
    pair((side) => [
      box(4.2, 0.3, 0.4, coat, [2.0, 0.35, side * 1.25], [0, 0, 0], 0.08),
      cylinder(0.18, 0.3, rubber, [3.9, 0.18, side * 1.25], [90, 0, 0]),
      box(0.36, 6.4, 0.34, coat, [0, 3.4, side * 0.8]),
      box(0.3, 5.6, 0.1, steel, [0.1, 3.2, side * 0.56]),
    ]),
    box(0.36, 0.3, 1.9, coat, [0, 6.6, 0]),
    box(0.36, 0.3, 1.9, coat, [0, 0.6, 0]),
    box(0.2, 1.3, 1.7, paint('#2b2d30'), [0.2, 1.9, 0]),
    cylinder(0.14, 5.0, chrome, [-0.15, 3.2, 0]),
    box(1.0, 2.0, 2.0, coat, [-0.8, 1.3, 0], [0, 0, 0], 0.18),
    repeat(12, (index) => cylinder(0.02, 5.4, darkSteel, [-0.1, 3.5, -0.5 + index * 0.09])),
    pair((side) => wheel(0.36, 0.24, steel, rubber, [-1.0, 0.36, side * 0.7])),
    put(
      group(
        cylinder(0.1, 2.4, paint('#2b2d30'), [0, 1.2, 0]),
        bar(
          [
            [0, 2.3, -0.6],
            [0, 2.9, -0.6],
            [0, 2.9, 0.6],
            [0, 2.3, 0.6],
          ],
          0.1,
          rubber,
          0.3,
        ),
      ),
      [-1.2, 1.6, 0],
      [0, 0, 32],
    ),
    label('BHAARIKA', 1.0, 0.24, [-0.8, 1.7, 1.005], [0, 0, 0], { ink: '#ffffff' }),
  );
}

export const scenes: Scenes = {
  'BP-30N': { build: () => handTruck({ color: '#c2281d', tyre: white }), first: { from: [36, 20] } },
  'BPS-2': {
    build: () => handTruck({ color: '#1e5fa6', scale: true }),
    first: { from: [42, 20] },
    second: { from: [72, 24] },
  },
  'BPE-15': { build: electric, first: { from: [32, 18] } },
  'BSE-16': { build: stacker, first: { from: [40, 14] } },
  'BP-25': { build: () => handTruck({ color: '#e0a10f' }), first: { from: [-30, 20] }, second: { from: [44, 18] } },
};
