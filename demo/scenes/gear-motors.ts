import type { Material } from 'three';
import { brands } from './brands.ts';
import { motor } from './electric-motors.ts';
import { bolt, eyeBolt } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { aluminium, black, brass, copper, darkSteel, gloss, matt, metal, plastic, rubber, standard, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, box, cylinder, disc, extrude, group, lathe, outline, type Point, pair, put, ring, rod, roundHole, scaled, sleeve, tube } from './solids.ts';

const gatika = brands.Gatika.body;

const INLINE = '#456f78';
const BEVEL = '#b3521f';
const offWhite = '#e9e7e0';

/** Painted castings, a little rough. */
const cast = (color: string) => standard(color, 0.05, 0.42, 'cast');

/** Two rims with a joint between them, along x; bolts from the left. */
const jointX = (radius: number, material: Material, bolts: number) =>
  group(
    rod(radius, 0.12, material, [-0.066, 0, 0]),
    rod(radius - 0.02, 0.02, darkSteel),
    rod(radius, 0.12, material, [0.066, 0, 0]),
    around(bolts, (degrees) => put(group(put(bolt(0.075), [-0.13, radius - 0.13, 0], [0, 0, 90]), rod(0.05, 0.12, steel, [0.16, radius - 0.13, 0])), [0, 0, 0], [degrees + 180 / bolts, 0, 0])),
  );

/** A plug with a sealing washer, facing +z. */
const plug = (radius: number, material = steel) => group(cylinder(radius * 1.5, 0.03, brass, [0, 0, 0.015], [90, 0, 0]), put(bolt(radius), [0, 0, 0.03], [90, 0, 0]), cylinder(radius * 0.4, 0.02, material, [0, 0, radius * 0.95], [90, 0, 0]));

/** A glass in which the oil shows, facing +z. */
const oilGlass = (radius: number) =>
  group(ring(radius, radius * 0.26, brass, [0, 0, 0.03]), cylinder(radius, 0.04, gloss('#8f6a24'), [0, 0, 0.015], [90, 0, 0]), cylinder(radius * 0.28, 0.01, matt('#a13a2c'), [0, 0, 0.038], [90, 0, 0]));

/** Lets the box breathe: a hexagon under a cap with slots. */
const breather = () => group(bolt(0.13), cylinder(0.07, 0.16, brass, [0, 0.16, 0]), cylinder(0.12, 0.1, brass, [0, 0.26, 0]), around(10, (degrees) => put(box(0.02, 0.06, 0.02, darkSteel, [0, 0.25, 0.118], [0, 0, 0], 0.004), [0, 0, 0], [0, degrees, 0])));

/** The shaft's end along z from 0: shoulder, key, chamfer and centre hole. */
const shaftEndZ = (r: number, long: number) =>
  group(
    lathe([[0, 0], [r, 0], [r, long - r * 0.14], [r * 0.86, long], [r * 0.24, long], [r * 0.1, long - r * 0.3], [0, long - r * 0.3]], metal('#b9bec2', 0.3), [0, 0, 0], [90, 0, 0], 60),
    box(r * 0.5, r * 0.3, long * 0.7, darkSteel, [0, r * 0.95, long * 0.52], [0, 0, 0], r * 0.08),
  );

