import { bolt } from './fittings.ts';
import { label } from './labels.ts';
import { black, darkSteel, galvanised, matt, metal, paint, plastic, rubber, steel } from './materials.ts';
import { meshTrolley } from './mesh-trolleys.ts';
import { sackTruck } from './sack-trucks.ts';
import type { Scenes } from './scene.ts';
import { bar, box, cylinder, extrude, group, outline, type Point, pair, put, repeat, ring, sleeve } from './solids.ts';
import { castor, wheel } from './wheels.ts';

const coat = paint('#3d6b52');

/** A bead of weld along x. */
const weld = (long: number, at: Point, turn: Point = [0, 0, 0]) => put(group(repeat(Math.round(long / 0.04), (index) => put(cylinder(0.036, 0.055, coat), [(index + 0.5) * 0.04 - long / 2, 0, 0], [0, 0, 68]))), at, turn);

/** A plate with the load, the maker and a warning in small print; it faces +z. */
const loadPlate = (model: string, load: string) =>
  group(
    box(1.2, 0.52, 0.014, metal('#c2c5c4', 0.45), [0, 0, 0], [0, 0, 0], 0.005),
    box(1.12, 0.16, 0.004, matt('#2d4a3b'), [0, 0.15, 0.008], [0, 0, 0], 0),
    label('SHRAMIK', 0.5, 0.13, [-0.22, 0.15, 0.012], [0, 0, 0], { ink: '#e6e4da' }),
    label(model, 0.4, 0.09, [0.3, 0.15, 0.012], [0, 0, 0], { ink: '#e6e4da', weight: 400 }),
    label(`MAX. LOAD ${load}`, 0.9, 0.12, [0, -0.02, 0.009]),
    label('DO NOT RIDE · LOAD EVENLY', 0.9, 0.08, [0, -0.15, 0.009], [0, 0, 0], { weight: 400 }),
    pair((a) => pair((b) => put(cylinder(0.025, 0.014, steel), [a * 0.55, b * 0.21, 0.01], [90, 0, 0]))),
  );

/** The top plate's four bolts with their nuts, as seen from above a castor; height 0 is the plate. */
const plateBolts = (w: number, d: number) => pair((a) => pair((b) => [bolt(0.06, [a * w, 0.0, b * d]), put(bolt(0.05), [a * w, -0.1, b * d], [180, 0, 0])]));

/** Caps on an axle, towards both sides of a wheel. */
const axleNuts = (at: Point, out: number) => pair((side) => put(put(bolt(0.065), [0, 0, 0], [side * 90, 0, 0]), [at[0], at[1], at[2] + side * out]));

