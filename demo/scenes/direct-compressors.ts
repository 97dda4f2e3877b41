import { bolt, gauge } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { hoseCoil } from './machines.ts';
import { aluminium, black, brass, castIron, copper, darkSteel, gloss, matt, metal, paint, plastic, rubber, steel } from './materials.ts';
import { createRandom } from './soft-solids.ts';
import { around, bar, box, cylinder, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, repeat, ring, rod, tube } from './solids.ts';
import { wheel } from './wheels.ts';

/** A small compressor on two wheels, its pump driven by the motor's own shaft. One unit is 20 cm. */

const RADIUS = 0.72;
const LENGTH = 2.3;
const Y = 1.12;
const TOP = Y + RADIUS;
const red = gloss('#a8292d');
const redPaint = paint('#a8292d');

export const directDriven = () => group(tank(), runningGear(), pumpAndMotor(), airFittings(), hose());

/** A shell rolled from sheet, to which two pressed ends are welded. */
const tank = () => {
  const end = (side: 1 | -1): FlatPoint[] =>
    repeat(11, (index) => {
      const angle = (index / 10) * (Math.PI / 2);
      // Flatter in the middle than half a ball, tighter at the rim.
      return [Math.sin(angle) ** 0.82 * RADIUS, side * (LENGTH / 2 + Math.cos(angle) ** 0.8 * RADIUS * 0.42)];
    });
  return group(
    lathe([...end(-1), ...end(1).reverse()], red, [0, Y, 0], [0, 0, -90], 80),
    pair((side) => put(bead(RADIUS + 0.004, 0.024), [side * (LENGTH / 2 - 0.02), Y, 0], [0, 0, 0])),
    // The sheet's joint runs along the back and under the pump.
    bar([[-LENGTH / 2, Y + RADIUS * 0.82, -RADIUS * 0.58], [LENGTH / 2, Y + RADIUS * 0.82, -RADIUS * 0.58]], 0.02, red),
    sticker(),
    put(ratingPlate(0.36), [0.82, Y + 0.05, RADIUS + 0.004], [-4, 0, 0]),
    // A boss in the end, closed with a plug, and the cock below that lets water out.
    put(group(cylinder(0.16, 0.1, red), bolt(0.09, [0, 0.05, 0])), [LENGTH / 2 + RADIUS * 0.4, Y, 0], [0, 0, -90]),
    put(bead(0.16, 0.018), [LENGTH / 2 + RADIUS * 0.385, Y, 0]),
    cylinder(0.09, 0.14, red, [0.1, Y - RADIUS - 0.02, 0.1]),
    cylinder(0.05, 0.14, brass, [0.1, Y - RADIUS - 0.13, 0.1]),
    put(box(0.22, 0.03, 0.06, brass), [0.1, Y - RADIUS - 0.2, 0.1]),
  );
};

/** A weld around an axis along x: small scales, a little uneven. */
const bead = (radius: number, thick: number) => {
  const roll = createRandom(Math.round(radius * 1000));
  const points = repeat(90, (index): Point => {
    const angle = (index / 89) * 2 * Math.PI;
    const out = radius + (roll() - 0.5) * 0.006;
    return [(roll() - 0.5) * 0.012, Math.cos(angle) * out, Math.sin(angle) * out];
  });
  return tube(points, thick, red);
};

/** Printed across the shell, with the figures that matter. */
const sticker = () =>
  group(
    put(label('PAVANEX', 1.0, 0.24, [0, 0, 0], [0, 0, 0], { ink: '#e9e7e0' }), [-0.32, Y + 0.13, RADIUS + 0.004], [-10, 0, 0]),
    put(label('25 L   8 bar   2.5 HP', 0.9, 0.1, [0, 0, 0], [0, 0, 0], { ink: '#e9e7e0', weight: 400 }), [-0.32, Y - 0.05, RADIUS + 0.004], [4, 0, 0]),
  );

