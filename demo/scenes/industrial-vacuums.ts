import { brands } from './brands.ts';
import { gauge, knob, vents } from './fittings.ts';
import { label } from './labels.ts';
import { castors } from './machines.ts';
import { black, castIron, chrome, grey, paint, plastic, rubber, stainless } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, bar, box, cylinder, group, lathe, type Point, pair, put, ring, rod, tube } from './solids.ts';

/** A ribbed suction hose from an inlet, with a floor nozzle at its end. */
const suction = (points: Point[], thick: number) => {
  const [x, y, z] = points.at(-1) as Point;
  return group(
    tube(points, thick, plastic('#3a3f44')),
    put(group(cylinder(0.13, 3.4, chrome, [0, 1.7, 0]), rod(0.2, 0.5, black, [0, 0.15, 0]), box(0.6, 0.3, 2.2, plastic('#26292c'), [0.1, 0.15, 0], [0, 0, 0], 0.1)), [x, y - 3.3, z], [0, 0, 0]),
  );
};

type Drum = { r: number; h: number; head: string; motors: number; name: string };

function drum({ r, h, head, motors, name }: Drum) {
  const base = 0.75;
  return group(
    castors(r * 2.1, r * 2.1, 0.28, 0.67),
    lathe(
      [
        [0, 0],
        [r * 1.06, 0],
        [r * 1.1, 0.14],
        [r * 1.0, 0.2],
        [0, 0.2],
      ],
      plastic('#26292c'),
      [0, base - 0.1, 0],
    ),
    lathe(
      [
        [0, 0],
        [r * 0.94, 0],
        [r, 0.2],
        [r, h],
        [0, h],
      ],
      stainless,
      [0, base, 0],
    ),
    [0.25, 0.8].map((share) => ring(r, 0.04, stainless, [0, base + h * share, 0], [90, 0, 0])),
    lathe(
      [
        [0, 0],
        [r * 1.08, 0],
        [r * 1.1, 0.25],
        [r * 0.98, 0.75],
        [r * 0.7, 1.05],
        [0, 1.1],
      ],
      plastic(head),
      [0, base + h, 0],
    ),
    motors > 1
      ? around(motors, (degrees) =>
          put(group(cylinder(r * 0.34, 0.7, plastic('#26292c'), [r * 0.48, base + h + 1.2, 0]), cylinder(r * 0.3, 0.1, plastic(head), [r * 0.48, base + h + 1.6, 0])), [0, 0, 0], [0, degrees, 0]),
        )
      : cylinder(r * 0.6, 0.3, plastic('#26292c'), [0, base + h + 1.2, 0]),
    bar(
      [
        [-r * 0.5, base + h + 0.9, 0],
        [-r * 0.5, base + h + (motors > 1 ? 2.0 : 1.7), 0],
        [r * 0.5, base + h + (motors > 1 ? 2.0 : 1.7), 0],
        [r * 0.5, base + h + 0.9, 0],
      ],
      0.1,
      black,
      0.3,
    ),
    pair((side) => box(0.16, 0.6, 0.4, chrome, [side * r * 1.06, base + h, 0])),
    put(group(cylinder(0.34, 0.4, black, [0, 0, 0], [90, 0, 0])), [0, base + h * 0.6, r]),
    label(name, r * 1.1, 0.36, [0, base + h + 0.38, r * 1.075], [-14, 0, 0], { ink: '#23405f' }),
    box(0.4, 0.24, 0.1, plastic('#c2212b'), [r * 0.7, base + h + 0.4, r * 0.78], [-14, 40, 0]),
    suction(
      [
        [0, base + h * 0.6, r + 0.2],
        [0.2, base + h * 0.55, r + 0.9],
        [r + 0.7, base + h * 0.9, r + 1.0],
        [r + 1.6, base + h + 0.9, r * 0.5],
        [r + 1.5, 3.5, r * 0.3],
      ],
      0.17,
    ),
  );
}

