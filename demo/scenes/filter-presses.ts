import { bolt, gauge } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { smallMotor } from './machines.ts';
import { black, brass, castIron, chrome, darkSteel, galvanised, matt, metal, paint, steel } from './materials.ts';
import { rectangle } from './slotted.ts';
import { createRandom } from './soft-solids.ts';
import { around, bar, box, cylinder, disc, extrude, group, lathe, outline, pair, put, repeat, ring, rod, roundHole } from './solids.ts';

/** Height of the plates' middle. A plate of 12 inch is 1.45 units. */
const AXIS = 1.85;
const PLATE = 1.45;
const HEAD_X = -1.95;
const PITCH = 0.15;
const PLATES = 18;

const coat = paint('#38695a');
const sheet = metal('#d2d4d4', 0.42);
const casting = paint('#a9afae');
const cloth = matt('#d9d0b8');

/** Plates with cloths between them hang on two bars and are pressed together by a hand screw; a pump feeds the head. */
export const filterPress = () =>
  group(
    put(standFrame(), [HEAD_X, 0, 0]),
    put(standFrame(), [2.35, 0, 0]),
    pair((side) => [
      rod(0.085, 4.75, chrome, [0.2, AXIS - 0.1, side * 0.86]),
      pair((end) => rod(0.16, 0.14, steel, [0.2 + end * 2.36, AXIS - 0.1, side * 0.86])),
    ]),
    plates(),
    follower(),
    handScrew(),
    drainage(),
    inlet(),
    pump(),
  );

/** A casting with two legs, ribs, and feet that are bolted down. */
const standFrame = () =>
  group(
    put(
      group(
        extrude(
          outline(
            [[-1.12, 0.06], [-0.78, 0.06], [-0.6, 0.72], [-0.35, 0.86], [0.35, 0.86], [0.6, 0.72], [0.78, 0.06], [1.12, 0.06], [1.04, 1.1], [1.04, 2.3], [0.72, 2.72], [-0.72, 2.72], [-1.04, 2.3], [-1.04, 1.1]],
            0.14,
          ),
          0.2,
          coat,
          [0, 0, 0],
          [0, 0, 0],
          0.05,
        ),
        // Ribs on the outer side stiffen the plate.
        pair((face) =>
          group(
            extrude(disc(0.5, [roundHole(0.34)]), 0.1, coat, [0, AXIS, face * 0.12], [0, 0, 0], 0.03),
            around(4, (degrees) => put(box(0.42, 0.08, 0.09, coat, [0.68, 0, 0], [0, 0, 0], 0.02), [0, AXIS, face * 0.12], [0, 0, degrees + 45])),
            pair((side) => box(0.09, 1.0, 0.09, coat, [side * 0.9, 0.62, face * 0.12], [0, 0, side * -4], 0.02)),
          ),
        ),
      ),
      [0, 0, 0],
      [0, 90, 0],
    ),
    pair((side) => [box(0.62, 0.08, 0.46, coat, [0, 0.04, side * 0.96], [0, 0, 0], 0.02), pair((end) => bolt(0.055, [end * 0.22, 0.08, side * 0.96]))]),
  );

/** Plates and frames in turn. The edges of the cloths stick out unevenly. */
function plates() {
  const roll = createRandom(7);
  const frameOutline = (size: number) => outline(rectangle(size, size), 0.09);
  return group(
    repeat(PLATES, (index) => {
      const x = HEAD_X + 0.28 + index * PITCH;
      const isPlate = index % 2 === 0;
      return group(
        extrude(frameOutline(PLATE), 0.122, isPlate ? casting : paint('#8f9797'), [x, AXIS, 0], [0, 90, 0], 0.02),
        extrude(frameOutline(PLATE + 0.05 + roll() * 0.06), 0.016, cloth, [x + PITCH / 2, AXIS - 0.01 + roll() * 0.02, (roll() - 0.5) * 0.03], [(roll() - 0.5) * 1.4, 90, 0], 0.003),
        pair((side) => [
          box(0.1, 0.13, 0.3, isPlate ? casting : paint('#8f9797'), [x, AXIS + 0.05, side * 0.84], [0, 0, 0], 0.03),
          // A grip to carry it by.
          bar([[x, AXIS + 0.1, side * 0.92], [x, AXIS + 0.24, side * 0.92], [x, AXIS + 0.24, side * 0.74]], 0.022, darkSteel, 0.05),
        ]),
        box(0.08, 0.05, 0.16, casting, [x, AXIS + PLATE / 2 + 0.02, 0.3], [0, 0, 0], 0.015),
        isPlate ? put(cock(), [x, AXIS - 0.56, PLATE / 2]) : [],
      );
    }),
  );
}

