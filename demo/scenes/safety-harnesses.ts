import { hook } from './fittings.ts';
import { label } from './labels.ts';
import { black, galvanised, gloss, matt, metal, plastic, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { loft, strap } from './soft-solids.ts';
import { box, cylinder, extrude, group, outline, type Point, pair, put, ring, rod, scaled, sleeve, tube } from './solids.ts';

const figure = matt('#cfcbc2');

/** A tailor's figure without head and arms. */
const mannequin = (legs = true) =>
  group(
    put(
      loft(
        [
          [0.0, 0, 0.5, 0.86],
          [0.5, 0, 0.52, 0.9],
          [1.1, 0, 0.44, 0.72],
          [1.9, 0, 0.5, 0.86],
          [2.5, 0, 0.48, 0.98],
          [2.85, 0, 0.36, 0.8],
          [3.05, 0, 0.24, 0.4],
          [3.4, 0, 0.22, 0.26],
          [3.42, 0, 0.1, 0.1],
        ],
        figure,
        [0, 0, 0],
        [0, 0, 0],
        2.2,
      ),
      [0, 0, 0],
      [0, 90, 90],
    ),
    legs
      ? pair((side) => put(loft([[-1.5, 0, 0.3, 0.3], [-0.8, 0, 0.38, 0.37], [0.3, 0, 0.4, 0.42]], figure), [side * 0.44, 0, 0], [0, 90, 90]))
      : [],
  );

const band = (y: number, wide: number, deep: number, height: number, color: string, at: Point = [0, 0, 0]) => {
  const belt = sleeve(1, 0.94, height, matt(color), [at[0], y, at[2]]);
  return scaled(belt, [wide, 1, deep]);
};

const dRing = (at: Point, turn: Point = [0, 0, 0]) => put(group(ring(0.17, 0.035, steel, [0, 0, 0], [0, 0, 180], 180), rod(0.035, 0.38, steel)), at, turn);

const buckle = (at: Point, turn: Point = [0, 0, 0]) => put(group(box(0.34, 0.3, 0.07, steel, [0, 0, 0], [0, 0, 0], 0.03), box(0.2, 0.16, 0.09, black)), at, turn);

/** Webbing as it is worn: over both shoulders, across the chest, around both legs. */
function harness(main: string, second: string, withBelt: boolean) {
  const web = matt(main);
  return group(
    mannequin(),
    pair((side) => [
      strap(
        [
          [side * 0.5, 0.35, 0.56],
          [side * 0.46, 1.1, 0.5],
          [side * 0.5, 1.9, 0.58],
          [side * 0.52, 2.45, 0.5],
          [side * 0.5, 2.86, 0.2],
          [side * 0.42, 2.8, -0.3],
          [side * 0.2, 2.3, -0.55],
          [side * -0.2, 1.5, -0.55],
          [side * -0.45, 0.6, -0.58],
        ],
        0.24,
        web,
        [0, 1.4, 0],
      ),
      band(-0.12, 0.46, 0.46, 0.24, second, [side * 0.44, 0, 0]),
      buckle([side * 0.44, -0.12, 0.47]),
      buckle([side * 0.48, 1.0, 0.54]),
    ]),
    strap([[-0.55, 1.95, 0.6], [0, 1.98, 0.62], [0.55, 1.95, 0.6]], 0.22, matt(second), [0, 1.9, 0]),
    buckle([0, 1.98, 0.66]),
    dRing([0, 1.75, 0.66]),
    band(0.42, 0.95, 0.6, 0.26, main),
    withBelt ? [band(0.62, 0.98, 0.64, 0.5, '#26292c'), band(0.62, 0.99, 0.65, 0.2, second), buckle([0, 0.62, 0.66]), pair((side) => dRing([side * 0.98, 0.62, 0.12], [0, 90, 0]))] : [],
  );
}

const lanyard = (from: Point, to: Point, color: string, sag = 0.4) => strap([from, [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - sag, (from[2] + to[2]) / 2 + 0.2], to], 0.16, matt(color), [0, 9, -9]);

const snap = (at: Point, turn: Point = [0, 0, 0]) => put(scaled(hook(0.34, steel), 1), at, turn);

function forked() {
  const web = matt('#d9521a');
  return group(
    put(group(box(1.5, 0.28, 0.62, matt('#26292c'), [0, 0.14, 0], [0, 0, 0], 0.1), label('ENERGY ABSORBER', 1.2, 0.22, [0, 0.285, 0], [-90, 0, 0], { ink: '#f2b90c' })), [-1.6, 0, 0]),
    tube([[-2.4, 0.1, 0], [-2.7, 0.1, 0.05], [-3.0, 0.08, 0]], 0.08, web),
    put(snap([0, 0, 0]), [-3.0, 0.12, 0], [90, 0, -90]),
    pair((side) => [
      strap(
        [
          [-0.85, 0.12, side * 0.1],
          [0, 0.1, side * 0.8],
          [1.2, 0.1, side * 1.15],
          [2.0, 0.1, side * 0.6],
          [1.4, 0.1, side * 0.25],
          [0.8, 0.1, side * 0.5],
          [1.6, 0.14, side * 0.95],
          [2.8, 0.1, side * 0.9],
        ],
        0.22,
        web,
        [0, -20, 0],
      ),
      put(group(ring(0.42, 0.075, steel, [0.4, 0, 0], [90, 0, 0]), box(0.5, 0.13, 0.2, steel, [-0.05, 0, 0]), box(0.5, 0.1, 0.1, metal('#d8a020'), [0.45, 0.02, 0.34])), [2.95, 0.1, side * 0.9]),
    ]),
  );
}

function retractable() {
  return group(
    extrude(outline([[-0.9, -1.0], [0.9, -1.0], [1.15, 0], [0.75, 1.0], [-0.75, 1.0], [-1.15, 0]], 0.4), 1.0, gloss('#d9521a'), [0, 0, 0], [0, 0, 0], 0.22),
    extrude(outline([[-0.6, -0.6], [0.6, -0.6], [0.72, 0.1], [0.5, 0.6], [-0.5, 0.6], [-0.72, 0.1]], 0.25), 1.1, plastic('#26292c'), [0, 0, 0], [0, 0, 0], 0.05),
    label(['KAVACHI', 'KRB-10 · 10 m'], 0.95, 0.5, [0, 0.05, 0.556], [0, 0, 0], { ink: '#ffffff' }),
    put(group(ring(0.3, 0.07, steel), cylinder(0.16, 0.3, steel, [0, -0.4, 0])), [0, 1.55, 0]),
    cylinder(0.16, 0.5, black, [0, -1.2, 0], [0, 0, 0], 0.22),
    cylinder(0.035, 0.9, galvanised, [0, -1.8, 0]),
    cylinder(0.1, 0.34, plastic('#d8342b'), [0, -2.2, 0]),
    snap([0, -2.35, 0]),
  );
}

export const scenes: Scenes = {
  'HSL-2F': { build: forked, first: { from: [-20, 42] }, second: { from: [40, 30] } },
  'KRB-10': { build: retractable, isHanging: true, first: { from: [22, 6] }, second: { from: [-30, 6] } },
  'KBH-2': {
    build: () =>
      group(
        mannequin(false),
        band(0.7, 0.86, 0.58, 0.44, '#1e3d63'),
        band(0.7, 0.87, 0.59, 0.18, '#e5b51b'),
        buckle([0, 0.7, 0.6]),
        pair((side) => dRing([side * 0.87, 0.7, 0.1], [0, 90, 0])),
        tube([[0.9, 0.6, 0.1], [1.3, 0.0, 0.3], [1.1, -0.35, 0.8], [0.4, -0.2, 1.1], [0.2, 0.3, 0.9]], 0.07, matt('#e8e2d0')),
        snap([0.2, 0.5, 0.85]),
      ),
    first: { from: [24, 10] },
  },
  'HSH-1D': {
    build: () => group(harness('#1e5fa6', '#e58a12', false), lanyard([0.05, 1.72, 0.7], [1.25, -0.6, 0.4], '#e58a12'), snap([1.25, -0.6, 0.4])),
    first: { from: [22, 8] },
    second: { from: [200, 10] },
  },
  'HSH-3T': { build: () => harness('#b3202a', '#26292c', true), first: { from: [-24, 8] }, second: { from: [150, 10] } },
};
