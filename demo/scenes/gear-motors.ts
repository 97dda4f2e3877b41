import { brands } from './brands.ts';
import { motor } from './electric-motors.ts';
import { bolt } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { aluminium, black, brass, castIron, copper, darkSteel, metal, paint, plastic, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, box, cylinder, disc, extrude, group, lathe, outline, pair, put, rod, roundHole, scaled, sleeve, tube } from './solids.ts';

const gatika = brands.Gatika.body;

function inline() {
  const coat = paint(gatika);
  return group(
    put(motor({ length: 1.9, color: gatika, cast: true, brand: 'GATIKA' }), [-1.9, 1.26, 0]),
    rod(1.0, 0.5, coat, [-0.3, 1.26, 0]),
    box(2.0, 1.9, 1.6, coat, [0.9, 1.2, 0], [0, 0, 0], 0.3),
    rod(0.62, 0.5, coat, [2.1, 1.26, 0], 0.5),
    rod(0.3, 1.2, steel, [2.8, 1.26, 0]),
    box(0.8, 0.1, 0.14, darkSteel, [2.95, 1.56, 0]),
    pair((side) => box(1.7, 0.6, 0.26, coat, [0.9, 0.4, side * 0.62], [0, 0, 0], 0.05)),
    pair((side) => [box(2.0, 0.3, 0.46, coat, [0.9, 0.15, side * 0.82], [0, 0, 0], 0.05), ...pair((end) => bolt(0.1, [0.9 + end * 0.7, 0.32, side * 0.94]))]),
    cylinder(0.14, 0.12, brass, [0.5, 2.18, 0.3]),
    label(['GATIKA', 'GH-200'], 1.1, 0.55, [0.9, 1.35, 0.803], [0, 0, 0], { ink: '#ffffff' }),
  );
}

/** A foot screwed down at both sides, with cheeks between which a round housing lies. */
const cradle = (w: number, thick: number) =>
  group(
    box(w, thick, 1.5, darkSteel, [0, thick / 2, 0]),
    pair((side) => [
      box(w, 0.34, 0.12, darkSteel, [0, thick + 0.08, side * 0.4], [side * -32, 0, 0], 0.02),
      pair((end) => bolt(0.06, [end * w * 0.32, thick, side * 0.63])),
    ]),
  );

function planetary() {
  return group(
    rod(0.62, 2.2, metal('#3b3f43', 0.4), [-1.4, 0.75, 0]),
    rod(0.64, 0.2, black, [-2.5, 0.75, 0]),
    rod(0.24, 0.1, black, [-2.63, 0.75, 0]),
    pair((side) => [bolt(0.06, [-2.6, 0.75, side * 0.46], [0, 0, 90]), put(cylinder(0.13, 0.08, darkSteel, [0, 0.65, 0]), [-2.2, 0.75, 0], [side * 100, 0, 0])]),
    rod(0.66, 1.5, aluminium, [0.5, 0.75, 0]),
    [0.0, 0.5, 1.0].map((x) => rod(0.67, 0.04, darkSteel, [x, 0.75, 0])),
    rod(0.3, 0.2, steel, [1.3, 0.75, 0]),
    rod(0.17, 0.9, steel, [1.8, 0.75, 0]),
    around(4, (degrees) => bolt(0.06, [1.26, 0.75 + Math.cos(((degrees + 45) * Math.PI) / 180) * 0.5, Math.sin(((degrees + 45) * Math.PI) / 180) * 0.5], [0, 0, -90])),
    label(['GATIKA GD-24P', '24 V DC · 120 W'], 1.3, 0.38, [-1.2, 0.91, 0.606], [-15, 0, 0], { on: '#d5d8da', ink: '#26292c' }),
    [0.2, -0.2].map((z, index) => [
      cylinder(0.09, 0.06, rubber, [-2.62, 1.08, z], [0, 0, 90]),
      tube([[-2.6, 1.08, z], [-3.0, 1.0, z + 0.02], [-3.35, 0.4, z + 0.3], [-3.3, 0.06, z + 0.75], [-2.7, 0.06, z + 1.15]], 0.05, plastic(index ? '#c2212b' : '#1d2023')),
      put(rod(0.03, 0.24, copper), [-2.6, 0.06, z + 1.21], [0, -33, 0]),
    ]),
    put(cradle(1.0, 0.12), [-1.6, 0, 0]),
    put(cradle(0.8, 0.1), [0.5, 0, 0]),
  );
}

/** Comes out of a slot in the cowl over brake and fan; its foot is at the shaft. */
const brakeRelease = () =>
  group(box(0.2, 0.06, 0.5, black, [0, 1.05, 0]), cylinder(0.055, 1.0, steel, [0, 1.4, 0]), cylinder(0.1, 0.42, plastic('#c2212b'), [0, 1.95, 0]));

function bevel() {
  const coat = paint(brands.Bhaarika.body);
  return group(
    put(motor({ length: 1.9, color: brands.Bhaarika.body, cast: true, feet: false, cowl: 1.2 }), [-2.2, 2.0, 0]),
    put(brakeRelease(), [-3.62, 2.0, 0], [24, 0, 0]),
    rod(1.0, 0.4, coat, [-0.7, 2.0, 0]),
    box(2.2, 2.8, 1.7, coat, [0.7, 1.5, 0], [0, 0, 0], 0.3),
    cylinder(0.95, 1.9, coat, [0.8, 1.2, 0], [90, 0, 0]),
    cylinder(0.5, 2.1, castIron, [0.8, 1.2, 0], [90, 0, 0]),
    cylinder(0.3, 3.2, steel, [0.8, 1.2, 0.4], [90, 0, 0]),
    box(0.16, 0.12, 0.7, darkSteel, [0.8, 1.49, 1.55], [0, 0, 0], 0.03),
    around(8, (degrees) => bolt(0.08, [0.8 + Math.cos((degrees * Math.PI) / 180) * 0.75, 1.2 + Math.sin((degrees * Math.PI) / 180) * 0.75, 0.96], [90, 0, 0])),
    pair((side) => [box(3.5, 0.22, 0.56, coat, [0.7, 0.11, side * 0.78], [0, 0, 0], 0.04), pair((end) => [box(0.5, 0.5, 0.1, coat, [0.7 + end * 1.2, 0.4, side * 0.6], [0, 0, end * -40], 0.02), put(bolt(0.12), [0.7 + end * 1.5, 0.22, side * 0.8])])]),
    label(['BHAARIKA', 'BGB-300'], 1.2, 0.55, [0.7, 2.45, 0.853], [0, 0, 0], { ink: '#ffffff' }),
  );
}

