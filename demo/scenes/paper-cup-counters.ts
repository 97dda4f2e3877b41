import { bolt, button, vents } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { smallMotor } from './machines.ts';
import { aluminium, black, cardboard, chrome, darkSteel, gloss, matt, metal, paint, plastic, rubber, steel } from './materials.ts';
import { paper } from './paper-cups.ts';
import { rectangle } from './slotted.ts';
import { around, bar, box, cylinder, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, repeat, ring, rod, roundHole, tube } from './solids.ts';

/** Height of the table. One unit is 40 cm. */
const TOP = 2.0;
const WIDE = 4.8;
const DEEP = 1.9;
const LANES = [-0.42, 0.42];
/** Height of the cups' axis above the table. */
const AXIS = 0.42;
const CUP = 0.27;
const PITCH = 0.05;

const green = paint('#38695a');
const sheet = metal('#d2d4d4', 0.42);
const offWhite = '#e9e7e0';

/** A table with two lanes: cups come from a former at the left, are counted, and leave at the right in film. */
export const countingTable = () =>
  group(
    frame(),
    cabinet(),
    LANES.map((z, index) => lane(z, index === 0 ? '#a8403a' : '#3b6c94')),
    counter(),
    sealer(),
    filmRoll(),
    panel(),
    outfeed(),
  );

/** Square tube on levelling feet, under a top whose edge is folded down. */
const frame = () => {
  const tubes = paint('#8d9396');
  const [x, z] = [WIDE / 2 - 0.14, DEEP / 2 - 0.14];
  return group(
    pair((a) => pair((b) => group(box(0.15, TOP - 0.3, 0.15, tubes, [a * x, TOP / 2 + 0.08, b * z], [0, 0, 0], 0.02), cylinder(0.045, 0.22, steel, [a * x, 0.14, b * z]), cylinder(0.13, 0.06, rubber, [a * x, 0.03, b * z])))),
    pair((b) => box(2 * x, 0.12, 0.12, tubes, [0, 0.36, b * z], [0, 0, 0], 0.02)),
    pair((a) => box(0.12, 0.12, 2 * z, tubes, [a * x, 0.36, 0], [0, 0, 0], 0.02)),
    box(WIDE, 0.05, DEEP, sheet, [0, TOP - 0.025, 0], [0, 0, 0], 0.015),
    pair((b) => box(WIDE, 0.17, 0.03, sheet, [0, TOP - 0.1, b * (DEEP / 2 - 0.015)], [0, 0, 0], 0.01)),
    pair((a) => box(0.03, 0.17, DEEP, sheet, [a * (WIDE / 2 - 0.015), TOP - 0.1, 0], [0, 0, 0], 0.01)),
    // Cartons wait on the shelf.
    box(2.2, 0.04, DEEP - 0.3, sheet, [1.1, 0.44, 0], [0, 0, 0], 0.01),
    put(group(box(1.15, 0.85, 1.0, cardboard, [0, 0.43, 0], [0, 0, 0], 0.015), box(1.16, 0.012, 0.12, matt('#c9ae84'), [0, 0.852, 0]), box(0.02, 0.25, 0.12, matt('#c9ae84'), [0.57, 0.73, 0]), label(['PAPER CUPS', '210 ml × 1000'], 0.72, 0.22, [0, 0.45, 0.502], [0, 0, 0], { ink: '#4a3a28' })), [1.0, 0.46, 0.1], [0, -6, 0]),
  );
};

