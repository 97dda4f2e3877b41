import type { Material } from 'three';
import { brands } from './brands.ts';
import { bolt, chain, display, hook } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { aluminium, black, brass, castIron, chrome, clear, darkSteel, galvanised, gloss, matt, metal, paint, plastic, rubber, stainless, steel, white } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, ball, bar, box, cylinder, extrude, group, lathe, outline, type Point, pair, put, repeat, ring, rod, roundHole, sleeve, tube } from './solids.ts';

const { body, accent } = brands.Tulaman;
const brushed = metal('#d2d4d4', 0.5);
const red = { on: '#240c0b', ink: '#ff5a48' };

/** The case that shows the weight, with its keys. */
const indicator = (w: number, words: string, color: string, at: Point, turn: Point) =>
  put(
    group(
      box(w, w * 0.66, w * 0.36, plastic(color), [0, 0, 0], [0, 0, 0], w * 0.06),
      box(w * 0.9, w * 0.56, 0.04, plastic(body), [0, 0, w * 0.175]),
      display(words, w * 0.68, w * 0.2, [0, w * 0.1, w * 0.21], [0, 0, 0], red),
      repeat(5, (key) => box(w * 0.12, w * 0.08, 0.05, plastic(key === 4 ? accent : '#e8ebee'), [(key - 2) * w * 0.165, -w * 0.14, w * 0.19])),
      label('TULAMAN', w * 0.4, w * 0.06, [0, -w * 0.23, w * 0.2], [0, 0, 0], { ink: '#ffffff' }),
    ),
    at,
    turn,
  );

function platform() {
  const coat = paint(body);
  return group(
    pair((side) => pair((end) => group(cylinder(0.36, 0.24, rubber, [side * 2.4, 0.12, end * 2.4]), cylinder(0.1, 0.5, steel, [side * 2.4, 0.35, end * 2.4])))).flat(),
    pair((side) => [box(5.6, 0.45, 0.4, coat, [0, 0.6, side * 2.5]), box(0.4, 0.45, 5.4, coat, [side * 2.5, 0.6, 0])]).flat(),
    box(1.4, 0.4, 4.8, castIron, [0, 0.6, 0]),
    box(6, 0.34, 6, brushed, [0, 1.02, 0], [0, 0, 0], 0.1),
    bar(
      [
        [0, 0.6, -2.6],
        [0, 0.6, -3.5],
        [0, 8.6, -3.5],
      ],
      0.26,
      stainless,
      0.5,
    ),
    box(1.0, 0.5, 0.12, steel, [0, 8.5, -3.3], [-20, 0, 0]),
    indicator(3.3, '124.35', '#dfe2e3', [0, 9.2, -3.0], [-22, 0, 0]),
    tube(
      [
        [0.5, 8.5, -3.5],
        [0.7, 7.2, -3.6],
        [0.35, 5.5, -3.6],
        [0.34, 2, -3.6],
        [0.3, 0.8, -3.2],
      ],
      0.07,
      black,
    ),
    label('TULAMAN   TP-300', 3.2, 0.38, [-1.0, 1.195, 2.48], [-90, 0, 0], { ink: '#12283f' }),
    ratingPlate(0.6, [-2, 0.6, 2.71]),
  );
}

/** Under a corner: a shear beam of steel, bored through, its cable, and the foot that swivels under its end. */
const loadCell = () => {
  const beam = metal('#b9bdbf', 0.42);
  return group(
    extrude(outline([[-1.0, -0.16], [1.0, -0.16], [1.0, 0.16], [-1.0, 0.16]], 0.02, [roundHole(0.1, [-0.1, 0])]), 0.3, beam, [0, 0.66, 0], [0, 0, 0], 0.015),
    box(0.5, 0.2, 0.02, matt('#d5d3c8'), [-0.62, 0.66, 0.155], [0, 0, 0], 0),
    label(['1000 kg', 'IP67'], 0.42, 0.16, [-0.62, 0.66, 0.168]),
    cylinder(0.1, 0.36, steel, [0.7, 0.42, 0]),
    repeat(5, (index) => cylinder(0.107, 0.016, darkSteel, [0.7, 0.3 + index * 0.05, 0])),
    bolt(0.16, [0.7, 0.46, 0]),
    lathe([[0, 0], [0.46, 0], [0.48, 0.06], [0.44, 0.12], [0.2, 0.2], [0.17, 0.3], [0, 0.3]], beam, [0.7, 0.02, 0], [0, 0, 0], 56),
    sleeve(0.49, 0.4, 0.07, rubber, [0.7, 0.035, 0]),
    put(group(cylinder(0.07, 0.14, brass), cylinder(0.045, 0.1, rubber, [0, 0.1, 0])), [-0.5, 0.56, 0.2], [110, 0, 0]),
  );
};

