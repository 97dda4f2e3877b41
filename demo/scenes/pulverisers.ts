import type { Material } from 'three';
import { bolt } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { beltDrive, controls, smallMotor, stand } from './machines.ts';
import { black, castIron, chrome, clear, darkSteel, paint, standard, steel } from './materials.ts';
import { creased, type Form, grown, limb, sculpt } from './sculpt.ts';
import { around, bar, box, cylinder, funnel, group, lathe, type Point, pair, put, ring } from './solids.ts';

type Pulveriser = { brand: string; model: string; coat: Material; motorColor: string; ink: string; /** Of the grinding chamber. */ radius: number };

const DRUM_Y = 2.75;

/** Beaters in a drum with a door in front; powder falls through a sieve into a bag of cloth below. */
export function pulveriser({ brand, model, coat, motorColor, ink, radius }: Pulveriser) {
  const motorAt: Point = [radius + 1.3, 1.06, -0.25];
  return group(
    stand(radius * 2.3, 1.6, 2.0, paint('#33383c'), 0.18),
    pair((side) => pair((end) => box(0.36, 0.08, 0.36, paint('#33383c'), [side * (radius * 1.15 - 0.09), 0.04, end * 0.9]))).flat(),
    put(drum(radius, coat), [0, DRUM_Y, 0]),
    put(feed(radius, coat), [-radius * 0.35, DRUM_Y + radius * 0.9, 0]),
    discharge(coat),
    smallMotor(0.58, motorColor, motorAt, [0, 90, 0], 1.7),
    [-0.7, 0.2].map((z) => box(radius + 1.6, 0.16, 0.24, paint('#33383c'), [radius + 0.6, 0.14, z])),
    pair((side) => box(0.2, 0.16, 1.5, paint('#33383c'), [motorAt[0] + side * 0.5, 0.3, -0.25])),
    beltDrive([motorAt[0], motorAt[1]], [0, DRUM_Y], 0.34, 0.6, -1.5, castIron, paint('#33383c')),
    controls(0.56, 0.8, [-radius * 1.15 - 0.3, 2.1, 0.7]),
    bar([[-radius * 1.15 - 0.3, 1.7, 0.6], [-radius * 1.15 - 0.3, 0.5, 0.5], [-radius, 0.3, 0.3]], 0.06, black, 0.2),
    label(`${brand}  ${model}`, radius * 1.2, 0.17, [0, 1.51, 1.004], [0, 0, 0], { ink: '#f2f2ee' }),
    label(brand, radius * 0.8, 0.2, [0, DRUM_Y + radius * 0.5, 0.645], [0, 0, 0], { ink }),
  );
}

/** The door hangs on hinges at the left and is held by two screws with handles. */
const drum = (radius: number, coat: Material) =>
  group(
    lathe([[0, -0.55], [radius * 0.92, -0.55], [radius, -0.46], [radius, 0.34], [radius * 1.09, 0.34], [radius * 1.09, 0.46], [0, 0.46]], coat, [0, 0, 0], [90, 0, 0], 80),
    lathe([[0, 0.47], [radius * 1.08, 0.47], [radius * 1.08, 0.58], [radius * 0.98, 0.64], [radius * 0.34, 0.64], [radius * 0.3, 0.74], [0, 0.76]], coat, [0, 0, 0], [90, 0, 0], 80),
    ring(radius * 0.9, 0.03, coat, [0, 0, 0.64]),
    around(10, (degrees) => put(put(bolt(0.05), [radius * 0.9, 0, 0.64], [90, 0, 0]), [0, 0, 0], [0, 0, degrees])),
    pair((side) => group(cylinder(0.09, 0.46, steel, [-radius * 1.12, side * radius * 0.3, 0.5]), box(0.3, 0.2, 0.1, coat, [-radius * 1.0, side * radius * 0.3, 0.62], [0, 0, 0], 0.03))),
    pair((side) => put(group(cylinder(0.06, 0.7, steel, [0, 0, 0], [90, 0, 0]), cylinder(0.12, 0.12, steel, [0, 0, 0.26], [90, 0, 0]), bar([[-0.26, 0, 0.34], [0.26, 0, 0.34]], 0.045, chrome)), [radius * 0.98, side * radius * 0.52, 0.5], [0, 0, side * 35])),
    pair((side) => box(0.4, radius * 0.6, 0.8, coat, [side * radius * 0.75, -radius * 0.85, -0.05], [0, 0, side * 12], 0.06)),
    cylinder(0.22, 0.8, castIron, [0, 0, -0.9], [90, 0, 0]),
    box(0.6, 0.5, 0.36, castIron, [0, -0.05, -0.95], [0, 0, 0], 0.1),
    ratingPlate(0.42, [radius * 0.5, -radius * 0.5, 0.645]),
  );

/** A hopper on a sloping chute with a slide that meters the feed. */
const feed = (radius: number, coat: Material) =>
  group(
    put(box(0.62, radius * 0.9 + 0.4, 0.62, coat, [0, 0.2, 0], [0, 0, 0], 0.03), [0, 0, 0], [0, 0, 12]),
    funnel([radius * 1.55, radius * 1.45], 0.36, 0.95, coat, [-0.14, radius * 0.45 + 0.9, 0]),
    pair((side) => [
      box(radius * 1.58, 0.12, 0.06, coat, [-0.14, radius * 0.45 + 1.36, side * radius * 0.725]),
      box(0.06, 0.12, radius * 1.48, coat, [-0.14 + side * radius * 0.775, radius * 0.45 + 1.36, 0]),
    ]),
    box(0.9, 0.05, 0.5, steel, [0.12, radius * 0.45 + 0.42, 0.12]),
    put(cylinder(0.06, 0.24, black), [0.62, radius * 0.45 + 0.42, 0.12], [0, 0, 90]),
    box(0.3, 0.3, 0.02, clear('#dfe6da', 0.8), [-0.14, radius * 0.45 + 0.86, radius * 0.5], [25, 0, 0]),
  );

/** The outlet and its bag, tied on with a clamp. */
function discharge(coat: Material) {
  const cloth = standard('#e6dfcd', 0, 0.95, 'woven');
  const bag: Form = creased(grown(0.2, limb({ at: [0, 1.2, 0.1], r: 0.34 }, { at: [0, 0.8, 0.1], r: 0.46 }), limb({ at: [0, 0.75, 0.1], r: 0.5 }, { at: [0.04, 0.42, 0.12], r: 0.52 })), 0.035, 7);
  const onFloor: Form = (x, y, z) => Math.max(bag(x, y, z), -y);
  return group(
    box(0.8, 0.7, 0.8, coat, [0, 1.62, 0.1], [0, 0, 0], 0.04),
    cylinder(0.36, 0.3, coat, [0, 1.3, 0.1]),
    ring(0.37, 0.035, darkSteel, [0, 1.26, 0.1], [90, 0, 0]),
    sculpt(onFloor, [-0.8, -0.1, -0.7], [0.8, 1.7, 0.9], 0.03, cloth),
  );
}
