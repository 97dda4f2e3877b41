import type { Object3D } from 'three';
import { bolt, button, display, knob, vents } from './fittings.ts';
import { label } from './labels.ts';
import { black, castIron, darkSteel, grey, matt, paint, plastic, rubber, steel } from './materials.ts';
import { around, ball, bar, box, cylinder, extrude, group, lathe, outline, type Point, pair, put, repeat, ring, rod } from './solids.ts';

/** A table for an industrial sewing head, on two steel legs, with motor and treadle. One unit is 112 mm. */

const TOP = 6.8;
const THICK = 0.36;
const LEG = 4.1;
const LEG_Z = -0.4;
/** Where the head's own origin is: its bed is let into the table top. */
const HEAD: Point = [0.2, TOP - 0.335, 0.1];
/** The hand wheel's groove, in the head. */
const WHEEL = { x: 2.13, radius: 0.38 };
const MOTOR: Point = [HEAD[0] + WHEEL.x - 1.05, TOP - 2.1, HEAD[2]];
const TREADLE = { x: 0.5, y: 0.86, z: 0.7 };

const frame = paint('#7d8488');
const casing = plastic('#2b2e31');

type Table = {
  head: Object3D;
  /** Height of the hand wheel's axle in the head. */
  wheelAt: number;
  /** A servo motor's power; otherwise it is a clutch motor. */
  watts?: number | undefined;
};

export const sewingTable = ({ head, wheelAt, watts }: Table) =>
  group(
    tableTop(),
    put(head, HEAD),
    pair((side) => put(leg(), [side * LEG, 0, 0])),
    box(2 * LEG, 0.5, 0.18, frame, [0, 2.5, LEG_Z - 0.1], [0, 0, 0], 0.04),
    put(motor(watts), MOTOR),
    belt(wheelAt),
    treadle(),
    put(switchBox(), [3.2, TOP - THICK - 0.5, 1.7]),
    put(drawer(), [-2.7, TOP - THICK - 0.24, 1.1]),
    kneeLifter(),
    put(threadStand(), [4.3, TOP, -1.75]),
  );

const tableTop = () =>
  group(
    box(10.2, THICK, 4.9, plastic('#e2dfd5'), [0, TOP - THICK / 2, 0], [0, 0, 0], 0.1),
    box(10.24, THICK * 0.5, 4.94, matt('#8d7355'), [0, TOP - THICK / 2, 0], [0, 0, 0], 0.08),
    // The gap around the bed, and the belt's slot.
    box(4.26, 0.02, 1.44, black, [HEAD[0] + 0.05, TOP - 0.006, HEAD[2]], [0, 0, 0], 0.005),
    box(0.34, 0.02, 1.15, black, [HEAD[0] + WHEEL.x, TOP - 0.006, HEAD[2]], [0, 0, 0], 0.005),
    // Catches the oil under the head.
    box(4.0, 0.55, 1.5, darkSteel, [HEAD[0] - 0.1, TOP - THICK - 0.26, HEAD[2]], [0, 0, 0], 0.12),
  );

const leg = () =>
  group(
    box(0.3, TOP - THICK - 0.5, 0.62, frame, [0, (TOP - THICK) / 2, LEG_Z], [0, 0, 0], 0.05),
    box(0.36, 0.26, 4.4, frame, [0, 0.35, 0], [0, 0, 0], 0.05),
    box(0.42, 0.16, 4.0, frame, [0, TOP - THICK - 0.08, 0], [0, 0, 0], 0.03),
    pair((end) => [
      cylinder(0.2, 0.22, rubber, [0, 0.11, end * 1.95]),
      extrude(outline([[LEG_Z + end * 0.25, 0.45], [LEG_Z + end * 1.0, 0.45], [LEG_Z + end * 0.25, 1.3]]), 0.1, frame, [0, 0, 0], [0, -90, 0], 0.02),
    ]),
    box(0.24, 0.6, 0.3, frame, [0, 0.66, TREADLE.z], [0, 0, 0], 0.04),
  );

/** Hangs from the table top; its shaft points along +x. */
const motor = (watts?: number) =>
  group(
    rod(0.62, 1.1, casing),
    around(20, (degrees) => put(box(0.8, 0.05, 0.05, casing, [0, 0.63, 0], [0, 0, 0], 0.01), [0, 0, 0], [degrees, 0, 0])),
    pair((side) => rod(0.68, 0.12, darkSteel, [side * 0.52, 0, 0])),
    rod(0.12, 0.9, steel, [0.75, 0, 0]),
    lathe([[0, -0.14], [0.3, -0.14], [0.22, -0.02], [0.22, 0.02], [0.3, 0.14], [0, 0.14]], steel, [1.05, 0, 0], [0, 0, -90]),
    // Its cradle, bolted to the table.
    box(0.5, 0.14, 1.0, castIron, [0, 0.72, 0], [0, 0, 0], 0.04),
    pair((side) => box(0.3, 1.0, 0.16, castIron, [0, 1.2, side * 0.35], [0, 0, 0], 0.04)),
    box(1.1, 0.14, 1.3, castIron, [0, 2.1 - THICK - 0.07, 0], [0, 0, 0], 0.03),
    // A box at its end, with the lever that the treadle pulls.
    box(0.6, 1.2, 1.3, casing, [-0.85, -0.05, 0.05], [0, 0, 0], 0.12),
    watts ? put(display('3500', 0.5, 0.22), [-0.85, 0.22, 0.71]) : [],
    label(watts ? ['SERVO', `${watts} W`] : ['CLUTCH', '1/2 HP'], 0.44, 0.3, [-0.85, -0.2, 0.704], [0, 0, 0], { ink: '#ffffff' }),
    put(knob(0.07), [-0.85, -0.48, 0.7]),
    vents(0.7, 0.4, 4, [-1.155, 0.1, 0.05], [0, -90, 0]),
    bar([[-0.5, -0.45, 0.3], [-0.4, -0.7, 0.3], [-0.4, -0.75, 0.75]], 0.07, steel, 0.1),
  );

