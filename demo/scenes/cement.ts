import { label } from './labels.ts';
import { matt, woven } from './materials.ts';
import { drape, onTapes } from './printed-sacks.ts';
import type { Scenes } from './scene.ts';
import { type Form, sculpt } from './sculpt.ts';
import { box, extrude, type FlatPoint, group, outline, type Point, pair, put, repeat } from './solids.ts';

type Bag = {
  sack: string;
  ink: string;
  band: string;
  words: { brand: string; kind: string; fullName: string; weight: string; standard: string };
};

const UP: Point = [-90, 0, 0];

const SIZE = { length: 3.2, wide: 2.0, high: 0.66 };

/** How a bag lies: over what is below it, it sags; the second one of a pile has other folds than the first. */
type Lie = { sag: number; seed: number };

/**
 * A bag of woven tapes, loosely filled: thick in the middle, thin towards its sewn ends, with a flat underside, dents
 * where hands have gripped it and folds that run from the ends inwards.
 */
function bagForm({ sag, seed }: Lie): Form {
  const { length, wide, high } = SIZE;
  const [l, w, h] = [length / 2, wide / 2, high / 2];
  return (x, y, z) => {
    const [along, across] = [Math.min(1, Math.abs(x) / l), Math.min(1, Math.abs(z) / w)];
    const full = Math.max(0.06, (1 - along ** 4.5) ** 0.62 * (1 - across ** 4) ** 0.5);
    const lumps = 0.09 * Math.sin(x * 2.1 + seed) * Math.cos(z * 2.7 + seed * 1.7) + 0.045 * Math.sin(x * 5.2 + 2.2 * Math.sin(z * 2.4 + seed)) * Math.sin(z * 4.1 + seed);
    const creases = 0.045 * along ** 4 * Math.sin(z * 11 + 2.4 * Math.sin(z * 3.7 + seed)) + 0.012 * across ** 6 * Math.sin(x * 14 + 3 * Math.sin(x * 3.1 + seed));
    const middle = 0.42 * h * 2 - sag * (0.55 * along ** 2 + 0.4 * across ** 2) + 0.02 * Math.sin(z * 5 + seed) * along ** 4;
    const [top, bottom] = [h * 1.16 * full * (1 + lumps), h * 0.84 * full];
    const off = y - middle;
    const reach = off > 0 ? top + creases : bottom + creases * 0.5;
    const inside = Math.hypot(Math.max(0, Math.abs(x) - l + 0.05), Math.max(0, Math.abs(z) - w * (1 - 0.035 * along ** 2 * Math.cos(z)) + 0.05));
    return Math.max((Math.abs(off) - Math.max(0.02, reach)) * 0.5, inside - 0.05);
  };
}

function bag({ sack, ink, band, words: { brand, kind, fullName, weight, standard } }: Bag, lie: Lie) {
  const { length, high, wide } = SIZE;
  const form = bagForm(lie);
  const y = high + 0.1;
  const prints = [
    label(brand, 2.1, 0.36, [0, y, -0.52], UP, { on: band, ink: '#e9e7e0' }),
    label(fullName, 1.9, 0.14, [0, y, -0.24], UP, { ink }),
    label(kind, 1.9, 0.36, [0, y, 0.01], UP, { ink }),
    label(standard, 1.6, 0.13, [0, y, 0.25], UP, { ink }),
    label(`NET WEIGHT ${weight}`, 2.1, 0.2, [0, y, 0.46], UP, { on: band, ink: '#e9e7e0' }),
    label('PACKED WEEK 38 · SEP 2026 · KEEP DRY', 1.7, 0.1, [0, y, 0.64], UP, { ink, weight: 400 }),
  ];
  const skin = sculpt(form, [-length / 2 - 0.1, -0.3 - lie.sag, -wide / 2 - 0.1], [length / 2 + 0.1, high + 0.2, wide / 2 + 0.1], 0.036, woven(sack));
  return group(
    skin,
    prints.map(onTapes).map((print) => drape(print, form)),
    pair((side) => put(sewnEnd(sack, wide - 0.16), [side * (length / 2 - 0.01), 0.42 * high - lie.sag * 0.55, 0], [0, 0, side * -12])),
  );
}