/** A frame of channels whose corners are open, so that cells and feet are reached; tread plate lies on it. */
function floor() {
  const coat = paint('#5b666f');
  const edge = 5.98;
  return group(
    box(12, 0.14, 12, coat, [0, 0.91, 0], [0, 0, 0], 0.03),
    repeat(196, (index) => {
      const [column, row] = [index % 14, Math.floor(index / 14)];
      return box(0.52, 0.05, 0.14, galvanised, [(column - 6.5) * 0.82, 0.99, (row - 6.5) * 0.82], [0, (column + row) % 2 ? 45 : -45, 0], 0.02);
    }),
    box(8.6, 0.5, 11.6, matt('#24282b'), [0, 0.6, 0], [0, 0, 0], 0),
    box(11.6, 0.5, 8.4, matt('#24282b'), [0, 0.6, 0], [0, 0, 0], 0),
    // Four channels with their beads of weld under the plate.
    around(4, (degrees) =>
      put(
        group(
          box(8.8, 0.54, 0.1, coat, [0, 0.6, edge - 0.05], [0, 0, 0], 0.02),
          pair((side) => [box(8.8, 0.08, 0.34, coat, [0, 0.6 + side * 0.24, edge - 0.16], [0, 0, 0], 0.02), box(0.1, 0.54, 0.9, coat, [side * 4.36, 0.6, edge - 0.5], [0, 0, 0], 0.02)]),
          repeat(9, (index) => put(rod(0.028, 0.5, coat), [(index - 4) * 0.96, 0.845, edge + 0.005])),
        ),
        [0, 0, 0],
        [0, degrees, 0],
      ),
    ),
    pair((a) => pair((b) => put(loadCell(), [a * 5.0, 0, b * 5.35], [0, a === 1 ? 0 : 180, 0]))),
    // Lids over the feet, each with four screws, and threads for lifting eyes.
    pair((a) => pair((b) => [box(1.3, 0.03, 1.3, coat, [a * 5.2, 1.0, b * 5.2], [0, 0, 0], 0.012), pair((c) => pair((d) => cylinder(0.07, 0.02, steel, [a * 5.2 + c * 0.5, 1.02, b * 5.2 + d * 0.5]))), cylinder(0.16, 0.02, darkSteel, [a * 5.2, 1.018, b * 5.2])])),
    label('TULAMAN', 1.3, 0.24, [-3.2, 0.6, edge + 0.004], [0, 0, 0], { ink: '#e4e2da' }),
    label('TF-2T   2000 kg', 1.4, 0.15, [-1.5, 0.58, edge + 0.004], [0, 0, 0], { ink: '#e4e2da', weight: 400 }),
    ratingPlate(0.62, [3.5, 0.61, edge + 0.006]),
    post(),
    // From the box that joins the four cells, through a hose of steel, to the indicator.
    box(0.9, 0.36, 0.7, metal('#c6c9ca', 0.42), [6.3, 0.5, -3.4], [0, 0, 0], 0.04),
    put(cylinder(0.12, 0.2, brass, [0, 0, 0], [0, 0, 90]), [6.82, 0.5, -3.4]),
    tube([[6.9, 0.5, -3.4], [7.1, 0.2, -3.5], [7.6, 0.11, -3.6], [8.2, 0.3, -2.95], [8.2, 1.6, -2.9], [8.2, 6.4, -2.9]], 0.09, rubber),
  );
}

/** The indicator's post on its bolted plate. */
const post = () => {
  const coat = paint('#5b666f');
  return group(
    box(2.4, 0.16, 2.4, coat, [8.2, 0.08, -2.6], [0, 0, 0], 0.03),
    pair((a) => pair((b) => bolt(0.16, [8.2 + a * 0.9, 0.16, -2.6 + b * 0.9]))),
    around(4, (degrees) => put(extrude(outline([[0.2, 0], [0.8, 0], [0.2, 0.9]], 0.02), 0.08, coat), [8.2, 0.16, -2.6], [0, degrees, 0])),
    box(0.4, 7, 0.4, coat, [8.2, 3.5, -2.6], [0, 0, 0], 0.05),
    repeat(4, (index) => sleeve(0.13, 0.1, 0.08, steel, [8.2, 1.6 + index * 1.4, -2.9])),
    box(0.9, 0.8, 0.14, steel, [8.2, 7.1, -2.36], [-20, 0, 0], 0.03),
    pair((side) => put(cylinder(0.3, 0.16, black, [0, 0, 0], [0, 0, 90]), [8.2 + side * 1.86, 7.5, -2.3])),
    put(floorIndicator(), [8.2, 7.5, -2.1], [-20, 0, 0]),
  );
};

