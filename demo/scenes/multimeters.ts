import { brands } from './brands.ts';
import { bolt } from './fittings.ts';
import { label } from './labels.ts';
import { black, brass, grey, matt, plastic, rubber, steel, white } from './materials.ts';
import type { Scenes } from './scene.ts';
import { around, bar, box, cylinder, extrude, type FlatPoint, group, lathe, outline, type Point, pair, put, repeat, rod, sleeve, tube } from './solids.ts';

const { body, accent } = brands.Vidyulekh;
const red = plastic('#b92a2a');
const screen = { on: '#a9b8a6', ink: '#171f19' };

/** A turning switch among its marks, facing +z. */
const dial = (radius: number, at: Point, turned: number, ranges: string[], ink = '#ffffff') =>
  put(
    group(
      around(20, (degrees) => put(group(box(radius * 0.03, radius * 0.16, 0.02, ink === '#ffffff' ? white : black, [0, radius * 1.18, 0.01], [0, 0, 0], 0)), [0, 0, 0], [0, 0, degrees])),
      ranges.map((words, index) => {
        const angle = (((index + 0.5) / ranges.length) * 2 - 1) * 2.7;
        return label(words, radius * 0.5, radius * 0.26, [Math.sin(angle) * radius * 1.55, Math.cos(angle) * radius * 1.48, 0.01], [0, 0, 0], { ink });
      }),
      cylinder(radius, 0.16, grey, [0, 0, 0.08], [90, 0, 0]),
      cylinder(radius * 0.88, 0.18, black, [0, 0, 0.2], [90, 0, 0]),
      put(group(box(radius * 0.36, radius * 1.7, 0.22, black, [0, 0, 0.32], [0, 0, 0], 0.06), box(radius * 0.08, radius * 0.5, 0.02, white, [0, radius * 0.55, 0.43], [0, 0, 0], 0)), [0, 0, 0], [0, 0, turned]),
    ),
    at,
  );

const jack = (x: number, y: number, z: number, material: typeof red) => group(cylinder(0.24, 0.12, material, [x, y, z], [90, 0, 0]), cylinder(0.12, 0.14, plastic('#0d0e0f'), [x, y, z + 0.01], [90, 0, 0]));

/** A pin with its grip, lying on the ground and pointing along +x. */
const probe = (color: typeof red, at: Point, turn: Point) =>
  put(
    group(rod(0.16, 1.7, color, [0, 0.2, 0], 0.12), rod(0.26, 0.08, color, [0.7, 0.2, 0]), rod(0.1, 0.4, color, [1.0, 0.2, 0]), rod(0.04, 0.5, brass, [1.4, 0.2, 0], 0.02), rod(0.1, 0.3, rubber, [-0.95, 0.2, 0], 0.14)),
    at,
    turn,
  );

const LEAN = -16;

/**
 * Two leads that leave their jacks, square to the leaning face, and end in probes lying to the right: side by side
 * across the picture, or one beside the other into its depth.
 */
const leads = (from: [Point, Point], reach: number, areAcross: boolean) =>
  from.map(([x, y, z], index) => {
    const color = index === 0 ? red : black;
    const side = index * 0.7;
    const out = reach + index * (areAcross ? 0.5 : 0.9);
    const end: Point[] = areAcross
      ? [[out + 1.2, 0.1, z + 1.5 + side * 0.4], [out + 1.6, 0.1, z + 0.4 - side], [out + 1.35, 0.13, z - 0.4 - side * 1.5], [out + 0.9, 0.24, z - 0.5 - side * 1.5]]
      : [[out + 0.5, 0.1, z + 1.2 + side], [out + 0.2, 0.1, z - 0.2 + side * 0.5], [out - 0.2, 0.16, z - 1.4 + side]];
    return group(
      put(cylinder(0.17, 0.7, color, [0, 0, 0.33], [90, 0, 0]), [x, y, z], [LEAN, 0, 0]),
      tube([[x, y + 0.17, z + 0.6], [x + 0.1, y * 0.85, z + 1.1], [x + 0.5, 0.12, z + 1.7 + side], [out * 0.6, 0.1, z + 2.2 + side], ...end], 0.09, color),
      areAcross ? probe(color, [out - 0.1, 0.06, z - 0.42 - side * 1.5], [0, 184, 0]) : probe(color, [out - 0.5, -0.02, z - 2.2 + side], [0, 108, 0]),
    );
  });

