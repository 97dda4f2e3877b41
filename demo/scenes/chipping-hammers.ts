import { bolt } from './fittings.ts';
import { label } from './labels.ts';
import { black, brass, metal, paint, steel } from './materials.ts';
import { block, grown, limb, sculpt } from './sculpt.ts';
import { around, box, extrude, group, lathe, outline, type Point, put, repeat, ring, rod } from './solids.ts';

const on = (x: number, z: number, r: number) => ({ at: [x, 0, z] as Point, r });

/** For air, lying on its side, the chisel towards +x. One unit is a decimetre. */
export function chippingHammer(color: string, brand: string, model: string) {
  const forged = metal('#595e62', 0.42);
  return put(
    group(
      backHead(color),
      // Barrel with the sleeve over its exhaust, and the nose.
      lathe([[0, -0.9], [0.34, -0.9], [0.36, -0.8], [0.36, -0.62], [0.31, -0.56], [0.31, -0.3], [0.35, -0.27], [0.35, 0.02], [0.31, 0.05], [0.3, 0.85], [0.33, 0.9], [0.33, 1.14], [0.24, 1.24], [0.2, 1.3], [0, 1.3]], forged, [0, 0, 0], [0, 0, -90], 64),
      around(10, (degrees) => put(rod(0.035, 0.14, black, [-0.12, 0.335, 0]), [0, 0, 0], [degrees, 0, 0])),
      around(3, (degrees) => put(put(bolt(0.05), [-0.7, 0.35, 0]), [0, 0, 0], [degrees + 30, 0, 0])),
      retainer(),
      chisel(),
      put(label(brand, 0.66, 0.17, [0, 0, 0.305], [0, 0, 0], { ink: '#ffffff' }), [0.46, 0, 0], [-50, 0, 0]),
      put(label(model, 0.4, 0.12, [0, 0, 0.305], [0, 0, 0], { ink: '#ffffff', weight: 400 }), [0.46, 0, 0], [-10, 0, 0]),
    ),
    [0, 0, 0],
    [0, 0, -4],
  );
}

/** A D-handle with the throttle lever inside; air enters at its lower end. */
const backHead = (color: string) =>
  group(
    sculpt(
      grown(0.07, block([-0.98, 0, 0], [0.18, 0.34, 0.36], 0.16), limb(on(-1.1, -0.3, 0.17), on(-1.62, -0.62, 0.15)), limb(on(-1.62, -0.62, 0.15), on(-1.98, -0.4, 0.15)), limb(on(-1.98, -0.4, 0.15), on(-1.98, 0.4, 0.15)), limb(on(-1.98, 0.4, 0.15), on(-1.62, 0.62, 0.15)), limb(on(-1.62, 0.62, 0.15), on(-1.1, 0.3, 0.17))),
      [-2.3, -0.5, -0.95],
      [-0.7, 0.5, 0.95],
      0.035,
      paint(color),
    ),
    box(0.1, 0.14, 0.62, steel, [-1.74, 0.02, 0.02], [0, -8, 0], 0.03),
    put(rod(0.04, 0.36, steel), [-1.7, 0, 0.3], [90, 0, 0]),
    put(group(rod(0.12, 0.2, steel), rod(0.15, 0.14, brass, [0.14, 0, 0]), rod(0.08, 0.2, brass, [0.3, 0, 0]), repeat(3, (index) => ring(0.085, 0.015, brass, [0.26 + index * 0.05, 0, 0], [0, 90, 0]))), [-1.98, 0, 0.52], [0, -70, 0]),
  );

/** A coil spring that holds the chisel by its collar. */
const retainer = () =>
  group(
    repeat(7, (index) => ring(0.25 - index * 0.012, 0.028, steel, [1.22 + index * 0.065, 0, 0], [0, 90, 0])),
    lathe([[0.1, 0], [0.2, 0], [0.2, 0.06], [0.1, 0.06]], steel, [1.68, 0, 0], [0, 0, -90]),
  );

const chisel = () =>
  group(
    rod(0.085, 1.7, metal('#8a8d8e', 0.36), [2.1, 0, 0]),
    lathe([[0, 0], [0.12, 0], [0.15, 0.05], [0.12, 0.12], [0, 0.12]], metal('#8a8d8e', 0.36), [1.76, 0, 0], [0, 0, -90]),
    put(extrude(outline([[0, -0.08], [0.2, -0.17], [0.62, -0.2], [0.62, 0.2], [0.2, 0.17], [0, 0.08]], 0.06), 0.06, metal('#a7aaab', 0.3), [0, 0, 0], [90, 0, 0], 0.02), [2.9, 0, 0]),
  );
