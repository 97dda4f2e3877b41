import { label } from './labels.ts';
import { aluminium, black, clear, darkSteel, gloss, metal, plastic, rubber, steel } from './materials.ts';
import { block, grown, sculpt } from './sculpt.ts';
import { around, bar, box, cylinder, group, lathe, pair, put, repeat, rod, tube } from './solids.ts';

/** At the end of a brush cutter's shaft, which leaves along +x from the origin; the starter is behind. 1.3 high. */
export function twoStrokeEngine(color: string, name: string) {
  const coat = gloss(color);
  return group(
    rod(0.36, 0.9, aluminium, [0, 0, 0]),
    repeat(4, (index) => box(0.62, 0.045, 0.7, aluminium, [0.05, index * 0.1, 0], [0, 0, 0], 0.015)),
    // Cover over the cylinder, with slots for the air.
    sculpt(grown(0.1, block([-0.04, 0.58, 0], [0.44, 0.22, 0.36], 0.14), block([-0.3, 0.2, 0], [0.18, 0.45, 0.38], 0.12)), [-0.7, -0.4, -0.6], [0.6, 1.0, 0.6], 0.03, coat),
    repeat(5, (index) => box(0.3, 0.02, 0.06, black, [-0.02, 0.802, -0.2 + index * 0.1], [0, 0, 0], 0.008)),
    label(name, 0.52, 0.14, [-0.04, 0.62, 0.385], [0, 0, 0], { ink: '#ffffff' }),
    label(name, 0.52, 0.14, [-0.04, 0.62, -0.385], [0, 180, 0], { ink: '#ffffff' }),
    bar([[0.36, 0.5, 0.1], [0.52, 0.46, 0.1], [0.5, 0.2, 0.05]], 0.045, black, 0.08),
    recoilStarter(color),
    silencer(),
    airCleaner(color),
    fuelTank(),
    // Clutch housing towards the shaft.
    lathe([[0, 0.36], [0.44, 0.36], [0.44, 0.46], [0.36, 0.5], [0.2, 0.95], [0.16, 1.1], [0, 1.1]], plastic('#2b2d30'), [0, 0, 0], [0, 0, -90]),
    around(8, (degrees) => put(box(0.3, 0.05, 0.03, black, [0.66, 0.34, 0], [0, 0, -22]), [0, 0, 0], [degrees, 0, 0])),
  );
}

const recoilStarter = (color: string) =>
  group(
    lathe([[0, 0.42], [0.5, 0.42], [0.54, 0.5], [0.52, 0.66], [0.4, 0.74], [0.16, 0.78], [0, 0.78]], plastic('#26292c'), [0, 0, 0], [0, 0, 90], 64),
    around(14, (degrees) => put(box(0.03, 0.2, 0.06, black, [-0.735, 0.32, 0], [0, 0, 24]), [0, 0, 0], [degrees, 0, 0])),
    rod(0.15, 0.04, plastic(color), [-0.79, 0, 0]),
    put(box(0.12, 0.1, 0.36, black, [0, 0, 0], [0, 0, 0], 0.04), [-0.62, 0.48, 0.3], [30, 0, 0]),
  );

/** Hot: behind a perforated guard. */
const silencer = () =>
  group(
    box(0.6, 0.56, 0.22, metal('#8b8a86', 0.5), [0, 0.2, 0.5], [0, 0, 0], 0.05),
    repeat(4, (row) => repeat(5, (column) => box(0.06, 0.06, 0.02, black, [-0.2 + column * 0.1, 0.04 + row * 0.1, 0.612], [0, 0, 0], 0.01))),
    put(cylinder(0.06, 0.14, darkSteel), [0.24, -0.02, 0.6], [90, 0, 0]),
  );

const airCleaner = (color: string) =>
  group(
    box(0.56, 0.5, 0.28, plastic('#26292c'), [0, 0.16, -0.52], [0, 0, 0], 0.08),
    put(group(cylinder(0.09, 0.06, plastic(color)), box(0.16, 0.04, 0.03, plastic(color), [0, 0.04, 0])), [0, 0.2, -0.67], [90, 0, 0]),
  );

const fuelTank = () =>
  group(
    sculpt(block([-0.14, -0.62, 0], [0.5, 0.2, 0.46], 0.12), [-0.8, -1, -0.6], [0.5, -0.3, 0.6], 0.03, clear('#ebe6d2', 0.88)),
    put(group(cylinder(0.15, 0.12, plastic('#c2212b')), around(12, (degrees) => put(box(0.02, 0.1, 0.03, black, [0.15, 0, 0]), [0, 0, 0], [0, degrees, 0]))), [-0.3, -0.5, 0.46], [60, 0, 0]),
    tube([[0.1, -0.45, 0.3], [0.2, -0.2, 0.42], [0.1, 0.0, -0.1]], 0.03, clear('#d8c98a', 0.85)),
    pair((side) => bar([[-0.5, -0.3, side * 0.3], [-0.55, -0.88, side * 0.42], [0.3, -0.88, side * 0.42]], 0.045, black, 0.1)),
    pair((side) => put(rod(0.06, 0.12, rubber), [0.3, -0.88, side * 0.42])),
    cylinder(0.04, 0.1, steel, [0.3, -0.42, 0.2]),
  );
