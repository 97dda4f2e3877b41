import { brands } from './brands.ts';
import { bolt, eyeBolt, knob } from './fittings.ts';
import { label, ratingPlate } from './labels.ts';
import { brass, castIron, paint, plastic, rubber, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { bar, box, cylinder, group, type Point, pair, put, repeat } from './solids.ts';
import { earthLead, tigTorch, weldingCable } from './welding-cables.ts';
import { gasBottle, gasCoupling, gasHose, gasOutlet, inverter, socketOf } from './welding-sets.ts';
import { wheel } from './wheels.ts';

/** A tank of oil with fins, terminals in front, wheels beneath; the bar to pull it by is behind. */
function oilCooled() {
  const coat = paint(brands.Vajra.body);
  return group(
    box(3.0, 2.6, 2.2, coat, [0, 1.9, 0], [0, 0, 0], 0.08),
    box(3.2, 0.14, 2.4, coat, [0, 3.25, 0]),
    pair((side) => pair((end) => put(bolt(0.08), [side * 1.45, 3.33, end * 1.05]))).flat(),
    pair((side) => repeat(9, (index) => box(0.34, 2.2, 0.06, coat, [side * 1.62, 1.9, (index - 4) * 0.22]))),
    pair((side) => eyeBolt(0.22, [side * 1.1, 3.3, 0])),
    tapBoard(),
    label('VAJRA  VTW-300', 2.4, 0.36, [0, 2.75, 1.105], [0, 0, 0], { ink: '#ffffff' }),
    ratingPlate(0.7, [0, 2.2, 1.105]),
    knob(0.2, [0.3, 3.32, -0.6], [-90, 0, 0]),
    pair((side) => pair((end) => wheel(0.35, 0.2, steel, rubber, [side * 1.1, 0.35, end * 0.9]))).flat(),
    box(2.6, 0.2, 2.0, castIron, [0, 0.55, 0]),
    pair((side) => bar([[side * 1.2, 2.6, -1.1], [side * 1.2, 3.0, -1.8]], 0.06, steel)),
    bar([[-1.3, 3.0, -1.8], [1.3, 3.0, -1.8]], 0.08, rubber),
  );
}

/** The current is chosen by the stud to which the cable is bolted. */
const tapBoard = () =>
  group(
    box(2.0, 1.2, 0.1, plastic('#2b2d30'), [0, 1.3, 1.13]),
    ['50 A', '100 A', '150 A', '200 A', '250 A', '300 A'].map((current, index) => {
      const [x, y] = [((index % 3) - 1) * 0.62, index < 3 ? 1.5 : 0.96];
      return [
        put(bolt(0.11), [x, y, 1.2], [90, 0, 0]),
        label(current, 0.5, 0.14, [x, y + 0.25, 1.184], [0, 0, 0], { ink: '#ffffff' }),
      ];
    }),
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
