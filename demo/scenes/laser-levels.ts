import { brands } from './brands.ts';
import { label } from './labels.ts';
import { aluminium, black, clear, darkSteel, glass, gloss, glow, matt, metal, plastic, rubber, steel, white } from './materials.ts';
import { rotaryLaser } from './rotary-lasers.ts';
import type { Scenes } from './scene.ts';
import { around, box, cylinder, extrude, group, lathe, outline, type Point, pair, put, repeat, ring, rod, scaled, sleeve, tube } from './solids.ts';

const { body, accent } = brands.Maapak;
const coat = plastic(body);

/** Three spread legs under a head at the given height. */
const tripod = (height: number, spread: number, thick: number, leg = aluminium, clamps = plastic(accent)) =>
  group(
    cylinder(thick * 3.4, thick * 1.2, black, [0, height, 0]),
    around(3, (degrees) => {
      const lean = (Math.atan2(spread, height) * 180) / Math.PI;
      const length = Math.hypot(spread, height);
      return put(
        group(
          put(
            group(
              pair((side) => box(thick * 0.7, length * 0.62, thick * 0.9, leg, [side * thick * 1.1, -length * 0.31, 0])),
              box(thick * 3.2, thick * 1.6, thick * 1.6, clamps, [0, -length * 0.62, 0]),
              box(thick * 1.2, length * 0.42, thick * 0.8, leg, [0, -length * 0.77, 0]),
              cylinder(thick * 0.2, thick * 1.6, steel, [0, -length, 0], [0, 0, 0], thick * 0.6),
            ),
            [0, height, thick * 2.4],
            [-lean, 0, 0],
          ),
        ),
        [0, 0, 0],
        [0, degrees + 30, 0],
      );
    }),
  );

/** The telescope looks along x over a turning circle and three foot screws. */
const automaticLevel = (at: Point) =>
  put(
    group(
      cylinder(0.75, 0.12, darkSteel, [0, 0.06, 0]),
      around(3, (degrees) => put(group(cylinder(0.26, 0.24, black, [0, 0, 0.6]), cylinder(0.09, 0.6, steel, [0, 0, 0.6])), [0, 0.32, 0], [0, degrees, 0])),
      cylinder(0.72, 0.14, darkSteel, [0, 0.58, 0]),
      cylinder(0.95, 0.22, white, [0, 0.76, 0]),
      around(36, (degrees) => put(group(box(0.02, 0.1, 0.01, black, [0, 0.76, 0.953], [0, 0, 0], 0)), [0, 0, 0], [0, degrees, 0])),
      box(1.9, 1.0, 1.1, coat, [-0.05, 1.4, 0], [0, 0, 0], 0.22),
      rod(0.5, 1.2, coat, [0.95, 1.5, 0]),
      rod(0.56, 0.4, black, [1.6, 1.5, 0]),
      rod(0.44, 0.03, glass, [1.8, 1.5, 0]),
      rod(0.42, 0.02, plastic('#31506b'), [1.72, 1.5, 0]),
      rod(0.3, 0.6, black, [-1.2, 1.5, 0], 0.36),
      rod(0.22, 0.3, black, [-1.6, 1.5, 0]),
      cylinder(0.28, 0.26, black, [0.35, 1.42, 0.66], [90, 0, 0]),
      pair((side) => cylinder(0.2, 0.22, black, [-0.1, 0.98, side * 0.85], [90, 0, 0])),
      box(1.0, 0.12, 0.14, black, [-0.1, 2.02, 0]),
      cylinder(0.22, 0.16, clear('#cfe37a', 0.8), [-0.75, 1.45, 0.6]),
      label('MAAPAK 32×', 0.95, 0.2, [-0.35, 1.62, 0.556], [0, 0, 0], { ink: '#ffffff' }),
    ),
    at,
  );

