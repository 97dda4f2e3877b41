import { brands } from './brands.ts';
import { lyingDiesel, uprightDiesel } from './diesel-engines.ts';
import { dieselTiller } from './diesel-tillers.ts';
import { label } from './labels.ts';
import { engine } from './machines.ts';
import { castIron, paint, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { bar, box, cylinder, extrude, group, outline, type Point, pair, put, rod, scaled } from './solids.ts';
import { rotor } from './tiller-rotor.ts';

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

export const scenes: Scenes = {
  'KT-7P': { build: () => weeder(brands.Krishiva.body, 'KRISHIVA', 1), first: { from: [28, 16] } },
  'KT-9D': { build: () => dieselTiller({ model: 'KT-9D', color: brands.Krishiva.body, engine: uprightDiesel(brands.Krishiva.body), span: 9.6 }), first: { from: [30, 16] } },
  'KT-15W': { build: () => dieselTiller({ model: 'KT-15W', color: '#1f6a3c', engine: lyingDiesel('#1f6a3c'), span: 6, hasSeat: true }), first: { from: [32, 16] } },
  'HT-2E': { build: () => weeder(brands.Harivan.body, 'HARIVAN', 0.78, true), first: { from: [26, 16] } },
};
