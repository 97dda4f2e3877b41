import { brands } from './brands.ts';
import { bolt, display } from './fittings.ts';
import { label } from './labels.ts';
import { black, darkSteel, matt, paint, plastic, rubber, steel } from './materials.ts';
import { bar, box, cylinder, extrude, group, outline, type Point, pair, put, repeat } from './solids.ts';
import { wheel } from './wheels.ts';

/** A pallet truck that a motor drives and lifts; its forks point towards +x. One unit is 100 mm. */

const coat = paint(brands.Bhaarika.body);
const frame = paint('#2b2d30');
const shade = plastic('#26282b');
/** How far each fork's middle is from the truck's. */
const FORK = 1.95;
const FORK_TOP = 0.86;
const DRIVE: Point = [-2.3, 1.05, 0];

export const electricPalletTruck = () =>
  group(
    pair((side) => [put(fork(), [0, 0, side * FORK]), put(lift(), [0, 0, side * 1.35]), put(stabiliser(), [-3.0, 0, side * 1.75])]),
    liftFrame(),
    driveUnit(),
    cover(),
    put(battery(), [-1.08, 0, 0]),
    put(tiller(), [DRIVE[0], 5.55, 0], [0, 0, 14]),
  );

/** A pressed channel, open below; its tip narrows and has a roller with which it climbs into closed pallets. */
const fork = () =>
  group(
    extrude(outline([[-0.1, -0.76], [10.4, -0.76], [11.4, -0.5], [11.6, -0.3], [11.6, 0.3], [11.4, 0.5], [10.4, 0.76], [-0.1, 0.76]], 0.2), 0.12, frame, [0, FORK_TOP - 0.06, 0], [-90, 0, 0], 0.04),
    pair((side) => [
      extrude(outline([[-0.1, 0.3], [8.3, 0.3], [8.6, 0.5], [10.3, 0.5], [10.5, 0.34], [10.5, FORK_TOP - 0.04], [-0.1, FORK_TOP - 0.04]], 0.08), 0.1, frame, [0, 0, side * 0.7], [0, 0, 0], 0.02),
      extrude(outline([[10.4, FORK_TOP - 0.04], [11.56, FORK_TOP - 0.04], [11.56, 0.66], [11.2, 0.34], [10.4, 0.34]], 0.08), 0.1, frame, [0, 0, side * 0.34], [0, 0, 0], 0.02),
      box(1.3, 0.24, 0.08, darkSteel, [9.4, 0.42, side * 0.52], [0, 0, 0], 0.03),
    ]),
    [8.98, 9.82].map((x) => [cylinder(0.4, 0.9, plastic('#c8502a'), [x, 0.4, 0], [90, 0, 0]), cylinder(0.13, 1.2, steel, [x, 0.4, 0], [90, 0, 0])]),
    cylinder(0.19, 0.5, plastic('#e4e1d8'), [11.15, 0.42, 0], [90, 0, 0]),
    cylinder(0.07, 0.74, steel, [11.15, 0.42, 0], [90, 0, 0]),
    // Pushes the load rollers down when the truck lifts.
    bar([[-0.5, 0.5, 0], [8.75, 0.5, 0]], 0.13, darkSteel),
  );

/** The rocker between the drive unit and the push rod. */
const lift = () =>
  group(
    extrude(outline([[-1.3, 1.25], [-1.1, 1.5], [0.1, 0.75], [0.2, 0.4], [-0.4, 0.28], [-0.7, 0.6]], 0.12), 0.24, frame),
    [[-1.1, 1.3], [-0.2, 0.52]].map(([x, y]) => put(bolt(0.13), [x as number, y as number, 0.12], [90, 0, 0])),
    cylinder(0.12, 1.3, steel, [-0.3, 0.5, 0], [90, 0, 0]),
  );

/** The upright to which both forks are welded. */
const liftFrame = () =>
  group(
    extrude(outline([[-2.7, 0.3], [2.7, 0.3], [2.7, 2.2], [2.1, 4.6], [-2.1, 4.6], [-2.7, 2.2]], 0.35), 0.26, frame, [0.05, 0, 0], [0, 90, 0], 0.05),
    pair((side) => extrude(outline([[0.1, FORK_TOP - 0.06], [1.5, FORK_TOP - 0.06], [0.3, 2.6], [0.1, 2.7]], 0.06), 0.14, frame, [0, 0, side * 2.4], [0, 0, 0], 0.03)),
    label('1500 kg', 2.0, 0.62, [0.187, 3.72, 0], [0, 90, 0], { ink: '#ffffff' }),
    label('BHAARIKA  BPE-15', 3.4, 0.4, [0.187, 2.8, 0], [0, 90, 0], { ink: '#f0a070' }),
  );

/** The motor's wheel turns under the tiller to steer. */
const driveUnit = () =>
  group(
    wheel(DRIVE[1], 0.8, darkSteel, plastic('#c8502a'), DRIVE),
    pair((side) => box(0.9, 1.7, 0.14, darkSteel, [DRIVE[0], 1.6, side * 0.52], [0, 0, 0], 0.05)),
    cylinder(0.72, 0.5, darkSteel, [DRIVE[0], 2.4, 0]),
    box(3.0, 0.3, 4.3, frame, [-1.75, 1.85, 0], [0, 0, 0], 0.08),
  );