type Meter = { w: number; h: number; holster: string; face: string; ink: string; words: string; dialSize: number; ranges: string[]; turned: number; jacks: number; name: string; areProbesAcross?: boolean };

/** Leaning back on its stand. */
function meter({ w, h, holster, face, ink, words, dialSize, ranges, turned, jacks, name, areProbesAcross = false }: Meter) {
  const gap = (w * 0.74) / (jacks - 1);
  const [sine, cosine] = [Math.sin((LEAN * Math.PI) / 180), Math.cos((LEAN * Math.PI) / 180)];
  const socket = (x: number): Point => [x, 0.16 + h * 0.1 * cosine - 0.74 * sine, h * 0.1 * sine + 0.74 * cosine];
  return group(
    put(
      group(
        box(w, h, 1.2, plastic(holster), [0, h / 2, 0], [0, 0, 0], 0.36),
        repeat(7, (index) => pair((side) => box(0.1, 0.12, 0.8, plastic(holster), [side * w * 0.505, h * 0.28 + index * 0.3, 0], [0, 0, 0], 0.04))).flat(),
        box(w * 0.88, h * 0.92, 0.5, plastic(face), [0, h / 2, 0.42], [0, 0, 0], 0.2),
        box(w * 0.78, h * 0.24, 0.1, black, [0, h * 0.79, 0.66], [0, 0, 0], 0.04),
        label(words, w * 0.66, h * 0.18, [0, h * 0.79, 0.716], [0, 0, 0], screen),
        label(name, w * 0.5, h * 0.035, [0, h * 0.935, 0.675], [0, 0, 0], { ink }),
        dial(dialSize, [0, h * 0.4, 0.66], turned, ranges, ink),
        repeat(jacks, (index) => jack((index - (jacks - 1) / 2) * gap, h * 0.1, 0.68, index === jacks - 2 ? black : red)),
        jacks === 4 ? repeat(4, (key) => box(w * 0.14, h * 0.035, 0.1, key === 3 ? plastic(holster) : grey, [(key - 1.5) * w * 0.19, h * 0.625, 0.67], [0, 0, 0], 0.04)) : [],
      ),
      [0, 0.16, 0],
      [LEAN, 0, 0],
    ),
    box(w * 0.5, h * 0.7, 0.12, black, [0, h * 0.32, -h * 0.34], [22, 0, 0]),
    leads(
      [socket(gap * (jacks === 4 ? 1.5 : 1)), socket(gap * (jacks === 4 ? 0.5 : 0))],
      w * 0.5 + 2.0,
      areProbesAcross,
    ),
  );
}

/** Two jaws closed around a cable, a trigger at the left. */
/** The battery's door, and up to which voltage the meter is safe. */
const clampBack = () =>
  group(
    box(1.66, 2.2, 0.1, plastic('#33373a'), [0, 1.7, -0.73], [0, 0, 0], 0.04),
    repeat(5, (index) => box(0.7, 0.05, 0.04, black, [0, 2.5 - index * 0.1, -0.785], [0, 0, 0], 0.015)),
    put(bolt(0.08), [0, 0.8, -0.78], [-90, 0, 0]),
    label(['2 × 1.5 V', 'AAA'], 0.9, 0.42, [0, 1.4, -0.784], [0, 180, 0], { ink: '#d8dadb' }),
    box(1.7, 1.5, 0.02, white, [0, 4.0, -0.712], [0, 0, 0], 0.008),
    label(['VIDYULEKH VC-400', 'CAT III 600 V', '400 A ~', 'JAW 30 mm'], 1.6, 1.3, [0, 4.0, -0.724], [0, 180, 0], { ink: '#1d2023' }),
    pair((side) => put(bolt(0.07), [side * 0.8, 5.4, -0.72], [-90, 0, 0])),
  );

