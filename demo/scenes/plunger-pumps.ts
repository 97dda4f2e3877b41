import { bolt, gauge } from './fittings.ts';
import { black, brass, castIron, clear, darkSteel, plastic, standard, steel } from './materials.ts';
import { around, box, cylinder, extrude, group, outline, type Point, pair, put, repeat, ring, rod, sleeve, tube } from './solids.ts';

/** A triplex plunger pump of a high-pressure washer. One unit is 150 mm. */

/** Where hoses are put on, seen from the pump; both face +x. */
export const OUTLET: Point = [2.28, 0.2, 0.88];
export const INLET: Point = [2.3, -0.3, 0.88];

const alloy = standard('#8d9295', 0.7, 0.5, 'cast');
const forged = standard('#c9a04a', 1, 0.36, 'cast');
const CYLINDERS = [0.55, 0.95, 1.35];

/** Driven at -x, 0.56 above its feet; its head is at the side to which `hand` points along z. */
export const plungerPump = (hand: 1 | -1 = 1) =>
  group(
    crankcase(hand),
    box(1.2, 0.78, 0.3, darkSteel, [0.95, 0, hand * 0.5]),
    put(head(), [0, 0, hand * 0.88], [0, 0, 0]),
    CYLINDERS.map((x) => put(valveCap(), [x, -0.16, hand * 1.15], [hand * 90, 0, 0])),
    [0.34, 0.75, 1.15, 1.56].map((x) => pair((side) => put(bolt(0.055), [x, side > 0 ? 0.22 : -0.31, hand * 1.15], [hand * 90, 0, 0]))),
    put(unloader(), [1.6, 0.2, hand * 0.88]),
    put(inletFilter(), [1.6, -0.22, hand * 0.88]),
    // From the unloader back to the inlet.
    tube([[1.86, 0.1, hand * 0.8], [1.95, -0.02, hand * 0.66], [1.9, -0.16, hand * 0.7], [1.8, -0.22, hand * 0.8]], 0.05, black),
    put(headGauge(hand), [0.3, 0.12, hand * 0.88]),
  );

/** Cast, with cooling ribs, an oil glass in its end cover and a dipstick. */
const crankcase = (hand: 1 | -1) =>
  group(
    rod(0.52, 0.12, alloy, [0.06, 0, 0]),
    rod(0.42, 0.3, alloy, [0.2, 0, 0]),
    around(4, (degrees) => put(put(bolt(0.055), [0.12, 0.44, 0], [0, 0, -90]), [0, 0, 0], [degrees + 45, 0, 0])),
    box(1.3, 1.0, 0.95, alloy, [0.95, 0.02, -hand * 0.1], [0, 0, 0], 0.16),
    repeat(7, (index) => box(0.05, 0.92, 1.02, alloy, [0.5 + index * 0.15, 0.02, -hand * 0.12], [0, 0, 0], 0.02)),
    pair((side) => box(0.3, 0.1, 1.1, alloy, [0.95 + side * 0.42, -0.51, 0])),
    rod(0.4, 0.1, alloy, [1.62, 0, -hand * 0.1]),
    around(6, (degrees) => put(put(bolt(0.045), [1.67, 0.32, 0], [0, 0, -90]), [0, 0, -hand * 0.1], [degrees + 30, 0, 0])),
    put(group(ring(0.14, 0.03, brass), cylinder(0.13, 0.03, clear('#d9a53a', 0.9), [0, 0, 0], [90, 0, 0]), cylinder(0.045, 0.04, plastic('#c2212b'), [0, 0, 0], [90, 0, 0])), [1.68, -0.02, -hand * 0.1], [0, 90, 0]),
    cylinder(0.09, 0.12, black, [0.7, 0.56, -hand * 0.2]),
    cylinder(0.13, 0.1, plastic('#e9b824'), [0.7, 0.66, -hand * 0.2]),
  );

const head = () =>
  group(
    box(1.42, 0.76, 0.54, forged, [0.95, 0, 0], [0, 0, 0], 0.06),
    CYLINDERS.map((x) => put(valveCap(), [x, 0.37, 0])),
    [0.75, 1.15].map((x) => box(0.04, 0.8, 0.58, forged, [x, 0, 0], [0, 0, 0], 0.015)),
  );

/** A hexagon plug over a valve, its axis upright. */
function valveCap() {
  const hexagon = outline(around(6, (degrees) => [0.125 * Math.cos((degrees * Math.PI) / 180), 0.125 * Math.sin((degrees * Math.PI) / 180)]), 0.012);
  return group(cylinder(0.165, 0.06, brass, [0, 0.02, 0]), extrude(hexagon, 0.14, brass, [0, 0.11, 0], [90, 0, 0], 0.012));
}

/** Sets the pressure by its knob; leads the water back when the gun is closed. */
const unloader = () =>
  group(
    rod(0.11, 0.2, brass, [0.08, 0, 0]),
    box(0.32, 0.34, 0.3, brass, [0.26, 0, 0], [0, 0, 0], 0.03),
    cylinder(0.12, 0.3, brass, [0.26, 0.3, 0]),
    cylinder(0.07, 0.2, steel, [0.26, 0.5, 0]),
    cylinder(0.17, 0.22, plastic('#c2212b'), [0.26, 0.64, 0], [0, 0, 0], 0.15),
    around(12, (degrees) => put(box(0.03, 0.2, 0.03, plastic('#c2212b'), [0.165, 0.64, 0]), [0.26, 0, 0], [0, degrees, 0])),
    rod(0.09, 0.2, brass, [0.5, 0, 0]),
    rod(0.13, 0.1, brass, [0.56, 0, 0]),
  );

const inletFilter = () =>
  group(
    rod(0.1, 0.24, brass, [0.1, 0, 0]),
    cylinder(0.2, 0.16, black, [0.36, -0.02, 0]),
    cylinder(0.18, 0.3, clear('#dfeaf0', 0.55), [0.36, -0.24, 0], [0, 0, 0], 0.19),
    cylinder(0.1, 0.26, steel, [0.36, -0.22, 0]),
    rod(0.1, 0.2, brass, [0.6, -0.02, 0]),
    sleeve(0.15, 0.09, 0.12, plastic('#e9b824'), [0.68, -0.06, 0], [0, 0, 90]),
  );

const headGauge = (hand: 1 | -1) =>
  group(
    rod(0.07, 0.3, brass, [-0.04, 0, 0]),
    cylinder(0.055, 0.55, brass, [-0.16, 0.26, 0]),
    put(gauge(0.25), [-0.16, 0.66, hand * 0.06], [0, hand === 1 ? 0 : 180, 0]),
    cylinder(0.07, 0.08, castIron, [-0.16, 0.44, 0]),
  );
