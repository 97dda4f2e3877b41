import type { Material } from 'three';
import { brands } from './brands.ts';
import { bolt } from './fittings.ts';
import { label } from './labels.ts';
import { beltDrive, smallMotor, stand } from './machines.ts';
import { brass, castIron, chrome, matt, metal, paint, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, bar, box, cylinder, extrude, funnel, group, lathe, outline, type Point, pair, put, repeat, ring, rod, sleeve } from './solids.ts';
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

type Driven = { color: string; name: string; radius: number; feed: number; guard: string };

/** Knives turning in a round housing at the end of the tray; a motor below drives them by a belt. */
function driven({ color, name, radius, feed, guard }: Driven) {
  const coat = paint(color);
  const y = 1.7 + radius;
  return group(
    stand(3.0, 1.7, 2.2, castIron, 0.2),
    box(2.8, 0.1, 2.0, castIron, [0, 0.5, 0]),
    rod(radius, 0.8, coat, [0.85, y, 0]),
    pair((side) => rod(radius * 1.07, 0.12, coat, [0.85 + side * 0.42, y, 0])),
    around(10, (degrees) => bolt(0.08, [1.34, y + Math.cos((degrees * Math.PI) / 180) * radius * 0.98, Math.sin((degrees * Math.PI) / 180) * radius * 0.98], [0, 0, -90])),
    box(1.2, 1.3, 1.5, coat, [-0.25, y - 0.1, 0], [0, 0, 0], 0.1),
    label(name, 1.3, 0.32, [-0.8 - feed / 2, y - 0.13, 0.645], [0, 0, 0], { ink: '#ffffff' }),
    put(rollerGuard(coat), [-0.25, y - 0.22, 0.75]),
    bar(
      [
        [-0.7, y + 0.5, 0.8],
        [-0.7, y + 1.3, 0.8],
      ],
      0.06,
      steel,
    ),
    cylinder(0.12, 0.3, matt('#c2212b'), [-0.7, y + 1.4, 0.8]),
    trough(feed, 1.2, coat, [-0.8, y - 0.35, 0]),
    stalks(34, feed * 0.85, 0.85, [-0.8 - feed * 0.45, y - 0.3, 0]),
    put(box(0.7, 1.5, 0.9, coat), [0.85, y - radius * 0.75, radius * 0.75], [38, 0, 0]),
    smallMotor(0.56, '#3f4a52', [0.15, 1.25, -0.2], [0, 0, 0], 1.7),
    put(group(beltDrive([0.2, 1.25], [0, y], 0.32, 0.75, 1.62, castIron, paint(guard))), [0, 0, 0], [0, 90, 0]),
  );
}

/** Behind the housing a mill with its hopper; the meal falls into a sack. */
function withMill() {
  const coat = paint('#1d6a3f');
  return group(
    driven({ color: '#1d6a3f', name: 'KRISHIVA', radius: 1.25, feed: 2.2, guard: brands.Krishiva.accent }),
    put(
      group(rod(0.8, 1.1, coat), rod(0.86, 0.1, castIron, [0.5, 0, 0]), rod(0.86, 0.1, castIron, [-0.5, 0, 0]), box(0.5, 0.7, 0.5, coat, [0, 1.0, 0]), funnel([1.7, 1.6], 0.32, 1.2, coat, [0, 1.9, 0])),
      [0.5, 3.6, -1.3],
    ),
    put(group(box(1.0, 0.3, 1.0, castIron, [0, 1.9, 0]), box(0.18, 1.9, 0.18, castIron, [0.4, 0.95, -0.4]), box(0.18, 1.9, 0.18, castIron, [-0.4, 0.95, -0.4])), [0.5, 0.9, -1.5]),
  );
}

/** A larger machine on wheels, with a feed belt and a bent discharge spout. */
function withConveyor() {
  const blue = paint('#1d4f8f');
  return group(
    driven({ color: '#1d4f8f', name: 'KRISHIVA', radius: 1.75, feed: 4.2, guard: brands.Krishiva.accent }),
    box(4.1, 0.05, 1.05, rubber, [-2.9, 3.16, 0]),
    cylinder(0.2, 1.3, steel, [-5.0, 3.08, 0], [90, 0, 0]),
    pair((side) => box(0.16, 3.0, 0.16, castIron, [-4.5, 1.5, side * 0.5])),
    box(0.14, 0.14, 1.0, castIron, [-4.5, 0.8, 0]),
    bar(
      [
        [0.85, 4.6, -0.8],
        [0.85, 6.4, -0.9],
        [0.85, 6.9, 0.4],
      ],
      0.36,
      blue,
      1.0,
    ),
    put(box(0.8, 0.7, 0.1, blue), [0.85, 6.9, 0.7], [60, 0, 0]),
    pair((side) => wheel(0.75, 0.34, matt('#d9a520'), rubber, [-0.9, 0.75, side * 1.4])),
    bar(
      [
        [-1.4, 0.6, 0],
        [-2.9, 0.5, 0],
      ],
      0.1,
      castIron,
    ),
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
  'KC-2HP': { build: () => driven({ color: brands.Krishiva.body, name: 'KRISHIVA', radius: 1.3, feed: 2.4, guard: '#2b2d30' }), first: { from: [38, 18] }, second: { from: [-70, 26] } },
  'KC-3G': { build: withMill, first: { from: [34, 16] }, second: { from: [-36, 18] } },
  'KC-5C': { build: withConveyor, first: { from: [36, 16] }, second: { from: [-30, 16] } },
  'HC-H2': { build: handCutter, first: { from: [40, 13] } },
};
