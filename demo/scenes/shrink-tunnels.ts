import { brands } from './brands.ts';
import { bolt, button, display, gauge, knob, vents } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { castors } from './machines.ts';
import { aluminium, black, cardboard, chrome, clear, darkSteel, matt, paint, plastic, rubber, stainless, steel } from './materials.ts';
import { around, bar, box, cylinder, extrude, funnel, group, outline, type Point, pair, put, repeat, rod, sleeve } from './solids.ts';
import { castor } from './wheels.ts';

const coat = paint('#dfe2df');
const green = paint(brands.Dhanvi.body);
const film = clear('#dfe9ec', 0.34);
/** Of the work table and of the conveyor. One unit is 4 dm. */
const HIGH = 2.2;

/** A sealer that cuts film to bags in an L, and a tunnel of hot air behind it that shrinks them. */
export const shrinkTunnel = () =>
  group(
    baseFrame(),
    put(sealer(), [-1.72, 0, 0]),
    put(tunnel(), [1.65, 0, 0]),
    [wrapped([-2.07, HIGH + 0.05, 0.15], 4), wrapped([0.05, HIGH + 0.06, 0.05], -3), wrapped([3.35, HIGH + 0.06, -0.05], 5)],
  );

/** Carries both machines. */
const baseFrame = () =>
  group(
    pair((end) => box(6.26, 0.14, 0.14, coat, [0.12, 0.74, end * 0.72])),
    [-2.94, -0.2, 3.18].map((x) => box(0.14, 0.14, 1.3, coat, [x, 0.74, 0])),
    put(group(castors(6.3, 1.72, 0.2, 0.68)), [0.12, 0, 0]),
    pair((end) => castor(0.2, [-0.2, 0.68, end * 0.66])),
  );

/** A cabinet with a slide for the goods, a reel of film and the L-shaped jaw, open. */
const sealer = () =>
  group(
    box(2.5, 1.3, 1.8, coat, [0, 1.35, 0], [0, 0, 0], 0.05),
    extrude(outline([[-0.95, -0.5], [0.35, -0.5], [0.35, 0.5], [-0.95, 0.5]], 0.06), 0.04, coat, [-0.1, 1.33, 0.91], [0, 0, 0], 0.015),
    bar([[0.12, 1.2, 0.93], [0.12, 1.2, 1.02], [0.12, 1.5, 1.02], [0.12, 1.5, 0.93]], 0.028, chrome, 0.06),
    vents(0.7, 0.36, 5, [-0.5, 1.08, 0.935]),
    label('DHANVI', 0.8, 0.19, [-0.5, 1.58, 0.934], [0, 0, 0], { ink: brands.Dhanvi.body }),
    sealerPanel(),
    box(2.6, 0.08, 1.9, stainless, [0, HIGH - 0.16, 0], [0, 0, 0], 0.02),
    // The lower jaw: rubber under the wire, on the edges next to the tunnel and to the user.
    box(0.14, 0.14, 1.7, aluminium, [1.16, HIGH - 0.06, 0]),
    box(1.7, 0.14, 0.14, aluminium, [0.4, HIGH - 0.06, 0.86]),
    box(0.07, 0.03, 1.68, plastic('#c9542b'), [1.16, HIGH + 0.02, 0]),
    box(1.66, 0.03, 0.07, plastic('#c9542b'), [0.4, HIGH + 0.02, 0.86]),
    repeat(11, (index) => rod(0.045, 1.5, steel, [0.3, HIGH - 0.1, -0.75 + index * 0.145])),
    put(jaw(), [0, HIGH + 0.04, -0.9], [-38, 0, 0]),
    filmReel(),
  );

const sealerPanel = () =>
  put(
    group(
      box(0.56, 1.0, 0.06, plastic('#25282b'), [0, 0, 0], [0, 0, 0], 0.02),
      display('150', 0.3, 0.13, [0, 0.34, 0.04], [0, 0, 0], { on: '#1a0d0d', ink: '#ff5a3c' }),
      knob(0.1, [-0.12, 0.08, 0.03]),
      knob(0.1, [0.14, 0.08, 0.03]),
      label('SEAL       TIME', 0.46, 0.07, [0, -0.08, 0.034], [0, 0, 0], { ink: '#f2f2ee' }),
      box(0.16, 0.14, 0.05, plastic('#1e8a4c'), [-0.13, -0.26, 0.04], [8, 0, 0], 0.02),
      button(0.08, plastic('#c2212b'), [0.14, -0.26, 0.03]),
    ),
    [0.82, 1.35, 0.92],
  );

