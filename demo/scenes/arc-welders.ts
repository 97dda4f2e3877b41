import type { Material } from 'three';
import { brands } from './brands.ts';
import { bolt, eyeBolt } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { black, brass, castIron, gloss, matt, paint, plastic, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, bar, box, cylinder, extrude, group, lathe, outline, type Point, pair, put, repeat, ring, tube } from './solids.ts';
import { earthLead, tigTorch, weldingCable } from './welding-cables.ts';
import { gasBottle, gasCoupling, gasHose, gasOutlet, inverter, socketOf } from './welding-sets.ts';
import { wheel } from './wheels.ts';

const tankBlue = '#34687a';
const offWhite = '#e9e7e0';

/** A tank of oil with fins, terminals in front, wheels beneath; the bar to pull it by is behind. */
function oilCooled() {
  const coat = paint(tankBlue);
  return group(
    box(3.0, 2.6, 2.2, coat, [0, 1.9, 0], [0, 0, 0], 0.05),
    pair((side) => [fins(side, coat), tube(repeat(30, (index): Point => [side * (1.475 + Math.sin(index * 2.3) * 0.004), 0.64 + index * 0.086, 1.08]), 0.024, coat)]),
    lid(coat),
    tapBoard(coat),
    oilGauge(),
    label('VAJRA', 0.62, 0.15, [-0.72, 2.86, 1.104], [0, 0, 0], { ink: offWhite }),
    label('WELDING TRANSFORMER   50–300 A', 1.0, 0.075, [-0.56, 2.7, 1.104], [0, 0, 0], { ink: offWhite, weight: 400 }),
    ratingPlate(0.56, [-0.74, 2.36, 1.106]),
    pair((a) => pair((b) => put(cylinder(0.02, 0.02, steel), [-0.74 + a * 0.25, 2.36 + b * 0.16, 1.106], [90, 0, 0]))),
    put(danger(), [0.2, 2.42, 1.104]),
    // The cock that drains the oil, and the earthing bolt.
    put(group(cylinder(0.09, 0.12, coat), cylinder(0.06, 0.16, brass, [0, 0.12, 0]), box(0.06, 0.05, 0.24, brass, [0, 0.2, 0], [0, 0, 0], 0.015)), [1.3, 0.68, 1.1], [90, 0, 0]),
    put(group(box(0.3, 0.22, 0.05, coat, [0, 0, 0.02], [0, 0, 0], 0.01), put(bolt(0.06), [0, -0.02, 0.045], [90, 0, 0]), label('EARTH', 0.2, 0.06, [0, 0.16, 0.005], [0, 0, 0], { ink: offWhite })), [-1.3, 2.2, 1.1]),
    undercarriage(coat),
    pair((side) => [bar([[side * 1.2, 2.6, -1.1], [side * 1.2, 3.0, -1.8]], 0.06, steel), box(0.26, 0.3, 0.08, coat, [side * 1.2, 2.6, -1.13], [0, 0, 0], 0.02)]),
    bar([[-1.3, 3.0, -1.8], [1.3, 3.0, -1.8]], 0.08, rubber),
  );
}

/** Folded sheets welded to the tank's side, tied by two rods near their edges. */
const fins = (side: 1 | -1, coat: Material) =>
  group(
    repeat(11, (index) => box(0.38, 2.16, 0.055, coat, [side * 1.68, 1.92, (index - 5) * 0.185], [0, 0, 0], 0.024)),
    [1.1, 2.74].map((y) => cylinder(0.028, 2.0, coat, [side * 1.85, y, 0], [90, 0, 0])),
  );

/** Its bolts press it on a gasket; on top the eyes, the filler with its breather and the box where the mains enter. */
const lid = (coat: Material) =>
  group(
    box(3.2, 0.07, 2.4, coat, [0, 3.2, 0], [0, 0, 0], 0.012),
    box(3.18, 0.03, 2.38, rubber, [0, 3.25, 0], [0, 0, 0], 0.006),
    box(3.22, 0.08, 2.42, coat, [0, 3.305, 0], [0, 0, 0], 0.015),
    pair((side) => [
      repeat(8, (index) => bolt(0.042, [(index - 3.5) * 0.43, 3.345, side * 1.12])),
      repeat(4, (index) => bolt(0.042, [side * 1.51, 3.345, (index - 1.5) * 0.5])),
      put(bolt(0.03), [side * 1.51, 3.16, 1.12], [180, 0, 0]),
      box(0.36, 0.05, 0.5, coat, [side * 1.1, 3.36, 0], [0, 0, 0], 0.015),
      eyeBolt(0.2, [side * 1.1, 3.39, 0]),
    ]),
    put(group(cylinder(0.16, 0.1, coat), cylinder(0.11, 0.24, steel, [0, 0.12, 0]), lathe([[0, 0.22], [0.17, 0.22], [0.18, 0.3], [0.14, 0.36], [0, 0.37]], black), around(18, (degrees) => put(box(0.02, 0.1, 0.02, black, [0, 0.28, 0.175], [0, 0, 0], 0.006), [0, 0, 0], [0, degrees, 0]))), [0.35, 3.35, 0.1]),
    put(
      group(
        box(0.9, 0.42, 0.6, coat, [0, 0.21, 0], [0, 0, 0], 0.03),
        box(0.92, 0.02, 0.62, rubber, [0, 0.38, 0], [0, 0, 0], 0.004),
        box(0.94, 0.05, 0.64, coat, [0, 0.42, 0], [0, 0, 0], 0.015),
        pair((a) => pair((b) => bolt(0.03, [a * 0.4, 0.445, b * 0.26]))),
        put(group(cylinder(0.1, 0.12, black), cylinder(0.07, 0.14, black, [0, 0.12, 0])), [-0.46, 0.2, 0], [0, 0, 90]),
        tube([[-0.6, 0.2, 0], [-0.86, 0.16, -0.1], [-1.1, -0.2, -0.5], [-1.16, -1.2, -0.62], [-1.1, -2.4, -0.6]], 0.055, black),
      ),
      [-0.3, 3.345, -0.62],
    ),
  );

