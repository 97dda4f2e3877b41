import { bolt, hook } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { black, brass, castIron, galvanised, matt, metal, paint, plastic, steel } from './materials.ts';
import { pendant } from './pendants.ts';
import { rectangle } from './slotted.ts';
import { around, box, cylinder, extrude, group, lathe, outline, pair, put, repeat, ring, rod, tube } from './solids.ts';
import { pulley } from './wheels.ts';

/** Electric hoists that are clamped under a square pipe. One unit is 100 mm. */

const coat = paint('#b4521f');
const offWhite = '#e9e7e0';
const gap = matt('#141618');
const blackPaint = paint('#2b2d30');
const rope = metal('#8d9194', 0.4);
const PIPE_Y = 1.35;
/** Distance of the cheeks, between which the drum turns, from the middle. */
const CHEEK = 0.85;
const DRUM_RADIUS = 0.42;
/** A little thicker than to scale, else its turns are lost in a small picture. */
const ROPE_RADIUS = 0.04;
/** The two falls of the rope hang side by side in front of the drum. */
const FALLS = { x: [-0.39, 0.21] as const, z: DRUM_RADIUS + ROPE_RADIUS, length: 3 };

export function miniHoist() {
  const [winding, fixed] = FALLS.x;
  return group(
    extrude(outline(rectangle(0.6, 0.6), 0.1, [outline(rectangle(0.48, 0.48), 0.06)]), 5.4, galvanised, [-0.1, PIPE_Y, 0], [0, 90, 0], 0.01),
    pair((side) => [put(cheek(), [side * CHEEK, 0, 0]), put(pipeClamp(), [side * CHEEK, 0, 0])]),
    motor(),
    gearCase(),
    drum(),
    cylinder(ROPE_RADIUS, FALLS.length, rope, [winding, -FALLS.length / 2, FALLS.z]),
    cylinder(ROPE_RADIUS, FALLS.length - 0.6, rope, [fixed, -0.6 - (FALLS.length - 0.6) / 2, FALLS.z]),
    ropeAnchor(fixed),
    upperLimit(winding),
    put(hookBlock(), [(winding + fixed) / 2, -FALLS.length, FALLS.z]),
    controlBox(),
    tube([[1.5, -1.0, 0.25], [1.55, -1.5, 0.3], [1.85, -2.0, 0.42], [1.85, -2.4, 0.45]], 0.055, black),
    pendant([0, 180], [1.85, -2.5, 0.45]),
  );
}

/** Carries the drum's bearing, and the pipe on its upper edge. */
const cheek = () => group(cheekPlate(), pair((side) => [box(0.2, 0.06, 1.2, castIron, [0, 0.94, 0], [0, 0, 0], 0.02), put(bolt(0.06), [side * 0.07, -0.5, 0.46], [0, 0, side * -90]), put(bolt(0.06), [side * 0.07, -0.5, -0.46], [0, 0, side * -90])]));

const cheekPlate = () =>
  extrude(
    outline([[-0.68, -0.72], [0.68, -0.72], [0.76, 0.3], [0.6, 0.98], [0.6, 1.05], [-0.6, 1.05], [-0.6, 0.98], [-0.76, 0.3]], 0.1),
    0.14,
    castIron,
    [0, 0, 0],
    [0, 90, 0],
  );

/** A steel strap over the pipe, bolted down on both sides. */
const pipeClamp = () =>
  group(
    box(0.44, 0.08, 1.24, blackPaint, [0, 1.0, 0]),
    box(0.44, 0.07, 0.76, blackPaint, [0, PIPE_Y + 0.335, 0]),
    pair((side) => [
      box(0.44, 0.62, 0.07, blackPaint, [0, PIPE_Y + 0.02, side * 0.345]),
      box(0.44, 0.07, 0.3, blackPaint, [0, 1.08, side * 0.48]),
      ...pair((end) => bolt(0.07, [end * 0.12, 1.12, side * 0.5])),
    ]),
  );

