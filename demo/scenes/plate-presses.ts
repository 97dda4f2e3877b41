import { brands } from './brands.ts';
import { bolt, button, display, flange, gauge } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { smallMotor } from './machines.ts';
import { aluminium, black, brass, castIron, chrome, clear, darkSteel, metal, paint, plastic, rubber, stainless, steel } from './materials.ts';
import { rectangle, slotted } from './slotted.ts';
import { around, bar, box, cylinder, disc, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, repeat, ring, roundHole, sleeve, tube } from './solids.ts';

/** Height of the table. One unit is 40 cm. */
const TABLE = 1.9;
const TOP = 4.3;
const DIE_X = 0.82;
const coat = paint(brands.Dhanvi.body);
/** Paper laminated with silver. */
const silver = metal('#dfe3e5', 0.42);

/** Two rams press plates from paper that comes from two rolls behind; the oil's pump and tank stand at the right. */
export const platePress = () =>
  group(
    base(),
    pair((side) => put(station(), [side * DIE_X, TABLE, 0])),
    pair((side) => pair((end) => column([side * 1.62, end * 0.62]))),
    box(3.7, 0.34, 1.7, coat, [0, TOP, 0], [0, 0, 0], 0.04),
    label('DHANVI  PP-4H', 1.5, 0.24, [0, TOP, 0.852], [0, 0, 0], { ink: '#ffffff' }),
    pair((side) => put(hydraulicCylinder(), [side * DIE_X, TOP + 0.17, 0])),
    rolls(),
    put(powerPack(), [2.75, 0, -0.2]),
    hoses(),
    controlBox(),
    pair((side) => put(chute(), [side * DIE_X, TABLE - 0.1, 0.95])),
  );

function base() {
  return group(
    pair((side) => pair((end) => group(cylinder(0.07, 0.2, steel, [side * 1.5, 0.12, end * 0.7]), cylinder(0.18, 0.06, rubber, [side * 1.5, 0.03, end * 0.7])))),
    box(3.6, 1.5, 1.8, coat, [0, 0.95, 0], [0, 0, 0], 0.04),
    pair((side) =>
      put(
        group(
          slotted(1.66, 1.2, 0.05, coat, [{ at: [0, -0.34], w: 1.0, h: 0.3, count: 5 }], [0, 0, 0.05], [0, 0, 0], 0.06),
          pair((end) => cylinder(0.035, 0.16, darkSteel, [side * 0.83, end * 0.4, 0.04])),
          box(0.1, 0.26, 0.05, black, [side * -0.68, 0.1, 0.06], [0, 0, 0], 0.02),
        ),
        [side * 0.88, 0.92, 0.9],
      ),
    ),
    ratingPlate(0.44, [-0.9, 1.2, 0.952]),
    slotted(1.3, 1.2, 0.05, coat, [{ at: [0, 0.1], w: 0.9, h: 0.5, count: 7 }], [-1.83, 0.92, 0], [0, -90, 0], 0.06),
    box(3.7, 0.2, 1.9, steel, [0, TABLE - 0.1, 0], [0, 0, 0], 0.03),
  );
}

const column = ([x, z]: FlatPoint) =>
  group(
    cylinder(0.12, TOP - TABLE, chrome, [x, (TOP + TABLE) / 2, z]),
    put(bolt(0.2), [x, TABLE, z]),
    put(bolt(0.2), [x, TOP + 0.17, z]),
  );