/** The upper jaw on its hinge, with the two covers of the wires and the handle. */
const jaw = () =>
  group(
    rod(0.06, 2.5, steel, [0, 0, 0]),
    pair((side) => box(0.2, 0.22, 0.24, darkSteel, [side * 1.1, -0.02, 0], [0, 0, 0], 0.03)),
    box(0.18, 0.2, 1.86, green, [1.16, 0.1, 0.92], [0, 0, 0], 0.04),
    box(1.86, 0.2, 0.18, green, [0.32, 0.1, 1.76], [0, 0, 0], 0.04),
    box(0.04, 0.06, 1.7, steel, [1.16, -0.02, 0.92]),
    box(1.7, 0.06, 0.04, steel, [0.32, -0.02, 1.76]),
    bar([[-0.2, 0.14, 1.84], [-0.2, 0.2, 2.06], [0.7, 0.2, 2.06], [0.7, 0.14, 1.84]], 0.045, black, 0.08),
    [-0.45, 1.0].map((x) => bolt(0.05, [x, 0.21, 1.76])),
    [0.2, 0.9, 1.5].map((z) => bolt(0.05, [1.16, 0.21, z])),
    label('CAUTION  HOT WIRE', 0.8, 0.12, [0.25, 0.1, 1.853], [0, 0, 0], { on: '#e9c22a' }),
  );

/** The reel lies on two rollers; the film runs over a bar and around the slide for the goods. */
const filmReel = () =>
  group(
    pair((side) => [
      extrude(outline([[-0.62, -0.5], [0.62, -0.5], [0.62, -0.1], [0.3, 0.2], [0.3, 0.62], [-0.1, 0.62], [-0.62, -0.1]], 0.1), 0.06, coat, [-1.85, 1.95, side * 0.86], [0, 0, 0], 0.015),
      rod(0.07, 0.5, steel, [-1.3, 1.5, side * 0.7]),
      bolt(0.05, [-1.5, 1.62, side * 0.9], [side * 90, 0, 0]),
    ]),
    [-2.2, -1.65].map((x) => cylinder(0.08, 1.7, rubber, [x, 1.88, 0], [90, 0, 0])),
    sleeve(0.46, 0.14, 1.4, clear('#d3e2e8', 0.82), [-1.93, 2.3, 0], [90, 0, 0]),
    sleeve(0.15, 0.11, 1.56, cardboard, [-1.93, 2.3, 0], [90, 0, 0]),
    cylinder(0.05, 1.76, chrome, [-1.62, 2.66, 0], [90, 0, 0]),
    extrude(outline([[-1.9, 2.75], [-1.6, 2.72], [-1.02, 2.36], [-1.02, 2.34], [-1.6, 2.7], [-1.9, 2.73]]), 1.3, film, [0, 0, 0], [0, 0, 0], 0.002),
    box(0.95, 0.03, 1.3, film, [-0.8, HIGH + 0.12, 0.05]),
    box(0.95, 0.03, 1.2, stainless, [-0.9, HIGH - 0.06, 0.05]),
  );

/** Insulated, with curtains at both ends; a belt of rods runs through it on a frame with castors. */
const tunnel = () =>
  group(
    frame(),
    conveyor(),
    extrude(outline([[-0.95, 0], [0.95, 0], [0.95, 1.3], [0.75, 1.45], [-0.75, 1.45], [-0.95, 1.3]], 0.06, [outline([[-0.62, 0.1], [-0.62, 0.8], [0.62, 0.8], [0.62, 0.1]], 0.03)]), 2.2, coat, [0, HIGH - 0.04, 0], [0, 90, 0], 0.03),
    pair((side) => [
      repeat(7, (index) => box(0.02, 0.62, 0.17, rubber, [side * 1.06, HIGH + 0.48, -0.53 + index * 0.177], [0, 0, side * (2 + (index % 3))])),
      box(0.06, 0.1, 1.44, stainless, [side * 1.11, HIGH + 0.82, 0], [0, 0, 0], 0.02),
      pair((end) => box(0.06, 0.76, 0.1, stainless, [side * 1.11, HIGH + 0.46, end * 0.68], [0, 0, 0], 0.02)),
    ]),
    // The fan on the roof and its motor.
    cylinder(0.42, 0.1, darkSteel, [0, HIGH + 1.46, 0]),
    cylinder(0.3, 0.5, green, [0, HIGH + 1.72, 0]),
    around(18, (degrees) => put(box(0.03, 0.36, 0.03, green, [0.31, HIGH + 1.7, 0]), [0, 0, 0], [0, degrees, 0])),
    cylinder(0.32, 0.08, black, [0, HIGH + 2.0, 0]),
    label('DHANVI', 0.95, 0.22, [-0.5, HIGH + 1.1, 0.955], [0, 0, 0], { ink: brands.Dhanvi.body }),
    label('SW-4525  SHRINK TUNNEL', 0.95, 0.09, [-0.5, HIGH + 0.92, 0.955], [0, 0, 0], { ink: '#33383c', weight: 400 }),
    box(0.6, 0.3, 0.03, clear('#2a2622', 0.85), [-0.55, HIGH + 0.42, 0.955], [0, 0, 0], 0.01),
    tunnelPanel(),
  );