/** Its cast box has a round mouth towards the motor, ribs, a bolted cover on top, feet, a neck around the shaft. */
function inline() {
  const [coat, y] = [cast(INLINE), 1.26];
  return group(
    put(motor({ length: 1.9, color: INLINE, cast: true, brand: 'GATIKA' }), [-1.9, y, 0]),
    rod(1.0, 0.26, coat, [-0.5, y, 0]),
    put(jointX(1.04, coat, 6), [-0.28, y, 0]),
    rod(0.94, 0.3, coat, [-0.04, y, 0], 0.86),
    extrude(outline([[-0.78, -0.98], [0.78, -0.98], [0.82, 0.5], [0.52, 0.96], [-0.52, 0.96], [-0.82, 0.5]], 0.24), 1.9, coat, [0.94, y, 0], [0, 90, 0], 0.12),
    // A rib around the middle, and upright ones on the flanks.
    extrude(outline([[-0.82, -0.99], [0.82, -0.99], [0.86, 0.52], [0.55, 1.0], [-0.55, 1.0], [-0.86, 0.52]], 0.24), 0.1, coat, [1.5, y, 0], [0, 90, 0], 0.03),
    pair((side) => [0.12, 1.2].map((x) => box(0.08, 0.9, 0.14, coat, [x + 0.1, 0.84, side * 0.78], [0, 0, 0], 0.03))),
    topCover(coat),
    // The neck with its cover and seal.
    rod(0.8, 0.16, coat, [1.94, y, 0]),
    around(8, (degrees) => put(put(bolt(0.06), [2.03, 0.68, 0], [0, 0, -90]), [0, y, 0], [degrees + 22, 0, 0])),
    rod(0.56, 0.5, coat, [2.2, y, 0], 0.48),
    around(6, (degrees) => put(box(0.36, 0.2, 0.06, coat, [2.14, 0.56, 0], [0, 0, -22], 0.02), [0, y, 0], [degrees, 0, 0])),
    rod(0.4, 0.05, rubber, [2.46, y, 0]),
    put(shaftEndZ(0.27, 1.0), [2.46, y, 0], [0, 90, 0]),
    pair((side) => [
      box(1.7, 0.5, 0.26, coat, [0.9, 0.4, side * 0.66], [0, 0, 0], 0.08),
      box(2.1, 0.2, 0.5, coat, [0.9, 0.1, side * 0.86], [0, 0, 0], 0.05),
      pair((end) => [box(0.1, 0.42, 0.42, coat, [0.9 + end * 0.5, 0.34, side * 0.86], [side * 20, 0, 0], 0.03), cylinder(0.16, 0.03, coat, [0.9 + end * 0.82, 0.2, side * 0.95]), bolt(0.09, [0.9 + end * 0.82, 0.22, side * 0.95])]),
    ]),
    ratingPlate(0.56, [0.72, 1.34, 0.835], [-2, 0, 0], ['24:1']),
    pair((side) => pair((end) => put(cylinder(0.02, 0.02, steel), [0.72 + side * 0.25, 1.34 + end * 0.16, 0.84], [90, 0, 0]))),
    label('GATIKA', 0.42, 0.1, [0.72, 1.64, 0.828], [-4, 0, 0], { ink: offWhite }),
    put(oilGlass(0.09), [1.16, 1.0, 0.81]),
    put(plug(0.07), [1.2, 0.66, 0.8]),
  );
}

/** The cover over the gears with its screws, the breather and an eye to lift it by. */
const topCover = (coat: Material) =>
  group(
    box(1.16, 0.05, 0.86, darkSteel, [0.84, 2.23, 0], [0, 0, 0], 0.01),
    box(1.2, 0.08, 0.9, coat, [0.84, 2.29, 0], [0, 0, 0], 0.025),
    [-0.5, 0, 0.5].map((x) => pair((side) => bolt(0.05, [0.84 + x, 2.33, side * 0.36]))),
    put(breather(), [1.12, 2.33, 0]),
    put(eyeBolt(0.17), [0.5, 2.33, 0]),
  );

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

