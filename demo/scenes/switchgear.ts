import { bolt, vents } from './fittings.ts';
import { label } from './labels.ts';
import { black, chrome, cream, metal, paint, plastic } from './materials.ts';
import type { Scenes } from './scene.ts';
import { box, cylinder, extrude, type FlatPoint, group, outline, type Point, pair, put, repeat, ring, rod, roundHole, scaled } from './solids.ts';

const ORANGE = '#e58a12';

/** A slotted screw in its well, facing +z. */
const terminal = (radius: number, at: Point) =>
  put(
    group(
      cylinder(radius * 1.5, 0.04, black, [0, 0, 0.01], [90, 0, 0]),
      cylinder(radius, 0.08, metal('#cfc9b4', 0.35), [0, 0, 0.03], [90, 0, 0]),
      box(radius * 1.5, radius * 0.24, 0.02, black, [0, 0, 0.07], [0, 0, 30], 0),
      box(radius * 0.24, radius * 1.5, 0.02, black, [0, 0, 0.07], [0, 0, 30], 0),
    ),
    at,
  );

/** The width of one module. */
const MODULE = 0.72;

type Breaker = {
  words: string[];
  /** Small print below the lever. */
  foot: string;
  lever: string;
  /** What is printed at the terminals of each pole, above and below. One module carries one pole. */
  poles: [above: string, below: string][];
  hasTest?: boolean;
};

/** A moulded switch as it sits on a rail: a stepped front with a lever, terminals above and below. */
function breaker({ words, foot, lever, poles, hasTest = false }: Breaker) {
  const w = poles.length * MODULE;
  const side = outline([[0, 0], [1.45, 0], [1.55, 0.5], [1.62, 0.92], [2.3, 0.96], [2.3, 2.5], [1.62, 2.56], [1.55, 3.0], [1.45, 3.5], [0, 3.5], [0, 2.5], [0.16, 2.44], [0.16, 1.1], [0, 1.04]], 0.08);
  const leverX = hasTest ? 0.24 : 0;
  return group(
    extrude(side, w, plastic('#cdd1d0'), [0, 0, 0], [0, -90, 0], 0.035),
    pair((edge) => [
      [[0.35, 0.3], [1.2, 0.35], [1.95, 1.2], [1.95, 2.25], [1.2, 3.15], [0.35, 3.2]].map(([z, y]) => cylinder(0.08, 0.02, plastic('#b4b9b8'), [(edge * w) / 2, y as number, z as number], [0, 0, 90])),
      vents(0.5, 0.6, 5, [edge * (w / 2 + 0.001), 0.75, 0.8], [0, 90, 0], plastic('#a9aeae')),
    ]).flat(2),
    box(w * 0.96, 0.2, 0.02, plastic(ORANGE), [0, 2.36, 2.3], [0, 0, 0], 0.004),
    label('VIDYULEKH', w * 0.8, 0.14, [0, 2.36, 2.312], [0, 0, 0], { ink: '#ffffff' }),
    label(words, w * 0.86, 0.4, [0, 2.05, 2.304], [0, 0, 0], { ink: '#26292c' }),
    label(foot, w * 0.9, 0.11, [0, 1.08, 2.304], [0, 0, 0], { ink: '#26292c', weight: 400 }),
    put(toggle(lever), [leverX, 1.48, 2.3]),
    hasTest ? put(testButton(), [-0.44, 1.48, 2.3]) : [],
    poles.map(([above, below], index) => put(pole(above, below), [(index - (poles.length - 1) / 2) * MODULE, 0, 0])),
    // A hairline between the poles.
    repeat(poles.length - 1, (index) => [0.26, 3.26].map((y) => box(0.014, 0.5, 0.03, black, [(index + 1 - poles.length / 2) * MODULE, y, 1.5], [y < 1 ? 11 : -11, 0, 0], 0))).flat(),
    box(w * 0.4, 0.2, 0.3, plastic('#26292c'), [0, -0.06, 0.2]),
  );
}

/** Screws on the sloping shoulders, and the openings for the conductors behind them. */
const pole = (above: string, below: string) =>
  group(
    ([[1, above], [-1, below]] as const).map(([end, words]) => [
      put(terminal(0.13, [0, 0, 0]), [0, 1.75 + end * 1.49, 1.5], [-end * 11, 0, 0]),
      label(words, 0.3, 0.13, [0, 1.75 + end * 1.16, 1.582], [-end * 9, 0, 0], { ink: '#26292c' }),
      box(0.42, 0.02, 0.5, black, [0, 1.75 + end * 1.753, 0.95], [0, 0, 0], 0),
    ]),
  );

