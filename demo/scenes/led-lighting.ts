import { bolt } from './fittings.ts';
import { label, wrap } from './labels.ts';
import {
  aluminium,
  black,
  castIron,
  clear,
  galvanised,
  gloss,
  glow,
  matt,
  metal,
  paint,
  plastic,
  steel,
  white,
} from './materials.ts';
import type { Scenes } from './scene.ts';
import { rectangle } from './slotted.ts';
import {
  around,
  ball,
  bar,
  box,
  cylinder,
  extrude,
  type FlatPoint,
  funnel,
  group,
  lathe,
  outline,
  type Point,
  pair,
  put,
  repeat,
  ring,
  rod,
  roundHole,
  sleeve,
  tube,
} from './solids.ts';

const light = glow('#fff6df');
const body = paint('#3b4248');
const offWhite = '#e9e7e0';

/** Behind glass in a frame that is screwed on: a white tray with small lamps; a flat bracket carries it. */
function flood() {
  const frame = paint('#2f3539');
  const tray = gloss('#e4e4de');
  const [wide, high] = [3.5, 2.3];
  return group(
    put(
      group(
        box(4.1, 3.1, 0.3, body, [0, 0, -0.19], [0, 0, 0], 0.12),
        repeat(15, (index) => box(0.06, 2.7, 0.4, body, [(index - 7) * 0.26, 0, -0.44], [0, 0, 0], 0.02)),
        box(1.9, 1.1, 0.34, body, [0, 0, -0.5], [0, 0, 0], 0.08),
        extrude(outline(rectangle(4.2, 3.2), 0.26, [outline(rectangle(wide + 0.3, high + 0.3).map(([x, y]): FlatPoint => [x, y + 0.16]), 0.1)]), 0.2, frame, [0, 0, 0.14], [0, 0, 0], 0.05),
        // The glass has a black printed edge; its inside lies deeper.
        extrude(outline(rectangle(wide + 0.34, high + 0.34).map(([x, y]): FlatPoint => [x, y + 0.16]), 0.08, [outline(rectangle(wide, high).map(([x, y]): FlatPoint => [x, y + 0.16]), 0.16)]), 0.03, gloss('#14171a'), [0, 0, 0.17], [0, 0, 0], 0.006),
        put(
          group(
            box(wide + 0.1, high + 0.1, 0.02, tray, [0, 0, -0.08], [0, 0, 0], 0),
            funnel([wide + 0.02, high + 0.02], 0.88, 0.16, tray, [0, 0, -0.02], [90, 0, 0]),
            box(wide - 0.44, high - 0.44, 0.02, plastic('#f0efe9'), [0, 0, -0.06], [0, 0, 0], 0),
            repeat(7, (row) => repeat(13, (column) => chip([(column - 6) * 0.225, (row - 3) * 0.245, -0.045]))),
            pair((a) => pair((b) => put(screw(0.035), [a * (wide / 2 - 0.33), b * (high / 2 - 0.32), -0.045]))),
          ),
          [0, 0.16, 0.1],
        ),
        pair((a) => [-1, 0, 1].map((b) => put(screw(0.07), [a * 1.98, b * 1.42, 0.245]))),
        pair((b) => put(screw(0.07), [0, b * 1.5, 0.245])),
        label('JYOTIKA', 0.78, 0.17, [-1.1, -1.28, 0.243], [0, 0, 0], { ink: offWhite }),
        label('50 W   6500 K   IP66', 1.1, 0.11, [1.0, -1.28, 0.243], [0, 0, 0], { ink: '#b9bdbf', weight: 400 }),
        cylinder(0.12, 0.3, black, [0.7, -0.4, -0.74], [90, 0, 0]),
      ),
      [0, 2.35, 0],
      [-8, 0, 0],
    ),
    floodBracket(),
    tube([[0.7, 2.0, -0.85], [0.8, 1.8, -1.2], [0.9, 0.7, -1.5], [1.6, 0.08, -1.5], [2.5, 0.07, -1.0]], 0.065, black),
    [[0.02, '#a3772f'], [0.07, '#33589a'], [-0.03, '#4b7a3c']].map(([z, color]) => tube([[2.48, 0.07, -1.0], [2.64, 0.08, -0.96 + (z as number) * 2], [2.82, 0.05, -0.9 + (z as number) * 4]], 0.022, plastic(color as string))),
  );
}

