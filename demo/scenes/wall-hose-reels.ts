import { brands } from './brands.ts';
import { bolt } from './fittings.ts';
import { label } from './labels.ts';
import { black, brass, galvanised, matt, plastic, rubber, steel } from './materials.ts';
import { block, type Form, grown, half, sculpt, without } from './sculpt.ts';
import {
  around,
  ball,
  box,
  cylinder,
  disc,
  extrude,
  type FlatPoint,
  group,
  lathe,
  outline,
  type Point,
  pair,
  put,
  repeat,
  ring,
  rod,
  roundHole,
  tube,
} from './solids.ts';

/** A hose reel on a piece of wall. Its drum turns around z; at its back, towards -x, it swings on a pin. */

const RADIUS = 1.6;
const HALF_WIDTH = 0.72;
const HOSE = 0.085;
/** Where the reel's pin is, seen from its drum. */
const PIN_X = -2.05;
/** Direction of the arm from the drum's axis, and how far to either side it can be locked instead. */
const ARM_DEGREES = -38;
const LOCK_DEGREES = 26;
const ARM_LENGTH = 2.1;
const LOCK_RADIUS = 0.82;

const onCircle = (radius: number, degrees: number): FlatPoint => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
];

const puck =
  (radius: number, halfWidth: number, round: number): Form =>
  (x, y, z) => {
    const [out, side] = [Math.hypot(x, y) - radius + round, Math.abs(z) - halfWidth + round];
    return Math.hypot(Math.max(out, 0), Math.max(side, 0)) + Math.min(Math.max(out, side), 0) - round;
  };

export function wallHoseReel() {
  return group(
    box(5.6, 5.5, 0.24, matt('#d6d2c8'), [0.85, -0.8, -0.12]),
    wallPlate(),
    put(group(put(reel(), [-PIN_X, 0, 0])), [-0.65, 0.1, 0.7], [0, -34, 0]),
  );
}

/** Bolted to the wall; the reel's pin stands between its two tabs. */
const wallPlate = () =>
  put(
    group(
      box(0.9, 1.9, 0.08, galvanised, [0, 0, 0.04]),
      pair((side) => [
        box(0.5, 0.08, 0.9, galvanised, [0, side * 0.56, 0.47]),
        pair((end) => put(bolt(0.08), [end * 0.3, side * 0.78, 0.08], [90, 0, 0])),
      ]).flat(2),
      cylinder(0.09, 1.34, steel, [0, 0, 0.7]),
      bolt(0.14, [0, 0.6, 0.7]),
    ),
    [-0.65, 0.1, 0],
  );

function reel() {
  return group(reelCase(), windings(), arm(), hoseEnd(), inlet());
}

/** Moulded in two halves, open at the rim where the arm can stand; a lug takes the pin. */
function reelCase() {
  const opening: Form = (x, y, z) => {
    const [ax, ay] = onCircle(1, ARM_DEGREES);
    const sideways = Math.abs(-x * ay + y * ax);
    const along = x * ax + y * ay;
    return Math.max(sideways - along * 1.1, 0.9 - Math.hypot(x, y), Math.abs(z) - 0.5);
  };
  const recess: Form = (x, y, z) => Math.max(Math.abs(Math.hypot(x, y) - 1.0) - 0.36, HALF_WIDTH - 0.05 - Math.abs(z));
  const shell = without(
    0.05,
    grown(0.15, puck(RADIUS, HALF_WIDTH, 0.2), block([-1.8, 0, 0], [0.5, 0.46, 0.3], 0.1)),
    opening,
    recess,
  );
  const coat = plastic(brands.Vayuman.body);
  return group(
    pair((side) => sculpt(half(shell, side), [-2.4, -1.7, -0.85], [1.7, 1.7, 0.85], 0.035, coat)),
    around(6, (degrees) => {
      const [x, y] = onCircle(1.45, degrees + 12);
      return put(group(cylinder(0.07, 0.03, black), cylinder(0.045, 0.04, steel)), [x, y, HALF_WIDTH], [90, 0, 0]);
    }),
    label('VAYUMAN', 1.15, 0.26, [0, 0.98, HALF_WIDTH - 0.04], [0, 0, 0], { ink: '#ffffff' }),
    label(['VHR-15', '15 m · 10 mm'], 0.8, 0.36, [-0.2, -0.92, HALF_WIDTH - 0.04], [0, 0, 0], {
      ink: '#ffffff',
      weight: 400,
    }),
  );
}

/** What is seen of the hose on the drum. */
const windings = () => repeat(6, (index) => ring(1.32, HOSE, rubber, [0, 0, (index - 2.5) * HOSE * 2.02]));

