import type { Object3D } from 'three';
import { brands } from './brands.ts';
import { lyingDiesel, uprightDiesel } from './diesel-engines.ts';
import { dieselTiller } from './diesel-tillers.ts';
import { label } from './labels.ts';
import { black, castIron, paint, rubber, steel } from './materials.ts';
import { petrolEngine } from './petrol-engines.ts';
import type { Scenes } from './scene.ts';
import { bar, box, extrude, group, outline, type Point, pair, put, rod, scaled, tube } from './solids.ts';
import { rotor } from './tiller-rotor.ts';
import { twoStrokeEngine } from './two-stroke-engines.ts';
import { wheel } from './wheels.ts';

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
          [to[0] - 0.12, to[1], side * width * 0.505],
          [to[0] - 0.26, to[1] - 0.2, side * width * 0.51],
          [to[0] - 1.0, to[1] - 0.16, side * width * 0.55],
        ],
        0.04,
        steel,
      ),
      box(0.2, 0.26, 0.24, black, [to[0] - 0.12, to[1], side * width * 0.505], [0, 0, -10], 0.04),
      tube(
        [
          [to[0] - 0.12, to[1] - 0.1, side * width * 0.5],
          [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.08, side * width * 0.4],
          [from[0], from[1], side * width * 0.2],
        ],
        0.03,
        black,
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

/** Blades under a hood, the engine above them, handles to the left. */
function weeder(color: string, name: string, width: number, drive: Object3D) {
  const coat = paint(color);
  const hood = outline([[-1.5, -0.55], [-1.42, -0.6], [-0.9, 0.02], [0.9, 0.02], [1.42, -0.6], [1.5, -0.55], [0.96, 0.1], [-0.96, 0.1]], 0.04);
  return group(
    put(drive, [0.3, 2.1, 0], [0, 90, 0]),
    // Frame with the chain case that goes down to the blades.
    box(2.0, 0.14, 1.1, castIron, [0.2, 2.03, 0]),
    pair((side) => box(2.6, 0.16, 0.14, castIron, [-0.1, 1.92, side * 0.45])),
    extrude(outline([[-0.5, 0.2], [0.3, 0.2], [0.24, -1.2], [-0.44, -1.2]], 0.3), 0.3, coat, [-0.1, 1.9, 0], [0, 0, 0], 0.06),
    pair((side) => put(rotor(0.86, 3, width / 2 - 0.3, [0, 0, 0]), [-0.2, 0.86, side * (width / 4 + 0.12)])),
    extrude(hood, width, coat, [-0.2, 1.86, 0], [0, 0, 0], 0.01),
    pair((side) => extrude(outline([[-1.3, -0.5], [1.3, -0.5], [0.9, 0.05], [-0.9, 0.05]], 0.1), 0.05, coat, [-0.2, 1.86, (side * width) / 2], [0, 0, 0], 0.01)),
    label(name, 1.3, 0.26, [-0.2, 1.62, width / 2 + 0.03], [0, 0, 0], { ink: '#ffffff' }),
    // Wheel in front for the way to the field, and the drag bar behind.
    bar([[1.1, 1.92, 0], [1.9, 1.9, 0], [2.15, 0.95, 0]], 0.09, castIron, 0.25),
    pair((side) => box(0.16, 0.7, 0.05, castIron, [2.15, 0.7, side * 0.2])),
    wheel(0.44, 0.26, paint(color), rubber, [2.15, 0.44, 0]),
    bar([[-1.2, 1.92, 0], [-1.8, 1.7, 0], [-1.9, 0.2, 0]], 0.09, castIron, 0.25),
    handles([-0.9, 2.0, 0], [-3.0, 3.7, 0], 2.0, coat),
  );
}

export const scenes: Scenes = {
  'KT-7P': { build: () => weeder(brands.Krishiva.body, 'KRISHIVA', 3.4, scaled(petrolEngine(brands.Krishiva.body), 0.95)), first: { from: [28, 16] }, second: { from: [-125, 16] } },
  'KT-9D': { build: () => dieselTiller({ model: 'KT-9D', color: brands.Krishiva.body, engine: uprightDiesel(brands.Krishiva.body), span: 9.6 }), first: { from: [30, 16] }, second: { from: [-140, 20] } },
  'KT-15W': { build: () => dieselTiller({ model: 'KT-15W', color: '#1f6a3c', engine: lyingDiesel('#1f6a3c'), span: 6, hasSeat: true }), first: { from: [32, 16] } },
  'HT-2E': { build: () => weeder(brands.Harivan.body, 'HARIVAN', 2.0, put(scaled(twoStrokeEngine(brands.Harivan.body, 'HARIVAN'), 0.95), [0, 0.86, 0])), first: { from: [26, 16] } },
};