/** A glass tube in two brass elbows before a scale shows how high the oil stands. */
const oilGauge = () =>
  group(
    box(0.2, 0.74, 0.02, plastic('#dcdad3'), [1.22, 2.66, 1.11], [0, 0, 0], 0.006),
    label(['MAX', '', '', 'MIN'], 0.09, 0.56, [1.28, 2.66, 1.122], [0, 0, 0], { ink: '#3b3f42' }),
    bar([[1.18, 2.26, 1.1], [1.18, 2.26, 1.19], [1.18, 3.04, 1.19], [1.18, 3.04, 1.1]], 0.03, gloss('#c9cfd0'), 0.03),
    cylinder(0.033, 0.46, gloss('#7d5a1e'), [1.18, 2.52, 1.19]),
    [2.26, 3.04].map((y) => group(put(bolt(0.05), [1.18, y, 1.1], [90, 0, 0]), cylinder(0.055, 0.12, brass, [1.18, y + (y > 3 ? -0.02 : 0.02), 1.19]))),
  );

/** Warns of voltage: a yellow triangle over lines of small print. */
const danger = () =>
  group(
    extrude(outline([[-0.15, -0.115], [0.15, -0.115], [0, 0.15]], 0.025), 0.008, matt('#d9ab2a')),
    label('!', 0.075, 0.15, [0, -0.016, 0.006]),
    label(['SWITCH OFF MAINS', 'BEFORE CHANGING TAPS'], 0.56, 0.15, [0, -0.24, 0.004], [0, 0, 0], { ink: offWhite, weight: 400 }),
  );

/** Two channels across with wheels in forks. */
const undercarriage = (coat: Material) =>
  group(
    pair((side) => [box(0.3, 0.2, 2.1, coat, [side * 1.1, 0.56, 0], [0, 0, 0], 0.03), box(2.2, 0.12, 0.2, castIron, [0, 0.54, side * 0.8], [0, 0, 0], 0.03)]),
    pair((side) =>
      pair((end) => [
        wheel(0.35, 0.2, paint('#6f767a'), rubber, [side * 1.1, 0.35, end * 0.9]),
        pair((face) => box(0.18, 0.34, 0.04, castIron, [side * 1.1, 0.46, end * 0.9 + face * 0.15], [0, 0, 0], 0.012)),
        put(bolt(0.07), [side * 1.1, 0.35, end * 0.9 + 0.17], [90, 0, 0]),
      ]),
    ),
  );

/** The current is chosen by the stud to which the cable is bolted: six in a board of bakelite, and one for the work. */
const tapBoard = (coat: Material) =>
  group(
    box(2.62, 1.28, 0.05, coat, [0, 1.32, 1.11], [0, 0, 0], 0.015),
    box(2.46, 1.12, 0.07, plastic('#2d2825'), [0, 1.32, 1.15], [0, 0, 0], 0.015),
    pair((a) => pair((b) => put(bolt(0.035), [a * 1.16, 1.32 + b * 0.48, 1.185], [90, 0, 0]))),
    // A hood of sheet keeps drops off.
    put(box(2.66, 0.025, 0.34, coat, [0, 0, 0.17], [0, 0, 0], 0.008), [0, 1.99, 1.1], [14, 0, 0]),
    pair((side) => extrude(outline([[0, 0], [0.33, -0.08], [0.04, -0.3], [0, -0.3]], 0.02), 0.02, coat, [side * 1.32, 1.98, 1.1], [0, -90, 0], 0.005)),
    ['50', '100', '150', '200', '250', '300'].map((current, index) => {
      const [x, y] = [((index % 3) - 1) * 0.56 - 0.36, index < 3 ? 1.5 : 1.02];
      return [put(stud(0.1), [x, y, 1.185]), label(current, 0.22, 0.1, [x, y + 0.22, 1.188], [0, 0, 0], { ink: offWhite })];
    }),
    // A line engraved around the six.
    extrude(outline([[-0.86, -0.51], [0.86, -0.51], [0.86, 0.51], [-0.86, 0.51]], 0.06, [outline([[-0.848, -0.498], [0.848, -0.498], [0.848, 0.498], [-0.848, 0.498]], 0.05)]), 0.004, matt('#a9a59c'), [-0.36, 1.32, 1.187], [0, 0, 0], 0),
    label('AMPERES', 0.3, 0.06, [0.3, 0.85, 1.19], [0, 0, 0], { on: '#2d2825', ink: offWhite }),
    put(stud(0.13), [0.84, 1.32, 1.185]),
    label('WORK', 0.3, 0.1, [0.84, 1.6, 1.188], [0, 0, 0], { ink: offWhite }),
  );

