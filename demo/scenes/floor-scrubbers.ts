import { brands } from './brands.ts';
import { corrugatedHose } from './corrugated-hoses.ts';
import { bolt, button, display, knob } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { pushHandle } from './machines.ts';
import { black, brass, chrome, darkSteel, galvanised, gloss, grey, matt, paint, plastic, rubber, standard, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { block, type Form, grown, halfSpace, limb, sculpt, without } from './sculpt.ts';
import { lineOn, mounted, screwsOn } from './shell-details.ts';
import { slotted } from './slotted.ts';
import { createRandom } from './soft-solids.ts';
import { around, bar, box, cylinder, extrude, group, lathe, outline, type Point, pair, put, repeat, ring, rod, sleeve, tube } from './solids.ts';
import { castor, wheel } from './wheels.ts';

const yellow = brands.Nirmalya.body;
const blue = brands.Nirmalya.accent;
/** Tanks and covers are rotation-moulded: no edges, a slight sheen. */
const tank = (color: string) => standard(color, 0, 0.36, 'painted');
const dark = plastic('#26292c');
/** The scrubbers' shells and tanks, as they look under the lamps. */
const shellYellow = '#d2a024';
const shellBlue = '#2c4159';
const print = '#e9e7e0';

/** A groove around a form at a height. */
const seam = (form: Form, y: number): Form => without(0.02, form, (px, py, pz) => Math.max(Math.abs(py - y) - 0.022, -form(px, py, pz) - 0.05));

/** The curved rubber squeegee at the back that picks up the water, with its suction hose's socket. */
const squeegee = (w: number, x: number) => {
  const arc = (y: number, grow: number): Point[] => repeat(13, (index) => [x + 0.5 * Math.abs(index / 6 - 1) ** 2 - grow, y, (index / 6 - 1) * (w / 2)]);
  return group(
    tube(arc(0.34, 0), 0.09, darkSteel),
    tube(arc(0.24, 0.02), 0.06, darkSteel),
    ...[0, 0.16].map((grow) => tube(arc(0.1, grow), 0.045, rubber)),
    tube(arc(0.05, 0.16), 0.04, matt('#a5522a')),
    cylinder(0.17, 0.4, rubber, [x + 0.05, 0.5, 0]),
    pair((side) => [wheel(0.13, 0.09, grey, rubber, [x + 0.45, 0.13, side * w * 0.49], [0, 90, 0]), cylinder(0.1, 0.22, plastic(yellow), [x + 0.12, 0.46, side * w * 0.26])]),
  );
};

/** A round brush of many bristles under a deck. */
const brush = (r: number, x: number, z = 0) =>
  group(
    cylinder(r * 0.98, 0.12, dark, [x, 0.4, z]),
    around(64, (degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return [0.96, 0.86].map((share) => cylinder(0.028, 0.36, matt(share > 0.9 ? '#2f5f9a' : '#244c7e'), [x + Math.cos(angle) * r * share, 0.19, z + Math.sin(angle) * r * share], [Math.sin(angle) * 8, 0, -Math.cos(angle) * 8]));
    }).flat(),
  );

/** A deck over a brush: a pressed cover with bolts, a splash skirt held by a strap, and a bumper's seam. */
const deck = (r: number, x: number, z = 0) =>
  put(
    group(
      lathe([[0, 0.5], [r * 1.02, 0.5], [r * 1.06, 0.54], [r * 1.06, 0.66], [r * 0.98, 0.74], [r * 0.82, 0.77], [r * 0.79, 0.8], [r * 0.4, 0.86], [0, 0.86]], paint(shellYellow), [0, 0, 0], [0, 0, 0], 72),
      lathe([[r * 1.045, 0.14], [r * 1.06, 0.14], [r * 1.06, 0.5], [r * 1.045, 0.5]], rubber, [0, 0, 0], [0, 0, 0], 72),
      sleeve(r * 1.068, r * 1.05, 0.05, galvanised, [0, 0.49, 0]),
      ring(r * 1.062, 0.012, matt('#101214'), [0, 0.535, 0], [90, 0, 0]),
      around(12, (degrees) => put(put(bolt(0.026), [r * 1.07, 0.49, 0], [0, 0, -90]), [0, 0, 0], [0, degrees + 15, 0])),
      around(8, (degrees) => put(put(bolt(0.03), [r * 0.89, 0.755, 0], [0, 0, -10]), [0, 0, 0], [0, degrees + 22, 0])),
    ),
    [x, 0, z],
  );

/** A screw cap over a tank's opening with ribs around it and a strap that keeps it from getting lost; facing +z. */
const fillerCap = (r: number) =>
  group(
    cylinder(r * 1.18, 0.05, black, [0, 0, 0.01], [90, 0, 0]),
    cylinder(r, 0.12, dark, [0, 0, 0.08], [90, 0, 0], r * 0.94),
    around(24, (degrees) => put(box(0.022, 0.03, 0.09, dark, [0, r * 0.98, 0.08], [0, 0, 0], 0.008), [0, 0, 0], [0, 0, degrees])),
    box(r * 1.3, 0.05, 0.04, dark, [0, 0, 0.15], [0, 0, 0], 0.018),
    tube([[r * 0.9, 0, 0.05], [r * 1.5, -r * 0.3, 0.06], [r * 1.7, -r * 1.1, 0.05], [r * 1.3, -r * 1.7, 0.03]], 0.016, rubber),
    put(cylinder(0.035, 0.03, steel), [r * 1.3, -r * 1.7, 0.02], [90, 0, 0]),
  );

/** A hinge: two leaves with screws and the pin's barrel along x; facing +z. */
const hinge = () =>
  group(
    box(0.26, 0.2, 0.02, darkSteel, [0, 0, 0.006], [0, 0, 0], 0.008),
    rod(0.034, 0.28, darkSteel, [0, 0, 0.03]),
    pair((a) => pair((b) => put(cylinder(0.02, 0.02, steel), [a * 0.09, b * 0.066, 0.016], [90, 0, 0]))),
  );

/** A toggle latch that draws a lid down: catch above, lever below; facing +z. */
const latch = () =>
  group(
    box(0.16, 0.16, 0.025, steel, [0, -0.16, 0.006], [0, 0, 0], 0.008),
    box(0.13, 0.07, 0.05, steel, [0, 0.12, 0.015], [0, 0, 0], 0.012),
    pair((side) => box(0.018, 0.26, 0.018, steel, [side * 0.05, 0.0, 0.04], [0, 0, 0], 0.006)),
    box(0.13, 0.24, 0.03, black, [0, -0.16, 0.045], [-6, 0, 0], 0.012),
  );

/** Warns of crushing or acid: a yellow triangle over a line of small print; facing +z. */
const warning = (words: string) =>
  group(
    extrude(outline([[-0.11, -0.085], [0.11, -0.085], [0, 0.11]], 0.02), 0.008, matt('#d9ab2a')),
    label('!', 0.055, 0.11, [0, -0.012, 0.006]),
    label(words, 0.42, 0.05, [0, -0.15, 0.006], [0, 0, 0], { ink: print, weight: 400 }),
  );

/** Nuts of a wheel around its hub's cap, on the side of +z. */
const wheelNuts = (r: number, z: number) =>
  group(
    around(5, (degrees) => put(put(bolt(0.04), [0, r, z], [90, 0, 0]), [0, 0, 0], [0, 0, degrees])),
    ring(r * 1.55, 0.012, matt('#101214'), [0, 0, z - 0.01]),
  );

function singleDisc() {
  const motorCover = grown(0.25, limb({ at: [0.6, 0.9, 0], r: 0.82 }, { at: [0.6, 1.15, 0], r: 0.66 }), block([-0.15, 0.95, 0], [0.5, 0.22, 0.42], 0.18));
  const solution = without(0.05, block([0, 0, 0], [0.62, 0.92, 0.56], 0.3), block([0.72, 0, 0], [0.2, 0.6, 0.12], 0.08));
    return group(
    brush(1.5, 0.6),
    deck(1.5, 0.6),
    ring(1.6, 0.07, rubber, [0.6, 0.62, 0], [90, 0, 0]),
    around(10, (degrees) => put(put(group(cylinder(0.026, 0.02, steel)), [1.67, 0.62, 0], [0, 0, 90]), [0.6, 0, 0], [0, degrees + 10, 0])),
    sculpt(motorCover, [-0.8, 0.6, -1.1], [1.7, 2.1, 1.1], 0.035, tank(shellYellow)),
    motorDetails(motorCover),
    pair((side) => bar([[-0.45, 1.0, side * 0.3], [-2.75, 5.15, side * 0.3]], 0.085, chrome)),
    box(0.24, 0.12, 0.8, darkSteel, [-1.0, 2.0, 0], [0, 0, 29]),
    put(group(sculpt(solution, [-0.8, -1.1, -0.7], [0.9, 1.1, 0.7], 0.035, standard('#d5d9d8', 0, 0.4, 'moulded')), canDetails(solution)), [-1.3, 3.1, 0], [0, 0, 29]),
    tube([[-0.85, 2.3, 0.15], [-0.5, 2.0, 0.3], [0.0, 1.3, 0.5], [0.2, 0.86, 0.5]], 0.05, plastic('#a9b4b6')),
    put(group(box(0.7, 0.42, 1.0, dark, [0, 0, 0], [0, 0, 0], 0.14), button(0.1, plastic('#1e8a4c'), [-0.36, 0.05, 0.2], [0, -90, 0]), pair((side) => [bar([[0, 0, side * 0.45], [-0.1, 0.05, side * 0.95], [-0.5, -0.1, side * 1.05]], 0.075, steel), cylinder(0.105, 0.5, rubber, [-0.42, -0.06, side * 1.04], [0, 0, 66]), bar([[0.05, -0.1, side * 0.42], [-0.3, -0.26, side * 0.62], [-0.5, -0.32, side * 0.66]], 0.035, plastic('#c2212b'))])), [-2.78, 5.2, 0], [0, 0, 30]),
    pair((side) => wheel(0.4, 0.18, grey, rubber, [-0.95, 0.4, side * 0.55])),
    bar([[-0.95, 0.4, -0.5], [-0.95, 0.4, 0.5]], 0.06, steel),
    tube([[-2.9, 4.9, -0.3], [-2.7, 4.0, -0.55], [-2.2, 3.2, -0.66], [-2.6, 4.2, -0.7], [-2.85, 4.8, -0.4]], 0.05, plastic('#d86f12')),
  );
}

/** The motor on the single disc's gear: its cowl with slots and screws, the cover's parting line and printing. */
const motorDetails = (form: Form) =>
  group(
    put(
      group(
        lathe([[0, 0], [0.56, 0], [0.56, 0.06], [0.52, 0.08], [0.52, 0.42], [0.46, 0.5], [0, 0.54]], dark, [0, 0, 0], [0, 0, 0], 60),
        around(28, (degrees) => put(box(0.03, 0.26, 0.02, matt('#08090a'), [0, 0.24, 0.515], [0, 0, 0], 0.008), [0, 0, 0], [0, degrees, 0])),
        [0.14, 0.24, 0.34].map((radius) => ring(radius, 0.014, black, [0, 0.545 - radius * 0.05, 0], [90, 0, 0])),
        around(4, (degrees) => put(put(cylinder(0.03, 0.02, steel), [0.4, 0.52, 0]), [0, 0, 0], [0, degrees + 45, 0])),
        put(bolt(0.05), [0, 0.54, 0]),
      ),
      [0.6, 1.72, 0],
    ),
    lineOn(form, around(24, (degrees): Point => [0.6 + Math.cos((degrees * Math.PI) / 180) * 0.86, 1.12, Math.sin((degrees * Math.PI) / 180) * 0.86]).concat([[1.46, 1.12, 0]]), 0.014),
    screwsOn(form, [[0.1, 1.3, 0.7], [1.1, 1.3, 0.7], [1.3, 1.3, 0.1], [0.0, 1.0, 0.85], [1.2, 1.0, 0.85]], 0.04),
    mounted(label('NIRMALYA', 0.52, 0.12, [0, 0, 0], [0, 0, 0], { ink: shellBlue }), form, [0.6, 1.4, 0.75], 0.008),
    mounted(ratingPlate(0.3), form, [1.25, 1.28, 0.5], 0.01),
    // The cable leaves the cowl through a gland.
    put(group(cylinder(0.07, 0.14, black), cylinder(0.055, 0.1, black, [0, 0.1, 0])), [0.12, 1.86, 0.2], [0, 0, 70]),
    tube([[0.02, 1.9, 0.2], [-0.3, 2.0, 0.24], [-0.7, 1.7, 0.34], [-1.0, 2.1, 0.4]], 0.04, black),
  );

/** The can's parting line, its cap and neck, tap, level marks and the straps that hold it to the tubes. */
const canDetails = (form: Form) =>
  group(
    lineOn(form, [[0.0, -0.9, 0.56], [0.0, 0.9, 0.56]], 0.01, standard('#aab0b0', 0, 0.4)),
    put(group(cylinder(0.22, 0.06, standard('#d5d9d8', 0, 0.4, 'moulded')), cylinder(0.2, 0.14, plastic(shellBlue), [0, 0.08, 0]), around(20, (degrees) => put(box(0.02, 0.12, 0.02, plastic(shellBlue), [0, 0.08, 0.2], [0, 0, 0], 0.006), [0, 0, 0], [0, degrees, 0]))), [-0.05, 0.92, 0.1]),
    repeat(7, (index) => box(index % 2 ? 0.08 : 0.14, 0.012, 0.006, matt('#4b5760'), [0.34, -0.5 + index * 0.16, 0.562], [0, 0, 0], 0)),
    label('12 l', 0.16, 0.09, [0.2, 0.46, 0.566], [0, 0, 0], { ink: shellBlue }),
    label('NIRMALYA  NF-17S', 0.5, 0.08, [-0.2, 0.3, 0.566], [0, 0, 0], { ink: shellBlue }),
    [0.62, -0.62].map((y) => box(1.27, 0.09, 1.15, rubber, [0, y, 0], [0, 0, 0], 0.3)),
    put(group(cylinder(0.07, 0.1, black), cylinder(0.05, 0.16, brass, [0, -0.1, 0]), box(0.2, 0.03, 0.05, plastic('#a92c30'), [0.06, -0.04, 0.06])), [0.3, -0.96, 0.15]),
  );

function walkBehind() {
  const lower = seam(
    without(
      0.08,
      grown(0.3, block([-0.35, 1.35, 0], [1.75, 0.78, 1.02], 0.34), block([0.75, 1.5, 0], [0.75, 0.5, 0.9], 0.35)),
      block([-0.8, 0.5, 1.15], [0.78, 0.62, 0.3], 0.3),
      block([-0.8, 0.5, -1.15], [0.78, 0.62, 0.3], 0.3),
      halfSpace([0, 1, 0], 0.66),
    ),
    1.0,
  );
  const upper = without(
    0.06,
    grown(0.35, block([-0.75, 2.65, 0], [1.35, 0.72, 0.98], 0.36), block([0.55, 2.35, 0], [0.75, 0.4, 0.86], 0.3)),
    block([0.62, 2.78, 0], [0.42, 0.12, 0.5], 0.1),
    ...pair((side) => block([-0.5, 2.7, side * 1.02], [0.8, 0.34, 0.06], 0.05)),
  );
  const lid = grown(0.1, block([-0.75, 3.4, 0], [1.05, 0.12, 0.8], 0.11), block([-0.2, 3.48, 0], [0.2, 0.08, 0.3], 0.07));
  const extent: [Point, Point] = [[-2.5, 0.3, -1.4], [1.9, 3.7, 1.4]];
  return group(
    sculpt(lower, ...extent, 0.035, tank(shellYellow)),
    sculpt(upper, ...extent, 0.035, tank(shellBlue)),
    sculpt(lid, ...extent, 0.03, standard('#30363b', 0, 0.4, 'moulded')),
    solutionTank(lower),
    recoveryTank(upper, lid),
    box(3.5, 0.06, 1.9, rubber, [-0.45, 2.08, 0], [0, 0, 0], 0.03),
    brush(1.02, 1.5),
    deck(1.02, 1.5),
    pair((side) => [cylinder(0.14, 0.12, matt('#8a8d8f'), [2.25, 0.62, side * 0.86]), box(0.42, 0.05, 0.16, darkSteel, [2.14, 0.7, side * 0.78], [0, side * -40, 0], 0.015), bolt(0.05, [2.25, 0.72, side * 0.86])]),
    put(brushMotor(), [1.5, 0, 0]),
    put(wheelNuts(0.24, 0.1), [-0.8, 0.66, 1.02]),
    pair((side) => wheel(0.66, 0.24, grey, rubber, [-0.8, 0.66, side * 1.02])),
    castor(0.22, [-1.85, 0.53, 0.5]),
    castor(0.22, [-1.85, 0.53, -0.5]),
    squeegee(2.9, -2.75),
    tube([[-2.1, 2.9, 0.35], [-2.55, 2.7, 0.35], [-2.75, 1.9, 0.25], [-2.72, 1.0, 0.05], [-2.7, 0.6, 0]], 0.15, standard('#3a3f44', 0, 0.5)),
    repeat(16, (index) => ring(0.155, 0.022, standard('#3a3f44', 0, 0.5), [-2.74 + 0.004 * index, 0.75 + index * 0.085, 0.03 + index * 0.014], [90, 0, 0])),
    tube([[-2.05, 2.5, -0.5], [-2.4, 2.3, -0.5], [-2.45, 1.5, -0.5], [-2.3, 1.0, -0.5]], 0.09, plastic('#8f999c')),
    put(
      group(
        box(0.62, 0.24, 1.7, dark, [0, 0, 0], [0, 0, 0], 0.1),
        display('78%', 0.5, 0.26, [0.02, 0.125, 0], [-90, -90, 0]),
        pair((side) => button(0.1, plastic(side === 1 ? '#1e8a4c' : '#c2212b'), [0, 0.12, side * 0.5], [-90, 0, 0])),
        knob(0.11, [0, 0.12, 0.74], [-90, 0, 0]),
      ),
      [-2.0, 3.55, 0],
      [0, 0, 24],
    ),
    bar([[-1.95, 3.2, -0.7], [-2.6, 3.5, -0.85], [-2.75, 3.58, -0.5], [-2.75, 3.58, 0.5], [-2.6, 3.5, 0.85], [-1.95, 3.2, 0.7]], 0.085, rubber, 0.2),
    bar([[-2.2, 3.2, -0.55], [-2.6, 3.38, -0.4], [-2.6, 3.38, 0.4], [-2.2, 3.2, 0.55]], 0.035, plastic('#c2212b'), 0.1),
    label('NIRMALYA', 0.8, 0.17, [-0.78, 2.78, 0.962], [0, 0, 0], { ink: print }),
    label('SCRUBBER DRIER   510 mm', 0.82, 0.075, [-0.77, 2.65, 0.962], [0, 0, 0], { ink: print, weight: 400 }),
  );
}

/** What is on the lower shell of the walk-behind: parting line, service panel, cap, socket for the charger, plate. */
const solutionTank = (form: Form) => {
  const side = 1.02;
  return group(
    pair((z) => lineOn(form, [[0.28, 0.7, z * side], [0.28, 1.5, z * side], [0.36, 2.02, z * side]])),
    lineOn(form, [[0.28, 1.76, side], [0.9, 1.76, 0.92], [1.4, 1.76, 0.7], [1.5, 1.76, 0], [1.4, 1.76, -0.7], [0.9, 1.76, -0.92], [0.28, 1.76, -side]], 0.014),
    lineOn(form, [[-1.78, 1.62, side], [-1.3, 1.62, side], [0.2, 1.62, side]], 0.028, tank(shellYellow)),
    screwsOn(form, [[0.4, 0.8, side], [0.4, 1.4, side], [0.42, 1.86, side], [0.16, 1.86, side], [1.2, 1.15, 0.9], [1.2, 1.64, 0.9], [-1.9, 1.9, side], [-1.9, 1.15, side]]),
    mounted(fillerCap(0.17), form, [0.84, 1.44, 0.95]),
    mounted(label('SOLUTION  50 l', 0.44, 0.07, [0, 0, 0], [0, 0, 0], { ink: '#33383c' }), form, [0.84, 1.68, 0.92], 0.006),
    mounted(label('NF-50B', 0.4, 0.13, [0, 0, 0], [0, 0, 0], { ink: shellBlue }), form, [-1.45, 1.79, side], 0.006),
    mounted(ratingPlate(0.36), form, [-0.15, 1.4, side], 0.006),
    // The charger's socket under a flap.
    mounted(group(box(0.3, 0.24, 0.03, black, [0, 0, 0.01], [0, 0, 0], 0.012), rod(0.02, 0.26, steel, [0, 0.12, 0.025]), label('24 V', 0.14, 0.07, [0, -0.01, 0.027], [0, 0, 0], { ink: print })), form, [-1.72, 1.36, side], 0.0),
    // A gauge tube for the solution along the front edge.
    bar([[0.52, 1.0, 1.0], [0.52, 1.0, 1.04], [0.52, 1.76, 1.04], [0.52, 1.76, 1.0]], 0.024, gloss('#c6d2d4'), 0.03),
    [1.05, 1.72].map((y) => box(0.1, 0.06, 0.09, black, [0.52, y, 1.02], [0, 0, 0], 0.015)),
    repeat(6, (index) => box(0.06, 0.008, 0.004, matt('#33383c'), [0.6, 1.14 + index * 0.1, 0.99], [0, 0, 0], 0)),
  );
};

/** The upper tank's rim, hinges and latches of its lid, moulded ribs, and the float's dome. */
const recoveryTank = (form: Form, lid: Form) => {
  const rim: Point[] = [[-1.85, 3.26, 0.95], [0.35, 3.26, 0.95], [0.56, 3.26, 0.6], [0.56, 3.26, -0.6]];
  return group(
    lineOn(form, rim, 0.022),
    lineOn(form, rim.map(([x, y, z]) => [x, y - 0.1, z]), 0.03, tank(shellBlue)),
    lineOn(form, [[-2.0, 2.22, 0.96], [1.1, 2.1, 0.9], [1.3, 2.2, 0.4], [1.3, 2.2, -0.4]], 0.014),
    [-0.32, -0.08, 0.16].map((x) => lineOn(form, [[x, 2.5, 0.92], [x, 2.88, 0.92]], 0.03, tank(shellBlue))),
    [-1.4, 0.0].map((x) => mounted(latch(), form, [x, 3.2, 0.98], 0.01)),
    lineOn(lid, [[-1.66, 3.5, 0.66], [0.16, 3.5, 0.66], [0.16, 3.5, -0.66], [-1.66, 3.5, -0.66], [-1.66, 3.5, 0.66]], 0.014),
    screwsOn(lid, [[-1.5, 3.55, 0.5], [0.02, 3.55, 0.5], [0.02, 3.55, -0.5], [-1.5, 3.55, -0.5]]),
    pair((side) => mounted(hinge(), lid, [-1.1 + side * 0.5, 3.5, -0.8], 0.01)),
    mounted(lathe([[0, 0.16], [0.16, 0.12], [0.2, 0], [0.24, 0]], gloss('#8d9ea3'), [0, 0, 0], [90, 0, 0]), lid, [-1.0, 3.5, 0.1]),
    mounted(ring(0.23, 0.02, black), lid, [-1.0, 3.5, 0.1], 0.01),
    mounted(warning('DRAIN AFTER USE'), form, [0.88, 2.42, 0.86], 0.006),
    screwsOn(form, [[-1.95, 2.36, 0.97], [1.0, 2.22, 0.86]]),
  );
};

/** The brushes' motor on the deck: finned, a terminal box and the cable that leads into the shell. */
const brushMotor = () =>
  group(
    lathe([[0.52, 0.84], [0.52, 0.9], [0.42, 0.94], [0, 0.94]], black),
    around(6, (degrees) => put(bolt(0.034, [0.46, 0.9, 0]), [0, 0, 0], [0, degrees, 0])),
    cylinder(0.33, 0.36, black, [0, 1.1, 0]),
    around(22, (degrees) => put(box(0.03, 0.3, 0.04, black, [0, 1.09, 0.335], [0, 0, 0], 0.008), [0, 0, 0], [0, degrees, 0])),
    lathe([[0.36, 1.27], [0.36, 1.33], [0.3, 1.38], [0, 1.4]], black),
    tube([[0.2, 1.2, 0.3], [0.1, 1.3, 0.5], [-0.15, 1.28, 0.55], [-0.3, 1.2, 0.45]], 0.035, rubber),
    tube([[-0.1, 0.92, 0.62], [-0.05, 1.12, 0.7], [-0.2, 1.3, 0.68], [-0.4, 1.3, 0.55]], 0.045, plastic('#8f999c')),
    cylinder(0.06, 0.12, brass, [-0.1, 0.9, 0.62]),
  );

function rideOn() {
  const body = without(
    0.1,
    grown(0.4, block([-0.1, 1.25, 0], [2.75, 0.75, 1.25], 0.4), block([2.1, 2.0, 0], [0.75, 0.75, 1.05], 0.4)),
    block([0.75, 2.2, 0], [0.95, 1.0, 1.6], 0.3),
    block([-1.5, 0.6, 1.4], [0.95, 0.9, 0.34], 0.3),
    block([-1.5, 0.6, -1.4], [0.95, 0.9, 0.34], 0.3),
    halfSpace([0, 1, 0], 0.55),
  );
  const rear = seam(without(0.06, grown(0.3, block([-1.65, 2.35, 0], [1.2, 0.75, 1.22], 0.4), block([-2.2, 2.9, 0], [0.6, 0.4, 1.0], 0.3)), ...pair((side) => block([-1.6, 2.4, side * 1.27], [0.75, 0.38, 0.07], 0.05))), 1.72);
  const extent: [Point, Point] = [[-3.3, 0.3, -1.8], [3.2, 4.5, 1.8]];
  return group(
    sculpt(body, ...extent, 0.045, tank(shellYellow)),
    sculpt(rear, ...extent, 0.045, tank(shellBlue)),
    bodyDetails(body),
    rearTank(rear),
    put(seat(), [-0.95, 3.02, 0]),
    floorBoard(),
    put(steering(), [2.0, 2.6, 0], [0, 0, 32]),
    put(group(box(0.62, 0.34, 1.5, dark, [0, 0, 0], [0, 0, 0], 0.14), display('READY', 0.46, 0.22, [-0.19, 0.174, 0.44], [-90, -90, 0]), button(0.08, plastic('#c2212b'), [-0.12, 0.17, -0.38], [-90, 0, 0]), button(0.06, plastic('#1e8a4c'), [-0.12, 0.17, -0.6], [-90, 0, 0])), [2.05, 2.78, 0], [0, 0, 14]),
    wheel(0.55, 0.36, grey, rubber, [2.35, 0.55, 0]),
    pair((side) => wheel(0.72, 0.32, grey, rubber, [-1.5, 0.72, side * 1.2])),
    put(wheelNuts(0.27, 0.135), [-1.5, 0.72, 1.2]),
    scrubDeck(),
    squeegee(4.1, -3.25),
    corrugatedHose([[-2.7, 2.5, 0.5], [-3.05, 2.5, 0.5], [-3.42, 2.25, 0.45], [-3.5, 1.6, 0.2], [-3.3, 1.0, 0.02], [-3.2, 0.66, 0]], 0.2, standard('#3a3f44', 0, 0.5)),
    sleeve(0.27, 0.16, 0.3, dark, [-2.86, 2.5, 0.5], [0, 0, 90]),
    // The arm that lifts the squeegee.
    pair((side) => bar([[-2.6, 0.95, side * 0.5], [-2.95, 0.75, side * 0.5], [-3.2, 0.42, side * 0.5]], 0.07, darkSteel)),
    beacon(),
  );
}

/** Parting lines, the front's panel with lamps and louvres, bumper, screws, plate. */
const bodyDetails = (form: Form) => {
  const [x, z] = [2.86, 0.74];
  return group(
    pair((side) => [
      lineOn(form, [[-0.3, 0.62, side * 1.25], [-0.3, 1.9, side * 1.25]]),
      lineOn(form, [[1.92, 0.6, side * 1.24], [1.92, 1.6, side * 1.2], [1.98, 2.5, side * 1.05]]),
      mounted(headlamp(), form, [x, 2.2, side * 0.42]),
      mounted(group(box(0.2, 0.12, 0.04, black, [0, 0, 0], [0, 0, 0], 0.02), box(0.16, 0.08, 0.03, gloss('#c5741c'), [0, 0, 0.02], [0, 0, 0], 0.012)), form, [2.5, 2.2, side * 1.05]),
    ]),
    // The panel in front can be taken off.
    lineOn(form, [[x, 1.5, z], [x, 2.5, z], [x, 2.5, -z], [x, 1.5, -z], [x, 1.5, z]], 0.013),
    screwsOn(form, [[x, 2.4, z - 0.1], [x, 2.4, 0.1 - z], [x, 1.6, z - 0.1], [x, 1.6, 0.1 - z]], 0.042),
    mounted(slotted(0.8, 0.26, 0.03, dark, [{ at: [0, 0], w: 0.7, h: 0.2, count: 3 }]), form, [x, 1.76, 0], 0.02),
    screwsOn(form, [[2.06, 0.85, 1.24], [2.04, 1.35, 1.22], [2.1, 2.3, 1.05], [-0.16, 0.85, 1.25], [-0.16, 1.65, 1.25], [-0.44, 1.65, 1.25]], 0.042),
    // A bumper of rubber around the front, screwed on.
    lineOn(form, [[1.6, 0.72, 1.25], [2.3, 0.72, 1.2], [2.66, 0.72, 0.8], [2.68, 0.72, 0], [2.66, 0.72, -0.8], [2.3, 0.72, -1.2]], 0.085, rubber, 0.03),
    // A flap over the charging socket, and the plate.
    mounted(group(box(0.36, 0.28, 0.03, black, [0, 0, 0.012], [0, 0, 0], 0.012), rod(0.022, 0.32, steel, [0, 0.14, 0.03]), label('24 V  CHARGE', 0.28, 0.06, [0, -0.02, 0.029], [0, 0, 0], { ink: print })), form, [-0.02, 1.36, 1.25]),
    mounted(ratingPlate(0.36), form, [2.34, 1.5, 1.1], 0.008),
    mounted(label('NF-110R', 0.42, 0.13, [0, 0, 0], [0, 0, 0], { ink: shellBlue }), form, [2.4, 1.86, 1.05], 0.008),
    mounted(fillerCap(0.17), form, [-0.62, 1.98, 1.02]),
  );
};

/** The recovery tank's parting lines and ribs, its lid with hinges, strap and latch, printing on the side. */
const rearTank = (form: Form) => {
  const lid = block([-2.25, 3.32, 0], [0.52, 0.1, 0.72], 0.09);
  return group(
    sculpt(lid, [-2.9, 3.1, -0.8], [-1.6, 3.5, 0.8], 0.03, standard('#30363b', 0, 0.4, 'moulded')),
    lineOn(lid, [[-2.62, 3.42, 0.58], [-1.88, 3.42, 0.58], [-1.88, 3.42, -0.58]], 0.014),
    pair((side) => mounted(latch(), lid, [-2.25 + side * 0.24, 3.3, 0.74], 0.01)),
    screwsOn(lid, [[-2.6, 3.43, 0.5], [-1.94, 3.43, 0.5], [-1.94, 3.43, -0.5]]),
    // A shell of two halves, welded along the middle; above, the rim on which the seat is hinged.
    lineOn(form, [[-2.8, 2.98, 1.1], [-0.62, 2.9, 1.15], [-0.46, 2.9, 0.8], [-0.46, 2.9, -0.8]], 0.015),
    lineOn(form, [[-2.85, 1.9, 1.2], [-0.6, 1.9, 1.22]], 0.03, tank(shellBlue)),
    [-2.7, -2.52, -0.62].map((x) => lineOn(form, [[x, 2.1, 1.22], [x, 2.72, 1.22]], 0.032, tank(shellBlue))),
    screwsOn(form, [[-2.6, 3.06, 1.0], [-0.75, 3.0, 1.1], [-1.6, 3.03, 1.1]], 0.042),
    pair((side) => mounted(hinge(), form, [-0.95 + side * 0.35, 2.98, 1.15])),
    mounted(label('NIRMALYA', 0.86, 0.18, [0, 0, 0], [0, 0, 0], { ink: print }), form, [-1.72, 2.5, 1.2], 0.008),
    mounted(label('RIDE-ON SCRUBBER DRIER   110 l', 0.9, 0.075, [0, 0, 0], [0, 0, 0], { ink: print, weight: 400 }), form, [-1.72, 2.35, 1.2], 0.008),
    mounted(warning('NO STEP'), form, [-0.92, 2.42, 1.2], 0.008),
  );
};

/** A ribbed mat in a frame of aluminium, two pedals before it. */
const floorBoard = () =>
  group(
    box(1.72, 0.05, 2.06, galvanised, [0.75, 1.24, 0], [0, 0, 0], 0.015),
    box(1.6, 0.05, 1.9, rubber, [0.75, 1.265, 0], [0, 0, 0], 0.02),
    repeat(17, (index) => box(1.5, 0.03, 0.04, rubber, [0.75, 1.3, (index - 8) * 0.11])),
    pair((side) => repeat(4, (index) => put(cylinder(0.03, 0.014, steel), [0.15 + index * 0.4, 1.272, side * 0.99]))),
    [0.42, -0.42].map((z) => put(group(box(0.42, 0.05, 0.26, rubber, [0, 0, 0], [0, 0, 0], 0.02), repeat(4, (rib) => box(0.03, 0.03, 0.22, rubber, [-0.14 + rib * 0.09, 0.035, 0])), box(0.44, 0.02, 0.28, steel, [0, -0.03, 0], [0, 0, 0], 0.006), bar([[0.1, -0.03, 0], [0.3, -0.2, 0]], 0.03, darkSteel)), [1.42, 1.5, z], [0, 0, 32])),
  );

/** A flashing lamp on a pole, ribbed inside its cover. */
const beacon = () =>
  put(
    group(
      cylinder(0.05, 0.7, steel),
      cylinder(0.14, 0.05, black, [0, -0.16, 0]),
      cylinder(0.17, 0.08, black, [0, 0.34, 0]),
      lathe([[0.15, 0.38], [0.15, 0.56], [0.12, 0.63], [0, 0.65]], gloss('#c9681a')),
      repeat(4, (index) => ring(0.151, 0.012, gloss('#a8540f'), [0, 0.41 + index * 0.045, 0], [90, 0, 0])),
    ),
    [-2.45, 3.5, 0.75],
  );

/** Two brushes of 430 mm side by side under one deck, wider than the machine. */
const scrubDeck = () => {
  const [r, x, z] = [0.87, 0.75, 0.85];
  return group(
    pair((side) => [
      brush(r, x, side * z),
      deck(r, x, side * z),
      cylinder(0.15, 0.14, matt('#8a8d8f'), [x + 0.62, 0.6, side * (z + 0.72)]),
      box(0.5, 0.1, 0.24, darkSteel, [x + 0.5, 0.6, side * (z + 0.58)], [0, side * -50, 0]),
    ]),
    box(1.5, 0.3, 1.7, paint(shellYellow), [x, 0.66, 0], [0, 0, 0], 0.1),
    // Motors, the arms that lift the deck, water's hoses.
    pair((side) => [
      lathe([[0.4, 0.84], [0.4, 0.9], [0.34, 0.93], [0.3, 1.1], [0, 1.1]], black, [x, 0, side * z * 0.86]),
      bar([[x - 0.5, 0.84, side * 1.2], [x - 0.9, 0.98, side * 1.24]], 0.045, darkSteel),
      tube([[x + 0.4, 0.82, side * 1.2], [x + 0.5, 0.98, side * 1.36], [x + 0.9, 1.0, side * 1.3]], 0.04, plastic('#8f999c')),
    ]),
  );
};

/** Cushion and back with raised sides in a shell, on a slide; the driver looks along +x. */
function seat() {
  const cushion = grown(0.1, block([0, 0.3, 0], [0.6, 0.14, 0.56], 0.12), ...pair((side) => limb({ at: [-0.4, 0.38, side * 0.5], r: 0.12 }, { at: [0.42, 0.36, side * 0.5], r: 0.12 })));
  const back = grown(0.1, block([0, 0.6, 0], [0.12, 0.62, 0.5], 0.11), ...pair((side) => limb({ at: [0.06, 0.2, side * 0.46], r: 0.13 }, { at: [0.05, 0.95, side * 0.42], r: 0.12 })));
  const cover = standard('#1f2225', 0, 0.5, 'leather');
  return group(
    box(1.0, 0.16, 0.9, dark, [0, 0.08, 0], [0, 0, 0], 0.04),
    sculpt(cushion, [-0.8, 0, -0.8], [0.8, 0.7, 0.8], 0.03, cover),
    put(group(sculpt(back, [-0.4, -0.2, -0.8], [0.4, 1.4, 0.8], 0.03, cover), sculpt(block([-0.13, 0.6, 0], [0.07, 0.6, 0.52], 0.06), [-0.3, -0.1, -0.7], [0.1, 1.3, 0.7], 0.03, dark)), [-0.55, 0.36, 0], [0, 0, 12]),
  );
}

/** Along y: the column in its cover and a wheel with three spokes. */
const steering = () =>
  group(
    cylinder(0.17, 0.66, dark, [0, 0.33, 0], [0, 0, 0], 0.11),
    cylinder(0.07, 0.3, steel, [0, 0.72, 0]),
    put(ring(0.56, 0.06, rubber), [0, 0.92, 0], [90, 0, 0]),
    around(3, (degrees) => put(box(0.5, 0.05, 0.11, black, [0.3, 0.88, 0], [0, 0, 4]), [0, 0, 0], [0, degrees + 60, 0])),
    lathe([[0, 0.8], [0.15, 0.8], [0.16, 0.9], [0.12, 0.95], [0, 0.96]], black),
  );

/** Set into the front, facing +z: a reflector behind a lens with two lamps. */
const headlamp = () =>
  group(
    extrude(outline([[-0.27, -0.13], [0.27, -0.13], [0.27, 0.13], [-0.27, 0.13]], 0.1, [outline([[-0.23, -0.095], [0.23, -0.095], [0.23, 0.095], [-0.23, 0.095]], 0.07)]), 0.08, dark, [0, 0, 0.02], [0, 0, 0], 0.02),
    box(0.48, 0.2, 0.02, chrome, [0, 0, 0.0], [0, 0, 0], 0.006),
    pair((side) => [lathe([[0.085, 0.03], [0.06, 0.0], [0, 0.0]], chrome, [side * 0.11, 0, 0.01], [90, 0, 0]), cylinder(0.05, 0.03, gloss('#eceadf'), [side * 0.11, 0, 0.025], [90, 0, 0]), ring(0.085, 0.01, steel, [side * 0.11, 0, 0.035])]),
  );

/** A disc brush whose bristles spread outwards down to the ground. */
function sideBrush() {
  const random = createRandom(9);
  const rows = [
    { out: 0.36, count: 60, color: '#b95f10' },
    { out: 0.48, count: 90, color: '#d97214' },
    { out: 0.6, count: 130, color: '#e8811c' },
  ];
  return group(
    cylinder(0.66, 0.1, dark, [0, 0.5, 0]),
    lathe([[0, 0.55], [0.5, 0.55], [0.44, 0.66], [0.2, 0.72], [0, 0.72]], plastic(yellow)),
    around(6, (degrees) => put(bolt(0.045, [0.56, 0.55, 0]), [0, 0, 0], [0, degrees, 0])),
    rows.map(({ out, count, color }, row) =>
      around(count, (degrees) => {
        const lean = 34 + row * 8 + random() * 9;
        const length = 0.47 / Math.cos((lean * Math.PI) / 180);
        const bristle = lathe([[0, 0], [0.02, 0], [0.013, -length], [0, -length]], matt(color), [0, 0, 0], [0, 0, 0], 6);
        return put(put(bristle, [out, 0.47, 0], [random() * 12 - 2, 0, lean]), [0, 0, 0], [0, degrees + random() * 2, 0]);
      }),
    ),
  );
}

/** One unit is 200 mm: two disc brushes in front, driven by the wheels, throw the dirt into the box between them. */
function sweeper() {
  const hood = grown(0.25, block([0.35, 1.12, 0], [0.95, 0.3, 1.2], 0.22), ...pair((side) => limb({ at: [0.5, 1.0, side * 0.95], r: 0.3 }, { at: [1.35, 0.86, side * 1.2], r: 0.26 })));
  const dustBox = without(0.05, block([-1.45, 1.05, 0], [1.05, 0.68, 1.14], 0.2), block([-1.45, 1.75, 0], [0.5, 0.16, 0.7], 0.1));
  return group(
    sculpt(hood, [-0.8, 0.4, -1.7], [1.8, 1.6, 1.7], 0.035, tank(blue)),
    sculpt(dustBox, [-2.7, 0.2, -1.4], [-0.2, 1.9, 1.4], 0.035, dark),
    bar([[-1.45, 1.6, -0.55], [-1.45, 1.82, -0.5], [-1.45, 1.82, 0.5], [-1.45, 1.6, 0.55]], 0.07, plastic(yellow), 0.1),
    box(2.9, 0.14, 2.3, paint('#30363b'), [-1.1, 0.42, 0]),
    pair((side) => [
      put(sideBrush(), [1.35, 0, side * 1.2], [0, 0, 0]),
      wheel(0.75, 0.24, plastic(yellow), rubber, [-0.55, 0.75, side * 1.36]),
      knob(0.16, [1.35, 1.11, side * 1.2], [-90, 0, 0], plastic(yellow)),
      box(0.5, 0.34, 0.1, paint(yellow), [-0.75, 1.34, side * 1.0], [0, 0, 0]),
    ]),
    cylinder(0.07, 2.9, steel, [-0.55, 0.75, 0], [90, 0, 0]),
    pushHandle(2.1, [[-0.65, 1.34], [-3.3, 4.3], [-3.9, 4.45]], 0.09, paint(yellow)),
    label('NIRMALYA', 1.2, 0.26, [0.36, 1.424, 0], [-90, 0, 0], { ink: '#ffffff' }),
    label('NS-900M', 0.8, 0.18, [0.36, 1.424, 0.32], [-90, 0, 0], { ink: yellow }),
    label('NIRMALYA', 1.0, 0.18, [1.306, 1.13, 0], [0, 90, 0], { ink: '#ffffff' }),
  );
}

export const scenes: Scenes = {
  'NS-900M': { build: sweeper, first: { from: [38, 20] }, second: { from: [-140, 20] } },
  'NF-17S': { build: singleDisc, first: { from: [30, 12] }, second: { from: [-134, 18] } },
  'NF-50B': { build: walkBehind, first: { from: [32, 14] } },
  'NF-110R': { build: rideOn, first: { from: [28, 15] } },
};
