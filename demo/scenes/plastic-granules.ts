import { type Material, SphereGeometry } from 'three';
import { label } from './labels.ts';
import { plastic, woven } from './materials.ts';
import { printedSack } from './printed-sacks.ts';
import type { Scenes } from './scene.ts';
import { createRandom } from './soft-solids.ts';
import { group, lathe, put, solid } from './solids.ts';

/** A heap of pellets. */
function heap(material: Material, seed: number) {
  const roll = createRandom(seed);
  return group(
    lathe([[1.35, 0], [1.1, 0.14], [0.6, 0.5], [0.25, 0.72], [0, 0.78]], material),
    Array.from({ length: 760 }, () => {
      const [angle, r] = [roll() * Math.PI * 2, Math.sqrt(roll()) * 1.45];
      const y = 0.05 + Math.max(0, 0.8 * (1 - r / 1.25)) + roll() * 0.03;
      const pellet = solid(new SphereGeometry(0.075, 8, 6), material, [Math.cos(angle) * r, y, Math.sin(angle) * r], [roll() * 180, roll() * 180, 0]);
      pellet.scale.set(1, 0.7, 1);
      return pellet;
    }),
  );
}

function bag(paper: string, ink: string, grade: string) {
  const high = 0.72;
  return printedSack(3.0, high, 1.9, woven(paper), [
    label('POLYVAN', 2.4, 0.44, [0, high, -0.5], [-90, 0, 0], { on: ink, ink: '#ffffff' }),
    label(grade, 2.2, 0.34, [0, high, 0.02], [-90, 0, 0], { ink }),
    label('NET WEIGHT 25 kg', 1.6, 0.18, [0, high, 0.42], [-90, 0, 0], { ink }),
    label(['POLYVAN', grade], 1.4, high * 0.5, [0, high * 0.5, 0.95], [0, 0, 0], { ink }),
  ]);
}

const scene = (paper: string, ink: string, grade: string, pellet: string, seed: number): Scenes[string] => ({
  build: () => group(put(bag(paper, ink, grade), [-0.6, 0.86, -0.7], [62, 6, 0]), put(bag(paper, ink, grade), [-0.9, 0, -1.5], [0, 10, 0]), put(heap(plastic(pellet), seed), [1.5, 0, 1.1])),
  first: { from: [12, 28] },
  second: { from: [24, 34], near: 2.1, at: [0.82, 0.15, 0.75] },
});

export const scenes: Scenes = {
  'RLD-3': scene('#d3d0c6', '#3c4044', 'RECYCLED LDPE', '#6b7075', 11),
  'HD-50M': scene('#eeeeea', '#5b3f94', 'HDPE HD-50M', '#eceeec', 12),
  'LL-20F': scene('#e8edf0', '#1273b5', 'LLDPE LL-20F', '#dfe6e8', 13),
  'PP-110H': scene('#efeae0', '#c2410c', 'PP RAFFIA', '#f2f2ef', 14),
  'AB-450': scene('#dcdcda', '#16191d', 'ABS BLACK', '#1c1e20', 15),
};
