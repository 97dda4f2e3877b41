import { usage as apiUsage, benchApi } from './api.ts';
import type { BenchContext } from './bench-context.ts';
import { benchEstimate, usage as estimateUsage } from './estimate.ts';
import { benchExplain, usage as explainUsage } from './explain.ts';
import { benchGrowth, usage as growthUsage } from './growth.ts';
import { benchOrders, usage as ordersUsage } from './orders.ts';
import { benchPages, usage as pagesUsage } from './pages.ts';
import { benchPhone, usage as phoneUsage } from './phone.ts';
import { benchSearch, usage as searchUsage } from './search.ts';
import { benchServer, usage as serverUsage } from './server.ts';

type Bench = { run(args: string[], context: BenchContext): Promise<void>; usage: string };

/** By name, in the order in which `npm run bench` runs them. */
export const benches: Record<string, Bench> = {
  pages: { run: benchPages, usage: pagesUsage },
  api: { run: benchApi, usage: apiUsage },
  orders: { run: benchOrders, usage: ordersUsage },
  estimate: { run: benchEstimate, usage: estimateUsage },
  search: { run: benchSearch, usage: searchUsage },
  growth: { run: benchGrowth, usage: growthUsage },
  server: { run: benchServer, usage: serverUsage },
  phone: { run: benchPhone, usage: phoneUsage },
  explain: { run: benchExplain, usage: explainUsage },
};