/** Two wheels under the pump, a rubber foot under the motor, and a handle to pull it by. */
const runningGear = () =>
  group(
    put(
      group(
        pair((side) => [extrude(outline([[-0.26, 0.75], [0.26, 0.75], [0.12, -0.02], [-0.12, -0.02]], 0.06), 0.05, redPaint, [0, 0.44, side * 0.42]), tube([[-0.26, 0.78, side * 0.46], [0, 0.8, side * 0.455], [0.26, 0.78, side * 0.46]], 0.02, red, [0, -0.12, 0])]),
        cylinder(0.045, 1.72, steel, [0, 0.46, 0], [90, 0, 0]),
        pair((side) => [
          wheel(0.46, 0.22, plastic('#2b2f32'), rubber, [0, 0.46, side * 0.76]),
          around(5, (degrees) => put(box(0.07, 0.2, 0.03, plastic('#3c4245'), [0, 0.17, 0], [0, 0, 0], 0.012), [0, 0.46, side * 0.86], [0, 0, degrees])),
          put(bolt(0.05), [0, 0.46, side * 0.895], [side * 90, 0, 0]),
        ]),
      ),
      [-1.02, 0, 0],
    ),
    put(
      group(
        extrude(outline([[-0.42, 0.56], [0.42, 0.56], [0.3, 0.0], [-0.3, 0.0]], 0.06), 0.06, redPaint, [0, 0.26, 0], [0, 90, 0]),
        box(0.26, 0.05, 0.7, redPaint, [0, 0.26, 0], [0, 0, 0], 0.015),
        pair((side) => [lathe([[0, 0], [0.13, 0], [0.15, 0.05], [0.1, 0.24], [0, 0.24]], rubber, [0, 0, side * 0.26]), bolt(0.04, [0, 0.285, side * 0.26])]),
      ),
      [1.02, 0, 0],
    ),
    bar([[0.95, TOP - 0.12, 0.34], [1.45, TOP - 0.02, 0.34], [1.95, TOP + 0.42, 0.34], [1.95, TOP + 0.42, -0.34], [1.45, TOP - 0.02, -0.34], [0.95, TOP - 0.12, -0.34]], 0.055, redPaint, 0.16),
    bar([[1.95, TOP + 0.42, 0.24], [1.95, TOP + 0.42, -0.24]], 0.085, rubber),
  );

/** The crankcase with its finned cylinder, the motor between two end shields, and a hood over the fan. */
const pumpAndMotor = () => {
  const axis = TOP + 0.66;
  return group(
    // Saddles welded to the tank; the pump is mounted on them on four rubber buffers.
    [-0.55, 0.62].map((x) => group(extrude(outline([[-0.5, 0.12], [0.5, 0.12], [0.42, -0.16], [-0.42, -0.16]], 0.03), 0.05, redPaint, [x, TOP - 0.02, 0], [0, 90, 0]), box(0.3, 0.045, 1.0, redPaint, [x, TOP + 0.1, 0], [0, 0, 0], 0.015), pair((side) => [cylinder(0.08, 0.08, rubber, [x, TOP + 0.16, side * 0.38]), bolt(0.04, [x, TOP + 0.22, side * 0.44])]))),
    box(1.6, 0.06, 0.9, castIron, [0.05, TOP + 0.22, 0], [0, 0, 0], 0.02),
    put(cylinderBlock(), [-0.66, TOP + 0.24, 0]),
    rod(0.42, 0.2, aluminium, [-0.2, axis, 0], 0.44),
    around(4, (degrees) => put(put(bolt(0.035), [0, 0.37, 0], [0, 0, 90]), [-0.3, axis, 0], [degrees + 45, 0, 0])),
    rod(0.415, 0.84, plastic('#2f3437'), [0.3, axis, 0]),
    around(26, (degrees) => put(box(0.74, 0.05, 0.026, plastic('#2f3437'), [0.3, 0.43, 0], [0, 0, 0], 0.008), [0, axis, 0], [degrees, 0, 0])),
    rod(0.45, 0.12, aluminium, [0.76, axis, 0]),
    lathe([[0.46, 0], [0.46, 0.3], [0.43, 0.42], [0.3, 0.48], [0, 0.48]], redPaint, [0.8, axis, 0], [0, 0, -90], 60),
    [0.12, 0.2, 0.28].map((radius) => put(ring(radius, 0.014, black), [1.285 - (radius - 0.12) * 0.05, axis, 0], [0, 90, 0])),
    around(14, (degrees) => put(box(0.2, 0.012, 0.045, black, [1.02, 0.462, 0], [0, 0, 0], 0.004), [0, axis, 0], [degrees, 0, 0])),
    around(3, (degrees) => put(put(group(cylinder(0.03, 0.02, steel)), [0.88, 0.462, 0]), [0, axis, 0], [degrees + 20, 0, 0])),
    // The capacitor's box on top of the motor.
    box(0.62, 0.24, 0.3, black, [0.3, axis + 0.5, 0.0], [0, 0, 0], 0.06),
    pair((side) => put(cylinder(0.022, 0.02, steel), [0.3 + side * 0.24, axis + 0.62, 0])),
    cylinder(0.05, 0.1, black, [0.3, axis + 0.5, 0.18], [90, 0, 0]),
  );
};

