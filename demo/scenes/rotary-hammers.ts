import { brands } from './brands.ts';
import { bolt, knob, vents } from './fittings.ts';
import { halvedShell } from './halved-shells.ts';
import { drillBit, moulded, sideHandle } from './hand-tools.ts';
import { label, ratingPlate } from './labels.ts';
import { bendProtector, mainsLead } from './mains-lead.ts';
import { aluminium, black, castIron, darkSteel, plastic, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { block, chain, type Form, grown, limb, sculpt, thicker, within } from './sculpt.ts';
import { lineOn, mounted, screwsOn } from './shell-details.ts';
import { slideBattery } from './slide-batteries.ts';
import type { Slots } from './slotted.ts';
import {
  around,
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
  rod,
  scaled,
} from './solids.ts';

type Hammer = {
  brand: 'Vajra' | 'Nirmaan' | 'Himveer';
  model: string;
  /** Thickness of the barrel, which goes with that of the drill. */
  radius: number;
  /** The motor stands under the barrel instead of lying behind it. */
  upright?: boolean;
  /** A switch for chiselling at the side. */
  modes?: number;
  cordless?: boolean;
};

const spine = (x: number, y: number, r: number) => ({ at: [x, y, 0] as Point, r });

/** One unit is a decimetre; the barrel lies along x with the handle behind. */
function hammer({ brand, model, radius, upright = false, modes = 3, cordless = false }: Hammer) {
  const isHeavy = upright && !cordless;
  const body = isHeavy ? '#cf9a27' : brands[brand].body;
  const nose = 0.85 + radius;
  // The motor behind the barrel is a little wider than the barrel.
  const side = upright ? radius * 0.972 : radius * 1.02 + 0.03;
  const ink = brand === 'Nirmaan' ? '#1d2023' : '#ffffff';
  // Rests on its motor, battery or heel, and on the side handle, which is as long as that needs.
  const ground = cordless ? -1.54 : upright ? -0.98 - radius * 0.98 : -1.16;
  const sideHandleLength = (-0.12 - ground) / 0.6 - 0.12;
  return group(
    shell(radius, upright, cordless, body),
    lathe(
      [
        [0, 0],
        [radius, 0],
        [radius, 0.1],
        [radius * 0.9, 0.16],
        [radius * 0.72, 0.5],
        [0.2, 0.6],
        [0, 0.6],
      ],
      isHeavy ? aluminium : plastic('#2b2d30'),
      [nose - 0.6, 0.1, 0],
      [0, 0, -90],
      64,
    ),
    put(toolHolder(isHeavy ? 1.25 : 1), [nose, 0.1, 0]),
    drillBit(0.075 + (radius - 0.28) * 0.5, 1.5, [nose + 0.42, 0.1, 0]),
    put(group(knob(0.17), label(modes === 3 ? 'T  ·  H' : 'T', 0.3, 0.07, [0, 0.24, 0.01], [0, 0, 0], { ink })), [
      0.12,
      upright ? -0.16 : -0.02,
      radius * 0.97 + (upright ? 0.03 : 0),
    ]),
    isHeavy
      ? [
          label(brand.toUpperCase(), 0.4, 0.1, [-0.5, 0.26, side], [0, 0, 0], { ink }),
          label(`${model}   SDS-MAX`, 0.42, 0.06, [-0.5, 0.17, side], [0, 0, 0], { ink, weight: 400 }),
          ratingPlate(0.26, [-0.5, -0.01, side + 0.002]),
          neckScrews(nose, radius),
        ]
      : [label(brand.toUpperCase(), 0.56, 0.15, [-0.42, 0.2, side], [0, 0, 0], { ink }), label(model, 0.4, 0.09, [-0.42, 0.05, side], [0, 0, 0], { ink, weight: 400 })],
    put(scaled(sideHandle(sideHandleLength, [0, 0, 0], [0, 0, 0]), 0.62), [nose - 0.08, -0.12, 0.02], [-14, 0, 170]),
    // The band that clamps the side handle to the neck.
    rod(0.25, 0.15, black, [nose - 0.08, 0.1, 0]),
    rod(0.03, 1.4, steel, [nose + 0.28, 0.36, 0.14]),
    box(0.14, 0.16, 0.1, black, [nose - 0.08, 0.34, 0.13], [0, 0, 0], 0.03),
    cordless
      ? [put(slideBattery('18V 4.0Ah', body), [-1.3, -1.16, 0]), put(slideBattery('18V 4.0Ah', body), [1.7, ground + 0.39, 0.6], [0, 28, 0])]
      : [
          bendProtector([-1.74, -0.96, 0], [0, 0, 14]),
          mainsLead(
            [
              [-1.95, -1.0, 0],
              [-2.35, ground + 0.09, -0.1],
              [-2.65, ground + 0.07, -0.5],
              [-2.3, ground + 0.07, -1.0],
              [-1.5, ground + 0.07, -1.25],
              [-0.7, ground + 0.07, -1.15],
              [-0.1, ground + 0.07, -1.1],
            ],
            0.05,
          ),
        ],
  );
}

/** Where the air goes in, on both sides. */
const airSlots = (upright: boolean): Slots =>
  upright ? { at: [0.15, -0.84], w: 0.24, h: 0.42, count: 5 } : { at: [-0.66, -0.2], w: 0.44, h: 0.34, count: 4 };

/** Motor housing and D-shaped handle, moulded in two halves, with rubber where the hand lies. */
function shell(radius: number, upright: boolean, cordless: boolean, body: string) {
  const barrel = block([-0.2, 0.1, 0], [0.92, radius * 1.02, radius * 0.96], radius * 0.6);
  const motor = upright
    ? limb(spine(0.2, -0.25, radius), spine(0.14, -0.98, radius * 0.98))
    : block([-0.58, -0.12, 0], [0.54, radius * 1.08, radius * 1.02], radius * 0.55);
  const joint = upright ? spine(0.0, -0.96, 0.17) : spine(-0.72, -0.4, 0.2);
  const handle = chain(
    spine(-0.95, 0.2, 0.24),
    spine(-1.3, 0.21, 0.18),
    spine(-1.48, 0.12, 0.168),
    spine(-1.6, -0.1, 0.162),
    spine(-1.66, -0.4, 0.165),
    spine(-1.64, -0.72, 0.165),
    spine(-1.55, -0.92, 0.165),
    spine(-1.36, -1.0, 0.155),
    joint,
  );
  const foot = block([-1.3, -1.06, 0], [0.46, 0.12, 0.32], 0.08);
  const solidShape = grown(0.16, barrel, motor, ...(cordless ? [grown(0.12, handle, foot)] : [handle]));
  const [slots, side] = [[airSlots(upright)], upright ? radius * 0.98 : radius * 1.02];
  const from: Point = [-2.1, -1.5, -0.7];
  const to: Point = [1.0, 0.8, 0.7];
  // The rubber goes around the whole grip, from under the bend to above the heel.
  const cover = within(thicker(handle, 0.016), block([-1.75, -0.36, 0], [0.44, 0.44, 0.5], 0.1));
  return group(
    halvedShell({ form: solidShape, color: body, slots, side, from, to }),
    upright && !cordless ? heavyParts(solidShape, radius) : [],
    sculpt(cover, from, to, 0.022, rubber),
    moulded(
      [
        [-1.5, 0.0],
        [-1.4, -0.05],
        [-1.36, -0.2],
        [-1.42, -0.46],
        [-1.54, -0.5],
      ],
      0.17,
      plastic('#d8432b'),
      0.05,
      0.05,
    ),
    pair((end) =>
      [[-1.42, 0.19] as const, upright ? ([-0.75, -0.98] as const) : ([-1.04, -0.7] as const)].map(([x, y]) =>
        screw([x, y, end * 0.155]),
      ),
    ),
  );
}

/** Bellows where the handle rests on its springs, joints between housings, a soft foot, caps, screws. */
function heavyParts(form: Form, radius: number) {
  const belt: Point[] = around(16, (degrees): Point => [0.18 + Math.cos((degrees * Math.PI) / 180) * radius, -0.36, Math.sin((degrees * Math.PI) / 180) * radius]);
  const bellows = (at: Point, r: number, turn: number) => put(group(repeat(5, (index) => rod(r, 0.03, rubber, [(index - 2) * 0.062, 0, 0])), rod(r * 0.9, 0.3, rubber)), at, [0, 0, turn]);
  return group(
    bellows([-1.13, 0.205, 0], 0.225, 0),
    bellows([-0.62, -0.975, 0], 0.19, 0),
    lineOn(form, belt.slice(0, 9), 0.009),
    lineOn(form, [...belt.slice(8), belt[0] as Point], 0.009),
    sculpt(within(thicker(form, 0.014), block([0.16, -1.4, 0], [0.5, 0.2, 0.5], 0.06)), [-0.5, -1.5, -0.7], [0.9, -1.0, 0.7], 0.024, rubber),
    pair((end) => [
      screwsOn(form, [[-0.82, 0.34, end * radius], [0.46, 0.3, end * radius], [-0.05, -0.5, end * radius], [0.42, -0.5, end * radius], [0.16, -1.1, end * radius]], 0.028),
      mounted(group(cylinder(0.09, 0.024, black, [0, 0, 0.004], [90, 0, 0]), box(0.12, 0.018, 0.012, plastic('#0c0d0e'), [0, 0, 0.016], [0, 0, 20], 0)), form, [0.4, -0.8, end * radius]),
      [-0.16, -0.21].map((y) => lineOn(form, [[-0.9, y, end * radius], [-0.24, y, end * radius]], 0.006)),
    ]),
    // The cap over the grease.
    put(group(cylinder(0.16, 0.03, aluminium), pair((side) => cylinder(0.02, 0.034, black, [side * 0.08, 0.002, 0])), cylinder(0.17, 0.016, black, [0, -0.012, 0])), [-0.1, 0.1 + radius * 1.02, 0]),
    box(0.18, 0.05, 0.1, plastic('#2b2d30'), [-1.2, 0.4, 0], [0, 0, -6], 0.02),
  );
}

/** Socket screws in bosses around the neck, ribs between them, and the dark joint behind. */
const neckScrews = (nose: number, radius: number) =>
  group(
    rod(radius * 1.004, 0.014, black, [nose - 0.602, 0.1, 0]),
    around(4, (degrees) => put(group(rod(0.06, 0.16, aluminium, [nose - 0.48, radius * 0.9, 0]), rod(0.036, 0.03, darkSteel, [nose - 0.395, radius * 0.9, 0])), [0, 0.1, 0], [degrees + 40, 0, 0])),
    around(12, (degrees) => put(box(0.36, 0.07, 0.028, aluminium, [nose - 0.3, radius * 0.79, 0], [0, 0, -12], 0.012), [0, 0.1, 0], [degrees + 10, 0, 0])),
  );

/** A screw sunk into the shell, whose axis is level. */
const screw = ([x, y, z]: Point) =>
  group(
    cylinder(0.04, 0.05, plastic('#17191b'), [x, y, z], [90, 0, 0]),
    cylinder(0.026, 0.054, darkSteel, [x, y, z], [90, 0, 0]),
  );

/** A sleeve that is pulled back to change the drill, and a cap against dust. */
const toolHolder = (size: number) =>
  scaled(
    group(
      lathe(
        [
          [0, -0.02],
          [0.2, -0.02],
          [0.205, 0.16],
          [0.17, 0.2],
          [0.165, 0.26],
          [0.19, 0.3],
          [0.17, 0.36],
          [0.1, 0.44],
          [0, 0.44],
        ],
        rubber,
        [0, 0, 0],
        [0, 0, -90],
      ),
      around(16, (degrees) => put(box(0.13, 0.02, 0.03, black, [0.08, 0.203, 0]), [0, 0, 0], [degrees, 0, 0])),
    ),
    size,
  );

/** For floors: motor and striker in one line, held by two handles. Lies on the ground, its chisel towards +x. */
function breaker() {
  const { body } = brands.Nirmaan;
  const machine = put(
    group(
      breakerShell(body),
      lathe(
        [
          [0, 0],
          [0.5, 0],
          [0.54, 0.08],
          [0.54, 0.3],
          [0.46, 0.4],
          [0.44, 1.0],
          [0.34, 1.3],
          [0.3, 1.36],
          [0.3, 1.5],
          [0, 1.5],
        ],
        castIron,
        [0.9, 0, 0],
        [0, 0, -90],
        64,
      ),
      around(6, (degrees) => put(put(bolt(0.06), [1.22, 0.44, 0]), [0, 0, 0], [degrees + 30, 0, 0])),
      // Tool holder with the bolt that locks the chisel.
      lathe(
        [
          [0, 0],
          [0.27, 0],
          [0.3, 0.06],
          [0.3, 0.4],
          [0.22, 0.5],
          [0, 0.5],
        ],
        steel,
        [2.38, 0, 0],
        [0, 0, -90],
      ),
      put(cylinder(0.09, 0.8, darkSteel, [2.6, 0.1, 0]), [0, 0, 0], [60, 0, 0]),
      chisel(),
      put(sideHandle(1.7, [0, 0, 0], [0, 0, 0]), [1.75, 0.3, 0], [-14, 0, 0]),
      vents(0.8, 0.42, 6, [-0.75, 0.08, 0.615]),
      label('NIRMAAN', 0.66, 0.18, [0.45, 0.12, 0.57], [0, 0, 0], { ink: '#1d2023' }),
      label('NDH-16   45 J', 0.5, 0.11, [0.45, -0.06, 0.57], [0, 0, 0], { ink: '#1d2023', weight: 400 }),
      ratingPlate(0.32, [0.45, -0.34, 0.53], [22, 0, 0]),
      bendProtector([-1.9, -0.5, 0], [0, 0, 40]),
    ),
    [0, 0, 0],
    [0, 0, -5.5],
  );
  return group(
    machine,
    mainsLead(
      [
        [-2.1, -0.38, 0],
        [-2.5, -0.5, 0.3],
        [-2.4, -0.54, 1.2],
        [-1.2, -0.54, 1.6],
        [0.2, -0.54, 1.3],
        [1.4, -0.54, 1.7],
      ],
      0.07,
    ),
  );
}

/** Barrel, wider motor and the frame of the rear handle, its grip covered with rubber. */
function breakerShell(color: string) {
  const frame = grown(0.12, ...pair((side) => limb(spine(-1.3, side * 0.42, 0.2), spine(-2.05, side * 0.62, 0.16))));
  const grip = limb(spine(-2.08, 0.62, 0.17), spine(-2.08, -0.62, 0.17));
  const from: Point = [-2.5, -1, -0.9];
  const to: Point = [1.3, 1, 0.9];
  return group(
    sculpt(
      grown(0.2, block([0.2, 0, 0], [0.8, 0.56, 0.56], 0.4), block([-0.75, 0, 0], [0.68, 0.66, 0.62], 0.36), frame),
      from,
      to,
      0.035,
      plastic(color),
    ),
    sculpt(grip, from, to, 0.035, rubber),
    box(0.12, 0.42, 0.16, black, [-1.92, 0.1, 0], [0, 0, 0], 0.05),
    pair((side) => put(cylinder(0.06, 0.06, black), [-1.25, side * 0.34, 0.55], [90, 0, 0])),
  );
}

/** Hexagonal, with a collar and a point. */
const chisel = () =>
  group(
    put(
      extrude(
        outline(
          around(
            6,
            (degrees): FlatPoint => [
              0.15 * Math.cos((degrees * Math.PI) / 180),
              0.15 * Math.sin((degrees * Math.PI) / 180),
            ],
          ),
        ),
        2.3,
        darkSteel,
      ),
      [3.9, 0, 0],
      [0, 90, 0],
    ),
    rod(0.24, 0.12, darkSteel, [3.05, 0, 0]),
    rod(0.145, 0.5, darkSteel, [5.28, 0, 0], 0.02),
  );

/** Three drills on the ground before the hammer. */
const suppliedBits = () =>
  group([0.07, 0.09, 0.11].map((size, index) => put(drillBit(size, 1.5, [0, 0, 0]), [-1.5 + index * 0.1, size, 0.6 + index * 0.36], [0, 8 - index * 5, 0])));

export const scenes: Scenes = {
  'HRH-18L': {
    build: () => hammer({ brand: 'Himveer', model: 'HRH-18L', radius: 0.29, upright: true, cordless: true }),
    first: { from: [-24, 16] },
    second: { from: [40, 14] },
  },
  'VRH-20': {
    build: () => hammer({ brand: 'Vajra', model: 'VRH-20', radius: 0.28, modes: 2 }),
    first: { from: [-24, 16] },
  },
  'VRH-26M': {
    build: () => group(hammer({ brand: 'Vajra', model: 'VRH-26M', radius: 0.33 }), put(suppliedBits(), [0, -1.16, 0])),
    first: { from: [-26, 22] },
  },
  'NRH-40M': {
    build: () => hammer({ brand: 'Nirmaan', model: 'NRH-40M', radius: 0.38, upright: true }),
    first: { from: [-26, 16] },
  },
  'NDH-16': { build: breaker, first: { from: [24, 26] } },
};