function heavy() {
  const coat = paint('#23405f');
  return group(
    box(4.0, 0.2, 2.4, coat, [0, 0.75, 0]),
    castors(4.0, 2.4, 0.28, 0.67),
    cylinder(1.15, 2.0, stainless, [-0.7, 2.0, 0]),
    cylinder(1.2, 1.4, coat, [-0.7, 3.7, 0]),
    lathe(
      [
        [0, 0],
        [1.2, 0],
        [1.1, 0.3],
        [0, 0.5],
      ],
      coat,
      [-0.7, 4.4, 0],
    ),
    pair((side) =>
      bar(
        [
          [-0.7 + side * 1.25, 1.4, 0.3],
          [-0.7 + side * 1.3, 2.2, 0.7],
        ],
        0.07,
        black,
      ),
    ),
    box(1.5, 1.7, 1.8, coat, [1.25, 1.7, 0], [0, 0, 0], 0.1),
    cylinder(0.65, 1.0, castIron, [1.25, 3.0, 0]),
    around(16, (degrees) => put(group(box(0.06, 0.8, 0.1, castIron, [0.66, 3.0, 0])), [1.25, 0, 0], [0, degrees, 0])),
    vents(1.0, 0.7, 7, [1.25, 1.5, 0.91]),
    gauge(0.26, [-0.7, 3.9, 1.22]),
    label(['NIRMALYA', 'NV-HD5'], 1.3, 0.6, [-0.7, 3.35, 1.215], [0, 0, 0], { ink: '#ffffff' }),
    bar(
      [
        [2.0, 0.9, 1.0],
        [2.5, 3.4, 1.0],
        [2.5, 3.4, -1.0],
        [2.0, 0.9, -1.0],
      ],
      0.09,
      coat,
      0.3,
    ),
    tube(
      [
        [-0.7, 2.6, 1.1],
        [-0.9, 2.4, 2.0],
        [-2.2, 1.0, 2.4],
        [-2.8, 0.25, 1.4],
        [-2.6, 0.22, 0],
      ],
      0.22,
      rubber,
    ),
  );
}

function extractor() {
  const coat = plastic(brands.Vajra.body);
  return group(
    box(3.2, 1.7, 2.2, plastic('#26292c'), [0, 1.3, 0], [0, 0, 0], 0.25),
    box(3.2, 1.2, 2.2, coat, [0, 2.7, 0], [0, 0, 0], 0.25),
    box(2.6, 0.14, 1.7, plastic('#26292c'), [0, 3.35, 0], [0, 0, 0], 0.05),
    bar(
      [
        [-1.0, 3.3, 0.9],
        [-1.0, 3.8, 0.9],
        [1.0, 3.8, 0.9],
        [1.0, 3.3, 0.9],
      ],
      0.09,
      black,
      0.2,
    ),
    pair((side) => [cylinder(0.75, 0.24, rubber, [-0.9, 0.75, side * 1.15], [90, 0, 0]), cylinder(0.3, 0.28, coat, [-0.9, 0.75, side * 1.15], [90, 0, 0]), cylinder(0.3, 0.2, rubber, [1.2, 0.3, side * 0.8], [90, 0, 0])]),
    knob(0.22, [0.3, 2.75, 1.1]),
    box(0.7, 0.7, 0.08, black, [1.0, 2.75, 1.1], [0, 0, 0], 0.03),
    cylinder(0.24, 0.1, grey, [1.0, 2.75, 1.14], [90, 0, 0]),
    label('VAJRA', 0.9, 0.34, [-0.8, 2.8, 1.105], [0, 0, 0], { ink: '#ffffff' }),
    tube(
      [
        [1.6, 1.5, 0.3],
        [2.4, 1.4, 0.5],
        [2.9, 2.4, 0.2],
        [2.2, 4.0, -0.3],
        [0.6, 4.3, -0.5],
        [-0.8, 3.9, -0.3],
        [-1.6, 3.55, 0.1],
      ],
      0.17,
      plastic('#3a3f44'),
    ),
    pair((side) => box(0.1, 0.5, 0.3, chrome, [side * 1.62, 2.1, 0.4])),
  );
}

export const scenes: Scenes = {
  'NV-30': { build: () => drum({ r: 1.15, h: 1.9, head: brands.Nirmalya.body, motors: 1, name: 'NIRMALYA' }), first: { from: [-22, 16] } },
  'NV-80T': { build: () => drum({ r: 1.4, h: 2.9, head: brands.Nirmalya.body, motors: 3, name: 'NIRMALYA' }), first: { from: [-22, 16] } },
  'NV-HD5': { build: heavy, first: { from: [-28, 14] } },
  'VDE-25': { build: extractor, first: { from: [28, 16] } },
};
