import { grinder } from './angle-grinders.ts';
import { brands } from './brands.ts';
import { chippingHammer } from './chipping-hammers.ts';
import { bolt, knob } from './fittings.ts';
import { moulded } from './hand-tools.ts';
import { label, wrap } from './labels.ts';
import { black, brass, chrome, darkSteel, metal, paint, rubber, steel } from './materials.ts';
import { nailer } from './nailers.ts';
import { pistolShell } from './pistol-shells.ts';
import type { Scenes } from './scene.ts';
import { around, bar, box, cylinder, disc, extrude, group, lathe, outline, pair, put, ring, rod } from './solids.ts';

const { body } = brands.Pavanex;
const airInlet = (at: [number, number, number]) => put(group(cylinder(0.13, 0.3, brass), cylinder(0.08, 0.3, steel, [0, -0.25, 0])), at);

/** Lies on its side; one unit is a decimetre. The square drive points to the right, two sockets are in front. */
function impactWrench() {
  const ground = -0.38;
  const wrench = group(
    pistolShell({ back: -0.62, front: 0.14, radius: 0.36, grip: [[-0.2, -0.2], [-0.32, -1.2]], thick: 0.18, color: body, trigger: '#26292c' }),
    lathe([[0, 0], [0.37, 0], [0.38, 0.06], [0.36, 0.12], [0.35, 0.42], [0.24, 0.62], [0.2, 0.66], [0.2, 0.76], [0, 0.76]], metal('#a9adaf', 0.38), [0.1, 0, 0], [0, 0, -90], 64),
    around(4, (degrees) => put(put(bolt(0.035), [0.16, 0.34, 0], [0, 0, -90]), [0, 0, 0], [degrees + 45, 0, 0])),
    ring(0.3, 0.035, rubber, [0.56, 0, 0], [0, 90, 0]),
    rod(0.13, 0.08, darkSteel, [0.9, 0, 0]),
    box(0.26, 0.13, 0.13, steel, [1.04, 0, 0], [0, 0, 0], 0.015),
    ring(0.075, 0.014, black, [1.12, 0, 0], [0, 90, 0]),
    label('PAVANEX', 0.46, 0.13, [-0.22, 0.05, 0.346], [0, 0, 0], { ink: '#ffffff' }),
    label('PI-12   1/2"', 0.34, 0.08, [-0.22, -0.08, 0.346], [0, 0, 0], { ink: '#ffffff', weight: 400 }),
    put(knob(0.12), [-0.63, 0.02, 0], [0, -90, 0]),
    box(0.1, 0.06, 0.3, steel, [-0.26, -0.43, 0], [0, 0, -6], 0.02),
    put(group(cylinder(0.12, 0.12, steel), cylinder(0.09, 0.16, brass, [0, -0.12, 0]), cylinder(0.05, 0.14, steel, [0, -0.24, 0])), [-0.42, -1.4, 0], [0, 0, -8]),
  );
  return group(
    // Turned so far that barrel and grip both lie on the ground.
    put(wrench, [0, 0, 0], [-82, 0, 0]),
    put(socket(0.24, 0.5), [0.55, ground, 0.95]),
    put(put(socket(0.19, 0.46), [0, 0, 0], [90, 0, 0]), [1.05, ground + 0.19, 0.8], [0, 160, 0]),
  );
}

/** Upright, its opening for the nut above. */
const socket = (radius: number, high: number) =>
  group(
    extrude(disc(radius, [outline(around(6, (degrees) => [radius * 0.66 * Math.cos((degrees * Math.PI) / 180), radius * 0.66 * Math.sin((degrees * Math.PI) / 180)]))]), high, metal('#5d6165', 0.36), [0, high / 2, 0], [-90, 0, 0], 0.03),
    cylinder(radius * 0.7, 0.02, black, [0, high * 0.4, 0]),
    ring(radius * 0.99, 0.014, black, [0, high * 0.3, 0], [90, 0, 0]),
  );

/** Hung by its cup in a bench stand: upright, it would fall over. */
function sprayGun() {
  const polished = metal('#a4aaae', 0.2);
  return group(
    lathe(
      [
        [0, 0],
        [0.3, 0.02],
        [0.35, 0.3],
        [0.85, 0.7],
        [0.9, 2.1],
        [0.85, 2.2],
        [0, 2.2],
      ],
      metal('#b3b8bb', 0.3),
      [0.5, 0.75, 0],
      [0, 0, 0],
      64,
    ),
    ring(0.88, 0.035, polished, [0.5, 1.5, 0], [90, 0, 0]),
    wrap(['PAVANEX', 'PS-71'], 0.897, 0.62, 74, [0.5, 2.1, 0], [0, 20, 0], { on: body, ink: '#ffffff' }),
    lathe([[0.92, 0], [0.92, 0.2], [0.3, 0.32], [0.12, 0.4], [0, 0.4]], black, [0.5, 2.9, 0]),
    around(28, (degrees) => put(box(0.04, 0.16, 0.06, black, [0.93, 3.0, 0]), [0.5, 0, 0], [0, degrees, 0])),
    rod(0.34, 1.5, polished, [0.3, 0.3, 0]),
    ring(0.34, 0.025, black, [0.95, 0.3, 0], [0, 90, 0]),
    rod(0.42, 0.3, brass, [1.15, 0.3, 0], 0.36),
    pair((side) => box(0.3, 0.16, 0.14, brass, [1.35, 0.3, side * 0.32])),
    cylinder(0.16, 0.5, chrome, [0.5, 0.65, 0]),
    moulded(
      [
        [-0.55, 0.5],
        [0.1, 0.5],
        [0.0, -0.4],
        [-0.3, -1.9],
        [-0.75, -1.9],
        [-0.6, -0.4],
      ],
      0.4,
      polished,
      0.15,
      0.13,
      [-0.1, 0.1, 0],
    ),
    bar([[0.35, 0.4, 0.2], [0.3, -0.3, 0.2], [0.05, -1.2, 0.0]], 0.07, darkSteel),
    rod(0.14, 0.5, brass, [-0.75, 0.4, 0]),
    rod(0.12, 0.4, brass, [-0.7, 0.05, 0]),
    airInlet([-0.62, -1.9, 0]),
    benchStand(),
  );
}

/** A foot, a post behind the gun, and a ring that holds the cup below its shoulder. */
function benchStand() {
  const coat = paint('#2f3438');
  return group(
    box(2.6, 0.14, 2.2, coat, [0.2, -2.75, -0.3], [0, 0, 0], 0.05),
    bar([[0.5, -2.7, -1.15], [0.5, 1.42, -1.15], [0.5, 1.42, -0.86]], 0.09, coat, 0.2),
    ring(0.84, 0.07, coat, [0.5, 1.42, 0], [90, 0, 0]),
    pair((side) => put(bolt(0.09), [0.5 + side * 0.4, -2.68, -1.15])),
  );
}

export const scenes: Scenes = {
  'PN-F30': { build: () => nailer(body, 'PAVANEX', 'PN-F30'), first: { from: [24, 14] }, second: { from: [150, 16] } },
  'PC-07': { build: () => chippingHammer(body, 'PAVANEX', 'PC-07'), first: { from: [24, 34] }, second: { from: [-66, 30] } },
  'PI-12': { build: impactWrench, first: { from: [14, 44] } },
  'PG-4': { build: () => grinder({ brand: 'Pavanex', disc: 0.95, length: 1.3, paddle: true, air: true }), first: { from: [26, 26] }, second: { from: [-36, 28] } },
  'PS-71': { build: sprayGun, first: { from: [26, 12] } },
};