/** A lever that is switched on: up, on a drum in its window. */
const toggle = (color: string) =>
  group(
    box(0.5, 0.56, 0.03, plastic('#8f9594'), [0, 0, 0]),
    rod(0.25, 0.42, plastic(color), [0, 0, -0.13]),
    put(group(box(0.42, 0.17, 0.46, plastic(color), [0, 0, 0.12], [0, 0, 0], 0.05), label('I  ON', 0.3, 0.1, [0, 0, 0.352], [0, 0, 0], { ink: '#ffffff' })), [0, 0.06, 0], [-24, 0, 0]),
  );

const testButton = () =>
  group(
    box(0.38, 0.38, 0.03, plastic('#8f9594'), [0, 0, 0]),
    box(0.3, 0.3, 0.14, plastic(ORANGE), [0, 0, 0.02], [0, 0, 0], 0.03),
    label('T', 0.22, 0.24, [0, 0, 0.092], [0, 0, 0], { ink: '#1d2023' }),
    label('TEST', 0.3, 0.1, [0, -0.26, 0.003], [0, 0, 0], { ink: '#26292c' }),
  );

const rail = (w: number) =>
  group(box(w, 1.2, 0.1, metal('#c9ced1', 0.4), [0, 1.75, -0.1]), pair((side) => box(w, 0.14, 0.3, metal('#c9ced1', 0.4), [0, 1.75 + side * 0.6, -0.02])));

/** Screw terminals above and below a raised front; in its middle the part that moves when it closes. */
function contactor() {
  const [body, front] = [plastic('#4a4f54'), plastic('#2b3036')];
  const side = outline([[0, 0.1], [1.75, 0.1], [1.8, 0.95], [2.7, 1.0], [2.7, 2.6], [1.8, 2.65], [1.75, 3.5], [0, 3.5], [0, 2.45], [0.16, 2.4], [0.16, 1.15], [0, 1.1]], 0.07);
  const columns = [-1.08, -0.54, 0, 0.54, 1.08];
  return group(
    rail(4.0),
    extrude(side, 2.7, body, [0, 0, 0], [0, -90, 0], 0.04),
    box(2.5, 1.5, 0.5, front, [0, 1.8, 2.62], [0, 0, 0], 0.06),
    [0.55, 3.05].map((y) => [
      columns.map((x) => [terminal(0.17, [x, y, 1.79]), box(0.4, 0.02, 0.6, black, [x, y > 1 ? 3.503 : 0.097, 1.2], [0, 0, 0], 0)]),
      [-1.32, -0.81, -0.27, 0.27, 0.81, 1.32].map((x) => box(0.06, 0.8, 0.5, body, [x, y, 1.92], [0, 0, 0], 0.02)),
    ]).flat(3),
    ['1 L1', '3 L2', '5 L3', '13 NO', '21 NC'].map((words, index) => label(words, 0.4, 0.14, [columns[index] as number, 2.4, 2.874], [0, 0, 0], { ink: '#f0efe9' })),
    ['2 T1', '4 T2', '6 T3', '14 NO', '22 NC'].map((words, index) => label(words, 0.4, 0.14, [columns[index] as number, 1.2, 2.874], [0, 0, 0], { ink: '#f0efe9' })),
    box(0.5, 0.5, 0.12, plastic('#e2ddcb'), [-0.78, 1.8, 2.88], [0, 0, 0], 0.03),
    label(['MC-32T', '32 A  AC-3'], 1.2, 0.5, [0.42, 1.86, 2.874], [0, 0, 0], { on: ORANGE, ink: '#1d2023' }),
    label('COIL 230 V  50 Hz', 1.2, 0.11, [0.42, 1.5, 2.874], [0, 0, 0], { ink: '#f0efe9', weight: 400 }),
    pair((edge) => [vents(0.9, 0.7, 6, [edge * 1.352, 1.8, 1.2], [0, 90, 0]), cylinder(0.09, 0.02, plastic('#3d4246'), [edge * 1.352, 0.5, 0.5], [0, 0, 90]), cylinder(0.09, 0.02, plastic('#3d4246'), [edge * 1.352, 3.1, 0.5], [0, 0, 90])]).flat(),
    pair((edge) => group(box(0.5, 0.3, 0.5, body, [edge * 0.9, 3.6, 0.5], [0, 0, 0], 0.04), terminal(0.12, [edge * 0.9, 3.6, 0.76]), label(edge === 1 ? 'A2' : 'A1', 0.2, 0.12, [edge * 0.5, 3.44, 1.0], [-90, 0, 0], { ink: '#f0efe9' }))),
  );
}