function clamp() {
  const jawPoints: FlatPoint[] = repeat(13, (index) => [Math.sin((index * Math.PI) / 12) * 1.5, 1.75 * Math.cos((index * Math.PI) / 12)] as FlatPoint);
  const inner: FlatPoint[] = repeat(13, (index) => [Math.sin(((12 - index) * Math.PI) / 12) * 0.95, 1.2 * Math.cos(((12 - index) * Math.PI) / 12)] as FlatPoint);
  const half = outline([...jawPoints, ...inner], 0.1);
  return group(
    pair((side) =>
      put(
        group(extrude(half, 0.72, plastic(side === 1 ? '#2b2e31' : '#33373a'), [0.03, 0, 0], [0, 0, 0], 0.14), box(0.12, 0.5, 0.74, plastic(body), [0.1, 1.47, 0])),
        [0, 7.5, 0],
        [0, side === 1 ? 0 : 180, side === 1 ? 0 : 0],
      ),
    ),
    extrude(
      outline(
        [
          [-1.1, 0],
          [1.1, 0],
          [1.35, 2.5],
          [1.3, 4.6],
          [1.75, 5.6],
          [1.5, 6.4],
          [-1.5, 6.4],
          [-1.75, 5.6],
          [-1.3, 4.6],
          [-1.35, 2.5],
        ],
        0.5,
      ),
      1.3,
      plastic(body),
      [0, 0, 0],
      [0, 0, 0],
      0.26,
    ),
    extrude(
      outline(
        [
          [-0.9, 0.25],
          [0.9, 0.25],
          [1.05, 2.5],
          [1.0, 4.7],
          [1.2, 5.9],
          [-1.2, 5.9],
          [-1.0, 4.7],
          [-1.05, 2.5],
        ],
        0.3,
      ),
      1.42,
      plastic('#2b2e31'),
      [0, 0, 0],
      [0, 0, 0],
      0.1,
    ),
    sleeve(1.5, 1.0, 0.12, plastic('#2b2e31'), [0, 6.3, 0]),
    box(0.5, 1.4, 0.7, black, [-1.62, 4.9, 0], [0, 0, 18], 0.14),
    box(1.7, 1.0, 0.06, black, [0, 1.9, 0.7]),
    label('38.6 A', 1.5, 0.8, [0, 1.9, 0.735], [0, 0, 0], screen),
    dial(0.58, [0, 4.2, 0.7], -20, ['OFF', 'V~', 'A', '400', 'Ω']),
    box(0.7, 0.24, 0.1, plastic(body), [0.0, 2.85, 0.72], [0, 0, 0], 0.05),
    label('HOLD', 0.5, 0.15, [0, 2.85, 0.775], [0, 0, 0], { ink: '#1d2023' }),
    label('VIDYULEKH', 1.5, 0.2, [0, 5.55, 0.715], [0, 0, 0], { ink: '#ffffff' }),
    [-0.55, 0, 0.55].map((x) => jack(x, 0.8, 0.7, x === 0 ? black : red)),
    put(group(cylinder(0.42, 3.4, plastic('#b92a2a'), [0, 0, 0], [90, 0, 0]), cylinder(0.26, 3.46, plastic('#d07a4e'), [0, 0, 0], [90, 0, 0])), [0, 7.4, 0]),
  );
}

/** What the insulation tester shows: the resistance, above it the test voltage, below it a bar that grows with it. */
const testerScreen = () => {
  const ink = matt('#1a231c');
  return group(
    box(2.5, 1.34, 0.06, matt('#0e0f10'), [0, 0, 0], [0, 0, 0], 0.03),
    extrude(outline([[-1.24, -0.66], [1.24, -0.66], [1.24, 0.66], [-1.24, 0.66]], 0.12, [outline([[-1.08, -0.5], [1.08, -0.5], [1.08, 0.5], [-1.08, 0.5]], 0.06)]), 0.08, plastic('#26292c'), [0, 0, 0.05], [0, 0, 0], 0.025),
    box(2.18, 1.02, 0.02, matt('#a2b09c'), [0, 0, 0.034], [0, 0, 0], 0),
    label('512', 1.05, 0.5, [-0.14, 0.0, 0.046], [0, 0, 0], { ink: '#1a231c' }),
    label('MΩ', 0.36, 0.22, [0.68, -0.06, 0.046], [0, 0, 0], { ink: '#1a231c' }),
    label('1000 V    LOCK', 1.1, 0.15, [-0.36, 0.37, 0.046], [0, 0, 0], { ink: '#1a231c' }),
    box(0.26, 0.12, 0.004, ink, [0.84, 0.37, 0.046], [0, 0, 0], 0),
    repeat(24, (index) => box(0.045, index < 17 ? 0.11 : 0.02, 0.004, ink, [-0.92 + index * 0.08, -0.37 - (index < 17 ? 0 : 0.045), 0.046], [0, 0, 0], 0)),
  );
};

