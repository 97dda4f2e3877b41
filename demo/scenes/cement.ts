import { label } from './labels.ts';
import { woven } from './materials.ts';
import { printedSack } from './printed-sacks.ts';
import type { Scenes } from './scene.ts';
import { group, type Point, put } from './solids.ts';

type Bag = { paper: string; ink: string; band: string; words: [string, string, string]; standard: string };

const UP: Point = [-90, 0, 0];

function bag({ paper, ink, band, words: [brand, kind, weight], standard }: Bag, high = 0.62) {
  return printedSack(3.1, high, 2.0, woven(paper), [
    label(brand, 2.5, 0.52, [0, high, -0.55], UP, { on: band, ink: '#ffffff' }),
    label(kind, 2.2, 0.42, [0, high, -0.02], UP, { ink }),
    label(standard, 1.6, 0.14, [0, high, 0.3], UP, { ink, weight: 400 }),
    label(`NET WEIGHT ${weight}`, 2.5, 0.26, [0, high, 0.64], UP, { on: band, ink: '#ffffff' }),
    label([brand, `${kind} · ${weight}`], 1.8, high * 0.5, [0, high * 0.5, 1.0], [0, 0, 0], { ink }),
    label(kind, 1.2, high * 0.3, [1.55, high * 0.5, 0], [0, 90, 0], { ink }),
  ]);
}

/** A small pile with one bag leaning in front, so that its print can be read. */
const pile = (of: Bag, levels: number) => () =>
  group(
    Array.from({ length: levels }, (_, level) => put(bag(of), [(level % 2) * 0.08 - 0.3, level * 0.58, -0.3], [0, (level % 2 ? 4 : -3) + level, 0])),
    put(bag(of, 0.56), [1.15, 0.91, 1.4], [62, 0, 0]),
  );

const from: Scenes[string]['first'] = { from: [20, 26] };
const second: Scenes[string]['second'] = { from: [-34, 18] };

export const scenes: Scenes = {
  'WC-40': { build: pile({ paper: '#eceae3', ink: '#1e5fa6', band: '#1e5fa6', words: ['SETUVA', 'WHITE CEMENT', '40 kg'], standard: 'IS 8042 · KEEP DRY' }, 2), first: from, second },
  'NBJ-40': { build: pile({ paper: '#e2d9c2', ink: '#26292c', band: '#e8a512', words: ['NIRMAAN', 'BLOCK JOINING MORTAR', '40 kg'], standard: 'FOR AAC AND FLY ASH BLOCKS' }, 2), first: from, second },
  'OPC-53': { build: pile({ paper: '#b9a88c', ink: '#14452a', band: '#2f7d4f', words: ['SETUVA', 'OPC 53 GRADE', '50 kg'], standard: 'IS 269 · WEEK 38 · KEEP DRY' }, 3), first: from, second },
  'PPC-01': { build: pile({ paper: '#bdb7a8', ink: '#7d1d16', band: '#b3261e', words: ['SETUVA', 'PPC CEMENT', '50 kg'], standard: 'IS 1489 PART 1 · KEEP DRY' }, 3), first: from, second },
  'PSC-01': { build: pile({ paper: '#aeb4b2', ink: '#23405f', band: '#23405f', words: ['SETUVA', 'SLAG CEMENT PSC', '50 kg'], standard: 'IS 455 · KEEP DRY' }, 3), first: from, second },
};
