import { bolt } from './fittings.ts';
import { label } from './labels.ts';
import { black, darkSteel, plastic, rubber, woven } from './materials.ts';
import { block, sculpt } from './sculpt.ts';
import { strap } from './soft-solids.ts';
import { bar, box, cylinder, group, type Point, pair, put, tube } from './solids.ts';
import { twoStrokeEngine } from './two-stroke-engines.ts';

/** An engine on a frame of tube that is worn on the back; the drive leaves along -x. Its feet are at -1.1. */
export const engineBackpack = (color: string, name: string) =>
  group(
    put(twoStrokeEngine(color, name), [0, 0, 0], [0, 180, 0]),
    bar([[-0.8, -1.03, 0.75], [-0.8, -1.03, -0.85], [-0.8, 1.75, -0.9], [0.8, 1.75, -0.9], [0.8, -1.03, -0.85], [0.8, -1.03, 0.75], [-0.8, -1.03, 0.75]], 0.07, black, 0.22),
    pair((side) => [bar([[side * 0.35, -0.97, -0.85], [side * 0.35, -0.97, 0.75]], 0.06, darkSteel), pair((end) => cylinder(0.1, 0.1, rubber, [side * 0.35, -0.9, end * 0.42])), bolt(0.06, [side * 0.35, -0.9, 0.68])]),
    // What the back leans on, with a pad.
    sculpt(block([0, 0.5, -0.95], [0.72, 1.15, 0.07], 0.07), [-0.9, -0.8, -1.2], [0.9, 1.8, -0.7], 0.04, plastic('#2b2d30')),
    [0.1, 0.75].map((y) => box(1.2, 0.5, 0.16, woven('#3a3f43'), [0, y, -1.06], [0, 0, 0], 0.07)),
    label(name, 0.9, 0.2, [0, 1.42, -0.874], [0, 0, 0], { ink: '#ffffff' }),
    pair((side) => [
      strap([[side * 0.35, 1.5, -1.0], [side * 0.4, 1.62, -1.3], [side * 0.48, 1.2, -1.75], [side * 0.5, 0.3, -1.8], [side * 0.5, -0.5, -1.4], [side * 0.55, -0.8, -1.0]], 0.3, woven('#2b2d30'), [0, 0.3, -1.0], 0.05),
      box(0.36, 0.2, 0.1, black, [side * 0.5, -0.3, -1.58], [30, 0, 0], 0.03),
    ]),
  );

/** The flexible shaft from the drive to the tube in the hands, in rubber with sockets at its ends. */
export const flexibleShaft = (points: Point[]) => {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  return group(
    tube(points, 0.1, rubber),
    [first, last].map((at) => [cylinder(0.15, 0.4, darkSteel, at, [0, 0, 90]), cylinder(0.17, 0.1, black, at, [0, 0, 90])]),
  );
};