function automatic() {
  const marks = repeat(48, (index) => box(index % 2 ? 0.26 : 0.14, 0.09, 0.012, index % 10 < 5 ? black : plastic('#c2212b'), [index % 2 ? 0.04 : -0.06, 0.4 + index * 0.17, 0.13], [0, 0, 0], 0));
  return group(
    tripod(6.2, 2.6, 0.2),
    put(scaled(automaticLevel([0, 0, 0]), 0.85), [0, 6.32, 0]),
    put(
      group(
        box(0.6, 8.8, 0.24, aluminium, [0, 4.4, 0]),
        box(0.48, 8.5, 0.02, white, [0, 4.4, 0.12]),
        marks,
        repeat(4, (index) => label(String(index + 1), 0.2, 0.3, [-0.14, 1.9 + index * 1.7, 0.135], [0, 0, 0], { ink: '#c2212b' })),
        box(0.66, 0.2, 0.3, black, [0, 0.1, 0]),
      ),
      [3.1, 0, -1.4],
      [0, -12, 0],
    ),
  );
}

/** A small box with a window; its base is a short tripod. */
function crossLine() {
  return group(
    tripod(2.4, 1.6, 0.11, black, plastic(accent)),
    cylinder(0.16, 0.4, steel, [0, 2.6, 0]),
    put(
      group(
        box(1.9, 2.3, 2.1, plastic('#2b2e31'), [0, 1.15, 0], [0, 0, 0], 0.3),
        box(1.98, 1.3, 1.5, coat, [0, 1.25, -0.1], [0, 0, 0], 0.16),
        // The window lies in a frame; behind it two rods of glass spread the beam to lines.
        pair((side) => [box(0.18, 1.36, 0.3, black, [side * 0.6, 1.42, 1.06], [0, 0, 0], 0.06), box(1.36, 0.2, 0.3, black, [0, 1.42 + side * 0.58, 1.06], [0, 0, 0], 0.06)]),
        box(1.1, 1.1, 0.04, gloss('#3c0d13'), [0, 1.42, 1.04], [0, 0, 0], 0),
        cylinder(0.1, 0.62, gloss('#aab6bb'), [-0.2, 1.44, 1.07]),
        rod(0.1, 0.5, gloss('#aab6bb'), [0.22, 1.32, 1.07]),
        [-0.2, 0.22].map((x) => cylinder(0.045, 0.02, glow('#ff3b30'), [x, x < 0 ? 1.44 : 1.32, 1.17], [90, 0, 0])),
        // Locks the pendulum while it is carried.
        cylinder(0.24, 0.1, black, [0.98, 0.5, 0.5], [0, 0, 90]),
        box(0.12, 0.16, 0.5, plastic(accent), [1.05, 0.5, 0.5], [30, 0, 0], 0.04),
        label('MAAPAK ML-2R', 1.2, 0.22, [0, 0.42, 1.056], [0, 0, 0], { ink: '#ffffff' }),
        label('MAAPAK', 1.1, 0.26, [-0.995, 1.25, -0.1], [0, -90, 0], { ink: '#ffffff' }),
        label('MAAPAK', 1.1, 0.26, [0.995, 1.25, -0.1], [0, 90, 0], { ink: '#ffffff' }),
        cylinder(0.28, 0.1, rubber, [0.3, 2.32, 0]),
        cylinder(0.16, 0.08, glow('#59d667'), [-0.4, 2.3, 0]),
      ),
      [0, 2.75, 0],
    ),
  );
}