/** Behind its two doors are the drive and the electrics. */
const cabinet = () => {
  const [left, wide, high, face] = [-WIDE / 2 + 0.24, 2.1, 1.36, DEEP / 2 - 0.1];
  const middle: Point = [left + wide / 2, 0.43 + high / 2, 0];
  const door = wide / 2 - 0.03;
  return group(
    box(wide, high, 2 * face - 0.06, matt('#191c1e'), middle),
    box(0.05, high, 2 * face - 0.02, green, [left + wide + 0.02, middle[1], 0], [0, 0, 0], 0.012),
    box(0.05, high, 2 * face - 0.02, green, [left - 0.01, middle[1], 0], [0, 0, 0], 0.012),
    pair((side) =>
      put(
        group(
          extrude(outline(rectangle(door, high - 0.04), 0.03), 0.06, green, [0, 0, 0], [0, 0, 0], 0.012),
          pair((end) => cylinder(0.026, 0.14, darkSteel, [(side * door) / 2, end * 0.44, 0.03])),
          box(0.07, 0.26, 0.025, black, [-side * (door / 2 - 0.12), 0.1, 0.04], [0, 0, 0], 0.01),
          box(0.035, 0.15, 0.045, chrome, [-side * (door / 2 - 0.12), 0.1, 0.06], [0, 0, 0], 0.01),
          pair((a) => pair((b) => put(cylinder(0.022, 0.02, steel), [a * (door / 2 - 0.06), b * (high / 2 - 0.08), 0.035], [90, 0, 0]))),
          side === 1
            ? [vents(0.56, 0.36, 6, [-0.05, -0.36, 0.03]), ratingPlate(0.34, [-0.02, 0.36, 0.034])]
            : [label('DHANVI', 0.5, 0.13, [0, 0.42, 0.034], [0, 0, 0], { ink: offWhite }), label('PCT-1', 0.24, 0.085, [0, 0.29, 0.034], [0, 0, 0], { ink: offWhite, weight: 400 }), warning([0, -0.4, 0.034])],
        ),
        [middle[0] + (side * wide) / 4, middle[1], face],
      ),
    ),
  );
};

const warning = (at: Point) => put(group(extrude(outline([[-0.1, -0.08], [0.1, -0.08], [0, 0.1]], 0.015), 0.006, matt('#d9ab2a')), label('!', 0.05, 0.1, [0, -0.015, 0.004])), at);

/** The bottom of each cup is towards +x. */
const nested = (count: number, color: string) =>
  group(
    repeat(count, (index) => {
      const x = -index * PITCH;
      const tip = index === 0;
      return put(
        group(
          lathe(tip ? [[0, 0.02], [0.17, 0.02], [0.18, 0], [0.25, 0.6], [CUP, 0.61], [CUP + 0.008, 0.63], [CUP, 0.65], [0.24, 0.64]] : [[0.25, 0.56], [0.252, 0.6], [CUP, 0.61], [CUP + 0.008, 0.63], [CUP, 0.65], [0.24, 0.64]], paper),
          tip ? [lathe([[0.192, 0.1], [0.242, 0.5]], matt(color)), lathe([[0.203, 0.17], [0.2085, 0.21]], paper), lathe([[0.232, 0.4], [0.2365, 0.43]], paper)] : [],
        ),
        [x, 0, 0],
        [0, 0, 90],
      );
    }),
  );

/** Two rods and a side plate guide the cups. */
const lane = (z: number, color: string) => {
  const plate = sheet;
  return group(
    [-1, 1].map((side) => bar([[-2.3, TOP + 0.17, z + side * 0.18], [1.7, TOP + 0.17, z + side * 0.18]], 0.022, chrome)),
    [-1, 1].map((side) => bar([[-2.3, TOP + AXIS + 0.06, z + side * 0.305], [1.1, TOP + AXIS + 0.06, z + side * 0.305]], 0.018, chrome)),
    [-2.1, -0.35, 0.6].map((x) =>
      group(
        box(0.07, 0.16, 0.5, plate, [x, TOP + 0.08, z], [0, 0, 0], 0.01),
        pair((side) => [box(0.06, 0.56, 0.025, plate, [x, TOP + 0.28, z + side * 0.35], [0, 0, 0], 0.008), put(bolt(0.022), [x, TOP + 0.4, z + side * 0.365], [side * 90, 0, 0])]),
      ),
    ),
    put(nested(14, color), [-1.62, TOP + AXIS, z]),
    put(nested(21, color), [0.66, TOP + AXIS, z]),
  );
};