/** A lamp of a module: yellow phosphor in a white case. */
const chip = (at: Point) => put(group(box(0.105, 0.09, 0.024, plastic('#f7f6f1'), [0, 0, 0], [0, 0, 0], 0.006), box(0.07, 0.06, 0.008, glow('#e9c964'), [0, 0, 0.01], [0, 0, 0], 0)), at);

/** A sunk cross-head screw, facing +z. */
const screw = (radius: number) =>
  group(cylinder(radius, 0.02, steel, [0, 0, 0], [90, 0, 0]), [20, 110].map((turn) => box(radius * 1.3, radius * 0.28, 0.006, matt('#191b1d'), [0, 0, 0.01], [0, 0, turn], 0)));

/** Bent from flat steel, with holes to bolt it down and a toothed washer at each pivot. */
const floodBracket = () => {
  const coat = paint('#2f3539');
  return group(
    extrude(outline(rectangle(4.86, 0.62), 0.08, [roundHole(0.09, [-0.7, 0]), roundHole(0.13), roundHole(0.09, [0.7, 0])]), 0.09, coat, [0, 0.05, 0.05], [-90, 0, 0], 0.02),
    pair((side) =>
      group(
        extrude(outline([[-0.31, 0], [0.31, 0], [0.31, 1.6], [0.2, 2.62], [-0.2, 2.62], [-0.31, 1.6]], 0.16), 0.09, coat, [side * 2.4, 0.04, 0.05], [0, 90, 0], 0.02),
        rod(0.19, 0.2, steel, [side * 2.27, 2.38, 0.05]),
        rod(0.24, 0.05, steel, [side * 2.46, 2.38, 0.05]),
        put(bolt(0.13), [side * 2.48, 2.38, 0.05], [0, 0, side * -90]),
        put(bolt(0.06), [side * 2.45, 1.9, 0.05], [0, 0, side * -90]),
      ),
    ),
  );
};

function highBay() {
  return group(
    lathe(
      [
        [0, 0],
        [2.2, 0],
        [2.3, 0.08],
        [2.3, 0.42],
        [2.2, 0.48],
        [1.2, 0.62],
        [0, 0.64],
      ],
      body,
      [0, 0, 0],
      [0, 0, 0],
      96,
    ),
    cylinder(1.95, 0.06, aluminium, [0, -0.02, 0]),
    around(24, (degrees) => put(box(0.2, 0.05, 0.2, light, [1.6, -0.06, 0]), [0, 0, 0], [0, degrees, 0])),
    around(16, (degrees) => put(box(0.2, 0.05, 0.2, light, [1.05, -0.06, 0]), [0, 0, 0], [0, degrees, 0])),
    ring(2.02, 0.07, black, [0, -0.04, 0], [90, 0, 0]),
    cylinder(2.0, 0.05, clear('#eef4f4', 0.25), [0, -0.08, 0]),
    around(44, (degrees) => put(extrude(fin, 0.05, body, [0, 0, 0], [0, 0, 0], 0.012), [0, 0, 0], [0, degrees, 0])),
    lathe([[0, 0.6], [0.9, 0.6], [0.95, 1.6], [0.6, 1.9], [0, 1.95]], body),
    around(4, (degrees) => put(bolt(0.09), [0.55 * Math.cos(degrees / 57.3), 1.9, 0.55 * Math.sin(degrees / 57.3)])),
    ring(0.3, 0.08, steel, [0, 2.25, 0]),
    tube([[0.5, 1.8, 0], [0.9, 2.3, 0.1], [0.7, 3.0, 0]], 0.07, black),
    wrap('JYOTIKA 150 W', 2.325, 0.24, 42, [0, 0.26, 0], [0, 6, 0], { ink: '#e58a12' }),
  );
}

