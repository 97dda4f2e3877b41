import type { Material } from 'three';
import { display, gauge, knob } from './fittings.ts';
import { label } from './labels.ts';
import { black, brass, darkSteel, paint, plastic, rubber, steel } from './materials.ts';
import { torchConnector } from './mig-torches.ts';
import { rectangle, type Slots, slotted } from './slotted.ts';
import { around, bar, box, cylinder, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, tube } from './solids.ts';
import { weldingSocket } from './welding-cables.ts';

type Size = { w: number; h: number; d: number };

const FOOT = 0.1;

/** A case of sheet metal between two moulded frames; its front sheet, with slots, lies inside the frame. */
export function housing({ w, h, d, color, front }: Size & { color: string; front: Slots[] }) {
  const coat = paint(color);
  const [middle, sheetD, sheetH] = [h / 2 + FOOT, d * 0.8, h - 0.28];
  const rim = (hole?: true) => {
    const inside = rectangle(w * 1.04 - 0.22, h * 1.03 - 0.22);
    return outline(rectangle(w * 1.04, h * 1.03), 0.16, hole ? [outline(inside, 0.1)] : []);
  };
  return group(
    box(w - 0.06, h, d, coat, [0, middle, 0], [0, 0, 0], 0.1),
    pair((side) => [
      slotted(
        sheetD,
        sheetH,
        0.05,
        coat,
        [{ at: [0, -sheetH * 0.22], w: sheetD * 0.62, h: sheetH * 0.34, count: Math.round(sheetH * 2.6) + 1 }],
        [side * (w / 2 + 0.02), middle, 0],
        [0, side * 90, 0],
      ),
      pair((end) =>
        pair((edge) =>
          cylinder(
            0.05,
            0.03,
            darkSteel,
            [side * (w / 2 + 0.02), middle + edge * (sheetH / 2 - 0.12), end * (sheetD / 2 - 0.12)],
            [0, 0, 90],
          ),
        ),
      ),
      pair((end) => cylinder(0.12, FOOT, rubber, [side * w * 0.4, FOOT / 2, end * d * 0.42])),
    ]),
    extrude(rim(true), 0.34, black, [0, middle, d / 2], [0, 0, 0], 0.045),
    extrude(rim(), 0.3, black, [0, middle, -d / 2], [0, 0, 0], 0.045),
    slotted(
      w * 1.04 - 0.2,
      h * 1.03 - 0.2,
      0.05,
      plastic('#2e3236'),
      front.map((block) => ({ ...block, at: [block.at[0], block.at[1] - middle] })),
      [0, middle, d / 2 + 0.08],
      [0, 0, 0],
      0.1,
    ),
  );
}

/** Height above the ground of a set's sockets, and how far they are from its middle. */
const socketPlace = ({ w, h }: Size): FlatPoint => [w * 0.27, h * 0.15 + FOOT];

/** Where a cable leaves a set: its left or right socket. */
export const socketOf = (set: Size, side: 1 | -1): Point => [
  side * socketPlace(set)[0],
  socketPlace(set)[1],
  set.d / 2 + 0.08,
];

/** In the middle between the sockets, or in front of that. */
export const gasCoupling = (set: Size, front = 0): Point => [0, socketPlace(set)[1], set.d / 2 + 0.1 + front];

type Inverter = Size & {
  color: string;
  /** What its displays show. */
  readings: string[];
  /** What each of its knobs sets. */
  dials: string[];
  /** A socket with many pins, for a remote control. */
  remote?: boolean;
  /** A coupling for the gas of a TIG torch, between the sockets. */
  feedsGas?: boolean;
  /** Its right socket takes the wire, gas and current of a MIG torch. */
  feedsWire?: boolean;
};

const NAME = 'AGNIVAR';
/** Print on dark fronts. */
export const lightPrint = { ink: '#f0efe9' };

