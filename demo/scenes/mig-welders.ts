import { brands } from './brands.ts';
import { knob } from './fittings.ts';
import { label } from './labels.ts';
import { black, brass, copper, paint, plastic, rubber, steel } from './materials.ts';
import { torchConnector, torchOnHose } from './mig-torches.ts';
import type { Scenes } from './scene.ts';
import { box, cylinder, group, type Point, pair, put, ring, rod, tube } from './solids.ts';
import { earthLead } from './welding-cables.ts';
import { carryHandle, gasBottle, gasHose, gasOutlet, housing, inverter, lightPrint, socketOf, trolleyBase } from './welding-sets.ts';

const orange = brands.Agnivar.body;

const FEEDER = { w: 1.5, h: 1.7, d: 2.6 };
/** Where the torch's cable leaves a feeder. */
const FEEDER_SOCKET: Point = [0.36, 0.5, FEEDER.d / 2 + 0.08];

/** A closed case for the spool, which shows through a window in its side; the torch's socket is in front. */
function feeder() {
  const { w, h, d } = FEEDER;
  const face = d / 2 + 0.08;
  return group(
    housing({ ...FEEDER, color: orange, front: [] }),
    label('AGNIVAR', w * 0.6, 0.18, [0, h * 0.88 + 0.1, face + 0.004], [0, 0, 0], lightPrint),
    ['VOLTS', 'WIRE'].map((words, index) => [
      knob(0.16, [index * 0.64 - 0.32, 1.12, face]),
      label(words, 0.4, 0.09, [index * 0.64 - 0.32, 1.38, face + 0.004], [0, 0, 0], lightPrint),
    ]),
    torchConnector(FEEDER_SOCKET),
    pair((side) =>
      put(
        group(
          ring(0.52, 0.05, black),
          cylinder(0.5, 0.02, copper, [0, 0, 0], [90, 0, 0]),
          [0.26, 0.34, 0.42].map((radius) => ring(radius, 0.03, copper)),
          cylinder(0.16, 0.05, plastic('#d8432b'), [0, 0, 0], [90, 0, 0]),
        ),
        [side * (w / 2 + 0.03), h * 0.62, 0],
        [0, side * 90, 0],
      ),
    ),
    carryHandle(h, d),
  );
}

/** Holds the water that cools the torch, under the power source: a filler cap and two hose couplings in front. */
function cooler(w: number, d: number) {
  const h = 1.15;
  const face = d / 2 + 0.08;
  return group(
    housing({ w, h, d, color: orange, front: [{ at: [w * 0.18, h * 0.5 + 0.1], w: w * 0.4, h: h * 0.5, count: 6 }] }),
    cylinder(0.2, 0.14, plastic('#1e5fa6'), [-w * 0.32, h * 0.62, face + 0.06], [90, 0, 0]),
    label('COOLANT 7 l', 0.6, 0.11, [-w * 0.26, h * 0.88, face + 0.004], [0, 0, 0], lightPrint),
    pair((side) => cylinder(0.08, 0.2, brass, [-w * 0.3 + side * 0.16, h * 0.3, face + 0.08], [90, 0, 0])),
  );
}

/** A power source on a trolley with its bottle behind. */
const onTrolley = (set: ReturnType<typeof group>, w: number, d: number, bottle: string) =>
  group(
    trolleyBase(w, d, paint('#2b2d30')),
    put(set, ON_TROLLEY),
    // The bottle rests on a shelf, and a clip between the handle's bars holds it.
    box(1.2, 0.08, 1.3, paint('#2b2d30'), [0, 0.64, -d * 0.5 - 0.3]),
    gasBottle(3.9, bottle, [0, 0.68, -d * 0.5 - 0.35]),
    ring(0.52, 0.035, steel, [0, 2.5, -d * 0.5 - 0.35], [90, 0, 0]),
    rod(0.05, w * 0.8, steel, [0, 2.5, -d * 0.58]),
    bottleHose(gasOutlet(3.9, [0, 0.68, -d * 0.5 - 0.35]), -d / 2 + 0.25),
  );

/** Past the bottle's side to the rear of the power source. */
const bottleHose = ([x, y, z]: Point, rear: number) =>
  group(
    gasHose([
      [x, y, z],
      [x + 0.05, y - 0.25, z - 0.02],
      [x + 0.5, y - 0.42, z - 0.1],
      [x + 0.62, y - 1.0, z - 0.3],
      [x + 0.62, y - 2.4, z - 0.35],
      [x + 0.52, 1.65, rear - 0.3],
      [x + 0.4, 1.5, rear - 0.12],
      [x + 0.4, 1.5, rear],
    ]),
    cylinder(0.08, 0.2, brass, [x + 0.4, 1.5, rear - 0.06], [90, 0, 0]),
  );

