import { brands } from './brands.ts';
import { bolt, gauge, valve } from './fittings.ts';
import { fogger } from './foggers.ts';
import { knapsackSprayer } from './knapsack-sprayers.ts';
import { label } from './labels.ts';
import { beltDrive, hoseCoil, stand } from './machines.ts';
import { black, brass, castIron, gloss, paint, plastic, rubber, steel } from './materials.ts';
import { mistBlower } from './mist-blowers.ts';
import { petrolEngine } from './petrol-engines.ts';
import type { Scenes } from './scene.ts';
import { block, grown, sculpt } from './sculpt.ts';
import { bar, box, cylinder, group, lathe, pair, put, repeat, rod, scaled, tube } from './solids.ts';

/** Engine and pump on one frame, the engine's starter in front and the belt behind; hose and gun beside them. */
function powerSprayer() {
  const coat = paint(brands.Krishiva.body);
  return group(
    stand(4.6, 0.7, 2.4, coat, 0.14),
    [-1.9, -0.5, 0.7, 1.7].map((x) => box(0.24, 0.08, 2.3, coat, [x, 0.68, 0])),
    pair((side) => bar([[-2.1, 0.7, side * 1.13], [-2.1, 2.1, side * 1.13], [-2.6, 2.3, side * 1.13]], 0.08, coat)),
    put(scaled(petrolEngine(brands.Krishiva.body), 0.95), [-1.2, 0.72, 0.1], [0, 90, 0]),
    put(triplexPump(), [1.2, 0.72, 0]),
    beltDrive([-1.2, 1.31], [1.2, 1.32], 0.34, 0.66, -1.0, castIron),
    hoseCoil(0.95, 5, 0.1, plastic('#e0b32a'), [3.7, 0.1, 0.2], [-90, 0, 0]),
    tube([[2.0, 1.2, 0.3], [2.5, 1.0, 0.6], [2.75, 0.3, 0.8], [3.2, 0.12, 1.0]], 0.1, plastic('#e0b32a')),
    put(group(rod(0.05, 2.6, brass), rod(0.13, 0.7, rubber, [-1.5, 0, 0]), put(valve(0.24), [-1.0, 0, 0]), rod(0.13, 0.24, brass, [1.35, 0, 0], 0.16)), [0.6, 0.14, 2.1], [0, 8, 0]),
  );
}

/** Crankcase with three plungers towards +z, the valve head before them, air chamber and gauge above. */
const triplexPump = () =>
  group(
    sculpt(grown(0.12, block([0, 0.6, -0.3], [0.72, 0.52, 0.55], 0.2), block([0, 0.1, -0.2], [0.8, 0.1, 0.7], 0.05)), [-1, -0.1, -1.1], [1, 1.4, 0.6], 0.045, gloss('#2f6f3a')),
    repeat(3, (index) => [rod(0.05, 0.1, brass, [(index - 1) * 0.42, 1.13, -0.3]), cylinder(0.17, 0.5, steel, [(index - 1) * 0.42, 0.6, 0.4], [90, 0, 0])]).flat(),
    box(1.5, 0.5, 0.36, brass, [0, 0.6, 0.78], [0, 0, 0], 0.06),
    repeat(3, (index) => [cylinder(0.16, 0.16, brass, [(index - 1) * 0.42, 0.6, 1.02], [90, 0, 0]), put(bolt(0.1, [0, 0, 0], [90, 0, 0]), [(index - 1) * 0.42, 0.6, 1.1])]).flat(),
    cylinder(0.1, 0.5, brass, [-0.4, 1.0, 0.78]),
    lathe([[0, 0], [0.2, 0], [0.34, 0.14], [0.34, 0.6], [0.2, 0.84], [0, 0.88]], gloss('#c2212b'), [-0.4, 1.15, 0.78]),
    cylinder(0.07, 0.6, brass, [0.3, 1.1, 0.78]),
    gauge(0.24, [0.3, 1.5, 0.84]),
    put(valve(0.3), [0.85, 0.72, 0.78]),
    lathe([[0.12, 0], [0.2, 0.04], [0.2, 0.2], [0.12, 0.24], [0, 0.24]], black, [0.2, 1.1, -0.3]),
    cylinder(0.12, 0.4, steel, [0, 0.6, -0.9], [90, 0, 0]),
    label('HTP-30', 0.6, 0.18, [0, 0.6, 0.965], [0, 0, 0], { on: '#d5d8da', ink: '#1d2023' }),
  );

export const scenes: Scenes = {
  'HS-16B': { build: () => knapsackSprayer({ model: 'HS-16B', litres: 16, drive: 'battery' }), first: { from: [-26, 14] }, second: { from: [152, 14] } },
  'HS-20D': { build: () => knapsackSprayer({ model: 'HS-20D', litres: 20, drive: 'two pumps' }), first: { from: [-26, 14] }, second: { from: [160, 14] } },
  'HS-16M': {
    build: () => knapsackSprayer({ model: 'HS-16M', litres: 16, drive: 'lever' }),
    first: { from: [38, 16] },
  },
  'KS-30P': { build: powerSprayer, first: { from: [-26, 18] } },
  'KM-14T': { build: mistBlower, first: { from: [26, 12] } },
  'HF-5E': { build: fogger, first: { from: [28, 14] } },
};
