import { black, plastic, rubber, white } from './materials.ts';
import { box, cylinder, extrude, group, outline, type Point, pair, put } from './solids.ts';

const PITCH = 0.36;

/** A hoist's push-button pendant, facing +z, below the end of its cable; a key for each arrow, in degrees from up. */
export function pendant(arrows: number[], at: Point) {
  const height = 0.85 + arrows.length * PITCH;
  return put(
    group(
      cylinder(0.07, 0.34, rubber, [0, 0.1, 0], [0, 0, 0], 0.055),
      cylinder(0.13, 0.12, black),
      box(0.54, height, 0.42, plastic('#e0a10f'), [0, -height / 2, 0], [0, 0, 0], 0.13),
      // A rim of rubber between its two halves.
      pair((side) => box(0.02, height - 0.28, 0.06, black, [side * 0.27, -height / 2, 0])),
      put(emergencyStop(), [0, -0.38, 0.2]),
      arrows.map((degrees, index) => put(key(degrees), [0, -0.86 - index * PITCH, 0.2])),
    ),
    at,
  );
}

/** A red mushroom on a black collar. */
const emergencyStop = () =>
  group(
    cylinder(0.17, 0.05, black, [0, 0, 0.02], [90, 0, 0]),
    cylinder(0.1, 0.14, black, [0, 0, 0.08], [90, 0, 0]),
    cylinder(0.17, 0.08, plastic('#c2212b'), [0, 0, 0.17], [90, 0, 0], 0.14),
  );

const key = (degrees: number) =>
  group(
    cylinder(0.15, 0.08, black, [0, 0, 0.03], [90, 0, 0], 0.13),
    extrude(outline([[-0.075, -0.055], [0.075, -0.055], [0, 0.085]]), 0.012, white, [0, 0, 0.074], [0, 0, degrees], 0.002),
  );
