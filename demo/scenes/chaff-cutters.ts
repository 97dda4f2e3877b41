import type { Material } from 'three';
import { brands } from './brands.ts';
import { motor } from './electric-motors.ts';
import { bolt, button } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { beltDrive, stand } from './machines.ts';
import { mainsLead } from './mains-lead.ts';
import { black, brass, castIron, chrome, matt, metal, paint, plastic, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, bar, box, cylinder, extrude, type FlatPoint, funnel, group, lathe, outline, type Point, pair, put, repeat, ring, rod, scaled, sleeve, tube } from './solids.ts';
import { wheel } from './wheels.ts';

/** Stalks lying along x. */
const stalks = (count: number, length: number, wide: number, at: Point) =>
  put(
    group(
      repeat(count, (index) =>
        put(
          group(rod(0.04, length * (0.8 + ((index * 7) % 5) * 0.07), matt(index % 3 ? '#8fa04a' : '#b9a24f'))),
          [(((index * 5) % 7) - 3) * 0.09, 0.06 + (index % 5) * 0.07, (((index * 11) % 17) / 16 - 0.5) * wide],
          [0, ((index * 13) % 9) - 4, ((index * 3) % 5) - 2],
        ),
      ),
    ),
    at,
  );

/** An open tray that leads to x 0. */
const trough = (length: number, wide: number, coat: ReturnType<typeof paint>, at: Point) =>
  put(
    group(
      box(length, 0.08, wide, coat, [-length / 2, 0, 0]),
      pair((side) => box(length, 0.5, 0.08, coat, [-length / 2, 0.22, side * (wide / 2)])),
    ),
    at,
  );

/** Where the hand wheel's shaft runs: beside the mouth, so that the knives sweep across it. */
const SHAFT = { y: 3.5, z: 0.78 };

/** Turned by hand. Two knives turn in a guarded drum behind the wheel; a cast cover hides the feed rollers' gears. */
function handCutter() {
  const green = paint(brands.Harivan.accent);
  const orange = paint(brands.Harivan.body);
  return group(
    pair((side) => put(castSide(), [0, 0, side * 0.66])),
    [-1.15, 0.6].map((x) => cylinder(0.07, 1.5, castIron, [x, 1.0, 0], [90, 0, 0])),
    box(1.9, 0.14, 1.5, castIron, [-0.28, 2.98, 0]),
    trough(3.9, 1.1, green, [0.1, 3.1, 0]),
    // A lid keeps hands off the feed rollers.
    box(1.1, 0.06, 1.2, green, [-0.7, 3.6, 0]),
    pair((side) => bar([[-1.2, 1.7, side * 0.66], [-3.0, 3.04, side * 0.5]], 0.06, castIron)),
    stalks(70, 3.5, 0.8, [-2.0, 3.2, 0]),
    box(0.95, 1.35, 1.36, green, [0.2, 3.7, 0], [0, 0, 0], 0.14),
    label('HARIVAN', 1.5, 0.34, [-2.4, 3.33, 0.595], [0, 0, 0], { ink: '#ffffff' }),
    put(gearCover(orange), [-0.12, SHAFT.y, SHAFT.z]),
    put(knifeDrum(orange), [0.98, SHAFT.y, SHAFT.z]),
    rod(0.13, 1.2, steel, [1.3, SHAFT.y, SHAFT.z]),
    put(handWheel(green), [1.62, SHAFT.y, SHAFT.z], [0, 90, 0]),
  );
}

/** One of the two cast sides: splayed legs in one piece with the table's support. */
const castSide = () =>
  group(
    extrude(
      outline(
        [[-1.22, 2.95], [0.64, 2.95], [0.6, 2.1], [0.78, 1.0], [1.3, 0.1], [1.3, 0], [0.86, 0], [0.4, 0.8], [-0.28, 1.1], [-0.96, 0.8], [-1.42, 0], [-1.86, 0], [-1.86, 0.1], [-1.34, 1.0], [-1.16, 2.1]],
        0.14,
        [
          outline([[-0.9, 2.62], [-0.44, 2.62], [-0.44, 1.66], [-1.02, 1.5]], 0.12),
          outline([[-0.12, 2.62], [0.34, 2.62], [0.46, 1.5], [-0.12, 1.66]], 0.12),
        ],
      ),
      0.2,
      castIron,
      [0, 0, 0],
      [0, 0, 0],
      0.05,
    ),
    [-1.6, 1.04].map((x) => box(0.62, 0.1, 0.4, castIron, [x, 0.05, 0])),
  );

