import type { Material } from 'three';
import { bolt, button, gauge, vents } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { beltDrive, smallMotor } from './machines.ts';
import { castIron, chrome, clear, darkSteel, gloss, matt, paint, plastic, steel } from './materials.ts';
import { block, grown, limb, sculpt } from './sculpt.ts';
import { around, bar, box, cylinder, extrude, funnel, group, lathe, outline, type Point, pair, put, ring } from './solids.ts';

type StoneMill = { color: string; brand: string; model: string; /** Of the housing around the stones. */ radius: number };

/** Two upright stones in a cast housing on a frame of channels; the motor stands beside it. */
export function stoneMill({ color, brand, model, radius }: StoneMill) {
  const coat = gloss(color);
  const axis = 1.65 + radius;
  const motorAt: Point = [radius + 1.5, 1.06, -0.3];
  return group(
    frame(radius, paint('#33383c')),
    put(housing(radius, coat), [0, axis, 0]),
    put(hopper(radius, coat, brand), [0, axis + radius + 0.2, -0.05]),
    put(feedThroat(radius, coat), [0, axis, 0]),
    put(adjustingWheel(), [0, axis, 1.02]),
    flourSpout(radius),
    smallMotor(0.62, color, motorAt, [0, 90, 0], 1.8),
    beltDrive([motorAt[0], motorAt[1]], [0, axis], 0.36, 0.85, -1.62, castIron, paint('#33383c')),
    put(starter(brand), [-radius - 0.35, axis - 0.4, 0.5]),
    label(model, 0.5, 0.17, [radius * 0.64, 1.68, radius * 0.62 + 0.085], [0, 0, 0], { ink: '#f2f2ee' }),
  );
}

/** Legs of channel with braces and feet, and rails for the motor. */
function frame(radius: number, material: Material) {
  const [x, z] = [radius * 0.95, radius * 0.62];
  return group(
    pair((side) => pair((end) => [box(0.22, 1.7, 0.22, material, [side * x, 0.9, end * z]), box(0.44, 0.08, 0.44, material, [side * x, 0.04, end * z]), bolt(0.07, [side * (x + 0.13), 0.09, end * z])])).flat(),
    [0.5, 1.68].map((y) => [...pair((end) => box(x * 2, 0.2, 0.16, material, [0, y, end * z])), ...pair((side) => box(0.16, 0.2, z * 2, material, [side * x, y, 0]))]),
    pair((end) => box(radius * 2.0, 0.1, 0.06, material, [0, 1.08, end * (z + 0.06)], [0, 0, end * 28])),
    [-0.75, 0.15].map((rail) => box(radius + 1.6, 0.16, 0.24, material, [radius + 0.85, 0.14, rail])),
    pair((side) => box(0.2, 0.16, 1.7, material, [radius + 1.5 + side * 0.55, 0.3, -0.3])),
  );
}

/** Two halves with bolted flanges, a ribbed cover in front and bearings behind. */
const housing = (radius: number, coat: Material) =>
  put(
    group(
      lathe([[0, -0.5], [radius * 0.9, -0.5], [radius * 0.97, -0.42], [radius * 0.97, -0.08], [radius * 1.07, -0.08], [radius * 1.07, 0.12], [radius * 0.98, 0.12], [radius * 0.98, 0.42], [radius * 0.88, 0.52], [radius * 0.62, 0.56], [radius * 0.55, 0.68], [radius * 0.3, 0.74], [0, 0.74]], coat, [0, 0, 0], [90, 0, 0], 80),
      around(12, (degrees) => put(put(bolt(0.075), [radius * 1.02, 0, 0.12], [90, 0, 0]), [0, 0, 0], [0, 0, degrees + 15])),
      around(8, (degrees) => put(box(radius * 0.3, 0.08, 0.14, coat, [radius * 0.73, 0, 0.56], [0, 8, 0], 0.03), [0, 0, 0], [0, 0, degrees + 22])),
      pair((side) => put(box(0.36, 0.24, 0.4, coat, [side * radius * 1.08, -0.1, 0], [0, 0, 0], 0.06), [0, 0, 0], [0, 0, side * -16])),
      pair((side) => box(0.44, radius * 0.55, 0.7, coat, [side * radius * 0.72, -radius * 0.85, 0], [0, 0, side * 12], 0.08)),
      cylinder(0.24, 1.0, castIron, [0, 0, -0.9], [90, 0, 0]),
      box(0.7, 0.6, 0.36, castIron, [0, -0.05, -0.95], [0, 0, 0], 0.1),
    ),
  );

