import type { Material } from 'three';
import { brands } from './brands.ts';
import { label } from './labels.ts';
import { black, brass, chrome, darkSteel, matt, metal, plastic, steel, white } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, box, cylinder, extrude, type FlatPoint, group, outline, pair, put, repeat, ring, sleeve } from './solids.ts';

const { body, accent } = brands.Maapak;
const satin = metal('#a3a8ac', 0.34);
const ink = plastic('#2a2d30');
const figure = (words: string, w: number, at: [number, number, number]) => label(words, w, w * 0.62, at, [0, 0, 0], { ink: '#22262a' });

/** The scale: a mark per millimetre, a number every `figures` centimetres. One unit is 1 cm; the fixed jaw is at 0. */
const beam = (length: number, high: number, scale: number, figures: number, zero = 0.3) =>
  group(
    box(length, high, 0.36, satin, [length / 2 - 1, 0, 0]),
    repeat(scale * 10 + 1, (mm) =>
      box(0.025, high * (mm % 10 === 0 ? 0.42 : mm % 5 === 0 ? 0.32 : 0.24), 0.012, ink, [mm / 10 + zero, -high / 2 + high * (mm % 10 === 0 ? 0.24 : mm % 5 === 0 ? 0.19 : 0.15), 0.185], [0, 0, 0], 0),
    ),
    repeat(Math.floor(scale / figures) + 1, (index) => figure(String(index * figures), high * 0.42, [index * figures + zero, high * 0.16, 0.19])),
  );

/** A jaw reaching down from a height; its measuring face is at x 0, its back towards `side`. */
const jaw = (side: 1 | -1, depth: number, high: number, back: number) => {
  const points: FlatPoint[] = [
    [0, high],
    [0, -high - depth],
    [side * 0.3, -high - depth],
    [side * back * 0.55, -high - depth * 0.45],
    [side * back, -high - depth * 0.12],
    [side * back, high],
  ];
  return extrude(outline(points, 0.25), 0.42, satin, [0, 0, 0], [0, 0, 0], 0.06);
};

/** A jaw for bores; its measuring face is at x 0 and faces away from the other. */
const horn = (side: 1 | -1, high: number, z: number) =>
  extrude(
    outline(
      [
        [0, high],
        [0, high + 2.0],
        [side * 0.22, high + 2.0],
        [side * 1.3, high],
      ],
      0.08,
    ),
    0.16,
    satin,
    [0, 0, z],
    [0, 0, 0],
    0.05,
  );

const lockScrew = (x: number, y: number) =>
  group(
    cylinder(0.12, 0.5, steel, [x, y, 0.05]),
    cylinder(0.34, 0.34, chrome, [x, y + 0.35, 0.05]),
    around(12, (degrees) => box(0.06, 0.34, 0.05, darkSteel, [x + Math.cos((degrees * Math.PI) / 180) * 0.34, y + 0.35, 0.05 + Math.sin((degrees * Math.PI) / 180) * 0.34])),
  );

const thumbRoll = (x: number, y: number) =>
  group(
    cylinder(0.42, 0.34, steel, [x, y, 0.1], [90, 0, 0]),
    around(18, (degrees) => box(0.05, 0.05, 0.36, darkSteel, [x + Math.cos((degrees * Math.PI) / 180) * 0.42, y + Math.sin((degrees * Math.PI) / 180) * 0.42, 0.1])),
  );

const lying = (...parts: Parameters<typeof group>) => put(group(...parts), [0, 0.3, 0], [-90, 0, 0]);

/** The rule with its fixed jaw, and a slide open by some centimetres; `zero` is where its scale begins. */
const pocket = (scale: number, open: number, slide: ReturnType<typeof group>, zero?: number) =>
  lying(
    beam(scale + 7, 1.6, scale, 1, zero),
    jaw(-1, 3.4, 0.8, 1.9),
    horn(1, 0.7, -0.1),
    put(group(jaw(1, 3.4, 0.8, 1.5), horn(-1, 0.7, 0.1), slide), [open, 0, 0.04]),
    box(open, 0.28, 0.14, steel, [scale + 6 + open / 2, 0, 0]),
  );

