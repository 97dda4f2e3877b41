import { label } from './labels.ts';
import { black, copper, gloss, matt, steel } from './materials.ts';
import type { Scenes } from './scene.ts';
import { createRandom } from './soft-solids.ts';
import { box, cylinder, extrude, type FlatPoint, group, lathe, outline, pair, put, repeat, rod, sleeve } from './solids.ts';

/** A coated rod along x: towards -x a bare end for the holder, next to it the class in print; a tip for the arc. */
const electrode = (length: number, flux: string, radius: number, words: string) =>
  group(
    rod(radius, length * 0.88, matt(flux), [length * 0.05, 0, 0]),
    rod(radius * 0.62, radius * 0.9, matt(flux), [-length * 0.39 - radius * 0.45, 0, 0], radius),
    rod(radius * 0.58, length * 0.1, steel, [-length * 0.44, 0, 0]),
    rod(radius, 0.03, matt('#4a4644'), [length * 0.49 + 0.015, 0, 0], radius * 0.7),
    rod(radius * 0.5, 0.02, steel, [length * 0.49 + 0.035, 0, 0]),
    [0, 120, 240].map((degrees) => put(label(words, 0.5, radius * 0.9, [-length * 0.31, radius * 1.01, 0], [-90, 0, 0], { ink: '#3a3633' }), [0, 0, 0], [degrees, 0, 0])),
  );

/** Rods that lie as if they had slid out of their packet. */
function electrodes(count: number, length: number, flux: string, words: string, radius = 0.075) {
  const roll = createRandom(count);
  return repeat(count, (index) =>
    put(
      electrode(length, flux, radius, words),
      [roll() * 1.0, radius + Math.floor(index / 9) * radius * 1.75, (index % 9) * radius * 2.3 - radius * 9 + (Math.floor(index / 9) % 2) * radius],
      [0, (roll() - 0.5) * 5, 0],
    ),
  );
}

type Carton = {
  /** Of the board, and of the stripe printed on it. */
  color: string;
  stripe: string;
  ink?: string;
  maker: string;
  words: [grade: string, size: string, use: string];
  /** Printed in rows on the white field at the front. */
  data: string[];
  flux: string;
  length?: number;
  size?: number;
  count?: number;
  /** How the end towards -x is shut. */
  end: 'open' | 'tucked' | 'sealed';
};

const kraft = matt('#a58a68');
const crease = matt('#2b2723');

/** Where board is bent, the print has worn off: lighter lines at the edges, with gaps, and rubbed corners. */
const wornEdges = (length: number, h: number, w: number) =>
  group(
    pair((side) => [
      [-0.4, 0.06, 0.34].map((share, index) => box(length * (0.08 + index * 0.04), 0.012, 0.012, kraft, [share * length, h - 0.004, side * (w / 2 - 0.004)], [45, 0, 0], 0.004)),
      pair((end) => [box(0.09, 0.02, 0.02, kraft, [end * (length / 2 - 0.05), h - 0.005, side * (w / 2 - 0.005)], [45, 0, 0], 0.008), box(0.016, h * 0.3, 0.016, kraft, [end * (length / 2 - 0.004), h * 0.78, side * (w / 2 - 0.004)], [0, 45, 0], 0.006)]),
    ]),
  );

