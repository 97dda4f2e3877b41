import { CylinderGeometry, type Material } from 'three';
import { label } from './labels.ts';
import { matt, standard, woven } from './materials.ts';
import { printedSack } from './printed-sacks.ts';
import type { Scenes } from './scene.ts';
import { createRandom } from './soft-solids.ts';
import { box, type FlatPoint, group, lathe, pair, put, repeat, solid } from './solids.ts';

const HEAP = { radius: 1.35, high: 0.8 };

/** A heap covered with short pieces of strand, some of which have rolled away. */
function heap(material: Material, seed: number) {
  const roll = createRandom(seed);
  const height = (r: number) => Math.max(0, HEAP.high * (1 - r / HEAP.radius) - 0.1 * Math.exp(-((r / 0.3) ** 2)));
  const pellet = (r: number, y: number) => {
    const angle = roll() * Math.PI * 2;
    return solid(new CylinderGeometry(0.034, 0.034, 0.06, 9), material, [Math.cos(angle) * r, y, Math.sin(angle) * r], [roll() * 360, roll() * 360, 0]);
  };
  return group(
    lathe(repeat(9, (index): FlatPoint => [HEAP.radius * (1 - index / 8), height(HEAP.radius * (1 - index / 8))]), material),
    repeat(5200, () => {
      const r = Math.sqrt(roll()) * HEAP.radius * 1.04;
      return pellet(r, 0.034 + height(r) + roll() * 0.05 * Math.min(1, height(r) * 8));
    }),
    repeat(160, () => pellet(HEAP.radius * (1.02 + roll() ** 3 * 0.5), 0.034)),
  );
}

function bag(paper: string, ink: string, grade: string) {
  const high = 0.72;
  const sack = printedSack(3.0, high, 1.9, woven(paper), [
    label('POLYVAN', 2.4, 0.44, [0, high, -0.5], [-90, 0, 0], { on: ink, ink: '#ffffff' }),
    label(grade, 2.2, 0.34, [0, high, 0.02], [-90, 0, 0], { ink }),
    label('NET WEIGHT 25 kg', 1.6, 0.18, [0, high, 0.42], [-90, 0, 0], { ink }),
    label(['POLYVAN', grade], 1.4, high * 0.5, [0, high * 0.5, 0.95], [0, 0, 0], { ink }),
  ]);
  return group(sack, pair((side) => put(hem(ink), [side * 1.54, high / 2, 0])));
}

/** Where a sack is sewn shut: a folded tape with a thread through it. */
const hem = (tape: string) =>
  group(
    box(0.26, 0.05, 1.66, woven(tape), [0, 0, 0], [0, 0, 0], 0.02),
    repeat(24, (index) => box(0.02, 0.06, 0.045, matt('#f2efe6'), [0, 0, (index - 11.5) * 0.066])),
  );

const scene = (paper: string, ink: string, grade: string, pellet: string, seed: number): Scenes[string] => ({
  build: () =>
    group(
      [0, 0.6].map((y) => put(bag(paper, ink, grade), [-0.3 + y * 0.2, y, -1.74], [0, y * 8, 0])),
      put(bag(paper, ink, grade), [-0.6, 0.86, -0.55], [62, 0, 0]),
      put(heap(standard(pellet, 0, 0.3), seed), [1.4, 0, 1.3]),
    ),
  first: { from: [12, 28] },
  second: { from: [24, 34], near: 2.5, at: [0.68, 0.05, 0.82] },
});

export const scenes: Scenes = {
  'RLD-3': scene('#d3d0c6', '#3c4044', 'RECYCLED LDPE', '#6b7075', 11),
  'HD-50M': scene('#eeeeea', '#5b3f94', 'HDPE HD-50M', '#eceeec', 12),
  'LL-20F': scene('#e8edf0', '#1273b5', 'LLDPE LL-20F', '#dfe6e8', 13),
  'PP-110H': scene('#efeae0', '#c2410c', 'PP RAFFIA', '#f2f2ef', 14),
  'AB-450': scene('#dcdcda', '#16191d', 'ABS BLACK', '#2a2c2f', 15),
};