/** The panel, facing +z: screen, range switch, test key in its collar, keys, sockets' names and a warning. */
const testerPanel = () =>
  group(
    box(4.74, 3.44, 0.06, matt('#0e0f10'), [0, 0, -0.02], [0, 0, 0], 0.03),
    extrude(outline([[-2.32, -1.66], [2.32, -1.66], [2.32, 1.66], [-2.32, 1.66]], 0.22), 0.1, plastic('#34393c'), [0, 0, 0], [0, 0, 0], 0.03),
    pair((side) => pair((end) => group(put(cylinder(0.09, 0.02, matt('#0e0f10')), [side * 2.14, end * 1.48, 0.05], [90, 0, 0]), put(cylinder(0.065, 0.03, steel), [side * 2.14, end * 1.48, 0.055], [90, 0, 0]), box(0.1, 0.02, 0.006, matt('#0e0f10'), [side * 2.14, end * 1.48, 0.073], [0, 0, 38], 0)))),
    put(testerScreen(), [-0.82, 0.8, 0.05]),
    dial(0.52, [1.4, 0.42, 0.04], 30, ['OFF', '250', '500', '1000', 'V~'], '#dedcd2'),
    label('VIDYULEKH', 0.92, 0.15, [1.4, 1.46, 0.054], [0, 0, 0], { ink: '#dedcd2' }),
    // The key is sunk in a collar, so that it is not pressed by chance.
    put(lathe([[0.4, 0], [0.52, 0], [0.52, 0.12], [0.48, 0.16], [0.42, 0.16], [0.4, 0.12]], plastic('#b3902f'), [0, 0, 0], [90, 0, 0], 60), [-1.5, -0.66, 0.05]),
    put(lathe([[0, 0.2], [0.24, 0.2], [0.34, 0.23], [0.37, 0.18], [0.38, 0], [0, 0]], plastic('#96302f'), [0, 0, 0], [90, 0, 0], 60), [-1.5, -0.66, 0.05]),
    label('TEST', 0.36, 0.14, [-1.5, -1.31, 0.054], [0, 0, 0], { ink: '#dedcd2' }),
    ['LOCK', 'LIGHT', 'HOLD'].map((words, index) => [box(0.42, 0.22, 0.06, plastic('#8b9092'), [-0.62 + index * 0.56, -0.5, 0.06], [0, 0, 0], 0.05), label(words, 0.34, 0.09, [-0.62 + index * 0.56, -0.72, 0.054], [0, 0, 0], { ink: '#dedcd2' })]),
    extrude(outline([[-0.16, -0.13], [0.16, -0.13], [0, 0.16]], 0.02), 0.01, matt('#cfa02f'), [-0.7, -1.1, 0.056], [0, 0, 0], 0.002),
    label('!', 0.09, 0.18, [-0.7, -1.11, 0.063]),
    label(['DISCHARGES BY ITSELF', 'CAT III 600 V'], 1.0, 0.22, [0.06, -1.1, 0.054], [0, 0, 0], { ink: '#dedcd2', weight: 400 }),
    label('INSULATION TESTER VI-1KV', 1.7, 0.12, [-0.05, -1.44, 0.054], [0, 0, 0], { ink: '#cfa24a' }),
    label('LINE      EARTH', 1.1, 0.12, [1.6, -1.44, 0.054], [0, 0, 0], { ink: '#dedcd2' }),
  );

