
import { bagCloser } from './bag-closers.ts';
import { button, } from './fittings.ts';
import { smallMotor, table } from './machines.ts';
import { black, castIron, cream, gloss, grey, matt, paint, plastic, rubber, steel } from './materials.ts';
import { overlock } from './overlocks.ts';
import type { Scenes } from './scene.ts';
import { sewingHead } from './sewing-heads.ts';
import { bar, box, cylinder, group, lathe, pair, put, rod, scaled, } from './solids.ts';
import { treadleStand } from './treadle-stands.ts';

const cone = (color: string) =>
  group(lathe([[0, 0], [0.28, 0], [0.14, 0.75], [0, 0.75]], matt(color)), cylinder(0.02, 1, steel, [0, 0.5, 0]));

function onTable(machine: ReturnType<typeof sewingHead>, coat: string) {
  return group(
    scaled(table(7, 4.1, 2.8, plastic('#e4e1d8'), paint('#7d8488')), 1),
    put(machine, [0.2, 4.1, -0.1]),
    // Motor under the table; its belt goes up to the hand wheel.
    smallMotor(0.45, coat, [1.1, 3.1, -0.1], [0, 0, 0], 1.6),
    rod(0.24, 0.2, black, [2.33, 3.1, -0.1]),
    pair((side) => bar([[2.33, 3.1, -0.1 + side * 0.22], [2.33, 6.1, -0.1 + side * 0.4]], 0.03, rubber)),
    box(1.5, 0.4, 1.4, plastic('#c9cbc6'), [-2.2, 3.78, 0.3], [0, 0, 0], 0.04),
    put(box(1.8, 0.08, 1.1, castIron), [0.2, 0.5, 0.2], [12, 0, 0]),
    bar([[1.6, 0.5, 0], [1.6, 3.4, -0.4]], 0.05, steel),
    box(0.6, 0.8, 0.5, grey, [2.9, 3.55, 0.7], [0, 0, 0], 0.05),
    button(0.1, plastic('#c2212b'), [2.9, 3.65, 0.96]),
    group(
      cylinder(0.05, 3, steel, [3, 5.5, -1]),
      bar([[3, 6.9, -1], [1.9, 6.9, -1]], 0.04, steel),
      put(cone('#b3261e'), [2.7, 4.15, -1]),
      put(cone('#1e5fa6'), [2.1, 4.15, -1.1]),
    ),
  );
}

/** A black head on a treadle stand. */
const silai = () => group(put(sewingHead(gloss('#15181b'), 'SUTRA', '#e2b94b', 0.92), [0, 6.4, 0]), treadleStand('SUTRA', [2.13, 1.84]));

export const scenes: Scenes = {
  'SZ-20U': { build: () => onTable(sewingHead(paint('#dfe3e0'), 'SUTRA', '#26495a', 1.1), '#5a6468'), first: { from: [28, 16] } },
  'SBC-26': { build: bagCloser, first: { from: [24, 16] } },
  'SW-1541': { build: () => onTable(sewingHead(paint('#3c5a52'), 'SUTRA', '#ffffff', 1.25), '#33383b'), first: { from: [-24, 18] } },
  'SL-8700': { build: () => onTable(sewingHead(cream, 'SUTRA', '#26495a'), '#33383b') },
  'SO-747F': { build: () => overlock('SUTRA', 'SO-747F'), first: { from: [-28, 18] } },
  'SD-2020': { build: silai, first: { from: [-26, 14] }, second: { from: [22, 20], near: 2.2, at: [0.5, 0.86, 0.5] } },
};
