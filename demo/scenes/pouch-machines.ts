import { brands } from './brands.ts';
import { bolt, button, display, vents } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { castors } from './machines.ts';
import { aluminium, black, brass, cardboard, chrome, clear, darkSteel, gloss, matt, paint, plastic, rubber, stainless, standard, steel } from './materials.ts';
import { block, sculpt } from './sculpt.ts';
import { around, bar, box, cylinder, extrude, group, lathe, outline, pair, put, repeat, sleeve, tube } from './solids.ts';

const green = paint(brands.Dhanvi.body);
/** Printed on its outer side, glossy. */
const film = standard('#c8322b', 0, 0.22);
const unprinted = standard('#e9e4da', 0, 0.25);
/** Of the forming tube's axis from the cabinet's middle. One unit is 2.5 dm. */
const FRONT = 0.55;

/** Film from a reel runs over rollers and a collar around a tube, is sealed along and across, and falls as pouches. */
export const pouchMachine = () =>
  group(cabinet(), filmPath(), put(former(), [0, 0, FRONT]), put(jaws(), [0, 2.75, FRONT]), put(filler(), [0, 5.3, FRONT]), pouches(), panel());

const cabinet = () =>
  group(
    box(2.0, 1.5, 2.0, green, [0, 1.15, -0.5], [0, 0, 0], 0.06),
    castors(1.9, 1.9, 0.18, 0.42).map((castor) => put(castor, [0, 0, -0.5])),
    box(2.0, 3.3, 0.9, green, [0, 3.5, -1.0], [0, 0, 0], 0.05),
    box(1.84, 3.1, 0.03, stainless, [0, 3.5, -0.54], [0, 0, 0], 0.01),
    box(2.1, 0.1, 2.2, stainless, [0, 5.2, -0.2], [0, 0, 0], 0.03),
    pair((side) => bar([[side * 0.92, 1.9, 0.4], [side * 0.92, 5.15, 0.4]], 0.07, stainless)),
    extrude(outline([[-0.8, -0.5], [0.8, -0.5], [0.8, 0.35], [-0.8, 0.35]], 0.06), 0.04, green, [0, 1.05, 0.51], [0, 0, 0], 0.015),
    bar([[0.6, 0.85, 0.53], [0.6, 0.85, 0.62], [0.6, 1.15, 0.62], [0.6, 1.15, 0.53]], 0.03, chrome, 0.06),
    label('DHANVI', 1.0, 0.24, [-0.12, 1.66, 0.505], [0, 0, 0], { ink: '#ffffff' }),
    label('FF-100  FORM FILL SEAL', 0.9, 0.1, [-0.1, 1.16, 0.535], [0, 0, 0], { ink: '#ffffff', weight: 400 }),
    vents(0.8, 0.36, 5, [-0.12, 0.83, 0.535]),
    vents(0.8, 0.7, 7, [1.005, 1.1, -0.5], [0, 90, 0]),
    ratingPlate(0.4, [1.006, 3.0, -1.0], [0, 90, 0]),
  );

/** A piece of web between two places of its path (z, y). */
const web = ([fromZ, fromY]: [number, number], [z, y]: [number, number]) =>
  box(1.1, Math.hypot(z - fromZ, y - fromY), 0.014, unprinted, [0, (y + fromY) / 2, (z + fromZ) / 2], [(Math.atan2(z - fromZ, y - fromY) * 180) / Math.PI, 0, 0]);

