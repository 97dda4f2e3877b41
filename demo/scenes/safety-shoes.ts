import type { Material, Object3D } from 'three';
import { label } from './labels.ts';
import { leather, matt, metal, plastic, standard, woven } from './materials.ts';
import type { Scenes } from './scene.ts';
import { type Station, shell } from './shell.ts';
import {
  ball,
  box,
  extrude,
  type FlatPoint,
  group,
  outline,
  type Point,
  pair,
  put,
  repeat,
  scaled,
  tube,
} from './solids.ts';

type Shoe = {
  brand: string;
  upper: string;
  sole: string;
  middle?: string;
  toe?: string;
  lace?: string;
  thread?: string;
  /** With an own heel, instead of moulded on in one piece. */
  hasSplitSole?: boolean;
  /** Stations from one eyelet to the next. */
  pitch?: number;
};

const TOE: Station[] = [
  { front: [1.9, 0.44], back: [1.9, 0.36], wide: 0.05 },
  { front: [1.84, 0.66], back: [1.88, 0.3], wide: 0.3 },
  { front: [1.62, 0.84], back: [1.66, 0.27], wide: 0.48 },
  { front: [1.25, 0.93], back: [1.25, 0.27], wide: 0.55 },
  { front: [0.86, 1.02], back: [0.7, 0.27], wide: 0.54 },
  { front: [0.5, 1.2], back: [0.1, 0.27], wide: 0.48 },
  { front: [0.24, 1.42], back: [-0.6, 0.27], wide: 0.44 },
  { front: [0.06, 1.62], back: [-1.28, 0.28], wide: 0.43 },
  { front: [-0.06, 1.78], back: [-1.52, 0.6], wide: 0.42 },
];
/** Cut below the ankle. */
const LOW: Station[] = [
  { front: [1.9, 0.42], back: [1.9, 0.34], wide: 0.05 },
  { front: [1.85, 0.62], back: [1.88, 0.3], wide: 0.3 },
  { front: [1.66, 0.77], back: [1.68, 0.27], wide: 0.47 },
  { front: [1.3, 0.86], back: [1.28, 0.27], wide: 0.55 },
  { front: [0.92, 0.92], back: [0.75, 0.27], wide: 0.54 },
  { front: [0.58, 1.02], back: [0.15, 0.27], wide: 0.48 },
  { front: [0.34, 1.13], back: [-0.55, 0.27], wide: 0.43 },
  { front: [0.15, 1.24], back: [-1.2, 0.28], wide: 0.41 },
  { front: [0.02, 1.33], back: [-1.48, 0.5], wide: 0.4 },
  { front: [-0.07, 1.4], back: [-1.53, 0.82], wide: 0.38 },
  { front: [-0.12, 1.46], back: [-1.46, 1.14], wide: 0.385 },
];
/** Low over the steel cap, slim at the ankle. */
const ANKLE: Station[] = [
  { front: [1.9, 0.42], back: [1.9, 0.34], wide: 0.05 },
  { front: [1.85, 0.6], back: [1.88, 0.3], wide: 0.3 },
  { front: [1.66, 0.74], back: [1.68, 0.27], wide: 0.47 },
  { front: [1.3, 0.83], back: [1.28, 0.27], wide: 0.55 },
  { front: [0.9, 0.9], back: [0.75, 0.27], wide: 0.54 },
  { front: [0.54, 1.04], back: [0.15, 0.27], wide: 0.48 },
  { front: [0.28, 1.22], back: [-0.55, 0.27], wide: 0.43 },
  { front: [0.06, 1.4], back: [-1.2, 0.28], wide: 0.41 },
  { front: [-0.08, 1.55], back: [-1.5, 0.55], wide: 0.4 },
  { front: [-0.17, 1.67], back: [-1.53, 0.95], wide: 0.38 },
  { front: [-0.24, 1.8], back: [-1.45, 1.32], wide: 0.38 },
  { front: [-0.27, 1.94], back: [-1.4, 1.64], wide: 0.41 },
];
/** Narrow above the heel, wider and leaning back towards the calf. */
const HIGH: Station[] = [
  ...TOE,
  { front: [-0.14, 1.94], back: [-1.5, 1.05], wide: 0.41 },
  { front: [-0.24, 2.14], back: [-1.4, 1.5], wide: 0.4 },
  { front: [-0.27, 2.42], back: [-1.4, 1.95], wide: 0.43 },
  { front: [-0.24, 2.75], back: [-1.47, 2.45], wide: 0.49 },
  { front: [-0.2, 3.06], back: [-1.54, 2.9], wide: 0.53 },
];