/** One unit is 180 mm. */
function folding() {
  const [w, d, deck] = [5, 3.3, 1.05];
  const handle = galvanised;
  const tread = matt('#34383b');
  return group(
    // A tray of pressed sheet: its rim goes down, its edges are rounded, below there are ribs.
    box(w, 0.3, d, coat, [0, deck, 0], [0, 0, 0], 0.07),
    box(w - 0.36, 0.1, d - 0.36, matt('#1d2022'), [0, deck - 0.16, 0], [0, 0, 0], 0.02),
    pair((side) => [box(w - 0.9, 0.05, 0.03, coat, [0, deck + 0.07, (side * d) / 2], [0, 0, 0], 0.012), box(w - 0.9, 0.05, 0.03, coat, [0, deck - 0.09, (side * d) / 2], [0, 0, 0], 0.012)]),
    pair((a) => pair((b) => [box(0.6, 0.24, 0.6, rubber, [a * (w / 2 - 0.24), deck, b * (d / 2 - 0.24)], [0, 0, 0], 0.11), pair((rib) => [box(0.36, 0.03, 0.62, rubber, [a * (w / 2 - 0.24), deck + rib * 0.04, b * (d / 2 - 0.24)], [0, 0, 0], 0.015), box(0.62, 0.03, 0.36, rubber, [a * (w / 2 - 0.24), deck + rib * 0.04, b * (d / 2 - 0.24)], [0, 0, 0], 0.015)]), put(put(bolt(0.045), [0, 0, 0], [b * 90, 0, 0]), [a * (w / 2 - 0.34), deck, b * (d / 2 + 0.065)])])).flat(),
    // The mat lies in a frame, held by rivets.
    box(w - 0.4, 0.03, d - 0.2, plastic('#454a4d'), [0.1, deck + 0.155, 0], [0, 0, 0], 0.012),
    box(w - 0.56, 0.04, d - 0.36, tread, [0.1, deck + 0.165, 0]),
    repeat(28, (index) => box(w - 0.56, 0.025, 0.045, matt('#26292b'), [0.1, deck + 0.19, (index - 13.5) * 0.102], [0, 0, 0], 0.01)),
    repeat(7, (index) => pair((side) => cylinder(0.035, 0.014, steel, [-2.0 + index * 0.72, deck + 0.175, side * (d / 2 - 0.14)]))),
    bar([[-2.3, deck + 0.2, -1.3], [-2.62, 4.9, -1.3], [-2.62, 4.9, 1.3], [-2.3, deck + 0.2, 1.3]], 0.085, handle, 0.42),
    bar([[-2.62, 4.9, -0.8], [-2.62, 4.9, 0.8]], 0.125, rubber),
    repeat(19, (index) => put(cylinder(0.132, 0.04, rubber), [-2.62, 4.9, -0.72 + index * 0.08], [90, 0, 0])),
    bar([[-2.435, 2.9, -1.3], [-2.435, 2.9, 1.3]], 0.07, handle),
    pair((side) => [ring(0.085, 0.02, handle, [-2.435, 2.9, side * 1.2], [0, 0, 0]), cylinder(0.1, 0.1, black, [-2.5, 3.6, side * 1.3], [0, 0, 4])]),
    put(loadPlate('ST-300F', '300 kg'), [-2.35, 2.9, 0], [0, 90, 0]),
    pair((z) => box(0.05, 0.3, 0.08, handle, [-2.39, 2.9, z * 0.4], [0, 0, 0], 0.015)),
    pair((side) => put(hinge(), [-2.3, deck + 0.15, side * 1.3])),
    // Trodden on, it frees the handle; a spring lifts it again.
    box(0.34, 0.06, 0.5, plastic('#9c3a30'), [-2.66, deck + 0.04, 0], [0, 0, 14], 0.02),
    repeat(4, (index) => box(0.3, 0.02, 0.03, plastic('#84302a'), [-2.665, deck + 0.075, (index - 1.5) * 0.11], [0, 0, 14], 0.008)),
    cylinder(0.05, 2.5, steel, [-2.3, deck + 0.28, 0], [90, 0, 0]),
    pair((a) => pair((b) => [castor(0.36, [a * 1.95, deck - 0.14, b * 1.2], [0, 0, 0], plastic('#5d6367')), axleNuts([a * 1.95 + 0.126, deck - 0.644, b * 1.2], 0.17), pair((c) => put(bolt(0.045), [a * 1.95 + c * 0.2, deck - 0.2, b * 1.2 + 0.22], [180, 0, 0])), sleeve(0.27, 0.2, 0.05, steel, [a * 1.95, deck - 0.3, b * 1.2])])).flat(),
    pair((b) => put(pedal(), [-1.95, deck - 0.14, b * 1.2])),
    label('SHRAMIK', 0.7, 0.13, [-0.4, deck - 0.01, d / 2 + 0.004], [0, 0, 0], { ink: '#e6e4da' }),
    label('ST-300F', 0.5, 0.09, [0.34, deck - 0.015, d / 2 + 0.004], [0, 0, 0], { ink: '#e6e4da', weight: 400 }),
  );
}

