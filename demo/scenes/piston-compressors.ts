import type { Material, Object3D } from 'three';
import { directDriven } from './direct-compressors.ts';
import { bolt, gauge } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { beltDrive, smallMotor } from './machines.ts';
import { aluminium, black, brass, castIron, copper, darkSteel, gloss, matt, metal, paint, plastic, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { createRandom } from './soft-solids.ts';
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
  sleeve,
  tube,
} from './solids.ts';
import { wheel } from './wheels.ts';

type Printing = { name: string; figures: string; ink?: string };

const offWhite = '#e9e7e0';

/** A lying tank: a shell rolled from sheet to which two pressed ends are welded; sockets, plate and printing. */
const tank = (radius: number, length: number, color: string, y: number, { name, figures, ink = offWhite }: Printing) => {
  const coat = gloss(color);
  const dome = (side: 1 | -1): FlatPoint[] =>
    repeat(11, (index) => {
      const angle = (index / 10) * (Math.PI / 2);
      return [Math.sin(angle) ** 0.84 * radius, side * (length / 2 + Math.cos(angle) ** 0.82 * radius * 0.46)];
    });
  const size = Math.min(length * 0.24, 1.15);
  return put(
    group(
      lathe([...dome(-1), ...dome(1).reverse()], coat, [0, 0, 0], [0, 0, -90], 88),
      pair((side) => put(bead(radius + 0.004, 0.026, coat), [side * (length / 2 - 0.02), 0, 0])),
      length > 4 ? bead(radius + 0.004, 0.022, coat) : [],
      // The joint along the sheet.
      onShell(radius, -38, tube(repeat(Math.round(length * 7), (index): Point => [-length / 2 + index / 7, Math.sin(index * 1.9) * 0.005, 0]), 0.02, coat)),
      pair((side) => put(socket(coat), [side * (length / 2 + radius * 0.45), 0, 0], [0, side * 90, 0])),
      onShell(radius, 6, label(name, size, size * 0.22, [-length * 0.06, 0.1, 0.006], [0, 0, 0], { ink })),
      onShell(radius, 6, label(figures, size, size * 0.1, [-length * 0.06, -0.09, 0.006], [0, 0, 0], { ink, weight: 400 })),
      onShell(radius, 2, group(box(0.48, 0.36, 0.03, coat, [0, 0, 0.0], [0, 0, 0], 0.01), ratingPlate(0.42, [0, 0, 0.017])), length * 0.3),
      onShell(radius, 8, hazard(), -length * 0.36),
      // A hand hole below, closed with a screwed plug, and the cock that lets water out.
      onShell(radius, -32, socket(coat), length * 0.2),
      cylinder(0.1, 0.14, coat, [-length * 0.1, -radius - 0.03, 0]),
      cylinder(0.055, 0.2, brass, [-length * 0.1, -radius - 0.16, 0]),
      box(0.26, 0.035, 0.07, brass, [-length * 0.1, -radius - 0.24, 0]),
    ),
    [0, y, 0],
  );
};

/** Puts a thing that faces +z on the shell of a lying tank, some degrees above its middle. */
const onShell = (radius: number, degrees: number, thing: Object3D, x = 0) => put(put(thing, [x, 0, radius]), [0, 0, 0], [-degrees, 0, 0]);

/** A weld around an axis along x: small scales, a little uneven. */
const bead = (radius: number, thick: number, coat: Material) => {
  const roll = createRandom(Math.round(radius * 1000));
  const points = repeat(90, (index): Point => {
    const angle = (index / 89) * 2 * Math.PI;
    const out = radius + (roll() - 0.5) * 0.008;
    return [(roll() - 0.5) * 0.014, Math.cos(angle) * out, Math.sin(angle) * out];
  });
  return tube(points, thick, coat);
};

/** A welded socket with a square-headed plug, facing +z. */
const socket = (coat: Material) =>
  group(
    cylinder(0.15, 0.16, coat, [0, 0, 0.02], [90, 0, 0]),
    ring(0.155, 0.022, coat, [0, 0, 0.005]),
    cylinder(0.1, 0.08, darkSteel, [0, 0, 0.1], [90, 0, 0]),
    box(0.1, 0.1, 0.1, darkSteel, [0, 0, 0.16], [0, 0, 20], 0.012),
  );