/** A sprung roller beside the drive wheel, which keeps the truck upright in curves. */
const stabiliser = () =>
  group(
    wheel(0.45, 0.34, darkSteel, rubber, [-0.14, 0.45, 0]),
    pair((side) => box(0.5, 0.8, 0.08, steel, [-0.06, 0.78, side * 0.24], [0, 0, 12], 0.03)),
    box(0.7, 0.1, 0.62, steel, [0, 1.16, 0]),
    cylinder(0.26, 0.6, steel, [0, 1.46, 0]),
  );

/** Pressed steel over motor, pump and controller. */
const cover = () =>
  group(
    extrude(outline([[-0.1, 1.95], [-3.5, 1.95], [-3.75, 2.6], [-3.5, 4.6], [-3.0, 5.3], [-1.9, 5.45], [-1.9, 4.3], [-0.1, 4.3]], 0.3), 4.5, coat, [0, 0, 0], [0, 0, 0], 0.22),
    box(3.1, 0.36, 4.54, shade, [-1.85, 2.1, 0], [0, 0, 0], 0.12),
    pair((side) => [
      label('BHAARIKA', 2.3, 0.52, [-1.85, 3.62, side * 2.253], [0, side === 1 ? 0 : 180, 0], { ink: '#ffffff' }),
      label('LITHIUM-ION  24 V', 2.0, 0.28, [-1.85, 3.05, side * 2.253], [0, side === 1 ? 0 : 180, 0], { ink: '#2b2d30' }),
    ]),
    // Emergency stop and charge lamp beside the tiller.
    cylinder(0.32, 0.16, plastic('#e5b51b'), [-2.5, 5.5, 1.45]),
    cylinder(0.24, 0.34, plastic('#c2212b'), [-2.5, 5.66, 1.45]),
    put(display('82 %', 0.7, 0.36), [-2.5, 5.47, -1.4], [-90, 0, 0]),
  );

/** Pulled out upwards by its grip. */
const battery = () =>
  group(
    box(1.5, 2.3, 3.5, shade, [0, 5.1, 0], [0, 0, 0], 0.16),
    box(1.54, 0.5, 3.54, plastic('#3f4347'), [0, 5.95, 0], [0, 0, 0], 0.16),
    bar([[0, 6.15, -1.1], [0, 6.85, -0.95], [0, 6.85, 0.95], [0, 6.15, 1.1]], 0.15, rubber, 0.35),
    pair((side) => box(0.5, 0.16, 0.5, black, [0, 6.22, side * 1.1], [0, 0, 0], 0.05)),
    label(['24 V 20 Ah', 'Li-ion'], 1.9, 0.66, [0.755, 5.2, 0], [0, 90, 0], { ink: '#ffffff' }),
    pair((side) => put(bolt(0.07), [0.76, 4.55, side * 1.4], [0, 0, -90])),
  );

/** From its joint at the origin up to the control head. */
const tiller = () =>
  group(
    put(cylinder(0.78, 0.5, shade), [0, -0.05, 0], [0, 0, -14]),
    pair((side) => box(0.8, 0.9, 0.16, darkSteel, [0, 0.5, side * 0.46], [0, 0, 0], 0.06)),
    cylinder(0.16, 1.2, steel, [0, 0.6, 0], [90, 0, 0]),
    extrude(outline([[-0.34, 0.3], [0.34, 0.3], [0.26, 5.6], [-0.26, 5.6]], 0.12), 0.74, shade, [0, 0, 0], [0, 0, 0], 0.1),
    put(controlHead(), [0, 5.5, 0]),
  );

/** Two loops to hold; the red button at its end makes the truck recoil from the driver's body. */
const controlHead = () =>
  group(
    extrude(outline([[-0.55, -0.1], [0.55, -0.1], [0.75, 0.8], [0.4, 1.9], [-0.4, 1.9], [-0.75, 0.8]], 0.25), 0.8, shade, [0, 0, 0], [0, 90, 0], 0.16),
    pair((side) => [
      bar([[0, 0.5, side * 0.5], [0, 0.55, side * 1.75], [0, 1.0, side * 2.0], [0, 1.75, side * 1.6], [0, 1.75, side * 0.3]], 0.2, rubber, 0.45),
      // Speed and direction.
      put(box(0.5, 0.34, 0.3, plastic('#e5b51b'), [0, 0, 0], [0, 0, 0], 0.1), [-0.08, 1.2, side * 0.86], [0, 0, 24]),
      cylinder(0.11, 0.12, plastic('#8b9095'), [-0.42, 0.95, side * 0.26], [0, 0, 90]),
    ]),
    box(0.6, 0.24, 0.62, plastic('#c2212b'), [0, 1.96, 0], [0, 0, 0], 0.1),
    repeat(2, (index) => box(0.06, 0.22, 0.4, plastic('#8b9095'), [-0.42, 0.4 + index * 0.95, 0], [0, 0, 0], 0.03)),
    box(0.04, 0.5, 0.7, matt('#111315'), [0.41, 0.7, 0], [0, 0, 0], 0.02),
    label('BHAARIKA', 0.62, 0.18, [0.435, 0.7, 0], [0, 90, 0], { ink: '#ffffff' }),
  );