/** Two cheeks on a foot; the handle turns on the lower pin and rests against the upper. */
const hinge = () =>
  group(
    box(0.62, 0.06, 0.36, steel, [0, 0.03, 0], [0, 0, 0], 0.015),
    pair((side) => bolt(0.045, [side * 0.25, 0.06, 0])),
    pair((side) => [
      extrude(outline([[-0.22, 0], [0.22, 0], [0.2, 0.5], [0.06, 0.64], [-0.14, 0.62], [-0.22, 0.4]], 0.05), 0.04, steel, [0, 0.02, side * 0.12], [0, 0, 0], 0.01),
      put(bolt(0.065), [0, 0.22, side * 0.14], [side * 90, 0, 0]),
      put(bolt(0.05), [0.1, 0.5, side * 0.14], [side * 90, 0, 0]),
    ]),
  );

/** One unit is 214 mm. */
function platform() {
  const deck = 0.98;
  const frame = paint('#3d6b52');
  return group(
    // A frame of angle steel around the plate, mitred at its corners, with the beads of weld.
    pair((side) => [box(5.6, 0.22, 0.06, frame, [0, deck, side * 1.75], [0, 0, 0], 0.015), box(5.6, 0.05, 0.22, frame, [0, deck - 0.1, side * 1.67], [0, 0, 0], 0.012)]),
    pair((end) => [box(0.06, 0.22, 3.5, frame, [end * 2.79, deck, 0], [0, 0, 0], 0.015), box(0.22, 0.05, 3.5, frame, [end * 2.7, deck - 0.1, 0], [0, 0, 0], 0.012)]),
    [-1.5, 0, 1.5].map((x) => box(0.12, 0.18, 3.44, frame, [x, deck - 0.03, 0], [0, 0, 0], 0.02)),
    put(chequeredPlate(5.5, 3.4), [0, deck + 0.11, 0]),
    repeat(9, (index) => pair((side) => weld(0.28, [(index - 4) * 0.62, deck + 0.115, side * 1.725]))),
    pair((side) => [
      bar([[-2.6, deck, side * 1.5], [-2.6, 3.7, side * 1.5], [-3.0, 4.5, side * 1.5]], 0.1, frame, 0.3),
      // The handle stands in sockets, each with its clamping bolt.
      sleeve(0.17, 0.1, 0.5, frame, [-2.6, deck + 0.34, side * 1.5]),
      ring(0.17, 0.03, frame, [-2.6, deck + 0.13, side * 1.5], [90, 0, 0]),
      put(bolt(0.06), [-2.43, deck + 0.4, side * 1.5], [0, 0, -90]),
    ]),
    bar([[-3.0, 4.5, -1.5], [-3.0, 4.5, 1.5]], 0.1, frame),
    pair((side) => [bar([[-3.0, 4.5, side * 0.25], [-3.0, 4.5, side * 1.25]], 0.14, rubber), repeat(10, (index) => put(cylinder(0.148, 0.045, rubber), [-3.0, 4.5, side * (0.32 + index * 0.095)], [90, 0, 0]))]),
    [1.9, 2.8, 3.6].map((y) => [bar([[-2.6, y, -1.5], [-2.6, y, 1.5]], 0.07, frame), pair((side) => ring(0.078, 0.024, frame, [-2.6, y, side * 1.4]))]),
    put(loadPlate('ST-500S', '500 kg'), [-2.7, 2.35, 0], [0, -90, 0]),
    pair((side) => box(0.03, 0.94, 0.1, frame, [-2.675, 2.35, side * 0.42], [0, 0, 0], 0.01)),
    pair((side) => [
      put(fixedCastor(), [1.95, 0, side * 1.2]),
      put(brakedCastor(), [-2.1, deck - 0.1, side * 1.2]),
      put(group(plateBolts(0.27, 0.17)), [1.95, 0.88, side * 1.2]),
      put(group(plateBolts(0.2, 0.2)), [-2.1, deck - 0.1, side * 1.2]),
      box(0.9, 0.06, 0.7, frame, [1.95, 0.91, side * 1.2], [0, 0, 0], 0.015),
    ]),
    pair((a) => pair((b) => put(cylinder(0.12, 0.3, rubber), [a * 2.8, deck, b * 1.75]))),
    label('SHRAMIK', 0.62, 0.12, [-0.3, deck, 1.785], [0, 0, 0], { ink: '#e6e4da' }),
    label('ST-500S', 0.42, 0.085, [0.34, deck - 0.005, 1.785], [0, 0, 0], { ink: '#e6e4da', weight: 400 }),
  );
}