/** A box of die-cast aluminium around worm and wheel, its hollow shaft towards +z; ribs, covers and a breather. */
function worm() {
  const cast = metal('#b9bdbf', 0.5);
  const axis = 1.3;
  const wormAt = 2.42;
  return group(
    put(scaled(motor({ length: 1.7, color: gatika, cast: true, fins: 32, feet: false, brand: 'GATIKA' }), 0.85), [-2.0, wormAt, 0]),
    // The flange between motor and box, with its screws and the seam.
    rod(0.92, 0.14, cast, [-0.72, wormAt, 0]),
    rod(0.86, 0.1, cast, [-0.56, wormAt, 0]),
    rod(0.84, 0.03, darkSteel, [-0.64, wormAt, 0]),
    around(4, (degrees) => put(put(bolt(0.07), [-0.8, 0.74, 0], [0, 0, 90]), [0, wormAt, 0], [degrees + 45, 0, 0])),
    rod(0.6, 0.4, cast, [-0.4, wormAt, 0], 0.5),
    // The housing: a drum around the wheel, above it the tube around the worm.
    extrude(outline([[-0.72, -1.0], [0.72, -1.0], [0.98, -0.5], [1.0, 0.6], [0.78, 1.62], [-0.62, 1.62], [-0.92, 0.6], [-0.94, -0.5]], 0.5), 1.2, cast, [0.45, axis, 0], [0, 0, 0], 0.12),
    rod(0.52, 1.5, cast, [0.45, wormAt, 0]),
    rod(0.46, 0.14, cast, [1.26, wormAt, 0]),
    rod(0.36, 0.05, darkSteel, [1.32, wormAt, 0]),
    around(4, (degrees) => put(put(bolt(0.05), [1.33, 0.38, 0], [0, 0, -90]), [0, wormAt, 0], [degrees, 0, 0])),
    pair((side) =>
      put(
        group(
          // A cover with a spigot, six screws and cooling ribs between them.
          lathe([[0.34, 0], [0.92, 0], [0.92, 0.07], [0.86, 0.1], [0.6, 0.12], [0.52, 0.2], [0.34, 0.2]], cast, [0, 0, 0], [90, 0, 0], 72),
          around(6, (degrees) => put(put(bolt(0.055), [0.76, 0, 0.11], [90, 0, 0]), [0, 0, 0], [0, 0, degrees + 30])),
          around(6, (degrees) => put(box(0.26, 0.045, 0.06, cast, [0.73, 0, 0.1], [0, 0, 0], 0.015), [0, 0, 0], [0, 0, degrees])),
          // Seal, hollow shaft of steel with its keyway.
          sleeve(0.42, 0.33, 0.04, rubber, [0, 0, 0.2], [90, 0, 0]),
          extrude(disc(0.34, [roundHole(0.22)]), 0.14, steel, [0, 0, 0.2], [0, 0, 0], 0.02),
          box(0.1, 0.08, 0.2, darkSteel, [0, 0.235, 0.19], [0, 0, 0], 0),
          cylinder(0.225, 0.02, black, [0, 0, 0.08], [90, 0, 0]),
        ),
        [0.45, axis, side * 0.6],
        [0, side === 1 ? 0 : 180, 0],
      ),
    ),
    // Feet cast on, with holes for bolts.
    pair((end) => [
      box(0.5, 0.62, 1.0, cast, [0.45 + end * 0.78, 0.36, 0], [0, 0, end * 10], 0.08),
      pair((side) => [box(0.56, 0.18, 0.46, cast, [0.45 + end * 0.92, 0.09, side * 0.52], [0, 0, 0], 0.05), cylinder(0.1, 0.02, black, [0.45 + end * 0.98, 0.185, side * 0.56]), sleeve(0.15, 0.1, 0.02, cast, [0.45 + end * 0.98, 0.185, side * 0.56])]),
    ]),
    box(1.9, 0.14, 0.8, cast, [0.45, 0.1, 0], [0, 0, 0], 0.03),
    // A breather on top, a plug and the plate.
    put(group(cylinder(0.11, 0.08, brass), cylinder(0.075, 0.14, brass, [0, 0.1, 0]), cylinder(0.1, 0.05, brass, [0, 0.18, 0])), [0.75, 2.94, 0]),
    put(bolt(0.1), [0.2, 2.93, 0]),
    put(bolt(0.08), [1.44, 0.9, 0.2], [0, 0, -90]),
    ratingPlate(0.62, [0.4, 2.5, 0.612], [0, 0, 0], ['30:1']),
  );
}

export const scenes: Scenes = {
  'GH-200': { build: inline, first: { from: [32, 18] }, second: { from: [-146, 22] } },
  'GD-24P': { build: planetary, first: { from: [28, 20] }, second: { from: [-58, 22] } },
  'BGB-300': { build: bevel, first: { from: [28, 16] } },
  'GW-050': { build: worm, first: { from: [26, 16] } },
};
