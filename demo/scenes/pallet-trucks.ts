import type { Material } from 'three';
import { brands } from './brands.ts';
import { electricPalletTruck } from './electric-pallet-trucks.ts';
import { display, vents } from './fittings.ts';
import { label } from './labels.ts';
import { black, castIron, chrome, darkSteel, paint, plastic, rubber, steel, white } from './materials.ts';
import type { Scenes } from './scene.ts';
import { bar, box, cylinder, extrude, group, outline, type Point, pair, put, repeat } from './solids.ts';
import { castor, wheel } from './wheels.ts';

const orange = brands.Bhaarika.body;
const polyurethane = plastic('#d3b33a');

/** Two forks along +x: pressed channels, open below, whose tips narrow and slope down, with rollers under them. */
const forks = (coat: Material, y = 0.5, roller?: Material) =>
  pair((side) =>
    put(
      group(
        extrude(
          outline(
            [
              [-0.1, -0.38],
              [5.35, -0.38],
              [5.95, -0.24],
              [5.95, 0.24],
              [5.35, 0.38],
              [-0.1, 0.38],
            ],
            0.12,
          ),
          0.12,
          coat,
          [0, 0.08, 0],
          [90, 0, 0],
          0.05,
        ),
        pair((edge) =>
          extrude(
            outline(
              [
                [-0.1, 0.12],
                [5.4, 0.12],
                [5.3, 0],
                [5.0, -0.13],
                [-0.1, -0.13],
              ],
              0.05,
            ),
            0.09,
            coat,
            [0, 0, edge * 0.33],
          ),
        ),
        extrude(
          outline(
            [
              [5.3, 0.12],
              [5.96, 0.12],
              [5.96, 0.04],
              [5.5, -0.1],
              [5.3, -0.1],
            ],
            0.04,
          ),
          0.42,
          coat,
        ),
        roller ? rollers(roller) : [],
      ),
      [0, y, side * 0.95],
    ),
  );

/** Two rollers on their rocker, half inside the fork. */
const rollers = (material: Material) =>
  group(
    repeat(2, (index) => cylinder(0.2, 0.44, material, [4.5 + index * 0.44, -0.3, 0], [90, 0, 0])),
    pair((edge) => box(0.66, 0.16, 0.04, darkSteel, [4.72, -0.26, edge * 0.26])),
    repeat(2, (index) => cylinder(0.06, 0.6, darkSteel, [4.5 + index * 0.44, -0.3, 0], [90, 0, 0])),
  );

/** The tiller: a bar up to a loop to hold. */
const tiller = (coat: Material, lean = 18) =>
  put(
    group(
      cylinder(0.11, 3.2, coat, [0, 1.7, 0]),
      bar(
        [
          [0, 3.2, 0],
          [0, 3.5, 0.5],
          [0, 4.1, 0.62],
          [0, 4.4, 0.4],
          [0, 4.4, -0.4],
          [0, 4.1, -0.62],
          [0, 3.5, -0.5],
          [0, 3.2, 0],
        ],
        0.1,
        rubber,
        0.3,
      ),
      // The lever between the loop's sides lifts and lowers.
      box(0.26, 0.5, 0.28, darkSteel, [0, 3.3, 0], [0, 0, 0], 0.06),
      cylinder(0.06, 0.36, steel, [-0.04, 3.4, 0], [90, 0, 0]),
      bar([[-0.04, 3.4, 0], [-0.16, 3.75, 0], [-0.16, 4.1, 0]], 0.06, plastic('#d8432b')),
    ),
    [-0.55, 1.0, 0],
    [0, 0, lean],
  );

type Truck = { color: string; capacity: string; tyre?: Material; roller?: Material; scale?: boolean };