const vernierSlide = () =>
  group(
    extrude(
      outline(
        [
          [0, -1.25],
          [6.2, -1.25],
          [6.2, -0.72],
          [0, -0.72],
        ],
        0.1,
      ),
      0.62,
      satin,
      [0, 0, 0.05],
    ),
    extrude(
      outline(
        [
          [0, 0.62],
          [6.2, 0.62],
          [6.2, 1.1],
          [0, 1.1],
        ],
        0.1,
      ),
      0.62,
      satin,
      [0, 0, 0.05],
    ),
    box(0.9, 2.2, 0.5, satin, [0.45, -0.05, 0.04]),
    box(0.6, 2.2, 0.6, satin, [5.9, -0.05, 0.05]),
    box(4.6, 0.5, 0.5, satin, [3.3, -0.72, 0.02]),
    repeat(50, (mark) => box(0.02, mark % 5 === 0 ? 0.34 : 0.22, 0.012, ink, [1.15 + mark * 0.085, -0.66, 0.275], [0, 0, 0], 0)),
    repeat(6, (index) => figure(String(index * 2), 0.3, [1.15 + index * 0.85, -0.96, 0.37])),
    lockScrew(2.6, 1.15),
    thumbRoll(5.5, -1.35),
    label('MAAPAK', 1.5, 0.26, [4.6, 0.86, 0.37], [0, 0, 0], { ink: body }),
  );

const dialSlide = () =>
  group(
    box(6, 2.3, 0.6, satin, [3, 0, 0.05], [0, 0, 0], 0.12),
    cylinder(2.0, 0.5, black, [3.1, 0.1, 0.5], [90, 0, 0]),
    ring(1.95, 0.16, plastic(accent), [3.1, 0.1, 0.74]),
    cylinder(1.8, 0.06, white, [3.1, 0.1, 0.74], [90, 0, 0]),
    around(50, (degrees) => box(0.04, degrees % 36 < 1 ? 0.34 : 0.18, 0.01, ink, [3.1 + Math.sin((degrees * Math.PI) / 180) * 1.58, 0.1 + Math.cos((degrees * Math.PI) / 180) * 1.58, 0.78], [0, 0, -degrees], 0)),
    around(10, (degrees) => figure(String(Math.round(degrees / 3.6)), 0.4, [3.1 + Math.sin((degrees * Math.PI) / 180) * 1.2, 0.1 + Math.cos((degrees * Math.PI) / 180) * 1.2, 0.78])),
    box(0.07, 1.5, 0.02, plastic('#c2212b'), [3.38, 0.75, 0.8], [0, 0, -24], 0),
    cylinder(0.16, 0.1, black, [3.1, 0.1, 0.79], [90, 0, 0]),
    label('0.02 mm', 0.9, 0.2, [3.1, -0.45, 0.78], [0, 0, 0], { ink: '#22262a' }),
    lockScrew(1.1, 1.15),
    thumbRoll(5.5, -1.35),
  );

const digitalSlide = () =>
  group(
    box(7.6, 2.9, 0.6, plastic('#26292c'), [4.2, 0.05, 0.15], [0, 0, 0], 0.2),
    box(7.3, 2.6, 0.2, plastic('#3a3e42'), [4.2, 0.05, 0.4], [0, 0, 0], 0.08),
    box(4.2, 1.5, 0.06, black, [3.2, 0.35, 0.5]),
    label('52.36', 3.4, 1.1, [3.1, 0.35, 0.535], [0, 0, 0], { on: '#aebcae', ink: '#1a231c' }),
    label('mm', 0.5, 0.3, [4.95, 0.1, 0.535], [0, 0, 0], { ink: '#e8e8e4' }),
    repeat(3, (key) => cylinder(0.28, 0.16, plastic(['#c2212b', '#e8e8e4', accent][key] as string), [6.6, 0.95 - key * 0.85, 0.52], [90, 0, 0])),
    label('MAAPAK  DIGITAL', 2.8, 0.3, [3.1, -0.85, 0.505], [0, 0, 0], { ink: '#e8e8e4' }),
    lockScrew(1.2, 1.45),
    thumbRoll(6.8, -1.6),
  );

/** Without jaws for bores; a second slide with a screw adjusts the first finely. */
function long() {
  const open = 14;
  return lying(
    beam(74, 3.0, 60, 5, 2.4),
    jaw(-1, 9, 1.5, 4.2),
    box(0.5, 1.2, 0.5, satin, [73, 0, 0]),
    put(
      group(
        jaw(1, 9, 1.5, 3.6),
        pair((side) => box(11, 0.8, 0.9, satin, [5.5, side * 1.75, 0.05])),
        box(2, 4.2, 0.8, satin, [1, 0, 0.05]),
        box(1.2, 4.2, 0.9, satin, [10.4, 0, 0.05]),
        box(8, 0.9, 0.7, satin, [6, -1.2, 0.03]),
        repeat(50, (mark) => box(0.04, mark % 5 === 0 ? 0.6 : 0.4, 0.02, ink, [2.4 + mark * 0.15, -1.1, 0.39], [0, 0, 0], 0)),
        box(3.2, 4.2, 0.9, satin, [15, 0, 0.05]),
        cylinder(0.14, 4.5, steel, [12.5, -2.3, 0.1], [0, 0, 90]),
        cylinder(0.75, 0.8, chrome, [12.3, -2.3, 0.1], [0, 0, 90]),
        [3, 15].map((x) => group(cylinder(0.2, 0.8, steel, [x, 2.4, 0.05]), cylinder(0.6, 0.7, chrome, [x, 2.9, 0.05]))),
        label('MAAPAK', 4, 0.6, [6, 1.75, 0.51], [0, 0, 0], { ink: body }),
      ),
      [open, 0, 0.06],
    ),
  );
}

