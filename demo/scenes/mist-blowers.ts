import { CatmullRomCurve3, Vector3 } from 'three';
import { brands } from './brands.ts';
import { bolt, vents } from './fittings.ts';
import { moulded } from './hand-tools.ts';
import { label } from './labels.ts';
import { aluminium, black, clear, darkSteel, gloss, matt, plastic, rubber, steel } from './materials.ts';
import { block, grown, limb, sculpt, without } from './sculpt.ts';
import { around, bar, box, cylinder, group, lathe, type Point, pair, put, repeat, ring, rod, tube } from './solids.ts';

/** To be carried on the back: the wearer stands behind, the engine faces the camera. One unit is a decimetre. */
export function mistBlower() {
  return group(frame(), tank(), fan(), engine(), discharge(), straps());
}

const frame = () =>
  group(
    bar([[-1.9, 0.15, 1.3], [-1.9, 0.15, -1.0], [1.9, 0.15, -1.0], [1.9, 0.15, 1.3], [-1.9, 0.15, 1.3]], 0.15, black, 0.5),
    pair((side) => bar([[side * 1.5, 0.15, -1.0], [side * 1.5, 3.0, -1.1], [side * 1.35, 6.6, -1.2]], 0.13, black, 0.4)),
    bar([[-1.35, 6.6, -1.2], [1.35, 6.6, -1.2]], 0.13, black),
    box(2.6, 0.2, 2.0, plastic('#26292c'), [0, 0.35, 0.1], [0, 0, 0], 0.08),
    box(2.8, 4.6, 0.2, plastic('#26292c'), [0, 3.4, -1.1], [0, 0, 0], 0.08),
    pair((side) => pair((end) => cylinder(0.17, 0.26, rubber, [side * 1.4, 0.24, 0.2 + end * 0.7]))).flat(),
  );

/** For 14 litres of liquid; the tap is under it. */
function tank() {
  const white = plastic('#eceae2');
  const shape = without(0.1, grown(0.2, block([0, 5.35, -0.05], [1.9, 1.15, 1.0], 0.5), block([-0.7, 6.45, -0.05], [0.8, 0.25, 0.7], 0.2)), block([0, 4.0, 0.9], [1.1, 0.5, 0.6], 0.3));
  return group(
    sculpt(shape, [-2.2, 3.9, -1.4], [2.2, 7.0, 1.4], 0.07, white),
    lathe([[0, 0], [0.62, 0], [0.66, 0.08], [0.66, 0.34], [0.56, 0.42], [0, 0.44]], black, [-0.75, 6.66, -0.05]),
    around(20, (degrees) => put(box(0.04, 0.26, 0.06, black, [0.66, 0.2, 0]), [-0.75, 6.66, -0.05], [0, degrees, 0])),
    label('KRISHIVA', 1.7, 0.42, [-0.2, 5.6, 0.957], [0, 0, 0], { ink: brands.Krishiva.body }),
    label('KM-14T  MIST BLOWER', 1.5, 0.18, [-0.2, 5.2, 0.957], [0, 0, 0], { ink: '#26292c', weight: 400 }),
    repeat(7, (index) => box(index % 2 ? 0.1 : 0.2, 0.025, 0.02, black, [1.3, 4.75 + index * 0.22, 0.955], [0, 0, 0], 0)),
    ['4', '8', '12'].map((litres, index) => label(litres, 0.2, 0.16, [1.06, 4.97 + index * 0.44, 0.957], [0, 0, 0], { ink: '#26292c' })),
    cylinder(0.2, 0.4, black, [1.2, 4.1, 0.2]),
    box(0.4, 0.1, 0.14, plastic('#e9b824'), [1.35, 4.1, 0.4], [0, 30, 0], 0.04),
  );
}

/** The snail-shaped housing of the fan, its outlet at the right. */
function fan() {
  const scroll = grown(
    0.25,
    ...repeat(8, (index) => {
      const [from, to] = [index, index + 1].map((step) => {
        const angle = ((step * 42 - 60) * Math.PI) / 180;
        return { at: [-Math.sin(angle) * 1.15, 2.1 - Math.cos(angle) * 1.15, -0.35] as Point, r: 0.42 + step * 0.03 };
      }) as [{ at: Point; r: number }, { at: Point; r: number }];
      return limb(to, from);
    }),
    block([0, 2.1, -0.35], [1.3, 1.3, 0.42], 0.4),
    limb({ at: [0.2, 0.85, -0.3], r: 0.55 }, { at: [1.9, 0.95, -0.1], r: 0.5 }),
  );
  return group(
    sculpt(scroll, [-2.2, -0.1, -1.2], [2.6, 4.2, 0.8], 0.07, plastic('#2b2e31')),
    around(8, (degrees) => put(put(bolt(0.08), [1.42, 0, 0.12], [90, 0, 0]), [0, 2.1, 0], [0, 0, degrees + 12])),
  );
}