/** An empty sleeve of board along x, at its front end grip ends of what is left in it and four flaps. */
function openSleeve(length: number, h: number, w: number, color: string, radius: number) {
  const board = matt(color);
  const x = -length / 2;
  const around = (wide: number, high: number): FlatPoint[] => [[-wide / 2, -high / 2], [wide / 2, -high / 2], [wide / 2, high / 2], [-wide / 2, high / 2]];
  return group(
    extrude(outline(around(w, h), 0.03, [outline(around(w - 0.07, h - 0.07), 0.02)]), length, board, [0, h / 2, 0], [0, 90, 0], 0.008),
    box(0.02, h - 0.04, w - 0.04, kraft, [x + 1.2, h / 2, 0], [0, 0, 0], 0),
    pair((side) => box(1.2, h - 0.08, 0.008, kraft, [x + 0.62, h / 2, side * (w / 2 - 0.042)], [0, 0, 0], 0)),
    box(1.2, 0.008, w - 0.08, kraft, [x + 0.62, 0.042, 0], [0, 0, 0], 0),
    repeat(3, (row) => repeat(7, (column) => put(group(rod(radius * 0.58, 0.46, steel), rod(radius, 0.5, matt('#a8a59d'), [0.44, 0, 0])), [x + 0.42 + ((row * 5 + column * 3) % 7) * 0.035, 0.12 + row * radius * 1.8, (column - 3 + (row % 2) * 0.5) * radius * 2.2]))),
    // Upper and lower flap, and the two at the sides that lie under them.
    put(group(box(0.62, 0.028, w - 0.04, board, [-0.31, 0, 0], [0, 0, 0], 0.01), box(0.6, 0.006, w - 0.08, kraft, [-0.31, -0.015, 0], [0, 0, 0], 0), box(0.2, 0.028, w - 0.2, board, [-0.7, -0.03, 0], [0, 0, 22], 0.01)), [x, h - 0.015, 0], [0, 0, -24]),
    put(group(box(0.6, 0.028, w - 0.04, board, [-0.3, 0, 0], [0, 0, 0], 0.01), box(0.58, 0.006, w - 0.08, kraft, [-0.3, 0.016, 0], [0, 0, 0], 0)), [x, 0.03, 0], [0, 0, 3]),
    pair((side) => put(group(box(0.42, h - 0.1, 0.028, board, [-0.21, 0, 0], [0, 0, 0], 0.01), box(0.4, h - 0.14, 0.006, kraft, [-0.21, 0, -side * 0.016], [0, 0, 0], 0)), [x, h / 2, side * (w / 2 - 0.015)], [0, side * 38, 0])),
  );
}

/** Shut: the flap tucked in under the top, with its notch for a thumb, or glued and sealed with tape. */
const shutEnd = (x: number, h: number, w: number, color: string, isSealed: boolean) =>
  group(
    box(0.024, h - 0.05, w - 0.03, matt(color), [x - 0.01, h / 2 - 0.015, 0], [0, 0, 0], 0.01),
    box(0.012, 0.018, w - 0.02, crease, [x - 0.014, h - 0.03, 0], [0, 0, 0], 0),
    pair((side) => box(0.012, h - 0.06, 0.014, crease, [x - 0.014, h / 2 - 0.02, side * (w / 2 - 0.016)], [0, 0, 0], 0)),
    isSealed
      ? [box(0.014, h * 0.42, w * 0.26, gloss('#c9b78c'), [x - 0.024, h * 0.79, 0], [0, 0, 0], 0.004), box(0.42, 0.01, w * 0.26, gloss('#c9b78c'), [x + 0.19, h + 0.004, 0], [0, 0, 0], 0.004)]
      : [put(cylinder(0.13, 0.014, kraft), [x - 0.02, h - 0.06, 0], [0, 0, 90]), box(0.016, 0.14, 0.3, matt(color), [x - 0.018, h + 0.008, 0], [0, 0, 0], 0)],
  );

