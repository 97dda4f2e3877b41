import { BufferGeometry, Float32BufferAttribute, type Material, Mesh } from 'three';
import { label } from './labels.ts';
import { matt, metal, millSteel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { createRandom } from './soft-solids.ts';
import { bar, extrude, group, outline, pair, place, put, repeat, tube } from './solids.ts';

/** From one rib to the next, and how far a rib slants along the bar, in radii. */
const [PITCH, SLANT] = [1.15, 0.5];
/** A rib's height over a pitch. Steep flanks and sharp edges: rounder ribs would make the bar look twisted. */
const RIB = [[0, 0], [0.36, 0], [0.385, 0.1], [0.435, 0.92], [0.45, 1], [0.55, 1], [0.565, 0.92], [0.615, 0.1], [0.64, 0]] as const;

/** Bright where shears have cut it. */
const cut = millSteel('#b5b2ad');

/**
 * One bar along x, its ends cut by shears: two ribs along it and between them, in two rows that slant against each
 * other, crescent ribs that run out before they reach those.
 */
function ribbedBar(radius: number, length: number, material: Material, turn: number, face: Material) {
  // Thin bars are many, and small in their pictures.
  const around = radius < 0.1 ? 24 : 48;
  const pitch = radius * PITCH;
  const pitches = Math.round(length / pitch);
  const rings = [
    ...repeat(pitches, (index) => RIB.map(([share, high]) => ({ x: ((index + share) / pitches - 0.5) * length, high }))).flat(),
    { x: length / 2, high: 0 },
  ];
  const steps = rings.length - 1;
  const positions: number[] = [];
  const index: number[] = [];
  for (const [step, { x, high: ribHigh }] of rings.entries()) {
    // The blade came from one side: there the end is rounded and drawn in, at the other it stands out.
    const fromEnd = (length / 2 - Math.abs(x)) / radius;
    const squash = 0.3 * Math.max(0, 1 - fromEnd / 1.1) ** 2;
    const slant = SLANT * radius * Math.min(1, fromEnd / 2);
    const isCut = step === 0 || step === steps;
    for (let side = 0; side < around; side += 1) {
      const angle = (side / around) * Math.PI * 2;
      const crescent = ribHigh * Math.max(0, (Math.abs(Math.sin(angle)) - 0.28) / 0.72) ** 0.6;
      const along = Math.abs(Math.sin(angle)) < 0.14 ? 0.8 : 0;
      const r = radius * (0.9 + (isCut ? 0.03 : 0.115 * Math.max(crescent, along)));
      const [high, wide] = [Math.sin(angle + turn), Math.cos(angle + turn)];
      const tilt = isCut ? Math.sign(x) * radius * (0.22 * Math.cos(angle) - 0.1 * Math.max(0, -Math.cos(angle)) ** 3) : 0;
      const down = squash * radius * Math.max(0, -Math.cos(angle));
      positions.push(x + slant * Math.cos(angle) + tilt, r * high + down * Math.sin(turn), r * wide + down * Math.cos(turn));
    }
  }
  for (let step = 0; step < steps; step += 1)
    for (let side = 0; side < around; side += 1) {
      const [a, b] = [step * around + side, step * around + ((side + 1) % around)];
      index.push(a, b, b + around, a, b + around, a + around);
    }
  const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3)).setIndex(index);
  geometry.computeVertexNormals();
  const ends = [0, steps].map((ring) => {
    const rim = positions.slice(ring * around * 3, (ring + 1) * around * 3);
    const fan = repeat(around - 2, (side) => (ring === 0 ? [0, side + 2, side + 1] : [0, side + 1, side + 2])).flat();
    const end = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(rim, 3)).setIndex(fan);
    end.computeVertexNormals();
    return new Mesh(end, face);
  });
  return group(new Mesh(geometry, material), ends);
}

type Bundle = {
  radius: number;
  /** Bars in each row, from the ground up. */
  rows: number[];
  color: string;
  /** The tag's second line and colours. */
  tag: string;
  grade?: string;
  on: string;
  ink?: string;
  /** The end at which the tag hangs. */
  end?: 1 | -1;
  /** Colour in which the mill marks the ends. */
  paintedEnds?: string;
};