/** A cone of mirror in a round window throws a plane all round; the axis is +y. Four posts carry the cap. */
const lantern = (radius: number, at: Point, turn: Point = [0, 0, 0]) =>
  put(
    group(
      lathe([[0, 0], [radius * 1.5, 0], [radius * 1.46, 0.07], [radius * 1.16, 0.13], [radius * 1.06, 0.1], [0, 0.1]], black, [0, 0, 0], [0, 0, 0], 64),
      ring(radius * 1.2, 0.022, rubber, [0, 0.115, 0], [90, 0, 0]),
      // The lens below, the glass and the mirror in it.
      cylinder(radius * 0.98, 0.02, gloss('#0c1512'), [0, 0.11, 0]),
      cylinder(radius * 0.3, 0.08, darkSteel, [0, 0.14, 0]),
      cylinder(radius * 0.2, 0.02, glow('#7df0ae'), [0, 0.185, 0]),
      lathe([[radius * 0.86, 0.56], [radius * 0.6, 0.42], [radius * 0.3, 0.3], [0, 0.22]], metal('#c9d4cf', 0.12), [0, 0, 0], [0, 0, 0], 64),
      lathe([[radius * 0.46, 0.365], [radius * 0.5, 0.385], [radius * 0.51, 0.4]], glow('#5ce39a'), [0, -0.006, 0], [0, 0, 0], 64),
      around(4, (degrees) => put(extrude(outline([[-0.035, 0.05], [0.035, 0.05], [0.03, 0.6], [-0.03, 0.6]], 0.01), 0.07, black, [0, 0, radius * 1.0]), [0, 0, 0], [0, degrees + 45, 0])),
      lathe([[0, 0.56], [radius * 1.08, 0.56], [radius * 1.14, 0.6], [radius * 1.12, 0.69], [radius * 1.0, 0.74], [0, 0.75]], plastic('#26292c'), [0, 0, 0], [0, 0, 0], 64),
      around(4, (degrees) => put(group(cylinder(0.035, 0.012, darkSteel, [radius * 0.82, 0.75, 0])), [0, 0, 0], [0, degrees, 0])),
    ),
    at,
    turn,
  );

/** Two shells with a seam, bumpers of rubber at the corners, and three windows; on a base that turns. */
function threePlanes() {
  const shellSkin = plastic('#34383b');
  const bumper = plastic('#7c2730');
  const [x, z, low, high] = [1.18, 1.12, 1.12, 3.5];
  return group(
    turningBase(),
    put(
      group(
        box(2 * x, high - low, 2 * z, shellSkin, [0, (low + high) / 2, 0], [0, 0, 0], 0.3),
        // Faces stand out a little around the windows.
        box(1.66, 1.72, 0.2, shellSkin, [0, 2.42, z - 0.04], [0, 0, 0], 0.09),
        box(0.2, 1.72, 1.6, shellSkin, [x - 0.04, 2.42, 0], [0, 0, 0], 0.09),
        box(1.66, 0.2, 1.6, shellSkin, [0, high - 0.04, 0], [0, 0, 0], 0.09),
        pair((a) =>
          pair((b) =>
            group(
              box(0.5, high - low + 0.08, 0.5, bumper, [a * (x - 0.2), (low + high) / 2, b * (z - 0.2)], [0, 0, 0], 0.2),
              repeat(3, (index) => put(box(0.24, 0.045, 0.06, matt('#4c1a20'), [0, 0, 0.25], [0, 0, 0], 0.02), [a * (x - 0.2), 1.5 + index * 0.11, b * (z - 0.2)], [0, (Math.atan2(a, b) * 180) / Math.PI, 0])),
            ),
          ),
        ),
        box(2 * x + 0.012, 0.014, 2 * z + 0.012, matt('#0f1112'), [0, 1.46, 0], [0, 0, 0], 0.005),
        pair((side) => put(cylinder(0.045, 0.014, darkSteel), [side * 0.6, 1.66, z + 0.062], [90, 0, 0])),
        lantern(0.5, [0, high + 0.05, -0.05]),
        lantern(0.46, [0, 2.52, z + 0.05], [90, 0, 0]),
        lantern(0.46, [x + 0.05, 2.52, 0], [0, 0, -90]),
        // Keys with their lamps on the top, before the window.
        extrude(outline([[-0.62, -0.15], [0.62, -0.15], [0.62, 0.15], [-0.62, 0.15]], 0.1), 0.03, matt('#191b1d'), [0, high + 0.06, z - 0.42], [-90, 0, 0], 0.01),
        [-0.4, 0, 0.4].map((at, index) => group(cylinder(0.1, 0.03, plastic('#585e61'), [at, high + 0.085, z - 0.4]), cylinder(0.025, 0.012, glow('#63d796'), [at + 0.14, high + 0.08, z - 0.5]), label(['V1', 'H', 'V2'][index] as string, 0.1, 0.08, [at, high + 0.103, z - 0.4], [-90, 0, 0], { ink: '#dcdad3' }))),
        label('MAAPAK', 0.52, 0.13, [-0.3, 1.3, z + 0.004], [0, 0, 0], { ink: '#dcdad3' }),
        label('ML-12G   3D · 12 LINES', 0.66, 0.075, [-0.26, 1.19, z + 0.004], [0, 0, 0], { ink: '#a9adae', weight: 400 }),
        label(['LASER 520 nm', 'CLASS 2'], 0.4, 0.17, [0.5, 1.25, z + 0.004], [0, 0, 0], { on: '#d3ad38', ink: '#1d2023' }),
        // Locks the pendulum while it is carried.
        cylinder(0.2, 0.06, black, [x, 1.3, 0.1], [0, 0, 90]),
        box(0.09, 0.13, 0.34, plastic('#c79a2e'), [x + 0.05, 1.3, 0.1], [30, 0, 0], 0.035),
      ),
      [0, 0, 0],
      [0, -6, 0],
    ),
    put(remote(), [2.35, 0, 1.35], [0, 24, 0]),
  );
}