/** Cast, over the worm on the shaft and the wheels that it turns. */
const gearCover = (coat: Material) =>
  group(
    box(1.16, 1.5, 0.1, coat, [0, 0, -0.06]),
    extrude(outline([[-0.48, -0.62], [0.48, -0.62], [0.48, 0.62], [-0.48, 0.62]], 0.3), 0.6, coat, [0, 0, 0.2], [0, 0, 0], 0.12),
    pair((side) => pair((end) => put(bolt(0.06), [side * 0.5, end * 0.67, -0.01], [90, 0, 0]))),
    rod(0.24, 1.3, coat),
    // Oil for the worm.
    cylinder(0.09, 0.22, brass, [0, 0.7, 0.2]),
  );

/** A drum with a grille in front, through which the knives are seen to pass the mouth; what is cut falls out below. */
const knifeDrum = (coat: Material) =>
  group(
    lathe(
      [[0, -0.24], [1.5, -0.24], [1.5, -0.16], [1.38, -0.16], [1.38, 0.24], [1.44, 0.24], [1.44, 0.3], [1.26, 0.3], [1.26, 0.24], [1.32, 0.24], [1.32, -0.16], [0, -0.16]],
      coat,
      [0, 0, 0],
      [0, 0, -90],
      72,
    ),
    rod(1.31, 0.02, castIron, [-0.145, 0, 0]),
    put(mouth(), [-0.12, 0, -SHAFT.z]),
    pair((side) => put(knife(), [0, 0, 0], [side * 90 + 52, 0, 0])),
    rod(0.26, 0.3, castIron, [0.02, 0, 0]),
    [0.62, 0.98].map((radius) => ring(radius, 0.028, coat, [0.28, 0, 0], [0, 90, 0])),
    around(10, (degrees) => put(cylinder(0.024, 1.06, coat, [0.27, 0.78, 0]), [0, 0, 0], [degrees, 0, 0])),
    rod(0.32, 0.08, coat, [0.28, 0, 0]),
    around(8, (degrees) => put(put(bolt(0.05), [0.3, 1.35, 0], [0, 0, -90]), [0, 0, 0], [degrees + 15, 0, 0])),
    put(box(0.44, 0.9, 1.2, coat, [0, -1.6, 0]), [0, 0, 0], [14, 0, 0]),
    box(0.03, 0.4, 0.86, coat, [0.325, 0.74, -0.55], [0, 0, 0], 0.01),
    put(label(['DANGER', 'BLADES INSIDE'], 0.8, 0.36, [0.55, 0.74, 0.343], [0, 0, 0], { on: '#f1c40f' }), [0, 0, 0], [0, 90, 0]),
  );

/** Cast, with a steel plate at its lower edge, against which the knives shear. */
const mouth = () =>
  group(
    pair((side) => [box(0.16, 0.14, 1.0, castIron, [0, side * 0.36, 0], [0, 0, 0], 0.03), box(0.16, 0.86, 0.14, castIron, [0, 0, side * 0.43], [0, 0, 0], 0.03)]),
    box(0.02, 0.6, 0.74, matt('#050505'), [-0.02, 0, 0], [0, 0, 0], 0),
    box(0.06, 0.12, 0.9, chrome, [0.09, -0.3, 0], [0, 0, 0], 0.01),
  );

/** Curved and ground along its outer edge, bolted to an arm from the hub at the origin; it points up. */
const knife = () =>
  group(
    box(0.1, 1.0, 0.2, castIron, [-0.02, 0.6, 0.06], [6, 0, 0], 0.03),
    extrude(outline([[-0.14, 0.2], [0.16, 0.24], [0.34, 0.6], [0.32, 0.98], [0.1, 1.24], [-0.06, 1.2], [0.06, 0.9], [0.04, 0.6]], 0.08), 0.06, metal('#dfe2e4', 0.55), [0.08, 0, 0], [0, 90, 0], 0.02),
    [0.5, 0.86].map((y) => put(bolt(0.06), [0.11, y, -0.14], [0, 0, -90])),
  );

