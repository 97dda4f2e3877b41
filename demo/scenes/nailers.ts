import { bolt } from './fittings.ts';
import { moulded } from './hand-tools.ts';
import { label } from './labels.ts';
import { aluminium, black, brass, darkSteel, metal, plastic, rubber, steel } from './materials.ts';
import { grown, limb, sculpt, thicker } from './sculpt.ts';
import { around, box, cylinder, group, lathe, type Point, put, repeat, rod } from './solids.ts';

const on = (x: number, y: number, r: number) => ({ at: [x, y, 0] as Point, r });

/** A brad nailer for air, resting on its nose and the rear of its magazine. One unit is a decimetre. */
export function nailer(color: string, brand: string, model: string) {
  return put(
    group(
      castBody(),
      put(cap(color), [0.9, 1.06, 0]),
      nose(color),
      magazine(color),
      moulded([[0.34, 0.5], [0.5, 0.5], [0.44, 0.2], [0.36, 0.14], [0.3, 0.22]], 0.16, plastic(color), 0.05, 0.05),
      put(rod(0.09, 0.24, brass), [-1.32, 0.62, 0]),
      rod(0.13, 0.1, steel, [-1.22, 0.62, 0]),
      label(brand, 0.5, 0.14, [0.9, 0.62, 0.362], [0, 0, 0], { ink: '#ffffff' }),
      label(model, 0.34, 0.09, [0.9, 0.48, 0.36], [0, 0, 0], { ink: '#ffffff', weight: 400 }),
    ),
    [0, 0, 0],
    [0, 0, 9],
  );
}

/** Cylinder and handle in one casting, with rubber where the hand lies. */
function castBody() {
  const cast = metal('#4d5256', 0.5);
  const handle = limb(on(-0.1, 0.62, 0.15), on(-1.02, 0.6, 0.165));
  const shape = grown(0.12, limb(on(0.9, 0.86, 0.36), on(0.9, 0.2, 0.33)), limb(on(0.6, 0.66, 0.24), on(-0.1, 0.62, 0.15)), handle, limb(on(-1.02, 0.6, 0.165), on(-1.08, 0.52, 0.155)));
  return group(
    sculpt(shape, [-1.5, -0.3, -0.6], [1.5, 1.4, 0.6], 0.028, cast),
    sculpt(thicker(handle, 0.018), [-1.5, 0.2, -0.4], [0.3, 1, 0.4], 0.028, rubber),
    repeat(3, (index) => lathe([[0.3, -0.02], [0.352, 0], [0.3, 0.02]], cast, [0.9, 0.14 + index * 0.09, 0])),
  );
}

/** Bolted on, with the deflector for the exhaust air. */
const cap = (color: string) =>
  group(
    lathe([[0, 0], [0.37, 0], [0.39, 0.04], [0.39, 0.2], [0.34, 0.26], [0, 0.27]], plastic(color)),
    around(4, (degrees) => put(bolt(0.04, [0.3, 0.26, 0]), [0, 0, 0], [0, degrees + 45, 0])),
    lathe([[0, 0.26], [0.2, 0.26], [0.2, 0.34], [0.14, 0.38], [0, 0.38]], black),
    box(0.2, 0.06, 0.12, black, [0.14, 0.32, 0], [0, 0, 0], 0.02),
  );

/** Driver guide with its quick release, the wheel for the depth and the safety tip. */
const nose = (color: string) =>
  group(
    cylinder(0.2, 0.16, aluminium, [0.9, -0.2, 0]),
    box(0.3, 0.72, 0.26, darkSteel, [0.92, -0.52, 0], [0, 0, 0], 0.03),
    box(0.08, 0.5, 0.2, steel, [1.1, -0.5, 0], [0, 0, 0], 0.02),
    box(0.12, 0.16, 0.24, black, [1.16, -0.3, 0], [0, 0, 14], 0.03),
    put(cylinder(0.1, 0.3, plastic(color)), [0.74, -0.28, 0], [90, 0, 0]),
    box(0.1, 0.3, 0.12, steel, [0.94, -0.96, 0], [0, 0, 0], 0.02),
    box(0.13, 0.08, 0.16, plastic(color), [0.94, -1.1, 0], [0, 0, 0], 0.03),
  );

/** A rail under the handle, with a window that shows the nails left. */
const magazine = (color: string) =>
  group(
    box(1.96, 0.3, 0.14, aluminium, [-0.16, -0.62, 0], [0, 0, 0], 0.03),
    box(1.9, 0.12, 0.19, darkSteel, [-0.16, -0.76, 0], [0, 0, 0], 0.03),
    box(0.9, 0.06, 0.15, black, [0.2, -0.6, 0], [0, 0, 0], 0.01),
    repeat(16, (index) => box(0.018, 0.05, 0.154, steel, [-0.1 + index * 0.02, -0.6, 0], [0, 0, 0], 0)),
    box(0.26, 0.36, 0.22, plastic(color), [-1.08, -0.64, 0], [0, 0, 0], 0.05),
    // Joins magazine and handle.
    moulded([[-1.14, 0.42], [-0.9, 0.42], [-0.94, -0.5], [-1.14, -0.5]], 0.15, metal('#4d5256', 0.5), 0.05, 0.04),
    put(bolt(0.05, [-1.03, -0.38, 0.08], [90, 0, 0]), [0, 0, 0]),
  );