const frame = () =>
  group(
    pair((side) => pair((end) => box(0.12, 1.5, 0.12, coat, [side * 1.6, 1.3, end * 0.7]))).flat(),
    [0.75, 1.85].map((y) => [...pair((end) => box(3.2, 0.12, 0.1, coat, [0, y, end * 0.7])), ...pair((side) => box(0.1, 0.12, 1.4, coat, [side * 1.6, y, 0]))]),
    box(1.6, 0.7, 1.2, coat, [-0.3, 1.45, 0], [0, 0, 0], 0.04),
    vents(0.9, 0.36, 5, [-0.4, 1.45, 0.61]),
    ratingPlate(0.3, [0.28, 1.45, 0.605]),
  );

const conveyor = () =>
  group(
    pair((side) => box(4.0, 0.24, 0.06, stainless, [0, HIGH - 0.1, side * 0.62], [0, 0, 0], 0.02)),
    repeat(48, (index) => cylinder(0.028, 1.2, index % 2 ? steel : darkSteel, [-1.92 + index * 0.0817, HIGH, 0], [90, 0, 0])),
    pair((end) => [cylinder(0.1, 1.2, black, [end * 1.93, HIGH - 0.1, 0], [90, 0, 0]), bolt(0.06, [end * 1.86, HIGH - 0.1, 0.66], [90, 0, 0])]),
  );

const tunnelPanel = () =>
  put(
    group(
      box(0.9, 1.1, 0.14, plastic('#25282b'), [0, 0, 0], [0, 0, 0], 0.03),
      display('160', 0.34, 0.15, [-0.18, 0.36, 0.08], [0, 0, 0], { on: '#1a0d0d', ink: '#ff5a3c' }),
      gauge(0.14, [0.24, 0.34, 0.08]),
      knob(0.1, [-0.22, 0.04, 0.07]),
      knob(0.1, [0.1, 0.04, 0.07]),
      label('HEAT       SPEED', 0.6, 0.07, [-0.06, -0.12, 0.074], [0, 0, 0], { ink: '#f2f2ee' }),
      repeat(2, (index) => box(0.16, 0.14, 0.05, plastic(index ? '#1e8a4c' : '#c2212b'), [-0.24 + index * 0.24, -0.32, 0.08], [8, 0, 0], 0.02)),
      cylinder(0.15, 0.04, plastic('#e9c22a'), [0.27, -0.3, 0.08], [90, 0, 0]),
      cylinder(0.11, 0.14, plastic('#c2212b'), [0.27, -0.3, 0.14], [90, 0, 0]),
    ),
    [0.55, HIGH + 0.62, 1.0],
  );

/** Four boxes of soap under film, with the seam and folded corners. */
const wrapped = (at: Point, turn: number) =>
  put(
    group(
      pair((x) => pair((z) => [box(0.33, 0.34, 0.23, matt(x === z ? '#1e5fa6' : '#1b558f'), [x * 0.17, 0.18, z * 0.12], [0, 0, 0], 0.015), label('SOAP', 0.24, 0.1, [x * 0.17, 0.2, z * 0.12 + 0.118], [0, 0, 0], { ink: '#ffffff' }), box(0.22, 0.004, 0.1, matt('#f2d9a0'), [x * 0.17, 0.352, z * 0.12])])).flat(2),
      box(0.7, 0.38, 0.5, clear('#eef4f6', 0.24), [0, 0.18, 0], [0, 0, 0], 0.04),
      pair((side) => put(funnel([0.06, 0.1], 0.2, 0.12, film), [side * 0.37, 0.18, 0], [0, 0, side * 90])),
    ),
    at,
    [0, turn, 0],
  );
