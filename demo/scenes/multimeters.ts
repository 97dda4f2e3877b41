import { button, display, knob } from './fittings.ts';
import { label } from './marks.ts';
import { black, plastic, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, box, cylinder, group, outline, type Point, plateOf, put, repeat, rod, tube } from './solids.ts';

/** A test probe: coloured grip with a guard and a needle; its lead goes back to `from`. */
const probe = (from: Point, at: Point, color: string, turn: number) =>
  group(
    put(group(rod(0.13, 1.5, plastic(color)), rod(0.22, 0.08, plastic(color), [0.6, 0, 0]), rod(0.1, 0.3, plastic(color), [0.85, 0, 0]), rod(0.04, 0.7, steel, [1.25, 0, 0])), at, [0, turn, 0]),
    tube(
      [
        from,
        [from[0], from[1] - 0.2, from[2] + 0.5],
        [from[0] * 1.6, 0.08, from[2] + 1.1],
        [at[0] * 1.0 - 0.4, 0.08, at[2] + 1.3],
        [at[0] - 0.75 * Math.cos((turn * Math.PI) / 180), at[1], at[2] + 0.75 * Math.sin((turn * Math.PI) / 180)],
      ],
      0.06,
      plastic(color),
    ),
  );

type Meter = { color: string; reading: string; size?: number; tester?: boolean };

/** Leans back a little on its stand, so that it can be read. */
function meter({ color, reading, size = 1, tester = false }: Meter) {
  const [w, h] = [2.3 * size, 4.3 * size];
  return group(
    put(
      group(
        box(w * 1.12, h * 1.06, 0.85, plastic(color), [0, 0, -0.05], [0, 0, 0], 0.3),
        box(w * 0.94, h * 0.96, 0.9, plastic('#2b3036'), [0, 0, 0.02], [0, 0, 0], 0.2),
        display(reading, w * 0.74, h * 0.19, [0, h * 0.3, 0.5]),
        label('VIDYULEKH', w * 0.6, h * 0.045, [0, h * 0.435, 0.475], [0, 0, 0], { ink: '#e58a12' }),
        repeat(4, (index) => box(w * 0.15, h * 0.05, 0.06, plastic('#b9bdc0'), [(index - 1.5) * w * 0.2, h * 0.14, 0.48], [0, 0, 0], 0.02)),
        cylinder(w * 0.33, 0.03, plastic('#3b4248'), [0, -h * 0.09, 0.475], [90, 0, 0]),
        around(14, (degrees) =>
          box(0.03, 0.12, 0.01, plastic(degrees < 130 ? '#e58a12' : '#f0efe9'), [Math.sin((degrees * Math.PI) / 180) * w * 0.3, -h * 0.09 + Math.cos((degrees * Math.PI) / 180) * w * 0.3, 0.495], [0, 0, -degrees], 0),
        ),
        put(knob(w * 0.19), [0, -h * 0.09, 0.48], [0, 0, 40]),
        repeat(tester ? 3 : 4, (index) =>
          group(
            cylinder(0.17 * size, 0.08, plastic(['#c2212b', '#1d2023', '#c2212b', '#c2212b'][index] as string), [(index - (tester ? 1 : 1.5)) * w * 0.21, -h * 0.38, 0.48], [90, 0, 0]),
            cylinder(0.08 * size, 0.1, black, [(index - (tester ? 1 : 1.5)) * w * 0.21, -h * 0.38, 0.48], [90, 0, 0]),
          ),
        ),
        tester ? group(button(0.26, plastic('#e0a10f'), [w * 0.32, h * 0.14, 0.48]), label('TEST', 0.4, 0.13, [w * 0.32, h * 0.06, 0.478], [0, 0, 0], { ink: '#ffffff' })) : [],
      ),
      [0, h * 0.5, 0],
      [-16, 0, 0],
    ),
    put(box(w * 0.7, h * 0.55, 0.1, plastic(color)), [0, h * 0.24, -1.15], [28, 0, 0]),
    probe([-0.2, 0.7, 1.0], [2.6 * size, 0.15, 1.4], '#c2212b', 40),
    probe([0.3, 0.7, 1.0], [3.3 * size, 0.15, 0.6], '#1d2023', 55),
  );
}

function clamp() {
  const jaw = plateOf(
    outline(
      [[0.05, 0], [1.05, 0.1], [1.25, 0.9], [0.95, 1.75], [0.3, 2.1], [0.05, 2.1], [0.05, 1.75], [0.35, 1.65], [0.72, 1.3], [0.85, 0.85], [0.7, 0.45], [0.05, 0.35]],
      0.15,
    ),
    0.5,
    plastic('#e58a12'),
    [0, 0, 0],
    [0, 0, 0],
    0.08,
  );
  const other = plateOf(
    outline(
      (
        [
          [0.05, 0],
          [1.05, 0.1],
          [1.25, 0.9],
          [0.95, 1.75],
          [0.3, 2.1],
          [0.05, 2.1],
          [0.05, 1.75],
          [0.35, 1.65],
          [0.72, 1.3],
          [0.85, 0.85],
          [0.7, 0.45],
          [0.05, 0.35],
        ] as [number, number][]
      )
        .map(([x, y]) => [-x, y] as [number, number])
        .reverse(),
      0.15,
    ),
    0.5,
    plastic('#e58a12'),
    [0, 0, 0],
    [0, 0, 0],
    0.08,
  );
  return put(
    group(
      box(1.9, 4.4, 0.8, plastic('#2b3036'), [0, 0, 0], [0, 0, 0], 0.28),
      box(2.0, 2.6, 0.7, plastic('#e58a12'), [0, -0.9, 0], [0, 0, 0], 0.28),
      box(1.6, 3.9, 0.84, plastic('#2b3036'), [0, -0.1, 0.02], [0, 0, 0], 0.2),
      put(jaw, [0, 2.0, 0]),
      put(other, [0, 2.0, 0]),
      put(box(0.3, 0.9, 0.4, plastic('#c2212b'), [0, 0, 0], [0, 0, 0], 0.08), [-1.0, 1.4, 0], [0, 0, 12]),
      knob(0.48, [0, 0.85, 0.42]),
      display('86.4 A', 1.3, 0.7, [0, -1.1, 0.47]),
      repeat(3, (index) => button(0.1, plastic('#d5d8da'), [-0.45 + index * 0.45, -0.35, 0.43])),
      label('VIDYULEKH 400 A', 1.2, 0.16, [0, -1.75, 0.443], [0, 0, 0], { ink: '#e58a12' }),
      tube([[-0.3, 2.9, 0.9], [-0.1, 3.0, 0.3], [0.1, 3.1, -0.4], [0.4, 3.1, -1.2]], 0.2, black),
    ),
    [0, 2.2, 0],
    [-8, 0, 0],
  );
}

export const scenes: Scenes = {
  'VM-1000T': { build: () => meter({ color: '#e58a12', reading: '1000.0 V' }), first: { from: [-20, 26] }, second: { from: [30, 20] } },
  'VC-400': { build: clamp, first: { from: [24, 10] }, second: { from: [-30, 14] } },
  'VI-1KV': { build: () => meter({ color: '#1e6e4c', reading: '550 MΩ', size: 1.1, tester: true }), first: { from: [22, 26] }, second: { from: [-30, 20] } },
  'VM-600': { build: () => meter({ color: '#e0bd12', reading: '230.4', size: 0.85 }), first: { from: [-22, 28] }, second: { from: [28, 20] } },
};