const FOOT: FlatPoint[] = [
  [-1.5, -0.3],
  [-1.2, -0.44],
  [-0.5, -0.4],
  [0.2, -0.44],
  [1.0, -0.58],
  [1.6, -0.5],
  [1.94, -0.2],
  [1.97, 0.1],
  [1.7, 0.46],
  [1.1, 0.58],
  [0.3, 0.48],
  [-0.5, 0.42],
  [-1.2, 0.44],
  [-1.5, 0.3],
  [-1.6, 0],
];
/** Moulded PVC, a little shiny. */
const gumPvc = (color: string) => standard(color, 0, 0.3);

const sole = (grow: number) => outline(FOOT.map(([x, y]): FlatPoint => [x * (1 + grow), y * (1 + grow * 2.4)]), 0.3);

/** A sole's rim with lugs at even distances; under the arch of the foot it has none. */
function luggedSole(color: string, middle: string) {
  const material = plastic(color);
  const rim = FOOT.map(([x, y]): FlatPoint => [x, -y]);
  const lugs = walk(rim, 0.25).filter(({ at: [x] }) => x < -0.62 || x > -0.1);
  return group(
    extrude(sole(0.035), 0.2, material, [0, 0.19, 0], [-90, 0, 0], 0.05),
    extrude(sole(0.02), 0.15, plastic(middle), [0, 0.345, 0], [-90, 0, 0], 0.06),
    extrude(
      outline(
        [
          [-1.56, -0.3],
          [-0.62, -0.36],
          [-0.62, 0.36],
          [-1.56, 0.3],
        ],
        0.2,
      ),
      0.1,
      material,
      [0, 0.08, 0],
      [-90, 0, 0],
      0.03,
    ),
    extrude(sole(-0.2), 0.1, material, [0.12, 0.08, 0], [-90, 0, 0], 0.03),
    lugs.map(({ at: [x, z], turn }) => put(lug(material), [x, 0, z], [0, turn, 0])),
  );
}

/** Chamfered towards the ground, its outer face (towards +z) going up the sole's side. */
const lug = (material: Material) =>
  group(
    extrude(
      outline(
        [
          [-0.095, 0.12],
          [-0.07, 0],
          [0.07, 0],
          [0.095, 0.12],
        ],
        0.015,
      ),
      0.32,
      material,
      [0, 0, -0.12],
      [0, 0, 0],
      0.02,
    ),
    box(0.14, 0.13, 0.06, material, [0, 0.15, 0.035], [0, 0, 0], 0.025),
  );

/** Moulded on to the upper, whose edge it clasps, with lugs from heel to toe. */
function mouldedSole(color: string, welt: string) {
  const material = plastic(color);
  const rim = FOOT.map(([x, y]): FlatPoint => [x * 0.99, -y * 0.98]);
  return group(
    extrude(sole(0.035), 0.34, material, [0, 0.36, 0], [-90, 0, 0], 0.1),
    extrude(sole(0.055), 0.07, plastic(welt), [0, 0.33, 0], [-90, 0, 0], 0.02),
    extrude(sole(0.05), 0.18, material, [0, 0.2, 0], [-90, 0, 0], 0.05),
    extrude(sole(-0.16), 0.1, material, [0.08, 0.08, 0], [-90, 0, 0], 0.03),
    walk(rim, 0.25).map(({ at: [x, z], turn }) => put(lug(material), [x, 0, z], [0, turn, 0])),
  );
}

