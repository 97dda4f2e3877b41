import type { Material } from 'three';
import { bolt } from './fittings.ts';
import { label } from './labels.ts';
import { black, cardboard, galvanised, matt, paint, plastic, steel } from './materials.ts';
import { rectangle } from './slotted.ts';
import { bar, box, cylinder, extrude, type FlatPoint, group, outline, type Point, pair, put, repeat, rod } from './solids.ts';

/** One unit is a third of a metre: 1800 wide, 2000 high, 600 deep. */
const [WIDE, HIGH, DEEP] = [5.4, 6.0, 1.8];
const POST = 0.2;
const LEVELS = [0.45, 2.15, 3.85, 5.55];

const blue = paint('#2f5688');
const orange = paint('#c5622a');
const zinc = paint('#b3b8ba');

/** Uprights with keyholes, beams hooked into them, and panels of steel laid between the beams. */
export const boltlessRack = () =>
  group(
    pair((a) => put(sideFrame(), [(a * WIDE) / 2, 0, 0])),
    LEVELS.map((y) => group(pair((side) => put(beam(), [0, y, (side * DEEP) / 2], [0, side === 1 ? 0 : 180, 0])), decking(y))),
    put(label('200 kg PER LEVEL', 0.92, 0.11, [0, 0, 0], [0, 0, 0], { on: '#e3e1da', ink: '#2b2f32' }), [1.7, (LEVELS[3] as number) - 0.02, DEEP / 2 + 0.075]),
    put(label('BHAARIKA', 0.66, 0.12, [0, 0, 0], [0, 0, 0], { ink: '#e9e7e0' }), [-1.9, (LEVELS[3] as number) - 0.02, DEEP / 2 + 0.072]),
    goods(),
  );

/** Two uprights on foot plates, tied by rungs and a diagonal. */
const sideFrame = () => {
  const z = DEEP / 2;
  return group(
    pair((b) => put(upright(), [0, 0, b * z], [0, b === 1 ? 0 : 180, 0])),
    [0.3, 2.1, 3.9, 5.7].map((y) => box(0.06, 0.12, DEEP - POST, blue, [0, y, 0], [0, 0, 0], 0.015)),
    [0.3, 2.1, 3.9].map((y, index) => bar([[0, y, (index % 2 ? 1 : -1) * (z - 0.1)], [0, y + 1.8, (index % 2 ? -1 : 1) * (z - 0.1)]], 0.035, blue)),
  );
};

/** An open section; its front towards +z has two rows of keyholes. */
const upright = () => {
  const count = 29;
  const holes = (x: number) =>
    repeat(count, (index) =>
      outline(keyhole.map(([px, py]): FlatPoint => [px + x, py + 0.24 + index * 0.195 - HIGH / 2]), 0.012),
    );
  return group(
    extrude(outline(rectangle(POST, HIGH - 0.06), 0.02, [...holes(-0.045), ...holes(0.045)]), 0.022, blue, [0, HIGH / 2 + 0.03, POST / 2 - 0.01], [0, 0, 0], 0.004),
    box(POST - 0.04, HIGH - 0.1, 0.01, matt('#0f1216'), [0, HIGH / 2, POST / 2 - 0.05], [0, 0, 0], 0),
    pair((side) => box(0.022, HIGH - 0.06, POST, blue, [side * (POST / 2 - 0.01), HIGH / 2 + 0.03, 0], [0, 0, 0], 0.006)),
    pair((side) => box(0.06, HIGH - 0.06, 0.022, blue, [side * (POST / 2 - 0.03), HIGH / 2 + 0.03, -POST / 2 + 0.01], [0, 0, 0], 0.006)),
    box(POST + 0.03, 0.05, POST + 0.03, black, [0, HIGH + 0.01, 0], [0, 0, 0], 0.015),
    // The foot with its anchor.
    box(0.42, 0.03, 0.36, galvanised, [0, 0.015, 0], [0, 0, 0], 0.008),
    box(0.3, 0.22, 0.03, galvanised, [0, 0.13, -POST / 2 - 0.02], [0, 0, 0], 0.008),
    pair((side) => bolt(0.035, [side * 0.155, 0.03, 0.05])),
  );
};

const keyhole: FlatPoint[] = [[-0.02, 0.045], [0.02, 0.045], [0.012, -0.045], [-0.012, -0.045]];

/** A stepped profile; at each end a connector with rivets and the pin that keeps it from lifting. */
const beam = () => {
  const inner = WIDE - POST - 0.02;
  return group(
    box(inner, 0.26, 0.09, orange, [0, 0, 0.01], [0, 0, 0], 0.02),
    box(inner, 0.15, 0.08, orange, [0, -0.055, -0.06], [0, 0, 0], 0.015),
    box(inner - 0.1, 0.012, 0.006, matt('#8a431c'), [0, 0.06, 0.055], [0, 0, 0], 0),
    pair((side) =>
      group(
        box(0.035, 0.5, 0.2, orange, [(side * inner) / 2, -0.02, 0.02], [0, 0, 0], 0.01),
        box(0.2, 0.5, 0.03, orange, [side * (inner / 2 + 0.1), -0.02, POST / 2 + 0.012], [0, 0, 0], 0.01),
        repeat(2, (index) => put(cylinder(0.028, 0.03, steel), [side * (inner / 2 + 0.1), -0.16 + index * 0.28, POST / 2 + 0.03], [90, 0, 0])),
        put(cylinder(0.02, 0.05, plastic('#c9a637')), [side * (inner / 2 + 0.1), 0.0, POST / 2 + 0.03], [90, 0, 0]),
      ),
    ),
  );
};

