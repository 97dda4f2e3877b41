import { brands } from './brands.ts';
import { battery } from './hand-tools.ts';
import { label } from './labels.ts';
import { pushHandle } from './machines.ts';
import { aluminium, black, castIron, matt, metal, paint, plastic, rubber, steel } from './materials.ts';
import { petrolEngine } from './petrol-engines.ts';
import type { Scenes } from './scene.ts';
import { bar, box, cylinder, extrude, type FlatPoint, group, outline, pair, put, repeat, rod, scaled, tube } from './solids.ts';
import { twoStrokeEngine } from './two-stroke-engines.ts';
import { treadedWheel, wheel } from './wheels.ts';

const blade = (teeth: number) =>
  extrude(
    outline(
      repeat(teeth * 2, (index): FlatPoint => {
        const r = index % 2 ? (teeth > 10 ? 0.78 : 0.35) : 0.85;
        const angle = (index / teeth) * Math.PI + (index % 2 ? 0 : 0.06);
        return [r * Math.cos(angle), r * Math.sin(angle)];
      }),
    ),
    0.05,
    steel,
    [0, 0, 0],
    [90, 0, 0],
    0.01,
  );

type Cutter = { color: string; name: string; teeth: number; kind?: 'side' | 'battery' | 'backpack' | 'reaper' };

/** The engine at the left, the blade at the right, the whole leaning on its guard. */
function cutter({ color, name, teeth, kind = 'side' }: Cutter) {
  const reach = 7.2;
  const shaft = group(
    rod(0.1, reach, kind === 'backpack' ? metal('#b9bdc0', 0.35) : metal('#aeb4b8', 0.35), [reach / 2 + 0.9, 0, 0]),
    put(
      bar(
        [
          [0, 0, 0],
          [0, 0.35, 0.5],
          [-0.1, 0.9, 1.2],
          [-0.3, 1.3, 1.35],
        ],
        0.07,
        black,
        0.2,
      ),
      [2.9, 0, 0],
    ),
    put(
      bar(
        [
          [0, 0, 0],
          [0, 0.35, -0.5],
          [-0.1, 0.9, -1.2],
          [-0.3, 1.3, -1.35],
        ],
        0.07,
        black,
        0.2,
      ),
      [2.9, 0, 0],
    ),
    pair((side) => put(cylinder(0.13, 0.6, rubber), [2.58, 1.35, side * 1.37], [side * 8, 0, 12])),
    rod(0.16, 1.0, rubber, [1.9, 0, 0]),
    put(group(box(0.36, 0.5, 0.36, castIron), cylinder(0.2, 0.3, castIron, [0.14, -0.34, 0]), put(blade(teeth), [0.14, -0.55, 0]), cylinder(0.2, 0.14, steel, [0.14, -0.62, 0])), [reach + 0.95, -0.05, 0]),
    extrude(
      outline(
        [
          [-1.1, -0.75],
          [0.1, -0.9],
          [0.1, 0.9],
          [-1.1, 0.75],
          [-1.4, 0],
        ],
        0.4,
      ),
      0.1,
      plastic(kind === 'reaper' ? '#c3281d' : '#e56a12'),
      [reach + 0.6, -0.3, 0],
      [90, 0, 0],
    ),
    kind === 'reaper'
      ? group(
          repeat(5, (index) =>
            tube(
              [
                [reach + 0.6, -0.3 + index * 0.34, -0.8 + index * 0.05],
                [reach + 1.7, -0.2 + index * 0.34, -0.9],
                [reach + 2.2, -0.1 + index * 0.3, -0.4],
              ],
              0.035,
              aluminium,
            ),
          ),
          bar(
            [
              [reach + 0.6, -0.4, -0.85],
              [reach + 0.55, 1.2, -0.6],
            ],
            0.05,
            aluminium,
          ),
        )
      : [],
  );
  return group(
    put(
      group(
        shaft,
        kind === 'backpack'
          ? []
          : kind === 'battery'
            ? group(
                box(1.6, 1.0, 0.9, plastic(color), [0.3, 0, 0], [0, 0, 0], 0.22),
                put(battery(1.1, color, [0, 0, 0]), [-0.6, -0.1, 0], [0, 0, -90]),
                label(name, 1.0, 0.24, [0.4, 0.2, 0.455], [0, 0, 0], { ink: '#ffffff' }),
              )
            : twoStrokeEngine(color, name),
      ),
      [0, 1.15, 0],
      [0, 0, -5],
    ),
    kind === 'backpack'
      ? put(
          group(
            box(0.3, 2.6, 1.8, plastic('#2b2d30'), [-0.6, 0.3, 0], [0, 0, 0], 0.1),
            twoStrokeEngine(color, name),
            pair((side) =>
              tube(
                [
                  [-0.8, 1.5, side * 0.5],
                  [-1.4, 1.3, side * 0.55],
                  [-1.6, 0.3, side * 0.6],
                  [-1.0, -0.8, side * 0.5],
                ],
                0.11,
                matt('#33373a'),
              ),
            ),
            tube(
              [
                [0.9, 0, 0],
                [1.6, 0.2, 0.2],
                [2.0, -0.4, 0.8],
                [1.6, -0.6, 1.3],
                [1.0, -0.3, 1.6],
              ],
              0.12,
              rubber,
            ),
          ),
          [-0.2, 1.25, -1.8],
        )
      : [],
  );
}