/** Fins all the way up, a valve plate and a head with bolts; a filter draws the air in. */
const cylinderBlock = () => {
  const block = metal('#a9adaf', 0.5);
  return group(
    box(0.78, 0.66, 0.72, castIron, [0, 0.33, 0], [0, 0, 0], 0.14),
    put(lathe([[0, 0], [0.28, 0], [0.28, 0.05], [0.24, 0.08], [0, 0.08]], castIron), [-0.38, 0.4, 0], [0, 0, 90]),
    around(5, (degrees) => put(put(bolt(0.025), [0, 0.22, 0], [0, 0, 90]), [-0.44, 0.4, 0], [degrees, 0, 0])),
    cylinder(0.3, 0.9, castIron, [0, 1.0, 0]),
    repeat(8, (index) => extrude(outline([[-0.42, -0.42], [0.42, -0.42], [0.42, 0.42], [-0.42, 0.42]], 0.2), 0.035, castIron, [0, 0.76 + index * 0.085, 0], [90, 0, 0], 0.01)),
    box(0.86, 0.05, 0.86, steel, [0, 1.44, 0], [0, 0, 0], 0.01),
    box(0.84, 0.2, 0.84, block, [0, 1.56, 0], [0, 0, 0], 0.03),
    repeat(6, (index) => box(0.78, 0.12, 0.03, block, [0, 1.7, -0.3 + index * 0.12], [0, 0, 0], 0.01)),
    pair((a) => pair((b) => bolt(0.05, [a * 0.34, 1.66, b * 0.36]))),
    put(group(rod(0.06, 0.16, brass, [0.06, 0, 0]), rod(0.17, 0.24, plastic('#2b2f32'), [0.24, 0, 0]), repeat(9, (index) => box(0.2, 0.02, 0.012, matt('#0e0f10'), [0.24, -0.1 + index * 0.025, 0.165], [0, 0, 0], 0)), rod(0.19, 0.04, plastic('#2b2f32'), [0.37, 0, 0])), [0.34, 1.57, -0.18]),
  );
};