/** Bars lying on each other as they fall, bound with wire rod and tagged. */
function bundle({ radius, rows, color, tag, grade = 'Fe 550D', on, ink = '#ffffff', end = 1, paintedEnds }: Bundle) {
  const random = createRandom(Math.round(radius * 1000));
  // The ribs of neighbours touch and do not run into each other, although no bar lies quite straight.
  const step = radius * 2.12;
  const length = 6.4;
  const materials = [millSteel(color), millSteel('#7c766f')];
  const face = paintedEnds ? matt(paintedEnds) : cut;
  const bars = rows.flatMap((count, row) =>
    repeat(count, (index) =>
      place(
        // Most show the camera their crescents, some a rib along them.
        ribbedBar(radius, length, materials[Math.floor(random() * 2)] as Material, -0.8 + (random() - 0.5) * 2.6, face),
        [(random() - 0.5) * 0.5, radius * 1.02 + row * step * 0.87, (index - (count - 1) / 2) * step + (random() - 0.5) * radius * 0.06],
        [0, (random() - 0.5) * 0.12, (random() - 0.5) * 0.06],
      ),
    ),
  );
  const high = radius * 2 + (rows.length - 1) * step * 0.87;
  const [top, wide] = [((rows.at(-1) as number) * step) / 2, (Math.max(...rows) * step) / 2];
  const widest = rows.indexOf(Math.max(...rows)) * step * 0.87 + radius;
  const wire = metal('#77706a', 0.5);
  const tie = end * 1.8;
  return group(
    bars,
    [-end * 2.0, tie].map((x) =>
      [0, 0.07, 0.14].map((beside) =>
        bar([[x + beside, 0.03, -wide * 0.7], [x + beside, widest, -wide - 0.04], [x + beside, high + 0.03, -top], [x + beside, high + 0.03, top], [x + beside, widest, wide + 0.04], [x + beside, 0.03, wide * 0.7]], 0.026, wire, 0.12),
      ),
    ),
    // The twisted ends of the tie.
    pair((side) =>
      tube(
        repeat(14, (index) => {
          const [angle, along] = [index * 0.9 + (side === 1 ? 0 : Math.PI), index * 0.024];
          return [tie + 0.07 + Math.cos(angle) * 0.018 + along * 0.5, high + 0.07 + Math.sin(angle) * 0.018 + along * 0.3, top * 0.5 + along];
        }),
        0.017,
        wire,
      ),
    ),
    tube([[tie + 0.07, widest + 0.2, wide + 0.05], [tie + 0.07 + end * 0.12, widest + 0.24, wide + 0.12], [tie + end * 0.3, widest + 0.2, wide + 0.1]], 0.012, wire),
    put(
      group(
        extrude(outline([[-0.34, -0.26], [0.34, -0.26], [0.34, 0.18], [0.24, 0.27], [-0.24, 0.27], [-0.34, 0.18]], 0.05), 0.014, matt(on)),
        label(['LOHIT', tag, grade], 0.6, 0.42, [0, -0.04, 0.009], [0, 0, 0], { ink }),
        label('IS 1786', 0.3, 0.07, [0, 0.215, 0.009], [0, 0, 0], { ink, weight: 400 }),
      ),
      [tie + end * 0.42, widest - 0.04, wide + 0.12],
      [-10, end * 4, end * 5],
    ),
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

/** So near that the ribs are seen on a card of a list; each diameter from another side. */
export const scenes: Scenes = {
  'LT550D-8': {
    build: () => bundle({ radius: 0.055, rows: [11, 12, 13, 12, 11, 10], color: '#7d7f82', tag: '8 mm', on: '#e9b824', ink: '#5a1d14' }),
    first: { from: [50, 24], near: 1.85, at: [0.76, 0.42, 0.5] },
    second: { from: [72, 18], near: 3, at: [0.95, 0.5, 0.5] },
  },
  'LT550D-10': {
    build: () => bundle({ radius: 0.067, rows: [11, 12, 11, 10, 9], color: '#7b7d81', tag: '10 mm', on: '#d9731a', ink: '#3a1408' }),
    first: { from: [56, 20], near: 1.85, at: [0.78, 0.42, 0.5] },
  },
  'LT550D-12': {
    build: () => bundle({ radius: 0.08, rows: [10, 11, 10, 9, 8], color: '#797b7f', tag: '12 mm', on: '#1f6f43', end: -1 }),
    first: { from: [-46, 20], near: 1.8, at: [0.25, 0.42, 0.5] },
    second: { from: [-62, 28], near: 2.5, at: [0.1, 0.5, 0.6] },
  },
  'LT550D-16': {
    build: () => bundle({ radius: 0.105, rows: [7, 8, 7, 6], color: '#76787c', tag: '16 mm', on: '#1e5fa6' }),
    first: { from: [62, 15], near: 2.0, at: [0.82, 0.46, 0.55] },
  },
  'LT550D-20': {
    build: () => bundle({ radius: 0.135, rows: [6, 7, 6, 5], color: '#74767a', tag: '20 mm', on: '#6b3fa0', end: -1 }),
    first: { from: [-58, 18], near: 1.95, at: [0.2, 0.44, 0.5] },
  },
  'LT550D-25': {
    build: () => bundle({ radius: 0.165, rows: [5, 6, 5], color: '#6d7074', tag: '25 mm', on: '#8a4b1f' }),
    first: { from: [48, 28], near: 1.9, at: [0.78, 0.44, 0.5] },
  },
  'LT550D-32': {
    build: () => bundle({ radius: 0.21, rows: [3, 4, 3], color: '#6a6c70', tag: '32 mm', on: '#2b2e33', end: -1 }),
    first: { from: [-50, 24], near: 1.9, at: [0.24, 0.46, 0.5] },
  },
  'LT500C-20': {
    build: () =>
      bundle({
        radius: 0.135,
        rows: [6, 7, 6],
        color: '#6f7276',
        tag: '20 mm CRS',
        grade: 'Fe 500',
        on: '#c2212b',
        end: -1,
        paintedEnds: '#b3262b',
      }),
    first: { from: [-40, 36], near: 1.75, at: [0.24, 0.42, 0.5] },
  },
  'NTR-6': { build: stirrups, first: { from: [-40, 18] }, second: { from: [30, 24] } },
};