/** A cooling fin, high at the driver's housing and falling off towards the rim. */
const fin = outline([[0.85, 0.5], [2.05, 0.45], [2.05, 0.85], [1.75, 1.4], [0.85, 1.5]], 0.1);

/** On a piece of its pole: it leans so far that the lamps under it are seen from the front, the panel from behind. */
function solar() {
  return group(
    put(solarBody(), [0, 0, 0], [-40, 0, 0]),
    bar([[3.75, 0, 0], [5.0, 0, 0], [5.0, -2.5, 0]], 0.25, galvanised, 0.7),
    cylinder(0.8, 0.12, galvanised, [5.0, -2.76, 0]),
    sleeve(0.33, 0.25, 0.2, galvanised, [5.0, -2.6, 0]),
    around(4, (degrees) => put(put(bolt(0.11), [0.58, 0, 0]), [5.0, -2.7, 0], [0, degrees + 45, 0])),
  );
}

const solarBody = () => {
  const coat = paint('#9da3a6');
  const cap = plastic('#474d51');
  const cells: FlatPoint[] = repeat(9, (column) => repeat(4, (row): FlatPoint => [-2.36 + column * 0.59, -0.68 + row * 0.455])).flat();
  return group(
    // A drawn profile of aluminium between two caps.
    box(5.3, 0.24, 2.2, coat, [0, 0, 0], [0, 0, 0], 0.06),
    pair((side) => box(0.22, 0.3, 2.24, cap, [side * 2.72, 0, 0], [0, 0, 0], 0.07)),
    pair((side) => [-0.05, 0.03].map((y) => box(5.2, 0.022, 0.02, matt('#50565a'), [0, y, side * 1.1], [0, 0, 0], 0))),
    // Above: cells with fine bars under glass.
    box(5.24, 0.05, 2.06, aluminium, [0, 0.125, 0]),
    box(5.16, 0.05, 1.96, gloss('#dfe3e4'), [0, 0.135, 0], [0, 0, 0], 0),
    cells.map(([x, z]) => group(extrude(outline(rectangle(0.555, 0.42), 0.04), 0.012, gloss('#17243b'), [x, 0.163, z], [-90, 0, 0], 0), [-0.1, 0.1].map((off) => box(0.555, 0.004, 0.008, aluminium, [x, 0.171, z + off], [0, 0, 0], 0)))),
    // Below: the battery's cover with its screws, two modules of lamps, the sensor and the switch.
    box(4.9, 0.12, 1.7, paint('#b4b9bb'), [0, -0.15, 0], [0, 0, 0], 0.05),
    pair((a) => [-1, -0.33, 0.33, 1].map((b) => put(screw(0.05), [b * 2.34, -0.214, a * 0.76], [90, 0, 0]))),
    pair((side) => put(lampModule(), [-1.2, -0.22, side * 0.37])),
    put(group(cylinder(0.3, 0.06, cap), put(ball(0.22, gloss('#eceae2'), [0, 0, 0], [1, 0.8, 1]), [0, -0.03, 0])), [0.95, -0.23, 0]),
    put(group(cylinder(0.13, 0.05, cap), cylinder(0.085, 0.05, plastic('#a33632'), [0, -0.03, 0])), [1.62, -0.22, 0.42]),
    [0, 1, 2].map((index) => cylinder(0.035, 0.02, glow(index === 0 ? '#5fc07a' : '#7c8084'), [1.5 + index * 0.12, -0.215, -0.42])),
    label(['JYOTIKA JS-15S', '15 W  30 Wp', '12.8 V 18 Ah LiFePO4', 'IP65'], 0.62, 0.42, [2.05, -0.213, 0], [90, 0, 0], { on: '#d9dbd9', ink: '#2b2f32', weight: 400 }),
    pair((side) => label('JYOTIKA', 0.62, 0.14, [1.9, -0.005, side * 1.112], [0, side === 1 ? 0 : 180, 0], { ink: '#3a3f42' })),
    // The clamp on the arm.
    box(0.6, 0.36, 1.0, castIron, [2.98, 0, 0], [0, 0, 0], 0.1),
    box(0.3, 0.46, 0.5, castIron, [3.2, 0, 0], [0, 0, 0], 0.1),
    rod(0.34, 1.0, castIron, [3.72, 0, 0]),
    rod(0.38, 0.1, castIron, [4.2, 0, 0]),
    [3.48, 3.94].map((x) => [put(bolt(0.1), [x, 0.33, 0]), put(bolt(0.1), [x, 0, 0.33], [90, 0, 0])]),
  );
};