/** Its fan blows from under the cover at its end over the fins on top. */
const motor = () =>
  group(
    rod(0.62, 0.12, castIron, [-0.94, 0, 0]),
    extrude(outline(rectangle(1.4, 1.4), 0.5), 1.5, coat, [-1.72, 0, 0], [0, 90, 0], 0.08),
    pair((side) => repeat(6, (index) => box(1.3, 0.12, 0.05, coat, [-1.72, side * 0.72, (index - 2.5) * 0.15]))),
    lathe([[0.7, 0], [0.71, 0.3], [0.62, 0.46], [0, 0.48]], plastic('#33363a'), [-2.44, 0, 0], [0, 0, 90]),
    around(14, (degrees) => put(box(0.01, 0.26, 0.06, matt('#050505'), [-2.915, 0.36, 0]), [0, 0, 0], [degrees, 0, 0])),
    around(4, (degrees) => put(put(bolt(0.05), [-2.6, 0.7, 0]), [0, 0, 0], [degrees + 45, 0, 0])),
    // The joints between frame and end shields, and the ribs in front.
    [-1.08, -2.36].map((x) => extrude(outline(rectangle(1.412, 1.412), 0.5), 0.018, gap, [x, 0, 0], [0, 90, 0], 0)),
    [0.46, 0.36, 0.26, -0.26, -0.36, -0.46].map((y) => box(1.16, 0.045, 0.1, coat, [-1.72, y, 0.7 - Math.max(0, Math.abs(y) - 0.3) * 0.4], [0, 0, 0], 0.02)),
    around(4, (degrees) => put(put(bolt(0.045), [-0.99, 0.72, 0.0], [0, 0, -90]), [0, 0, 0], [degrees + 45, 0, 0])),
    label('BHAARIKA', 0.56, 0.13, [-1.98, 0.06, 0.704], [0, 0, 0], { ink: offWhite }),
    label('250 / 500 kg', 0.5, 0.085, [-1.98, -0.09, 0.704], [0, 0, 0], { ink: offWhite, weight: 400 }),
    ratingPlate(0.44, [-1.4, 0, 0.706]),
  );

/** The box with contactor and condenser: a lid with screws, glands for the cables, a warning. */
const controlBox = () =>
  put(
    group(
      box(0.86, 0.56, 0.74, black, [0, 0, -0.04], [0, 0, 0], 0.06),
      box(0.87, 0.57, 0.02, gap, [0, 0, 0.32], [0, 0, 0], 0.008),
      box(0.86, 0.56, 0.12, plastic('#33373b'), [0, 0, 0.39], [0, 0, 0], 0.05),
      pair((a) => pair((b) => put(cylinder(0.03, 0.02, steel), [a * 0.34, b * 0.19, 0.45], [90, 0, 0]))),
      extrude(outline([[-0.11, -0.085], [0.11, -0.085], [0, 0.11]], 0.02), 0.008, matt('#d9ab2a'), [0, 0.04, 0.453]),
      label('!', 0.055, 0.11, [0, 0.03, 0.459]),
      label('230 V', 0.2, 0.06, [0, -0.12, 0.453], [0, 0, 0], { ink: offWhite, weight: 400 }),
      [-0.22, 0.12].map((x) => group(cylinder(0.09, 0.08, black, [x, -0.3, 0.15]), cylinder(0.065, 0.14, black, [x, -0.38, 0.15]))),
    ),
    [1.38, -0.9, 0.1],
  );

