import { brands } from './brands.ts';
import { domesticMill } from './domestic-mills.ts';
import { label } from './labels.ts';
import { beltDrive, controls, smallMotor, stand } from './machines.ts';
import { black, castIron, matt, paint, stainless, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { box, cylinder, funnel, group, lathe, pair, put } from './solids.ts';
import { stoneMill } from './stone-mills.ts';

function pulveriser(name: string, coat: ReturnType<typeof paint>, color: string, wide = 1) {
  return group(
    stand(2.6 * wide, 1.6, 2.0, castIron, 0.18),
    put(
      group(
        cylinder(1.1 * wide, 0.8, coat, [0, 0, 0], [90, 0, 0]),
        cylinder(1.14 * wide, 0.12, coat, [0, 0, 0.44], [90, 0, 0]),
        cylinder(0.35, 0.2, castIron, [0, 0, 0.55], [90, 0, 0]),
        pair((side) => group(cylinder(0.06, 0.6, steel, [side * 1.12 * wide, 0, 0.5], [90, 0, 0]), cylinder(0.12, 0.2, black, [side * 1.12 * wide, 0, 0.8], [90, 0, 0]))),
        label(name, 1.5, 0.34, [0, 0.65 * wide, 0.505], [0, 0, 0], { ink: '#1d2023' }),
      ),
      [0, 2.6, 0],
    ),
    funnel([1.8, 1.6], 0.32, 1.0, coat, [-0.4, 4.6, 0]),
    box(0.6, 0.9, 0.6, coat, [-0.4, 3.8, 0]),
    lathe([[0.1, 0], [0.75, 0.15], [0.8, 1.2], [0.5, 1.5], [0, 1.5]], matt('#d9cfb8'), [0, 0.05, 0.1]),
    smallMotor(0.6 * wide, color, [2.2 * wide, 1.1, -0.2], [0, 90, 0], 1.7),
    box(1.5, 0.25, 1.9, castIron, [2.2 * wide, 0.2, -0.3]),
    beltDrive([2.2 * wide, 1.1], [0, 2.6], 0.35, 0.6, -1.3, castIron, coat),
    controls(0.6, 0.8, [1.35 * wide, 2.4, 0.6]),
  );
}

export const scenes: Scenes = {
  'HF-16': { build: () => stoneMill({ color: brands.Dhanvi.body, brand: 'DHANVI', model: 'HF-16', radius: 1.55 }), first: { from: [24, 16] } },
  'GM-3S': { build: () => pulveriser('DHANVI', stainless as never, brands.Dhanvi.body, 0.9), first: { from: [24, 16] } },
  'AC-2HP': { build: () => stoneMill({ color: brands.Kaveri.body, brand: 'KAVERI', model: 'AC-2HP', radius: 1.2 }), first: { from: [26, 18] } },
  'DM-1HP': { build: domesticMill, first: { from: [26, 16] } },
  'PV-7HP': { build: () => pulveriser('KAVERI', paint('#cdd5da') as never, brands.Kaveri.body, 1.15), first: { from: [26, 16] } },
};