/** In a case of stainless sheet: screen behind a bezel, signs of its states, keys with their names, a seal. */
const floorIndicator = () => {
  const sheet = metal('#d2d4d4', 0.42);
  return group(
    box(3.5, 2.1, 0.9, sheet, [0, 0, 0], [0, 0, 0], 0.09),
    box(3.52, 2.12, 0.02, matt('#15181a'), [0, 0, 0.32], [0, 0, 0], 0.006),
    extrude(outline([[-1.6, -0.92], [1.6, -0.92], [1.6, 0.92], [-1.6, 0.92]], 0.1), 0.03, plastic('#2d4b6e'), [0, 0, 0.455], [0, 0, 0], 0.01),
    pair((a) => pair((b) => put(cylinder(0.05, 0.03, steel), [a * 1.67, b * 0.97, 0.455], [90, 0, 0]))),
    box(2.5, 0.78, 0.03, gloss('#1f0d0d'), [0, 0.3, 0.47], [0, 0, 0], 0.012),
    label('1486.2', 1.7, 0.5, [-0.2, 0.28, 0.488], [0, 0, 0], { ink: '#e5533f' }),
    label('kg', 0.3, 0.22, [1.02, 0.2, 0.488], [0, 0, 0], { ink: '#e5533f' }),
    ['ZERO', 'TARE', 'STABLE'].map((words, index) => [cylinder(0.025, 0.012, plastic(index === 2 ? '#5fae74' : '#7d3a34'), [-1.02 + index * 0.62, 0.8, 0.474], [90, 0, 0]), label(words, 0.34, 0.08, [-0.8 + index * 0.62, 0.8, 0.474], [0, 0, 0], { ink: '#d9dad5' })]),
    ['ZERO', 'TARE', 'GROSS', 'PRINT', 'ON'].map((words, key) => [box(0.46, 0.26, 0.03, plastic(key === 4 ? '#a5532f' : '#c3c8ca'), [(key - 2) * 0.58, -0.36, 0.48], [0, 0, 0], 0.012), label(words, 0.34, 0.1, [(key - 2) * 0.58, -0.36, 0.497], [0, 0, 0], { ink: '#23282c' })]),
    label('TULAMAN', 0.6, 0.13, [-1.1, -0.72, 0.474], [0, 0, 0], { ink: '#e4e2da' }),
    label('Max 2000 kg   Min 4 kg   e = 200 g   III', 1.5, 0.1, [0.5, -0.72, 0.474], [0, 0, 0], { ink: '#d9dad5', weight: 400 }),
    repeat(3, (index) => [cylinder(0.12, 0.14, brass, [-0.6 + index * 0.6, -1.1, 0]), cylinder(0.08, 0.14, rubber, [-0.6 + index * 0.6, -1.22, 0])]),
  );
};