/** A cock of brass whose spout bends down; facing +z. */
const cock = () =>
  group(
    cylinder(0.04, 0.2, brass, [0, 0, 0.08], [90, 0, 0]),
    lathe([[0, -0.07], [0.05, -0.06], [0.045, 0.07], [0, 0.08]], brass, [0, 0, 0.14]),
    bar([[0, 0, 0.16], [0, 0, 0.27], [0, -0.14, 0.27]], 0.03, brass, 0.05),
    box(0.035, 0.03, 0.2, darkSteel, [0, 0.1, 0.18], [-14, 0, 0], 0.01),
  );

/** The end plate that the screw pushes, on rollers. */
const follower = () => {
  const x = HEAD_X + 0.28 + PLATES * PITCH + 0.06;
  return group(
    extrude(outline(rectangle(PLATE + 0.08, PLATE + 0.08), 0.1), 0.22, coat, [x, AXIS, 0], [0, 90, 0], 0.04),
    pair((side) => [box(0.24, 0.12, 0.34, coat, [x, AXIS + 0.07, side * 0.84], [0, 0, 0], 0.03), cylinder(0.1, 0.14, darkSteel, [x, AXIS + 0.03, side * 0.9], [90, 0, 0])]),
    rod(0.26, 0.16, coat, [x + 0.18, AXIS, 0], 0.2),
    around(6, (degrees) => put(put(bolt(0.035), [0, 0.2, 0]), [x + 0.12, AXIS, 0], [degrees, 0, 0])),
  );
};

/** With a trapezoidal thread through the rear frame, turned by a wheel with four spokes and a crank handle. */
const handScrew = () =>
  group(
    rod(0.12, 2.3, darkSteel, [2.0, AXIS, 0]),
    repeat(34, (index) => rod(0.138, 0.024, steel, [1.2 + index * 0.056, AXIS, 0])),
    rod(0.3, 0.5, coat, [2.35, AXIS, 0]),
    around(6, (degrees) => put(put(bolt(0.04), [0.13, 0.4, 0], [0, 0, -90]), [2.35, AXIS, 0], [degrees, 0, 0])),
    rod(0.2, 0.24, castIron, [3.1, AXIS, 0]),
    put(ring(0.82, 0.055, castIron, [0, 0, 0]), [3.1, AXIS, 0], [0, 90, 0]),
    around(4, (degrees) => put(cylinder(0.05, 0.68, castIron, [0, 0.48, 0], [0, 0, 0], 0.038), [3.1, AXIS, 0], [degrees + 20, 0, 0])),
    put(group(cylinder(0.04, 0.16, steel, [0, 0.08, 0]), lathe([[0, 0], [0.06, 0.01], [0.08, 0.12], [0.07, 0.3], [0, 0.34]], black, [0, 0.12, 0])), [3.14, AXIS + 0.6, 0.56], [0, 0, -90]),
  );

/** The cocks drip into a gutter at the front; a tray under the plates catches what leaks. */
const drainage = () => {
  const long = 3.2;
  const channel = outline([[-0.2, 0.16], [-0.2, 0.0], [-0.1, -0.06], [0.1, -0.06], [0.2, 0.0], [0.2, 0.16], [0.17, 0.16], [0.17, 0.02], [0.09, -0.03], [-0.09, -0.03], [-0.17, 0.02], [-0.17, 0.16]]);
  return group(
    put(extrude(channel, long, sheet, [0, 0, 0], [0, 90, 0], 0.004), [-0.3, 0.98, 1.0], [0, 0, -1.6]),
    box(3.9, 0.03, 1.5, sheet, [0.2, 0.9, 0], [0, 0, -1], 0.01),
    pair((side) => box(3.9, 0.12, 0.03, sheet, [0.2, 0.95, side * 0.75], [0, 0, -1], 0.01)),
    [-1.3, 0.9].map((x) => bar([[x, 0.8, 0.74], [x, 0.8, 1.2], [x, 0.98, 1.22]], 0.03, steel, 0.05)),
    // The outlet and the can below it.
    bar([[1.32, 0.94, 1.0], [1.46, 0.93, 1.0], [1.46, 0.7, 1.0]], 0.07, galvanised, 0.08),
    put(
      group(
        lathe([[0, 0], [0.36, 0], [0.38, 0.02], [0.38, 0.56], [0.4, 0.58], [0.37, 0.58], [0.36, 0.06], [0, 0.06]], sheet),
        [0.14, 0.44].map((y) => ring(0.384, 0.012, sheet, [0, y, 0], [90, 0, 0])),
        cylinder(0.35, 0.02, paintedOil, [0, 0.4, 0]),
        bar([[-0.38, 0.46, 0], [-0.5, 0.46, 0], [-0.5, 0.22, 0], [-0.38, 0.22, 0]], 0.022, steel, 0.06),
      ),
      [1.46, 0, 1.0],
    ),
  );
};