/** Places at even distances along a closed line, and in which direction (degrees around y) each has its outside. */
function walk(line: FlatPoint[], step: number) {
  let left = step / 2;
  return line.flatMap(([x, z], index) => {
    const [toX, toZ] = line[(index + 1) % line.length] as FlatPoint;
    const length = Math.hypot(toX - x, toZ - z);
    const turn = (Math.atan2(z - toZ, toX - x) * 180) / Math.PI;
    const places: { at: FlatPoint; turn: number }[] = [];
    for (; left < length; left += step) {
      const share = left / length;
      places.push({ at: [x + (toX - x) * share, z + (toZ - z) * share], turn });
    }
    left -= length;
    return places;
  });
}

/** Of one piece, with a low heel and shallow grooves. */
function flatSole(color: string) {
  const material = plastic(color);
  const heel = outline([[-1.57, -0.26], [-1.3, -0.44], [-0.66, -0.42], [-0.66, 0.42], [-1.3, 0.44], [-1.57, 0.26]], 0.16);
  return group(
    extrude(sole(0.01), 0.2, material, [0, 0.28, 0], [-90, 0, 0], 0.03),
    extrude(sole(0.03), 0.05, material, [0, 0.31, 0], [-90, 0, 0], 0.015),
    extrude(sole(-0.06), 0.1, material, [0.1, 0.15, 0], [-90, 0, 0], 0.02),
    extrude(heel, 0.16, material, [0, 0.1, 0], [-90, 0, 0], 0.02),
    [0.3, 0.55, 0.8, 1.05, 1.3].map((x) => box(0.12, 0.06, 0.72, material, [x + 0.1, 0.08, 0], [0, 0, 0], 0.02)),
  );
}

function lacedShoe(
  {
    upper,
    sole: soleColor,
    middle,
    hasSplitSole,
    toe,
    brand,
    lace = '#4a4238',
    thread: threadColor = lace,
    pitch = 0.62,
  }: Shoe,
  stations: Station[],
) {
  const { surface, panel, stitches, fill, point, last } = shell(stations, { front: 2, back: 2.7 });
  const [skin, dark, thread, cord] = [leather(upper), woven('#2c2e31'), matt(threadColor), matt(lace)];
  const top = last - 0.25;
  const eyelets = repeat(Math.round((last - 4.6) / pitch), (index) => 4.75 + index * pitch);
  const edge = (t: number) => 16 + (t - 4.3) * 1.1;
  const quarters = pair((side) => {
    const turn = (degrees: number) => (side === 1 ? degrees : 180 - degrees);
    return [
      panel(skin, 4.15, top, (t) => [turn(-78 + Math.max(0, 5.2 - t) * 50), turn(90 - edge(t))], 0.035),
      stitches([[4.35, turn(10)], [4.6, turn(70 - edge(4.6))], [top - 0.1, turn(84 - edge(top))]], thread),
      stitches([[4.45, turn(0)], [4.9, turn(60 - edge(4.9))], [top - 0.1, turn(74 - edge(top))]], thread),
      eyelets.map((t) => ball(0.045, metal('#8c8f92'), point(t, turn(82 - edge(t)), 0.035))),
    ];
  });
  const laces = eyelets.map((t, index) => {
    const [left, right] = [180 - (82 - edge(t)), 82 - edge(t)];
    const next = Math.min(top, t + pitch);
    return group(
      tube([point(t, right, 0.03), point(t, right + 6, 0.055), point(t, 90, 0.07), point(t, left - 6, 0.055), point(t, left, 0.03)], 0.019, cord),
      index === eyelets.length - 1 ? bow(point(t, 90, 0.09), cord) : tube([point(t, right + 3, 0.05), point((t + next) / 2, 90, 0.07), point(next, left - 3, 0.05)], 0.019, cord),
    );
  });
  const collar = Array.from({ length: 25 }, (_, index) => point(last, index * 15, 0));
  return group(
    (hasSplitSole ? luggedSole : mouldedSole)(soleColor, middle ?? soleColor),
    surface(skin),
    panel(skin, 7.2, last - 1.1, (t) => [205 + (t - 7.2) * 6, 335 - (t - 7.2) * 6], 0.04),
    stitches([[7.3, 208], [last - 1.15, 225]], thread, 0.045),
    stitches([[7.3, 332], [last - 1.15, 315]], thread, 0.045),
    toe ? panel(leather(toe, 0.75), 0.02, 3.0, (t) => [-70 + t * 4, 250 - t * 4], 0.045) : [stitches([[2.9, 0], [3.3, 60], [3.35, 90], [3.3, 120], [2.9, 180]], thread, 0.004), stitches([[3.0, 0], [3.4, 60], [3.45, 90], [3.4, 120], [3.0, 180]], thread, 0.004)],
    panel(skin, 4.3, last + 0, () => [62, 118], 0.02),
    quarters,
    laces,
    tube(collar, 0.06, dark),
    panel(dark, last - 0.9, last, () => [140, 400], 0.055),
    surface(dark, last - 0.6, last, -0.05),
    fill(dark, last - 0.55),
    tongue(point(last, 90), dark),
    pullTab(point(last, 270, 0.02), dark),
    label(brand, 0.44, 0.11, point(7.4, 2, 0.055), [0, 0, 8], { ink: '#d5d2c8' }),
  );
}

