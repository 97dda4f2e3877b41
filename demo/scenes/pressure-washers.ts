import { brands } from './brands.ts';
import { gauge, knob } from './fittings.ts';
import { label } from './labels.ts';
import { beltDrive, hoseCoil, pushHandle, smallMotor, stand } from './machines.ts';
import { black, brass, castIron, chrome, paint, plastic, rubber, stainless } from './materials.ts';
import { petrolEngine } from './petrol-engines.ts';
import type { Scenes } from './scene.ts';
import { around, bar, box, cylinder, extrude, group, outline, type Point, pair, put, repeat, rod, scaled, tube } from './solids.ts';
import { wheel } from './wheels.ts';

const yellow = brands.Nirmalya.body;

/** A spray gun with its lance, leading along +x. */
const gun = (at: Point, turn: Point) =>
  put(
    group(
      extrude(
        outline(
          [
            [-0.3, 0.2],
            [0.5, 0.2],
            [0.5, -0.05],
            [-0.05, -0.2],
            [-0.4, -1.1],
            [-0.75, -1.1],
            [-0.5, -0.1],
          ],
          0.1,
        ),
        0.3,
        plastic('#26292c'),
        [0, 0, 0],
        [0, 0, 0],
        0.08,
      ),
      rod(0.09, 2.6, black, [1.7, 0.1, 0]),
      rod(0.06, 1.6, stainless, [3.6, 0.1, 0]),
      rod(0.12, 0.3, brass, [4.5, 0.1, 0]),
      box(0.1, 0.5, 0.1, plastic('#c2212b'), [0.05, -0.3, 0], [0, 0, 25]),
    ),
    at,
    turn,
  );

/** The drum on which a hose is wound, its axle along z. */
const reel = (r: number, at: Point, turn: Point = [0, 0, 0]) =>
  put(
    group(
      cylinder(r, 1.05, plastic('#3a3f44'), [0, 0, 0], [90, 0, 0]),
      pair((side) => cylinder(r * 1.36, 0.06, plastic('#3a3f44'), [0, 0, side * 0.56], [90, 0, 0])),
      cylinder(r * 0.25, 1.3, plastic(yellow), [0, 0, 0], [90, 0, 0]),
    ),
    at,
    turn,
  );

function compact() {
  const coat = plastic(yellow);
  return group(
    extrude(
      outline(
        [
          [-0.9, 0],
          [0.9, 0],
          [0.95, 2.2],
          [0.5, 3.0],
          [-0.6, 3.0],
          [-0.95, 2.2],
        ],
        0.35,
      ),
      1.9,
      coat,
      [0, 0.4, 0],
      [0, 0, 0],
      0.24,
    ),
    box(1.3, 1.2, 0.1, plastic('#26292c'), [0, 1.6, 0.98], [0, 0, 0], 0.05),
    knob(0.3, [0, 1.7, 1.02]),
    label(['NIRMALYA', '130 bar'], 1.2, 0.5, [0, 2.7, 0.958], [0, 0, 0], { ink: '#23405f' }),
    rod(0.16, 0.3, brass, [0.9, 0.9, 0.6]),
    pair((side) => wheel(0.5, 0.24, plastic('#26292c'), rubber, [side * 1.1, 0.5, -0.5], [0, 90, 0])),
    bar(
      [
        [-0.6, 3.2, -0.6],
        [-0.6, 4.6, -0.8],
        [0.6, 4.6, -0.8],
        [0.6, 3.2, -0.6],
      ],
      0.1,
      black,
      0.3,
    ),
    hoseCoil(0.7, 5, 0.085, black, [-1.85, 1.7, -0.1], [0, 90, 0]),
    reel(0.63, [-1.45, 1.7, -0.1], [0, 90, 0]),
    gun([1.6, 1.9, 0.6], [0, 0, 78]),
    box(0.5, 0.3, 0.3, black, [0, 0.15, 0.7]),
  );
}