const gearCase = () =>
  group(
    extrude(outline(rectangle(1.3, 1.4), 0.4), 0.84, coat, [1.36, 0, 0], [0, 90, 0], 0.1),
    extrude(outline(rectangle(1.332, 1.432), 0.4), 0.018, gap, [1.2, 0, 0], [0, 90, 0], 0),
    extrude(outline(rectangle(1.36, 1.46), 0.4), 0.09, coat, [1.26, 0, 0], [0, 90, 0], 0.02),
    extrude(outline(rectangle(1.36, 1.46), 0.4), 0.09, coat, [1.145, 0, 0], [0, 90, 0], 0.02),
    [0.42, 0, -0.42].map((y) => put(bolt(0.045), [1.31, y, 0.66], [0, 0, -90])),
    [0.2, 0, -0.2].map((y) => box(0.36, 0.05, 0.08, coat, [1.54, y, 0.64], [0, 0, 0], 0.02)),
    put(group(cylinder(0.075, 0.03, brass), bolt(0.05, [0, 0.01, 0])), [1.5, -0.42, 0.64], [90, 0, 0]),
    label('OIL', 0.12, 0.06, [1.66, -0.42, 0.653], [0, 0, 0], { ink: offWhite }),
    rod(0.46, 0.12, castIron, [1.82, 0, 0]),
    around(6, (degrees) => put(put(bolt(0.06), [1.86, 0.34, 0], [0, 0, -90]), [0, 0, 0], [degrees, 0, 0])),
  );

/** Rope in one layer from the right flange to where the winding fall leaves it in front. */
function drum() {
  const [turns, start] = [11, 0.6];
  const pitch = (start - FALLS.x[0]) / turns;
  return group(
    rod(DRUM_RADIUS, 1.6, steel),
    pair((side) => rod(0.62, 0.08, castIron, [side * 0.7, 0, 0])),
    tube(
      repeat(turns * 12 + 1, (step) => {
        const angle = (step / 12) * 2 * Math.PI;
        return [start - (step / 12) * pitch, Math.sin(angle) * FALLS.z, Math.cos(angle) * FALLS.z];
      }),
      ROPE_RADIUS,
      rope,
    ),
  );
}

/** With two falls, the rope's end hangs from a bar between the cheeks. */
const ropeAnchor = (x: number) =>
  group(
    rod(0.08, 2 * CHEEK, steel, [0, -0.55, 0.3]),
    box(0.16, 0.26, 0.34, blackPaint, [x, -0.58, 0.4]),
    cylinder(0.075, 0.26, steel, [x, -0.82, FALLS.z]),
  );

/** The stop on the rope lifts this arm, which switches the motor off. */
const upperLimit = (x: number) =>
  group(
    tube([[1.0, -0.72, 0.6], [0.8, -1.15, 0.66], [0.2, -1.3, 0.68], [x + 0.1, -1.3, FALLS.z + 0.08]], 0.035, galvanised),
    ring(0.12, 0.035, galvanised, [x, -1.3, FALLS.z], [90, 0, 0]),
    cylinder(0.12, 0.26, black, [x, -1.8, FALLS.z]),
  );

/** A wheel for the rope between two plates, and the hook under it. */
const hookBlock = () =>
  group(
    pulley((FALLS.x[1] - FALLS.x[0]) / 2 + ROPE_RADIUS * 0.5, 0.14, castIron, [0, 0, 0]),
    pair((side) => [
      extrude(outline([[-0.36, 0.3], [0.36, 0.3], [0.36, -0.2], [0.15, -0.66], [-0.15, -0.66], [-0.36, -0.2]], 0.16), 0.07, coat, [0, 0, side * 0.13]),
      put(bolt(0.08), [0, 0, side * 0.17], [side * 90, 0, 0]),
      put(bolt(0.045), [0.22, 0.2, side * 0.165], [side * 90, 0, 0]),
      put(bolt(0.045), [-0.22, 0.2, side * 0.165], [side * 90, 0, 0]),
    ]),
    label('500 kg', 0.3, 0.09, [0, -0.26, 0.168], [0, 0, 0], { ink: offWhite }),
    cylinder(0.15, 0.05, steel, [0, -0.72, 0]),
    box(0.26, 0.2, 0.22, castIron, [0, -0.6, 0]),
    hook(0.52, castIron, [0, -0.6, 0]),
  );