/** The cups pass through two collars, where wheels of rubber move them on one by one and a light barrier counts. */
const counter = () => {
  const holes = LANES.map((z) => roundHole(0.33, [z, AXIS - 0.5]));
  const [wide, high] = [1.78, 1.0];
  const face = (x: number, turn: number) =>
    put(
      group(
        extrude(outline(rectangle(wide, high), 0.1, holes), 0.05, green, [0, 0, 0], [0, 0, 0], 0.015),
        LANES.map((z) => ring(0.335, 0.026, rubber, [z, AXIS - 0.5, 0.02])),
        pair((a) => pair((b) => put(bolt(0.028), [a * (wide / 2 - 0.09), b * (high / 2 - 0.08), 0.025], [90, 0, 0]))),
        put(bolt(0.028), [0, high / 2 - 0.08, 0.025], [90, 0, 0]),
      ),
      [x, TOP + 0.5, 0],
      [0, turn, 0],
    );
  return group(
    face(-0.86, 90),
    face(-1.5, -90),
    // The cover is one bent sheet with a seam to each face.
    box(0.58, 0.05, wide - 0.02, green, [-1.18, TOP + high - 0.02, 0], [0, 0, 0], 0.02),
    pair((side) => box(0.58, high - 0.06, 0.04, green, [-1.18, TOP + 0.49, side * (wide / 2 - 0.03)], [0, 0, 0], 0.015)),
    vents(0.36, 0.3, 5, [-1.18, TOP + 0.66, wide / 2 - 0.006]),
    box(0.54, 0.9, wide - 0.1, matt('#17191b'), [-1.18, TOP + 0.47, 0], [0, 0, 0], 0),
    smallMotor(0.19, '#5f666a', [-1.18, TOP + high + 0.24, -0.34], [0, 90, 0], 1.8),
    box(0.5, 0.03, 0.5, steel, [-1.18, TOP + high + 0.015, -0.34]),
    // Sensors on brackets look across each lane.
    LANES.map((z) =>
      group(
        bar([[-0.62, TOP, z + 0.4], [-0.62, TOP + 0.86, z + 0.4], [-0.62, TOP + 0.86, z + 0.14]], 0.02, steel, 0.05),
        box(0.09, 0.16, 0.12, black, [-0.62, TOP + 0.82, z + 0.06], [0, 0, 0], 0.015),
        cylinder(0.018, 0.01, plastic('#d08a1e'), [-0.62, TOP + 0.905, z + 0.06]),
        tube([[-0.62, TOP + 0.86, z + 0.0], [-0.7, TOP + 1.02, z - 0.06], [-0.9, TOP + 1.05, z - 0.1]], 0.014, black),
      ),
    ),
  );
};

/** On two columns: the hot jaw that closes the film over a counted stack, moved by a cylinder of compressed air. */
const sealer = () => {
  const x = 1.28;
  return group(
    pair((side) => [cylinder(0.05, 1.36, chrome, [x, TOP + 0.68, side * 0.8]), cylinder(0.09, 0.06, steel, [x, TOP + 0.03, side * 0.8]), cylinder(0.08, 0.14, aluminium, [x, TOP + 1.0, side * 0.8])]),
    box(0.3, 0.1, 1.86, aluminium, [x, TOP + 1.36, 0], [0, 0, 0], 0.015),
    pair((side) => bolt(0.04, [x, TOP + 1.41, side * 0.8])),
    box(0.14, 0.16, 1.52, aluminium, [x, TOP + 1.0, 0], [0, 0, 0], 0.015),
    box(0.06, 0.1, 1.46, matt('#8a6a48'), [x, TOP + 0.89, 0]),
    box(0.08, 0.1, 1.46, rubber, [x, TOP + 0.07, 0]),
    cylinder(0.1, 0.44, aluminium, [x, TOP + 1.64, 0]),
    [1.43, 1.86].map((y) => box(0.24, 0.05, 0.24, black, [x, TOP + y, 0], [0, 0, 0], 0.01)),
    pair((side) => [box(0.05, 0.05, 0.05, steel, [x + 0.13, TOP + 1.64 + side * 0.17, 0]), tube([[x + 0.15, TOP + 1.64 + side * 0.17, 0], [x + 0.34, TOP + 1.66 + side * 0.17, -0.08], [x + 0.36, TOP + 1.3, -0.5], [x + 0.12, TOP + 0.6, -0.88], [x, TOP, -0.9]], 0.022, plastic('#3a6ea0'))]),
    cylinder(0.03, 0.3, chrome, [x, TOP + 1.22, 0]),
    put(warning([0, 0, 0]), [x + 0.154, TOP + 1.36, 0.55], [0, 90, 0]),
  );
};

/** A roll of sleeve film behind the lanes; its web runs over a roller to the jaw. */
const filmRoll = () => {
  const film = gloss('#dfe5e6');
  const [x, y, z] = [0.35, TOP + 1.05, -0.72];
  return group(
    pair((side) => bar([[x + side * 0.62, TOP, z - 0.1], [x + side * 0.62, y + 0.06, z - 0.1]], 0.04, steel)),
    rod(0.34, 1.0, film, [x, y, z - 0.1]),
    pair((side) => [rod(0.12, 0.05, matt('#a98a62'), [x + side * 0.51, y, z - 0.1]), rod(0.07, 0.1, black, [x + side * 0.6, y, z - 0.1])]),
    repeat(3, (index) => put(ring(0.12 + index * 0.07, 0.004, matt('#c3cacc')), [x + 0.502, y, z - 0.1], [0, 90, 0])),
  );
};