/** Cast in one piece, its axle along z, with a wooden handle on the rim. */
const handWheel = (coat: Material) =>
  group(
    sleeve(2.25, 2.02, 0.22, coat, [0, 0, 0], [90, 0, 0]),
    around(4, (degrees) =>
      put(extrude(outline([[-0.19, 0.2], [0.19, 0.2], [0.11, 2.08], [-0.11, 2.08]], 0.02), 0.14, coat, [0, 0, 0], [0, 0, 0], 0.05), [0, 0, 0], [0, 0, degrees + 28]),
    ),
    cylinder(0.34, 0.42, coat, [0, 0, 0], [90, 0, 0]),
    put(bolt(0.12), [0, 0, 0.2], [90, 0, 0]),
    put(
      group(
        cylinder(0.06, 0.5, steel, [0, 0, 0.25], [90, 0, 0]),
        lathe([[0, 0], [0.12, 0], [0.16, 0.4], [0.12, 0.8], [0, 0.82]], matt('#6b4426'), [0, 0, 0.2], [90, 0, 0]),
      ),
      [-1.0, 1.89, 0],
    ),
  );

/** Over the wheels that turn the two feed rollers: pressed, with a bulge for each, bolted on by its flange. */
const rollerGuard = (coat: Material) =>
  group(
    extrude(outline([[-0.47, -0.6], [0.47, -0.6], [0.47, 0.6], [-0.47, 0.6]], 0.26), 0.06, coat, [0, 0, 0.03], [0, 0, 0], 0.02),
    extrude(outline([[-0.37, -0.5], [0.37, -0.5], [0.37, 0.5], [-0.37, 0.5]], 0.3), 0.3, coat, [0, 0, 0.15], [0, 0, 0], 0.09),
    pair((side) => [
      cylinder(0.15, 0.1, coat, [0, side * 0.22, 0.31], [90, 0, 0]),
      put(bolt(0.06), [0, side * 0.22, 0.36], [90, 0, 0]),
      ...pair((end) => put(bolt(0.045), [side * 0.4, end * 0.53, 0.06], [90, 0, 0])),
    ]),
  );

/** A bead of weld along z or, turned, in another direction. */
const weld = (long: number, at: Point, turn: Point = [0, 0, 0]) => put(group(repeat(Math.round(long / 0.035), (index) => cylinder(0.032, 0.05, frameCoat, [0, 0, (index + 0.5) * 0.035 - long / 2], [68, 0, 0]))), at, turn);

const frameCoat = paint('#34393d');

/** The welded frame with its feet bolted down, beads of weld at the joints that are seen. */
const weldedStand = () =>
  group(
    stand(3.0, 1.7, 2.2, frameCoat, 0.2),
    box(2.8, 0.1, 2.0, frameCoat, [0, 0.5, 0]),
    pair((a) =>
      pair((b) => [
        box(0.44, 0.06, 0.44, frameCoat, [a * 1.4, 0.03, b * 1.0], [0, 0, 0], 0.015),
        pair((side) => bolt(0.055, [a * 1.4 + side * 0.15, 0.06, b * 1.16])),
        [1.5, 0.325, 0.525].map((y) => weld(0.2, [a * 1.29, y, b * 1.1], [0, 0, 0])),
        weld(0.2, [a * 1.29, 1.6, b * 1.1], [90, 0, 0]),
        weld(0.2, [a * 1.29, 0.425, b * 1.1], [90, 0, 0]),
        weld(0.2, [a * 1.5, 1.6, b * 0.89], [90, 0, 0]),
      ]),
    ),
  );

/** Half the width of a guard around two pulleys, at a place along their line. */
const guardWidth = (x: number, length: number, small: number, large: number) => {
  const [from, to] = [-length / 2, length / 2];
  if (x < from) return Math.sqrt(Math.max(0, small ** 2 - (x - from) ** 2));
  if (x > to) return Math.sqrt(Math.max(0, large ** 2 - (x - to) ** 2));
  return small + ((large - small) * (x - from)) / length;
};