/** Feet with screws, a ring with degrees and a fine drive. */
const turningBase = () =>
  group(
    cylinder(1.18, 0.16, black, [0, 0.52, 0]),
    around(3, (degrees) =>
      put(
        group(
          extrude(outline([[-0.24, 0], [0.24, 0], [0.14, 0.75], [-0.14, 0.75]], 0.1), 0.14, black, [0, 0.5, 0.95], [90, 0, 0], 0.03),
          cylinder(0.06, 0.46, steel, [0, 0.28, 1.55]),
          repeat(7, (index) => cylinder(0.066, 0.012, darkSteel, [0, 0.14 + index * 0.035, 1.55])),
          cylinder(0.15, 0.09, plastic('#3c4144'), [0, 0.64, 1.55]),
          lathe([[0, 0], [0.2, 0], [0.21, 0.05], [0.1, 0.12], [0, 0.12]], rubber, [0, 0, 1.55]),
        ),
        [0, 0, 0],
        [0, degrees + 30, 0],
      ),
    ),
    lathe([[0, 0.6], [1.1, 0.6], [1.12, 0.64], [1.02, 0.84], [0, 0.84]], metal('#b9bdbe', 0.45), [0, 0, 0], [0, 0, 0], 80),
    around(72, (degrees) => put(box(degrees % 30 === 0 ? 0.016 : 0.009, degrees % 30 === 0 ? 0.13 : 0.07, 0.006, matt('#2b2f32'), [0, 0.72, 1.082], [-26, 0, 0], 0), [0, 0, 0], [0, degrees, 0])),
    cylinder(0.9, 0.26, black, [0, 0.97, 0]),
    rod(0.1, 0.4, plastic('#3c4144'), [1.2, 0.98, 0.3]),
    repeat(8, (index) => put(box(0.2, 0.014, 0.02, darkSteel, [1.3, 0.1, 0]), [0, 0.98, 0.3], [index * 45, 0, 0])),
  );

const remote = () =>
  group(
    box(0.8, 0.2, 1.7, plastic('#2f3336'), [0, 0.1, 0], [0, 0, 0], 0.09),
    box(0.82, 0.014, 1.72, matt('#0f1112'), [0, 0.09, 0], [0, 0, 0], 0.006),
    extrude(outline([[-0.33, -0.74], [0.33, -0.74], [0.33, 0.74], [-0.33, 0.74]], 0.08), 0.02, matt('#1a1c1e'), [0, 0.2, 0], [-90, 0, 0], 0.006),
    repeat(6, (key) => cylinder(0.1, 0.035, plastic(key === 0 ? '#8e2d33' : '#6d7376'), [key % 2 ? 0.16 : -0.16, 0.22, -0.46 + Math.floor(key / 2) * 0.33])),
    label('MAAPAK', 0.4, 0.09, [0, 0.212, 0.58], [-90, 0, 0], { ink: '#dcdad3' }),
    cylinder(0.05, 0.06, gloss('#220b10'), [0, 0.1, -0.85], [90, 0, 0]),
  );

