import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { api } from '#contract/api.ts';
import { fillPath } from '#contract/path.ts';
import type { BenchContext } from './bench-context.ts';
import type { BenchShop } from './bench-shop.ts';
import { type ChildServer, startServer, startShop } from './child-server.ts';
import { type Comparison, compareLoads, formatComparisons, measureCpu } from './compare-loads.ts';
import { addCpuTimes, databaseCpuTime, processCpuTime } from './cpu-time.ts';
import { categoryIds, toProductId } from './generate-product.ts';
import { CLIENT_NAME, type LoadRequest, loadServer } from './load-server.ts';
import { describeMachine } from './machine.ts';
import { createQueryGenerator } from './query-generator.ts';
import { createRandom, type Random } from './random.ts';
import { type RecordedStatements, recordStatements, type Statement } from './record-statements.ts';
import { writeReport } from './report.ts';
import { openCatalogue } from './seeded-shop.ts';

/** The API's overhead: what a call costs against a handler that only sends the same SQL statements. */

/** Enough to keep the machine busy without triggering overload protection. */
const CONNECTIONS = 8;
const TARGET = 0.4;
/** Different requests per row: so many that each has left the cache before it is sent again. */
const VARIANTS = 10_000;
/** The baseline server sends the statements of this many requests in turn. */
const RECORDED_CALLS = 200;

type Options = { products: number; seconds: number; rounds: number };

export async function benchApi({ products, ...times }: Options, context: BenchContext): Promise<void> {
  const { folder, signal, cleanup } = context;
  const shop = await openCatalogue(context, products);
  const { url: DATABASE_URL, pool } = shop.connection;
  const rows = createCalls(products, createRandom(3));
  const STATEMENTS = path.join(folder, 'statements.json');
  await writeFile(STATEMENTS, JSON.stringify(await recordRows(shop, rows)));
  const server = await startShop(context, DATABASE_URL, { DEMO: 'off', CACHE_MB: '1' });
  const baseline = await startServer(['node', 'bench/baseline-api.ts'], { DATABASE_URL, STATEMENTS });
  cleanup.defer(baseline.close);

  const database = await databaseCpuTime(pool);
  const comparisons: Comparison[] = [];
  for (const [name, requests] of Object.entries(rows)) {
    const measure =
      ({ url, pid }: ChildServer) =>
      (seconds: number) =>
        measureCpu(addCpuTimes(processCpuTime(pid), database), () =>
          loadServer({ url, connections: CONNECTIONS, seconds, requests, signal }),
        );
    const pair = { name, target: TARGET, shop: measure(server), baseline: measure(baseline) };
    comparisons.push(await compareLoads(pair, times));
  }
  await writeReport('api', [
    `${products.toLocaleString('en')} products. ${await describeMachine(pool)}. ${CONNECTIONS} connections of ${CLIENT_NAME}, medians of ${times.rounds} rounds of ${times.seconds} s. CPU: of server and PostgreSQL, a request. ${VARIANTS} different requests per row, so that the cache answers none; the baseline is the same HTTP library sending the statements of ${RECORDED_CALLS} of them.`,
    formatComparisons(comparisons, 'statements alone'),
  ]);
}

function createCalls(products: number, random: Random): Record<string, LoadRequest[]> {
  const queries = createQueryGenerator(products, random);
  const repeat = (name: string, createCall: () => LoadRequest): [string, LoadRequest[]] => [
    name,
    Array.from({ length: VARIANTS }, () => ({
      ...createCall(),
      headers: { 'x-row': name, 'content-type': 'application/json' },
    })),
  ];
  const randomId = () => toProductId(random.below(products));
  return Object.fromEntries([
    repeat('list of 48', () => ({
      path: `${fillPath(api.listProductsOfCategory.path, { id: random.pick(categoryIds) })}?page=${1 + random.below(100)}`,
    })),
    repeat('detail', () => ({ path: fillPath(api.getProduct.path, { id: randomId() }) })),
    repeat('cart details of 10', () => ({
      method: 'POST',
      path: api.getCartDetails.path,
      body: JSON.stringify({ ids: Array.from({ length: 10 }, randomId) }),
    })),
    repeat('search', () => ({ path: fillPath(api.searchProducts.path, { query: queries.query() }) })),
  ]);
}

/** Records the SQL statements of the first calls of each row. */
async function recordRows(shop: BenchShop, rows: Record<string, LoadRequest[]>): Promise<RecordedStatements> {
  const statements: RecordedStatements = {};
  for (const [name, calls] of Object.entries(rows)) {
    const recorded: Statement[][] = [];
    for (const { path: address, ...init } of calls.slice(0, RECORDED_CALLS)) {
      recorded.push(
        await recordStatements(() => shop.fetch(new Request(`http://shop.test${address}`, init))),
      );
    }
    statements[name] = recorded;
  }
  return statements;
}