/** The reel behind, and the rollers that lead its film upwards to the collar. */
function filmPath() {
  const rollers: [number, number][] = [[-2.2, 3.9], [-1.75, 4.9], [-0.3, 4.98]];
  return group(
    sleeve(0.62, 0.16, 1.1, film, [0, 2.7, -2.3], [0, 0, 90]),
    sleeve(0.17, 0.12, 1.24, cardboard, [0, 2.7, -2.3], [0, 0, 90]),
    cylinder(0.07, 1.8, steel, [0, 2.7, -2.3], [0, 0, 90]),
    pair((side) => [box(0.1, 0.26, 1.2, green, [side * 0.85, 2.7, -1.9], [0, 0, 0], 0.03), box(0.08, 2.4, 0.12, green, [side * 0.85, 3.85, -2.05], [8, 0, 0], 0.02)]),
    rollers.map(([z, y]) => cylinder(0.09, 1.7, chrome, [0, y, z], [0, 0, 90])),
    web([-2.92, 2.75], [-2.29, 3.9]),
    web([-2.29, 3.92], [-1.8, 4.98]),
    web([-0.32, 4.88], [FRONT - 0.42, 4.62]),
  );
}

/** The collar folds the film around the tube; belts pull it down, a bar seals it along. */
const former = () =>
  group(
    cylinder(0.27, 2.3, stainless, [0, 4.15, 0]),
    lathe([[0.3, -0.3], [0.31, 0], [0.36, 0.14], [0.48, 0.26], [0.66, 0.34], [0.68, 0.32], [0.5, 0.22], [0.4, 0.1]], chrome, [0, 4.36, 0], [-8, 0, 0]),
    box(1.5, 0.08, 0.5, aluminium, [0, 4.12, -0.35], [0, 0, 0], 0.02),
    sleeve(0.29, 0.275, 1.35, film, [0, 3.5, 0]),
    repeat(3, (index) => sleeve(0.294, 0.28, 0.1, gloss('#f1c431'), [0, 3.0 + index * 0.42, 0])),
    pair((side) => [
      extrude(outline([[-0.12, -0.5], [0.12, -0.5], [0.12, 0.5], [-0.12, 0.5]], 0.12), 0.2, rubber, [side * 0.42, 3.5, 0], [0, 0, 0], 0.02),
      [3.12, 3.88].map((y) => put(group(cylinder(0.09, 0.24, aluminium), bolt(0.05, [0, 0.12, 0])), [side * 0.42, y, 0], [90, 0, 0])),
      box(0.12, 0.7, 0.2, aluminium, [side * 0.62, 3.5, 0], [0, 0, 0], 0.02),
    ]),
    box(0.12, 0.9, 0.12, brass, [0.17, 3.5, 0.34], [0, 0, 0], 0.02),
    box(0.16, 0.5, 0.2, darkSteel, [0.17, 3.5, 0.48], [0, 0, 0], 0.03),
    tube([[0.2, 3.7, 0.55], [0.5, 4.0, 0.6], [0.75, 4.1, 0.1], [0.8, 4.1, -0.9]], 0.025, black),
  );

/** Hot jaws close across the film and cut it; a crank moves them along two bars. */
const jaws = () =>
  group(
    pair((end) => [
      box(1.3, 0.26, 0.2, aluminium, [0, 0, end * 0.24], [0, 0, 0], 0.02),
      box(0.9, 0.16, 0.06, brass, [0, 0, end * 0.12], [0, 0, 0], 0.01),
      repeat(3, (index) => box(0.9, 0.018, 0.07, darkSteel, [0, -0.05 + index * 0.05, end * 0.118])),
      [-0.45, 0.45].map((x) => put(bolt(0.05), [x, 0, 0.34], [90, 0, 0])),
    ]),
    pair((side) => cylinder(0.06, 1.3, chrome, [side * 0.56, -0.02, -0.1], [90, 0, 0])),
    box(0.5, 0.6, 0.36, darkSteel, [0, 0, -0.9], [0, 0, 0], 0.04),
    put(group(cylinder(0.22, 0.1, steel, [0, 0, 0], [0, 0, 90]), cylinder(0.05, 0.2, steel, [0.06, 0.13, 0], [0, 0, 90])), [0.3, 0, -0.8]),
    bar([[0.4, 0.13, -0.8], [0.4, 0, -0.3]], 0.045, chrome),
    box(1.5, 0.9, 0.03, clear('#d9e6ea', 0.26), [0, -0.05, 0.5], [0, 0, 0], 0.01),
    pair((side) => bolt(0.04, [side * 0.7, 0.3, 0.52], [90, 0, 0])),
  );