/** Folded from sheet, with a rim, a sight glass and wheat in it. */
function hopper(radius: number, coat: Material, brand: string) {
  const [wide, high] = [radius * 1.75, radius * 1.05];
  const rim = (y: number, w: number) => group(pair((side) => [box(w, 0.14, 0.08, coat, [0, y, (side * w) / 2]), box(0.08, 0.14, w, coat, [(side * w) / 2, y, 0])]).flat());
  return group(
    funnel([wide, wide], 0.3, high, coat, [0, high / 2 + 0.5, 0]),
    rim(high + 0.5, wide),
    box(wide * 0.34, 0.5, wide * 0.34, coat, [0, 0.3, 0], [0, 0, 0], 0.04),
    box(wide * 0.42, 0.08, wide * 0.42, coat, [0, 0.54, 0]),
    box(wide * 0.36, 0.16, 0.05, chrome, [wide * 0.1, 0.3, wide * 0.18], [0, 0, 0], 0.02),
    lathe([[wide * 0.46, 0], [wide * 0.3, 0.16], [wide * 0.12, 0.28], [0, 0.32]], matt('#c39a58'), [0, high + 0.44, 0]),
    box(wide * 0.9, 0.02, wide * 0.9, matt('#c39a58'), [0, high + 0.44, 0]),
    put(group(box(0.24, 0.6, 0.04, clear('#dfe6da', 0.8)), label(brand, wide * 0.5, 0.26, [0, 0.46, 0.02], [0, 0, 0], { ink: '#ffffff' })), [0, high * 0.52 + 0.5, wide * 0.34], [30, 0, 0]),
  );
}

/** Leads the grain from the hopper to the eye of the stone. */
const feedThroat = (radius: number, coat: Material) =>
  sculpt(
    grown(0.14, block([0, radius + 0.1, 0.1], [0.34, 0.2, 0.34], 0.06), limb({ at: [0, radius * 0.95, 0.3], r: 0.28 }, { at: [0, radius * 0.3, 0.74], r: 0.26 }), limb({ at: [0, radius * 0.3, 0.74], r: 0.26 }, { at: [0, 0, 0.8], r: 0.32 })),
    [-0.7, -0.6, -0.5],
    [0.7, radius + 0.5, 1.3],
    0.05,
    coat,
  );

/** Sets the gap between the stones. */
const adjustingWheel = () =>
  put(
    group(
      cylinder(0.1, 0.6, steel, [0, 0.1, 0]),
      cylinder(0.2, 0.12, castIron, [0, 0.06, 0]),
      ring(0.52, 0.06, castIron, [0, 0.34, 0], [90, 0, 0]),
      around(4, (degrees) => put(box(0.46, 0.06, 0.1, castIron, [0.26, 0.34, 0], [0, 0, 0], 0.02), [0, 0, 0], [0, degrees, 0])),
      cylinder(0.15, 0.16, castIron, [0, 0.36, 0]),
      cylinder(0.05, 0.36, steel, [0.48, 0.54, 0]),
      cylinder(0.08, 0.26, plastic('#26292c'), [0.48, 0.62, 0]),
    ),
    [0, 0, 0],
    [90, 0, 0],
  );

/** A spout with a sleeve of cloth over a tin. */
const flourSpout = (radius: number) =>
  group(
    put(box(0.8, 0.9, 0.7, darkSteel, [0, 0, 0], [0, 0, 0], 0.05), [0, 1.5, radius * 0.45], [-16, 0, 0]),
    lathe([[0.36, 0], [0.44, 0.12], [0.36, 0.3], [0.42, 0.42], [0.34, 0.56], [0.4, 0.66]], matt('#e9e3d3'), [0, 0.62, radius * 0.62]),
    ring(0.4, 0.03, darkSteel, [0, 1.24, radius * 0.62], [90, 0, 0]),
    lathe([[0, 0], [0.62, 0], [0.64, 0.06], [0.64, 0.7], [0.68, 0.74], [0.6, 0.74], [0.58, 0.1]], steel, [0, 0, radius * 0.62]),
    lathe([[0.58, 0], [0.3, 0.12], [0, 0.18]], matt('#f2ecdd'), [0, 0.52, radius * 0.62]),
  );

const starter = (brand: string) =>
  group(
    box(0.62, 0.95, 0.42, plastic('#d9dbd8'), [0, 0, 0], [0, 0, 0], 0.06),
    extrude(outline([[-0.27, -0.43], [0.27, -0.43], [0.27, 0.43], [-0.27, 0.43]], 0.05), 0.06, plastic('#d9dbd8'), [0, 0, 0.22], [0, 0, 0], 0.02),
    gauge(0.13, [0, 0.24, 0.25]),
    button(0.075, plastic('#1e8a4c'), [-0.12, -0.06, 0.25]),
    button(0.075, plastic('#c2212b'), [0.12, -0.06, 0.25]),
    label([brand, 'STARTER'], 0.4, 0.14, [0, -0.29, 0.254], [0, 0, 0], { ink: '#33383c' }),
    bar([[0, -0.48, 0], [0, -1.6, -0.1], [0.3, -1.9, -0.1]], 0.06, plastic('#26292c'), 0.2),
    box(0.5, 0.12, 0.12, paint('#33383c'), [0.4, -0.3, -0.16]),
    vents(0.3, 0.2, 3, [0.315, -0.1, 0], [0, 90, 0]),
    ratingPlate(0.3, [-0.313, 0.1, 0], [0, -90, 0]),
  );