function mower() {
  const coat = paint(brands.Krishiva.body);
  return group(
    extrude(
      outline(
        [
          [-1.7, -1.4],
          [1.4, -1.4],
          [1.9, -0.6],
          [1.9, 0.6],
          [1.4, 1.4],
          [-1.7, 1.4],
        ],
        0.4,
      ),
      0.55,
      coat,
      [0, 1.0, 0],
      [90, 0, 0],
      0.14,
    ),
    put(scaled(petrolEngine('#2b2d30', '#2b2d30'), 0.85), [0.1, 1.25, 0], [0, 90, 0]),
    pair((side) => treadedWheel(1.0, 0.42, plastic('#e0b32a'), [-1.2, 1.0, side * 1.7], 18)),
    pair((side) => wheel(0.45, 0.3, plastic('#e0b32a'), rubber, [2.1, 0.45, side * 1.15])),
    cylinder(0.07, 2.5, steel, [2.1, 0.45, 0], [90, 0, 0]),
    pair((side) => box(0.7, 0.12, 0.1, coat, [1.8, 0.56, side * 0.9], [0, 0, -24])),
    put(
      pushHandle(
        2.2,
        [
          [-1.4, 1.1],
          [-3.6, 3.4],
          [-4.3, 3.5],
        ],
        0.1,
        coat,
      ),
      [0, 0, 0],
    ),
    // Clutch lever and its cable.
    bar([[-4.2, 3.72, 0.75], [-3.7, 3.72, 0.8], [-3.5, 3.5, 0.95]], 0.04, steel),
    tube([[-3.6, 3.4, 1.0], [-2.8, 2.2, 1.25], [-1.6, 1.5, 1.2], [-0.9, 1.4, 0.7]], 0.035, black),
    label('KRISHIVA 21"', 1.3, 0.25, [0.62, 1.0, 1.41], [0, 0, 0], { ink: '#ffffff' }),
    box(0.12, 0.6, 2.4, rubber, [1.62, 0.55, 0]),
  );
}

const orange = brands.Harivan.body;
const view: Scenes[string]['first'] = { from: [-48, 20] };
const close: Scenes[string]['second'] = { from: [20, 22], near: 2.2, at: [0.84, 0.3, 0.5] };

export const scenes: Scenes = {
  'HB-40V': { build: () => cutter({ color: '#2c6b38', name: 'HARIVAN', teeth: 3, kind: 'battery' }), first: view, second: close },
  'KBM-21': { build: mower, first: { from: [32, 18] } },
  'HB-52': { build: () => cutter({ color: orange, name: 'HARIVAN', teeth: 40 }), first: view, second: close },
  'HB-35F': { build: () => cutter({ color: orange, name: 'HARIVAN', teeth: 3, kind: 'backpack' }), first: { from: [26, 20] }, second: { from: [-40, 20], near: 2, at: [0.15, 0.5, 0.4] } },
  'KB-43P': { build: () => cutter({ color: brands.Krishiva.body, name: 'KRISHIVA', teeth: 40, kind: 'reaper' }), first: { from: [-20, 22] }, second: close },
};