/** The motor with its brake lies on top of a tall box; bevel gears turn the drive to a shaft towards +z. */
function bevel() {
  const coat = cast(BEVEL);
  const [x, y] = [0.8, 1.2];
  return group(
    put(motor({ length: 1.9, color: BEVEL, cast: true, feet: false, cowl: 1.2 }), [-2.2, 2.0, 0]),
    put(brakeRelease(), [-3.62, 2.0, 0], [24, 0, 0]),
    // A sealing band between brake and cowl; the brake's cable enters below the terminal box.
    rod(1.075, 0.1, rubber, [-3.36, 2.0, 0]),
    put(group(cylinder(0.06, 0.12, black), cylinder(0.045, 0.1, black, [0, 0.1, 0])), [-2.9, 3.0, 0.34], [60, 0, 30]),
    tube([[-2.95, 3.1, 0.42], [-3.05, 3.2, 0.5], [-2.7, 3.26, 0.52], [-2.5, 3.3, 0.42]], 0.034, black),
    rod(1.0, 0.22, coat, [-0.9, 2.0, 0]),
    put(jointX(1.05, coat, 8), [-0.66, 2.0, 0]),
    rod(0.96, 0.3, coat, [-0.42, 2.0, 0], 0.84),
    extrude(outline([[-1.08, -1.38], [1.08, -1.38], [1.12, 0.6], [0.86, 1.4], [-1.0, 1.4], [-1.1, 0.6]], 0.26), 1.64, coat, [0.7, 1.5, 0], [0, 0, 0], 0.14),
    // The joint of the box's two halves runs around it, with a rim.
    extrude(outline([[-1.12, -1.38], [1.12, -1.38], [1.16, 0.62], [0.89, 1.44], [-1.03, 1.44], [-1.14, 0.62]], 0.28), 0.16, coat, [0.7, 1.5, -0.3], [0, 0, 0], 0.03),
    extrude(outline([[-1.125, -1.38], [1.125, -1.38], [1.165, 0.62], [0.895, 1.445], [-1.035, 1.445], [-1.145, 0.62]], 0.28), 0.014, darkSteel, [0.7, 1.5, -0.3], [0, 0, 0], 0),
    [0.5, 1.2, 1.9, 2.4].map((at) => put(bolt(0.06), [1.98 - Math.max(0, at - 2.1) * 0.5, at, -0.24], [90, 0, 0])),
    outputCover(coat, [x, y, 0.82]),
    put(shaftEndZ(0.3, 1.1), [x, y, 1.06]),
    inspection(coat),
    pair((side) => [
      box(3.5, 0.2, 0.56, coat, [0.7, 0.1, side * 0.78], [0, 0, 0], 0.04),
      pair((end) => [box(0.62, 0.5, 0.09, coat, [0.7 + end * 1.2, 0.36, side * 0.6], [0, 0, end * -38], 0.03), cylinder(0.2, 0.03, coat, [0.7 + end * 1.5, 0.2, side * 0.8]), put(bolt(0.1), [0.7 + end * 1.5, 0.22, side * 0.8])]),
    ]),
    ratingPlate(0.6, [0.28, 2.46, 0.825], [0, 0, 0]),
    label('BHAARIKA', 0.5, 0.11, [1.0, 2.56, 0.825], [0, 0, 0], { ink: offWhite }),
    label('BGB-300', 0.34, 0.09, [0.92, 2.4, 0.825], [0, 0, 0], { ink: offWhite, weight: 400 }),
    put(oilGlass(0.1), [1.52, 2.1, 0.82]),
    put(plug(0.075), [1.58, 0.42, 0.82]),
    put(plug(0.075), [-0.14, 0.42, 0.82]),
  );
}

/** Around the shaft: a stepped cover with ribs between its bolts, and the seal. */
const outputCover = (coat: Material, at: Point) =>
  put(
    group(
      lathe([[0, 0], [0.98, 0], [0.98, 0.08], [0.92, 0.12], [0.62, 0.14], [0.5, 0.26], [0.4, 0.28], [0.4, 0.24], [0, 0.24]], coat, [0, 0, 0], [90, 0, 0], 80),
      ring(0.985, 0.014, darkSteel, [0, 0, 0.004]),
      around(8, (degrees) => put(put(bolt(0.075), [0.8, 0, 0.13], [90, 0, 0]), [0, 0, 0], [0, 0, degrees])),
      around(8, (degrees) => put(box(0.3, 0.05, 0.09, coat, [0.7, 0, 0.13], [0, 0, 0], 0.02), [0, 0, 0], [0, 0, degrees + 22.5])),
      cylinder(0.4, 0.03, rubber, [0, 0, 0.255], [90, 0, 0]),
      ring(0.33, 0.02, darkSteel, [0, 0, 0.27]),
    ),
    at,
  );

