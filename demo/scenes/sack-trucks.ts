import { bolt } from './fittings.ts';
import { label } from './labels.ts';
import { matt, metal, paint, plastic, rubber, steel } from './materials.ts';
import { around, bar, box, cylinder, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, repeat, ring, tube } from './solids.ts';

/** A drum and sack truck, its toe plate towards +x. One unit is 100 mm. */

const coat = paint('#3d6b52');
const yellow = plastic('#bd8f38');
/** Half the distance of the rails. */
const RAIL = 1.5;
const TUBE = 0.17;
const AXLE = { x: -1.25, y: 1.25 };
/** From the toe plate to the grips. */
const RAIL_LINE: FlatPoint[] = [[0, 0.22], [-0.62, 9.6], [-1.0, 11.6], [-2.9, 12.25]];

/** Where the rails are at a height below their bend. */
const railX = (y: number) => (-0.62 * (y - 0.22)) / 9.38;

export const sackTruck = () =>
  group(
    pair((side) => [
      bar(RAIL_LINE.map(([x, y]): Point => [x, y, side * RAIL]), TUBE, coat, 1.1),
      put(grip(), [-2.35, 12.06, side * RAIL], [0, 0, 71]),
      put(axleBracket(), [0, 0, side * RAIL]),
      bar([[AXLE.x, AXLE.y, side * 1.05], [railX(5.2), 5.2, side * (RAIL - 0.1)]], 0.11, coat),
      put(foamWheel(), [AXLE.x, AXLE.y, side * 2.16], [0, side === 1 ? 0 : 180, 0]),
    ]),
    [2.5, 4.4, 6.3, 8.2].map(crossBar),
    [2.5, 4.4, 6.3, 8.2].map((y) => [pair((side) => ring(0.15, 0.045, coat, [railX(y) - 0.14, y, side * (RAIL - 0.16)], [0, side * -34, 0])), weldAround(0.13, [railX(y) - HOLLOW + 0.02, y, 0])]),
    // Beads where braces, bracket and plate meet the rails; caps and bolts on the axle; a rubber edge on the brackets.
    pair((side) => [
      weldAround(0.12, [railX(5.2) - 0.06, 5.2, side * (RAIL - 0.1)]),
      repeat(9, (index) => put(cylinder(0.05, 0.08, coat), [0.24 - index * 0.004, 0.16 + index * 0.075, side * (RAIL - 0.16)], [24, 0, 0])),
      [2.4, 1.6].map((y) => put(put(bolt(0.1), [0, 0, 0], [side * 90, 0, 0]), [railX(y) - 0.22, y, side * (RAIL + 0.06)])),
      put(cylinder(0.24, 0.1, steel), [AXLE.x, AXLE.y, side * 1.66], [90, 0, 0]),
    ]),
    // Follows the hollow of the cross bars.
    bar([[railX(2.5) - HOLLOW, 2.5, 0], [railX(8.2) - HOLLOW, 8.2, 0]], 0.12, coat),
    cylinder(0.12, 5.1, steel, [AXLE.x, AXLE.y, 0], [90, 0, 0]),
    cylinder(0.2, 2.9, coat, [AXLE.x, AXLE.y, 0], [90, 0, 0]),
    toePlate(),
    put(nameBoard(), [railX(9.7) - 0.02, 9.7, 0], [0, 0, 3.8]),
  );

const HOLLOW = 0.62;

/** A bead around a bar that meets another. */
const weldAround = (radius: number, at: Point) => put(group(around(14, (degrees) => put(box(0.06, 0.07, 0.06, coat, [radius + 0.01, 0, 0], [0, 0, 20], 0.025), [0, 0, 0], [0, degrees, 0]))), at);

/** Hollow, so that a drum lies in it. */
function crossBar(y: number) {
  const x = railX(y);
  return tube(
    repeat(9, (index): Point => {
      const across = (index - 4) / 4;
      return [x - HOLLOW * (1 - across ** 2), y, across * RAIL];
    }),
    0.13,
    coat,
  );
}

const grip = () =>
  group(
    lathe([[0, -0.72], [0.26, -0.72], [0.27, -0.6], [0.23, -0.55], [0.23, 0.5], [0.3, 0.56], [0.3, 0.66], [0.18, 0.68]], rubber),
    repeat(8, (index) => lathe([[0.22, -0.05], [0.255, 0], [0.22, 0.05]], rubber, [0, -0.42 + index * 0.12, 0])),
  );