/** A lower die with its heater, an upper die on the ram's plate, and the paper between them. */
function station() {
  const die = (high: number) => group(cylinder(0.58, high, steel), sleeve(0.62, 0.57, high * 0.5, brass), around(3, (degrees) => put(box(0.08, high * 0.4, 0.1, darkSteel, [0.63, 0, 0]), [0, 0, 0], [0, degrees + 30, 0])));
  const cable = (y: number, side: 1 | -1) => tube([[side * 0.5, y, 0.4], [side * 0.72, y - 0.06, 0.5], [side * 0.76, y - 0.1, 0.2], [side * 0.72, y, -0.7]], 0.035, rubber);
  return group(
    box(1.4, 0.12, 1.3, castIron, [0, 0.06, 0]),
    put(die(0.32), [0, 0.28, 0]),
    lathe([[0, 0.46], [0.36, 0.46], [0.5, 0.54], [0.56, 0.56], [0.56, 0.44]], chrome),
    cable(0.3, 1),
    put(die(0.3), [0, 1.22, 0]),
    lathe([[0, 0.97], [0.34, 0.97], [0.48, 1.05], [0.54, 1.08], [0.54, 1.1]], chrome),
    cable(1.24, 1),
    box(1.42, 0.16, 1.36, coat, [0, 1.46, 0], [0, 0, 0], 0.03),
    cylinder(0.22, 0.9, chrome, [0, 1.95, 0]),
    sleeve(0.34, 0.22, 0.12, steel, [0, 2.17, 0]),
    // The web, from which the next plate is pressed.
    box(1.12, 0.012, 1.5, silver, [0, 0.62, -0.4], [0, 0, 0], 0),
  );
}

const hydraulicCylinder = () =>
  group(
    flange(0.52, 0.12, steel, [0, 0.06, 0], [0, 0, 0], 8),
    cylinder(0.38, 1.1, coat, [0, 0.66, 0]),
    cylinder(0.43, 0.16, coat, [0, 1.26, 0]),
    around(6, (degrees) => put(bolt(0.05, [0.3, 1.34, 0]), [0, 0, 0], [0, degrees, 0])),
    put(cylinder(0.09, 0.18, steel), [0, 1.08, 0.42], [90, 0, 0]),
    put(cylinder(0.09, 0.18, steel), [0, 0.3, 0.42], [90, 0, 0]),
  );

/** On shafts in a rack behind the press. */
const rolls = () =>
  group(
    pair((side) => bar([[side * 1.72, 0.1, -1.75], [side * 1.72, 3.5, -1.75]], 0.07, coat)),
    pair((side) => bar([[side * 1.72, 0.1, -2.1], [side * 1.72, 0.1, -0.9]], 0.07, coat)),
    cylinder(0.06, 3.6, chrome, [0, 3.2, -1.75], [0, 0, 90]),
    pair((side) => [
      extrude(disc(0.78, [roundHole(0.12)]), 1.12, silver, [side * DIE_X, 3.2, -1.75], [0, 90, 0], 0.01),
      pair((end) => [0.3, 0.45, 0.6].map((radius) => ring(radius, 0.006, plastic('#c9ccce'), [side * DIE_X + end * 0.56, 3.2, -1.75], [0, 90, 0]))),
      box(1.12, 0.012, 0.95, silver, [side * DIE_X, TABLE + 0.63, -1.3], [4, 0, 0], 0),
    ]).flat(3),
  );

/** An oil tank with its sight glass, the motor and pump upon it. */
const powerPack = () =>
  group(
    pair((side) => box(0.14, 0.12, 1.3, darkSteel, [side * 0.5, 0.06, 0])),
    box(1.4, 1.0, 1.5, coat, [0, 0.62, 0], [0, 0, 0], 0.05),
    box(1.5, 0.08, 1.6, steel, [0, 1.16, 0], [0, 0, 0], 0.02),
    box(0.14, 0.5, 0.04, black, [-0.45, 0.62, 0.76], [0, 0, 0], 0.02),
    box(0.07, 0.38, 0.05, clear('#d9b33a', 0.9), [-0.45, 0.62, 0.765], [0, 0, 0], 0.01),
    label(['HYDRAULIC OIL', 'ISO VG 68'], 0.62, 0.22, [0.18, 0.7, 0.753], [0, 0, 0], { on: '#f2b90c' }),
    smallMotor(0.36, '#6d7276', [0.05, 1.66, -0.25], [0, 0, 0], 1.7),
    cylinder(0.2, 0.3, castIron, [-0.62, 1.66, -0.25], [0, 0, 90]),
    box(0.42, 0.3, 0.36, castIron, [-0.42, 1.36, 0.42], [0, 0, 0], 0.03),
    pair((side) => cylinder(0.1, 0.3, black, [-0.42 + side * 0.32, 1.36, 0.42], [0, 0, 90])),
    gauge(0.17, [-0.42, 1.72, 0.46]),
    cylinder(0.04, 0.2, brass, [-0.42, 1.56, 0.42]),
    put(group(cylinder(0.12, 0.16, black), cylinder(0.08, 0.08, chrome, [0, 0.1, 0])), [0.45, 1.28, 0.5]),
  );

