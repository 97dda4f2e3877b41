import { label } from './labels.ts';
import { matt, metal, plastic } from './materials.ts';
import type { Scenes } from './scene.ts';
import { loft, type Section } from './soft-solids.ts';
import { ball, box, extrude, type FlatPoint, group, outline, pair, put, repeat, ring, tube } from './solids.ts';

type Shoe = { leather: string; sole: string; middle?: string; high: number; laces?: boolean; toe?: string };

const FOOT: FlatPoint[] = [
  [-1.35, -0.42],
  [-0.6, -0.4],
  [0.3, -0.42],
  [1.1, -0.6],
  [1.7, -0.45],
  [1.9, 0],
  [1.7, 0.42],
  [1.1, 0.52],
  [0.3, 0.4],
  [-0.6, 0.4],
  [-1.35, 0.42],
  [-1.55, 0],
];
const SOLE = FOOT.map(([x, y]): FlatPoint => [x * 1.04, y * 1.16]);

/** The toe points towards +x. */
function shoe({ leather, sole, middle, high, laces = true, toe }: Shoe) {
  const upper = matt(leather);
  const shaft: Section[] = [[0.45, -0.52, 0.86, 0.5], [0.9, -0.66, 0.62, 0.44], [high * 0.75, -0.72, 0.56, 0.44], [high, -0.72, 0.6, 0.48]];
  return group(
    extrude(outline(SOLE, 0.3), 0.3, matt(sole), [0, 0.15, 0], [-90, 0, 0], 0.06),
    middle
      ? extrude(outline(SOLE.map(([x, y]) => [x * 0.99, y * 0.97]), 0.3), 0.14, matt(middle), [0, 0.36, 0], [-90, 0, 0], 0.05)
      : [],
    repeat(8, (index) => box(0.16, 0.1, index < 4 ? 0.8 : 0.94, matt(sole), [-1.2 + index * 0.36 + (index > 3 ? 0.1 : 0), 0.04, 0])),
    loft(
      [
        [-1.5, 0.62, 0.3, 0.2],
        [-1.4, 0.7, 0.46, 0.38],
        [-0.8, 0.78, 0.52, 0.42],
        [0, 0.84, 0.58, 0.42],
        [0.6, 0.72, 0.46, 0.46],
        [1.2, 0.62, 0.36, 0.52],
        [1.65, 0.58, 0.3, 0.42],
        [1.86, 0.5, 0.18, 0.2],
      ],
      upper,
      [0, 0, 0],
      [0, 0, 0],
      2.4,
    ),
    loft(shaft.map(([along, middleX, high2, wide]) => [along, -middleX, high2, wide]), upper, [0, 0, 0], [0, 0, 90], 2.3),
    ring(0.54, 0.09, matt('#2b2d30'), [-0.72, high, 0], [90, 0, 0]).translateX(0),
    laces
      ? put(loft([[0, 0, 0.05, 0.3], [0.5, 0.14, 0.06, 0.3], [1.0, 0.1, 0.05, 0.24]], upper), [-0.35, high - 0.5, 0], [0, 0, 70])
      : [],
    toe
      ? loft([[0.95, 0.64, 0.38, 0.525], [1.3, 0.62, 0.36, 0.53], [1.68, 0.58, 0.3, 0.43], [1.89, 0.5, 0.17, 0.2]], matt(toe))
      : [],
    laces
      ? repeat(Math.round(3 + high), (index) => {
          const share = index / (2 + high);
          const [x, y] = [0.62 - share * 0.75, 1.16 + share * (high - 1.15)];
          return group(
            tube([[x - 0.12, y - 0.05, 0.3], [x + 0.02, y + 0.06, 0], [x - 0.12, y - 0.05, -0.3]], 0.035, matt('#d7d2c4')),
            [0.32, -0.32].map((z) => ball(0.045, metal('#b9bdc0'), [x - 0.14, y - 0.06, z])),
          );
        })
      : pair((side) => extrude(outline([[-0.55, 0.75], [0.1, 0.75], [-0.1, 1.38], [-0.5, 1.38]], 0.08), 0.06, matt('#5b6168'), [0, 0, side * 0.43], [side * -6, 0, 0])),
    tube([[-1.2, 0.9, 0.4], [-0.4, 1.05, 0.43], [0.3, 0.75, 0.46], [0.8, 0.45, 0.52]], 0.014, matt('#00000a')),
  );
}

const both = (make: () => ReturnType<typeof shoe>) => () => group(put(make(), [0, 0, 0.75]), put(make(), [-0.5, 0, -0.75], [0, -14, 0]));

function gumboot() {
  const pvc = plastic('#1c1f22');
  return group(
    extrude(outline(FOOT, 0.3), 0.34, plastic('#c9a227'), [0, 0.17, 0], [-90, 0, 0], 0.07),
    loft(
      [
        [-1.5, 0.62, 0.3, 0.2],
        [-1.4, 0.75, 0.5, 0.4],
        [-0.8, 0.85, 0.58, 0.46],
        [0, 0.85, 0.58, 0.44],
        [0.6, 0.74, 0.46, 0.48],
        [1.2, 0.66, 0.38, 0.53],
        [1.65, 0.6, 0.3, 0.44],
        [1.88, 0.5, 0.18, 0.2],
      ],
      pvc,
    ),
    loft([[0.5, 0.55, 0.9, 0.48], [1.2, 0.72, 0.62, 0.47], [2.4, 0.74, 0.6, 0.52], [3.7, 0.74, 0.72, 0.6]], pvc, [0, 0, 0], [0, 0, 90], 2.2),
    ring(0.66, 0.06, plastic('#c9a227'), [-0.74, 3.7, 0], [90, 0, 0]),
    label('HIMVEER', 0.7, 0.18, [-0.74, 3.1, 0.575], [0, 0, 0], { ink: '#c9a227' }),
    repeat(3, (index) => ring(0.5, 0.03, pvc, [-0.73, 1.25 + index * 0.14, 0], [90, 0, 0])),
  );
}

export const scenes: Scenes = {
  'KS-35L': { build: both(() => shoe({ leather: '#2d3036', sole: '#17181a', high: 1.4, laces: false })), first: { from: [30, 22] } },
  'HGB-14': { build: () => group(put(gumboot(), [0, 0, 0.8]), put(gumboot(), [-0.5, 0, -0.8], [0, -14, 0])), first: { from: [32, 14] } },
  'RS-410': { build: both(() => shoe({ leather: '#24262a', sole: '#101113', high: 1.5 })), first: { from: [30, 18] } },
  'RS-620D': { build: both(() => shoe({ leather: '#3a2c22', sole: '#17181a', middle: '#c8641f', high: 1.6 })), first: { from: [34, 18] } },
  'KS-90N': { build: both(() => shoe({ leather: '#8a6038', sole: '#1c1c1e', high: 2.2, toe: '#2b2a28' })), first: { from: [30, 16] } },
};
