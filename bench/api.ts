import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { api } from '#contract/api.ts';
import { fillPath } from '#contract/path.ts';
import type { BenchContext } from './bench-context.ts';
import type { BenchShop } from './bench-shop.ts';
import { categorySpecs } from './category-specs.ts';
import { type ChildServer, SHOP_COMMAND, startServer } from './child-server.ts';
import { type Comparison, compareLoads, formatComparisons } from './compare-loads.ts';
import { idFrom, toProductId } from './generate-product.ts';
import type { LoadSpec } from './load-process.ts';
import { describeMachine } from './machine.ts';
import { createQueryGenerator } from './query-generator.ts';
import { createRandom, type Random } from './random.ts';
import { type RecordedStatements, recordStatements, type Statement } from './record-statements.ts';
import { openSeededShop } from './seeded-shop.ts';

/** The API's overhead: its throughput against a handler that only sends the same SQL statements. */

/** Enough to keep the machine busy without triggering overload protection. */
const CONNECTIONS = 8;
const TARGET = 0.4;
/** Different requests per row: so many that each has left the cache before it is sent again. */
const VARIANTS = 10_000;
/** The baseline server sends the statements of this many requests in turn. */
const RECORDED_CALLS = 200;
const RESULTS_FILE = path.join(import.meta.dirname, 'results-api.md');

export const usage = `api [--products N] [--seconds S] [--rounds N]
  --products  size of the catalogue; 100000 if not given
  --seconds   duration of one measurement; 5 if not given
  --rounds    number of rounds, of which the medians count; 3 if not given`;

type Call = LoadSpec['requests'][number];

export async function benchApi(
  args: string[],
  { catalogueFolder, folder, signal }: BenchContext,
): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const [products, seconds, rounds] = [values.products, values.seconds, values.rounds].map(Number) as [
    number,
    number,
    number,
  ];
  const shop = await openSeededShop(catalogueFolder, products, signal);
  const servers: ChildServer[] = [];
  try {
    const rows = createCalls(products, createRandom(3));
    const statementsFile = path.join(folder, 'statements.json');
    await writeFile(statementsFile, JSON.stringify(await recordRows(shop, rows)));
    const DATABASE_URL = shop.connection.url;
    const shopServer = await startServer(SHOP_COMMAND, {
      DATABASE_URL,
      DATA_DIR: folder,
      DEMO: 'off',
      CACHE_MB: '1',
    });
    servers.push(shopServer);
    const baseline = await startServer(['node', 'bench/baseline-api.ts'], {
      DATABASE_URL,
      STATEMENTS: statementsFile,
    });
    servers.push(baseline);

    const results: Comparison[] = [];
    for (const [name, requests] of Object.entries(rows)) {
      const load = { connections: CONNECTIONS, seconds, requests };
      const loads = { shop: { url: shopServer.url, ...load }, baseline: { url: baseline.url, ...load } };
      results.push(await compareLoads({ name, target: TARGET, ...loads }, rounds, signal));
    }
    const machine = await describeMachine(shop.connection.pool);
    const report = [
      '# npm run bench -- api',
      `${products.toLocaleString('en')} products. ${machine}. ${CONNECTIONS} connections, medians of ${rounds} rounds of ${seconds} s. ${VARIANTS} different requests per row, so that the cache answers none; the baseline is the same HTTP library sending the statements of ${RECORDED_CALLS} of them.`,
      formatComparisons(results, 'statements alone'),
    ].join('\n\n');
    process.stdout.write(`${report}\n`);
    await writeFile(RESULTS_FILE, `${report}\n`);
  } finally {
    for (const server of servers) await server.close();
    await shop.close();
  }
}

function createCalls(products: number, random: Random): Record<string, Call[]> {
  const queries = createQueryGenerator(products, random);
  const categories = categorySpecs.map(({ category }) => idFrom('category', category));
  const repeat = (name: string, createCall: () => Call): [string, Call[]] => [
    name,
    Array.from({ length: VARIANTS }, () => ({
      ...createCall(),
      headers: { 'x-row': name, 'content-type': 'application/json' },
    })),
  ];
  const randomId = () => toProductId(random.below(products));
  return Object.fromEntries([
    repeat('list of 48', () => ({
      path: `${fillPath(api.listProductsOfCategory.path, { id: random.pick(categories) })}?page=${1 + random.below(100)}`,
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
async function recordRows(shop: BenchShop, rows: Record<string, Call[]>): Promise<RecordedStatements> {
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