/** Printed on the lid, in front and at the end: maker, grade and size, and ratings on a white field. */
function print({ stripe, ink = '#f0ede4', maker, words: [grade, size, use], data }: Carton, length: number, h: number, w: number) {
  const [front, top] = [w / 2 + 0.006, h + 0.006];
  return group(
    box(length * 0.2, 0.008, w * 0.998, matt(stripe), [length * 0.33, h + 0.001, 0], [0, 0, 0], 0),
    box(length * 0.2, h * 0.96, 0.008, matt(stripe), [length * 0.33, h / 2, w / 2 + 0.001], [0, 0, 0], 0),
    label(maker, length * 0.24, w * 0.22, [-length * 0.3, top, -w * 0.18], [-90, 0, 0], { ink }),
    label('WELDING ELECTRODES', length * 0.24, w * 0.09, [-length * 0.3, top, w * 0.04], [-90, 0, 0], { ink, weight: 400 }),
    label(use, length * 0.24, w * 0.08, [-length * 0.3, top, w * 0.2], [-90, 0, 0], { ink, weight: 400 }),
    label(grade, length * 0.2, w * 0.26, [0, top, -w * 0.14], [-90, 0, 0], { ink }),
    label(size, length * 0.17, w * 0.12, [0, top, w * 0.14], [-90, 0, 0], { ink, weight: 400 }),
    label([grade, size], length * 0.15, w * 0.34, [length * 0.33, h + 0.008, 0], [-90, 0, 0], { ink: '#26292c' }),
    box(length * 0.4, h * 0.7, 0.008, matt('#e9e6dc'), [-length * 0.22, h * 0.5, w / 2 + 0.001], [0, 0, 0], 0),
    label(data, length * 0.24, h * 0.62, [-length * 0.285, h * 0.5, front + 0.001], [0, 0, 0], { ink: '#2b2f33', weight: 400 }),
    // Bars that a till reads, and the positions that may be welded.
    repeat(22, (index) => box(0.01 + ((index * 7) % 3) * 0.008, h * 0.34, 0.004, crease, [-length * 0.125 + index * 0.034, h * 0.55, front + 0.001], [0, 0, 0], 0)),
    label('8 901234 315350', length * 0.13, h * 0.08, [-length * 0.06, h * 0.3, front + 0.001], [0, 0, 0], { weight: 400 }),
    label(maker, length * 0.17, h * 0.22, [length * 0.12, h * 0.66, front], [0, 0, 0], { ink }),
    label('KEEP DRY', length * 0.11, h * 0.13, [length * 0.12, h * 0.36, front], [0, 0, 0], { ink, weight: 400 }),
    label([grade, size], length * 0.15, h * 0.46, [length * 0.33, h * 0.5, front + 0.002], [0, 0, 0], { ink: '#26292c' }),
  );
}

function carton(how: Carton) {
  const { color, stripe, ink = '#f0ede4', maker, words, flux, length: rods = 4.6, size = 1, count = 22, end } = how;
  const [length, h, w] = [rods + 0.6, 0.85 * size, 1.4 * size];
  const x = -length / 2;
  return group(
    put(
      group(
        end === 'open' ? openSleeve(length, h, w, color, 0.075) : [box(length, h, w, matt(color), [0, h / 2, 0], [0, 0, 0], 0.025), shutEnd(x, h, w, color, end === 'sealed')],
        print(how, length, h, w),
        wornEdges(length, h, w),
        end === 'open'
          ? []
          : [
              box(0.01, h * 0.32, w * 0.7, matt(stripe), [x - 0.022, h * 0.3, 0], [0, 0, 0], 0),
              label([words[0], words[1]], w * 0.6, h * 0.28, [x - 0.03, h * 0.3, 0], [0, -90, 0], { ink: '#26292c' }),
              label(maker, w * 0.26, h * 0.1, [x - 0.025, h * 0.64, -w * 0.3], [0, -90, 0], { ink }),
            ],
      ),
      [-0.5, 0, -1.0],
      [0, 5, 0],
    ),
    put(group(electrodes(count, rods, flux, words[0])), [0.1, 0, 0.9], [0, -6, 0]),
  );
}