/** For shops: a moulded case in two halves, a pan with a raised rim, and a display on a post for the customer. */
function counter() {
  const shell = plastic('#d9d5c9');
  const sheet = metal('#d2d4d4', 0.42);
  const slope = -46;
  return group(
    pair((a) => pair((b) => group(lathe([[0, 0], [0.26, 0], [0.28, 0.05], [0.2, 0.12], [0, 0.12]], rubber, [a * 1.35, 0, b * 1.25]), cylinder(0.08, 0.2, steel, [a * 1.35, 0.16, b * 1.25])))),
    extrude(outline([[-1.7, 0.46], [2.0, 0.46], [1.98, 0.54], [1.3, 1.17], [-1.7, 1.17]], 0.16), 3.3, shell, [0, 0, 0], [0, -90, 0], 0.12),
    // The lower half, set back behind a seam.
    box(3.24, 0.28, 3.58, plastic('#4a5763'), [0, 0.29, 0.15], [0, 0, 0], 0.07),
    box(3.22, 0.03, 3.6, matt('#16181a'), [0, 0.445, 0.15], [0, 0, 0], 0.01),
    put(
      group(
        extrude(outline([[-1.48, -0.4], [1.48, -0.4], [1.48, 0.4], [-1.48, 0.4]], 0.1), 0.03, plastic('#23282c'), [0, 0, 0.01], [0, 0, 0], 0.01),
        pair((side) => [box(1.2, 0.34, 0.02, gloss('#2a0f10'), [side * 0.7, 0.16, 0.03], [0, 0, 0], 0.006), label(side === -1 ? 'WEIGHT kg' : 'PRICE ₹', 0.44, 0.07, [side * 0.7, 0.365, 0.028], [0, 0, 0], { ink: '#c9ccca', weight: 400 })]),
        label('2.485', 0.72, 0.25, [-0.7, 0.16, 0.043], [0, 0, 0], { ink: '#e5533f' }),
        label('42.00', 0.72, 0.25, [0.7, 0.16, 0.043], [0, 0, 0], { ink: '#e5533f' }),
        repeat(8, (key) => box(0.27, 0.16, 0.022, plastic(key === 7 ? '#b9632f' : '#aeb3b5'), [(key - 3.5) * 0.34, -0.22, 0.032], [0, 0, 0], 0.01)),
        ['TARE', 'ZERO', 'M+', 'MR', '7', '8', '9', 'ON'].map((words, key) => label(words, 0.2, 0.08, [(key - 3.5) * 0.34, -0.22, 0.0445], [0, 0, 0], { ink: '#24282b' })),
      ),
      [0, 0.9, 1.72],
      [slope, 0, 0],
    ),
    // Screws and the lead seal at the sides; a spirit level; the plate.
    pair((side) => [-1.2, 0.6].map((z) => put(cylinder(0.06, 0.02, steel), [side * 1.652, 0.72, z], [0, 0, 90]))),
    put(group(sleeve(0.14, 0.09, 0.04, chrome), cylinder(0.1, 0.03, gloss('#b7c95a')), ball(0.035, gloss('#e9efc0'), [0.01, 0.012, 0.01])), [1.35, 1.17, 1.05]),
    put(ratingPlate(0.56), [-1.653, 0.82, -0.3], [0, -90, 0]),
    label('TULAMAN', 0.62, 0.12, [-1.0, 0.3, 1.943], [0, 0, 0], { ink: '#d9d7cf' }),
    label('TT-30   MAX 30 kg   e = 5 g   CLASS III', 1.3, 0.08, [0.75, 0.3, 1.943], [0, 0, 0], { ink: '#c3c5c2', weight: 400 }),
    // Spider and pan; goods are kept on it by its rim.
    cylinder(0.5, 0.2, black, [0, 1.25, -0.35]),
    pair((side) => put(box(2.6, 0.06, 0.28, plastic('#2b2f32'), [0, 0, 0], [0, 0, 0], 0.02), [0, 1.36, -0.35], [0, side * 42, 0])),
    extrude(outline([[-1.68, -1.4], [1.68, -1.4], [1.68, 1.4], [-1.68, 1.4]], 0.22), 0.05, sheet, [0, 1.43, -0.35], [-90, 0, 0], 0.015),
    panRim(sheet),
    // The customer's display on its post, its case in two halves.
    box(0.42, 0.5, 0.24, shell, [0, 1.0, -1.86], [0, 0, 0], 0.06),
    box(0.3, 1.75, 0.2, shell, [0, 1.85, -1.98], [0, 0, 0], 0.07),
    box(0.34, 0.04, 0.24, matt('#2a2c2d'), [0, 1.24, -1.98], [0, 0, 0], 0.01),
    pair((side) => box(2.1, 0.76, 0.19, shell, [0, 2.98, -1.98 + side * 0.1], [0, 0, 0], 0.08)),
    box(2.06, 0.72, 0.03, matt('#2a2c2d'), [0, 2.98, -1.98], [0, 0, 0], 0),
    [0, 180].map((turn) =>
      put(
        group(box(1.72, 0.46, 0.02, gloss('#2a0f10'), [0, 0, 0.2], [0, 0, 0], 0.006), label('2.485', 1.02, 0.34, [0.12, 0, 0.212], [0, 0, 0], { ink: '#e5533f' }), label('kg', 0.16, 0.12, [0.74, -0.1, 0.212], [0, 0, 0], { ink: '#c9ccca', weight: 400 })),
        [0, 2.98, -1.98],
        [0, turn, 0],
      ),
    ),
    tube([[1.0, 0.3, -1.7], [1.4, 0.25, -2.0], [1.9, 0.06, -2.1], [2.5, 0.06, -1.4], [2.6, 0.06, -0.4]], 0.05, black),
  );
}

