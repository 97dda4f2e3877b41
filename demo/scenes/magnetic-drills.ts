import { brands } from './brands.ts';
import { bolt, button, chain, } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { bendProtector, mainsLead } from './mains-lead.ts';
import { aluminium, black, brass, castIron, chrome, clear, darkSteel, metal, paint, plastic, rubber, steel } from './materials.ts';
import { block, grown, limb, sculpt } from './sculpt.ts';
import { around, ball, bar, box, cylinder, extrude, group, lathe, outline, type Point, pair, put, repeat, rod, sleeve, tube } from './solids.ts';

/** The spindle's distance from the middle of the magnet. */
const SPINDLE = 1.1;

/** A drill on a slide that holds itself to steel by a magnet; the spindle is at the right. One unit is a decimetre. */
export function magneticDrill() {
  const coat = paint(brands.Nirmaan.body);
  return group(
    magnet(),
    sculpt(grown(0.12, block([-0.3, 2.15, 0], [0.46, 1.35, 0.4], 0.12), block([-0.3, 0.95, 0], [0.7, 0.2, 0.42], 0.1), block([-0.55, 3.35, 0], [0.22, 0.25, 0.3], 0.1)), [-1.2, 0.6, -0.6], [0.4, 3.8, 0.6], 0.04, coat),
    slide(),
    put(drillHead(coat), [SPINDLE, 0, 0]),
    put(feed(), [-0.12, 1.75, 0.42]),
    panel(),
    carryingHandle(),
    coolant(),
    chain(7, 0.12, steel, [-0.95, 1.5, 0.3]),
    bendProtector([-0.78, 2.7, -0.2]),
    mainsLead([[-0.9, 2.68, -0.2], [-1.5, 2.3, -0.3], [-1.9, 0.8, -0.6], [-1.6, 0.07, -1.1], [-0.6, 0.07, -1.4], [0.8, 0.07, -1.5], [2.0, 0.07, -1.2]], 0.07),
  );
}

const magnet = () =>
  group(
    box(2.0, 0.5, 0.95, paint('#2f3337'), [-0.1, 0.42, 0], [0, 0, 0], 0.06),
    box(1.96, 0.16, 0.9, metal('#a9adb0', 0.3), [-0.1, 0.09, 0]),
    box(1.7, 0.1, 0.8, castIron, [-0.2, 0.71, 0]),
    [-0.9, 0.7].map((x) => pair((side) => bolt(0.08, [x, 0.68, side * 0.32]))),
    label(['MAGNETIC BASE', '13,500 N'], 1.0, 0.24, [-0.1, 0.42, 0.478], [0, 0, 0], { ink: '#f2f2ee' }),
  );

const slide = () =>
  group(
    box(0.12, 2.7, 0.6, metal('#8d9296', 0.3), [0.2, 2.2, 0]),
    box(0.12, 2.7, 0.36, metal('#a9adb0', 0.25), [0.3, 2.2, 0]),
    repeat(26, (index) => box(0.05, 0.04, 0.12, darkSteel, [0.37, 1.0 + index * 0.095, 0], [0, 0, 0], 0)),
    pair((side) => [1.2, 2.0, 2.8].map((y) => put(bolt(0.05), [0.2, y, side * 0.3], [side * 90, 0, 0]))),
  );

/** Carriage, motor, gears, spindle and an annular cutter. */
function drillHead(coat: ReturnType<typeof paint>) {
  return group(
    sculpt(grown(0.12, block([-0.42, 2.55, 0], [0.32, 0.7, 0.36], 0.1), block([0, 2.5, 0], [0.5, 0.34, 0.48], 0.16), limb({ at: [0, 2.3, 0], r: 0.36 }, { at: [0, 2.05, 0], r: 0.3 })), [-0.9, 1.6, -0.7], [0.7, 3.4, 0.7], 0.04, aluminium),
    lathe([[0, 2.84], [0.47, 2.84], [0.47, 2.96], [0.43, 3.0], [0.42, 3.6], [0.47, 3.66], [0.47, 4.05], [0.4, 4.2], [0.2, 4.26], [0, 4.26]], coat, [0, 0, 0], [0, 0, 0], 64),
    cylinder(0.475, 0.06, black, [0, 3.62, 0]),
    around(22, (degrees) => put(box(0.03, 0.26, 0.05, black, [0.47, 3.86, 0]), [0, 0, 0], [0, degrees, 0])),
    around(10, (degrees) => put(box(0.16, 0.02, 0.03, black, [0.26, 4.25, 0], [0, 0, -16]), [0, 0, 0], [0, degrees, 0])),
    pair((side) => cylinder(0.1, 0.08, black, [0.0, 3.3, side * 0.42], [90, 0, 0])),
    label('NIRMAAN', 0.56, 0.15, [0.12, 3.12, Math.LOG10E], [0, 15, 0], { ink: '#1d2023' }),
    cylinder(0.24, 0.3, steel, [0, 1.68, 0]),
    lathe([[0, 0], [0.26, 0], [0.3, 0.05], [0.3, 0.4], [0.24, 0.46], [0, 0.46]], darkSteel, [0, 1.12, 0]),
    [0.2, 0.32].map((y) => put(cylinder(0.05, 0.04, black, [0, 0, 0.3], [90, 0, 0]), [0, 1.05 + y, 0], [0, 30, 0])),
    cylinder(0.12, 0.2, steel, [0, 1.04, 0]),
    sleeve(0.19, 0.15, 0.44, metal('#c9a94a', 0.3), [0, 0.76, 0]),
    around(8, (degrees) => put(group(box(0.05, 0.1, 0.07, metal('#c9a94a', 0.3), [0.175, 0.52, 0], [0, 0, 0]), box(0.012, 0.4, 0.03, black, [0.19, 0.76, 0], [14, 0, 0], 0)), [0, 0, 0], [0, degrees, 0])),
    cylinder(0.03, 0.3, steel, [0, 0.46, 0]),
  );
}