/** Warns of heat and of a start without notice, facing +z. */
const hazard = () =>
  group(
    extrude(outline([[-0.11, -0.085], [0.11, -0.085], [0, 0.11]], 0.02), 0.008, matt('#d9ab2a'), [0, 0.05, 0.006]),
    label('!', 0.055, 0.11, [0, 0.038, 0.012]),
    label(['STARTS', 'BY ITSELF'], 0.26, 0.1, [0, -0.1, 0.008], [0, 0, 0], { on: '#d8d6cf', ink: '#2b2f33' }),
  );

/** A finned cylinder on a crankcase, leaning by some degrees: foot with nuts, square fins, valve plate, head. */
const cylinderHead = (r: number, lean: number) => {
  const plate = (half: number) => outline([[-half, -half], [half, -half], [half, half], [-half, half]], half * 0.5);
  const cast = metal('#a9adaf', 0.5);
  return put(
    group(
      cylinder(r * 0.7, r * 2, castIron, [0, r, 0]),
      extrude(plate(r * 0.92), r * 0.18, castIron, [0, r * 0.12, 0], [90, 0, 0], 0.02),
      repeat(9, (index) => extrude(plate(r * 0.96), r * 0.075, castIron, [0, r * 0.42 + index * r * 0.19, 0], [90, 0, 0], 0.01)),
      extrude(plate(r * 0.9), r * 0.1, steel, [0, r * 2.14, 0], [90, 0, 0], 0.01),
      extrude(plate(r * 0.88), r * 0.34, cast, [0, r * 2.38, 0], [90, 0, 0], 0.03),
      repeat(7, (index) => box(r * 1.3, r * 0.2, r * 0.07, cast, [0, r * 2.6, (index - 3) * r * 0.2], [0, 0, 0], 0.012)),
      pair((a) => pair((b) => [cylinder(r * 0.17, r * 0.14, cast, [a * r * 0.7, r * 2.58, b * r * 0.7]), bolt(r * 0.11, [a * r * 0.7, r * 2.66, b * r * 0.7])])),
      cylinder(r * 0.3, r * 0.3, cast, [r * 0.9, r * 2.35, 0], [0, 0, 90]),
      put(group(cylinder(r * 0.26, r * 0.2, brass), bolt(r * 0.17, [0, r * 0.08, 0])), [r * 1.1, r * 2.35, 0], [0, 0, -90]),
    ),
    [0, 0, 0],
    [lean, 0, 0],
  );
};

/** The crankcase on its feet, with a bolted cover, an oil glass, filler, drain and a tiny plate. */
const crankcase = () =>
  group(
    box(0.9, 0.9, 1.0, castIron, [0, 0, 0], [0, 0, 0], 0.15),
    pair((side) => [box(1.12, 0.12, 0.3, castIron, [0, -0.39, side * 0.4], [0, 0, 0], 0.04), pair((end) => bolt(0.06, [end * 0.48, -0.32, side * 0.4]))]),
    lathe([[0, 0], [0.36, 0], [0.36, 0.05], [0.31, 0.08], [0, 0.09]], castIron, [0, 0.04, 0.5], [90, 0, 0]),
    around(8, (degrees) => put(put(bolt(0.03), [0.315, 0, 0.06], [90, 0, 0]), [0, 0.04, 0.5], [0, 0, degrees + 22])),
    // The oil shows in a glass.
    put(group(ring(0.085, 0.022, steel), cylinder(0.08, 0.02, gloss('#8f6a24'), [0, 0, 0], [90, 0, 0]), cylinder(0.028, 0.024, matt('#a13a2c'), [0, 0, 0], [90, 0, 0])), [0, -0.06, 0.6]),
    label('OIL', 0.14, 0.06, [0, 0.12, 0.594], [0, 0, 0], { ink: offWhite }),
    put(bolt(0.05), [0.3, -0.34, 0.5], [90, 0, 0]),
    pair((side) => put(group(cylinder(0.06, 0.16, black), cylinder(0.08, 0.07, black, [0, 0.1, 0])), [side * 0.46, 0.26, 0.28], [0, 0, side * -70])),
  );

