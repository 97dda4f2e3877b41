import type { Material, Object3D } from 'three';
import { bolt, vents } from './fittings.ts';
import { label } from './labels.ts';
import { black, brass, castIron, chrome, darkSteel, gloss, paint, plastic, rubber, steel } from './materials.ts';
import { sector } from './saw-blades.ts';
import { block, grown, limb, sculpt, without } from './sculpt.ts';
import { around, ball, bar, box, cylinder, disc, extrude, group, lathe, outline, type Point, pair, put, repeat, ring, rod, scaled, tube } from './solids.ts';
import { rotor } from './tiller-rotor.ts';
import { treadedWheel } from './wheels.ts';

/** A power tiller, engine in front and rotary behind. One unit is a decimetre; forward is +x. */
type Tiller = {
  model: string;
  color: string;
  engine: Object3D;
  /** Width of the rotary. */
  span: number;
  hasSeat?: boolean;
};

const AXLE = 2.7;
const ENGINE: Point = [3.9, 4.2, 0];

export function dieselTiller({ model, color, engine, span, hasSeat = false }: Tiller) {
  const coat = gloss(color);
  return group(
    pair((side) => put(scaled(treadedWheel(AXLE / 2, 0.62, gloss('#e0b32a'), [0, 0, 0], 17), 2), [0, AXLE, side * 2.5])),
    gearbox(),
    chassis(coat),
    put(engine, ENGINE),
    beltGuard(coat, model),
    tillage(color, span),
    handlebars(coat),
    hasSeat ? seat() : [],
  );
}

function gearbox() {
  const casting = grown(0.5, block([0, 3.4, 0], [0.9, 1.3, 0.75], 0.4), limb({ at: [0, AXLE, -1.7], r: 0.5 }, { at: [0, AXLE, 1.7], r: 0.5 }), limb({ at: [-0.4, 3.6, 0], r: 0.8 }, { at: [-3.2, 2.6, 0], r: 0.55 }), block([0.2, 4.6, 0], [0.8, 0.5, 0.7], 0.3));
  return group(
    sculpt(casting, [-4.1, 1.4, -2.5], [1.6, 5.6, 2.5], 0.12, castIron),
    cylinder(0.32, 4.6, darkSteel, [0, AXLE, 0], [90, 0, 0]),
    pair((side) => around(6, (degrees) => put(bolt(0.1, [0.36, 0, 0]), [0, AXLE, side * 2.16], [side * 90, 0, degrees]))),
    around(6, (degrees) => put(bolt(0.1), [0.2 + 0.6 * Math.cos((degrees * Math.PI) / 180), 4.4 + 0.6 * Math.sin((degrees * Math.PI) / 180), 0.7], [90, 0, 0])),
    cylinder(0.16, 0.3, brass, [-0.2, 5.15, 0.3]),
    bar([[-0.4, 4.9, -0.2], [-0.8, 6.6, -0.3], [-2.0, 7.6, -0.3]], 0.08, steel, 0.5),
    ball(0.24, black, [-2.1, 7.68, -0.3]),
  );
}

/** Rails that carry the engine, with a bumper of bent tube and a stand. */
const chassis = (coat: Material) =>
  group(
    pair((side) => box(7.0, 0.7, 0.28, coat, [3.0, 3.7, side * 1.05], [0, 0, 0], 0.06)),
    box(4.4, 0.16, 2.6, coat, [4.0, 4.1, 0]),
    bar([[6.2, 3.7, -1.05], [7.6, 3.7, -1.3], [7.7, 5.1, -1.3], [7.7, 5.1, 1.3], [7.6, 3.7, 1.3], [6.2, 3.7, 1.05]], 0.16, black, 0.6),
    pair((side) => bar([[6.4, 3.5, side * 0.9], [6.9, 0.15, side * 1.1], [7.5, 0.12, side * 1.1]], 0.12, black, 0.3)),
    bar([[6.65, 2.0, -1], [6.65, 2.0, 1]], 0.1, black),
    lathe([[0, 0], [0.5, 0.02], [0.56, 0.2], [0.4, 0.6], [0, 0.75]], black, [7.5, 5.9, 0], [0, 0, 90]),
    cylinder(0.46, 0.08, chrome, [7.54, 5.9, 0], [0, 0, 90]),
    bar([[7.2, 5.6, 0], [7.5, 5.1, 0]], 0.1, black),
    put(group(box(1.5, 1.3, 1.2, black, [0, 0.65, 0], [0, 0, 0], 0.1), box(1.52, 0.2, 1.22, plastic('#c2212b'), [0, 1.2, 0], [0, 0, 0], 0.05), label('12 V', 0.7, 0.3, [0, 0.6, 0.605], [0, 0, 0], { ink: '#ffffff' }), pair((side) => cylinder(0.1, 0.16, steel, [side * 0.5, 1.36, 0]))), [1.15, 5.1, -0.2]),
  );

/** A sheet steel cover over the belt between engine and gearbox. */
function beltGuard(coat: Material, model: string) {
  const shape = outline([[-0.9, 4.2], [-0.3, 3.4], [0.6, 3.4], [4.4, 4.3], [4.85, 5.0], [4.4, 5.75], [0.4, 5.95], [-0.6, 5.4]], 0.6);
  return put(
    group(
      extrude(shape, 0.5, coat, [0, 0, 1.75], [0, 0, 0], 0.08),
      put(vents(1.4, 0.9, 5, [2.6, 4.85, 2.01]), [0, 0, 0]),
      label(model, 1.1, 0.34, [0.7, 4.85, 2.006], [0, 0, 0], { ink: '#ffffff' }),
      [[-0.5, 4.6], [1.6, 3.9], [4.3, 4.6], [1.6, 5.7]].map(([x, y]) => put(bolt(0.1), [x as number, y as number, 2.0], [90, 0, 0])),
    ),
    [-0.2, 0, 0],
  );
}

