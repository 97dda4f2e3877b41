import { black, galvanised, rubber } from './materials.ts';
import { cylinder, group, type Point, put, repeat, rod, tube } from './solids.ts';

/** A lead with a three-pin plug at its end; the last two points give the plug's direction. */
export function mainsLead(points: Point[], radius = 0.07) {
  const [before, last] = points.slice(-2) as [Point, Point];
  const turn = (Math.atan2(before[2] - last[2], last[0] - before[0]) * 180) / Math.PI;
  return group(tube(points, radius, rubber), put(plug(radius / 0.07), last, [0, turn, 0]));
}

/**
 * An Indian plug lying on its back, its round pins towards +x: two at its foot and the thick, long one of the earth
 * above them.
 */
const plug = (size: number) =>
  group(
    rod(0.1 * size, 0.32 * size, rubber, [0.08 * size, 0, 0], 0.13 * size),
    put(cylinder(0.36 * size, 0.34 * size, black, [0, 0, 0], [0, 0, 90]), [0.4 * size, 0.2 * size, 0]),
    repeat(2, (index) => rod(0.055 * size, 0.3 * size, galvanised, [0.7 * size, 0.06 * size, (index - 0.5) * 0.36 * size])),
    rod(0.085 * size, 0.42 * size, galvanised, [0.76 * size, 0.34 * size, 0]),
  );

/** The rubber sleeve where a lead leaves a machine, towards -x. */
export const bendProtector = (at: Point, turn?: Point) => put(group(rod(0.1, 0.42, rubber, [-0.16, 0, 0], 0.15), repeat(4, (index) => cylinder(0.135, 0.035, rubber, [-0.26 + index * 0.09, 0, 0], [0, 0, 90]))), at, turn);
