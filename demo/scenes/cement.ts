import { label } from './labels.ts';
import { matt } from './materials.ts';
import type { Scenes } from './scene.ts';
import { sack } from './soft-solids.ts';
import { group, put, tube } from './solids.ts';

type Bag = { paper: string; ink: string; band: string; words: [string, string, string] };

function bag({ paper, ink, band, words }: Bag, high = 0.62) {
  const [brand, kind, weight] = words;
  return group(
    sack(3.1, high, 2.0, matt(paper)),
    label([brand, kind], 2.0, 1.0, [-0.1, high + 0.006, -0.12], [-90, 0, 0], { ink }),
    label(weight, 2.2, 0.3, [-0.1, high + 0.007, 0.62], [-90, 0, 0], { on: band, ink: '#ffffff' }),
    label([brand, weight], 1.7, high * 0.55, [0, high * 0.5, 1.004], [0, 0, 0], { ink }),
    tube([[-1.5, high * 0.47, -0.8], [-1.53, high * 0.47, 0], [-1.5, high * 0.47, 0.8]], 0.02, matt('#f0ece0')),
  );
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
  'WC-40': { build: pile({ paper: '#eceae3', ink: '#1e5fa6', band: '#1e5fa6', words: ['SETUVA', 'WHITE CEMENT', '40 kg'] }, 2), first: from, second },
  'NBJ-40': { build: pile({ paper: '#e2d9c2', ink: '#26292c', band: '#e8a512', words: ['NIRMAAN', 'BLOCK JOINING MORTAR', '40 kg'] }, 2), first: from, second },
  'OPC-53': { build: pile({ paper: '#b9a88c', ink: '#14452a', band: '#2f7d4f', words: ['SETUVA', 'OPC 53 GRADE', '50 kg'] }, 3), first: from, second },
  'PPC-01': { build: pile({ paper: '#bdb7a8', ink: '#7d1d16', band: '#b3261e', words: ['SETUVA', 'PPC CEMENT', '50 kg'] }, 3), first: from, second },
  'PSC-01': { build: pile({ paper: '#aeb4b2', ink: '#23405f', band: '#23405f', words: ['SETUVA', 'SLAG CEMENT PSC', '50 kg'] }, 3), first: from, second },
};