/** A power source: displays, knobs and sockets in front, a handle on top. */
export function inverter(set: Inverter) {
  const { w, h, d, readings, dials, remote, feedsGas, feedsWire } = set;
  const face = d / 2 + 0.08;
  const [dialGap, dialSize] = [(w * 0.84) / Math.max(2, dials.length), Math.min(0.2, w * 0.1)];
  return group(
    housing({ ...set, front: [{ at: [0, h * 0.335 + FOOT], w: w * 0.6, h: h * 0.12, count: 4 }] }),
    label(NAME, w * 0.56, h * 0.09, [0, h * 0.9 + FOOT, face + 0.004], [0, 0, 0], lightPrint),
    readings.map((reading, index) =>
      display(
        reading,
        w * 0.34,
        h * 0.13,
        [(index - (readings.length - 1) / 2) * w * 0.44, h * 0.76 + FOOT, face + 0.03],
        [0, 0, 0],
        { on: '#1c0909', ink: '#ff5a3c' },
      ),
    ),
    dials.map((words, index) => {
      const x = (index - (dials.length - 1) / 2) * dialGap;
      return [
        knob(dialSize, [x, h * 0.53 + FOOT, face]),
        label(words, dialGap * 0.8, h * 0.04, [x, h * 0.53 + FOOT + dialSize * 1.5, face + 0.004], [0, 0, 0], lightPrint),
      ];
    }),
    pair((side) => [
      side === 1 && feedsWire ? torchConnector(socketOf(set, side)) : weldingSocket(socketOf(set, side)),
      label(
        side === -1 ? '–' : feedsWire ? 'TORCH' : '+',
        feedsWire ? 0.5 : 0.24,
        0.16,
        [side * socketPlace(set)[0], socketPlace(set)[1] + 0.36, face + 0.004],
        [0, 0, 0],
        lightPrint,
      ),
      label(NAME, d * 0.42, h * 0.13, [side * (w / 2 + 0.024), h * 0.72 + FOOT, 0], [0, side * 90, 0], {
        ink: '#ffffff',
      }),
    ]),
    remote
      ? [
          cylinder(0.14, 0.1, steel, [0, socketPlace(set)[1], face + 0.03], [90, 0, 0]),
          cylinder(0.1, 0.12, black, [0, socketPlace(set)[1], face + 0.03], [90, 0, 0]),
        ]
      : [],
    feedsGas
      ? [
          cylinder(0.12, 0.06, steel, gasCoupling(set), [90, 0, 0]),
          cylinder(0.07, 0.24, brass, gasCoupling(set, 0.1), [90, 0, 0]),
        ]
      : [],
    pair((end) => box(0.34, 0.12, 0.44, black, [0, h + FOOT + 0.04, end * d * 0.32], [0, 0, 0], 0.05)),
    carryHandle(h, d),
  );
}

/** The bar on top of a case by which it is carried. */
export const carryHandle = (h: number, d: number) =>
  bar(
    [
      [0, h + 0.1, d * 0.32],
      [0, h + 0.56, d * 0.28],
      [0, h + 0.56, -d * 0.28],
      [0, h + 0.1, -d * 0.32],
    ],
    0.1,
    rubber,
    0.25,
  );

/** The base of a trolley with its push bar behind. */
export const trolleyBase = (w: number, d: number, color: Material) =>
  group(
    box(w, 0.12, d, color, [0, 0.62, 0]),
    pair((side) => [
      cylinder(0.6, 0.2, rubber, [side * (w / 2 + 0.12), 0.6, -d * 0.36], [0, 0, 90]),
      cylinder(0.25, 0.24, steel, [side * (w / 2 + 0.12), 0.6, -d * 0.36], [0, 0, 90]),
      cylinder(0.26, 0.16, rubber, [side * w * 0.36, 0.26, d * 0.4], [0, 0, 90]),
    ]),
    pair((side) =>
      bar(
        [
          [side * w * 0.4, 0.62, -d * 0.5],
          [side * w * 0.4, 2.2, -d * 0.56],
          [side * w * 0.4, 3.6, -d * 0.77],
        ],
        0.07,
        color,
      ),
    ),
    bar(
      [
        [-w * 0.4, 3.6, -d * 0.77],
        [w * 0.4, 3.6, -d * 0.77],
      ],
      0.09,
      rubber,
    ),
  );

/** A gas bottle with its valve and a regulator: what is left in it, and what flows. */
export const gasBottle = (height: number, color: string, at: Point) =>
  put(
    group(
      lathe(
        [
          [0, 0],
          [0.46, 0],
          [0.5, 0.05],
          [0.5, height],
          [0.44, height + 0.2],
          [0.28, height + 0.36],
          [0.17, height + 0.4],
          [0.17, height + 0.5],
          [0, height + 0.5],
        ],
        paint(color),
      ),
      put(regulator(), [0, height + 0.74, 0]),
    ),
    at,
  );

/** Where the hose leaves the regulator of a bottle. */
export const gasOutlet = (height: number, [x, y, z]: Point): Point => [x, y + height + 0.5, z + 0.36];

/** On the valve of a bottle, its gauges facing +z. */
const regulator = () =>
  group(
    cylinder(0.1, 0.5, brass, [0, 0, 0]),
    cylinder(0.16, 0.09, darkSteel, [0, 0.29, 0]),
    around(6, (degrees) => put(cylinder(0.045, 0.09, darkSteel, [0.15, 0.29, 0]), [0, 0, 0], [0, degrees, 0])),
    cylinder(0.08, 0.3, brass, [0, 0, 0.16], [90, 0, 0]),
    cylinder(0.16, 0.2, brass, [0, 0, 0.36], [90, 0, 0]),
    cylinder(0.12, 0.2, black, [0, -0.02, 0.54], [90, 0, 0], 0.1),
    pair((side) => [
      cylinder(0.04, 0.24, brass, [side * 0.17, 0.12, 0.36], [0, 0, side * -55]),
      gauge(0.16, [side * 0.28, 0.2, 0.38]),
    ]),
    cylinder(0.05, 0.2, brass, [0, -0.2, 0.36]),
  );

/** Carries the gas from a bottle to a machine. */
export const gasHose = (points: Point[]) => tube(points, 0.05, plastic('#27395c'));
