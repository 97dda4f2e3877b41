import { brands } from './brands.ts';
import { gauge, knob } from './fittings.ts';
import { fogger } from './foggers.ts';
import { label } from './labels.ts';
import { beltDrive, engine, hoseCoil, stand } from './machines.ts';
import { black, brass, castIron, matt, paint, plastic, stainless, steel } from './materials.ts';
import { mistBlower } from './mist-blowers.ts';
import type { Scenes } from './scene.ts';
import { bar, box, cylinder, group, pair, put, repeat, rod, scaled, tube } from './solids.ts';

type Knapsack = { color: string; name: string; lever?: boolean; second?: string; large?: number; double?: boolean };

/** A tank to be carried on the back: base, lid, straps, a lance on its hose. */
function knapsack({ color, name, lever = false, second = '#e9e6dc', large = 1, double = false }: Knapsack) {
  const h = 3.1 * large;
  return group(
    box(2.3, 0.9, 1.6, plastic(lever ? color : '#26292c'), [0, 0.45, 0], [0, 0, 0], 0.2),
    box(2.4, h, 1.7, plastic(color), [0, 0.7 + h / 2, 0], [0, 0, 0], 0.45),
    box(1.9, 0.5, 1.72, plastic(color), [0, 0.7 + h * 0.55, 0.06], [0, 0, 0], 0.2),
    cylinder(0.72, 0.34, plastic(second === '#e9e6dc' ? '#26292c' : second), [0, 0.75 + h, 0]),
    repeat(3, (index) => box(0.36, 0.03, 0.02, black, [0.6, 1.3 + index * 0.5, 0.855])),
    label(name, 1.6, 0.42, [0, 0.7 + h * 0.78, 0.853], [0, 0, 0], { ink: '#ffffff' }),
    label(lever ? '16 L' : double ? '20 L · 2 PUMPS' : '16 L · 12 V', 1.5, 0.28, [0, 0.7 + h * 0.34, 0.853], [0, 0, 0], { ink: '#ffffff' }),
    pair((side) =>
      tube(
        [
          [side * 0.7, 0.5 + h, -0.8],
          [side * 0.8, 0.2 + h, -1.3],
          [side * 0.8, h * 0.5, -1.45],
          [side * 0.7, 0.5, -0.85],
        ],
        0.13,
        matt('#26292c'),
      ),
    ),
    lever
      ? bar(
          [
            [1.2, 0.5, 0.4],
            [1.6, 0.5, 0.5],
            [1.7, 1.2, 1.6],
            [1.7, 1.3, 2.4],
          ],
          0.08,
          steel,
          0.3,
        )
      : [knob(0.2, [-0.5, 0.5, 0.8]), box(0.4, 0.25, 0.08, plastic('#c2212b'), [0.4, 0.5, 0.8])],
    tube(
      [
        [-1.1, 0.4, 0.3],
        [-1.7, 0.2, 0.5],
        [-2.5, 0.1, 1.0],
        [-2.7, 0.1, 1.7],
        [-2.2, 0.15, 2.1],
        [-1.9, 0.18, 2.1],
      ],
      0.08,
      black,
    ),
    put(
      group(
        rod(0.14, 0.9, plastic('#26292c')),
        box(0.5, 0.1, 0.12, plastic('#c2212b'), [0, 0.18, 0]),
        rod(0.06, 3.2, stainless, [2.0, 0, 0]),
        tube(
          [
            [3.6, 0, 0],
            [3.95, 0.02, 0],
            [4.15, -0.04, 0],
          ],
          0.06,
          stainless,
        ),
        put(cylinder(0.11, 0.2, brass), [4.2, -0.06, 0], [0, 0, 60]),
      ),
      [-1.5, 0.18, 2.1],
      [0, 4, 0],
    ),
  );
}

function powerSprayer() {
  return group(
    stand(4.6, 0.7, 2.4, paint(brands.Krishiva.body), 0.14),
    put(scaled(engine(brands.Krishiva.body), 0.85), [-1.2, 0.7, 0.1]),
    box(1.4, 1.1, 1.3, castIron, [1.2, 1.4, 0], [0, 0, 0], 0.14),
    repeat(3, (index) => cylinder(0.24, 1.0, brass, [0.75 + index * 0.45, 1.6, 0.9], [90, 0, 0])),
    cylinder(0.42, 0.8, brass, [1.2, 2.3, 0]),
    gauge(0.3, [1.2, 2.9, 0.3]),
    knob(0.2, [1.8, 2.4, 0.2], [0, 0, 0], brass),
    beltDrive([-0.3, 1.3], [1.2, 1.4], 0.35, 0.7, -0.9, castIron),
    label('HTP 30', 0.7, 0.3, [1.2, 1.2, 0.66], [0, 0, 0], { ink: '#f1c40f' }),
    hoseCoil(0.95, 5, 0.1, plastic('#e0b32a'), [3.6, 0.1, 0.2], [-90, 0, 0]),
    put(group(rod(0.06, 3, brass), rod(0.14, 0.6, black, [-1.6, 0, 0]), rod(0.16, 0.3, brass, [1.6, 0, 0])), [0.6, 0.1, 2.1], [0, 8, 0]),
  );
}

export const scenes: Scenes = {
  'HS-16B': { build: () => knapsack({ color: '#2c6b38', name: 'HARIVAN' }), first: { from: [-26, 14] } },
  'HS-20D': { build: () => knapsack({ color: '#1d4f8f', name: 'HARIVAN', large: 1.15, double: true }), first: { from: [-26, 14] } },
  'HS-16M': { build: () => knapsack({ color: brands.Harivan.body, name: 'HARIVAN', lever: true, second: '#2c6b38' }), first: { from: [28, 14] } },
  'KS-30P': { build: powerSprayer, first: { from: [-26, 18] } },
  'KM-14T': { build: mistBlower, first: { from: [26, 12] } },
  'HF-5E': { build: fogger, first: { from: [28, 14] } },
};
