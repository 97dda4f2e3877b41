import type { Material } from 'three';
import { brands } from './brands.ts';
import { directDriven } from './direct-compressors.ts';
import { bolt, gauge, valve } from './fittings.ts';
import { label } from './labels.ts';
import { beltDrive, smallMotor } from './machines.ts';
import { aluminium, black, brass, castIron, copper, gloss, paint, plastic, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import {
  around,
  ball,
  bar,
  box,
  cylinder,
  extrude,
  type FlatPoint,
  group,
  lathe,
  outline,
  type Point,
  pair,
  put,
  repeat,
  ring,
  rod,
} from './solids.ts';
import { wheel } from './wheels.ts';

/** A lying tank with domed ends, its foot at 0. */
const tank = (radius: number, length: number, color: string, name: string, y: number, ink = '#ffffff') => {
  const dome = (side: 1 | -1): FlatPoint[] =>
    repeat(9, (index) => {
      const angle = (index / 8) * (Math.PI / 2);
      return [Math.sin(angle) * radius, side * (length / 2 + Math.cos(angle) * radius * 0.5)];
    });
  return group(
    lathe([...dome(-1), ...dome(1).reverse()], gloss(color), [0, y, 0], [0, 0, -90]),
    [-0.32, 0.32].map((share) =>
      put(ring(radius * 1.004, radius * 0.012, gloss(color)), [share * length, y, 0], [0, 90, 0]),
    ),
    label(name, length * 0.5, radius * 0.42, [0, y + radius * 0.1, radius * 1.004], [-4, 0, 0], { ink }),
  );
};

/** A finned cylinder on a crankcase, leaning by the given degrees. */
const cylinderHead = (r: number, lean: number) =>
  put(
    group(
      cylinder(r * 0.7, r * 2, castIron, [0, r, 0]),
      repeat(8, (index) => cylinder(r, r * 0.1, castIron, [0, r * 0.5 + index * r * 0.22, 0])),
      box(r * 1.7, r * 0.5, r * 1.7, aluminium, [0, r * 2.4, 0]),
      around(4, (degrees) =>
        bolt(r * 0.13, [
          Math.cos(((degrees + 45) * Math.PI) / 180) * r,
          r * 2.66,
          Math.sin(((degrees + 45) * Math.PI) / 180) * r,
        ]),
      ),
      cylinder(r * 0.35, r * 0.6, black, [r * 0.9, r * 2.35, 0], [0, 0, 90]),
    ),
    [0, 0, 0],
    [lean, 0, 0],
  );

type Belt = {
  radius: number;
  length: number;
  color: string;
  name: string;
  /** Length of the plate that carries pump and motor. */
  plate?: number;
  /** One head presses air into the other; otherwise both into the tank. */
  twoStage?: boolean;
  wheeled?: boolean;
};

/** A pump with two cylinders and a belt, on a tank. One unit is 25 cm. */
function beltDriven({ radius, length, color, name, plate = length * 0.95, twoStage = false, wheeled = false }: Belt) {
  const y = radius + 0.75;
  const deck = y + radius + 0.1;
  const pumpX = -plate * 0.27;
  const motorX = plate * 0.3;
  const coat = paint(color);
  return group(
    tank(radius, length, color, name, y),
    wheeled ? runningGear(radius, length, coat) : pair((side) => put(foot(radius, coat), [side * length * 0.4, 0, 0])),
    box(plate, 0.12, radius * 1.2, coat, [0, deck, 0]),
    pair((side) => box(0.14, 0.36, radius * 1.1, coat, [side * plate * 0.36, deck - 0.2, 0])),
    box(0.9, 0.9, 1.0, castIron, [pumpX, deck + 0.5, 0], [0, 0, 0], 0.15),
    pair((side) => put(cylinderHead(0.45, side * 38), [pumpX + side * 0.12, deck + 0.75, side * 0.2])),
    smallMotor(0.55, '#3f4a52', [motorX, deck + 0.75, 0.1], [0, 90, 0], 1.5),
    beltDrive([motorX, deck + 0.75], [pumpX, deck + 0.75], 0.3, 0.8, -1.0, castIron),
    put(beltGuard(motorX - pumpX, color), [(motorX + pumpX) / 2, deck + 0.75, -1.2]),
    pair((side) => box(0.16, 0.08, 1.3 - radius * 0.5, coat, [side * plate * 0.3, deck, -(1.3 + radius * 0.5) / 2])),
    twoStage ? intercooler([pumpX, deck + 1.6, 0]) : joiningPipe([pumpX, deck + 1.58, 0]),
    deliveryPipe([pumpX, deck, 0], y + radius * 0.66, radius * 0.72),
    put(pressureSwitch(), [pumpX + 1.3, deck + 0.06, radius * 0.26]),
    put(tap(0.24), [length * 0.5 + radius * 0.46 + 0.16, y + radius * 0.4, wheeled ? 0 : 0.2]),
  );
}

const foot = (radius: number, coat: Material) =>
  group(box(0.16, radius * 0.5 + 0.75, radius * 1.5, coat, [0, (radius * 0.5 + 0.75) / 2, 0]), box(0.4, 0.1, radius * 1.8, coat, [0, 0.05, 0]));

/** Two wheels below the pump, rubber feet below the motor, and a handle to lift the tank at. */
const runningGear = (radius: number, length: number, coat: Material) =>
  group(
    put(
      group(
        box(0.16, 0.7, radius * 1.4, coat, [0, 0.72, 0]),
        cylinder(0.06, radius * 2.6, steel, [0, 0.45, 0], [90, 0, 0]),
        pair((side) => wheel(0.45, 0.24, paint('#d5d8da'), rubber, [0, 0.45, side * (radius + 0.14)])),
      ),
      [-length * 0.4, 0, 0],
    ),
    put(group(put(foot(radius, coat), [0, 0.14, 0]), pair((side) => cylinder(0.14, 0.14, rubber, [0, 0.07, side * radius * 0.75]))), [length * 0.4, 0, 0]),
    bar(
      [
        [length / 2, radius + 1.05, 0.42],
        [length / 2 + 0.95, radius + 1.5, 0.42],
        [length / 2 + 0.95, radius + 1.5, -0.42],
        [length / 2, radius + 1.05, -0.42],
      ],
      0.07,
      coat,
    ),
    bar([[length / 2 + 0.95, radius + 1.5, 0.24], [length / 2 + 0.95, radius + 1.5, -0.24]], 0.11, rubber),
  );

/** Leads the air of the head behind to the delivery pipe of that in front; each draws it through a filter. */
const joiningPipe = ([x, y, z]: Point) =>
  group(
    bar([[x + 0.36, y, z - 0.85], [x + 0.86, y, z - 0.85], [x + 0.86, y, z + 0.85]], 0.06, copper, 0.2),
    pair((side) => put(group(rod(0.1, 0.3, steel, [-0.46, 0, 0]), rod(0.24, 0.3, black, [-0.7, 0, 0]), rod(0.19, 0.04, steel, [-0.87, 0, 0])), [x + side * 0.12, y, z + side * 0.85], [side * 38, 0, 0])),
  );

/** From the head in front down past the plate's edge into a socket on the tank. */
const deliveryPipe = ([x, deck, z]: Point, socketY: number, socketZ: number) =>
  group(
    bar(
      [
        [x + 0.5, deck + 1.58, z + 0.86],
        [x + 0.86, deck + 1.58, z + 0.86],
        [x + 0.86, deck + 0.5, socketZ + 0.1],
        [x + 0.86, socketY, socketZ + 0.1],
      ],
      0.06,
      copper,
      0.2,
    ),
    cylinder(0.1, 0.26, brass, [x + 0.86, socketY, socketZ + 0.1]),
  );

/** On a riser from the tank, with a gauge and a safety valve. */
const pressureSwitch = () =>
  group(
    cylinder(0.08, 0.4, brass, [0, 0.15, 0]),
    box(0.34, 0.42, 0.36, black, [0, 0.52, 0], [0, 0, 0], 0.05),
    cylinder(0.05, 0.3, brass, [0, 0.16, 0.15], [90, 0, 0]),
    gauge(0.19, [0, 0.16, 0.32]),
    rod(0.05, 0.3, brass, [0.15, 0.16, 0]),
    cylinder(0.07, 0.26, brass, [0.3, 0.22, 0]),
  );

/** A ball valve, flow along x, its lever on a stem. */
const tap = (size: number) =>
  group(
    rod(size * 0.4, size * 1.9, brass),
    ball(size * 0.55, brass),
    cylinder(size * 0.24, size * 0.5, brass, [0, size * 0.6, 0]),
    box(size * 1.6, size * 0.14, size * 0.42, plastic('#c2212b'), [size * 0.5, size * 0.88, 0]),
  );

/** A finned pipe that leads air from the low stage's head, behind, to that of the high stage. */
const intercooler = ([x, y, z]: Point) =>
  group(
    bar(
      [
        [x - 0.1, y, z + 0.82],
        [x - 0.78, y + 0.06, z + 0.82],
        [x - 0.78, y + 0.06, z - 0.82],
        [x - 0.3, y, z - 0.82],
      ],
      0.08,
      copper,
      0.2,
    ),
    repeat(12, (index) => cylinder(0.2, 0.025, aluminium, [x - 0.78, y + 0.06, z + (index - 5.5) * 0.1], [90, 0, 0])),
  );

/** A capsule of wire netting in a frame. */
const beltGuard = (span: number, color: string) => {
  const half = span / 2 + 1.0;
  const capsule = (by: number) =>
    outline(
      [
        [-half + by, -1.05 + by],
        [half - by, -1.05 + by],
        [half - by, 1.05 - by],
        [-half + by, 1.05 - by],
      ],
      0.95 - by,
    );
  return group(
    extrude(
      outline(
        [
          [-half, -1.05],
          [half, -1.05],
          [half, 1.05],
          [-half, 1.05],
        ],
        0.95,
        [capsule(0.12)],
      ),
      0.3,
      paint(color),
    ),
    repeat(9, (index) => rod(0.02, 2 * half - (index % 8 === 0 ? 1.3 : 0.5), paint(color), [0, (index - 4) * 0.22, 0])),
    repeat(13, (index) =>
      box(0.03, index % 12 === 0 ? 1.2 : 1.9, 0.03, paint(color), [(index - 6) * ((half - 0.25) / 6), 0, 0]),
    ),
  );
};

type Direct = { color: string; name: string; ink: string };

/** A small one on two wheels, two pumps without oil in one block with their motors. */
function portable({ color, name, ink }: Direct) {
  return group(
    tank(0.75, 2.6, color, name, 1.15, ink),
    pair((side) => wheel(0.45, 0.2, paint('#d5d8da'), rubber, [-1.35, 0.45, side * 0.72])),
    rod(0.05, 0.1, steel, [-1.35, 0.45, 0]),
    cylinder(0.05, 1.4, steel, [-1.35, 0.45, 0], [90, 0, 0]),
    cylinder(0.16, 0.4, rubber, [1.3, 0.2, 0]),
    box(0.3, 0.3, 0.5, paint(color), [1.2, 0.5, 0]),
    box(1.9, 0.12, 0.9, black, [0, 1.98, 0]),
    pair((side) =>
      group(
        box(0.85, 1.2, 1.1, aluminium, [side * 0.5, 2.6, 0], [0, 0, 0], 0.2),
        repeat(6, (index) => box(0.9, 0.06, 1.2, aluminium, [side * 0.5, 2.2 + index * 0.16, 0])),
        cylinder(0.3, 0.2, black, [side * 0.98, 2.6, 0], [0, 0, 90]),
      ),
    ),
    bar(
      [
        [1.3, 1.6, 0.3],
        [1.8, 2.2, 0.3],
        [1.8, 2.2, -0.3],
        [1.3, 1.6, -0.3],
      ],
      0.08,
      black,
    ),
    box(0.3, 0.5, 0.3, black, [-0.2, 2.25, 0.6], [0, 0, 0], 0.05),
    gauge(0.2, [0.3, 2.2, 0.62]),
    gauge(0.2, [0.8, 2.2, 0.62]),
    valve(0.18, [1.25, 2.15, 0.6]),
  );
}

const vayu = brands.Vayuman.body;

export const scenes: Scenes = {
  'VP-10-500': {
    build: () => beltDriven({ radius: 1.2, length: 6.4, plate: 5.2, color: vayu, twoStage: true, name: 'VAYUMAN' }),
    first: { from: [26, 16] },
    second: { from: [152, 18] },
  },
  'VO-1-24': { build: () => portable({ color: '#e4e6e6', name: 'VAYUMAN', ink: vayu }), first: { from: [-26, 18] }, second: { from: [22, 18], near: 3, at: [0.66, 0.74, 0.8] } },
  'PD-25': { build: directDriven, first: { from: [26, 18] } },
  'VP-2-100': {
    build: () => beltDriven({ radius: 0.75, length: 3.6, plate: 3.9, color: vayu, wheeled: true, name: 'VAYUMAN' }),
    first: { from: [-24, 18] },
  },
  'VP-5-250': {
    build: () =>
      beltDriven({ radius: 0.9, length: 4.5, color: '#c2621b', twoStage: true, name: 'VAYUMAN' }),
    first: { from: [-26, 18] },
  },
};