/** The end of a bag, folded over and closed with a thread in long stitches; it waves a little. */
const sewnEnd = (color: string, wide: number) => {
  const wave = (z: number) => 0.03 * Math.sin(z * 4.6) + 0.014 * Math.sin(z * 10);
  const edge = (y: number) => repeat(41, (index): FlatPoint => [(index / 40 - 0.5) * wide, wave((index / 40 - 0.5) * wide) + y]);
  return group(
    extrude(outline([...edge(0.014), ...edge(-0.014).reverse()]), 0.2, woven(color), [0, 0, 0], [0, -90, 0], 0),
    repeat(26, (index) => {
      const z = (index / 25 - 0.5) * (wide - 0.1);
      return box(0.014, 0.036, 0.048, matt('#f2efe6'), [0, wave(z), z], [0, 0, 0], 0);
    }),
  );
};

/** A pile in which each bag lies a little off the one below; another leans against it with its print in front. */
const pile = (of: Bag, levels: number) => () =>
  group(
    repeat(levels, (level) => put(bag(of, { sag: level === 0 ? 0.02 : 0.1, seed: level * 1.9 }), [[-0.4, -0.16, -0.46, -0.3][level] as number, 0.02 + level * 0.54, -0.7 + (level % 2) * 0.08], [0, [-3, 5, -6, 2][level] as number, 0])),
    put(put(bag(of, { sag: 0.16, seed: 5.2 }), [0, 0, 0], [50, 0, 0]), [0.8, 0.74, 1.06], [0, -8, 0]),
  );

const from: Scenes[string]['first'] = { from: [20, 26] };
const second: Scenes[string]['second'] = { from: [-34, 18] };

const setuva = 'SETUVA';

export const scenes: Scenes = {
  'WC-40': {
    build: pile({ sack: '#eceae3', ink: '#1e5fa6', band: '#1e5fa6', words: { brand: setuva, kind: 'WHITE CEMENT', fullName: 'WHITE PORTLAND CEMENT', weight: '40 kg', standard: 'IS 8042' } }, 2),
    first: from,
    second,
  },
  'NBJ-40': {
    build: pile({ sack: '#e2d9c2', ink: '#26292c', band: '#e8a512', words: { brand: 'NIRMAAN', kind: 'BLOCK JOINING MORTAR', fullName: 'THIN BED, 2–4 mm', weight: '40 kg', standard: 'FOR AAC AND FLY ASH BLOCKS' } }, 2),
    first: from,
    second,
  },
  'OPC-53': {
    build: pile({ sack: '#d8d3c6', ink: '#14452a', band: '#2f7d4f', words: { brand: setuva, kind: 'OPC 53 GRADE', fullName: 'ORDINARY PORTLAND CEMENT', weight: '50 kg', standard: 'CONFORMS TO IS 269' } }, 3),
    first: from,
    second,
  },
  'PPC-01': {
    build: pile({ sack: '#cfcbc0', ink: '#7d1d16', band: '#b3261e', words: { brand: setuva, kind: 'PPC', fullName: 'PORTLAND POZZOLANA CEMENT', weight: '50 kg', standard: 'CONFORMS TO IS 1489 PART 1' } }, 3),
    first: from,
    second,
  },
  'PSC-01': {
    build: pile({ sack: '#c3c8c6', ink: '#23405f', band: '#23405f', words: { brand: setuva, kind: 'PSC', fullName: 'PORTLAND SLAG CEMENT', weight: '50 kg', standard: 'CONFORMS TO IS 455' } }, 3),
    first: from,
    second,
  },
};