/** A knot with two loops and two ends. */
const bow = ([x, y, z]: Point, lace: Material) =>
  put(
    group(
      ball(0.04, lace),
      pair((side) => [
        tube([[0, 0, 0], [0.14, 0.06, side * 0.16], [0.16, 0, side * 0.34], [0.18, -0.05, side * 0.2], [0, 0, 0]], 0.02, lace),
        tube([[0, 0, 0], [0.16, -0.02, side * 0.1], [0.24, -0.16, side * 0.2], [0.3, -0.34, side * 0.24]], 0.02, lace),
      ]),
    ),
    [x, y, z],
  );

const tongue = ([x, y]: Point, padding: Material) =>
  put(extrude(outline([[-0.22, -0.5], [0.22, -0.5], [0.26, 0.12], [-0.26, 0.12]], 0.2), 0.1, padding, [0, 0, 0], [0, 0, 0], 0.055), [x + 0.03, y + 0.05, 0], [0, 90, 12]);

/** A loop of webbing over the rim at the heel. */
const pullTab = ([x, y]: Point, webbing: Material) =>
  put(
    extrude(
      outline([[-0.075, -0.3], [0.075, -0.3], [0.075, 0.13], [-0.075, 0.13]], 0.07, [
        outline([[-0.045, -0.24], [0.045, -0.24], [0.045, 0.1], [-0.045, 0.1]], 0.045),
      ]),
      0.19,
      webbing,
      [0, 0, 0],
      [0, 0, 0],
      0.008,
    ),
    [x, y, 0],
    [0, 0, 6],
  );

/** A ladies' last: low over the instep, narrow at the heel, its mouth wide open. */
const SLIM: Station[] = [
  { front: [1.9, 0.42], back: [1.9, 0.34], wide: 0.05 },
  { front: [1.85, 0.55], back: [1.88, 0.3], wide: 0.26 },
  { front: [1.66, 0.66], back: [1.66, 0.27], wide: 0.42 },
  { front: [1.3, 0.73], back: [1.25, 0.27], wide: 0.5 },
  { front: [0.96, 0.78], back: [0.7, 0.27], wide: 0.51 },
  { front: [0.7, 0.87], back: [0.1, 0.27], wide: 0.47 },
  { front: [0.53, 0.93], back: [-0.6, 0.27], wide: 0.43 },
  { front: [0.43, 0.97], back: [-1.28, 0.28], wide: 0.42 },
  { front: [0.37, 1.0], back: [-1.5, 0.48], wide: 0.41 },
  { front: [0.33, 1.02], back: [-1.53, 0.74], wide: 0.4 },
  { front: [0.3, 1.05], back: [-1.46, 1.12], wide: 0.4 },
];

/** The edges (degrees) of the elastic at a slip-on's side, by station: upright, and wider towards the rim. */
const GUSSET: [station: number, front: number, rear: number][] = [[6.2, -2, -10], [6.5, 10, -3], [7, 26, 3], [8, 41, 9], [9, 49, 10], [9.9, 53, 9]];