/** The distance meter's screen: three values above each other, the last one larger, and signs of battery and laser. */
const meterScreen = () => {
  const ink = '#1a231c';
  return group(
    extrude(outline([[-0.92, -1.06], [0.92, -1.06], [0.92, 1.06], [-0.92, 1.06]], 0.16), 0.03, gloss('#141618'), [0, 0, 0], [0, 0, 0], 0.01),
    box(1.5, 1.62, 0.01, matt('#a7b3a2'), [0, 0.06, 0.016], [0, 0, 0], 0),
    ['4.325', '6.180'].map((words, row) => label(words, 0.7, 0.24, [0.22, 0.5 - row * 0.3, 0.024], [0, 0, 0], { ink })),
    label('26.728', 1.1, 0.4, [-0.02, -0.26, 0.024], [0, 0, 0], { ink }),
    label('m²', 0.22, 0.17, [0.56, -0.56, 0.024], [0, 0, 0], { ink }),
    pair((side) => [box(0.3, 0.016, 0.004, matt(ink), [-0.5, 0.35 + side * 0.11, 0.023], [0, 0, 0], 0), box(0.016, 0.22, 0.004, matt(ink), [-0.5 + side * 0.15, 0.35, 0.023], [0, 0, 0], 0)]),
    box(1.36, 0.012, 0.004, matt(ink), [0, -0.02, 0.023], [0, 0, 0], 0),
    box(0.18, 0.09, 0.004, matt(ink), [0.58, 0.76, 0.023], [0, 0, 0], 0),
    label('LASER', 0.4, 0.1, [-0.46, 0.76, 0.024], [0, 0, 0], { ink }),
    label('MAAPAK', 0.5, 0.11, [0, -0.92, 0.018], [0, 0, 0], { ink: '#d4d2c8' }),
  );
};

