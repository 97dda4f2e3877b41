import { brands } from './brands.ts';
import { dieselTiller } from './diesel-tillers.ts';
import { vents } from './fittings.ts';
import { label } from './labels.ts';
import { engine } from './machines.ts';
import { castIron, chrome, darkSteel, paint, plastic, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { bar, box, cylinder, extrude, group, outline, type Point, pair, put, rod, scaled } from './solids.ts';
import { rotor } from './tiller-rotor.ts';
import { treadedWheel } from './wheels.ts';

/** Handles that rise to the left, with grips and levers. */
const handles = (from: Point, to: Point, width: number, color: ReturnType<typeof paint>) =>
  group(
    pair((side) => [
      bar(
        [
          [from[0], from[1], side * width * 0.25],
          [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.2, side * width * 0.4],
          [to[0], to[1], side * width * 0.5],
          [to[0] - 0.9, to[1] + 0.1, side * width * 0.55],
        ],
        0.09,
        color,
        0.4,
      ),
      put(group(rod(0.14, 0.7, rubber)), [to[0] - 0.8, to[1] + 0.09, side * width * 0.55]),
      bar(
        [
          [to[0] - 0.2, to[1] - 0.15, side * width * 0.5],
          [to[0] - 0.9, to[1] - 0.28, side * width * 0.53],
        ],
        0.04,
        steel,
      ),
    ]),
    bar(
      [
        [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.1, -width * 0.4],
        [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.1, width * 0.4],
      ],
      0.08,
      color,
    ),
  );

function weeder(color: string, name: string, size: number, small = false) {
  const coat = paint(color);
  return group(
    put(scaled(engine(color), 0.95 * size), [0.3, 1.7, 0], [0, 90, 0]),
    box(2.2, 0.2, 1.3, castIron, [0.2, 1.62, 0]),
    box(0.8, 1.1, 0.6, coat, [-0.3, 1.1, 0], [0, 0, 0], 0.1),
    small
      ? []
      : pair((side) =>
          extrude(
            outline(
              [
                [-1.2, 0],
                [1.0, 0],
                [0.9, 0.35],
                [-1.0, 0.5],
              ],
              0.2,
            ),
            0.08,
            coat,
            [0, 1.4, side * 1.3],
            [90, 0, 0],
          ),
        ),
    rotor(0.85 * size, small ? 4 : 6, small ? 2.0 : 3.0, [-0.2, 0.85 * size, 0]),
    box(2.0, 0.08, small ? 2.1 : 3.1, coat, [-0.2, 1.72 * size, 0], [0, 0, 0], 0.03),
    bar(
      [
        [1.2, 1.6, 0],
        [1.9, 1.6, 0],
        [2.0, 0.8, 0],
      ],
      0.09,
      castIron,
      0.2,
    ),
    pair((side) => put(group(cylinder(0.4, 0.2, rubber, [0, 0, 0], [90, 0, 0])), [2.0, 0.45, side * 0.16])),
    handles([-0.8, 1.8, 0], [-3.0, 3.6, 0], 2.0, coat),
    bar(
      [
        [-1.0, 1.3, 0],
        [-1.6, 1.0, 0],
        [-1.7, 0.1, 0],
      ],
      0.09,
      castIron,
      0.2,
    ),
    label(name, 1.2, 0.3, [-0.2, 1.75 * size, small ? 0.9 : 1.35], [-90, 0, 0], { ink: '#ffffff' }),
  );
}

/** With a lying diesel engine in front, two tyres, and a covered rotary behind. */
function tiller(color: string, name: string, heavy: boolean) {
  const coat = paint(color);
  return group(
    pair((side) => treadedWheel(1.15, 0.6, plastic('#e0b32a'), [0, 1.15, side * 1.05], 16)),
    cylinder(0.12, 2.2, steel, [0, 1.15, 0], [90, 0, 0]),
    box(1.5, 1.1, 0.9, castIron, [-0.2, 1.5, 0], [0, 0, 0], 0.12),
    box(2.6, 1.2, 1.1, castIron, [2.0, 1.7, 0], [0, 0, 0], 0.1),
    box(2.4, 0.9, 1.2, coat, [2.0, 2.6, 0], [0, 0, 0], 0.2),
    heavy
      ? [box(0.5, 1.3, 1.4, coat, [3.5, 2.1, 0], [0, 0, 0], 0.08), vents(1.0, 0.9, 8, [3.76, 2.1, 0], [0, 90, 0]), pair((side) => cylinder(0.24, 0.2, chrome, [3.7, 3.0, side * 0.45], [0, 0, 90]))]
      : cylinder(0.16, 1.0, darkSteel, [2.6, 3.5, 0.3]),
    cylinder(0.7, 0.25, castIron, [2.0, 1.7, 0.75], [90, 0, 0]),
    label(name, 1.6, 0.42, [2.0, 2.65, 0.605], [0, 0, 0], { ink: '#ffffff' }),
    put(
      extrude(
        outline(
          [
            [-1.1, 0],
            [-1.15, 0.5],
            [-0.6, 1.1],
            [0.6, 1.15],
            [1.1, 0.6],
            [1.1, 0.35],
            [0.5, 0.95],
            [-0.5, 0.9],
            [-0.95, 0.4],
            [-0.95, 0],
          ],
          0.1,
        ),
        3.0,
        coat,
      ),
      [-1.9, 0.9, 0],
    ),
    rotor(0.8, 6, 2.8, [-1.9, 0.85, 0]),
    handles([-0.8, 2.0, 0], [-4.0, 3.3, 0], 2.2, coat),
    heavy
      ? [
          box(0.9, 0.3, 1.1, rubber, [-3.4, 2.4, 0], [0, 0, 0], 0.12),
          bar(
            [
              [-2.2, 1.6, 0],
              [-3.4, 2.2, 0],
            ],
            0.1,
            castIron,
          ),
          pair((side) => put(group(cylinder(0.35, 0.25, rubber, [0, 0, 0], [90, 0, 0])), [-3.3, 0.35, side * 0.2])),
          bar(
            [
              [-3.3, 0.4, 0],
              [-3.2, 2.0, 0],
            ],
            0.08,
            castIron,
          ),
        ]
      : [],
  );
}

export const scenes: Scenes = {
  'KT-7P': { build: () => weeder(brands.Krishiva.body, 'KRISHIVA', 1), first: { from: [28, 16] } },
  'KT-9D': { build: dieselTiller, first: { from: [30, 16] } },
  'KT-15W': { build: () => tiller('#1f6a3c', 'KRISHIVA', true), first: { from: [32, 16] } },
  'HT-2E': { build: () => weeder(brands.Harivan.body, 'HARIVAN', 0.78, true), first: { from: [26, 16] } },
};