/** From the valves up to the cylinders. */
const hoses = () => {
  const fittingAt = (side: number, high: number): Point => [side * DIE_X, TOP + 0.17 + high, 0.5];
  const way = (side: 1 | -1, high: number, from: Point): Point[] => [
    from,
    [from[0], from[1] + 0.8, from[2]],
    [2.3, TOP - 0.6, 0.5],
    [2.2, TOP + 0.5 + high * 0.3, 0.55],
    [side * DIE_X + 0.7, TOP + 0.3 + high, 0.75],
    [side * DIE_X + 0.2, TOP + 0.18 + high, 0.72],
    fittingAt(side, high),
  ];
  return group(
    tube(way(1, 1.08, [2.22, 1.5, 0.3]), 0.055, rubber),
    tube(way(-1, 1.08, [2.36, 1.5, 0.3]), 0.055, rubber),
  );
};

/** On an arm at the left: a thermostat for each die, buttons and the emergency stop. */
const controlBox = () =>
  group(
    bar([[-1.75, 2.6, 0.5], [-2.3, 2.6, 0.75], [-2.3, 2.8, 0.75]], 0.06, darkSteel, 0.1),
    put(
      group(
        box(1.0, 1.16, 0.34, plastic('#d9dbd8'), [0, 0, 0], [0, 0, 0], 0.05),
        pair((side) => [display('120°', 0.32, 0.18, [side * 0.24, 0.34, 0.18]), label(side === 1 ? 'DIE 2' : 'DIE 1', 0.3, 0.09, [side * 0.24, 0.13, 0.174], [0, 0, 0], { weight: 400 })]),
        [['#1e8a4c', -0.3], ['#e8a512', 0], ['#c2212b', 0.3]].map(([color, x]) => button(0.07, plastic(color as string), [x as number, -0.08, 0.17])),
        cylinder(0.15, 0.03, plastic('#e8c512'), [0, -0.37, 0.18], [90, 0, 0]),
        put(lathe([[0.05, 0], [0.06, 0.06], [0.12, 0.08], [0.12, 0.14], [0, 0.17]], plastic('#c2212b')), [0, -0.37, 0.19], [90, 0, 0]),
      ),
      [-2.3, 3.36, 0.75],
      [0, -14, 0],
    ),
  );

/** Finished plates slide down and lie in a stack against a stop. */
function chute() {
  const plate = lathe([[0, 0], [0.34, 0], [0.48, 0.08], [0.54, 0.1], [0.54, 0.115], [0.47, 0.095], [0.33, 0.015], [0, 0.015]], silver);
  return group(
    put(
      group(
        extrude(outline(rectangle(1.16, 1.3), 0.08), 0.03, stainless, [0, 0, 0.6], [90, 0, 0], 0.005),
        pair((side) => box(0.03, 0.14, 1.3, stainless, [side * 0.58, 0.07, 0.6], [0, 0, 0], 0.01)),
        box(1.16, 0.5, 0.03, stainless, [0, 0.25, 1.24], [0, 0, 0], 0.01),
        repeat(14, (index) => put(plate.clone(), [Math.sin(index * 2.1) * 0.012, 0.02 + index * 0.028, 0.66 + Math.cos(index * 1.7) * 0.012])),
      ),
      [0, 0, 0],
      [14, 0, 0],
    ),
    pair((side) => bar([[side * 0.4, -0.75, 0], [side * 0.4, -0.3, 0.7]], 0.03, aluminium)),
  );
}