/** A hub with three spokes that moves the carriage. */
const feed = () =>
  group(
    lathe([[0, 0], [0.3, 0], [0.3, 0.06], [0.2, 0.14], [0.2, 0.34], [0.14, 0.4], [0, 0.4]], chrome, [0, 0, 0], [90, 0, 0]),
    around(3, (degrees) =>
      put(group(put(cylinder(0.05, 1.15, chrome, [0, 0.6, 0]), [0, 0, 0], [16, 0, 0]), put(lathe([[0, 0], [0.08, 0], [0.13, 0.16], [0.12, 0.34], [0.06, 0.42], [0, 0.43]], black, [0, 1.1, 0]), [0, 0, 0], [16, 0, 0])), [0, 0, 0.24], [0, 0, degrees + 28]),
    ),
  );

const panel = () =>
  group(
    extrude(outline([[-0.34, -0.42], [0.34, -0.42], [0.34, 0.42], [-0.34, 0.42]], 0.06), 0.06, plastic('#25282b'), [-0.32, 2.86, 0.42], [0, 0, 0], 0.02),
    button(0.075, plastic('#1e8a4c'), [-0.48, 3.08, 0.45]),
    button(0.075, plastic('#c2212b'), [-0.16, 3.08, 0.45]),
    box(0.2, 0.26, 0.08, plastic('#c2212b'), [-0.32, 2.8, 0.46], [10, 0, 0], 0.03),
    label('MAGNET', 0.3, 0.07, [-0.32, 2.58, 0.453], [0, 0, 0], { ink: '#f2f2ee', weight: 400 }),
    ratingPlate(0.42, [-0.32, 1.24, 0.424]),
    label('NMD-23', 0.5, 0.14, [-0.34, 2.3, 0.418], [0, 0, 0], { ink: '#1d2023' }),
  );

function carryingHandle() {
  const at = (x: number, y: number, r: number) => ({ at: [x, y, 0] as Point, r });
  return sculpt(grown(0.1, limb(at(-0.55, 3.4, 0.14), at(-0.75, 3.85, 0.11)), limb(at(-0.75, 3.85, 0.11), at(-0.3, 4.05, 0.12)), limb(at(-0.3, 4.05, 0.12), at(0.4, 4.0, 0.12)), limb(at(0.4, 4.0, 0.12), at(0.72, 3.9, 0.1))), [-1.1, 3.1, -0.3], [0.9, 4.4, 0.3], 0.03, rubber);
}

/** A bottle with a tap and a hose to the spindle. */
const coolant = () =>
  group(
    lathe([[0, 0], [0.24, 0.03], [0.26, 0.1], [0.26, 0.8], [0.2, 0.92], [0.12, 0.96], [0.12, 1.05], [0, 1.05]], clear('#d6e3e2', 0.7), [-0.45, 2.4, -0.68]),
    cylinder(0.14, 0.12, plastic('#1e5fa6'), [-0.45, 3.48, -0.68]),
    bar([[-0.45, 2.8, -0.4], [-0.45, 2.8, -0.96]], 0.02, steel),
    rod(0.05, 0.14, brass, [-0.3, 2.42, -0.68]),
    tube([[-0.24, 2.42, -0.68], [0.3, 2.1, -0.66], [0.8, 1.6, -0.5], [1.0, 1.66, -0.26]], 0.03, clear('#d6e3e2', 0.7)),
    ball(0.05, brass, [1.0, 1.66, -0.26]),
  );
