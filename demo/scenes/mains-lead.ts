import { black, brass, rubber } from './materials.ts';
import { box, cylinder, group, type Point, put, repeat, rod, tube } from './solids.ts';

/** A lead with a three-pin plug at its end; the last two points give the plug's direction. */
export function mainsLead(points: Point[], radius = 0.07) {
  const [before, last] = points.slice(-2) as [Point, Point];
  const turn = (Math.atan2(before[2] - last[2], last[0] - before[0]) * 180) / Math.PI;
  return group(tube(points, radius, rubber), put(plug(radius / 0.07), last, [0, turn, 0]));
}

/** An Indian plug lying on its side, its pins towards +x. */
const plug = (size: number) =>
  group(
    rod(0.09 * size, 0.3 * size, rubber, [0.1 * size, 0, 0], 0.12 * size),
    box(0.36 * size, 0.26 * size, 0.4 * size, black, [0.4 * size, 0.02, 0], [0, 0, 0], 0.08 * size),
    repeat(2, (index) => rod(0.03 * size, 0.2 * size, brass, [0.66 * size, 0.06 * size, (index - 0.5) * 0.22 * size])),
    rod(0.045 * size, 0.26 * size, brass, [0.68 * size, -0.06 * size, 0]),
  );

/** The rubber sleeve where a lead leaves a machine, towards -x. */
export const bendProtector = (at: Point, turn?: Point) => put(group(rod(0.1, 0.42, rubber, [-0.16, 0, 0], 0.15), repeat(4, (index) => cylinder(0.135, 0.035, rubber, [-0.26 + index * 0.09, 0, 0], [0, 0, 90]))), at, turn);