/** From the motor's pulley up through the table to the hand wheel. */
const belt = (wheelAt: number) =>
  pair((side) => bar([[HEAD[0] + WHEEL.x, MOTOR[1], MOTOR[2] + side * 0.24], [HEAD[0] + WHEEL.x, HEAD[1] + wheelAt, HEAD[2] + side * WHEEL.radius]], 0.05, rubber));

/** Rocks on a tube between the legs and pulls the motor's lever by a rod. */
function treadle() {
  const pull: Point = [MOTOR[0] - 0.4, TREADLE.y + 0.12, TREADLE.z + 0.1];
  return group(
    rod(0.12, 2 * LEG, frame, [0, TREADLE.y, TREADLE.z]),
    put(
      group(
        box(3.0, 0.1, 1.7, castIron, [0, 0.14, 0], [0, 0, 0], 0.05),
        repeat(9, (index) => box(2.7, 0.05, 0.07, rubber, [0, 0.2, (index - 4) * 0.18], [0, 0, 0], 0.02)),
        pair((side) => box(0.2, 0.34, 0.4, castIron, [side * 1.2, 0, 0], [0, 0, 0], 0.05)),
      ),
      [TREADLE.x, TREADLE.y, TREADLE.z],
      [12, 0, 0],
    ),
    bar([pull, [MOTOR[0] - 0.4, MOTOR[1] - 0.75, MOTOR[2] + 0.75]], 0.05, steel),
    ball(0.11, steel, pull),
    ball(0.11, steel, [MOTOR[0] - 0.4, MOTOR[1] - 0.75, MOTOR[2] + 0.75]),
  );
}

const switchBox = () =>
  group(
    box(0.8, 1.0, 0.6, grey, [0, 0, 0], [0, 0, 0], 0.06),
    button(0.13, plastic('#1e8a4c'), [0, 0.2, 0.3]),
    button(0.13, plastic('#c2212b'), [0, -0.2, 0.3]),
  );

const drawer = () =>
  group(
    box(2.3, 0.48, 2.2, plastic('#b9bcb8'), [0, 0, 0], [0, 0, 0], 0.05),
    box(2.36, 0.44, 0.1, plastic('#a8aca8'), [0, -0.02, 1.1], [0, 0, 0], 0.03),
    box(0.7, 0.1, 0.14, black, [0, 0, 1.18], [0, 0, 0], 0.04),
  );

/** The knee pushes its pad aside and so lifts the presser foot. */
const kneeLifter = () =>
  group(
    bar([[HEAD[0] + 0.4, TOP - THICK - 0.45, HEAD[2]], [HEAD[0] + 0.4, TOP - THICK - 0.5, 1.5], [HEAD[0] + 0.5, TOP - 1.7, 1.6]], 0.08, steel, 0.25),
    put(box(0.16, 0.9, 0.6, rubber, [0, 0, 0], [0, 0, 0], 0.07), [HEAD[0] + 0.42, TOP - 1.9, 1.6]),
  );

const cone = (color: string) =>
  group(
    lathe([[0, 0], [0.4, 0], [0.39, 0.1], [0.2, 1.1], [0, 1.1]], matt(color)),
    lathe([[0.18, 1.1], [0.17, 1.2], [0.1, 1.2]], plastic('#efe9da')),
    repeat(9, (index) => ring(0.385 - index * 0.02, 0.012, matt(color), [0, 0.14 + index * 0.105, 0], [90, 0, 0])),
  );

/** Two cones of thread on a pole, whose arms lead the threads off upwards. */
const threadStand = () =>
  group(
    cylinder(0.22, 0.16, steel, [0, 0.08, 0]),
    put(bolt(0.1), [0, 0.14, 0.13]),
    cylinder(0.08, 4.5, steel, [0, 2.25, 0]),
    [0.34, 4.4].map((y) => bar([[-0.75, y, 0], [0.75, y, 0]], 0.06, steel)),
    ['#b3261e', '#1e5fa6'].map((color, index) => {
      const x = index ? 0.68 : -0.68;
      return group(
        cylinder(0.46, 0.06, black, [x, 0.42, 0]),
        put(cone(color), [x, 0.45, 0]),
        ring(0.09, 0.025, steel, [x, 4.4, 0.1]),
        cylinder(0.008, 2.85, matt(color), [x, 2.95, 0.06], [1.2, 0, 0]),
      );
    }),
  );