/** A case in two halves with a sloping face; rubber with ribs guards its sides, the handle turns on two hubs. */
function insulation() {
  const shell = plastic('#c28438');
  const guard = plastic('#34393c');
  const side = (grow: number): FlatPoint[] => [[-2.3 - grow, 0.12 - grow], [2.3 + grow, 0.12 - grow], [2.3 + grow, 1.0], [-1.3 + grow * 0.4, 2.7 + grow], [-2.3 - grow, 2.7 + grow]];
  return group(
    pair((a) => pair((b) => cylinder(0.26, 0.16, rubber, [a * 1.9, 0.08, b * 1.6]))).flat(),
    extrude(outline(side(0), 0.35), 5.4, shell, [0, 0, 0], [0, -90, 0], 0.22),
    // The gap between the halves, over the front, the sides and the back.
    box(5.43, 0.025, 4.62, matt('#121416'), [0, 0.62, 0], [0, 0, 0], 0.008),
    pair((end) => [
      extrude(outline(side(0.06), 0.4), 0.5, guard, [end * 2.5, 0, 0], [0, -90, 0], 0.12),
      repeat(5, (index) => box(0.06, 0.05, 1.5 - index * 0.2, rubber, [end * 2.76, 0.5 + index * 0.26, 0.5 - index * 0.14], [0, 0, 0], 0.02)),
      put(cylinder(0.42, 0.16, guard, [0, 0, 0], [0, 0, 90]), [end * 2.82, 2.1, -1.7]),
      put(bolt(0.13, [0, 0, 0], [0, 0, -90 * end]), [end * 2.9, 2.1, -1.7]),
      bar([[end * 2.84, 2.1, -1.7], [end * 2.84, 3.66, -2.2], [0, 3.66, -2.2]], 0.17, guard, 0.7),
    ]),
    bar([[-1.7, 3.66, -2.2], [1.7, 3.66, -2.2]], 0.24, rubber),
    repeat(15, (index) => rod(0.255, 0.06, rubber, [-1.4 + index * 0.2, 3.66, -2.2])),
    put(testerPanel(), [0, 1.93, 0.58], [-64.5, 0, 0]),
    // Sockets in the front, each in a shroud.
    [1.2, 2.0].map((x, index) => [put(sleeve(0.3, 0.2, 0.16, guard), [x, 0.6, 2.3], [90, 0, 0]), put(sleeve(0.24, 0.18, 0.2, index ? black : red), [x, 0.6, 2.3], [90, 0, 0])]),
    label('1000 V max.', 0.8, 0.11, [1.6, 0.98, 2.31], [0, 0, 0], { ink: '#2b2418' }),
    [0, 1].map((index) => {
      const color = index ? black : red;
      const x = 1.2 + index * 0.8;
      return group(
        cylinder(0.2, 0.7, color, [x, 0.6, 2.5], [90, 0, 0]),
        tube(
          [
            [x, 0.6, 2.8],
            [x + 0.08, 0.42, 3.25],
            // The red lead lies outside the black one.
            ...(index
              ? ([[2.6, 0.12, 3.5], [3.5, 0.12, 3.3], [4.05, 0.12, 2.3], [3.92, 0.16, 1.3]] satisfies Point[])
              : ([[1.75, 0.12, 4.0], [3.4, 0.12, 4.3], [4.9, 0.12, 3.4], [5.3, 0.12, 2.2], [5.12, 0.16, 1.3]] satisfies Point[])),
            [index ? 3.83 : 5.03, 0.26, 0.85],
          ],
          0.1,
          color,
        ),
        put(
          group(
            pair((side) => box(0.9, 0.16, 0.3, color, [-0.4, 0.26 + side * 0.14, 0], [0, 0, side * 6], 0.05)),
            pair((side) => box(0.7, 0.06, 0.2, steel, [0.3, 0.26 + side * 0.1, 0], [0, 0, -side * 8])),
          ),
          [index ? 3.75 : 4.95, 0.0, 0.4],
          [0, 100, 0],
        ),
      );
    }),
  );
}

export const scenes: Scenes = {
  'VM-1000T': {
    build: () => meter({ w: 3.5, h: 7, holster: body, face: accent, ink: '#ffffff', words: '0.000 V', dialSize: 0.78, ranges: ['OFF', 'V~', 'V=', 'mV', 'Ω', 'Hz', '°C', 'A'], turned: 97, jacks: 4, name: 'VIDYULEKH TRUE RMS', areProbesAcross: true }),
    first: { from: [-22, 18] },
    second: { from: [-8, 32], near: 1.42, at: [0.42, 0.5, 0.45] },
  },
  'VC-400': { build: () => group(clamp(), clampBack()), first: { from: [-26, 12] }, second: { from: [204, 16] } },
  'VI-1KV': { build: insulation, first: { from: [-24, 26] }, second: { from: [30, 32] } },
  'VM-600': {
    build: () => meter({ w: 3.2, h: 5.8, holster: '#3b4046', face: '#d9d6cc', ink: '#22262a', words: '0.00', dialSize: 0.7, ranges: ['OFF', '200~', '600~', '600', '200m', '200', '20M', 'hFE'], turned: 40, jacks: 3, name: 'VIDYULEKH VM-600', areProbesAcross: true }),
    first: { from: [-26, 20] },
    second: { from: [24, 28] },
  },
};
