import type { Material } from 'three';
import { label } from './labels.ts';
import { black, brass, clear, plastic, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { group, put, repeat, ring, rod, tube } from './solids.ts';
import { wallHoseReel } from './wall-hose-reels.ts';

/** Layers of hose lying on the ground. */
const lying = (radius: number, layers: number, rows: number, thick: number, material: Material) =>
  repeat(layers, (layer) => repeat(rows, (row) => ring(radius + row * thick * 2.02, thick, material, [((layer * 3 + row) % 3) * 0.02, thick + layer * thick * 1.9, 0], [90, 0, 0])));

const coupling = (at: [number, number, number], turn: [number, number, number]) => put(group(rod(0.17, 0.4, brass), rod(0.21, 0.25, steel, [0.3, 0, 0]), rod(0.11, 0.3, steel, [0.55, 0, 0])), at, turn);

function recoil() {
  const skin = plastic('#1a66b8');
  return group(
    tube(repeat(221, (index) => [-3 + (index / 220) * 6, 0.7 + Math.cos(index * 0.55) * 0.56, Math.sin(index * 0.55) * 0.56]), 0.1, skin),
    tube([[3, 0.9, 0.4], [3.5, 0.7, 0.3], [4.1, 0.5, 0.1]], 0.1, skin),
    tube([[-3, 1.2, 0], [-3.5, 0.9, 0.2], [-4.1, 0.5, 0.3]], 0.1, skin),
    coupling([4.2, 0.48, 0.1], [0, 0, -10]),
    put(coupling([0, 0, 0], [0, 180, 10]), [-4.2, 0.48, 0.3]),
  );
}

export const scenes: Scenes = {
  'PH-PU8': {
    build: () =>
      group(
        lying(1.3, 7, 5, 0.09, clear('#1a66b8', 0.92)),
        [20, 140, 260].map((degrees) => put(group(put(ring(0.78, 0.06, plastic('#f2f2ee'), [0, 0, 0]), [1.7, 0.62, 0])), [0, 0, 0], [0, degrees, 0])),
        label(['PAVANEX', 'PU 8 x 5 mm'], 1.1, 0.6, [0, 0.02, 0], [-90, 0, 0], { on: '#f4f2ea', ink: '#c2212b' }),
      ),
    first: { from: [-20, 34] },
    second: { from: [30, 18] },
  },
  'PH-C12': { build: recoil, first: { from: [-24, 22] } },
  'VHR-15': { build: wallHoseReel, first: { from: [-10, 10] }, second: { from: [30, 12] } },
  'PH-R10': {
    build: () =>
      group(
        lying(1.5, 4, 4, 0.15, plastic('#a8261d')),
        tube([[1.5, 1.2, 0.4], [2.0, 1.0, 1.2], [2.3, 0.3, 1.9], [1.6, 0.16, 2.4]], 0.15, plastic('#a8261d')),
        coupling([1.5, 0.2, 2.45], [0, 210, 0]),
        [60, 200].map((degrees) => put(group(put(ring(0.85, 0.06, black, [0, 0, 0]), [1.95, 0.6, 0])), [0, 0, 0], [0, degrees, 0])),
      ),
    first: { from: [-24, 32] },
    second: { from: [34, 18] },
  },
};