/** Where a point of something is once that stands elsewhere. */
const moved = ([x, y, z]: Point, [dx, dy, dz]: Point): Point => [x + dx, y + dy, z + dz];

const pulse = {
  w: 2.3,
  h: 2.6,
  d: 3.6,
  color: orange,
  readings: ['500', '38.5'],
  dials: ['CURRENT', 'PULSE', 'PROGRAM'],
};
const withFeeder = {
  w: 2.2,
  h: 2.9,
  d: 3.4,
  color: orange,
  readings: ['250'],
  dials: ['VOLTS', 'WIRE'],
  feedsWire: true,
};
const separate = {
  w: 2.3,
  h: 3.0,
  d: 3.5,
  color: '#2f3a44',
  readings: ['400', '34.0'],
  dials: ['VOLTS', '2T / 4T', 'CRATER'],
};
const gasless = {
  w: 1.7,
  h: 2.4,
  d: 3.1,
  color: '#e0ab12',
  readings: ['160'],
  dials: ['VOLTS', 'WIRE'],
  feedsWire: true,
};

/** Where the feeders stand. */
const ON_TOP: Point = [0, 4.62, -0.3];
const BESIDE: Point = [1.5, 0, 0.4];
/** The place of a set on its trolley. */
const ON_TROLLEY: Point = [0, 0.62, 0.1];
/** Where the power source stands whose feeder is beside it. */
const APART: Point = [-1.4, 0, 0];

/** Carries the current from a power source past its side to the rear of the feeder beside it. */
const feederLead = ([x, y, z]: Point) =>
  group(
    cylinder(0.17, 0.5, rubber, [x, y, z + 0.2], [90, 0, 0]),
    tube(
      [
        [x, y, z + 0.4],
        [x + 0.02, y - 0.1, z + 0.75],
        [x + 0.25, 0.1, z + 1.0],
        [x + 0.7, 0.1, z + 0.6],
        [x + 0.95, 0.1, z - 1.4],
        [x + 1.3, 0.1, z - 3.1],
        [x + 2.0, 0.3, z - 3.3],
        [BESIDE[0], 0.6, BESIDE[2] - FEEDER.d / 2],
      ],
      0.1,
      black,
    ),
  );

export const scenes: Scenes = {
  'AM-500W': {
    build: () =>
      group(
        onTrolley(group(cooler(pulse.w, pulse.d), put(inverter(pulse), [0, 1.15, 0])), 2.6, 4.2, '#3d4b52'),
        put(feeder(), ON_TOP),
        torchOnHose(moved(FEEDER_SOCKET, ON_TOP), { middle: [3.0, 2.8], inner: 1.0, turns: 2.15, side: 1 }),
        earthLead(moved(moved(socketOf(pulse, -1), [0, 1.15, 0]), ON_TROLLEY), {
          middle: [-1.5, 3.4],
          inner: 0.7,
          turns: 1.3,
          side: -1,
        }),
      ),
    first: { from: [-30, 18] },
    second: { from: [-142, 18] },
  },
  'AM-250S': {
    build: () =>
      group(
        onTrolley(inverter(withFeeder), 2.4, 4.0, '#6f8a72'),
        torchOnHose(moved(socketOf(withFeeder, 1), ON_TROLLEY), { middle: [2.1, 3.3], inner: 0.9, turns: 2.4, side: 1 }),
        earthLead(moved(socketOf(withFeeder, -1), ON_TROLLEY), {
          middle: [-1.4, 3.3],
          inner: 0.6,
          turns: 1.4,
          side: -1,
        }),
      ),
    first: { from: [30, 20] },
    second: { from: [152, 18] },
  },
  'AM-400D': {
    build: () =>
      group(
        put(inverter(separate), APART),
        put(feeder(), BESIDE),
        feederLead(moved(socketOf(separate, 1), APART)),
        torchOnHose(moved(FEEDER_SOCKET, BESIDE), { middle: [2.9, 3.3], inner: 0.9, turns: 2.06, side: 1 }),
        earthLead(moved(socketOf(separate, -1), APART), { middle: [-2.9, 3.0], inner: 0.6, turns: 1.12, side: -1 }),
      ),
    first: { from: [-24, 22] },
  },
  'AM-160F': {
    build: () =>
      group(
        inverter(gasless),
        torchOnHose(socketOf(gasless, 1), { middle: [1.9, 2.9], inner: 0.8, turns: 2.24, side: 1 }),
        earthLead(socketOf(gasless, -1), { middle: [-1.2, 2.9], inner: 0.5, turns: 1.3, side: -1 }),
      ),
    first: { from: [26, 22] },
  },
};