/** A small two-stroke engine: recoil starter, cooling cover, silencer and fuel tank. */
function engine() {
  const coat = gloss(brands.Krishiva.body);
  return group(
    sculpt(grown(0.12, block([0, 2.3, 0.75], [1.05, 1.0, 0.55], 0.3), block([0.1, 3.3, 0.6], [0.7, 0.45, 0.5], 0.2)), [-1.4, 1.0, -0.1], [1.4, 4.1, 1.6], 0.05, coat),
    put(group(lathe([[0, 0], [0.78, 0], [0.8, 0.1], [0.7, 0.22], [0.3, 0.3], [0, 0.3]], plastic('#26292c')), around(16, (degrees) => put(box(0.3, 0.03, 0.09, black, [0.52, 0.27, 0], [0, 0, -12]), [0, 0, 0], [0, degrees, 0]))), [0, 2.2, 1.28], [90, 0, 0]),
    box(0.5, 0.16, 0.2, black, [-0.75, 3.05, 1.24], [0, 0, 30], 0.06),
    label('41.5 cc', 0.6, 0.2, [0.25, 3.36, 1.14], [0, 0, 0], { ink: '#ffffff' }),
    repeat(5, (index) => box(0.9, 0.06, 0.8, aluminium, [-0.9, 3.1 + index * 0.13, 0.2], [0, 0, 0], 0.02)),
    bar([[-0.9, 3.75, 0.3], [-0.9, 4.0, 0.4], [-0.5, 4.0, 0.8]], 0.07, black, 0.15),
    box(0.6, 0.9, 0.7, darkSteel, [1.3, 2.7, 0.65], [0, 0, 0], 0.08),
    vents(0.5, 0.7, 6, [1.61, 2.7, 0.65], [0, 90, 0]),
    put(group(box(0.55, 0.7, 0.6, plastic('#26292c'), [0, 0, 0], [0, 0, 0], 0.1), cylinder(0.08, 0.1, steel, [0, 0, 0.34], [90, 0, 0])), [-1.35, 2.3, 0.75]),
    sculpt(block([-0.75, 0.85, 0.85], [0.75, 0.38, 0.42], 0.16), [-1.8, 0.3, 0.2], [0.2, 1.5, 1.5], 0.04, clear('#e8e4d2', 0.86)),
    cylinder(0.2, 0.18, plastic('#c2212b'), [-1.25, 1.28, 0.85]),
  );
}

/** Elbow, ribbed hose and barrel with its grip and nozzle; a thin hose brings the liquid. */
function discharge() {
  const bend: Point[] = [[1.9, 0.95, -0.1], [2.5, 0.95, 0.0], [3.1, 1.1, 0.2], [3.6, 1.3, 0.3]];
  return group(
    ribbedHose(bend, 0.42),
    put(
      group(
        lathe([[0.36, 0], [0.44, 0], [0.44, 0.5], [0.36, 0.6], [0.36, 2.2], [0.42, 2.25], [0.42, 2.5], [0.36, 2.55], [0.34, 3.6], [0.46, 4.1], [0.42, 4.1], [0.3, 3.6], [0.3, 0]], plastic('#26292c'), [0, 0, 0], [0, 0, -90]),
        moulded([[0.7, 0.3], [1.1, 0.3], [1.0, 0.9], [1.05, 1.3], [0.72, 1.3], [0.68, 0.9]], 0.36, rubber, 0.14, 0.12),
        box(0.1, 0.4, 0.16, plastic('#c2212b'), [1.1, 0.85, 0], [0, 0, 6], 0.04),
        rod(0.12, 0.5, plastic('#e9b824'), [4.0, 0, 0], 0.08),
        pair((side) => box(0.06, 0.8, 0.05, plastic('#e9b824'), [4.02, 0, 0], [side * 45, 0, 0])),
        tube([[0.5, 0.5, 0.2], [1.6, 0.46, 0.2], [2.6, 0.46, 0.15], [3.5, 0.44, 0.1], [3.85, 0.2, 0.05]], 0.05, clear('#cfe0d2', 0.8)),
      ),
      bend.at(-1),
      [0, -8, 16],
    ),
    tube([[1.2, 3.9, 0.2], [1.7, 3.0, 0.5], [2.4, 1.7, 0.7], [3.2, 1.8, 0.7], [4.0, 2.0, 0.6]], 0.05, clear('#cfe0d2', 0.8)),
  );
}

function ribbedHose(points: Point[], radius: number) {
  const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)));
  return group(
    tube(points, radius * 0.88, rubber),
    repeat(18, (index) => {
      const rib = ring(radius * 0.9, 0.05, rubber);
      rib.position.copy(curve.getPointAt(index / 17));
      rib.lookAt(rib.position.clone().add(curve.getTangentAt(index / 17)));
      return rib;
    }),
  );
}

const straps = () => pair((side) => tube([[side * 0.9, 6.3, -1.25], [side * 1.0, 6.2, -1.9], [side * 1.1, 4.4, -2.3], [side * 1.2, 2.2, -2.0], [side * 1.2, 1.4, -1.2]], 0.2, matt('#33373a')));