/** A three-plunger pump with brass head. */
const pump = (at: Point, turn: Point = [0, 0, 0]) =>
  put(
    group(
      box(1.1, 0.9, 1.1, castIron, [0, 0.45, 0], [0, 0, 0], 0.12),
      box(0.9, 0.8, 1.0, brass, [0.9, 0.5, 0], [0, 0, 0], 0.08),
      repeat(3, (index) => cylinder(0.13, 0.24, chrome, [0.9, 0.98, (index - 1) * 0.3])),
      gauge(0.24, [0.9, 1.35, 0.2]),
      cylinder(0.05, 0.4, brass, [0.9, 1.1, 0.2]),
      knob(0.16, [1.1, 0.6, 0.5], [0, 0, 0], black),
    ),
    at,
    turn,
  );

function commercial() {
  return group(
    bar(
      [
        [1.9, 0.7, 1.0],
        [-1.8, 0.7, 1.0],
        [-2.6, 3.6, 1.0],
        [-2.6, 3.6, -1.0],
        [-1.8, 0.7, -1.0],
        [1.9, 0.7, -1.0],
        [1.9, 0.7, 1.0],
      ],
      0.1,
      stainless,
      0.3,
    ),
    box(3.4, 0.12, 1.9, stainless, [0, 0.75, 0]),
    smallMotor(0.75, brands.Nirmalya.accent, [-0.6, 1.76, 0], [0, 0, 0], 1.7),
    pump([0.9, 1.1, 0]),
    pair((side) => wheel(0.6, 0.3, plastic(yellow), rubber, [-1.2, 0.6, side * 1.25])),
    pair((side) => cylinder(0.14, 0.7, rubber, [1.7, 0.35, side * 0.8])),
    box(1.3, 0.8, 0.3, plastic(yellow), [-2.2, 2.6, 0.0], [0, -90, 14]),
    label('NIRMALYA', 1.2, 0.28, [-2.25, 2.55, 2.25], [0, 0, 0], { ink: yellow }),
    hoseCoil(0.75, 5, 0.1, black, [-2.25, 2.1, 1.2]),
    reel(0.68, [-2.25, 2.1, 1.65]),
    gun([0.2, 0.25, 2.0], [90, 0, 0]),
  );
}

/** A plug for three phases, leading along +x. */
const phasePlug = (at: Point, turn: Point) =>
  put(
    group(
      rod(0.1, 0.24, black, [0.1, 0, 0], 0.17),
      rod(0.2, 0.42, plastic('#c2212b'), [0.42, 0, 0]),
      cylinder(0.25, 0.08, plastic('#c2212b'), [0.6, 0, 0], [0, 0, 90]),
      around(4, (degrees) => put(rod(0.035, 0.3, brass, [0.78, 0.11, 0]), [0, 0, 0], [degrees + 45, 0, 0])),
    ),
    at,
    turn,
  );