/** Raised bars, one across the next. */
function chequeredPlate(w: number, d: number) {
  const [plate, pitch] = [metal('#8f9598', 0.5), 0.2];
  const [columns, rows] = [Math.floor(w / pitch), Math.floor(d / pitch)];
  return group(
    box(w, 0.04, d, plate),
    repeat(columns, (column) =>
      repeat(rows, (row) => box(0.17, 0.03, 0.05, plate, [(column - (columns - 1) / 2) * pitch, 0.025, (row - (rows - 1) / 2) * pitch], [0, (column + row) % 2 ? 45 : -45, 0])),
    ),
  );
}

const WHEEL = 0.36;
const polyurethane = plastic('#94492f');

const fixedCastor = () =>
  group(
    box(0.7, 0.06, 0.5, steel, [0, 0.85, 0], [0, 0, 0], 0.015),
    pair((side) => extrude(outline([[-0.3, 0], [0.3, 0], [0.14, -0.56], [-0.14, -0.56]], 0.08), 0.05, steel, [0, 0.84, side * 0.17], [0, 0, 0], 0.012)),
    wheel(WHEEL, 0.24, steel, polyurethane, [0, WHEEL, 0]),
    pair((side) => put(sleeve(0.2, 0.15, 0.02, darkSteel), [0, WHEEL, side * 0.105], [90, 0, 0])),
    axleNuts([0, WHEEL, 0], 0.2),
  );

/** A lever with ribs that is trodden on, over the tyre of a castor at the origin. */
const pedal = () =>
  group(
    box(0.5, 0.05, 0.2, steel, [-0.2, -0.16, 0], [0, 0, 14], 0.015),
    box(0.26, 0.06, 0.26, plastic('#9c3a30'), [-0.48, -0.24, 0], [0, 0, 18], 0.02),
    repeat(3, (index) => box(0.03, 0.02, 0.22, plastic('#84302a'), [-0.55 + index * 0.07, -0.225 + index * 0.022, 0], [0, 0, 18], 0.008)),
  );

/** With a pedal that presses on the tyre. */
const brakedCastor = () =>
  group(
    castor(WHEEL, [0, 0, 0], [0, 180, 0], polyurethane),
    sleeve(0.27, 0.2, 0.06, darkSteel, [0, -0.15, 0]),
    axleNuts([-0.126, -0.504, 0], 0.18),
    box(0.5, 0.07, 0.2, steel, [-0.36, -0.1, 0], [0, 0, 18], 0.02),
    put(cylinder(0.05, 0.3, darkSteel), [-0.28, -0.12, 0], [90, 0, 0]),
    box(0.26, 0.06, 0.26, plastic('#9c3a30'), [-0.64, -0.2, 0], [0, 0, 18], 0.02),
    repeat(3, (index) => box(0.03, 0.02, 0.22, plastic('#84302a'), [-0.71 + index * 0.07, -0.185 + index * 0.022, 0], [0, 0, 18], 0.008)),
  );

export const scenes: Scenes = {
  'SD-150': { build: sackTruck, first: { from: [52, 12] }, second: { from: [-128, 14] } },
  'SC-3T': { build: meshTrolley, first: { from: [32, 14] }, second: { from: [-142, 24] } },
  'ST-300F': { build: folding, first: { from: [32, 18] } },
  'ST-500S': { build: platform, first: { from: [-32, 18] } },
};
