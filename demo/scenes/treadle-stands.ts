import { label } from './labels.ts';
import { chrome, gloss, leather, plastic, steel, wood } from './materials.ts';
import { around, ball, bar, box, cylinder, type FlatPoint, group, lathe, type Point, pair, put, repeat, ring, rod, scaled } from './solids.ts';

/** How far the legs stand to each side of the middle. */
const LEGS = 2.9;
const TOP = 6.4;
const iron = gloss('#17191c');

/**
 * A sewing table on cast iron legs, its flywheel turned by a treadle. The belt runs up to a pulley whose place is given
 * in x and in height above the table.
 */
export function treadleStand(name: string, [pulley, above]: FlatPoint) {
  const axle: Point = [pulley, 2.5, -0.2];
  return group(
    box(8.2, 0.2, 3.6, plastic('#a9713f'), [0, TOP - 0.1, 0], [0, 0, 0], 0.05),
    box(8.24, 0.1, 3.64, wood, [0, TOP - 0.12, 0]),
    pair((side) => put(leg(), [side * LEGS, 0, 0])),
    brace(name),
    treadle(),
    put(flywheel(), axle),
    rod(0.09, LEGS - pulley, steel, [(LEGS + pulley) / 2, axle[1], axle[2]]),
    bar([[pulley - 0.16, 2.0, 0.3], [1.4, 0.8, 1.0]], 0.05, steel),
    pair((side) => bar([[pulley, 2.6, axle[2] + side * 1.2], [pulley, TOP + above, side * 0.36]], 0.04, leather('#5b3d26'))),
    put(drawer(), [3.5, TOP - 0.55, 0]),
  );
}

/** Two feet that cross in a narrow waist, with rings between them. */
const leg = () =>
  group(
    pair((side) => bar([[0, TOP - 0.25, side * 1.45], [0, 4.2, side * 0.45], [0, 3.0, side * 0.45], [0, 0.2, side * 1.5]], 0.11, iron, 0.9)),
    [0.95, TOP - 0.3].map((y) => box(0.16, 0.2, y > 1 ? 3.1 : 2.4, iron, [0, y, 0])),
    [[5.1, 0.42], [3.6, 0.36], [2.0, 0.5]].map(([y, radius]) => ring(radius as number, 0.06, iron, [0, y as number, 0], [0, 90, 0])),
    pair((side) => [ball(0.2, iron, [0, 0.2, side * 1.52]), pair((end) => ring(0.24, 0.05, iron, [0, end > 0 ? 5.5 : 1.3, side * 0.72], [0, 90, 0]))]).flat(2),
  );

/** Holds the legs together at the back, with the maker's name. */
const brace = (name: string) =>
  group(
    pair((side) => bar([[-LEGS, 3.6 + side * 1.7, -0.7], [LEGS, 3.6 - side * 1.7, -0.7]], 0.09, iron)),
    scaled(ring(0.8, 0.07, iron), [1.5, 0.75, 1]).translateY(3.6).translateZ(-0.66),
    put(scaled(cylinder(0.8, 0.1, iron), [1.5, 1, 0.75]), [0, 3.6, -0.66], [90, 0, 0]),
    label(name, 1.6, 0.44, [0, 3.6, -0.6], [0, 0, 0], { ink: '#e2b94b' }),
  );

/** A grid for both feet that rocks on a rod. */
const treadle = () =>
  group(
    rod(0.07, LEGS * 2, steel, [0, 0.95, 0.3]),
    put(
      group(
        pair((side) => [box(3.2, 0.14, 0.16, iron, [0, 0, side * 0.85]), box(0.16, 0.14, 1.8, iron, [side * 1.55, 0, 0])]).flat(),
        repeat(9, (index) => box(0.08, 0.1, 1.7, iron, [(index - 4) * 0.34, 0, 0])),
        repeat(3, (index) => box(3.1, 0.1, 0.08, iron, [0, 0, (index - 1) * 0.45])),
      ),
      [0, 0.85, 0.3],
      [9, 0, 0],
    ),
  );

/** Turns around x, with a groove for the belt. */
const flywheel = () =>
  group(
    lathe([[1.02, -0.09], [1.24, -0.09], [1.18, 0], [1.24, 0.09], [1.02, 0.09], [1.02, -0.09]], iron, [0, 0, 0], [0, 0, -90], 72),
    around(6, (degrees) => put(box(0.1, 0.95, 0.14, iron, [0, 0.6, 0]), [0, 0, 0], [degrees, 0, 0])),
    rod(0.24, 0.3, iron),
    rod(0.06, 0.24, chrome, [-0.16, -0.5, 0.5]),
  );

const drawer = () =>
  group(box(1.0, 0.66, 3.0, wood, [0, 0, 0], [0, 0, 0], 0.04), box(0.86, 0.52, 0.06, wood, [0, 0, 1.52], [0, 0, 0], 0.03), put(cylinder(0.09, 0.2, chrome), [0, 0, 1.62], [90, 0, 0]));
