import { CylinderGeometry, type Material } from 'three';
import { label } from './labels.ts';
import { matt, standard, woven } from './materials.ts';
import { drape, sackForm, sackSkin } from './printed-sacks.ts';
import type { Scenes } from './scene.ts';
import type { Form } from './sculpt.ts';
import { createRandom } from './soft-solids.ts';
import { box, extrude, type FlatPoint, group, lathe, outline, pair, put, repeat, solid } from './solids.ts';

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

const SACK = { length: 3, high: 0.72, wide: 1.9 };

/** A sack lies flat and thins out towards its ends, where it is sewn shut. */
const bagForm = (): Form => {
  const { length, high, wide } = SACK;
  const full = sackForm(length, high, wide);
  const seam = SEAM * high;
  return (x, y, z) => 0.7 * full(x, seam + (y - seam) * (1 + 1.5 * Math.min(1, Math.abs(x) / (length / 2)) ** 5), z);
};

/** The height of the sewn ends, as a part of the sack's. */
const SEAM = 0.4;

function bag(paper: string, ink: string, grade: string) {
  const { length, high, wide } = SACK;
  const form = bagForm();
  const prints = [
    label('POLYVAN', 2.4, 0.44, [0, high, -0.5], [-90, 0, 0], { on: ink, ink: '#ffffff' }),
    label(grade, 2.2, 0.34, [0, high, 0.02], [-90, 0, 0], { ink }),
    label('NET WEIGHT 25 kg', 1.6, 0.18, [0, high, 0.42], [-90, 0, 0], { ink }),
    label(['POLYVAN', grade], 1.4, high * 0.5, [0, high * 0.5, 0.95], [0, 0, 0], { ink }),
  ];
  return group(
    sackSkin(form, length, high, wide, woven(paper)),
    prints.map((print) => drape(print, form)),
    pair((side) => put(hem(ink), [side * 1.5, SEAM * high, 0], [0, 0, side * -24])),
  );
}

/** Where a sack is sewn shut: a thin folded tape, wavy and hanging a little, with a thread through it. */
const hem = (tape: string) => {
  const wave = (z: number) => 0.025 * Math.sin(z * 5.2) + 0.012 * Math.sin(z * 11);
  const edge = (y: number) => repeat(41, (index): FlatPoint => [(index - 20) * 0.04, wave((index - 20) * 0.04) + y]);
  return group(
    extrude(outline([...edge(0.008), ...edge(-0.008).reverse()]), 0.15, woven(tape), [0, 0, 0], [0, -90, 0], 0),
    repeat(24, (index) => {
      const z = (index - 11.5) * 0.066;
      return box(0.012, 0.024, 0.045, matt('#f2efe6'), [0, wave(z), z]);
    }),
  );
};

const scene = (paper: string, ink: string, grade: string, pellet: string, seed: number): Scenes[string] => ({
  build: () =>
    group(
      // Three in a pile, each pressed into the one below and turned a little.
      [-3, 5, -5].map((turn, index) => put(bag(paper, ink, grade), [-0.4 + turn * 0.02, index * 0.6, -1.2], [0, turn, 0])),
      put(heap(standard(pellet, 0, 0.3), seed), [1.3, 0, 1.1]),
    ),
  first: { from: [10, 37] },
  second: { from: [24, 34], near: 2.4, at: [0.66, 0.14, 0.7] },
});

export const scenes: Scenes = {
  'RLD-3': scene('#d3d0c6', '#3c4044', 'RECYCLED LDPE', '#6b7075', 11),
  'HD-50M': scene('#eeeeea', '#5b3f94', 'HDPE HD-50M', '#eceeec', 12),
  'LL-20F': scene('#e8edf0', '#1273b5', 'LLDPE LL-20F', '#dfe6e8', 13),
  'PP-110H': scene('#efeae0', '#c2410c', 'PP RAFFIA', '#f2f2ef', 14),
  'AB-450': scene('#dcdcda', '#16191d', 'ABS BLACK', '#2a2c2f', 15),
};
