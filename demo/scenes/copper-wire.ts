import type { Material } from 'three';
import { label } from './labels.ts';
import { black, copper, matt, metal, plastic, white } from './materials.ts';
import type { Scenes } from './scene.ts';
import { type FlatPoint, group, lathe, put, repeat, ring, scaled, sleeve, tube } from './solids.ts';

const windings = (inner: number, outer: number, from: number, to: number, wire: number): FlatPoint[] => [
  [inner, from],
  ...repeat(Math.floor((to - from) / wire), (index): FlatPoint[] => [
    [outer - wire * 0.42, from + (index + 0.04) * wire],
    [outer - wire * 0.08, from + (index + 0.25) * wire],
    [outer, from + (index + 0.5) * wire],
    [outer - wire * 0.08, from + (index + 0.75) * wire],
  ]).flat(),
  [inner, to],
];

/** A spool standing on its flange. */
function spool(wire: Material, flange: Material, thick: number, words: string, full = 1) {
  return group(
    lathe([[0.3, 0], [1.3, 0], [1.3, 0.12], [0.3, 0.14]], flange),
    lathe([[0.3, 2.0], [1.3, 2.02], [1.3, 2.14], [0.3, 2.14], [0.3, 2.0]], flange),
    sleeve(0.45, 0.3, 2.1, flange, [0, 1.06, 0]),
    lathe(windings(0.4, 1.12 * full, 0.14, 2.0, thick), wire),
    label(words.split('|'), 1.1, 0.55, [0, 2.146, 0.78], [-90, 0, 0], { on: '#f4f2ea', ink: '#b8431d' }),
    tube([[1.1, 1.2, 0.3], [1.5, 0.9, 0.6], [1.8, 0.3, 1.2], [1.6, thick / 2, 1.9], [0.8, thick / 2, 2.2]], thick / 2, wire),
  );
}

/** Wire wound to a ring and bound with tape. */
function coil(wire: Material, thick: number, radius: number, tape: Material, wrapped = false) {
  const strands = repeat(5, (row) => repeat(6, (index) => ring(radius + (index - 2.5) * thick * 0.98, thick / 2, wire, [0, thick / 2 + row * thick * 0.9, ((row * 7 + index * 3) % 5) * 0.01], [90, 0, 0]))).flat();
  return group(
    strands,
    [0, 90, 180, 270].map((degrees) => put(group(scaled(ring(thick * 3.4, thick * 0.4, tape, [radius, thick * 2.3, 0]), [1.05, 0.85, 3])), [0, 0, 0], [0, degrees + 20, 0])),
    wrapped
      ? []
      : tube([[radius, thick * 5, 0.2], [radius * 1.1, thick * 5.6, 1], [radius * 0.6, thick * 6, 1.7]], thick / 2, wire),
  );
}

const enamel = metal('#b8502a', 0.22);

export const scenes: Scenes = {
  'EW-22S': { build: () => spool(enamel, white, 0.045, 'TAMRIKA|22 SWG · 5 kg'), first: { from: [-20, 22] }, second: { from: [30, 40] } },
  'PW-10S': { build: () => coil(plastic('#e3dccb'), 0.16, 1.7, black, true), first: { from: [-30, 30] }, second: { from: [24, 18] } },
  'TC-05': { build: () => spool(metal('#dfe2e3', 0.2), black, 0.05, 'TAMRIKA|TINNED 0.5 mm', 0.96), first: { from: [-20, 22] }, second: { from: [30, 40] } },
  'BC-16': { build: () => coil(copper, 0.17, 2.0, matt('#e9e4d4')), first: { from: [-24, 28] }, second: { from: [30, 16] } },
};