/** On top, the inspection hole's cover with its screws; a breather, and an eye to lift it by. */
const inspection = (coat: Material) =>
  group(
    box(1.16, 0.04, 1.0, darkSteel, [0.6, 2.9, 0.06], [0, 0, 0], 0.008),
    box(1.2, 0.08, 1.04, coat, [0.6, 2.95, 0.06], [0, 0, 0], 0.025),
    [-0.5, 0, 0.5].map((x) => pair((side) => bolt(0.055, [0.6 + x, 2.99, 0.06 + side * 0.43]))),
    put(breather(), [0.9, 2.99, 0.06]),
    put(eyeBolt(0.2), [0.3, 2.99, 0.06]),
  );

/** A box of die-cast aluminium around worm and wheel, its hollow shaft towards +z; ribs, covers and a breather. */
function worm() {
  const alloy = metal('#b9bdbf', 0.5);
  const axis = 1.3;
  const wormAt = 2.42;
  return group(
    put(scaled(motor({ length: 1.7, color: gatika, cast: true, fins: 32, feet: false, brand: 'GATIKA' }), 0.85), [-2.0, wormAt, 0]),
    // The flange between motor and box, with its screws and the seam.
    rod(0.92, 0.14, alloy, [-0.72, wormAt, 0]),
    rod(0.86, 0.1, alloy, [-0.56, wormAt, 0]),
    rod(0.84, 0.03, darkSteel, [-0.64, wormAt, 0]),
    around(4, (degrees) => put(put(bolt(0.07), [-0.8, 0.74, 0], [0, 0, 90]), [0, wormAt, 0], [degrees + 45, 0, 0])),
    rod(0.6, 0.4, alloy, [-0.4, wormAt, 0], 0.5),
    // The housing: a drum around the wheel, above it the tube around the worm.
    extrude(outline([[-0.72, -1.0], [0.72, -1.0], [0.98, -0.5], [1.0, 0.6], [0.78, 1.62], [-0.62, 1.62], [-0.92, 0.6], [-0.94, -0.5]], 0.5), 1.2, alloy, [0.45, axis, 0], [0, 0, 0], 0.12),
    rod(0.52, 1.5, alloy, [0.45, wormAt, 0]),
    rod(0.46, 0.14, alloy, [1.26, wormAt, 0]),
    rod(0.36, 0.05, darkSteel, [1.32, wormAt, 0]),
    around(4, (degrees) => put(put(bolt(0.05), [1.33, 0.38, 0], [0, 0, -90]), [0, wormAt, 0], [degrees, 0, 0])),
    pair((side) =>
      put(
        group(
          // A cover with a spigot, six screws and cooling ribs between them.
          lathe([[0.34, 0], [0.92, 0], [0.92, 0.07], [0.86, 0.1], [0.6, 0.12], [0.52, 0.2], [0.34, 0.2]], alloy, [0, 0, 0], [90, 0, 0], 72),
          around(6, (degrees) => put(put(bolt(0.055), [0.76, 0, 0.11], [90, 0, 0]), [0, 0, 0], [0, 0, degrees + 30])),
          around(6, (degrees) => put(box(0.26, 0.045, 0.06, alloy, [0.73, 0, 0.1], [0, 0, 0], 0.015), [0, 0, 0], [0, 0, degrees])),
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
      box(0.5, 0.62, 1.0, alloy, [0.45 + end * 0.78, 0.36, 0], [0, 0, end * 10], 0.08),
      pair((side) => [box(0.56, 0.18, 0.46, alloy, [0.45 + end * 0.92, 0.09, side * 0.52], [0, 0, 0], 0.05), cylinder(0.1, 0.02, black, [0.45 + end * 0.98, 0.185, side * 0.56]), sleeve(0.15, 0.1, 0.02, alloy, [0.45 + end * 0.98, 0.185, side * 0.56])]),
    ]),
    box(1.9, 0.14, 0.8, alloy, [0.45, 0.1, 0], [0, 0, 0], 0.03),
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
