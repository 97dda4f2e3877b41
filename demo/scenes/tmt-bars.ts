import { BufferGeometry, Float32BufferAttribute, type Material, Mesh } from 'three';
import { label } from './labels.ts';
import { metal, millSteel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { createRandom } from './soft-solids.ts';
import { bar, group, place, put, repeat, tube } from './solids.ts';

const AROUND = 24;

/** One bar along x: two ribs along it, and slanting crescent ribs on both sides between them. */
function ribbedBar(radius: number, length: number, material: Material, turn: number) {
  const pitch = radius * 1.7;
  const steps = Math.round((length / pitch) * 8);
  const positions: number[] = [];
  const index: number[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const x = (step / steps - 0.5) * length;
    for (let side = 0; side < AROUND; side += 1) {
      const angle = (side / AROUND) * Math.PI * 2;
      const phase = (x / pitch + 0.8 * Math.cos(angle) * Math.sign(Math.sin(angle)) + 1000) % 1;
      // A flat top and steep flanks: rounder or lower ribs are lost in a small picture.
      const crescent = Math.min(1, Math.max(0, 1.7 - Math.abs(phase - 0.5) * 6)) * Math.abs(Math.sin(angle)) ** 0.6;
      const along = side % (AROUND / 2) === 0 ? 1 : 0;
      const isCut = step === 0 || step === steps;
      const r = radius * (0.87 + (isCut ? 0.06 : 0.22 * Math.max(crescent, along * 0.7)));
      positions.push(x, r * Math.sin(angle + turn), r * Math.cos(angle + turn));
    }
  }
  for (let step = 0; step < steps; step += 1)
    for (let side = 0; side < AROUND; side += 1) {
      const [a, b] = [step * AROUND + side, step * AROUND + ((side + 1) % AROUND)];
      index.push(a, b, b + AROUND, a, b + AROUND, a + AROUND);
    }
  for (const [ring, isFirst] of [[0, true], [steps, false]] as const)
    for (let side = 1; side < AROUND - 1; side += 1) index.push(ring * AROUND, ...(isFirst ? [ring * AROUND + side + 1, ring * AROUND + side] : [ring * AROUND + side, ring * AROUND + side + 1]));
  const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3)).setIndex(index);
  geometry.computeVertexNormals();
  return new Mesh(geometry, material);
}

/** Bars lying on each other as they fall, bound with wire rod and tagged. `rows` counts them from the ground up. */
function bundle(radius: number, rows: number[], color: string, tag: string) {
  const random = createRandom(Math.round(radius * 1000));
  const step = radius * 2.05;
  const length = 6.4;
  const materials = [millSteel(color), millSteel('#7c766f')];
  const bars = rows.flatMap((count, row) =>
    repeat(count, (index) =>
      place(
        // Turned so that the crescents, not the bare seams between them, face the camera.
        ribbedBar(radius, length, materials[Math.floor(random() * 2)] as Material, -0.8 + (random() - 0.5) * 0.9),
        [(random() - 0.5) * 0.5, radius * 1.02 + row * step * 0.87, (index - (count - 1) / 2) * step + (random() - 0.5) * radius * 0.16],
        [0, (random() - 0.5) * 0.35, (random() - 0.5) * 0.12],
      ),
    ),
  );
  const high = radius * 2 + (rows.length - 1) * step * 0.87;
  const [top, wide] = [((rows.at(-1) as number) * step) / 2, (Math.max(...rows) * step) / 2];
  const widest = (rows.indexOf(Math.max(...rows)) * step * 0.87) + radius;
  const wire = metal('#77706a', 0.5);
  return group(
    bars,
    [-2.0, 1.8].map((x) =>
      [0, 0.09].map((beside) =>
        bar([[x + beside, 0.03, -wide * 0.7], [x + beside, widest, -wide - 0.04], [x + beside, high + 0.03, -top], [x + beside, high + 0.03, top], [x + beside, widest, wide + 0.04], [x + beside, 0.03, wide * 0.7]], 0.028, wire, 0.12),
      ),
    ),
    tube(
      [
        [1.8, high + 0.05, top * 0.6],
        [1.92, high + 0.14, top * 0.7],
        [2.05, high + 0.06, top * 0.9],
        [1.96, high + 0.16, top * 0.5],
      ],
      0.026,
      wire,
    ),
    label(['LOHIT', tag, 'Fe 550D'], 0.62, 0.46, [2.2, widest + 0.02, wide + 0.1], [-8, 0, 4], {
      on: '#e9b824',
      ink: '#5a1d14',
    }),
  );
}

function stirrups() {
  const random = createRandom(7);
  const one = (index: number) =>
    put(
      bar(
        [[-0.66, 0.72, 0.1], [-0.95, 0.95, 0], [-0.95, -0.95, 0], [0.95, -0.95, 0], [0.95, 0.95, 0], [-0.9, 0.95, 0.07], [-0.68, 0.66, 0.12]],
        0.05,
        millSteel('#8a847d'),
        0.16,
      ),
      [(random() - 0.5) * 0.06, 1.0, index * 0.115],
      [0, 0, (random() - 0.5) * 3],
    );
  const wire = metal('#77706a', 0.5);
  return group(
    repeat(30, one),
    [-0.5, 0.6].map((x) => bar([[x, 1.85, -0.12], [x, 2.03, -0.1], [x, 2.04, 3.45], [x, 1.85, 3.47]], 0.02, wire, 0.06)),
    label(['NIRMAAN', 'NTR-6', '175 x 175 mm'], 0.6, 0.42, [0.62, 1.2, 3.55], [0, 0, 3], { on: '#f0ede4', ink: '#5a1d14' }),
  );
}

/** So near that the ribs are seen on a card of a list. */
const lying: Scenes[string]['first'] = { from: [50, 24], near: 1.85, at: [0.76, 0.42, 0.5] };
const ends: Scenes[string]['second'] = { from: [70, 16], near: 3, at: [0.95, 0.5, 0.5] };

export const scenes: Scenes = {
  'LT550D-8': { build: () => bundle(0.055, [11, 12, 13, 12, 11, 10], '#7d7f82', '8 mm'), first: lying, second: ends },
  'LT550D-12': { build: () => bundle(0.08, [10, 11, 10, 9, 8], '#797b7f', '12 mm'), first: lying, second: ends },
  'LT550D-16': { build: () => bundle(0.105, [7, 8, 7, 6], '#76787c', '16 mm'), first: lying, second: ends },
  'LT500C-20': { build: () => bundle(0.135, [6, 7, 6], '#6f7276', '20 mm CRS'), first: lying, second: ends },
  'NTR-6': { build: stirrups, first: { from: [-40, 18] }, second: { from: [30, 24] } },
};