/** A turning plate with cups measures what falls from the hopper into the tube. */
const filler = () =>
  group(
    cylinder(0.86, 0.1, stainless, [0, 0.34, 0]),
    around(6, (degrees) => put(cylinder(0.18, 0.34, stainless, [0.6, 0.14, 0]), [0, 0, 0], [0, degrees, 0])),
    sleeve(0.9, 0.86, 0.26, clear('#d9e6ea', 0.5), [0, 0.5, 0]),
    lathe([[0.2, 0], [0.24, 0.2], [0.95, 1.15], [0.95, 1.5], [1.0, 1.52], [1.0, 1.55], [0.92, 1.54], [0.92, 1.16], [0.2, 0.22]], stainless, [-0.05, 0.52, -0.1]),
    lathe([[0.92, 0], [0.5, 0.12], [0, 0.2]], matt('#4a2f1f'), [-0.05, 1.86, -0.1]),
    pair((side) => bar([[side * 0.95, -0.05, -0.5], [side * 0.95, 1.5, -0.5]], 0.05, stainless)),
    box(0.4, 0.6, 0.4, darkSteel, [0.62, 0.3, -0.9], [0, 0, 0], 0.05),
  );

/** One is being filled; others have slid down the chute into a tray. */
const pouches = () =>
  group(
    put(pouch(), [0, 2.2, FRONT], [0, 0, 0]),
    box(1.0, 0.05, 1.3, stainless, [0, 1.72, FRONT + 0.35], [28, 0, 0], 0.02),
    pair((side) => box(0.04, 0.2, 1.3, stainless, [side * 0.5, 1.8, FRONT + 0.35], [28, 0, 0], 0.01)),
    put(pouch(), [0.05, 1.66, FRONT + 0.62], [-62, 6, 8]),
    ([[-0.5, 0.16, 1.7, 12], [0.15, 0.16, 1.9, -20], [-0.15, 0.3, 1.5, 40], [0.75, 0.16, 1.55, 70]] as const).map(([x, y, z, turn]) => put(put(pouch(), [0, 0, 0], [-90, 0, 0]), [x, y, z], [0, turn, 0])),
  );

const pouch = () =>
  group(
    sculpt((x, y, z) => block([0, 0, 0], [0.27, 0.36, 0.14], 0.08)(x, y, z / (0.12 + 0.88 * Math.max(0, 1 - (y / 0.37) ** 2))) * 0.4, [-0.35, -0.42, -0.25], [0.35, 0.42, 0.25], 0.025, film),
    pair((side) => box(0.52, 0.07, 0.02, gloss('#f1c431'), [0, side * 0.36, 0])),
    label(['CHAI', '100 g'], 0.34, 0.26, [0, 0, 0.148], [0, 0, 0], { ink: '#fff4dc' }),
  );

const panel = () =>
  put(
    group(
      box(0.95, 1.25, 0.34, plastic('#dfe1de'), [0, 0, 0], [0, 0, 0], 0.05),
      box(0.8, 0.56, 0.04, black, [0, 0.24, 0.17], [0, 0, 0], 0.02),
      display('40 / min', 0.62, 0.38, [0, 0.24, 0.2], [0, 0, 0], { on: '#123a5a', ink: '#e8f3fa' }),
      button(0.075, plastic('#1e8a4c'), [-0.28, -0.3, 0.18]),
      button(0.075, plastic('#c2212b'), [-0.04, -0.3, 0.18]),
      cylinder(0.13, 0.04, plastic('#e9c22a'), [0.27, -0.32, 0.18], [90, 0, 0]),
      cylinder(0.09, 0.14, plastic('#c2212b'), [0.27, -0.32, 0.24], [90, 0, 0]),
      bar([[-0.2, 0, -0.15], [-0.2, 0, -0.9]], 0.06, steel),
    ),
    [1.45, 4.3, 0.5],
    [0, 14, 0],
  );
