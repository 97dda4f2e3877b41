import { brands } from './brands.ts';
import { corrugatedHose } from './corrugated-hoses.ts';
import { bolt, button, display, knob } from './fittings.ts';
import { label } from './labels.ts';
import { pushHandle } from './machines.ts';
import { black, chrome, clear, darkSteel, grey, matt, paint, plastic, rubber, standard, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { block, type Form, grown, halfSpace, limb, sculpt, without } from './sculpt.ts';
import { createRandom } from './soft-solids.ts';
import { around, bar, box, cylinder, group, lathe, type Point, pair, put, repeat, ring, sleeve, tube } from './solids.ts';
import { castor, wheel } from './wheels.ts';

const yellow = brands.Nirmalya.body;
const blue = brands.Nirmalya.accent;
/** Tanks and covers are rotation-moulded: no edges, a slight sheen. */
const tank = (color: string) => standard(color, 0, 0.36, 'painted');
const dark = plastic('#26292c');

/** A groove around a form at a height. */
const seam = (form: Form, y: number): Form => without(0.02, form, (px, py, pz) => Math.max(Math.abs(py - y) - 0.022, -form(px, py, pz) - 0.05));

/** The curved rubber squeegee at the back that picks up the water, with its suction hose's socket. */
const squeegee = (w: number, x: number) => {
  const arc = (y: number, grow: number): Point[] => repeat(13, (index) => [x + 0.5 * Math.abs(index / 6 - 1) ** 2 - grow, y, (index / 6 - 1) * (w / 2)]);
  return group(
    tube(arc(0.34, 0), 0.09, darkSteel),
    tube(arc(0.24, 0.02), 0.06, darkSteel),
    ...[0, 0.16].map((grow) => tube(arc(0.1, grow), 0.045, rubber)),
    tube(arc(0.05, 0.16), 0.04, matt('#a5522a')),
    cylinder(0.17, 0.4, rubber, [x + 0.05, 0.5, 0]),
    pair((side) => [wheel(0.13, 0.09, grey, rubber, [x + 0.45, 0.13, side * w * 0.49], [0, 90, 0]), cylinder(0.1, 0.22, plastic(yellow), [x + 0.12, 0.46, side * w * 0.26])]),
  );
};

/** A round brush of many bristles under a deck. */
const brush = (r: number, x: number, z = 0) =>
  group(
    cylinder(r * 0.98, 0.12, dark, [x, 0.4, z]),
    around(64, (degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return [0.96, 0.86].map((share) => cylinder(0.028, 0.36, matt(share > 0.9 ? '#2f5f9a' : '#244c7e'), [x + Math.cos(angle) * r * share, 0.19, z + Math.sin(angle) * r * share], [Math.sin(angle) * 8, 0, -Math.cos(angle) * 8]));
    }).flat(),
  );

/** A deck over a brush, with a splash skirt and a bumper roller. */
const deck = (r: number, x: number, z = 0) =>
  group(
    lathe([[0, 0.5], [r * 1.02, 0.5], [r * 1.06, 0.54], [r * 1.06, 0.66], [r * 0.98, 0.74], [r * 0.4, 0.84], [0, 0.84]], paint(yellow), [x, 0, z], [0, 0, 0], 72),
    lathe([[r * 1.045, 0.14], [r * 1.06, 0.14], [r * 1.06, 0.52], [r * 1.045, 0.52]], rubber, [x, 0, z], [0, 0, 0], 72),
  );

function singleDisc() {
  const motorCover = grown(0.25, limb({ at: [0.6, 0.9, 0], r: 0.82 }, { at: [0.6, 1.15, 0], r: 0.66 }), block([-0.15, 0.95, 0], [0.5, 0.22, 0.42], 0.18));
  const solution = without(0.05, block([0, 0, 0], [0.62, 0.92, 0.56], 0.3), block([0.72, 0, 0], [0.2, 0.6, 0.12], 0.08));
    return group(
    brush(1.5, 0.6),
    deck(1.5, 0.6),
    ring(1.6, 0.07, rubber, [0.6, 0.6, 0], [90, 0, 0]),
    sculpt(motorCover, [-0.8, 0.6, -1.1], [1.7, 2.1, 1.1], 0.035, tank(yellow)),
    lathe([[0, 0], [0.52, 0], [0.52, 0.42], [0.46, 0.5], [0, 0.54]], dark, [0.6, 1.72, 0]),
    around(20, (degrees) => put(box(0.04, 0.3, 0.03, black, [0, 0, 0.525]), [0.6, 1.95, 0], [0, degrees, 0])),
    pair((side) => bar([[-0.45, 1.0, side * 0.3], [-2.75, 5.15, side * 0.3]], 0.085, chrome)),
    box(0.24, 0.12, 0.8, darkSteel, [-1.0, 2.0, 0], [0, 0, 29]),
    put(group(sculpt(solution, [-0.8, -1.1, -0.7], [0.9, 1.1, 0.7], 0.035, standard('#e8ecec', 0, 0.3)), cylinder(0.2, 0.14, plastic(blue), [-0.05, 0.97, 0.1]), label('12 L', 0.3, 0.16, [0.1, 0.3, 0.565], [0, 0, 0], { ink: blue })), [-1.3, 3.1, 0], [0, 0, 29]),
    tube([[-0.85, 2.3, 0.15], [-0.5, 2.0, 0.3], [0.0, 1.3, 0.5], [0.2, 0.86, 0.5]], 0.05, clear('#cfe3ea', 0.6)),
    put(group(box(0.7, 0.42, 1.0, dark, [0, 0, 0], [0, 0, 0], 0.14), button(0.1, plastic('#1e8a4c'), [-0.36, 0.05, 0.2], [0, -90, 0]), pair((side) => [bar([[0, 0, side * 0.45], [-0.1, 0.05, side * 0.95], [-0.5, -0.1, side * 1.05]], 0.075, steel), cylinder(0.105, 0.5, rubber, [-0.42, -0.06, side * 1.04], [0, 0, 66]), bar([[0.05, -0.1, side * 0.42], [-0.3, -0.26, side * 0.62], [-0.5, -0.32, side * 0.66]], 0.035, plastic('#c2212b'))])), [-2.78, 5.2, 0], [0, 0, 30]),
    pair((side) => wheel(0.4, 0.18, grey, rubber, [-0.95, 0.4, side * 0.55])),
    bar([[-0.95, 0.4, -0.5], [-0.95, 0.4, 0.5]], 0.06, steel),
    tube([[-2.9, 4.9, -0.3], [-2.7, 4.0, -0.55], [-2.2, 3.2, -0.66], [-2.6, 4.2, -0.7], [-2.85, 4.8, -0.4]], 0.05, plastic('#d86f12')),
    label(['NIRMALYA', 'NF-17S'], 0.8, 0.34, [0.6, 1.2, 0.93], [-14, 0, 0], { ink: blue }),
  );
}

function walkBehind() {
  const lower = seam(
    without(
      0.08,
      grown(0.3, block([-0.35, 1.35, 0], [1.75, 0.78, 1.02], 0.34), block([0.75, 1.5, 0], [0.75, 0.5, 0.9], 0.35)),
      block([-0.8, 0.5, 1.15], [0.78, 0.62, 0.3], 0.3),
      block([-0.8, 0.5, -1.15], [0.78, 0.62, 0.3], 0.3),
      halfSpace([0, 1, 0], 0.66),
    ),
    1.0,
  );
  const upper = without(
    0.06,
    grown(0.35, block([-0.75, 2.65, 0], [1.35, 0.72, 0.98], 0.36), block([0.55, 2.35, 0], [0.75, 0.4, 0.86], 0.3)),
    block([0.62, 2.78, 0], [0.42, 0.12, 0.5], 0.1),
    ...pair((side) => block([-0.5, 2.7, side * 1.02], [0.8, 0.34, 0.06], 0.05)),
  );
  const lid = grown(0.1, block([-0.75, 3.4, 0], [1.05, 0.12, 0.8], 0.11), block([-0.2, 3.48, 0], [0.2, 0.08, 0.3], 0.07));
  const extent: [Point, Point] = [[-2.5, 0.3, -1.4], [1.9, 3.7, 1.4]];
  return group(
    sculpt(lower, ...extent, 0.035, tank(yellow)),
    sculpt(upper, ...extent, 0.035, tank(blue)),
    sculpt(lid, ...extent, 0.03, standard('#30363b', 0, 0.25)),
    box(3.5, 0.06, 1.9, rubber, [-0.45, 2.08, 0], [0, 0, 0], 0.03),
    brush(1.02, 1.5),
    deck(1.02, 1.5),
    pair((side) => cylinder(0.14, 0.12, matt('#8a8d8f'), [2.25, 0.62, side * 0.86])),
    cylinder(0.34, 0.5, black, [1.5, 1.05, 0]),
    pair((side) => wheel(0.66, 0.24, grey, rubber, [-0.8, 0.66, side * 1.02])),
    castor(0.22, [-1.85, 0.53, 0.5]),
    castor(0.22, [-1.85, 0.53, -0.5]),
    squeegee(2.9, -2.75),
    tube([[-2.1, 2.9, 0.35], [-2.55, 2.7, 0.35], [-2.75, 1.9, 0.25], [-2.72, 1.0, 0.05], [-2.7, 0.6, 0]], 0.15, standard('#3a3f44', 0, 0.5)),
    repeat(16, (index) => ring(0.155, 0.022, standard('#3a3f44', 0, 0.5), [-2.74 + 0.004 * index, 0.75 + index * 0.085, 0.03 + index * 0.014], [90, 0, 0])),
    tube([[-2.05, 2.5, -0.5], [-2.4, 2.3, -0.5], [-2.45, 1.5, -0.5], [-2.3, 1.0, -0.5]], 0.09, clear('#b9c6c9', 0.7)),
    put(
      group(
        box(0.62, 0.24, 1.7, dark, [0, 0, 0], [0, 0, 0], 0.1),
        display('78%', 0.5, 0.26, [0.02, 0.125, 0], [-90, -90, 0]),
        pair((side) => button(0.1, plastic(side === 1 ? '#1e8a4c' : '#c2212b'), [0, 0.12, side * 0.5], [-90, 0, 0])),
        knob(0.11, [0, 0.12, 0.74], [-90, 0, 0]),
      ),
      [-2.0, 3.55, 0],
      [0, 0, 24],
    ),
    bar([[-1.95, 3.2, -0.7], [-2.6, 3.5, -0.85], [-2.75, 3.58, -0.5], [-2.75, 3.58, 0.5], [-2.6, 3.5, 0.85], [-1.95, 3.2, 0.7]], 0.085, rubber, 0.2),
    bar([[-2.2, 3.2, -0.55], [-2.6, 3.38, -0.4], [-2.6, 3.38, 0.4], [-2.2, 3.2, 0.55]], 0.035, plastic('#c2212b'), 0.1),
    label('NIRMALYA', 1.5, 0.3, [-0.5, 2.7, 0.962], [0, 0, 0], { ink: '#f4f2ea' }),
    label('NF-50B', 0.8, 0.24, [-0.6, 1.55, 1.03], [0, 0, 0], { ink: blue }),
  );
}

function rideOn() {
  const body = without(
    0.1,
    grown(0.4, block([-0.1, 1.25, 0], [2.75, 0.75, 1.25], 0.4), block([2.1, 2.0, 0], [0.75, 0.75, 1.05], 0.4)),
    block([0.75, 2.2, 0], [0.95, 1.0, 1.6], 0.3),
    block([-1.5, 0.6, 1.4], [0.95, 0.9, 0.34], 0.3),
    block([-1.5, 0.6, -1.4], [0.95, 0.9, 0.34], 0.3),
    halfSpace([0, 1, 0], 0.55),
  );
  const rear = seam(without(0.06, grown(0.3, block([-1.65, 2.35, 0], [1.2, 0.75, 1.22], 0.4), block([-2.2, 2.9, 0], [0.6, 0.4, 1.0], 0.3)), ...pair((side) => block([-1.6, 2.4, side * 1.27], [0.75, 0.38, 0.07], 0.05))), 1.72);
  const extent: [Point, Point] = [[-3.3, 0.3, -1.8], [3.2, 4.5, 1.8]];
  return group(
    sculpt(body, ...extent, 0.045, tank(yellow)),
    sculpt(rear, ...extent, 0.045, tank(blue)),
    put(seat(), [-0.95, 3.02, 0]),
    put(sculpt(block([0, 0, 0], [0.52, 0.1, 0.72], 0.09), [-0.6, -0.2, -0.8], [0.6, 0.2, 0.8], 0.03, standard('#30363b', 0, 0.25)), [-2.25, 3.32, 0]),
    box(1.7, 0.05, 1.9, rubber, [0.75, 1.26, 0], [0, 0, 0], 0.02),
    repeat(9, (index) => box(1.5, 0.03, 0.05, rubber, [0.75, 1.3, (index - 4) * 0.2])),
    put(steering(), [2.0, 2.6, 0], [0, 0, 32]),
    put(group(box(0.62, 0.34, 1.5, dark, [0, 0, 0], [0, 0, 0], 0.14), display('READY', 0.46, 0.22, [-0.19, 0.174, 0.44], [-90, -90, 0]), button(0.08, plastic('#c2212b'), [-0.12, 0.17, -0.38], [-90, 0, 0]), button(0.06, plastic('#1e8a4c'), [-0.12, 0.17, -0.6], [-90, 0, 0])), [2.05, 2.78, 0], [0, 0, 14]),
    wheel(0.55, 0.36, grey, rubber, [2.35, 0.55, 0]),
    pair((side) => wheel(0.72, 0.32, grey, rubber, [-1.5, 0.72, side * 1.2])),
    scrubDeck(),
    squeegee(4.1, -3.25),
    corrugatedHose([[-2.7, 2.5, 0.5], [-3.05, 2.5, 0.5], [-3.42, 2.25, 0.45], [-3.5, 1.6, 0.2], [-3.3, 1.0, 0.02], [-3.2, 0.66, 0]], 0.2, standard('#3a3f44', 0, 0.5)),
    sleeve(0.27, 0.16, 0.3, dark, [-2.86, 2.5, 0.5], [0, 0, 90]),
    // The arm that lifts the squeegee.
    pair((side) => bar([[-2.6, 0.95, side * 0.5], [-2.95, 0.75, side * 0.5], [-3.2, 0.42, side * 0.5]], 0.07, darkSteel)),
    pair((side) => put(headlamp(), [2.84, 2.1, side * 0.4], [0, 90, 0])),
    cylinder(0.05, 0.7, steel, [-2.45, 3.5, 0.75]),
    cylinder(0.15, 0.26, clear('#e8800f', 0.85), [-2.45, 3.95, 0.75]),
    label('NIRMALYA', 1.35, 0.3, [-1.6, 2.42, 1.205], [0, 0, 0], { ink: '#ffffff' }),
    label('NF-110R', 0.7, 0.22, [-0.3, 1.5, 1.3], [0, 0, 0], { ink: blue }),
  );
}

/** Two brushes of 430 mm side by side under one deck, wider than the machine. */
const scrubDeck = () => {
  const [r, x, z] = [0.87, 0.75, 0.85];
  return group(
    pair((side) => [
      brush(r, x, side * z),
      deck(r, x, side * z),
      cylinder(0.15, 0.14, matt('#8a8d8f'), [x + 0.62, 0.6, side * (z + 0.72)]),
      box(0.5, 0.1, 0.24, darkSteel, [x + 0.5, 0.6, side * (z + 0.58)], [0, side * -50, 0]),
    ]),
    box(1.5, 0.3, 1.7, paint(yellow), [x, 0.66, 0], [0, 0, 0], 0.1),
  );
};

/** Cushion and back with raised sides in a shell, on a slide; the driver looks along +x. */
function seat() {
  const cushion = grown(0.1, block([0, 0.3, 0], [0.6, 0.14, 0.56], 0.12), ...pair((side) => limb({ at: [-0.4, 0.38, side * 0.5], r: 0.12 }, { at: [0.42, 0.36, side * 0.5], r: 0.12 })));
  const back = grown(0.1, block([0, 0.6, 0], [0.12, 0.62, 0.5], 0.11), ...pair((side) => limb({ at: [0.06, 0.2, side * 0.46], r: 0.13 }, { at: [0.05, 0.95, side * 0.42], r: 0.12 })));
  const cover = standard('#1f2225', 0, 0.5, 'leather');
  return group(
    box(1.0, 0.16, 0.9, dark, [0, 0.08, 0], [0, 0, 0], 0.04),
    sculpt(cushion, [-0.8, 0, -0.8], [0.8, 0.7, 0.8], 0.03, cover),
    put(group(sculpt(back, [-0.4, -0.2, -0.8], [0.4, 1.4, 0.8], 0.03, cover), sculpt(block([-0.13, 0.6, 0], [0.07, 0.6, 0.52], 0.06), [-0.3, -0.1, -0.7], [0.1, 1.3, 0.7], 0.03, dark)), [-0.55, 0.36, 0], [0, 0, 12]),
  );
}

/** Along y: the column in its cover and a wheel with three spokes. */
const steering = () =>
  group(
    cylinder(0.17, 0.66, dark, [0, 0.33, 0], [0, 0, 0], 0.11),
    cylinder(0.07, 0.3, steel, [0, 0.72, 0]),
    put(ring(0.56, 0.06, rubber), [0, 0.92, 0], [90, 0, 0]),
    around(3, (degrees) => put(box(0.5, 0.05, 0.11, black, [0.3, 0.88, 0], [0, 0, 4]), [0, 0, 0], [0, degrees + 60, 0])),
    lathe([[0, 0.8], [0.15, 0.8], [0.16, 0.9], [0.12, 0.95], [0, 0.96]], black),
  );

/** Set into the front, facing +z. */
const headlamp = () =>
  group(
    box(0.62, 0.3, 0.1, dark, [0, 0, -0.02], [0, 0, 0], 0.04),
    box(0.52, 0.21, 0.04, chrome, [0, 0, 0.02], [0, 0, 0], 0.015),
    pair((side) => cylinder(0.085, 0.03, clear('#f4f4ec', 0.9), [side * 0.12, 0, 0.035], [90, 0, 0])),
  );

/** A disc brush whose bristles spread outwards down to the ground. */
function sideBrush() {
  const random = createRandom(9);
  const rows = [
    { out: 0.36, count: 60, color: '#b95f10' },
    { out: 0.48, count: 90, color: '#d97214' },
    { out: 0.6, count: 130, color: '#e8811c' },
  ];
  return group(
    cylinder(0.66, 0.1, dark, [0, 0.5, 0]),
    lathe([[0, 0.55], [0.5, 0.55], [0.44, 0.66], [0.2, 0.72], [0, 0.72]], plastic(yellow)),
    around(6, (degrees) => put(bolt(0.045, [0.56, 0.55, 0]), [0, 0, 0], [0, degrees, 0])),
    rows.map(({ out, count, color }, row) =>
      around(count, (degrees) => {
        const lean = 34 + row * 8 + random() * 9;
        const length = 0.47 / Math.cos((lean * Math.PI) / 180);
        const bristle = lathe([[0, 0], [0.02, 0], [0.013, -length], [0, -length]], matt(color), [0, 0, 0], [0, 0, 0], 6);
        return put(put(bristle, [out, 0.47, 0], [random() * 12 - 2, 0, lean]), [0, 0, 0], [0, degrees + random() * 2, 0]);
      }),
    ),
  );
}

/** One unit is 200 mm: two disc brushes in front, driven by the wheels, throw the dirt into the box between them. */
function sweeper() {
  const hood = grown(0.25, block([0.35, 1.12, 0], [0.95, 0.3, 1.2], 0.22), ...pair((side) => limb({ at: [0.5, 1.0, side * 0.95], r: 0.3 }, { at: [1.35, 0.86, side * 1.2], r: 0.26 })));
  const dustBox = without(0.05, block([-1.45, 1.05, 0], [1.05, 0.68, 1.14], 0.2), block([-1.45, 1.75, 0], [0.5, 0.16, 0.7], 0.1));
  return group(
    sculpt(hood, [-0.8, 0.4, -1.7], [1.8, 1.6, 1.7], 0.035, tank(blue)),
    sculpt(dustBox, [-2.7, 0.2, -1.4], [-0.2, 1.9, 1.4], 0.035, dark),
    bar([[-1.45, 1.6, -0.55], [-1.45, 1.82, -0.5], [-1.45, 1.82, 0.5], [-1.45, 1.6, 0.55]], 0.07, plastic(yellow), 0.1),
    box(2.9, 0.14, 2.3, paint('#30363b'), [-1.1, 0.42, 0]),
    pair((side) => [
      put(sideBrush(), [1.35, 0, side * 1.2], [0, 0, 0]),
      wheel(0.75, 0.24, plastic(yellow), rubber, [-0.55, 0.75, side * 1.36]),
      knob(0.16, [1.35, 1.11, side * 1.2], [-90, 0, 0], plastic(yellow)),
      box(0.5, 0.34, 0.1, paint(yellow), [-0.75, 1.34, side * 1.0], [0, 0, 0]),
    ]),
    cylinder(0.07, 2.9, steel, [-0.55, 0.75, 0], [90, 0, 0]),
    pushHandle(2.1, [[-0.65, 1.34], [-3.3, 4.3], [-3.9, 4.45]], 0.09, paint(yellow)),
    label('NIRMALYA', 1.2, 0.26, [0.36, 1.424, 0], [-90, 0, 0], { ink: '#ffffff' }),
    label('NS-900M', 0.8, 0.18, [0.36, 1.424, 0.32], [-90, 0, 0], { ink: yellow }),
    label('NIRMALYA', 1.0, 0.18, [1.306, 1.13, 0], [0, 90, 0], { ink: '#ffffff' }),
  );
}

export const scenes: Scenes = {
  'NS-900M': { build: sweeper, first: { from: [38, 20] }, second: { from: [-140, 20] } },
  'NF-17S': { build: singleDisc, first: { from: [30, 12] }, second: { from: [-134, 18] } },
  'NF-50B': { build: walkBehind, first: { from: [32, 14] } },
  'NF-110R': { build: rideOn, first: { from: [28, 15] } },
};