/** Bent up on three sides, with a bead at the edge. */
const panRim = (sheet: Material) => {
  const [x, front, back, y] = [1.64, 0.96, -1.68, 1.47];
  return group(
    pair((side) => box(0.035, 0.2, 2.4, sheet, [side * x, y + 0.06, -0.36], [0, 0, side * -10], 0.01)),
    box(3.0, 0.2, 0.035, sheet, [0, y + 0.06, back], [-10, 0, 0], 0.01),
    bar([[-x - 0.02, y, front], [-x - 0.02, y + 0.16, front - 0.1], [-x - 0.02, y + 0.16, back], [x + 0.02, y + 0.16, back], [x + 0.02, y + 0.16, front - 0.1], [x + 0.02, y, front]], 0.03, sheet, 0.2),
  );
};

/** Four panes on a low white body, the pan within. */
function jewellery() {
  const pane = clear('#cfe0e4', 0.24);
  return group(
    pair((a) => pair((b) => cylinder(0.2, 0.16, rubber, [a * 1.1, 0.08, b * 1.7]))).flat(),
    extrude(
      outline(
        [
          [-2.2, 0.1],
          [2.3, 0.1],
          [2.3, 0.3],
          [0.8, 0.85],
          [-2.2, 0.85],
        ],
        0.18,
      ),
      2.9,
      white,
      [0, 0, 0],
      [0, -90, 0],
      0.12,
    ),
    put(
      group(
        display('18.64 g', 1.6, 0.5, [0, 0.2, 0.03], [0, 0, 0], { on: '#8fc3d8', ink: '#12222c' }),
        repeat(5, (key) => box(0.32, 0.17, 0.05, plastic(key === 4 ? accent : body), [(key - 2) * 0.5, -0.35, 0.02], [0, 0, 0], 0.02)),
      ),
      [0, 0.62, 1.52],
      [-70, 0, 0],
    ),
    cylinder(0.3, 0.2, black, [0, 0.95, -0.75]),
    lathe(
      [
        [0, 0],
        [0.78, 0],
        [0.82, 0.1],
        [0.78, 0.1],
        [0.74, 0.04],
        [0, 0.04],
      ],
      stainless,
      [0, 1.06, -0.75],
    ),
    ring(0.98, 0.05, steel, [0, 0.88, -0.75], [90, 0, 0]),
    put(group(ring(0.2, 0.05, plastic('#d9a520'), [0, 0, 0], [90, 0, 0]), ring(0.2, 0.05, plastic('#d9a520'), [0.28, 0.0, 0.18], [78, 0, 0])), [-0.1, 1.15, -0.75]),
    pair((a) => [box(0.03, 2.3, 2.5, pane, [a * 1.28, 2.0, -0.8]), ...pair((b) => box(0.07, 2.3, 0.07, aluminium, [a * 1.28, 2.0, -0.8 + b * 1.25])), box(0.08, 0.08, 2.6, aluminium, [a * 1.28, 3.17, -0.8])]).flat(),
    pair((b) => [box(2.5, 2.3, 0.03, pane, [0, 2.0, -0.8 + b * 1.25]), box(2.6, 0.08, 0.08, aluminium, [0, 3.17, -0.8 + b * 1.25])]).flat(),
    box(2.5, 0.03, 2.5, pane, [0, 3.19, -0.8]),
    rod(0.07, 0.5, black, [0, 3.26, -0.8]),
    label('TULAMAN TJ-600', 1.1, 0.13, [0.6, 0.26, 2.306], [0, 0, 0], { ink: '#25507f' }),
  );
}

/** Facing +z: the battery's cover with its knobs, and the plate. */
const craneBack = () =>
  group(
    box(2.4, 1.1, 0.12, paint('#2b2e31'), [0, 0.5, 0.02], [0, 0, 0], 0.05),
    pair((side) => [
      cylinder(0.19, 0.24, black, [side * 0.95, 0.5, 0.16], [90, 0, 0]),
      ...around(8, (degrees) => put(box(0.06, 0.06, 0.24, black, [0, 0.19, 0.16]), [side * 0.95, 0.5, 0], [0, 0, degrees])),
    ]),
    label(['BATTERY', '6 V 10 Ah'], 1.1, 0.5, [0, 0.5, 0.083], [0, 0, 0], { ink: '#ffffff' }),
    box(2.0, 0.8, 0.03, steel, [0, -0.62, 0.01], [0, 0, 0], 0.01),
    label(['TULAMAN  TC-5T', 'MAX 5000 kg   d = 1 kg', 'SAFE OVERLOAD 150%'], 1.9, 0.72, [0, -0.62, 0.028], [0, 0, 0], { ink: '#22262a' }),
  );