/** Lenses over lamps on a white board, facing down. */
const lampModule = () =>
  group(
    extrude(outline(rectangle(2.2, 0.62), 0.08), 0.08, plastic('#eeeeea'), [0, 0, 0], [90, 0, 0], 0.02),
    extrude(outline(rectangle(2.04, 0.48), 0.06), 0.03, gloss('#c3c8ca'), [0, -0.035, 0], [90, 0, 0], 0.008),
    repeat(2, (row) => repeat(8, (column) => put(group(box(0.15, 0.02, 0.15, light, [0, 0.01, 0], [0, 0, 0], 0), ball(0.088, light, [0, -0.005, 0], [1, 0.55, 1]), ring(0.1, 0.012, gloss('#e4e6e4'), [0, 0, 0], [90, 0, 0])), [(column - 3.5) * 0.245, -0.055, (row - 0.5) * 0.23]))),
    pair((side) => put(screw(0.032), [side * 1.06, -0.042, 0], [90, 0, 0])),
  );

/** An aluminium channel, the lamp in it under a milky cover, and caps at its ends. */
const batten = (length: number) =>
  group(
    box(length, 0.22, 0.4, metal('#b4babd', 0.4), [0, 0.11, 0], [0, 0, 0], 0.04),
    // The housing is drawn with grooves; the diffuser snaps into the upper one.
    [0.05, 0.14, 0.205].map((y) => pair((side) => box(length * 0.97, 0.012, 0.01, matt('#4b5053'), [0, y, side * 0.2], [0, 0, 0], 0))),
    rod(0.2, length * 0.98, glow('#e6ecf2'), [0, 0.29, 0]),
    pair((side) => [
      box(0.14, 0.52, 0.46, plastic('#d9dcdd'), [(side * length) / 2, 0.26, 0], [0, 0, 0], 0.06),
      box(0.012, 0.5, 0.44, matt('#55595b'), [(side * (length - 0.15)) / 2, 0.26, 0], [0, 0, 0], 0.05),
      pair((end) => put(bolt(0.028, [0, 0, 0], [0, 0, -90 * side]), [side * (length / 2 + 0.068), 0.26, end * 0.14])),
    ]),
    put(cylinder(0.08, 0.12, black, [0, 0, 0], [0, 0, 90]), [length / 2 + 0.1, 0.2, 0]),
    box(1.3, 0.13, 0.004, matt('#d9dbd8'), [length * 0.3, 0.1, 0.204], [0, 0, 0], 0),
    label('JYOTIKA   JT-20   20 W 6500 K   140–300 V~', 1.24, 0.09, [length * 0.3, 0.1, 0.208], [0, 0, 0], { ink: '#33383b' }),
  );
const clip = () => group(box(0.5, 0.03, 0.24, steel, [0, 0.015, 0], [0, 0, 0], 0.01), pair((side) => box(0.03, 0.2, 0.24, steel, [side * 0.24, 0.1, 0], [0, 0, side * -12], 0.01)));