/** A steel enclosure with its cover screwed on, on its lower edge; grommets close the holes for cables above. */
function starter() {
  const coat = paint('#cfd2cc');
  const plate = (size: number, at: Point, words: string, color: string) =>
    put(group(cylinder(size * 1.5, 0.06, chrome, [0, 0, 0.02], [90, 0, 0]), cylinder(size * 1.3, 0.12, black, [0, 0, 0.06], [90, 0, 0]), cylinder(size, 0.34, plastic(color), [0, 0, 0.16], [90, 0, 0], size * 0.94), label(words, size * 0.8, size * 0.8, [0, 0, 0.335], [0, 0, 0], { ink: '#ffffff' })), at);
  return group(
    extrude(outline([[-1.55, 0], [1.55, 0], [1.55, 4.4], [-1.55, 4.4]], 0.22), 1.7, coat, [0, 0, 0.1], [0, 0, 0], 0.08),
    extrude(outline([[-1.62, -0.06], [1.62, -0.06], [1.62, 4.46], [-1.62, 4.46]], 0.26), 0.5, coat, [0, 0, 0.98], [0, 0, 0], 0.12),
    box(3.12, 4.3, 0.03, black, [0, 2.2, 0.74]),
    pair((side) => pair((end) => put(terminal(0.085, [0, 0, 0]), [side * 1.38, 2.2 + end * 1.98, 1.22]))).flat(),
    extrude(outline([[-1.15, -0.42], [1.15, -0.42], [1.15, 0.42], [-1.15, 0.42]], 0.08), 0.04, metal('#c9ccca', 0.35), [0, 3.62, 1.24], [0, 0, 0], 0.01),
    label(['VIDYULEKH', 'DOL-10   DOL STARTER   10 HP'], 2.0, 0.66, [0, 3.62, 1.262], [0, 0, 0], { ink: '#26292c' }),
    plate(0.34, [0, 2.45, 1.22], 'I', '#1e8a4c'),
    plate(0.4, [0, 1.25, 1.22], 'O', '#c2212b'),
    label('START', 0.5, 0.16, [0.95, 2.45, 1.236]),
    label(['STOP', 'RESET'], 0.5, 0.3, [1.02, 1.25, 1.236]),
    label(['415 V · 50 Hz · AC-3', 'RELAY 13 – 22 A   IP42'], 1.3, 0.26, [0, 0.5, 1.236], [0, 0, 0], { weight: 400 }),
    pair((side) =>
      put(
        group(cylinder(0.32, 0.08, black, [0, 0.02, 0]), cylinder(0.26, 0.1, black, [0, 0.07, 0], [0, 0, 0], 0.2), ring(0.13, 0.02, black, [0, 0.12, 0], [90, 0, 0])),
        [side * 0.75, 4.4, 0.1],
      ),
    ),
    put(bolt(0.09), [1.56, 0.5, 0.1], [0, 0, -90]),
    pair((side) => extrude(outline([[-0.2, -0.3], [0.2, -0.3], [0.2, 0.3], [-0.2, 0.3]], 0.1, [roundHole(0.08, [0, 0.1])]), 0.08, coat, [side * 1.15, 4.6, -0.7], [0, 0, 0], 0.02)),
  );
}

/** Twelve ways behind an inner door that leaves only their levers free; the outer door is open. */
function board() {
  const [w, h, deep] = [6.4, 4.6, 1.5];
  const rectangle = (width: number, height: number): FlatPoint[] => [[-width / 2, -height / 2], [width / 2, -height / 2], [width / 2, height / 2], [-width / 2, height / 2]];
  const knockOut = cylinder(0.24, 0.03, paint('#dcd7c8'));
  return group(
    box(w, h, 0.06, cream, [0, h / 2, 0.03]),
    pair((side) => [box(w, 0.06, deep, cream, [0, h / 2 + side * (h / 2 - 0.03), deep / 2]), box(0.06, h, deep, cream, [side * (w / 2 - 0.03), h / 2, deep / 2])]).flat(),
    extrude(outline(rectangle(w, h), 0.08, [outline(rectangle(w - 0.16, h - 0.16), 0.06)]), 0.06, cream, [0, h / 2, deep], [0, 0, 0], 0.015),
    repeat(4, (index) => [put(knockOut.clone(), [(index - 1.5) * 1.4, h, deep / 2]), put(knockOut.clone(), [w / 2, h / 2 + (index - 1.5) * 0.9, deep / 2], [0, 0, 90])]).flat(),
    put(innerDoor(w - 0.3, h - 0.3), [0, h / 2, 1.02]),
    repeat(12, (index) => put(scaled(breaker({ words: ['C16'], foot: '230 V~', lever: '#2b3036', poles: [['1', '2']] }), 0.5), [(index - 5.5) * 0.362, h / 2 - 0.865, 0])),
    put(outerDoor(w, h), [-w / 2 - 0.1, h / 2, deep + 0.06], [0, -112, 0]),
  );
}