/** What the shackle hangs from: a hook whose bowl is at the origin, and its block with two falls of chain. */
const craneBlock = () =>
  group(
    put(hook(1.25, castIron, [0, 2.1, 0]), [0, 0, 0], [0, 90, 0]),
    cylinder(0.4, 0.3, steel, [0, 2.2, 0]),
    box(1.5, 1.4, 0.9, paint('#d9a520'), [0, 3.0, 0], [0, 0, 0], 0.3),
    pair((side) => put(bolt(0.2), [0, 3.0, side * 0.45], [side * 90, 0, 0])),
    pair((side) => chain(10, 0.4, steel, [side * 0.42, 7.4, 0])),
  );

/** Far enough below the crane scale's hook for its shadow to be seen. */
const GROUND = -4.9;

function crane() {
  const coat = paint(body);
  return group(
    bar(
      [
        [-0.55, 1.6, 0],
        [-0.55, 2.6, 0],
        [0, 3.35, 0],
        [0.55, 2.6, 0],
        [0.55, 1.6, 0],
      ],
      0.2,
      steel,
      0.6,
    ),
    rod(0.22, 1.9, steel, [0, 1.75, 0]),
    pair((side) => bolt(0.22, [side * 0.95, 1.75, 0], [0, 0, -90])),
    box(0.5, 0.9, 0.5, darkSteel, [0, 1.6, 0]),
    box(3.3, 2.6, 1.5, coat, [0, 0, 0], [0, 0, 0], 0.36),
    pair((side) => box(0.34, 2.0, 1.62, plastic(accent), [side * 1.55, 0, 0], [0, 0, 0], 0.14)),
    box(2.5, 1.05, 0.1, black, [0, 0.45, 0.74], [0, 0, 0], 0.05),
    label('0 kg', 2.0, 0.75, [0, 0.45, 0.795], [0, 0, 0], { on: '#240c0b', ink: '#ff5a48' }),
    repeat(3, (key) => cylinder(0.15, 0.06, chrome, [(key - 1) * 0.5, -0.38, 0.76], [90, 0, 0])),
    label('TULAMAN  5 t', 1.9, 0.3, [0, -0.85, 0.756], [0, 0, 0], { ink: '#ffffff' }),
    put(craneBack(), [0, 0, -0.75], [0, 180, 0]),
    box(0.5, 0.7, 0.5, darkSteel, [0, -1.5, 0]),
    cylinder(0.42, 0.4, steel, [0, -1.9, 0]),
    hook(1.15, castIron, [0, -2.1, 0]),
    put(craneBlock(), [0, 2.95, 0]),
    put(
      group(
        box(0.75, 1.7, 0.3, black, [0, 0, 0], [0, 0, 0], 0.1),
        repeat(4, (key) => cylinder(0.11, 0.08, plastic(['#1e8a4c', '#e8ebee', accent, '#e8ebee'][key] as string), [(key % 2) * 0.32 - 0.16, 0.25 - Math.floor(key / 2) * 0.36, 0.16], [90, 0, 0])),
        label('TULAMAN', 0.5, 0.1, [0, 0.6, 0.155], [0, 0, 0], { ink: '#ffffff' }),
      ),
      [2.5, GROUND + 0.15, 1.2],
      // Face up on the ground, above which the scale hangs.
      [-90, 0, 20],
    ),
  );
}

export const scenes: Scenes = {
  'TC-5T': { build: crane, first: { from: [-26, 14], near: 1.65, at: [0.5, 0.33, 0.5] }, second: { from: [206, 14], near: 1.65, at: [0.5, 0.33, 0.5] } },
  'TF-2T': { build: floor, first: { from: [-24, 26] }, second: { from: [20, 14], near: 1.5, at: [0.82, 0.45, 0.61] } },
  'TT-30': { build: counter, first: { from: [-24, 20] }, second: { from: [150, 18] } },
  'TP-300': { build: platform, first: { from: [-30, 20] } },
  'TJ-600': { build: jewellery, first: { from: [-28, 24] }, second: { from: [40, 16] } },
};