/** Two steel bars from the hub to the rollers; a pulled knob locks them in one of three holes. */
function arm() {
  const plate = outline(
    [
      [-0.28, -0.2],
      [ARM_LENGTH + 0.2, -0.2],
      [ARM_LENGTH + 0.2, 0.2],
      [-0.28, 0.2],
    ],
    0.12,
  );
  const holes = [-LOCK_DEGREES, 0, LOCK_DEGREES].map((degrees) => roundHole(0.075, onCircle(LOCK_RADIUS, degrees)));
  const sector = outline(
    [[0, 0] as FlatPoint, ...repeat(9, (index) => onCircle(LOCK_RADIUS + 0.18, (index - 4) * 9.5))],
    0.06,
    holes,
  );
  return put(
    group(
      pair((side) => extrude(plate, 0.06, steel, [0, 0, side * (HALF_WIDTH + 0.1)])),
      extrude(sector, 0.05, galvanised, [0, 0, HALF_WIDTH + 0.03]),
      put(
        group(cylinder(0.09, 0.16, steel, [0, 0.06, 0]), lathe([[0, 0.14], [0.1, 0.14], [0.16, 0.26], [0.15, 0.36], [0, 0.4]], plastic('#c2212b'))),
        [LOCK_RADIUS, 0, HALF_WIDTH + 0.12],
        [90, 0, 0],
      ),
      pair((side) => [
        cylinder(0.1, 2 * HALF_WIDTH + 0.2, black, [ARM_LENGTH, side * 0.2, 0], [90, 0, 0]),
        put(bolt(0.08), [ARM_LENGTH, side * 0.11, HALF_WIDTH + 0.13], [90, 0, 0]),
        cylinder(0.09, 0.5, black, [ARM_LENGTH - 0.2, 0, side * 0.2]),
      ]).flat(),
    ),
    [0, 0, 0],
    [0, 0, ARM_DEGREES],
  );
}

/** From the drum between the rollers and down, with the ball that stops it there and a quick coupler. */
function hoseEnd() {
  const [outX, outY] = onCircle(ARM_LENGTH + 0.1, ARM_DEGREES);
  const way: Point[] = [
    [...onCircle(1.32, ARM_DEGREES + 40), 0],
    [...onCircle(1.5, ARM_DEGREES + 18), 0],
    [...onCircle(1.85, ARM_DEGREES + 4), 0],
    [outX, outY, 0],
    [outX + 0.16, outY - 0.35, 0],
    [outX + 0.18, outY - 0.9, 0],
    [outX + 0.16, outY - 1.25, 0],
  ];
  return group(
    tube(way, HOSE, rubber),
    ball(0.25, rubber, [outX + 0.15, outY - 0.42, 0]),
    pair((side) => cylinder(0.04, 0.06, steel, [outX + 0.15, outY - 0.42, side * 0.24], [90, 0, 0])),
    put(
      group(
        rod(0.12, 0.3, brass),
        rod(0.15, 0.34, steel, [0.26, 0, 0]),
        rod(0.17, 0.1, black, [0.4, 0, 0]),
        rod(0.08, 0.2, steel, [0.5, 0, 0]),
      ),
      [outX + 0.16, outY - 1.35, 0],
      [0, 0, -90],
    ),
  );
}

/** A swivel on the hub with an elbow, fed by a short hose from the wall. */
const inlet = () =>
  group(
    extrude(disc(0.36), 0.14, black, [0, 0, HALF_WIDTH + 0.18]),
    cylinder(0.16, 0.36, brass, [0, 0, HALF_WIDTH + 0.4], [90, 0, 0]),
    ball(0.17, brass, [0, 0, HALF_WIDTH + 0.6]),
    rod(0.13, 0.34, brass, [-0.24, 0, HALF_WIDTH + 0.6]),
    rod(0.12, 0.2, steel, [-0.5, 0, HALF_WIDTH + 0.6]),
    tube(
      [
        [-0.55, 0, HALF_WIDTH + 0.6],
        [-1.1, -0.04, HALF_WIDTH + 0.6],
        [-1.8, -0.6, HALF_WIDTH + 0.3],
        [-2.2, -1.4, HALF_WIDTH - 0.4],
        [-2.3, -1.75, -0.1],
        [-2.3, -1.8, -0.7],
      ],
      HOSE,
      rubber,
    ),
    // The nut on the pipe that comes out of the wall.
    ball(0.15, brass, [-2.3, -1.8, -0.6]),
  );
