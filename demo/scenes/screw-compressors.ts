import type { Material } from 'three';
import { brands } from './brands.ts';
import { button, display, gauge, vents } from './fittings.ts';
import { label } from './labels.ts';
import { black, brass, gloss, paint, plastic, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { ball, box, cylinder, group, pair, put, repeat, ring, rod } from './solids.ts';

type Housing = { w: number; h: number; d: number; doors: number; words: string; color?: string };

/** A sound-proof housing with doors, a screen and ventilation slots. */
function housing({ w, h, d, doors, words, color = brands.Vayuman.body }: Housing) {
  const grey = paint('#d9dcdc');
  return group(
    box(w, 0.25, d, paint('#2f3439'), [0, 0.12, 0]),
    box(w, h, d, grey, [0, 0.25 + h / 2, 0], [0, 0, 0], 0.1),
    box(w * 1.01, h * 0.22, d * 1.01, paint(color), [0, 0.26 + h * 0.89, 0], [0, 0, 0], 0.1),
    repeat(doors, (index) => {
      const each = w / doors;
      const x = -w / 2 + (index + 0.5) * each;
      return group(
        box(each - 0.08, h * 0.74, 0.05, grey, [x, 0.25 + h * 0.39, d / 2 + 0.02]),
        box(0.1, 0.34, 0.06, black, [x + each * 0.4, 0.25 + h * 0.42, d / 2 + 0.06]),
        index === 0 ? [] : vents(each * 0.6, h * 0.2, 7, [x, 0.25 + h * 0.17, d / 2 + 0.05]),
      );
    }),
    label('VAYUMAN', Math.min(w * 0.42, 2.4), h * 0.12, [w * 0.12, 0.25 + h * 0.89, d / 2 + 0.03], [0, 0, 0], { ink: '#ffffff' }),
    put(
      group(
        box(0.8, 0.9, 0.06, plastic('#2b3036'), [0, 0, 0], [0, 0, 0], 0.02),
        display(words, 0.6, 0.3, [0, 0.18, 0.06], [0, 0, 0], { on: '#153a52', ink: '#bfe6ff' }),
        button(0.08, plastic('#1e8a4c'), [-0.18, -0.2, 0.04]),
        button(0.08, plastic('#c2212b'), [0.18, -0.2, 0.04]),
      ),
      [-w / 2 + 0.65, 0.25 + h * 0.55, d / 2 + 0.06],
    ),
    vents(d * 0.7, h * 0.4, 10, [-w / 2 - 0.01, 0.25 + h * 0.35, 0], [0, -90, 0]),
    vents(d * 0.7, h * 0.4, 10, [w / 2 + 0.01, 0.25 + h * 0.35, 0], [0, 90, 0]),
    put(roofGrille(Math.min(w, d) * 0.24, grey), [w * 0.2, 0.28 + h, 0]),
  );
}

/** Strips across the opening through which the cooling air leaves. */
const roofGrille = (radius: number, material: Material) =>
  group(
    cylinder(radius, 0.06, black, [0, -0.03, 0]),
    ring(radius, 0.035, material, [0, 0, 0], [90, 0, 0]),
    repeat(7, (index) => {
      const z = (index - 3) * radius * 0.26;
      return box(2 * Math.sqrt(radius ** 2 - z ** 2), 0.05, 0.06, material, [0, 0.01, z]);
    }),
  );

function onTank(dryer: boolean) {
  const y = 0.95;
  return group(
    rod(0.75, 4.2, gloss(brands.Vayuman.body), [0, y, 0]),
    pair((side) => ball(0.75, gloss(brands.Vayuman.body), [side * 2.1, y, 0], [0.5, 1, 1])),
    pair((side) => box(0.3, 0.6, 1.3, paint('#2f3439'), [side * 1.5, 0.3, 0])),
    pair((side) => box(0.3, 0.4, 1.5, paint('#2f3439'), [side * 1.3, 1.6, 0])),
    put(housing({ w: dryer ? 4.2 : 3.2, h: 2.4, d: 1.9, doors: dryer ? 3 : 2, words: '7.5 bar' }), [0, 1.75, 0]),
    // Behind the right door.
    dryer
      ? put(group(label('AIR DRYER', 0.9, 0.2, [0, 0.3, 0.003], [0, 0, 0], { ink: '#1b62a8' }), display('3 °C', 0.46, 0.22, [0, -0.02, 0.03]), label('DEW POINT', 0.5, 0.09, [0, -0.24, 0.003], [0, 0, 0], { ink: '#33383c' })), [1.35, 3.5, 1.0])
      : [],
    gauge(0.22, [1.2, 1.1, 0.82]),
    cylinder(0.12, 0.4, brass, [2.3, 1.2, 0.3], [0, 0, 60]),
  );
}

/** The frequency converter has a cabinet of its own beside the housing. */
const withInverter = () =>
  group(
    housing({ w: 3.9, h: 3.2, d: 2.4, doors: 3, words: '7.2 bar' }),
    put(
      group(
        box(1.0, 3.0, 1.7, paint('#d9dcdc'), [0, 1.65, 0], [0, 0, 0], 0.06),
        box(0.9, 0.12, 1.5, black, [0, 0.1, 0]),
        box(0.84, 2.7, 0.04, paint('#c9cdce'), [0, 1.7, 0.86], [0, 0, 0], 0.02),
        label('VARIABLE SPEED', 0.74, 0.12, [0, 2.85, 0.885], [0, 0, 0], { ink: brands.Vayuman.body }),
        display('38 Hz', 0.5, 0.24, [0, 2.45, 0.9]),
        button(0.07, plastic('#1e8a4c'), [-0.16, 2.1, 0.89]),
        button(0.07, plastic('#c2212b'), [0.16, 2.1, 0.89]),
        vents(0.6, 0.7, 9, [0, 0.75, 0.885]),
        box(0.08, 0.3, 0.06, black, [0.34, 1.6, 0.9]),
      ),
      [2.55, 0, 0.3],
    ),
  );

/** Two fans blow out of the roof; the base has pockets for a fork-lift. */
const withRoofFans = () =>
  group(
    put(housing({ w: 5.8, h: 3.4, d: 2.9, doors: 4, words: '8.0 bar', color: '#2b3036' }), [0, 0.35, 0]),
    box(5.8, 0.35, 2.8, paint('#2b3036'), [0, 0.18, 0]),
    pair((side) => box(0.8, 0.2, 0.1, black, [side * 1.3, 0.18, 1.38])),
    pair((side) => [
      cylinder(1.0, 0.4, paint('#c9cdce'), [side * 1.4, 4.15, 0]),
      cylinder(0.86, 0.06, black, [side * 1.4, 4.34, 0]),
      repeat(5, (index) => ring(0.18 + index * 0.17, 0.018, steel, [side * 1.4, 4.4, 0], [90, 0, 0])),
      pair((way) => box(1.8, 0.03, 0.05, steel, [side * 1.4, 4.4, 0], [0, way * 45, 0])),
    ]),
  );

export const scenes: Scenes = {
  'VS-100F': { build: withRoofFans, first: { from: [-30, 12] }, second: { from: [24, 48] } },
  'VS-10T': { build: () => onTank(false), first: { from: [-28, 14] }, second: { from: [32, 20] } },
  'VS-20D': { build: () => onTank(true), first: { from: [28, 14] } },
  'VS-50V': { build: withInverter, first: { from: [-28, 14] } },
};