/** The printed carton of a batten: folded board with a tucked flap, its edges rubbed, a sheet of data in front. */
const carton = (length: number) => {
  const [h, d, x] = [0.95, 1.0, -length / 2];
  const [board, kraft, crease] = [matt('#2b4a72'), matt('#a58a68'), matt('#14202e')];
  const ink = '#e9e7df';
  return group(
    box(length, h, d, board, [0, h / 2, 0], [0, 0, 0], 0.03),
    box(length * 0.16, h * 0.985, 0.006, matt('#c4812f'), [-length * 0.4, h / 2, d / 2 + 0.001], [0, 0, 0], 0),
    box(length * 0.16, 0.006, d * 0.97, matt('#c4812f'), [-length * 0.4, h + 0.001, 0], [0, 0, 0], 0),
    // The glued seam on the lid, worn stretches of its edges, rubbed corners.
    box(length * 0.98, 0.008, 0.012, crease, [0, h, -0.3], [0, 0, 0], 0),
    [-0.3, 0.06, 0.36].map((share, index) => box(length * (0.05 + index * 0.03), 0.012, 0.012, kraft, [share * length, h - 0.008, d / 2 - 0.008], [45, 0, 0], 0.004)),
    pair((end) => pair((side) => box(0.09, 0.03, 0.03, kraft, [end * (length / 2 - 0.05), h - 0.016, side * (d / 2 - 0.016)], [45, 0, 0], 0.012))),
    // The flap that is tucked in at the end, with its notch and the slits beside it.
    box(0.016, h - 0.08, d - 0.06, board, [x - 0.004, h / 2 - 0.02, 0], [0, 0, 0], 0.006),
    box(0.02, 0.016, d - 0.04, crease, [x - 0.004, h - 0.05, 0], [0, 0, 0], 0),
    pair((side) => box(0.02, h - 0.1, 0.014, crease, [x - 0.004, h / 2 - 0.03, side * (d / 2 - 0.03)], [0, 0, 0], 0)),
    put(cylinder(0.11, 0.02, kraft), [x - 0.006, h - 0.09, 0], [0, 0, 90]),
    label(['JT-20', '6500 K'], 0.46, 0.3, [x - 0.016, h * 0.42, 0], [0, -90, 0], { ink }),
    label('20 W', 0.62, 0.26, [-length * 0.4, 0.58, d / 2 + 0.006], [0, 0, 0], { ink: '#26292c' }),
    label('2000 lm', 0.56, 0.13, [-length * 0.4, 0.34, d / 2 + 0.006], [0, 0, 0], { ink: '#26292c', weight: 400 }),
    label('JYOTIKA', 1.1, 0.3, [-length * 0.2, 0.58, d / 2 + 0.004], [0, 0, 0], { ink }),
    label('LED BATTEN 1200 mm', 1.1, 0.12, [-length * 0.2, 0.33, d / 2 + 0.004], [0, 0, 0], { ink, weight: 400 }),
    // A batten in outline, the data, and bars that a till reads.
    box(1.5, 0.07, 0.004, matt(ink), [0.35, 0.56, d / 2 + 0.003], [0, 0, 0], 0),
    pair((side) => box(0.08, 0.14, 0.004, matt('#9aa3a8'), [0.35 + side * 0.76, 0.53, d / 2 + 0.004], [0, 0, 0], 0)),
    label('COOL DAYLIGHT · NO FLICKER', 1.2, 0.09, [0.35, 0.36, d / 2 + 0.004], [0, 0, 0], { ink, weight: 400 }),
    box(1.9, 0.72, 0.004, matt('#dcdad0'), [length * 0.34, 0.48, d / 2 + 0.002], [0, 0, 0], 0),
    label(['140–300 V~  50 Hz', '2000 lm   6500 K', 'PF over 0.9', 'CLIPS + LEAD INSIDE'], 1.0, 0.6, [length * 0.34 - 0.38, 0.48, d / 2 + 0.006], [0, 0, 0], { ink: '#2b2f33', weight: 400 }),
    repeat(18, (index) => box(0.012 + ((index * 7) % 3) * 0.007, 0.36, 0.004, crease, [length * 0.34 + 0.28 + index * 0.034, 0.52, d / 2 + 0.005], [0, 0, 0], 0)),
    label('8 901234 200016', 0.58, 0.07, [length * 0.34 + 0.57, 0.25, d / 2 + 0.006], [0, 0, 0], { weight: 400 }),
    label('JYOTIKA', 1.3, 0.26, [0.3, h + 0.005, 0.1], [-90, 0, 0], { ink }),
  );
};