const paintedOil = matt('#b98a26');

/** Into the head: a flange, a tee with the gauge and a safety valve, and a stop valve. */
const inlet = () => {
  const x = HEAD_X - 0.16;
  return group(
    put(extrude(disc(0.3), 0.08, castIron, [0, 0, 0], [0, 90, 0], 0.02), [x - 0.06, AXIS, 0]),
    around(6, (degrees) => put(put(bolt(0.035), [-0.1, 0.23, 0], [0, 0, 90]), [x, AXIS, 0], [degrees, 0, 0])),
    bar([[x - 0.1, AXIS, 0], [x - 0.95, AXIS, 0], [x - 0.95, 0.9, 0]], 0.075, galvanised, 0.16),
    rod(0.11, 0.16, galvanised, [x - 0.42, AXIS, 0]),
    cylinder(0.045, 0.34, brass, [x - 0.42, AXIS + 0.2, 0]),
    gauge(0.2, [x - 0.42, AXIS + 0.54, 0.04], [0, -20, 0]),
    // Stop valve with a small wheel.
    cylinder(0.12, 0.22, brass, [x - 0.95, 1.36, 0]),
    cylinder(0.05, 0.3, brass, [x - 0.95, 1.36, 0.18], [90, 0, 0]),
    ring(0.14, 0.025, castIron, [x - 0.95, 1.36, 0.34]),
    around(4, (degrees) => put(box(0.14, 0.025, 0.02, castIron, [0.07, 0, 0]), [x - 0.95, 1.36, 0.34], [0, 0, degrees])),
    label(['DHANVI', 'OF-12P'], 0.46, 0.22, [HEAD_X - 0.103, 2.5, 0], [0, -90, 0], { ink: '#e9e7e0' }),
    ratingPlate(0.36, [HEAD_X - 0.105, 1.1, 0.0], [0, -90, 0]),
  );
};

/** A plunger pump that a motor drives by belt, on channels beside the head. */
const pump = () =>
  put(
    group(
      pair((side) => box(1.0, 0.14, 0.16, coat, [0, 0.07, side * 0.75], [0, 0, 0], 0.02)),
      box(0.9, 0.05, 2.1, coat, [0, 0.16, 0.1], [0, 0, 0], 0.015),
      // Crankcase, plunger and two valve chambers.
      box(0.56, 0.5, 0.6, castIron, [0.05, 0.44, -0.42], [0, 0, 0], 0.08),
      extrude(disc(0.2), 0.05, steel, [0.05, 0.48, -0.1], [0, 0, 0], 0.012),
      around(6, (degrees) => put(put(bolt(0.022), [0, 0.15, 0.025], [90, 0, 0]), [0.05, 0.48, -0.1], [0, 0, degrees])),
      pair((side) => [cylinder(0.1, 0.36, castIron, [0.05 + side * 0.14, 0.84, -0.42]), bolt(0.075, [0.05 + side * 0.14, 1.02, -0.42])]),
      smallMotor(0.26, '#38695a', [0.05, 0.52, 0.62], [0, -90, 0], 1.7),
      beltCover(),
    ),
    [HEAD_X - 1.16, 0, 0.1],
  );

/** Over both pulleys, of sheet with a row of slots. */
const beltCover = () =>
  put(
    group(
      extrude(outline([[-0.78, -0.3], [0.7, -0.24], [0.7, 0.24], [-0.78, 0.3]], 0.24), 0.16, paint('#c39a34'), [0, 0, 0], [0, 0, 0], 0.03),
      repeat(5, (index) => box(0.5, 0.024, 0.012, black, [-0.05, (index - 2) * 0.075, 0.08], [0, 0, 0], 0.005)),
      [-0.62, 0.56].map((x) => put(bolt(0.025), [x, 0, 0.08], [90, 0, 0])),
    ),
    [-0.48, 0.5, 0.06],
    [0, -90, 0],
  );