/** A turned bush between the jaws. */
const bush = (radius: number) =>
  put(
    group(sleeve(radius, radius * 0.55, 1.1, metal('#8d9296', 0.3)), sleeve(radius * 0.93, radius * 0.62, 1.16, metal('#8d9296', 0.3)), sleeve(radius * 0.57, radius * 0.5, 1.0, darkSteel)),
    [radius, 0.55, 2.8],
  );

/** Of wood, lined with felt, open: the caliper rests on two notched blocks, its certificate lies in the lid. */
const woodenCase = (caliper: ReturnType<typeof group>) => {
  const [felt, timber] = [matt('#71343b'), matt('#a9794b')];
  const [w, d, high, thick] = [83, 21, 4.6, 0.9];
  const tray = (h: number, lining: Material) =>
    group(
      box(w, 0.6, d, timber, [0, 0.3, 0], [0, 0, 0], 0.1),
      pair((side) => [box(w, h, thick, timber, [0, h / 2, side * (d / 2 - thick / 2)], [0, 0, 0], 0.14), box(thick, h, d - 2 * thick, timber, [side * (w / 2 - thick / 2), h / 2, 0], [0, 0, 0], 0.14)]),
      box(w - 2 * thick, 0.3, d - 2 * thick, lining, [0, 0.72, 0], [0, 0, 0], 0),
      // Finger joints at the corners.
      pair((a) => pair((b) => repeat(3, (index) => box(thick * 1.01, h * 0.17, thick * 1.02, matt('#8f6239'), [a * (w / 2 - thick / 2), h * (0.17 + index * 0.33), b * (d / 2 - thick / 2)], [0, 0, 0], 0)))),
    );
  return group(
    put(tray(high, felt), [36, 0, 3]),
    put(
      group(
        put(tray(2.6, matt('#cfc7b6')), [0, 0, d / 2]),
        // Light, so that steel mirrors it; on it the certificate.
        label(['CALIBRATION CERTIFICATE', 'MAAPAK   MV-600   0–600 mm', 'TRACEABLE TO NATIONAL STANDARDS'], 20, 12, [-14, 1.0, d / 2], [-90, 0, 180], { on: '#efece2', ink: '#33373b', weight: 400 }),
      ),
      [36, high, 3 - d / 2],
      [76, 180, 0],
    ),
    [6, 36, 66].map((x) => group(cylinder(0.35, 7, brass, [x, high, 3 - d / 2 - 0.1], [0, 0, 90]))),
    [12, 60].map((x) => group(box(3.4, 1.9, 0.3, brass, [x, high - 1.6, 3 + d / 2 + 0.1], [0, 0, 0], 0.1), ring(0.7, 0.18, brass, [x, high - 1.3, 3 + d / 2 + 0.4]))),
    [24, 58].map((x) => box(2.4, 1.6, 7, felt, [x, 1.5, 0], [0, 0, 0], 0.3)),
    put(caliper, [0, 2.2, 0]),
  );
};

export const scenes: Scenes = {
  'MC-25': { build: () => group(pocket(15, 3, dialSlide()), bush(1.5)), first: { from: [-36, 60], near: 1.08 }, second: { from: [-16, 46], near: 2.1, at: [0.26, 0.5, 0.5] } },
  'MV-150': { build: () => pocket(15, 4, vernierSlide(), 1.15), first: { from: [20, 50] }, second: { from: [12, 48], near: 3, at: [0.32, 0.5, 0.5] } },
  'MD-200': { build: () => pocket(20, 5.236, digitalSlide()), first: { from: [-24, 52] }, second: { from: [22, 38], near: 1.7, at: [0.34, 0.5, 0.5] } },
  'MV-600': { build: () => woodenCase(long()), first: { from: [-30, 34], near: 1.04 }, second: { from: [30, 44], near: 2, at: [0.22, 0.5, 0.5] } },
};
