import { usage as allUsage, benchAll } from './all.ts';
import { usage as apiUsage, benchApi } from './api.ts';
import { benchEstimate, usage as estimateUsage } from './estimate.ts';
import { benchExplain, usage as explainUsage } from './explain.ts';
import { benchGrowth, usage as growthUsage } from './growth.ts';
import { benchOrders, usage as ordersUsage } from './orders.ts';
import { benchPages, usage as pagesUsage } from './pages.ts';
import { benchPhone, usage as phoneUsage } from './phone.ts';
import { benchSearch, usage as searchUsage } from './search.ts';
import { benchServer, usage as serverUsage } from './server.ts';

/** `npm run bench -- NAME`: runs one bench, or all without a name. Each puts every figure beside a baseline of the same run. */

type Bench = { run(args: string[], signal: AbortSignal): Promise<void>; usage: string };

const benches: Record<string, Bench> = {
  api: { run: benchApi, usage: apiUsage },
  pages: { run: benchPages, usage: pagesUsage },
  explain: { run: benchExplain, usage: explainUsage },
  estimate: { run: benchEstimate, usage: estimateUsage },
  growth: { run: benchGrowth, usage: growthUsage },
  orders: { run: benchOrders, usage: ordersUsage },
  server: { run: benchServer, usage: serverUsage },
  phone: { run: benchPhone, usage: phoneUsage },
  search: { run: benchSearch, usage: searchUsage },
};

// As in the shop itself.
process.env.NODE_ENV ??= 'production';

const typed = process.argv.slice(2);
const isForAll = typed[0] === undefined || typed[0].startsWith('-');
const [name = '', ...args] = isForAll ? ['', ...typed] : typed;
const bench = isForAll ? { run: benchAll, usage: allUsage } : benches[name];
const interrupted = new AbortController();
// The bench closes its PostgreSQL, which would otherwise outlive it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interrupted.abort(new Error('Interrupted.')));
}

try {
  if (!bench) throw new Error(`There is no bench '${name}'.`);
  await bench.run(args, interrupted.signal);
} catch (cause) {
  const usages = [allUsage, ...Object.values(benches).map(({ usage }) => usage)];
  const help = bench ? '' : `\nThere is:\n${usages.join('\n')}`;
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}${help}\n`);
  process.exitCode = 1;
}
