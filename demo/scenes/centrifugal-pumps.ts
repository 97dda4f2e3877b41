import { CylinderGeometry, type Material } from 'three';
import { brands } from './brands.ts';
import { motor } from './electric-motors.ts';
import { bolt, flange, gauge } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { mainsLead } from './mains-lead.ts';
import { black, brass, castIron, darkSteel, gloss, matt, metal, paint, plastic, rubber, standard, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { chain, type Form, grown, sculpt } from './sculpt.ts';
import { lineOn } from './shell-details.ts';
import { around, box, cylinder, disc, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, repeat, ring, rod, roundHole, scaled, sleeve, solid, tube } from './solids.ts';

/** A snail shell around the impeller: suction towards +x, delivery upwards. */
const volute = (radius: number, coat: Material, bolts: number) =>
  group(
    put(lathe([[0, -0.4], [radius * 0.9, -0.4], [radius, -0.25], [radius, 0.25], [radius * 0.9, 0.4], [0, 0.4]], coat), [0, 0, 0], [0, 0, 90]),
    box(0.75, radius * 1.5, radius * 0.7, coat, [0, radius * 0.75, radius * 0.55], [0, 0, 0], 0.12),
    put(flange(radius * 0.5, 0.16, coat, [0, 0, 0], [0, 0, 0], 4), [0, radius * 1.55, radius * 0.55]),
    put(flange(radius * 0.56, 0.16, coat, [0, 0, 0], [0, 0, 0], 4), [0.95, 0, 0], [0, 0, -90]),
    rod(radius * 0.42, 0.6, coat, [0.6, 0, 0]),
    around(bolts, (degrees) => bolt(0.08, [0.4, Math.cos((degrees * Math.PI) / 180) * radius * 0.82, Math.sin((degrees * Math.PI) / 180) * radius * 0.82], [0, 0, -90])),
    cylinder(0.09, 0.12, brass, [0, -radius * 0.9, radius * 0.5], [60, 0, 0]),
  );

/**
 * Cast around the impeller: a duct that widens on its way round and then goes up to the delivery, at z `radius` * 0.6;
 * the cover with the suction, ribbed and bolted on, is towards +x.
 */
function castVolute(radius: number, coat: Material, isThreaded: boolean) {
  const away = radius * 0.6;
  const duct = repeat(19, (index) => {
    const angle = ((index * 18.5 - 333) * Math.PI) / 180;
    return { at: [0, Math.sin(angle) * away, Math.cos(angle) * away] as Point, r: radius * (0.27 + 0.0085 * index) };
  });
  const up = isThreaded ? 1.28 : 1.42;
  const wheel: Form = (x, y, z) => Math.max(Math.hypot(y, z) - radius * 0.84, Math.abs(x) - radius * 0.3);
  const form = grown(0.1, chain(...duct, { at: [0, radius * up, away], r: radius * 0.34 }), wheel);
  const r = radius;
  return group(
    sculpt(form, [-0.7 * r, -1.3 * r, -1.3 * r], [0.7 * r, 1.9 * r, 1.3 * r], 0.045, coat),
    // The mould's parting line, ground but not quite gone.
    lineOn(form, around(12, (degrees): Point => [0, Math.sin((degrees * Math.PI) / 180) * r * 1.1, Math.cos((degrees * Math.PI) / 180) * r * 1.1]).slice(4), 0.014, coat, 0.002),
    lathe([[0, 0], [0.86 * r, 0], [0.86 * r, 0.07], [0.82 * r, 0.11], [0.5 * r, 0.16], [0.4 * r, 0.24], [0.34 * r, 0.56], [0, 0.56]], coat, [0.34 * r, 0, 0], [0, 0, -90], 72),
    rod(0.865 * r, 0.014, matt('#121416'), [0.34 * r + 0.004, 0, 0]),
    around(8, (degrees) => put(group(put(rod(0.1, 0.16, coat), [0.34 * r + 0.06, 0.76 * r, 0]), bolt(0.062, [0.34 * r + 0.14, 0.76 * r, 0], [0, 0, -90])), [0, 0, 0], [degrees + 22, 0, 0])),
    around(8, (degrees) => put(extrude(outline([[0, 0.34 * r], [0, 0.62 * r], [0.06, 0.62 * r], [0.34, 0.36 * r], [0.34, 0.3 * r]], 0.02), 0.06, coat, [0.34 * r + 0.12, 0, 0], [0, 0, 0], 0.02), [0, 0, 0], [degrees, 0, 0])),
    isThreaded
      ? [put(threadedPort(0.34, coat), [0, r * 1.42, away]), put(threadedPort(0.34, coat), [0.34 * r + 0.5, 0, 0], [0, 0, -90])]
      : [put(openFlange(r * 0.54, coat), [0, r * 1.76, away]), put(openFlange(r * 0.58, coat), [0.34 * r + 0.62, 0, 0], [0, 0, -90])],
    // Plugs: to fill it, for a gauge, and to drain it.
    put(plug(), [0.1 * r, r * 0.84, -r * 0.2], [-14, 0, 0]),
    put(plug(), [0.3 * r, r * 1.12, away], [0, 0, -90]),
    put(plug(), [0, -r * 0.56, r * 0.81], [125, 0, 0]),
  );
}

/** A cast flange, its face turned and raised, four holes waiting for bolts; its axis is upright. */
const openFlange = (radius: number, coat: Material) => {
  const holes = around(4, (degrees) => roundHole(radius * 0.11, [Math.cos(((degrees + 45) * Math.PI) / 180) * radius * 0.77, Math.sin(((degrees + 45) * Math.PI) / 180) * radius * 0.77]));
  return group(
    extrude(disc(radius, [roundHole(radius * 0.5), ...holes]), 0.17, coat, [0, 0, 0], [90, 0, 0], 0.025),
    sleeve(radius * 0.62, radius * 0.48, 0.03, metal('#7d8285', 0.5), [0, 0.09, 0]),
    cylinder(radius * 0.5, 0.02, matt('#0b0c0d'), [0, -0.07, 0]),
  );
};

/** A square-headed plug on its boss, along +y. */
const plug = () => group(cylinder(0.15, 0.12, castIron, [0, 0, 0], [0, 0, 0], 0.13), cylinder(0.1, 0.08, brass, [0, 0.08, 0]), box(0.1, 0.1, 0.1, brass, [0, 0.15, 0], [0, 0, 0], 0.015));

/** Motor and pump in one: between them a bracket with windows, below it a foot with its bolts. */
function monoblock(color: string, size: number, casing: Material, length = 1.9, isThreaded = false) {
  const axis = Math.max(1.26, size * 1.02);
  const [x, y, z] = glandOf(1, [-length / 2 - 0.6, axis, 0]);
  return group(
    put(motor({ length, color, fins: 30 }), [-length / 2 - 0.6, axis, 0]),
    axis > 1.27 ? pair((side) => box(length * 0.9, axis - 1.26, 0.56, paint(color), [-length / 2 - 0.6, (axis - 1.26) / 2, side * 0.9], [0, 0, 0], 0.03)) : [],
    pair((side) => pair((end) => bolt(0.085, [-length / 2 - 0.6 + end * length * 0.22, axis - 1.11, side * 1.02]))),
    put(castVolute(size, casing, isThreaded), [0.62, axis, 0]),
    lathe([[0, 0], [0.98, 0], [0.98, 0.1], [0.72, 0.16], [0.66, 0.56], [0.8, 0.66], [0, 0.66]], casing, [-0.34, axis, 0], [0, 0, -90], 64),
    // Through the windows of the bracket the shaft and its slinger are seen.
    pair((side) => [box(0.28, 0.3, 0.1, matt('#121416'), [-0.01, axis + 0.12, side * 0.64], [side * -10, 0, 0], 0.05), box(0.06, 0.26, 0.04, steel, [0.02, axis + 0.12, side * 0.69], [side * -10, 0, 0], 0.015)]),
    around(6, (degrees) => put(box(0.42, 0.12, 0.07, casing, [-0.02, 0.72, 0], [0, 0, 0], 0.02), [0, axis, 0], [degrees + 52, 0, 0])),
    around(4, (degrees) => put(put(bolt(0.06), [-0.235, 0.88, 0], [0, 0, -90]), [0, axis, 0], [degrees + 20, 0, 0])),
    extrude(outline([[-0.42, 0], [0.42, 0], [0.3, 0.16], [0.2, axis * 0.6], [-0.2, axis * 0.6], [-0.3, 0.16]], 0.06), 0.34, casing, [0.55, 0, 0], [0, 90, 0], 0.04),
    box(0.44, 0.12, 1.3, casing, [0.55, 0.06, 0], [0, 0, 0], 0.03),
    pair((side) => bolt(0.085, [0.55, 0.12, side * 0.5])),
    isThreaded
      ? mainsLead([[x - 0.05, y, z], [x + 0.14, y - 0.03, z - 0.1], [x + 0.12, y - 0.6, z - 0.86], [x - 0.1, 0.6, z - 1.35], [x - 0.5, 0.08, z - 1.5], [x - 1.8, 0.07, z - 1.6], [x - 2.8, 0.07, z - 0.9], [x - 2.9, 0.1, z + 0.2], [x - 2.7, 0.15, z + 0.8]], 0.06)
      : tube([[x - 0.05, y, z], [x + 0.16, y - 0.03, z - 0.1], [x + 0.14, y - 0.6, z - 0.9], [x - 0.1, 0.7, z - 1.4], [x - 0.6, 0.09, z - 1.6], [x - 2.2, 0.09, z - 1.7], [x - 3.6, 0.09, z - 1.5]], 0.08, rubber),
  );
}

/** A cast opening with a pipe thread, along +y; seen from above, it is deep. */
const threadedPort = (high: number, coat: Material) =>
  group(
    sleeve(0.25, 0.17, high, coat, [0, high / 2, 0]),
    extrude(outline(around(8, (degrees): FlatPoint => [Math.cos((degrees * Math.PI) / 180) * 0.33, Math.sin((degrees * Math.PI) / 180) * 0.33]), 0.02, [roundHole(0.185)]), 0.26, coat, [0, high, 0], [90, 0, 22.5], 0.025),
    repeat(5, (turn) => ring(0.185, 0.014, darkSteel, [0, high + 0.1 - turn * 0.05, 0], [90, 0, 0])),
    cylinder(0.18, 0.04, matt('#0b0c0d'), [0, high - 0.2, 0]),
  );

/**
 * Around a peripheral impeller: suction towards +x, delivery upwards, and a plug through which it is filled. Its axis
 * is at height 0.
 */
const peripheralCasing = (radius: number, coat: Material) =>
  group(
    lathe([[0, -0.62], [radius * 0.66, -0.62], [radius * 0.74, -0.5], [radius * 0.94, -0.4], [radius, -0.3], [radius, 0.16], [radius * 0.96, 0.22], [0, 0.22]], coat, [0, 0, 0], [0, 0, -90], 72),
    lathe([[0, 0.2], [radius * 1.04, 0.2], [radius * 1.04, 0.34], [radius * 0.98, 0.4], [radius * 0.62, 0.46], [radius * 0.5, 0.56], [0, 0.56]], coat, [0, 0, 0], [0, 0, -90], 72),
    around(6, (degrees) => put(group(put(rod(0.13, 0.3, coat), [0.24, radius * 0.92, 0]), bolt(0.07, [0.4, radius * 0.92, 0], [0, 0, -90])), [0, 0, 0], [degrees, 0, 0])),
    put(threadedPort(0.4, coat), [0.5, radius * 0.3, 0], [0, 0, -90]),
    put(threadedPort(0.36, coat), [-0.1, radius * 0.96, 0]),
    box(0.5, 0.3, 0.7, coat, [-0.1, radius * 0.9, 0], [0, 0, 0], 0.1),
    put(group(cylinder(0.15, 0.1, coat), bolt(0.11, [0, 0.05, 0])), [-0.1, radius * 0.82, radius * 0.55], [36, 0, 0]),
    put(group(cylinder(0.13, 0.1, coat), bolt(0.09, [0, 0.05, 0])), [0.1, -radius * 0.8, radius * 0.56], [145, 0, 0]),
    box(0.4, 0.5, 0.9, coat, [-0.1, -radius * 0.88, 0], [0, 0, 0], 0.05),
  );

/** Where a cable leaves the terminal box of a motor of the given size, towards +x. */
const glandOf = (size: number, [x, y, z]: Point): Point => [x + 0.84 * size, y + 1.15 * size, z];

/** Motor, guarded coupling, bearing bracket and casing on one base: the bracket is drawn back without the casing. */
function processPump() {
  const [axis, steel] = [1.62, metal('#d2d4d4', 0.42)];
  return group(
    basePlate(),
    put(motor({ length: 2.1, color: brands.Kaveri.body, fins: 30 }), [-3.3, axis, 0]),
    pair((side) => box(2.0, 0.1, 0.4, castIron, [-3.3, 0.4, side * 0.9], [0, 0, 0], 0.02)),
    couplingGuard(axis),
    // The bearings' housing: ribbed, with its filler, the glass that keeps the oil level, and covers with screws.
    rod(0.44, 1.0, castIron, [-0.1, axis, 0]),
    repeat(5, (index) => rod(0.47, 0.04, castIron, [-0.34 + index * 0.13, axis, 0])),
    pair((end) => rod(0.58, 0.13, castIron, [-0.1 + end * 0.52, axis, 0])),
    around(6, (degrees) => put(put(bolt(0.045), [-0.69, 0.46, 0], [0, 0, 90]), [0, axis, 0], [degrees, 0, 0])),
    rod(0.16, 0.4, darkSteel, [-0.8, axis, 0]),
    rod(0.46, 0.5, castIron, [0.68, axis, 0], 0.95),
    // Through the window of the bracket the gland of the seal is seen.
    pair((side) => box(0.34, 0.34, 0.1, matt('#121416'), [0.64, axis + 0.1, side * 0.66], [0, side * 42, 0], 0.03)),
    extrude(outline([[-0.36, -0.5], [0.36, -0.5], [0.2, 0.5], [-0.2, 0.5]], 0.06), 0.4, castIron, [-0.2, 0.86, 0], [0, 90, 0], 0.05),
    box(0.6, 0.1, 1.0, castIron, [-0.2, 0.38, 0], [0, 0, 0], 0.03),
    pair((side) => bolt(0.08, [-0.2, 0.43, side * 0.4])),
    cylinder(0.09, 0.2, brass, [-0.1, axis + 0.54, 0]),
    cylinder(0.12, 0.06, brass, [-0.1, axis + 0.66, 0]),
    put(group(cylinder(0.07, 0.14, brass, [0, 0, 0], [90, 0, 0]), lathe([[0, 0], [0.12, 0.02], [0.12, 0.2], [0.09, 0.26], [0, 0.28]], gloss('#b58a3c'), [0, 0.02, 0.12]), cylinder(0.13, 0.05, brass, [0, 0.0, 0.12])), [-0.1, axis - 0.14, 0.5]),
    put(volute(1.2, steel, 8), [1.4, axis, 0]),
    rod(1.24, 0.1, steel, [1.0, axis, 0]),
    around(12, (degrees) => put(put(bolt(0.06), [0.94, 1.1, 0], [0, 0, 90]), [0, axis, 0], [degrees + 15, 0, 0])),
    box(0.6, 0.5, 1.3, castIron, [1.4, 0.5, 0], [0, 0, 0], 0.05),
    pair((side) => bolt(0.09, [1.4, 0.4, side * 0.9])),
    box(0.7, 0.08, 2.1, castIron, [1.4, 0.37, 0], [0, 0, 0], 0.02),
    // A drain with its plug, a gauge on the delivery, an arrow for the sense of rotation.
    put(group(cylinder(0.13, 0.14, steel), bolt(0.1, [0, 0.07, 0])), [1.4, axis - 1.05, 0.62], [118, 0, 0]),
    put(group(cylinder(0.05, 0.3, brass, [0, 0, 0.1], [90, 0, 0]), gauge(0.2, [0, 0.16, 0.32]), cylinder(0.05, 0.16, brass, [0, 0, 0.28])), [1.4, axis + 1.35, 1.05], [0, 0, 0]),
    ratingPlate(0.46, [1.4, axis + 0.12, 1.075], [0, 0, 0]),
  );
}

/** A channel of bent plate with a drip rim, lifting holes and bolts to the foundation. */
const basePlate = () => {
  const coat = paint('#3f464b');
  return group(
    box(8.1, 0.08, 2.3, coat, [-0.95, 0.32, 0], [0, 0, 0], 0.02),
    pair((side) => [
      extrude(outline([[-4.05, 0], [4.05, 0], [4.05, 0.3], [-4.05, 0.3]], 0.02, [-3.2, -0.6, 2.0].map((x) => roundHole(0.09, [x, 0.16]))), 0.08, coat, [-0.95, 0.02, side * 1.12], [0, 0, 0], 0.01),
      box(8.1, 0.06, 0.06, coat, [-0.95, 0.38, side * 1.13], [0, 0, 0], 0.015),
    ]),
    pair((end) => [box(0.08, 0.3, 2.2, coat, [-0.95 + end * 4.0, 0.17, 0], [0, 0, 0], 0.01), box(0.06, 0.06, 2.3, coat, [-0.95 + end * 4.03, 0.38, 0], [0, 0, 0], 0.015)]),
    pair((end) => pair((side) => [box(0.5, 0.08, 0.4, coat, [-0.95 + end * 3.4, 0.04, side * 1.34], [0, 0, 0], 0.015), bolt(0.1, [-0.95 + end * 3.4, 0.08, side * 1.38])])),
  );
};

/** Bent sheet over the coupling, slotted so that one sees it turn, screwed to the base with flanges. */
const couplingGuard = (axis: number) => {
  const sheet = paint('#d0a02f');
  const [wide, radius] = [0.92, 0.5];
  return group(
    rod(0.3, 0.36, darkSteel, [-1.44, axis, 0]),
    rod(0.3, 0.36, darkSteel, [-1.02, axis, 0]),
    rod(0.26, 0.06, rubber, [-1.23, axis, 0]),
    solid(new CylinderGeometry(radius, radius, wide, 40, 1, true, 0, Math.PI), sheet, [-1.25, axis, 0], [0, 0, 90]),
    repeat(5, (index) => put(box(0.56, 0.012, 0.06, matt('#1c1d1c'), [0, radius, 0], [0, 0, 0], 0.005), [-1.25, axis, 0], [(index - 2) * 26, 0, 0])),
    pair((side) =>
      group(
        box(wide, axis - 0.4, 0.03, sheet, [-1.25, (axis + 0.4) / 2, side * radius], [0, 0, 0], 0.008),
        repeat(5, (index) => box(0.56, 0.07, 0.012, matt('#1c1d1c'), [-1.25, 0.62 + index * 0.17, side * (radius + 0.014)], [0, 0, 0], 0.005)),
        box(wide, 0.03, 0.2, sheet, [-1.25, 0.4, side * (radius + 0.1)], [0, 0, 0], 0.008),
        pair((end) => bolt(0.05, [-1.25 + end * 0.34, 0.41, side * (radius + 0.11)])),
      ),
    ),
    pair((end) => put(ring(radius, 0.022, sheet, [0, 0, 0], [0, 0, 0], 180), [-1.25 + (end * wide) / 2, axis, 0], [0, 90, 0])),
  );
};

function selfPriming() {
  const { body } = brands.Kaveri;
  const at: Point = [-1.3, 1.07, 0];
  const [x, y, z] = glandOf(0.85, at);
  return group(
    put(scaled(motor({ length: 1.6, color: body, fins: 26, shaft: [0.14, 0.3] }), 0.85), at),
    rod(0.62, 0.4, paint(body), [-0.3, 1.07, 0]),
    put(peripheralCasing(0.92, paint(body)), [0.4, 1.07, 0]),
    label(['KAVERI', '0.75 HP'], 0.5, 0.28, [0.33, 1.1, 0.926], [-2, 0, 0], { ink: '#ffffff' }),
    mainsLead([[x - 0.05, y, z], [x + 0.12, y - 0.02, z - 0.06], [x + 0.16, y - 0.4, z - 0.5], [x + 0.02, y - 1.3, z - 1.05], [x - 0.2, 0.2, z - 1.3], [x - 0.6, 0.07, z - 1.42], [x - 1.6, 0.07, z - 1.5], [x - 2.4, 0.07, z - 1.0], [x - 2.6, 0.1, z - 0.1], [x - 2.4, 0.15, z + 0.5]], 0.06),
  );
}

/** On the delivery: starts the pump when water flows, stops it when it runs dry. Its panel faces +z. */
const flowSwitch = () => {
  const shell = plastic('#26292c');
  return group(
    cylinder(0.17, 0.4, brass, [0, 0.1, 0]),
    extrude(outline(around(6, (degrees): FlatPoint => [Math.cos((degrees * Math.PI) / 180) * 0.29, Math.sin((degrees * Math.PI) / 180) * 0.29]), 0.02), 0.18, brass, [0, 0.24, 0], [90, 0, 0], 0.02),
    lathe([[0, 0.3], [0.24, 0.3], [0.28, 0.36], [0.3, 0.5], [0.5, 0.68], [0.54, 0.76], [0.54, 1.5], [0.48, 1.62], [0.28, 1.72], [0.24, 1.8], [0.24, 1.86], [0, 1.86]], shell, [0, 0, 0], [0, 0, 0], 64),
    around(16, (degrees) => put(box(0.03, 0.3, 0.04, shell, [0.29, 0.42, 0], [0, 0, 0], 0.01), [0, 0, 0], [0, degrees, 0])),
    cylinder(0.2, 0.3, shell, [0, 2.0, 0]),
    repeat(5, (turn) => ring(0.2, 0.018, shell, [0, 1.92 + turn * 0.05, 0], [90, 0, 0])),
    sleeve(0.19, 0.13, 0.02, black, [0, 2.155, 0]),
    box(0.86, 0.84, 0.5, shell, [0, 1.13, 0.36], [0, 0, 0], 0.1),
    box(0.76, 0.74, 0.04, plastic('#d5d9da'), [0, 1.13, 0.61], [0, 0, 0], 0.015),
    gauge(0.17, [-0.16, 1.26, 0.66]),
    ['#2f9e52', '#e8b51b', '#c2212b'].map((color, index) => cylinder(0.035, 0.03, plastic(color), [0.2, 1.4 - index * 0.14, 0.635], [90, 0, 0])),
    cylinder(0.09, 0.06, plastic('#c2212b'), [0.22, 0.9, 0.64], [90, 0, 0]),
    label(['AUTO', 'RESTART'], 0.36, 0.17, [-0.14, 0.92, 0.633]),
    pair((side) => [cylinder(0.1, 0.16, black, [side * 0.18, 0.66, -0.42]), cylinder(0.13, 0.08, black, [side * 0.18, 0.74, -0.42])]),
    box(0.66, 0.5, 0.4, shell, [0, 1.02, -0.4], [0, 0, 0], 0.08),
  );
};

function booster() {
  const { body } = brands.Jaldhaar;
  const at: Point = [-1.2, 1.0, 0];
  const [x, y, z] = glandOf(0.8, at);
  return group(
    put(scaled(motor({ length: 1.5, color: '#2f3a42', fins: 26, shaft: [0.14, 0.3] }), 0.8), at),
    rod(0.58, 0.4, paint(body), [-0.3, 1.0, 0]),
    put(peripheralCasing(0.86, paint(body)), [0.4, 1.0, 0]),
    put(flowSwitch(), [0.3, 2.28, 0]),
    label('JALDHAAR', 0.5, 0.15, [0.33, 1.02, 0.866], [-1, 0, 0], { ink: '#ffffff' }),
    // One lead from the switch to the motor, one to the mains.
    tube([[x - 0.05, y, z], [x + 0.12, y, z - 0.04], [x + 0.3, y + 0.2, z - 0.3], [0.12, 2.6, -0.42], [0.12, 2.9, -0.42]], 0.06, black),
    mainsLead([[0.48, 2.9, -0.42], [0.48, 2.6, -0.43], [0.46, 1.6, -0.9], [0.25, 0.6, -1.25], [0.05, 0.18, -1.38], [-0.4, 0.07, -1.5], [-1.6, 0.07, -1.5], [-2.5, 0.07, -1.0], [-2.7, 0.1, -0.1], [-2.5, 0.15, 0.5]], 0.06),
  );
}

export const scenes: Scenes = {
  'JPB-050': { build: booster, first: { from: [28, 16] }, second: { from: [146, 20] } },
  'KSP-075': { build: selfPriming, first: { from: [30, 18] }, second: { from: [118, 26] } },
  'JM-100': { build: () => monoblock('#3a6d98', 1.05, standard('#3a6d98', 0.1, 0.42, 'cast'), 1.7, true), first: { from: [32, 18] } },
  'JM-500T': { build: () => monoblock('#34587f', 1.36, castIron, 2.3), first: { from: [30, 20] } },
  'KCP-316': { build: processPump, first: { from: [30, 18] } },
};