type Belt = {
  radius: number;
  length: number;
  color: string;
  /** Printed below the name. */
  figures: string;
  /** Length of the plate that carries pump and motor. */
  plate?: number;
  /** One head presses air into the other; otherwise both into the tank. */
  twoStage?: boolean;
  wheeled?: boolean;
};

/** A pump with two cylinders and a belt, on a tank. One unit is 25 cm. */
function beltDriven({ radius, length, color, figures, plate = length * 0.95, twoStage = false, wheeled = false }: Belt) {
  const y = radius + 0.75;
  const deck = y + radius + 0.1;
  const pumpX = -plate * 0.27;
  const motorX = plate * 0.3;
  const coat = paint(color);
  return group(
    tank(radius, length, color, y, { name: 'VAYUMAN', figures }),
    wheeled ? runningGear(radius, length, coat) : pair((side) => put(foot(radius, coat), [side * length * 0.4, 0, 0])),
    box(plate, 0.12, radius * 1.2, coat, [0, deck, 0]),
    pair((side) => box(0.14, 0.36, radius * 1.1, coat, [side * plate * 0.36, deck - 0.2, 0])),
    put(crankcase(), [pumpX, deck + 0.5, 0]),
    put(slideRails(), [motorX, deck + 0.06, 0.1]),
    pair((side) => pair((end) => bolt(0.05, [side * (plate / 2 - 0.14), deck + 0.06, end * radius * 0.5]))),
    powerCable([motorX, deck, 0], [pumpX + 1.3, deck, radius * 0.26]),
    put(safetyValve(), [plate * 0.44, deck, radius * 0.45]),
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

/** A saddle of folded sheet under the tank, ribbed, its base bolted down. */
const foot = (radius: number, coat: Material) => {
  const high = radius * 0.5 + 0.75;
  return group(
    extrude(outline([[-radius * 0.82, high], [radius * 0.82, high], [radius * 0.66, 0.04], [-radius * 0.66, 0.04]], 0.05), 0.07, coat, [0, 0, 0], [0, 90, 0], 0.015),
    pair((side) => box(0.3, high * 0.96, 0.05, coat, [0, high * 0.48, side * radius * 0.72], [side * 7, 0, 0], 0.012)),
    box(0.26, high * 0.8, 0.05, coat, [0, high * 0.4, 0], [0, 0, 0], 0.012),
    box(0.46, 0.07, radius * 1.8, coat, [0, 0.035, 0], [0, 0, 0], 0.015),
    pair((side) => pair((end) => bolt(0.05, [end * 0.14, 0.07, side * radius * 0.82]))),
  );
};

/** Two rails on which the motor is drawn back until the belt is tight, with the screws that hold it there. */
const slideRails = () =>
  group(
    pair((side) => [
    box(0.16, 0.07, 1.2, darkSteel, [side * 0.42, 0.02, 0], [0, 0, 0], 0.015),
    pair((end) => bolt(0.045, [side * 0.42, 0.05, end * 0.54])),
    put(cylinder(0.03, 0.3, steel), [side * 0.42, 0.09, 0.6], [90, 0, 0]),
    put(bolt(0.05), [side * 0.42, 0.09, 0.74], [90, 0, 0]),
    ]),
  );

/** From the gland of the motor's terminal box to that of the pressure switch, along the plate. */
const powerCable = ([mx, deck]: Point, [sx, , sz]: Point) =>
  group(
    put(group(cylinder(0.06, 0.12, black), cylinder(0.045, 0.1, black, [0, 0.09, 0])), [mx - 0.3, deck + 1.44, 0.15], [0, 0, 90]),
    tube([[mx - 0.42, deck + 1.44, 0.15], [mx - 0.6, deck + 1.36, 0.24], [mx - 0.66, deck + 0.7, 0.44], [mx - 0.62, deck + 0.16, 0.5], [sx + 0.5, deck + 0.14, sz + 0.1], [sx + 0.34, deck + 0.3, sz], [sx + 0.28, deck + 0.52, sz], [sx + 0.17, deck + 0.54, sz]], 0.035, black),
  );

/** Blows off when the tank holds too much: body, spring's cap with holes, and the ring to try it by. */
const safetyValve = () =>
  group(
    cylinder(0.07, 0.3, brass),
    lathe([[0, 0.1], [0.1, 0.1], [0.1, 0.18], [0.075, 0.2], [0.075, 0.38], [0.05, 0.44], [0, 0.44]], brass),
    around(6, (degrees) => put(cylinder(0.014, 0.01, matt('#101214'), [0, 0.28, 0.076], [90, 0, 0]), [0, 0, 0], [0, degrees, 0])),
    ring(0.06, 0.012, steel, [0, 0.5, 0]),
  );

/** Two wheels below the pump, rubber feet below the motor, and a handle to lift the tank at. */
const runningGear = (radius: number, length: number, coat: Material) =>
  group(
    put(
      group(
        box(0.16, 0.7, radius * 1.4, coat, [0, 0.72, 0]),
        cylinder(0.06, radius * 2.6, steel, [0, 0.45, 0], [90, 0, 0]),
        pair((side) => put(spokedWheel(), [0, 0.45, side * (radius + 0.14)], [0, side === 1 ? 0 : 180, 0])),
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

/** A rim of pressed steel with ribs and a nut, its outside towards +z. */
const spokedWheel = () =>
  group(
    wheel(0.45, 0.24, paint('#8f9497'), rubber),
    around(6, (degrees) => put(box(0.06, 0.18, 0.03, paint('#a4a9ab'), [0, 0.18, 0.1], [0, 0, 0], 0.012), [0, 0, 0], [0, 0, degrees])),
    ring(0.275, 0.014, paint('#a4a9ab'), [0, 0, 0.1]),
    put(bolt(0.055), [0, 0, 0.15], [90, 0, 0]),
  );

/** Leads the air of the head behind to the delivery pipe of that in front; each draws it through a filter. */
const joiningPipe = ([x, y, z]: Point) =>
  group(
    bar([[x + 0.36, y, z - 0.85], [x + 0.86, y, z - 0.85], [x + 0.86, y, z + 0.85]], 0.06, copper, 0.2),
    pair((side) => put(group(rod(0.1, 0.3, steel, [-0.46, 0, 0]), rod(0.24, 0.3, black, [-0.7, 0, 0]), around(20, (degrees) => put(box(0.24, 0.03, 0.03, black, [-0.7, 0.235, 0], [0, 0, 0], 0.008), [0, 0, 0], [degrees, 0, 0])), rod(0.25, 0.03, steel, [-0.56, 0, 0]), rod(0.25, 0.03, steel, [-0.86, 0, 0]), put(bolt(0.04), [-0.87, 0, 0], [0, 0, 90])), [x + side * 0.12, y, z + side * 0.85], [side * 38, 0, 0])),
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
    // Unions at both ends, the check valve at the tank and the thin pipe that relieves the head.
    rod(0.1, 0.12, brass, [x + 0.62, deck + 1.58, z + 0.86]),
    lathe([[0, -0.2], [0.11, -0.2], [0.11, -0.1], [0.14, -0.09], [0.14, 0.02], [0.1, 0.04], [0.1, 0.16], [0, 0.16]], brass, [x + 0.86, socketY + 0.02, socketZ + 0.1], [0, 0, 0], 6),
    cylinder(0.09, 0.1, brass, [x + 0.86, socketY + 0.24, socketZ + 0.1]),
    bar([[x + 0.95, socketY + 0.02, socketZ + 0.1], [x + 1.14, socketY + 0.02, socketZ + 0.1], [x + 1.14, deck + 0.3, socketZ + 0.1], [x + 1.24, deck + 0.42, socketZ - 0.2]], 0.022, copper, 0.06),
  );

/** On a riser from the tank: a box with a red knob and glands, with a gauge and a small safety valve. */
const pressureSwitch = () =>
  group(
    cylinder(0.08, 0.4, brass, [0, 0.15, 0]),
    box(0.28, 0.08, 0.28, aluminium, [0, 0.3, 0], [0, 0, 0], 0.015),
    box(0.36, 0.42, 0.36, black, [0, 0.54, 0], [0, 0, 0], 0.05),
    box(0.37, 0.012, 0.37, matt('#0c0d0e'), [0, 0.42, 0], [0, 0, 0], 0.004),
    cylinder(0.07, 0.08, plastic('#a92c30'), [0, 0.78, 0]),
    label(['AUTO', 'OFF'], 0.14, 0.1, [0, 0.62, 0.182], [0, 0, 0], { ink: offWhite }),
    put(cylinder(0.024, 0.012, steel), [0, 0.49, 0.18], [90, 0, 0]),
    put(cylinder(0.05, 0.1, black), [0.2, 0.54, 0], [0, 0, 90]),
    cylinder(0.05, 0.3, brass, [0, 0.16, 0.15], [90, 0, 0]),
    cylinder(0.07, 0.06, brass, [0, 0.16, 0.2], [90, 0, 0]),
    gauge(0.19, [0, 0.16, 0.32]),
    rod(0.05, 0.3, brass, [0.15, 0.16, 0]),
    put(safetyValve(), [0.3, 0.14, 0]),
  );

/** A ball valve, flow along x, its lever on a stem. */
const tap = (size: number) =>
  group(
    rod(size * 0.4, size * 1.9, brass),
    pair((side) => lathe([[0, -size * 0.3], [size * 0.54, -size * 0.3], [size * 0.54, size * 0.3], [0, size * 0.3]], brass, [side * size * 0.72, 0, 0], [0, 0, 90], 6)),
    ball(size * 0.55, brass),
    sleeve(size * 0.36, size * 0.24, size * 0.3, steel, [size * 1.1, 0, 0], [0, 0, 90]),
    cylinder(size * 0.24, size * 0.5, brass, [0, size * 0.6, 0]),
    box(size * 1.6, size * 0.14, size * 0.42, plastic('#a92c30'), [size * 0.5, size * 0.88, 0], [0, 0, 0], size * 0.06),
    bolt(size * 0.12, [0, size * 0.95, 0]),
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
    repeat(18, (index) => cylinder(0.2, 0.014, aluminium, [x - 0.78, y + 0.06, z + (index - 8.5) * 0.072], [90, 0, 0])),
    pair((side) => rod(0.12, 0.1, brass, [x - 0.3, y + 0.02, z + side * 0.82])),
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
    repeat(13, (index) => rod(0.012, 2 * half - (index % 12 === 0 ? 1.4 : 0.5), paint(color), [0, (index - 6) * 0.15, 0])),
    repeat(23, (index) => box(0.022, index % 22 === 0 ? 1.2 : 1.9, 0.022, paint(color), [(index - 11) * ((half - 0.25) / 11), 0, 0])),
    pair((side) => pair((end) => put(bolt(0.04), [side * half * 0.55, end * 0.99, 0.15], [90, 0, 0]))),
    label('KEEP GUARD IN PLACE', 0.8, 0.07, [0, 0.99, 0.153], [0, 0, 0], { ink: offWhite, weight: 400 }),
  );
};

/** A small one on two wheels: a motor between two pumps that need no oil. */
function portable() {
  const coat = '#cfd1cf';
  return group(
    tank(0.75, 2.6, coat, 1.15, { name: 'VAYUMAN', figures: 'OIL FREE   24 l   8 bar', ink: '#2d5f94' }),
    pair((side) => put(spokedWheel(), [-1.2, 0.45, side * 0.72], [0, side === 1 ? 0 : 180, 0])),
    cylinder(0.05, 1.5, steel, [-1.2, 0.45, 0], [90, 0, 0]),
    pair((side) => extrude(outline([[-0.24, 0.4], [0.24, 0.4], [0.1, -0.1], [-0.1, -0.1]], 0.05), 0.05, paint(coat), [-1.2, 0.48, side * 0.42], [0, 0, 0], 0.012)),
    extrude(outline([[-0.4, 0.4], [0.4, 0.4], [0.28, 0], [-0.28, 0]], 0.05), 0.06, paint(coat), [1.1, 0.24, 0], [0, 90, 0], 0.012),
    pair((side) => [lathe([[0, 0], [0.12, 0], [0.14, 0.05], [0.1, 0.26], [0, 0.26]], rubber, [1.1, 0, side * 0.22]), bolt(0.04, [1.16, 0.26, side * 0.22])]),
    pumps(),
    bar([[1.2, 1.8, 0.32], [1.8, 2.16, 0.32], [1.8, 2.16, -0.32], [1.2, 1.8, -0.32]], 0.05, paint(coat), 0.14),
    bar([[1.8, 2.16, 0.22], [1.8, 2.16, -0.22]], 0.085, rubber),
    airOutlets(),
  );
}

const PUMP_Y = 2.42;

/** The barrel of the motor between two crankcases, on each of them a finned cylinder; fans under cowls at both ends. */
const pumps = () => {
  const cast = metal('#b4b8ba', 0.5);
  const barrel = plastic('#33383c');
  return group(
    box(1.9, 0.06, 0.9, paint('#3a3f43'), [-0.1, 2.08, 0], [0, 0, 0], 0.015),
    pair((side) => pair((end) => [cylinder(0.1, 0.12, rubber, [-0.1 + side * 0.78, 2.0, end * 0.34]), bolt(0.05, [-0.1 + side * 0.78, 2.11, end * 0.34])])),
    put(
      group(
        rod(0.38, 0.8, barrel),
        repeat(9, (index) => rod(0.395, 0.03, metal('#70757a', 0.5), [-0.2 + index * 0.05, 0, 0])),
        around(4, (degrees) => put(rod(0.022, 0.9, steel, [0, 0.39, 0]), [0, 0, 0], [degrees + 45, 0, 0])),
        pair((side) => put(pumpHead(cast), [side * 0.62, 0, 0], [0, side === 1 ? 0 : 180, 0])),
        // Air goes from head to head and down to the tank.
        bar([[-0.42, 0.98, 0.1], [-0.2, 1.02, 0.1], [0.2, 1.02, 0.1], [0.42, 0.98, 0.1]], 0.05, aluminium, 0.1),
        box(0.34, 0.26, 0.3, black, [0, 0.46, -0.06], [0, 0, 0], 0.05),
      ),
      [-0.1, PUMP_Y + 0.1, 0],
    ),
    bar([[-0.62, PUMP_Y + 1.02, 0.3], [-0.62, PUMP_Y + 1.02, 0.56], [-0.62, 1.86, 0.56], [-0.62, 1.7, 0.44]], 0.034, copper, 0.14),
    cylinder(0.09, 0.16, brass, [-0.62, 1.86, 0.54]),
    cylinder(0.075, 0.1, brass, [-0.62, PUMP_Y + 1.02, 0.34], [90, 0, 0]),
  );
};

/** A crankcase with its finned cylinder, head and filter; the fan is towards +x. */
const pumpHead = (cast: Material) => {
  const plate = (half: number) => outline([[-half, -half], [half, -half], [half, half], [-half, half]], half * 0.4);
  return group(
    box(0.42, 0.76, 0.72, cast, [0, 0, 0], [0, 0, 0], 0.12),
    cylinder(0.24, 0.6, cast, [0, 0.5, 0]),
    repeat(6, (index) => extrude(plate(0.35), 0.026, cast, [0, 0.42 + index * 0.07, 0], [90, 0, 0], 0.008)),
    extrude(plate(0.34), 0.1, cast, [0, 0.86, 0], [90, 0, 0], 0.02),
    extrude(plate(0.34), 0.1, cast, [0, 0.97, 0], [90, 0, 0], 0.02),
    extrude(plate(0.33), 0.012, matt('#15171a'), [0, 0.915, 0], [90, 0, 0], 0.003),
    repeat(5, (index) => box(0.5, 0.1, 0.026, cast, [0, 1.05, (index - 2) * 0.1], [0, 0, 0], 0.008)),
    pair((a) => pair((b) => bolt(0.035, [a * 0.26, 1.02, b * 0.27]))),
    put(group(cylinder(0.06, 0.1, brass), cylinder(0.14, 0.2, black, [0, 0.13, 0]), around(16, (degrees) => put(box(0.02, 0.16, 0.02, black, [0, 0.13, 0.14], [0, 0, 0], 0.006), [0, 0, 0], [0, degrees, 0]))), [0.12, 0.98, -0.32], [-90, 0, 0]),
    // A cowl with slots over the fan.
    lathe([[0.36, 0], [0.36, 0.14], [0.32, 0.2], [0, 0.21]], plastic('#2b2f32'), [0.21, 0, 0], [0, 0, -90], 60),
    [0.08, 0.15, 0.22, 0.29].map((radius) => put(ring(radius, 0.014, matt('#0b0c0d')), [0.418, 0, 0], [0, 90, 0])),
    around(3, (degrees) => put(put(cylinder(0.022, 0.016, steel), [0.42, 0.335, 0], [0, 0, 90]), [0, 0, 0], [degrees + 30, 0, 0])),
  );
};

/** In front: the pressure switch, a manifold with a regulator between two gauges, and the outlet's cock. */
const airOutlets = () => {
  const [y, z] = [2.02, 0.62];
  return group(
    put(smallSwitch(), [0.05, y - 0.06, z - 0.02]),
    rod(0.055, 1.0, brass, [0.6, y, z]),
    [0.42, 0.98].map((x) => put(group(gauge(0.16), cylinder(0.045, 0.14, brass, [0, -0.2, 0])), [x, y + 0.26, z + 0.02], [-6, 0, 0])),
    put(group(cylinder(0.12, 0.1, aluminium), lathe([[0, 0.3], [0.12, 0.28], [0.14, 0.1], [0.12, 0.06], [0, 0.06]], black), around(14, (degrees) => put(box(0.02, 0.16, 0.02, black, [0, 0.19, 0.13], [0, 0, 0], 0.006), [0, 0, 0], [0, degrees, 0]))), [0.7, y + 0.04, z]),
    put(tap(0.15), [1.2, y, z]),
    put(safetyValve(), [0.26, y + 0.02, z], [0, 0, 0]),
  );
};

/** The switch without a gauge of its own. */
const smallSwitch = () =>
  group(
    cylinder(0.07, 0.3, brass, [0, 0, -0.06]),
    box(0.3, 0.42, 0.3, black, [0, 0.34, 0], [0, 0, 0], 0.05),
    box(0.31, 0.012, 0.31, matt('#0c0d0e'), [0, 0.22, 0], [0, 0, 0], 0.004),
    cylinder(0.06, 0.07, plastic('#a92c30'), [0, 0.57, 0]),
    label(['AUTO', 'OFF'], 0.13, 0.1, [0, 0.4, 0.152], [0, 0, 0], { ink: offWhite }),
    put(cylinder(0.05, 0.1, black), [-0.18, 0.34, 0], [0, 0, 90]),
    tube([[-0.22, 0.34, 0], [-0.36, 0.36, -0.02], [-0.4, 0.6, -0.2], [-0.24, 0.82, -0.4]], 0.032, black),
  );

const vayu = '#2d5f94';

export const scenes: Scenes = {
  'VP-10-500': {
    build: () => beltDriven({ radius: 1.2, length: 6.4, plate: 5.2, color: vayu, twoStage: true, figures: 'TWO STAGE   500 l   12 bar   10 HP' }),
    first: { from: [26, 16] },
    second: { from: [152, 18] },
  },
  'VO-1-24': { build: portable, first: { from: [-26, 18] }, second: { from: [22, 18], near: 3, at: [0.66, 0.74, 0.8] } },
  'PD-25': { build: directDriven, first: { from: [26, 18] } },
  'VP-2-100': {
    build: () => beltDriven({ radius: 0.75, length: 3.6, plate: 3.9, color: vayu, wheeled: true, figures: '100 l   8 bar   2 HP' }),
    first: { from: [-24, 18] },
  },
  'VP-5-250': {
    build: () => beltDriven({ radius: 0.9, length: 4.5, color: '#a4582a', twoStage: true, figures: 'TWO STAGE   250 l   12 bar   5 HP' }),
    first: { from: [-26, 18] },
  },
};