/** From the head to the check valve; pressure switch, regulator with two gauges, safety valve and couplers. */
const airFittings = () => {
  const front = 0.58;
  return group(
    cylinder(0.07, 0.1, brass, [-0.66, TOP + 1.8, 0.47], [90, 0, 0]),
    bar([[-0.66, TOP + 1.8, 0.46], [-0.66, TOP + 1.8, 0.66], [-1.18, TOP + 1.5, 0.66], [-1.18, TOP + 0.2, 0.5], [-0.92, TOP - 0.04, 0.34]], 0.035, copper, 0.2),
    put(group(cylinder(0.085, 0.2, brass), cylinder(0.11, 0.07, brass)), [-0.9, TOP - 0.08, 0.34], [30, 0, 20]),
    cylinder(0.06, 0.3, brass, [-0.08, TOP, front - 0.1]),
    box(0.3, 0.16, 0.2, aluminium, [-0.08, TOP + 0.18, front]),
    // The switch's box with its red knob and two glands.
    box(0.42, 0.5, 0.34, plastic('#25282b'), [-0.08, TOP + 0.5, front], [0, 0, 0], 0.05),
    cylinder(0.09, 0.1, plastic('#a92c30'), [-0.08, TOP + 0.8, front]),
    box(0.32, 0.008, 0.26, matt('#0c0d0e'), [-0.08, TOP + 0.62, front + 0.05], [0, 0, 0], 0),
    label(['AUTO', 'OFF'], 0.16, 0.12, [-0.08, TOP + 0.52, front + 0.172], [0, 0, 0], { ink: '#e9e7e0' }),
    tube([[-0.1, TOP + 0.5, front - 0.17], [0.1, TOP + 0.62, front - 0.3], [0.3, TOP + 1.1, 0.22]], 0.03, black),
    // Manifold.
    rod(0.055, 1.1, brass, [0.56, TOP + 0.18, front]),
    put(group(gauge(0.15), cylinder(0.04, 0.14, brass, [0, -0.17, 0])), [0.22, TOP + 0.46, front + 0.02], [-8, 0, 0]),
    put(group(cylinder(0.12, 0.1, aluminium), lathe([[0, 0.3], [0.12, 0.28], [0.14, 0.1], [0.12, 0.06], [0, 0.06]], plastic('#a92c30'))), [0.58, TOP + 0.22, front], [0, 0, 0]),
    put(group(gauge(0.15), cylinder(0.04, 0.14, brass, [0, -0.17, 0])), [0.92, TOP + 0.46, front + 0.02], [-8, 0, 0]),
    [0.42, 1.02].map((x) => put(coupler(), [x, TOP + 0.16, front])),
    // Safety valve with its ring.
    put(group(cylinder(0.045, 0.16, brass), cylinder(0.06, 0.1, brass, [0, 0.1, 0]), ring(0.05, 0.01, steel, [0, 0.21, 0])), [-0.34, TOP + 0.18, front], [0, 0, 60]),
  );
};

/** A quick coupler facing forward and down: body of brass, sleeve of steel with grooves. */
const coupler = () =>
  put(
    group(cylinder(0.05, 0.14, brass, [0, 0, 0.08], [90, 0, 0]), cylinder(0.085, 0.16, steel, [0, 0, 0.22], [90, 0, 0]), repeat(3, (index) => ring(0.086, 0.008, darkSteel, [0, 0, 0.17 + index * 0.04])), cylinder(0.06, 0.08, brass, [0, 0, 0.33], [90, 0, 0])),
    [0, 0, 0],
    [14, 0, 0],
  );

/** A hose on the second coupler, coiled over the handle. */
const hose = () => {
  const skin = plastic('#c98a2c');
  return group(
    put(cylinder(0.05, 0.16, steel), [1.02, TOP + 0.06, 1.0], [100, 0, 0]),
    tube([[1.02, TOP + 0.06, 1.0], [1.05, TOP - 0.1, 1.22], [1.35, TOP - 0.5, 1.15], [1.75, TOP - 0.72, 0.62], [1.95, TOP - 0.56, 0.2]], 0.045, skin),
    hoseCoil(0.55, 4, 0.045, skin, [1.9, TOP - 0.03, -0.16], [0, 12, 0]),
  );
};
