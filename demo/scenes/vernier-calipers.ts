import { button, display, gauge, knob } from './fittings.ts';
import { label } from './marks.ts';
import { black, chrome, metal, plastic } from './materials.ts';
import type { Scenes } from './scene.ts';
import { box, cylinder, type FlatPoint, group, outline, plateOf, put, repeat } from './solids.ts';

const satin = metal('#c9cccd', 0.38);
const scale = (count: number, step: number, from: number, y: number, z: number, long: number) =>
  group(
    repeat(count, (index) =>
      box(
        0.012,
        index % 10 === 0 ? long : index % 5 === 0 ? long * 0.75 : long * 0.5,
        0.004,
        black,
        [from + index * step, y - (index % 10 === 0 ? long : index % 5 === 0 ? long * 0.75 : long * 0.5) / 2, z],
        [0, 0, 0],
        0,
      ),
    ),
    repeat(Math.floor(count / 10) + 1, (index) => label(String(index), 0.14, 0.14, [from + index * 10 * step, y - long - 0.1, z])),
  );

type Caliper = { length: number; jaw?: number; head?: 'vernier' | 'digital' | 'dial' };

/** Lies on its back, its scale up; `jaw` says how long the lower jaws are. */
function caliper({ length, jaw = 1.5, head = 'vernier' }: Caliper) {
  const lower = (side: 1 | -1): FlatPoint[] => [
    [0, 0.05],
    [side * -0.75, 0.05],
    [side * -0.75, -0.45],
    [side * -0.35, -jaw * 0.6],
    [side * -0.06, -jaw - 0.4],
    [0, -jaw - 0.4],
  ];
  const upper = (side: 1 | -1): FlatPoint[] => [[side * -0.1, 0], [side * -0.5, 0], [side * -0.22, 0.55], [0, 0.95], [side * 0.02, 0.95]];
  const open = 1.1;
  return put(
    group(
      box(length, 0.62, 0.13, satin, [length / 2 - 0.6, 0, 0]),
      plateOf(outline(lower(1), 0.05), 0.15, satin, [0, -0.26, 0]),
      jaw < 2 ? plateOf(outline(upper(1), 0.03), 0.1, satin, [0, 0.28, 0.02]) : [],
      scale(Math.floor((length - 2) / 0.07), 0.07, 0.5, -0.06, 0.068, 0.16),
      put(
        group(
          plateOf(outline(lower(-1), 0.05), 0.15, satin, [0, -0.26, 0]),
          jaw < 2 ? plateOf(outline(upper(-1), 0.03), 0.1, satin, [0, 0.28, 0.02]) : [],
          box(2.6, 0.9, 0.24, satin, [1.3, 0.0, 0.02]),
          head === 'vernier'
            ? [
                plateOf(outline([[0.3, -0.38], [2.3, -0.38], [2.3, -0.02], [0.3, -0.02]], 0.03), 0.03, metal('#dfe1e1', 0.3), [0, 0, 0.15]),
                scale(21, 0.08, 0.45, -0.06, 0.168, 0.13),
                put(knob(0.12, [0, 0, 0], [0, 0, 0], chrome), [1.9, 0.24, 0.14]),
              ]
            : [],
          head === 'digital'
            ? [
                box(2.5, 1.15, 0.36, plastic('#2b3036'), [1.35, 0, 0.1], [0, 0, 0], 0.1),
                display('45.27 mm', 1.3, 0.42, [1.1, 0.22, 0.31]),
                repeat(3, (index) => button(0.1, plastic(['#e0a10f', '#d5d8da', '#d5d8da'][index] as string), [0.7 + index * 0.5, -0.28, 0.29])),
                label('MAAPAK', 0.5, 0.13, [2.2, -0.28, 0.285], [0, 0, 0], { ink: '#ffffff' }),
              ]
            : [],
          head === 'dial' ? [put(gauge(0.72), [1.3, 0, 0.3]), label('MAAPAK', 0.5, 0.12, [1.3, -0.3, 0.5])] : [],
          put(cylinder(0.2, 0.14, chrome, [0, 0, 0], [90, 0, 0]), [0.6, -0.42, 0.1]),
          put(cylinder(0.1, 0.2, chrome), [1.2, 0.55, 0.05]),
        ),
        [open, 0, 0],
      ),
      box(1.6, 0.08, 0.05, satin, [length + 0.1, 0, 0]),
      label('MAAPAK', 0.9, 0.2, [length - 1.4, 0.14, 0.069], [0, 0, 0], { weight: 600, ink: '#8f1d2c' }),
    ),
    [0, 0.12, 0],
    [-90, 0, 0],
  );
}

const view: Scenes[string]['first'] = { from: [-18, 52] };
const close: Scenes[string]['second'] = { from: [24, 40], near: 2.1, at: [0.35, 0.5, 0.45] };

export const scenes: Scenes = {
  'MC-25': { build: () => caliper({ length: 7, head: 'dial' }), first: view, second: close },
  'MV-150': { build: () => caliper({ length: 7 }), first: view, second: close },
  'MD-200': { build: () => caliper({ length: 8, head: 'digital' }), first: view, second: close },
  'MV-600': { build: () => caliper({ length: 13, jaw: 2.4 }), first: { from: [-22, 46] }, second: { from: [24, 40], near: 2.8, at: [0.2, 0.5, 0.4] } },
};