/** The rotary under its hood, a flap behind, and the wheel that sets the depth. */
function tillage(color: string, span: number) {
  const [x, y] = [-5.15, 2.0];
  const hood = paint(color);
  return group(
    put(scaled(rotor(0.9, Math.round(span * 0.85), span / 2.1 - 0.3, [0, 0, 0]), 2.1), [x, y, 0]),
    extrude(sector(2.22, 2.32, 8, 152), span, hood, [x, y, 0], [0, 0, 0], 0.02),
    pair((side) => extrude(outline([[-2.3, 0.6], [-2.1, 0.1], [-0.5, -0.3], [0.5, -0.3], [2.1, 0.1], [2.3, 0.6], [1.7, 1.6], [0.6, 2.25], [-0.6, 2.25], [-1.7, 1.6]], 0.4), 0.1, hood, [x, y, side * (span / 2)], [0, 0, 0], 0.03)),
    pair((side) => group(put(extrude(disc(0.5), 0.14, castIron), [x, y, side * (span / 2 + 0.1)]), put(bolt(0.2), [x, y, side * (span / 2 + 0.18)], [side * 90, 0, 0]))),
    box(0.08, 1.5, span - 0.2, rubber, [x - 2.15, y + 0.4, 0], [0, 0, 10]),
    [-span * 0.3, 0, span * 0.3].map((z) => box(0.24, 0.14, 1.0, darkSteel, [x - 2.05, y + 1.15, z])),
    extrude(outline([[-0.5, -0.6], [2.4, 0.9], [2.4, 1.7], [0.2, 1.2], [-0.6, 0.4]], 0.4), 0.5, castIron, [x, y, 0], [0, 0, 0], 0.1),
    bar([[x - 0.4, y + 2.2, 0], [x - 2.6, y + 2.3, 0], [x - 3.2, y + 1.6, 0]], 0.16, darkSteel, 0.4),
    bar([[x - 2.9, y + 3.4, 0], [x - 3.3, 0.8, 0]], 0.12, steel),
    put(rod(0.5, 0.1, steel), [x - 2.85, y + 3.5, 0], [0, 0, 80]),
    put(group(cylinder(0.85, 0.7, rubber, [0, 0, 0], [90, 0, 0]), cylinder(0.4, 0.76, gloss('#e0b32a'), [0, 0, 0], [90, 0, 0]), ring(0.72, 0.16, rubber)), [x - 3.4, 0.88, 0]),
    label('KRISHIVA', 2.3, 0.5, [x, y + 1.3, span / 2 + 0.055], [0, 0, 0], { ink: '#ffffff' }),
  );
}

/** Two bars to the operator with clutch and steering levers, and a plate with key and throttle between them. */
const handlebars = (coat: Material) =>
  group(
    pair((side) => [
      bar([[-0.4, 5.0, side * 0.7], [-2.6, 6.2, side * 1.2], [-6.6, 8.3, side * 2.9], [-9.0, 8.5, side * 3.1]], 0.17, coat, 0.8),
      put(rod(0.24, 1.5, rubber), [-8.6, 8.47, side * 3.08], [0, side * 5, -5]),
      bar([[-7.2, 8.1, side * 2.95], [-7.8, 7.8, side * 3.0], [-9.0, 7.75, side * 3.1]], 0.07, steel, 0.2),
      put(rod(0.1, 0.9, black), [-8.7, 7.76, side * 3.08], [0, side * 5, 0]),
      tube([[-7.2, 8.05, side * 2.9], [-5.0, 6.9, side * 2.0], [-2.6, 5.8, side * 1.2], [-0.8, 4.4, side * 0.8]], 0.06, black),
    ]),
    bar([[-4.6, 7.2, -2.0], [-4.6, 7.2, 2.0]], 0.15, coat),
    put(group(box(0.9, 0.1, 2.4, black), cylinder(0.16, 0.12, chrome, [0, 0.1, 0.7]), bar([[0, 0.05, -0.5], [-0.2, 0.7, -0.5]], 0.05, steel), ball(0.14, plastic('#c2212b'), [-0.22, 0.76, -0.5])), [-4.7, 7.42, 0], [0, 0, -26]),
  );

/** For road work: a sprung seat over the rear wheel. */
const seat = () =>
  group(
    bar([[-1.9, 3.2, 0], [-2.8, 4.75, 0], [-8.7, 4.7, 0], [-8.7, 5.3, 0]], 0.22, darkSteel, 0.4),
    sculpt(without(0.2, block([-8.8, 5.9, 0], [1.1, 0.45, 1.4], 0.35), block([-8.4, 6.6, 0], [0.9, 0.5, 0.9], 0.4)), [-10.2, 5.2, -1.7], [-7.5, 6.6, 1.7], 0.08, rubber),
    repeat(5, (index) => ring(0.3, 0.06, steel, [-8.7, 4.95 + index * 0.14, 0], [90, 0, 0])),
  );
