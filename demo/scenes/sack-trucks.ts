import { brands } from './brands.ts';
import { bolt } from './fittings.ts';
import { label } from './labels.ts';
import { paint, plastic, rubber, steel } from './materials.ts';
import { around, bar, box, cylinder, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, repeat, tube } from './solids.ts';

/** A drum and sack truck, its toe plate towards +x. One unit is 100 mm. */

const coat = paint(brands.Shramik.body);
const yellow = plastic(brands.Shramik.accent);
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
    // Follows the hollow of the cross bars.
    bar([[railX(2.5) - HOLLOW, 2.5, 0], [railX(8.2) - HOLLOW, 8.2, 0]], 0.12, coat),
    cylinder(0.12, 5.1, steel, [AXLE.x, AXLE.y, 0], [90, 0, 0]),
    cylinder(0.2, 2.9, coat, [AXLE.x, AXLE.y, 0], [90, 0, 0]),
    toePlate(),
    put(nameBoard(), [railX(9.7) - 0.02, 9.7, 0], [0, 0, 3.8]),
  );

const HOLLOW = 0.62;

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

const nameBoard = () =>
  group(
    box(0.1, 1.2, 2 * RAIL, coat, [0, 0, 0], [0, 0, 0], 0.02),
    pair((side) => label(['SHRAMIK', 'SD-150 · 150 kg'], 2.1, 0.86, [side * 0.053, 0, 0], [0, side * 90, 0], { ink: '#ffffff' })),
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