function migSpool() {
  const windings: FlatPoint[] = [[0.5, -0.62],...repeat(24, (index): FlatPoint[] => [[1.28, -0.6 + index * 0.05], [1.32, -0.575 + index * 0.05]]).flat(), [0.5, 0.62]];
  return put(
    group(
      lathe(windings, copper, [0, 0, 0], [90, 0, 0]),
      [1, -1].map((side) =>
        group(
          sleeve(1.56, 1.42, 0.12, black, [0, 0, side * 0.68], [90, 0, 0]),
          repeat(6, (index) => put(box(0.2, 0.5, 0.08, black, [0, 1.24, 0]), [0, 0, side * 0.68], [0, 0, index * 60 + 30])),
          sleeve(1.1, 0.34, 0.1, black, [0, 0, side * 0.68], [90, 0, 0]),
          sleeve(0.42, 0.3, 0.2, black, [0, 0, side * 0.68], [90, 0, 0]),
        ),
      ),
      sleeve(0.5, 0.34, 1.4, black, [0, 0, 0], [90, 0, 0]),
      // A ring of paper, printed above and below the hole.
      sleeve(1.06, 0.46, 0.012, matt('#f4f2ea'), [0, 0, 0.735], [90, 0, 0]),
      label('AGNIVAR', 1.1, 0.3, [0, 0.72, 0.745], [0, 0, 0], { ink: '#d9521a' }),
      label('ER70S-6', 0.9, 0.26, [0, -0.62, 0.745], [0, 0, 0], { ink: '#26292c' }),
      label('1.2 mm · 15 kg', 0.9, 0.18, [0, -0.84, 0.745], [0, 0, 0], { ink: '#26292c', weight: 400 }),
    ),
    [0, 1.55, 0],
    [0, -20, 0],
  );
}

export const scenes: Scenes = {
  'E6013-315': {
    build: () =>
      carton({
        color: '#b9582c',
        stripe: '#dcd7c8',
        maker: 'AGNIVAR',
        words: ['E6013', '3.15 x 350 mm', 'RUTILE · MILD STEEL'],
        data: ['AWS A5.1 E6013', 'SIZE 3.15 x 350 mm', '90–130 A   AC / DC', '90 PIECES   2.6 kg', 'BATCH 26-0417'],
        flux: '#a8a59d',
        end: 'open',
      }),
    first: { from: [-24, 28] },
    second: { from: [-82, 26] },
  },
  'E7018-400': {
    build: () =>
      carton({
        color: '#2f4f7c',
        stripe: '#c7a24a',
        maker: 'AGNIVAR',
        words: ['E7018', '4.0 x 450 mm', 'BASIC · LOW HYDROGEN'],
        data: ['AWS A5.1 E7018', 'SIZE 4.0 x 450 mm', '140–190 A   DC +', 'DRY 300 °C 1 h   5 kg', 'BATCH 26-0392'],
        flux: '#8d8f90',
        length: 5.6,
        size: 1.25,
        count: 18,
        end: 'sealed',
      }),
    first: { from: [-24, 28] },
    second: { from: [-82, 26] },
  },
  'E308L-315': {
    build: () =>
      carton({
        color: '#c4c8c9',
        stripe: '#b07a52',
        ink: '#2a2f33',
        maker: 'AGNIVAR',
        words: ['E308L-16', '3.15 x 350 mm', 'STAINLESS 304 · 304L'],
        data: ['AWS A5.4 E308L-16', 'SIZE 3.15 x 350 mm', '70–110 A   AC / DC +', 'NET 2 kg', 'BATCH 26-0288'],
        flux: '#cfc6b2',
        size: 0.85,
        count: 14,
        end: 'tucked',
      }),
    first: { from: [-24, 28] },
  },
  'ER70S-12': { build: migSpool, first: { from: [14, 14] }, second: { from: [-46, 16] } },
  'ENI-CI-25': {
    build: () =>
      carton({
        color: '#36707d',
        stripe: '#d3d0c2',
        maker: 'VAJRA',
        words: ['ENi-CI', '2.5 x 300 mm', 'NICKEL · CAST IRON'],
        data: ['AWS A5.15 ENi-CI', 'SIZE 2.5 x 300 mm', '60–85 A   AC / DC', '10 PIECES', 'BATCH 26-0105'],
        flux: '#4d4f50',
        length: 4.0,
        size: 0.7,
        count: 10,
        end: 'tucked',
      }),
    first: { from: [-24, 28] },
  },
};
