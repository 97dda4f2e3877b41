import type { Material } from 'three';
import { knob } from './fittings.ts';
import { label } from './labels.ts';
import { black, clear, gloss, paint, plastic, rubber } from './materials.ts';
import type { Scenes } from './scene.ts';
import { loft } from './soft-solids.ts';
import { bar, box, cylinder, extrude, group, outline, pair, put, ring, scaled, sleeve } from './solids.ts';

/** A shell that goes around the face, open behind; the face looks towards +z. */
const shell = (material: Material) =>
  group(
    loft(
      [
        [-1.45, 0.32, 0.5, 0.42],
        [-1.2, 0.36, 0.72, 0.7],
        [-0.5, 0.36, 0.86, 0.92],
        [0.2, 0.36, 0.9, 1.02],
        [0.9, 0.25, 0.88, 1.0],
        [1.25, 0.1, 0.72, 0.8],
        [1.45, -0.05, 0.3, 0.4],
      ],
      material,
      [0, 0, 0],
      [0, 90, 90],
      3,
    ),
  );

const headband = () =>
  group(
    scaled(sleeve(0.88, 0.83, 0.3, rubber, [0, 0.55, -0.75]), [1, 1, 1.05]),
    put(ring(0.86, 0.06, rubber, [0, 0, 0], [0, 90, 0], 180), [0, 0.6, -0.75]),
    knob(0.3, [0, 0.5, -1.68], [0, 180, 0]),
    pair((side) => cylinder(0.2, 0.14, rubber, [side * 1.04, 0.35, -0.3], [0, 0, 90])),
  );

type Helmet = {
  color: string;
  window: [number, number];
  tint: string;
  name: string;
  flames?: string;
  flip?: boolean;
};

function helmet({ color, window: [w, h], tint, name, flames, flip = false }: Helmet) {
  return group(
    shell(gloss(color)),
    box(w + 0.34, h + 0.34, 0.3, black, [0, 0.25, 1.12], [-4, 0, 0], 0.1),
    put(group(box(w, h, 0.06, clear(tint, 0.95), [0, 0, 0], [0, 0, 0], 0.03)), [0, 0.24, 1.27], flip ? [-4, 0, 0] : [-4, 0, 0]),
    flip ? put(group(box(w + 0.24, h + 0.26, 0.2, black, [0, h * 0.6, 0], [0, 0, 0], 0.07), box(w * 0.86, h * 0.8, 0.06, clear('#12261a', 0.95), [0, h * 0.6, 0.1])), [0, 0.75, 1.3], [-58, 0, 0]) : [],
    flames
      ? pair((side) =>
          [0, 1, 2].map((index) =>
            put(
              extrude(outline([[-0.4, -0.06], [0.35, 0], [-0.3, 0.08]], 0.03), 0.02, paint(flames)),
              [side * (0.93 - index * 0.03), -0.35 - index * 0.2, 0.68],
              [0, side * 58, side * (20 - index * 10)],
            ),
          ),
        )
      : [],
    label(name, 0.9, 0.2, [0, 1.0, 1.0], [-32, 0, 0], { ink: '#f0efe9' }),
    label('DIN 9-13', 0.5, 0.13, [0, -0.4, 1.15], [6, 0, 0], { ink: '#f0efe9' }),
    headband(),
  );
}

function handShield() {
  return put(
    group(
      loft(
        [[-2.0, 0.1, 0.05, 0.9], [-1.2, 0.3, 0.05, 1.15], [0, 0.42, 0.05, 1.25], [1.1, 0.35, 0.05, 1.15], [1.7, 0.2, 0.05, 0.95]],
        plastic('#22262b'),
        [0, 0, 0],
        [0, 90, 90],
        6,
      ),
      box(1.35, 1.05, 0.2, black, [0, 0.35, 0.48], [0, 0, 0], 0.06),
      box(1.08, 0.8, 0.06, clear('#14301d', 0.95), [0, 0.35, 0.58]),
      label('RAKSHAN', 0.9, 0.2, [0, 1.2, 0.48], [-10, 0, 0], { ink: '#f2b90c' }),
      bar([[0, -1.3, 0.2], [0, -2.2, 0.1], [0, -3.2, 0.05]], 0.17, rubber),
    ),
    [0, 0, 0],
    [-8, 0, 0],
  );
}

export const scenes: Scenes = {
  'KWH-12T': {
    build: () => helmet({ color: '#1c2b45', window: [1.35, 1.05], tint: '#2b4a38', name: 'KAVACHI' }),
    first: { from: [28, 10] },
    second: { from: [-52, 14] },
  },
  'RWS-1': { build: handShield, first: { from: [24, 8] }, second: { from: [-36, 10] } },
  'RWF-3': {
    build: () => helmet({ color: '#23272b', window: [1.3, 0.7], tint: '#cfd8d2', name: 'RAKSHAN', flip: true }),
    first: { from: [30, 10] },
    second: { from: [-52, 14] },
  },
  'KWH-9A': {
    build: () => helmet({ color: '#17181a', window: [1.1, 0.5], tint: '#1f4a33', name: 'KAVACHI', flames: '#d8432b' }),
    first: { from: [-30, 8] },
    second: { from: [52, 14] },
  },
};