/** With a slot for the levers, a number under each, hinges and a quarter-turn lock. */
const innerDoor = (w: number, h: number) =>
  group(
    extrude(outline([[-w / 2, -h / 2], [w / 2, -h / 2], [w / 2, h / 2], [-w / 2, h / 2]], 0.05, [outline([[-2.2, -0.4], [2.2, -0.4], [2.2, 0.42], [-2.2, 0.42]], 0.03)]), 0.05, paint('#efeee9'), [0, 0, 0], [0, 0, 0], 0.012),
    repeat(12, (index) => label(`${index + 1}`, 0.26, 0.15, [(index - 5.5) * 0.362, -0.56, 0.027])),
    label('VIDYULEKH', 1.5, 0.26, [-w / 2 + 1.2, h / 2 - 0.5, 0.027], [0, 0, 0], { ink: '#b96d08' }),
    label('DB-12D   12 WAY SPN   100 A   IP43', 2.6, 0.16, [w / 2 - 1.7, h / 2 - 0.5, 0.027], [0, 0, 0], { weight: 400 }),
    label('DANGER 240 V', 1.2, 0.3, [w / 2 - 1.2, -h / 2 + 0.6, 0.027], [0, 0, 0], { on: '#f1c40f' }),
    pair((side) => cylinder(0.07, 0.5, cream, [-w / 2 + 0.02, side * 1.4, 0.05])),
    put(group(cylinder(0.18, 0.08, black), box(0.24, 0.1, 0.05, black, [0, 0.05, 0])), [w / 2 - 0.35, 0, 0.05], [90, 0, 0]),
  );

/** Hinged at its left edge; the list of circuits sticks inside. */
const outerDoor = (w: number, h: number) =>
  group(
    box(w, h, 0.06, cream, [w / 2 + 0.1, 0, 0]),
    pair((side) => [box(w, 0.05, 0.14, cream, [w / 2 + 0.1, side * (h / 2 - 0.05), -0.1]), box(0.05, h - 0.1, 0.14, cream, [w / 2 + 0.1 + side * (w / 2 - 0.05), 0, -0.1])]).flat(),
    label(['CIRCUIT', '1  …………   7  …………', '2  …………   8  …………', '3  …………   9  …………', '4  …………   10  ………', '5  …………   11  ………', '6  …………   12  ………'], 3.0, 2.6, [w / 2 + 0.1, 0.2, -0.032], [0, 180, 0], { on: '#fbfaf6', weight: 400 }),
    pair((side) => cylinder(0.08, 0.6, cream, [0, side * 1.5, -0.02])),
    put(cylinder(0.16, 0.1, chrome), [w - 0.1, 0, 0.06], [90, 0, 0]),
  );

export const scenes: Scenes = {
  'MCB-C32': {
    build: () => group(rail(2.6), breaker({ words: ['C32', '10000'], foot: '240/415 V~ 50 Hz', lever: '#1d2023', poles: [['1', '2']] })),
    first: { from: [30, 14] },
    second: { from: [-26, 46] },
  },
  'RCCB-40': {
    build: () =>
      group(
        rail(2.9),
        breaker({
          words: ['RCCB-40', '40 A   30 mA   AC'],
          foot: '240 V~  50 Hz   IS 12640-1',
          lever: '#1e5fa6',
          poles: [['1', '2'], ['N', 'N']],
          hasTest: true,
        }),
      ),
    first: { from: [28, 14] },
    second: { from: [-26, 46] },
  },
  'MC-32T': { build: contactor, first: { from: [28, 16] }, second: { from: [-34, 20] } },
  'DOL-10': { build: starter, first: { from: [26, 10] }, second: { from: [-32, 14] } },
  'DB-12D': { build: board, first: { from: [12, 14] }, second: { from: [32, 18] } },
};
