import { brands } from './brands.ts';
import { motor } from './electric-motors.ts';
import { bolt } from './fittings.ts';
import { label } from './labels.ts';
import { aluminium, black, brass, castIron, copper, darkSteel, metal, paint, plastic, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, box, cylinder, group, pair, put, rod, scaled, tube } from './solids.ts';

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

function worm() {
  return group(
    put(scaled(motor({ length: 1.7, color: gatika, cast: true, fins: 32, feet: false }), 0.85), [-1.8, 2.3, 0]),
    rod(0.85, 0.3, aluminium, [-0.5, 2.3, 0]),
    box(1.5, 2.9, 1.3, aluminium, [0.4, 1.6, 0], [0, 0, 0], 0.25),
    cylinder(0.95, 1.5, aluminium, [0.4, 1.25, 0], [90, 0, 0]),
    cylinder(0.36, 1.7, steel, [0.4, 1.25, 0], [90, 0, 0]),
    cylinder(0.24, 1.72, black, [0.4, 1.25, 0], [90, 0, 0]),
    around(6, (degrees) => bolt(0.07, [0.4 + Math.cos((degrees * Math.PI) / 180) * 0.72, 1.25 + Math.sin((degrees * Math.PI) / 180) * 0.72, 0.77], [90, 0, 0])),
    pair((side) => box(1.9, 0.24, 0.42, aluminium, [0.4, 0.12, side * 0.5], [0, 0, 0], 0.04)),
    rod(0.5, 0.2, aluminium, [1.2, 2.3, 0]),
    label(['GATIKA', 'GW-050'], 0.7, 0.3, [0.4, 2.5, 0.655], [0, 0, 0], { ink: '#26292c' }),
    label('30:1', 0.5, 0.25, [0.4, 2.82, 0.655], [0, 0, 0], { ink: '#26292c' }),
  );
}

export const scenes: Scenes = {
  'GH-200': { build: inline, first: { from: [32, 18] }, second: { from: [-146, 22] } },
  'GD-24P': { build: planetary, first: { from: [28, 20] }, second: { from: [-58, 22] } },
  'BGB-300': { build: bevel, first: { from: [28, 16] } },
  'GW-050': { build: worm, first: { from: [26, 16] } },
};