/** A slip-on with elastic at both sides; one looks into it, on to its lining. */
function slipOn() {
  const { surface, panel, stitches, point, last } = shell(SLIM);
  // Microfibre has hardly any grain.
  const [skin, thread, lining] = [standard('#242526', 0, 0.5, 'painted'), matt('#8a8276'), woven('#8d867b')];
  const shoe = group(
    scaled(flatSole('#3b3a39'), [1, 1, 0.93]),
    surface(skin),
    pair((side) => {
      const turn = (degrees: number) => (side === 1 ? degrees : 180 - degrees);
      return [
        repeat(15, (index) => tube(GUSSET.map(([t, front, rear]) => point(t, turn(front + ((rear - front) * index) / 14), 0.008)), 0.017, woven(index % 2 ? '#6d6a65' : '#504e4a'))),
        stitches(GUSSET.map(([t, front]) => [t, turn(front + 4)]), thread, 0.006),
        stitches(GUSSET.map(([t, , rear]) => [t, turn(rear - 3)]), thread, 0.006),
      ];
    }),
    panel(skin, 7.2, last - 0.3, () => [218, 322], 0.03),
    stitches([[7.3, 221], [last - 0.4, 221]], thread, 0.033),
    stitches([[7.3, 319], [last - 0.4, 319]], thread, 0.033),
    stitches([[2.9, 0], [3.3, 60], [3.35, 90], [3.3, 120], [2.9, 180]], thread, 0.004),
    stitches([[3.0, 0], [3.4, 60], [3.45, 90], [3.4, 120], [3.0, 180]], thread, 0.004),
    tube(repeat(25, (index) => point(last, index * 15, -0.02)), 0.042, skin),
    surface(lining, 3, last - 0.02, -0.06),
    extrude(sole(-0.14), 0.05, matt('#6f6a63'), [-0.1, 0.36, 0], [-90, 0, 0], 0.02),
    put(scaled(pullTab([0, 0, 0], woven('#34383c')), 0.8), point(last, 270, 0)),
    label('KAVACHI', 0.36, 0.09, point(7.6, -8, 0.012), [0, 0, 6], { ink: '#c9c5ba' }),
  );
  return scaled(shoe, [1, 1, 0.86]);
}

const BOOT: Station[] = [
  ...TOE.map(({ front, back, wide }): Station => ({ front: [front[0], front[1] * 1.04], back, wide: wide * 1.05 })),
  { front: [-0.08, 2.1], back: [-1.55, 1.2], wide: 0.5 },
  { front: [-0.08, 2.5], back: [-1.55, 2.1], wide: 0.54 },
  { front: [-0.04, 3.1], back: [-1.62, 2.95], wide: 0.62 },
  { front: [0, 3.8], back: [-1.64, 3.8], wide: 0.68 },
];

/** A thin sole with an own heel, moulded on: it follows the foot's outline and its edge comes a little up the upper. */
function gumSole(pvc: Material) {
  const part = (from: number, to: number): FlatPoint[] => {
    const edge = (side: 1 | -1) => repeat(13, (index): FlatPoint => {
      const x = from + ((to - from) * index) / 12;
      return [x, side * rimAt(x, side)];
    });
    return [...edge(1), ...edge(-1).reverse()];
  };
  const [heel, tread] = [part(-1.56, -0.72), part(-0.12, 1.9)];
  const lugs = walk(FOOT.map(([x, y]): FlatPoint => [x * 0.985, -y * 0.97]), 0.23).filter(({ at: [x] }) => x < -0.76 || x > 0);
  return group(
    extrude(sole(0.022), 0.13, pvc, [0, 0.265, 0], [-90, 0, 0], 0.03),
    extrude(sole(0.034), 0.035, pvc, [0, 0.345, 0], [-90, 0, 0], 0.012),
    extrude(outline(heel, 0.12), 0.22, pvc, [0, 0.15, 0], [-90, 0, 0], 0.02),
    extrude(outline(tread, 0.12), 0.18, pvc, [0, 0.15, 0], [-90, 0, 0], 0.02),
    lugs.map(({ at: [x, z], turn }) => put(box(0.16, 0.15, 0.15, pvc, [0, 0.09, -0.035], [0, 0, 0], 0.02), [x, 0, z], [0, turn, 0])),
    repeat(6, (index) => box(0.14, 0.12, 0.7, pvc, [0.2 + index * 0.27, 0.075, 0], [0, 0, 0], 0.02)),
  );
}