/** A socket of brass in a collar: washer, thread and the nut that clamps the cable's lug; facing +z. */
const stud = (r: number) =>
  group(
    cylinder(r * 1.5, 0.04, plastic('#4a423d'), [0, 0, 0.02], [90, 0, 0]),
    cylinder(r * 1.3, 0.03, brass, [0, 0, 0.05], [90, 0, 0]),
    lathe([[0, 0], [r, 0], [r, r * 0.75], [r * 0.85, r * 0.85], [0, r * 0.85]], brass, [0, 0, 0.07], [90, 0, 0], 6),
    cylinder(r * 1.15, 0.025, steel, [0, 0, 0.085 + r * 0.85], [90, 0, 0]),
    cylinder(r * 0.5, r * 2.2, brass, [0, 0, 0.07 + r], [90, 0, 0]),
    repeat(6, (index) => ring(r * 0.5, r * 0.05, brass, [0, 0, 0.1 + r * (0.95 + index * 0.18)])),
  );

const orange = brands.Agnivar.body;

const small = { w: 1.7, h: 2.0, d: 3.0, color: orange, readings: ['200'], dials: ['CURRENT', 'HOT START'] };
const medium = {
  w: 2.0,
  h: 2.3,
  d: 3.4,
  color: '#2f3a44',
  readings: ['250', '68.0'],
  dials: ['CURRENT', 'ARC FORCE'],
  remote: true,
};
const large = {
  w: 2.4,
  h: 3.1,
  d: 3.9,
  color: orange,
  readings: ['400', '72.0'],
  dials: ['CURRENT', 'ARC FORCE', 'HOT START'],
};
const tig = {
  w: 1.9,
  h: 2.5,
  d: 3.4,
  color: '#1e5fa6',
  readings: ['200'],
  dials: ['CURRENT', 'PULSE', 'GAS'],
  feedsGas: true,
};

/** With its torch at '–', as direct current needs it, the earth clamp at '+', and a bottle of argon. */
function tigSet() {
  const bottleAt: Point = [-2.1, 0, -0.6];
  const [x, y, z] = gasOutlet(4.2, bottleAt);
  const rear = -tig.d / 2 - 0.14;
  return group(
    inverter(tig),
    tigTorch(socketOf(tig, -1), gasCoupling(tig, 0.2), { middle: [-1.5, 3.5], inner: 0.75, turns: 2.3, side: -1 }),
    earthLead(socketOf(tig, 1), { middle: [1.5, 3.1], inner: 0.55, turns: 1.35, side: 1 }),
    gasBottle(4.2, '#6f8a72', bottleAt),
    gasHose([
      [x, y, z],
      [x + 0.03, y - 0.5, z + 0.14],
      [x + 0.25, 2.2, z + 0.28],
      [x + 0.6, 0.3, z - 0.1],
      [x + 0.66, 0.05, z - 0.8],
      [x + 0.7, 0.05, rear - 0.5],
      [-0.7, 0.1, rear - 0.75],
      [-0.4, 0.6, rear - 0.45],
      [-0.4, 0.7, rear],
    ]),
    cylinder(0.07, 0.16, brass, [-0.4, 0.7, rear - 0.04], [90, 0, 0]),
  );
}

export const scenes: Scenes = {
  'VTW-300': { build: oilCooled, first: { from: [-28, 16] }, second: { from: [-10, 14], near: 1.7, at: [0.48, 0.5, 0.9] } },
  'AW-200I': {
    build: () =>
      group(
        inverter(small),
        weldingCable({ to: 'clamp', from: socketOf(small, -1), end: [-1.5, 3.2], turn: -150 }),
        weldingCable({ to: 'holder', from: socketOf(small, 1), end: [1.0, 3.2], turn: -45 }),
      ),
    first: { from: [-36, 20] },
    second: { from: [-16, 14], near: 1.7, at: [0.5, 0.5, 0.42] },
  },
  'AW-250M': {
    build: () =>
      group(
        inverter(medium),
        weldingCable({ to: 'clamp', from: socketOf(medium, -1), end: [-1.2, 3.6], turn: -125 }),
        weldingCable({ to: 'holder', from: socketOf(medium, 1), end: [1.2, 3.4], turn: -45 }),
      ),
    first: { from: [34, 20] },
    second: { from: [-40, 14] },
  },
  'AW-400T': { build: () => inverter(large), first: { from: [-34, 16] } },
  'AT-200P': {
    build: tigSet,
    first: { from: [26, 18] },
  },
};
