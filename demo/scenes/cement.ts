import { label } from './labels.ts';
import { woven } from './materials.ts';
import { onTapes, printedSack } from './printed-sacks.ts';
import type { Scenes } from './scene.ts';
import { group, type Point, put } from './solids.ts';

type Bag = {
  sack: string;
  ink: string;
  band: string;
  words: { brand: string; kind: string; fullName: string; weight: string; standard: string };
};

const UP: Point = [-90, 0, 0];

function bag({ sack, ink, band, words: { brand, kind, fullName, weight, standard } }: Bag, high = 0.62) {
  const prints = [
    label(brand, 2.5, 0.42, [0, high, -0.6], UP, { on: band, ink: '#ffffff' }),
    label(fullName, 2.3, 0.17, [0, high, -0.28], UP, { ink }),
    label(kind, 2.3, 0.42, [0, high, 0.0], UP, { ink }),
    label(standard, 2.0, 0.16, [0, high, 0.29], UP, { ink }),
    label(`NET WEIGHT ${weight}`, 2.5, 0.24, [0, high, 0.52], UP, { on: band, ink: '#ffffff' }),
    label('PACKED WEEK 38 · SEP 2026 · KEEP DRY', 2.4, 0.14, [0, high, 0.74], UP, { ink }),
    label([brand, `${kind} · ${weight}`], 1.8, high * 0.5, [0, high * 0.5, 1.0], [0, 0, 0], { ink }),
    label(kind, 1.2, high * 0.3, [1.55, high * 0.5, 0], [0, 90, 0], { ink }),
  ];
  return printedSack(3.1, high, 2.0, woven(sack), prints.map(onTapes));
}

/** A small pile with one bag leaning in front, so that its print can be read. */
const pile = (of: Bag, levels: number) => () =>
  group(
    Array.from({ length: levels }, (_, level) => put(bag(of), [(level % 2) * 0.08 - 0.3, level * 0.58, -0.3], [0, (level % 2 ? 4 : -3) + level, 0])),
    put(bag(of, 0.56), [1.15, 0.91, 1.4], [62, 0, 0]),
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