/** A pocket case in two halves; rubber over its sides, lenses at the top, keys of rubber with printed signs. */
function distanceMeter() {
  const shell = plastic('#2f3336');
  const cover = plastic('#7c2a34');
  const gap = matt('#0d0e0f');
  const face = (w: number, low: number, high: number, round: number) => outline([[-w / 2, low], [w / 2, low], [w / 2, high], [-w / 2, high]], round);
  return put(
    group(
      extrude(face(2.36, 0, 5.6, 0.5), 1.2, shell, [0, 0, 0], [0, 0, 0], 0.2),
      extrude(face(2.375, 0.01, 5.59, 0.5), 0.024, gap, [0, 0, -0.1], [0, 0, 0], 0.004),
      // The rubber's front is cut away for screen and keys; it ends before the top.
      extrude(outline([[-1.26, 0.1], [1.26, 0.1], [1.26, 5.0], [1.08, 5.2], [-1.08, 5.2], [-1.26, 5.0]], 0.34, [face(2.04, 0.34, 5.12, 0.3)]), 1.24, cover, [0, 0, 0.01], [0, 0, 0], 0.09),
      pair((side) => repeat(9, (index) => box(0.05, 0.06, 0.86, cover, [side * 1.27, 1.2 + index * 0.18, 0], [0, 0, 0], 0.02))),
      extrude(face(2.0, 0.36, 5.1, 0.28), 0.04, plastic('#3a3f42'), [0, 0, 0.6], [0, 0, 0], 0.012),
      put(meterScreen(), [0, 3.95, 0.63]),
      put(lathe([[0, 0.13], [0.28, 0.13], [0.37, 0.1], [0.4, 0.04], [0.4, 0], [0, 0]], plastic('#96302f'), [0, 0, 0], [90, 0, 0], 60), [0, 2.36, 0.61]),
      put(sleeve(0.47, 0.42, 0.05, gap), [0, 2.36, 0.62], [90, 0, 0]),
      label('ON', 0.24, 0.12, [0, 2.42, 0.745], [0, 0, 0], { ink: '#eceae2' }),
      label('MEAS', 0.3, 0.09, [0, 2.28, 0.745], [0, 0, 0], { ink: '#eceae2' }),
      ['m²', 'm³', 'h', '+', '-', 'C'].map((words, key) => {
        const [x, y] = [(key % 3) * 0.6 - 0.6, 1.54 - Math.floor(key / 3) * 0.44];
        return [box(0.5, 0.34, 0.03, gap, [x, y, 0.61], [0, 0, 0], 0.012), box(0.44, 0.28, 0.09, plastic('#70767a'), [x, y, 0.63], [0, 0, 0], 0.04), label(words, 0.26, 0.16, [x, y, 0.677], [0, 0, 0], { ink: '#e9e7df' })];
      }),
      pair((side) => [box(0.34, 0.24, 0.09, plastic('#70767a'), [side * 0.72, 2.36, 0.63], [0, 0, 0], 0.04), label(side === 1 ? 'UNIT' : 'MEM', 0.26, 0.09, [side * 0.72, 2.36, 0.677], [0, 0, 0], { ink: '#e9e7df' })]),
      label('MD-60   0.05–60 m', 0.96, 0.1, [0, 0.76, 0.624], [0, 0, 0], { ink: '#c7b06a' }),
      label(['LASER CLASS 2   635 nm', 'DO NOT STARE INTO BEAM'], 0.96, 0.17, [0, 0.56, 0.624], [0, 0, 0], { ink: '#c9c8c0', weight: 400 }),
      // Above: the window of the beam, the larger lens that receives it, both in a dark plate.
      box(1.32, 0.05, 0.72, gap, [0, 5.59, 0], [0, 0, 0], 0.02),
      pair((side) => group(put(sleeve(side === 1 ? 0.3 : 0.19, side === 1 ? 0.23 : 0.12, 0.08, shell), [side * 0.34, 5.63, 0]), put(cylinder(side === 1 ? 0.23 : 0.12, 0.03, gloss(side === 1 ? '#2a1216' : '#a03a36')), [side * 0.34, 5.63, 0]))),
      pair((side) => put(cylinder(0.06, 0.03, steel), [side * 0.8, 5.36, 0.59], [90, 0, 0])),
      // The cord for the wrist in its eye.
      ring(0.16, 0.05, shell, [1.2, 0.3, -0.3], [0, 90, 0]),
      tube([[1.2, 0.28, -0.3], [1.5, 0.12, 0.0], [2.1, 0.07, 0.5], [2.5, 0.13, 1.3], [1.9, 0.26, 1.6], [1.7, 0.2, 0.9], [1.5, 0.2, 0.1], [1.22, 0.3, -0.28]], 0.045, rubber),
    ),
    [0, 0, 0],
    [-6, 0, 0],
  );
}

export const scenes: Scenes = {
  'MA-32': { build: automatic, first: { from: [-24, 10] }, second: { from: [30, 12], near: 2.6, at: [0.5, 0.84, 0.55] } },
  'ML-2R': { build: crossLine, first: { from: [-28, 14] }, second: { from: [-14, 36], near: 1.9, at: [0.5, 0.76, 0.5] } },
  'ML-12G': { build: threePlanes, first: { from: [26, 16] }, second: { from: [-30, 14] } },
  'MR-400': { build: rotaryLaser, first: { from: [-16, 16] }, second: { from: [30, 16] } },
  'MD-60': { build: distanceMeter, first: { from: [-30, 16] }, second: { from: [28, 30] } },
};