/** A plate that carries the axle behind the rail. */
const axleBracket = () =>
  extrude(
    outline([[railX(2.9), 2.9], [0, 0.5], [-0.5, 0.55], [AXLE.x - 0.3, AXLE.y - 0.3], [AXLE.x - 0.36, AXLE.y + 0.26], [AXLE.x + 0.1, AXLE.y + 0.5]], 0.12),
    0.12,
    coat,
  );

/** Folded up at the back, where the rails are welded to it. */
const toePlate = () =>
  group(
    extrude(outline([[-0.22, -2.25], [2.0, -2.25], [2.12, -2.1], [2.12, 2.1], [2.0, 2.25], [-0.22, 2.25]], 0.12), 0.1, coat, [0, 0.05, 0], [-90, 0, 0], 0.02),
    box(0.1, 1.5, 3.5, coat, [0.16, 0.8, 0], [0, 0, 3.8], 0.02),
    pair((side) => extrude(outline([[0.1, 0.08], [1.3, 0.08], [0.1, 1.4]]), 0.09, coat, [0, 0, side * RAIL], [0, 0, 0], 0.02)),
  );

/** A plate between the rails, its edges folded; riveted on it another with the load, at front and back. */
const nameBoard = () =>
  group(
    box(0.1, 1.2, 2 * RAIL, coat, [0, 0, 0], [0, 0, 0], 0.02),
    pair((end) => box(0.2, 0.07, 2 * RAIL - 0.2, coat, [0, end * 0.58, 0], [0, 0, 0], 0.03)),
    pair((side) =>
      put(
        group(
          box(1.7, 0.8, 0.016, metal('#c2c5c4', 0.45), [0, 0, 0], [0, 0, 0], 0.006),
          box(1.6, 0.26, 0.004, matt('#2d4a3b'), [0, 0.22, 0.009], [0, 0, 0], 0),
          label('SHRAMIK', 0.76, 0.2, [-0.32, 0.22, 0.013], [0, 0, 0], { ink: '#e6e4da' }),
          label('SD-150', 0.5, 0.13, [0.46, 0.22, 0.013], [0, 0, 0], { ink: '#e6e4da', weight: 400 }),
          label('MAX. LOAD 150 kg', 1.2, 0.18, [0, -0.05, 0.01]),
          label('SECURE THE DRUM · TWO HANDS', 1.2, 0.12, [0, -0.25, 0.01], [0, 0, 0], { weight: 400 }),
          pair((a) => pair((b) => put(cylinder(0.035, 0.016, steel), [a * 0.79, b * 0.34, 0.01], [90, 0, 0]))),
        ),
        [side * 0.06, 0, 0],
        [0, side * 90, 0],
      ),
    ),
  );

/** Filled with foam, on a plastic rim; its axle along z, the outside towards +z. */
const foamWheel = () =>
  group(
    lathe(
      [[0.78, -0.3], [0.98, -0.36], [1.14, -0.33], [1.22, -0.24], [1.235, -0.16], [1.2, -0.14], [1.2, -0.09], [1.245, -0.07], [1.245, 0.07], [1.2, 0.09], [1.2, 0.14], [1.235, 0.16], [1.22, 0.24], [1.14, 0.33], [0.98, 0.36], [0.78, 0.3]],
      rubber,
      [0, 0, 0],
      [90, 0, 0],
      72,
    ),
    around(44, (degrees) => put(group(pair((side) => box(0.07, 0.1, 0.16, rubber, [0, 1.172, side * 0.25], [side * 24, 0, 0], 0.02))), [0, 0, 0], [0, 0, degrees])),
    pair((side) =>
      put(
        lathe([[0, 0.1], [0.3, 0.1], [0.36, 0.06], [0.6, 0.08], [0.68, 0.26], [0.76, 0.31], [0.82, 0.31], [0.82, 0.24]], yellow, [0, 0, 0], [90, 0, 0], 64),
        [0, 0, 0],
        [0, side === 1 ? 0 : 180, 0],
      ),
    ),
    around(6, (degrees) => put(box(0.1, 0.3, 0.1, yellow, [0, 0.46, 0.1], [0, 0, 0], 0.03), [0, 0, 0], [0, 0, degrees])),
    cylinder(0.26, 0.74, yellow, [0, 0, 0], [90, 0, 0]),
    cylinder(0.2, 0.06, steel, [0, 0, 0.39], [90, 0, 0]),
    put(bolt(0.11), [0, 0, 0.42], [90, 0, 0]),
  );