function hot() {
  const coat = paint('#23405f');
  return group(
    box(4.4, 0.5, 2.4, coat, [0, 0.9, 0], [0, 0, 0], 0.1),
    box(2.2, 1.8, 2.2, paint(yellow), [1.0, 2.0, 0], [0, 0, 0], 0.25),
    cylinder(1.0, 2.4, stainless, [-1.1, 2.3, 0]),
    cylinder(0.35, 0.6, stainless, [-1.1, 3.7, 0]),
    label(['NIRMALYA', 'HOT 150 bar'], 1.6, 0.7, [1.0, 2.2, 1.105], [0, 0, 0], { ink: '#23405f' }),
    knob(0.24, [1.6, 1.5, 1.1]),
    gauge(0.28, [0.5, 1.5, 1.12]),
    pair((side) => wheel(0.7, 0.32, coat, rubber, [-1.3, 0.7, side * 1.4])),
    pair((side) => wheel(0.35, 0.24, coat, rubber, [1.7, 0.35, side * 1.0])),
    put(
      pushHandle(
        2.0,
        [
          [-2.1, 1.2],
          [-2.9, 3.2],
          [-2.9, 3.6],
        ],
        0.1,
        coat,
      ),
      [0, 0, 0],
    ),
    // Most of the hose lies on top; its end comes down to the grip of the gun.
    hoseCoil(0.7, 5, 0.1, black, [1.0, 3.9, -0.3], [90, 0, 0]),
    tube([[1.7, 3.9, -0.3], [1.78, 3.88, -0.8], [2.15, 3.5, -0.9], [2.35, 2.4, -0.4], [2.5, 1.0, 0.5], [2.6, 0.2, 1.4], [2.1, 0.11, 2.1], [1.0, 0.11, 2.2], [0.2, 0.12, 2.0], [-0.4, 0.2, 1.9], [-0.62, 0.3, 2.14]], 0.1, black),
    gun([0, 0.3, 3.2], [90, 0, 0]),
    rod(0.16, 0.3, rubber, [-2.3, 0.85, 0.5]),
    tube([[-2.4, 0.85, 0.5], [-2.8, 0.7, 0.6], [-3.1, 0.1, 1.0], [-3.0, 0.08, 1.9], [-2.4, 0.08, 2.2], [-2.1, 0.14, 2.6], [-1.9, 0.25, 2.9]], 0.08, rubber),
    phasePlug([-1.9, 0.25, 2.9], [0, -52, 0]),
  );
}

function petrol() {
  const frame = paint('#26292c');
  return group(
    bar(
      [
        [1.6, 0.5, 1.0],
        [-1.5, 0.5, 1.0],
        [-1.9, 3.4, 1.0],
        [-1.9, 3.4, -1.0],
        [-1.5, 0.5, -1.0],
        [1.6, 0.5, -1.0],
        [1.6, 0.5, 1.0],
      ],
      0.1,
      frame,
      0.3,
    ),
    box(3.0, 0.12, 1.9, frame, [0, 0.55, 0]),
    put(scaled(petrolEngine('#c2281d'), 0.85), [-0.3, 0.6, 0]),
    pump([1.0, 0.6, 0]),
    pair((side) => wheel(0.75, 0.34, plastic(yellow), rubber, [-1.2, 0.75, side * 1.25])),
    pair((side) => cylinder(0.14, 0.5, rubber, [1.5, 0.25, side * 0.8])),
    hoseCoil(0.65, 5, 0.1, black, [-1.75, 2.3, 1.2]),
    reel(0.58, [-1.75, 2.3, 1.65]),
    gun([0.0, 0.25, 2.0], [90, 0, 0]),
    label('NIRMALYA', 1.2, 0.24, [0.4, 0.55, 0.955], [0, 0, 0], { ink: '#f0b90b' }),
  );
}

function beltDriven() {
  return group(
    stand(4.2, 0.6, 2.0, paint(brands.Jaldhaar.body), 0.14),
    smallMotor(0.7, brands.Jaldhaar.body, [-1.0, 1.5, 0.2], [0, 90, 0], 1.6),
    pump([1.0, 0.9, 0.1]),
    beltDrive([-1.0, 1.5], [1.0, 1.45], 0.34, 0.85, -0.95, castIron, paint('#e8a512')),
    hoseCoil(1.0, 5, 0.11, plastic('#c9a227'), [3.5, 0.11, 0.5], [-90, 0, 0]),
    gun([-0.6, 0.25, 2.2], [90, 0, 0]),
    label('JALDHAAR 3 HP', 1.8, 0.12, [0, 0.53, 1.003], [0, 0, 0], { ink: '#ffffff' }),
  );
}

export const scenes: Scenes = {
  'NW-200T': { build: commercial, first: { from: [30, 16] } },
  'JW-80B': { build: beltDriven, first: { from: [-24, 20] } },
  'NH-150': { build: hot, first: { from: [-28, 16] } },
  'NW-7P': { build: petrol, first: { from: [30, 18] } },
  'NW-130': { build: compact, first: { from: [26, 12] } },
};
