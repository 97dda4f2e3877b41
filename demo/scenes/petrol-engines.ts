import { bolt } from './fittings.ts';
import { label } from './labels.ts';
import { aluminium, black, darkSteel, gloss, metal, paint, plastic, steel } from './materials.ts';
import { block, grown, limb, sculpt } from './sculpt.ts';
import { around, bar, box, cylinder, group, lathe, pair, put, repeat, rod, tube } from './solids.ts';

const alloy = metal('#a4a8aa', 0.5);

/** Four-stroke with a leaning cylinder towards +z, its shaft along +x, the recoil starter at -x. 2.4 wide. */
export function petrolEngine(color: string, tank = color) {
  return group(
    sculpt(grown(0.16, block([0.05, 0.6, -0.05], [0.62, 0.5, 0.6], 0.2), limb({ at: [0.5, 0.62, 0], r: 0.42 }, { at: [0.72, 0.62, 0], r: 0.36 })), [-0.8, 0, -0.9], [1.3, 1.3, 0.9], 0.05, alloy),
    box(1.3, 0.1, 1.5, alloy, [0.05, 0.05, 0]),
    rod(0.13, 0.7, steel, [1.2, 0.62, 0]),
    around(6, (degrees) => put(put(bolt(0.06, [0.28, 0, 0], [0, 0, -90]), [0.76, 0, 0]), [0, 0.62, 0], [degrees, 0, 0])),
    put(leaningCylinder(), [0.12, 0.7, 0.3], [62, 0, 0]),
    put(cowl(color), [-0.5, 0.86, 0]),
    put(fuelTank(tank), [0, 1.98, -0.24]),
    put(airCleaner(), [-0.18, 1.72, 1.02]),
    put(silencer(), [0.62, 1.62, 0.92]),
    bar([[0.2, 1.5, 0.8], [0.2, 1.75, 0.6], [0.2, 1.72, 0.95]], 0.12, alloy),
    pair((side) => put(cylinder(0.09, 0.2, plastic('#e9b824')), [0.3, 0.34, side * 0.66], [side * 70, 0, 0])),
    box(0.08, 0.5, 0.06, black, [-0.62, 1.5, 0.74], [0, 0, 24], 0.02),
  );
}

/** Fins, head and rocker cover along y, with the plug's lead. */
const leaningCylinder = () =>
  group(
    repeat(7, (index) => box(0.95, 0.045, 0.95, aluminium, [0, 0.2 + index * 0.1, 0], [0, 0, 0], 0.015)),
    cylinder(0.38, 0.8, alloy, [0, 0.4, 0]),
    box(0.8, 0.26, 0.72, alloy, [0, 0.98, 0], [0, 0, 0], 0.1),
    pair((side) => bolt(0.05, [side * 0.26, 1.11, 0.2])),
    tube([[-0.3, 0.9, 0.42], [-0.4, 1.1, 0.5], [-0.66, 0.7, 0.3]], 0.045, black),
  );

/** Leads the fan's air to the cylinder; slots and a rope in the starter. */
const cowl = (color: string) =>
  group(
    sculpt(grown(0.2, limb({ at: [-0.12, 0, 0], r: 0.86 }, { at: [0, 0, 0], r: 0.86 }), block([0.05, 0.25, 0.75], [0.3, 0.5, 0.42], 0.16)), [-1.1, -1, -1.1], [0.6, 1.1, 1.4], 0.05, paint('#26292c')),
    lathe([[0, 0.9], [0.7, 0.9], [0.72, 0.98], [0.7, 1.1], [0.6, 1.16], [0.3, 1.2], [0, 1.2]], gloss(color), [0.1, 0, 0], [0, 0, 90], 64),
    around(18, (degrees) => put(box(0.03, 0.24, 0.06, black, [-1.075, 0.48, 0], [0, 0, 12]), [0, 0, 0], [degrees, 0, 0])),
    rod(0.16, 0.04, black, [-1.11, 0, 0]),
    put(box(0.14, 0.12, 0.42, black, [0, 0, 0], [0, 0, 0], 0.05), [-0.96, 0.66, 0.42], [38, 0, 0]),
    around(3, (degrees) => put(put(bolt(0.05, [0, 0, 0], [0, 0, 90]), [-0.86, 0.8, 0]), [0, 0, 0], [degrees + 60, 0, 0])),
  );

/** Two pressed halves with a seam, and a cap. */
const fuelTank = (color: string) =>
  group(
    sculpt(block([0, 0, 0], [0.7, 0.36, 0.92], 0.22), [-0.9, -0.5, -1.1], [0.9, 0.5, 1.1], 0.045, gloss(color)),
    box(1.46, 0.03, 1.9, gloss(color), [0, -0.06, 0], [0, 0, 0], 0.012),
    lathe([[0.24, 0], [0.3, 0.03], [0.3, 0.15], [0.24, 0.2], [0, 0.22]], black, [0.1, 0.34, -0.3]),
    around(12, (degrees) => put(box(0.03, 0.1, 0.05, black, [0.3, 0.43, 0]), [0.1, 0, -0.3], [0, degrees, 0])),
    pair((side) => label('4 STROKE OHV', 1.2, 0.2, [side * 0.706, 0.1, 0], [0, side * 90, 0], { ink: '#ffffff' })),
  );

const airCleaner = () =>
  group(
    box(0.72, 0.7, 0.56, black, [0, 0, 0], [0, 0, 0], 0.14),
    repeat(4, (index) => box(0.735, 0.03, 0.58, plastic('#2b2d30'), [0, -0.2 + index * 0.12, 0], [0, 0, 0], 0.01)),
    cylinder(0.1, 0.08, black, [0, 0.37, 0]),
  );

/** Hot: behind a perforated guard. */
const silencer = () =>
  group(
    rod(0.36, 0.66, metal('#86898a', 0.5)),
    repeat(4, (row) => repeat(5, (column) => put(box(0.07, 0.03, 0.09, black, [-0.24 + column * 0.12, 0.355, 0]), [0, 0, 0], [row * 26 - 6, 0, 0]))),
    put(cylinder(0.09, 0.2, darkSteel), [0.34, 0.1, 0.12], [0, 0, 90]),
  );