function handTruck({ color, capacity, tyre = plastic('#c4501c'), roller = polyurethane, scale = false }: Truck) {
  const coat = paint(color);
  return group(
    forks(coat, 0.5, roller),
    box(0.5, 0.5, 2.4, coat, [0.1, 0.6, 0], [0, 0, 0], 0.08),
    extrude(
      outline(
        [
          [-0.75, 0.7],
          [0.4, 0.7],
          [0.4, 1.5],
          [-0.3, 1.7],
        ],
        0.15,
      ),
      1.1,
      coat,
      [-0.2, -0.1, 0],
      [0, 0, 0],
      0.06,
    ),
    cylinder(0.3, 1.2, castIron, [-0.55, 1.0, 0]),
    cylinder(0.18, 0.6, chrome, [-0.55, 1.7, 0]),
    pair((side) => wheel(0.42, 0.28, steel, tyre, [-0.55, 0.42, side * 0.3])),
    tiller(coat),
    label('BHAARIKA', 1.2, 0.17, [2.0, 0.49, 1.329], [0, 0, 0], { ink: '#ffffff' }),
    label(capacity, 0.8, 0.24, [0.353, 0.6, 0], [0, 90, 0], { ink: '#ffffff' }),
    scale ? put(indicator(), [0.02, 2.1, 0.12], [0, 0, -20]) : [],
  );
}

/** Turned to the person at the tiller: display and keys, and the printer with a slip of paper. */
const indicator = () =>
  group(
    box(0.26, 0.9, 0.4, darkSteel, [0.1, -0.5, -0.12], [0, 0, 20]),
    box(0.4, 0.95, 1.8, plastic('#2b2d30'), [0, 0, 0], [0, 0, 0], 0.08),
    put(
      group(
        display('1248.5 kg', 0.86, 0.36, [-0.06, 0.14, 0.03]),
        repeat(4, (index) => box(0.16, 0.12, 0.04, index === 0 ? plastic('#c2212b') : plastic('#d9dbd8'), [-0.36 + index * 0.2, -0.27, 0.01], [0, 0, 0], 0.015)),
        box(0.42, 0.7, 0.05, plastic('#54585c'), [0.62, 0.02, 0], [0, 0, 0], 0.02),
        label('PRINTER', 0.34, 0.08, [0.62, -0.24, 0.027], [0, 0, 0], { ink: '#ffffff' }),
        box(0.3, 0.5, 0.012, white, [0.62, 0.28, 0.06], [-14, 0, 0]),
        box(0.36, 0.06, 0.07, black, [0.62, 0.04, 0.02]),
      ),
      [-0.2, 0, 0],
      [0, -90, 0],
    ),
  );

/** A driver's arm from its pivot: a head with keys between two loops to hold. */
const steeringArm = (at: Point) =>
  put(
    group(
      box(0.3, 2.8, 0.4, plastic('#2b2d30'), [0, 1.4, 0], [0, 0, 0], 0.1),
      box(0.5, 0.6, 0.9, plastic('#2b2d30'), [0, 2.9, 0], [0, 0, 0], 0.15),
      pair((side) =>
        bar(
          [
            [0, 2.8, side * 0.4],
            [0, 3.1, side * 0.85],
            [0, 3.5, side * 0.8],
            [0, 3.5, side * 0.2],
          ],
          0.09,
          rubber,
          0.2,
        ),
      ),
      box(0.1, 0.2, 0.3, plastic('#c2212b'), [-0.28, 3.0, 0]),
    ),
    at,
    [0, 0, 24],
  );

/** One unit is 190 mm. Pushed by hand; a battery pump lifts the forks. */
function stacker() {
  const coat = paint(orange);
  return group(
    put(carriage(), [0.3, 1.6, 0]),
    pair((side) => [
      box(5.4, 0.34, 0.42, coat, [2.6, 0.4, side * 1.42], [0, 0, 0], 0.08),
      cylinder(0.2, 0.3, rubber, [4.9, 0.2, side * 1.42], [90, 0, 0]),
    ]),
    box(0.5, 0.4, 3.2, coat, [0, 0.45, 0], [0, 0, 0], 0.06),
    mast(coat),
    put(meshGuard(), [-0.28, 6.1, 0]),
    box(1.5, 2.5, 2.1, coat, [-1.1, 1.75, 0], [0, 0, 0], 0.2),
    box(1.56, 0.26, 2.16, plastic('#2b2d30'), [-1.1, 3.05, 0], [0, 0, 0], 0.1),
    vents(0.9, 0.5, 5, [-1.1, 1.05, 1.05]),
    label(['BHAARIKA', '1000 kg'], 0.92, 0.5, [-1.06, 2.1, 1.055], [0, 0, 0], { ink: '#ffffff' }),
    pair((side) => castor(0.3, [-1.3, 0.72, side * 0.75])),
    steeringArm([-1.8, 1.3, 0]),
  );
}