/** Half the width of the foot's outline at a place along it, at one of its sides. */
function rimAt(x: number, side: 1 | -1): number {
  const line = FOOT.filter(([, y]) => y * side >= 0).sort(([a], [b]) => a - b);
  const next = Math.max(1, line.findIndex(([at]) => at >= x));
  const [[ax, ay], [bx, by]] = [line[next - 1], line[next]] as [FlatPoint, FlatPoint];
  return Math.abs(ay + ((by - ay) * (x - ax)) / (bx - ax || 1));
}

function gumboot(isLeft: boolean) {
  const { surface, panel, fill, point, last } = shell(BOOT, { front: 2, back: 2.6 });
  const [pvc, yellow] = [gumPvc('#1b1e20'), gumPvc('#bf9530')];
  return group(
    gumSole(yellow),
    surface(pvc),
    panel(pvc, 0.3, 3.2, (t) => [-70 + t * 4, 250 - t * 4], 0.03),
    panel(pvc, 7.2, 9.3, () => [205, 335], 0.04),
    repeat(4, (index) => panel(pvc, 5.2 + index * 0.55, 5.4 + index * 0.55, () => [40, 140], 0.03)),
    // Both rings meet at the back.
    panel(pvc, 10.6, 10.75, () => [-90, 270], 0.03),
    // The seams of the mould run down in front and at the back.
    tube(repeat(12, (index) => point(5.3 + index * 0.6, 90, 0)), 0.012, pvc),
    tube(repeat(25, (index) => point(last, index * 15 - 90, 0)), 0.055, yellow),
    surface(matt('#8d8f8c'), last - 1, last, -0.04),
    fill(matt('#232527'), last - 0.9),
    isLeft
      ? [
          label('HIMVEER', 0.4, 0.1, point(11.35, 0, 0.02), [0, 0, 0], { ink: '#b3924a' }),
          label('S5 PVC', 0.26, 0.09, point(8.6, 0, 0.03), [0, 0, 0], { ink: '#b3924a' }),
        ]
      : [],
  );
}

/** A pair, the right one a mirror image, a little behind and turned. */
const both = (make: (isLeft: boolean) => Object3D) => () => group(put(make(true), [0, 0, 0.8]), put(scaled(make(false), [1, 1, -1]), [-0.55, 0, -0.75], [0, -14, 0]));

export const scenes: Scenes = {
  'KS-35L': { build: both(slipOn), first: { from: [34, 34] }, second: { from: [-46, 30] } },
  'HGB-14': { build: both(gumboot), first: { from: [52, 20] }, second: { from: [-30, 50] } },
  'RS-410': { build: both(() => lacedShoe({ brand: 'RAKSHAN', upper: '#26282b', sole: '#18191b', lace: '#17181a', thread: '#5d6064', pitch: 1.15 }, LOW)), first: { from: [36, 22] }, second: { from: [-50, 18] } },
  'RS-620D': {
    build: both(() =>
      lacedShoe(
        {
          brand: 'RAKSHAN',
          upper: '#3d2c20',
          sole: '#1b1c1e',
          middle: '#c8641f',
          hasSplitSole: true,
          lace: '#26241f',
          thread: '#a8703c',
          pitch: 1,
        },
        ANKLE,
      ),
    ),
    first: { from: [36, 20] },
    second: { from: [-50, 18] },
  },
  'KS-90N': { build: both(() => lacedShoe({ brand: 'KAVACHI', upper: '#5c3d25', sole: '#1c1c1e', middle: '#7d6244', toe: '#24221f', lace: '#2b2a28', pitch: 0.9 }, HIGH)), first: { from: [34, 18] } },
};