/** Two tubes over a grey tray; clips hold the clear cover down on its seal. */
const weatherproof = () =>
  group(
    box(8.6, 0.55, 1.3, plastic('#858c90'), [0, 0.3, 0], [0, 0, 0], 0.1),
    extrude(outline(rectangle(8.62, 1.32), 0.14), 0.06, black, [0, 0.575, 0], [90, 0, 0], 0.02),
    box(8.2, 0.1, 0.96, paint('#a9afb2'), [0, 0.62, 0]),
    pair((side) => [
      rod(0.13, 7.7, plastic('#f4f2ea'), [0, 0.84, side * 0.26]),
      pair((end) => [
        rod(0.135, 0.2, aluminium, [end * 3.75, 0.84, side * 0.26]),
        box(0.12, 0.36, 0.3, white, [end * 3.91, 0.8, side * 0.26], [0, 0, 0], 0.04),
      ]),
    ]).flat(3),
    box(8.5, 0.75, 1.24, gloss('#cfd6d8'), [0, 0.78, 0], [0, 0, 0], 0.3),
    repeat(6, (index) => pair((side) => box(0.2, 0.52, 0.08, steel, [-3.6 + index * 1.44, 0.54, side * 0.68]))).flat(),
    cylinder(0.18, 0.4, black, [4.4, 0.32, 0], [0, 0, 90]),
    // Each between two clips.
    label('JYOTIKA', 1.0, 0.22, [-2.88, 0.3, 0.653], [0, 0, 0], { ink: '#ffffff' }),
    label('36 W   IP65', 1.0, 0.22, [-1.44, 0.3, 0.653], [0, 0, 0], { ink: '#ffffff', weight: 400 }),
  );

export const scenes: Scenes = {
  'JS-15S': { build: solar, first: { from: [-24, 3] }, second: { from: [-152, 30] } },
  'JW-36': { build: weatherproof, first: { from: [-32, 26] }, second: { from: [64, 24] } },
  'JH-150': { build: highBay, isHanging: true, first: { from: [18, -10] }, second: { from: [-26, 22] } },
  'JF-50': { build: flood, first: { from: [24, 12] } },
  'JT-20': {
    build: () =>
      group(
        // So far behind that the batten leaves its print free.
        put(carton(7.4), [-0.2, 0, -1.5]),
        put(batten(7), [0.1, 0, 0.5]),
        tube([[3.66, 0.2, 0.5], [4.0, 0.14, 0.5], [4.2, 0.05, 0.8], [4.0, 0.05, 1.4], [3.4, 0.05, 1.6]], 0.05, black),
        // Two clips and their screws.
        [0.6, 1.4].map((x, index) => put(clip(), [x, 0, 1.5], [0, 20 + index * 50, 0])),
        [-0.1, 0.1].map((x, index) => rod(0.035, 0.26, steel, [x, 0.04, 1.6 + index * 0.12], 0.01)),
      ),
    first: { from: [-34, 26] },
    second: { from: [36, 18], near: 1.8, at: [0.8, 0.5, 0.6] },
  },
};