const MAST_HEIGHT = 9.6;

/** Two channels, open to each other, in which the carriage runs, and the cylinder whose chains draw it up. */
function mast(coat: Material) {
  const channel = outline([[-0.22, 0.16], [0.22, 0.16], [0.22, -0.16], [0.13, -0.16], [0.13, 0.07], [-0.13, 0.07], [-0.13, -0.16], [-0.22, -0.16]], 0.02);
  return group(
    pair((side) => put(extrude(channel, MAST_HEIGHT, coat, [0, 0, 0], [-90, 0, 0], 0.015), [0, MAST_HEIGHT / 2 + 0.4, side * 0.95], [0, side === 1 ? 180 : 0, 0])),
    box(0.44, 0.5, 2.22, coat, [0, MAST_HEIGHT + 0.2, 0], [0, 0, 0], 0.05),
    label('BHAARIKA', 1.7, 0.34, [0.225, MAST_HEIGHT + 0.2, 0], [0, 90, 0], { ink: '#ffffff' }),
    cylinder(0.2, 4.6, paint('#2b2d30'), [-0.05, 2.9, 0]),
    cylinder(0.12, 1.2, chrome, [-0.05, 5.7, 0]),
    box(0.34, 0.2, 0.9, darkSteel, [0, 6.35, 0]),
    pair((side) => [
      cylinder(0.2, 0.1, darkSteel, [0.02, 6.5, side * 0.36], [90, 0, 0]),
      ...repeat(24, (link) => box(0.05, 0.11, link % 2 === 0 ? 0.1 : 0.06, darkSteel, [0.22, 6.45 - link * 0.13, side * 0.36])),
    ]),
  );
}

/** The forks on their carriage, whose rollers run in the mast. */
const carriage = () =>
  group(
    forks(paint('#2b2d30'), 0),
    pair((side) => box(0.2, 2.1, 0.6, paint('#2b2d30'), [0.02, 0.9, side * 0.95])),
    [0.35, 1.7].map((y) => box(0.16, 0.4, 2.5, paint('#2b2d30'), [-0.06, y, 0])),
    pair((side) => [0.35, 1.7].map((y) => cylinder(0.13, 0.2, steel, [-0.3, y, side * 0.84], [90, 0, 0]))).flat(),
  );

/** Wire mesh in a frame: keeps the operator's hands off what moves in the mast. */
function meshGuard() {
  const [high, wide, cell] = [5.9, 1.9, 0.19];
  const wire = paint('#2b2d30');
  const [rows, columns] = [Math.round(high / cell), Math.round(wide / cell)];
  return group(
    pair((side) => [box(0.07, high, 0.08, wire, [0, 0, (side * wide) / 2]), box(0.07, 0.08, wide, wire, [0, (side * high) / 2, 0])]),
    repeat(rows - 1, (row) => cylinder(0.022, wide, wire, [0, (row + 1 - rows / 2) * (high / rows), 0], [90, 0, 0])),
    repeat(columns - 1, (column) => cylinder(0.022, high, wire, [-0.03, 0, (column + 1 - columns / 2) * (wide / columns)])),
  );
}

export const scenes: Scenes = {
  'BP-30N': { build: () => handTruck({ color: '#c2281d', capacity: '3000 kg', tyre: white, roller: white }), first: { from: [-40, 18] }, second: { from: [40, 18] } },
  'BPS-2': {
    build: () => handTruck({ color: '#1e5fa6', capacity: '2000 kg', scale: true }),
    first: { from: [-56, 20] },
    second: { from: [-142, 22], near: 2.4, at: [0.15, 0.48, 0.5] },
  },
  'BPE-15': { build: electricPalletTruck, first: { from: [38, 18] } },
  'BSE-16': { build: stacker, first: { from: [40, 14] } },
  'BP-25': { build: () => handTruck({ color: '#e0a10f', capacity: '2500 kg' }), first: { from: [-30, 20] }, second: { from: [44, 18] } },
};