/** A cage over a belt drive: a rim of sheet with wire netting in front, through which pulleys and belt are seen. */
function beltCage(from: FlatPoint, to: FlatPoint, small: number, large: number, z: number, coat: Material) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [r, R] = [small * 1.35, large * 1.16];
  const edge = (less: number) => outline([...repeat(13, (index): FlatPoint => [length / 2 + (R - less) * Math.cos(((index - 6) * Math.PI) / 12), (R - less) * Math.sin(((index - 6) * Math.PI) / 12)]), ...repeat(13, (index): FlatPoint => [-length / 2 + (r - less) * Math.cos(((index + 6) * Math.PI) / 12), (r - less) * Math.sin(((index + 6) * Math.PI) / 12)])]);
  const rim = (deep: number, wide: number, at: Point) => {
    const shape = edge(0);
    shape.holes = [edge(wide)];
    return extrude(shape, deep, coat, at, [0, 0, 0], 0.015);
  };
  const wire = metal('#b9bdbf', 0.45);
  const pitch = 0.13;
  const count = Math.floor((length + r + R) / pitch);
  return group(
    beltDrive(from, to, small, large, z, castIron),
    put(
      group(
        extrude(edge(0), 0.03, coat, [0, 0, -0.22], [0, 0, 0], 0.008),
        rim(0.44, 0.05, [0, 0, 0]),
        rim(0.05, 0.14, [0, 0, 0.22]),
        repeat(count, (index) => {
          const x = -length / 2 - r + (index + 0.5) * pitch;
          return box(0.022, 2 * guardWidth(x, length, r, R) - 0.08, 0.02, wire, [x, 0, 0.2], [0, 0, 0], 0);
        }),
        repeat(Math.floor((2 * R) / pitch) - 1, (index) => {
          const y = (index + 1) * pitch - R;
          const xs = repeat(60, (step) => -length / 2 - r + (step * (length + r + R)) / 59).filter((x) => guardWidth(x, length, r, R) > Math.abs(y));
          const [first, last] = [xs[0] ?? 0, xs.at(-1) ?? 0];
          return box(last - first, 0.022, 0.02, wire, [(first + last) / 2, y, 0.215], [0, 0, 0], 0);
        }),
        // Ears with the bolts that hold it.
        [-0.9, -0.3, 0.3, 0.9].map((share) => pair((side) => [box(0.16, 0.12, 0.04, coat, [share * length * 0.5, side * (guardWidth(share * length * 0.5, length, r, R) + 0.04), -0.2], [0, 0, 0], 0.012), put(bolt(0.04), [share * length * 0.5, side * (guardWidth(share * length * 0.5, length, r, R) + 0.055), -0.175], [90, 0, 0])])),
        put(hazard(0.26), [length * 0.5, 0, 0.235], [0, 0, (-Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI]),
      ),
      [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, z],
      [0, 0, (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI],
    ),
  );
}

/** A yellow triangle on a plate, over a line of small print; it faces +z. */
const hazard = (size: number) =>
  group(
    box(size * 1.5, size * 1.8, 0.012, matt('#e3e0d4'), [0, 0, 0], [0, 0, 0], 0.004),
    extrude(outline([[-size * 0.55, -size * 0.42], [size * 0.55, -size * 0.42], [0, size * 0.55]], 0.03), 0.01, matt('#cfa02f'), [0, size * 0.2, 0.01], [0, 0, 0], 0.002),
    label('!', size * 0.3, size * 0.62, [0, size * 0.12, 0.017]),
    label(['KEEP HANDS', 'AWAY'], size * 1.3, size * 0.5, [0, -size * 0.56, 0.008]),
  );

/** Forward, stop and back: a lever in a slotted quadrant, a ball at its end. */
const reverseLever = (coat: Material) =>
  group(
    box(0.7, 0.34, 0.04, coat, [0, 0, 0], [0, 0, 0], 0.015),
    box(0.5, 0.06, 0.01, matt('#121416'), [0, 0.05, 0.02], [0, 0, 0], 0.004),
    label('F    0    R', 0.54, 0.1, [0, -0.09, 0.023], [0, 0, 0], { ink: '#e9e7e0' }),
    pair((side) => put(bolt(0.03), [side * 0.3, -0.1, 0.02], [90, 0, 0])),
    bar([[0, 0.05, 0], [0, 0.05, 0.12], [-0.12, 0.86, 0.16]], 0.045, steel, 0.06),
    cylinder(0.1, 0.3, matt('#8f2b28'), [-0.135, 0.96, 0.165], [0, 0, 8], 0.085),
    repeat(4, (index) => ring(0.1, 0.012, matt('#8f2b28'), [-0.125 - index * 0.008, 0.88 + index * 0.06, 0.165], [90, 0, 0])),
  );

/** The switch of the motor in its box, with cable glands below and the lead to the ground behind. */
const starter = (at: Point) =>
  put(
    group(
      box(0.46, 0.64, 0.26, plastic('#c3c6c4'), [0, 0, 0.13], [0, 0, 0], 0.05),
      box(0.47, 0.012, 0.27, matt('#2a2d30'), [0, 0.2, 0.13], [0, 0, 0], 0.004),
      button(0.06, plastic('#3e7a55'), [-0.1, 0.02, 0.27]),
      button(0.07, plastic('#9c2f33'), [0.1, 0.02, 0.27]),
      label('START   STOP', 0.36, 0.07, [0, 0.13, 0.263]),
      label('230 V~ 50 Hz', 0.32, 0.06, [0, -0.16, 0.263], [0, 0, 0], { weight: 400 }),
      pair((side) => [cylinder(0.05, 0.12, black, [side * 0.12, -0.36, 0.13]), cylinder(0.035, 0.1, rubber, [side * 0.12, -0.44, 0.13])]),
      mainsLead([[-0.12, -0.42, 0.13], [-0.13, -0.8, 0.12], [-0.25, -1.04, -0.1], [-0.55, -1.075, -0.8], [-0.5, -1.075, -2.0], [-0.1, -1.05, -2.8], [0.3, -1.02, -3.1]], 0.045),
      tube([[0.12, -0.42, 0.13], [0.14, -0.6, 0.1], [0.5, -0.7, -0.3], [1.3, -0.3, -1.0]], 0.035, rubber),
    ),
    at,
  );

type Driven = { color: string; radius: number; feed: number; guard: string; model: string };

/** The drum that the knives turn in: two halves bolted flange to flange, ribs on its faces, the chute below. */
const knifeHousing = (radius: number, y: number, coat: Material) =>
  group(
    rod(radius, 0.8, coat, [0.85, y, 0]),
    pair((side) => [rod(radius * 1.07, 0.08, coat, [0.85 + side * 0.42, y, 0]), rod(radius * 1.05, 0.03, coat, [0.85 + side * 0.36, y, 0])]),
    rod(radius * 1.072, 0.012, matt('#121416'), [0.85 + 0.375, y, 0]),
    around(16, (degrees) => put(put(bolt(0.055), [1.31, radius * 1.0, 0], [0, 0, -90]), [0, y, 0], [degrees, 0, 0])),
    put(ring(radius * 0.8, 0.04, coat), [1.31, y, 0], [0, 90, 0]),
    around(8, (degrees) => put(box(0.06, radius * 0.42, 0.06, coat, [1.32, radius * 0.58, 0], [0, 0, 0], 0.02), [0, y, 0], [degrees + 22, 0, 0])),
    // The lid over the knives: hinged behind, held in front by a wing bolt.
    pair((side) => box(0.03, 0.1, radius * 1.2, matt('#121416'), [0.85 + side * 0.3, y + radius * 0.87, 0], [0, 0, 0], 0)),
    put(group(box(0.52, 0.03, 0.9, coat, [0, 0, 0], [0, 0, 0], 0.012), pair((end) => bolt(0.05, [0, 0.015, end * 0.34])), box(0.3, 0.05, 0.06, steel, [0, 0.04, 0], [0, 0, 0], 0.02)), [0.85, y + radius * 0.74, radius * 0.7], [44, 0, 0]),
    put(
      group(
        box(0.7, 1.5, 0.9, coat, [0, 0, 0], [0, 0, 0], 0.03),
        box(0.84, 0.08, 1.02, coat, [0, -0.72, 0], [0, 0, 0], 0.02),
        // Beads along its edges, and the plate through which it is cleared.
        pair((side) => cylinder(0.03, 1.4, coat, [side * 0.345, 0.02, 0.445])),
        box(0.46, 0.6, 0.025, coat, [0, -0.28, 0.455], [0, 0, 0], 0.01),
        box(0.48, 0.62, 0.01, matt('#121416'), [0, -0.28, 0.452], [0, 0, 0], 0),
        pair((a) => pair((b) => put(bolt(0.032), [a * 0.18, -0.28 + b * 0.25, 0.467], [90, 0, 0]))),
        box(0.6, 0.02, 0.78, matt('#0c0d0e'), [0, -0.762, 0], [0, 0, 0], 0),
        box(0.72, 0.34, 0.03, rubber, [0, -0.9, 0.46], [-14, 0, 0], 0.01),
        pair((side) => put(bolt(0.04), [side * 0.26, -0.72, 0.51], [90, 0, 0])),
      ),
      [0.85, y - radius * 0.75, radius * 0.75],
      [38, 0, 0],
    ),
  );

/** The tray with rolled edges, a roller that keeps hands back, and plates on its side. */
const feedTray = (feed: number, y: number, coat: Material, model: string) =>
  group(
    trough(feed, 1.2, coat, [-0.8, y - 0.35, 0]),
    pair((side) => rod(0.055, feed, coat, [-0.8 - feed / 2, y + 0.12, side * 0.6])),
    box(0.06, 0.1, 1.24, coat, [-0.8 - feed, y - 0.34, 0], [0, 0, 0], 0.02),
    repeat(Math.round(feed / 0.8), (index) => box(0.05, 0.44, 0.03, coat, [-1.5 - index * 0.8, y - 0.13, 0.645], [0, 0, 0], 0.01)),
    pair((side) => [box(0.3, 0.5, 0.05, coat, [-1.08, y + 0.2, side * 0.62], [0, 0, 0], 0.015), put(bolt(0.06), [-1.08, y + 0.28, side * 0.645], [side * 90, 0, 0])]),
    cylinder(0.17, 1.16, steel, [-1.08, y + 0.28, 0], [90, 0, 0]),
    around(10, (degrees) => put(box(0.05, 0.04, 1.12, steel, [0, 0.175, 0], [0, 0, 0], 0.012), [-1.08, y + 0.28, 0], [0, 0, degrees])),
    label('KRISHIVA', 0.62, 0.16, [-0.8 - feed * 0.72, y - 0.06, 0.643], [0, 0, 0], { ink: '#e9e7e0' }),
    label(model, 0.44, 0.09, [-0.8 - feed * 0.72, y - 0.22, 0.643], [0, 0, 0], { ink: '#e9e7e0', weight: 400 }),
    ratingPlate(0.5, [-1.2, y - 0.14, 0.645]),
    stalks(34, feed * 0.85, 0.85, [-0.8 - feed * 0.45, y - 0.3, 0]),
  );

/** Knives turning in a round housing at the end of the tray; a motor below drives them by a belt. */
function driven({ color, radius, feed, guard, model }: Driven) {
  const coat = paint(color);
  const y = 1.7 + radius;
  return group(
    weldedStand(),
    knifeHousing(radius, y, coat),
    box(1.2, 1.3, 1.5, coat, [-0.25, y - 0.1, 0], [0, 0, 0], 0.1),
    box(0.02, 1.32, 1.52, matt('#121416'), [-0.8, y - 0.1, 0], [0, 0, 0], 0.008),
    box(0.1, 1.4, 1.6, coat, [-0.86, y - 0.1, 0], [0, 0, 0], 0.02),
    pair((side) => repeat(4, (index) => put(bolt(0.045), [-0.92, y - 0.6 + index * 0.34, side * 0.7], [0, 0, 90]))),
    put(rollerGuard(coat), [-0.25, y - 0.22, 0.75]),
    put(hazard(0.22), [0.12, y + 0.3, 0.755]),
    put(reverseLever(coat), [-0.5, y + 0.5, 0.78]),
    feedTray(feed, y, coat, model),
    put(scaled(motor({ length: 1.7, color: '#41545f', fins: 28, capacitor: true }), 0.56), [0.15, 1.25, -0.2]),
    rod(0.1, 0.5, steel, [1.5, 1.25, -0.2]),
    // The large one has its starter on the wall.
    radius < 1.5 ? starter([-1.4, 1.12, 1.1]) : [],
    put(group(beltCage([0.2, 1.25], [0, y], 0.32, 0.75, 1.66, paint(guard))), [0, 0, 0], [0, 90, 0]),
    pair((side) => box(0.4, 0.06, 0.12, frameCoat, [1.36, 1.62, side * 0.4], [0, 0, 0], 0.015)),
  );
}

/** Behind the housing a mill with its hopper; the meal falls into a sack. */
function withMill() {
  const coat = paint('#35624a');
  return group(
    driven({ color: '#35624a', radius: 1.25, feed: 2.2, guard: '#c69a34', model: 'KC-3G' }),
    put(
      group(
        rod(0.8, 1.1, coat),
        pair((side) => [rod(0.88, 0.1, coat, [side * 0.5, 0, 0]), around(8, (degrees) => put(put(bolt(0.05), [side * 0.55, 0.8, 0], [0, 0, -90 * side]), [0, 0, 0], [degrees, 0, 0])), rod(0.26, 0.1, castIron, [side * 0.6, 0, 0])]),
        box(0.5, 0.7, 0.5, coat, [0, 1.0, 0]),
        box(0.7, 0.06, 0.7, coat, [0, 1.3, 0], [0, 0, 0], 0.015),
        // The slide that lets the grain in, and its flange.
        box(0.9, 0.03, 0.46, steel, [0.3, 1.345, 0], [0, 0, 0], 0.01),
        box(0.06, 0.12, 0.3, steel, [0.74, 1.36, 0], [0, 0, 0], 0.02),
        pair((a) => pair((b) => bolt(0.04, [a * 0.3, 1.33, b * 0.3]))),
        funnel([1.7, 1.6], 0.32, 1.2, coat, [0, 1.95, 0]),
        pair((side) => [box(1.78, 0.09, 0.06, coat, [0, 2.53, side * 0.8], [0, 0, 0], 0.02), box(0.06, 0.09, 1.66, coat, [side * 0.86, 2.53, 0], [0, 0, 0], 0.02)]),
        put(hazard(0.26), [0, 1.98, 0.54], [-23, 0, 0]),
      ),
      [0.5, 3.6, -1.3],
    ),
    put(group(box(1.0, 0.3, 1.0, frameCoat, [0, 1.9, 0]), box(0.18, 1.9, 0.18, frameCoat, [0.4, 0.95, -0.4]), box(0.18, 1.9, 0.18, frameCoat, [-0.4, 0.95, -0.4])), [0.5, 0.9, -1.5]),
  );
}

/** A larger machine on wheels, with a feed belt and a bent discharge spout. */
function withConveyor() {
  const blue = paint('#30527d');
  return group(
    driven({ color: '#30527d', radius: 1.75, feed: 4.2, guard: '#c69a34', model: 'KC-5C' }),
    box(4.1, 0.05, 1.05, rubber, [-2.9, 3.16, 0]),
    repeat(13, (index) => box(0.05, 0.06, 1.0, rubber, [-4.8 + index * 0.3, 3.2, 0], [0, 0, 0], 0.015)),
    cylinder(0.2, 1.3, steel, [-5.0, 3.08, 0], [90, 0, 0]),
    // The bearings of the belt's end, which slide to tighten it.
    pair((side) => [box(0.6, 0.3, 0.06, frameCoat, [-4.92, 3.08, side * 0.66], [0, 0, 0], 0.02), cylinder(0.13, 0.1, castIron, [-5.0, 3.08, side * 0.71], [90, 0, 0]), put(rod(0.03, 0.5, steel), [-4.6, 3.16, side * 0.71]), put(bolt(0.05), [-4.72, 3.0, side * 0.7], [side * 90, 0, 0])]),
    pair((side) => [box(0.16, 3.0, 0.16, frameCoat, [-4.5, 1.5, side * 0.5]), box(0.4, 0.05, 0.4, frameCoat, [-4.5, 0.025, side * 0.5], [0, 0, 0], 0.012)]),
    box(0.14, 0.14, 1.0, frameCoat, [-4.5, 0.8, 0]),
    bar([[0.85, 4.6, -0.8], [0.85, 6.4, -0.9], [0.85, 6.9, 0.4]], 0.36, blue, 1.0),
    // Flanges where the spout turns, bands where its sheets meet, a flap at its end.
    [4.9, 5.0].map((y) => put(cylinder(0.5, 0.06, blue), [0.85, y, -0.82])),
    around(8, (degrees) => put(bolt(0.04, [0.43, 5.03, 0]), [0.85, 0, -0.82], [0, degrees, 0])),
    [5.35, 5.75].map((y) => ring(0.37, 0.022, blue, [0.85, y, -0.845], [90, 0, 0])),
    put(box(0.8, 0.7, 0.1, blue), [0.85, 6.9, 0.7], [60, 0, 0]),
    pair((side) => [put(cylinder(0.05, 0.12, steel), [0.85 + side * 0.4, 7.04, 0.44], [0, 0, 90]), bar([[0.85 + side * 0.42, 6.3, -0.3], [0.85 + side * 0.42, 6.96, 0.62]], 0.03, steel)]),
    pair((side) => [wheel(0.75, 0.34, matt('#b98f33'), rubber, [-0.9, 0.75, side * 1.4]), around(5, (degrees) => put(put(bolt(0.05), [0, 0.3, side * 0.14], [side * 90, 0, 0]), [-0.9, 0.75, side * 1.4], [0, 0, degrees]))]),
    bar([[-1.4, 0.6, 0], [-2.9, 0.5, 0]], 0.1, frameCoat),
    put(sleeve(0.22, 0.13, 0.1, frameCoat), [-3.05, 0.5, 0]),
  );
}

/** Forged, with a tang in a turned handle; before a bundle of stalks. */
function handChopper() {
  const forged = metal('#5d6266', 0.5);
  return group(
    put(
      group(
        extrude(
          outline(
            [
              [-0.1, 0.28],
              [0.5, 0.5],
              [4.6, 0.62],
              [5.0, 0.3],
              [4.9, -0.5],
              [4.2, -0.85],
              [2.4, -0.78],
              [0.5, -0.5],
              [-0.1, -0.24],
            ],
            0.2,
          ),
          0.12,
          forged,
        ),
        extrude(
          outline(
            [
              [0.5, -0.32],
              [2.4, -0.56],
              [4.2, -0.62],
              [4.86, -0.36],
              [4.86, -0.5],
              [4.2, -0.85],
              [2.4, -0.78],
              [0.5, -0.5],
            ],
            0.1,
          ),
          0.125,
          chrome,
          [0, 0, 0],
          [0, 0, 0],
          0.02,
        ),
        rod(0.13, 0.7, forged, [-0.3, 0, 0]),
        label('SHRAMIK', 0.9, 0.24, [1.4, 0.08, 0.066], [0, 0, 0], { ink: '#d8dadb' }),
      ),
      [0, 0.24, 0.4],
      [-90, 0, 0],
    ),
    lathe(
      [
        [0, 0],
        [0.22, 0],
        [0.24, 0.5],
        [0.2, 1.2],
        [0.27, 2.0],
        [0.24, 2.3],
        [0, 2.34],
      ],
      matt('#6b4426'),
      [-0.5, 0.26, 0.4],
      [0, 0, 90],
    ),
    rod(0.245, 0.24, brass, [-0.6, 0.26, 0.4]),
    stalks(60, 6.6, 1.5, [1.0, 0, -1.2]),
    [-0.6, 2.6]
      .map((x) => put(group(ring(0.5, 0.05, matt('#cbb183'))), [x, 0.2, -1.2], [0, 90, 0]))
      .map((band) => {
        band.scale.set(1.6, 0.6, 1);
        return band;
      }),
  );
}

export const scenes: Scenes = {
  'SG-18': { build: handChopper, first: { from: [-18, 42] }, second: { from: [76, 26] } },
  'KC-2HP': { build: () => driven({ color: '#a5322b', radius: 1.3, feed: 2.4, guard: '#3a3f43', model: 'KC-2HP' }), first: { from: [38, 18] }, second: { from: [-70, 26] } },
  'KC-3G': { build: withMill, first: { from: [34, 16] }, second: { from: [-36, 18] } },
  'KC-5C': { build: withConveyor, first: { from: [36, 16] }, second: { from: [-30, 16] } },
  'HC-H2': { build: handCutter, first: { from: [40, 13] } },
};
