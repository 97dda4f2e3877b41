import { brands } from './brands.ts';
import { gauge, knob } from './fittings.ts';
import { fogger } from './foggers.ts';
import { knapsackSprayer } from './knapsack-sprayers.ts';
import { label } from './labels.ts';
import { beltDrive, engine, hoseCoil, stand } from './machines.ts';
import { black, brass, castIron, paint, plastic, } from './materials.ts';
import { mistBlower } from './mist-blowers.ts';
import type { Scenes } from './scene.ts';
import { box, cylinder, group, put, repeat, rod, scaled, } from './solids.ts';

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
  'HS-16B': { build: () => knapsackSprayer({ model: 'HS-16B', color: '#2c6b38', litres: 16, drive: 'battery' }), first: { from: [-26, 14] } },
  'HS-20D': { build: () => knapsackSprayer({ model: 'HS-20D', color: '#1d4f8f', litres: 20, drive: 'two pumps' }), first: { from: [-26, 14] } },
  'HS-16M': { build: () => knapsackSprayer({ model: 'HS-16M', color: brands.Harivan.body, litres: 16, drive: 'lever' }), first: { from: [28, 14] } },
  'KS-30P': { build: powerSprayer, first: { from: [-26, 18] } },
  'KM-14T': { build: mistBlower, first: { from: [26, 12] } },
  'HF-5E': { build: fogger, first: { from: [28, 14] } },
};