/** Six panels side by side whose edges are folded down, with open seams. */
const decking = (y: number) => {
  const each = (WIDE - POST - 0.06) / 6;
  return repeat(6, (index) =>
    group(
      box(each - 0.022, 0.04, DEEP - 0.06, zinc, [(index - 2.5) * each, y + 0.08, 0], [0, 0, 0], 0.014),
      pair((side) => box(each - 0.03, 0.12, 0.02, zinc, [(index - 2.5) * each, y + 0.03, side * (DEEP / 2 - 0.12)], [0, 0, 0], 0.006)),
      box(0.06, 0.08, DEEP - 0.3, zinc, [(index - 2.5) * each, y + 0.04, 0], [0, 0, 0], 0.01),
    ),
  );
};

/** Hand-loaded: cartons that are taped and labelled, and crates. */
const goods = () => {
  const on = (level: number) => (LEVELS[level] as number) + 0.1;
  return group(
    put(carton(1.2, 0.86, 1.1), [-1.75, on(0), 0.1], [0, 4, 0]),
    put(carton(1.2, 0.86, 1.1), [-0.45, on(0), 0.08], [0, -3, 0]),
    put(carton(0.9, 0.5, 0.9), [-1.1, on(0) + 0.86, 0.05], [0, 8, 0]),
    put(crate('#4b7a8c'), [1.0, on(0), 0.1], [0, -2, 0]),
    put(crate('#4b7a8c'), [2.06, on(0), 0.1], [0, 2, 0]),
    put(crate('#4b7a8c'), [1.5, on(0) + 0.6, 0.1], [0, 1, 0]),
    put(carton(1.5, 0.72, 1.2, '#a07d57'), [1.45, on(1), 0.1], [0, -4, 0]),
    put(carton(1.0, 0.6, 1.0, '#a07d57'), [1.3, on(1) + 0.72, 0.05], [0, 6, 0]),
    put(drum(), [-2.05, on(1), 0.2]),
    put(drum(), [-1.35, on(1), 0.1]),
    put(drum(), [-0.62, on(1), 0.22]),
    put(carton(0.86, 0.96, 1.0), [-1.9, on(2), 0.1], [0, 3, 0]),
    put(carton(0.86, 0.96, 1.0), [-0.94, on(2), 0.05], [0, -2, 0]),
    put(crate('#8d4138'), [1.7, on(2), 0.1], [0, 3, 0]),
  );
};

const carton = (w: number, h: number, d: number, color?: string) => {
  const board: Material = color ? matt(color) : cardboard;
  return group(
    box(w, h, d, board, [0, h / 2, 0], [0, 0, 0], 0.014),
    box(w + 0.004, 0.006, 0.02, matt('#5e482f'), [0, h, 0], [0, 0, 0], 0),
    box(0.13, 0.006, d + 0.004, matt('#c9b189'), [0, h + 0.001, 0], [0, 90, 0], 0),
    pair((side) => box(0.006, h * 0.3, 0.13, matt('#c9b189'), [side * (w / 2), h * 0.86, 0], [0, 0, 0], 0)),
    label(['MADE IN INDIA', 'QTY 24'], w * 0.34, h * 0.22, [w * 0.22, h * 0.66, d / 2 + 0.003], [0, 0, 0], { on: '#e9e6dd', ink: '#33373b', weight: 400 }),
    box(w * 0.2, 0.05, 0.006, matt('#3a2c1d'), [-w * 0.22, h * 0.72, d / 2], [0, 0, 0], 0.02),
    label('THIS SIDE UP', w * 0.36, h * 0.09, [-w * 0.2, h * 0.24, d / 2 + 0.003], [0, 0, 0], { ink: '#4a3a28' }),
  );
};

/** A stacking crate of plastic with ribs, a rim and hand holes. */
const crate = (color: string) => {
  const skin = plastic(color);
  const [w, h, d] = [1.0, 0.58, 1.3];
  return group(
    box(w - 0.06, h, d - 0.06, skin, [0, h / 2, 0], [0, 0, 0], 0.03),
    [h - 0.04, h - 0.2, 0.04].map((y) => box(w, 0.05, d, skin, [0, y, 0], [0, 0, 0], 0.015)),
    repeat(6, (index) => box(0.03, h - 0.1, d - 0.005, skin, [(index - 2.5) * 0.17, h / 2, 0], [0, 0, 0], 0.006)),
    box(w - 0.12, 0.02, d - 0.12, matt('#17191b'), [0, h - 0.012, 0], [0, 0, 0], 0),
    box(0.34, 0.09, 0.01, matt('#121314'), [0, h - 0.12, d / 2 - 0.02], [0, 0, 0], 0.004),
  );
};

/** A paint drum with its lid and handle. */
const drum = () => {
  const skin = plastic('#d9d7ce');
  return group(
    cylinder(0.3, 0.74, skin, [0, 0.37, 0], [0, 0, 0], 0.32),
    cylinder(0.34, 0.07, plastic('#3c5f74'), [0, 0.74, 0]),
    [0.6, 0.66].map((y) => cylinder(0.335, 0.02, skin, [0, y, 0])),
    bar([[-0.34, 0.64, 0], [-0.3, 0.5, 0.26], [0, 0.42, 0.36], [0.3, 0.5, 0.26], [0.34, 0.64, 0]] as Point[], 0.012, steel),
    put(rod(0.022, 0.2, black), [0, 0.42, 0.36]),
  );
};
