import { parseArgs } from 'node:util';
import { benchApi } from './api.ts';
import type { BenchContext } from './bench-context.ts';
import { benchCluster } from './cluster.ts';
import { benchDesk } from './desk.ts';
import { benchEstimate } from './estimate.ts';
import { benchExplain } from './explain.ts';
import { benchGrowth } from './growth.ts';
import { benchLongTail } from './long-tail.ts';
import { benchOrders } from './orders.ts';
import { benchPages } from './pages.ts';
import { benchPeer } from './peer.ts';
import { benchPhone } from './phone.ts';
import { benchQuickOrder } from './quick-order.ts';
import { benchSearch } from './search.ts';
import { benchServer } from './server.ts';

type Bench = { run(args: string[], context: BenchContext): Promise<void>; usage: string };

/** By name, with the defaults of their options, in the order in which `npm run bench` runs them. */
export const benches: Record<string, Bench> = {
  pages: define(benchPages, { seconds: 3, rounds: 3 }, ['cached', 'rendered']),
  api: define(benchApi, { products: 100_000, seconds: 5, rounds: 3 }),
  orders: define(benchOrders, { seconds: 5, rounds: 3 }),
  estimate: define(benchEstimate, { seconds: 10 }),
  search: define(benchSearch, { products: undefined, seconds: 10 }),
  'quick-order': define(benchQuickOrder, { products: undefined, rounds: 3 }),
  desk: define(benchDesk, { products: 100_000, requests: 10_000, seconds: 1, rounds: 3 }, [
    'lists',
    'screens',
  ]),
  growth: define(benchGrowth, { seconds: 5, rounds: 3 }),
  server: define(benchServer, { products: 100_000, seconds: 30 }),
  'long-tail': define(benchLongTail, { products: 1_000_000, pages: 100_000 }),
  cluster: define(benchCluster, { products: 1_000_000, seconds: 30 }),
  phone: define(benchPhone, { rounds: 3 }),
  explain: define(benchExplain, { products: 1_000_000 }),
  peer: define(benchPeer, { products: 10_000, seconds: 5, rounds: 3 }),
};

/** @param words one of them may be given to run only this part. */
function define<Options extends Record<string, number | undefined>>(
  run: (options: Options, context: BenchContext, words: string[]) => Promise<void>,
  defaults: Options,
  words: string[] = [],
): Bench {
  const names = Object.keys(defaults);
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  return {
    usage: [
      ...(words.length > 0 ? [`[${words.join(' | ')}]`] : []),
      ...names.map((name) => `[--${name} ${defaults[name] ?? 'N'}]`),
    ].join(' '),
    async run(args, context) {
      const { values, positionals } = parseArgs({ args, options, allowPositionals: words.length > 0 });
      const unknown = positionals.find((word) => !words.includes(word));
      if (unknown) throw new Error(`There is no '${unknown}', only ${words.join(' and ')}.`);
      const typed = Object.entries(values).map(([name, value]) => [name, toPositive(name, value)]);
      await run({ ...defaults, ...Object.fromEntries(typed) }, context, positionals);
    },
  };
}

function toPositive(name: string, value: unknown): number {
  const number = Number(value);
  if (!(number > 0)) throw new Error(`--${name} must be a positive number, not '${value}'.`);
  return number;
}