/** On a post at the back: count, keys and the emergency stop. */
const panel = () =>
  group(
    bar([[2.15, TOP, -0.7], [2.15, TOP + 1.0, -0.7]], 0.05, aluminium),
    cylinder(0.1, 0.05, steel, [2.15, TOP + 0.025, -0.7]),
    put(
      group(
        box(0.72, 0.86, 0.22, paint('#c9ccca'), [0, 0, 0], [0, 0, 0], 0.03),
        extrude(outline(rectangle(0.62, 0.76), 0.03), 0.02, paint('#3d4347'), [0, 0, 0.11], [0, 0, 0], 0.006),
        box(0.46, 0.2, 0.02, black, [0, 0.22, 0.122], [0, 0, 0], 0.008),
        label('0050', 0.36, 0.15, [0, 0.22, 0.134], [0, 0, 0], { on: '#241512', ink: '#e8563a' }),
        label('CUPS PER SLEEVE', 0.4, 0.05, [0, 0.08, 0.122], [0, 0, 0], { ink: offWhite, weight: 400 }),
        repeat(3, (index) => box(0.1, 0.07, 0.02, plastic('#b9bdbe'), [-0.15 + index * 0.15, -0.02, 0.125], [0, 0, 0], 0.01)),
        button(0.045, plastic('#2f7d52'), [-0.17, -0.2, 0.12]),
        button(0.045, plastic('#2b2f32'), [-0.02, -0.2, 0.12]),
        put(cylinder(0.085, 0.02, plastic('#d8b02c')), [0.18, -0.22, 0.125], [90, 0, 0]),
        put(lathe([[0, 0.12], [0.06, 0.115], [0.07, 0.09], [0.035, 0.05], [0.035, 0]], plastic('#b3282d')), [0.18, -0.22, 0.13], [90, 0, 0]),
        pair((a) => pair((b) => put(cylinder(0.014, 0.01, steel), [a * 0.33, b * 0.4, 0.112], [90, 0, 0]))),
        cylinder(0.04, 0.12, black, [0.2, -0.47, 0]),
      ),
      [2.15, TOP + 1.36, -0.62],
      [-8, 12, 0],
    ),
    tube([[2.36, TOP + 0.86, -0.62], [2.38, TOP + 0.5, -0.7], [2.2, TOP + 0.1, -0.85], [2.16, TOP - 0.1, -0.97]], 0.022, black),
  );

/** Sleeves that are ready lie in a tray that slopes away from the table. */
const outfeed = () =>
  put(
    group(
      box(1.3, 0.03, 1.7, sheet, [0.62, 0, 0], [0, 0, 0], 0.01),
      pair((side) => box(1.3, 0.2, 0.03, sheet, [0.62, 0.1, side * 0.84], [0, 0, 0], 0.01)),
      box(0.03, 0.2, 1.7, sheet, [1.26, 0.1, 0], [0, 0, 0], 0.01),
      pair((side) => bar([[0.9, -0.02, side * 0.6], [0.0, -0.5, side * 0.6]], 0.03, steel)),
      put(sleeve(), [0.36, 0.29, -0.02]),
      put(sleeve(), [0.95, 0.29, -0.16]),
    ),
    [WIDE / 2, TOP - 0.06, 0],
    [0, 0, -5],
  );

/** Cups in milky film that is gathered and tied at one end; the rims show through. */
const sleeve = () => {
  const rims = repeat(17, (index): FlatPoint[] => [[0.268, -0.42 + index * PITCH], [0.28, -0.42 + index * PITCH + PITCH * 0.5]]).flat();
  return put(
    group(
      lathe([[0, -0.47], [0.22, -0.46], [0.26, -0.44], ...rims, [0.24, 0.44], [0.13, 0.5], [0.05, 0.54], [0.04, 0.57], [0.09, 0.66], [0.1, 0.68]], gloss('#e3e5e2')),
      ring(0.047, 0.016, plastic('#a8403a'), [0, 0.56, 0], [90, 0, 0]),
      around(7, (degrees) => put(tube([[0.2, 0.46, 0], [0.1, 0.52, 0], [0.04, 0.56, 0]], 0.012, gloss('#e3e5e2')), [0, 0, 0], [0, degrees, 0])),
    ),
    [0, 0, 0],
    [90, 0, 0],
  );
};
