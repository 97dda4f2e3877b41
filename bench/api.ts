import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { api } from '#contract/api.ts';
import { fillPath } from '#contract/path.ts';
import type { BenchRun } from './bench-run.ts';
import type { BenchShop } from './bench-shop.ts';
import { type ChildServer, SHOP, startServer } from './child-server.ts';
import { type Comparison, compareLoads, tableOfComparisons } from './compared-load.ts';
import { openFilledShop } from './filled-shop.ts';
import { markets } from './kinds.ts';
import type { LoadOrder } from './load-process.ts';
import { describeMachine } from './machine.ts';
import { idOf, productId } from './made-up-product.ts';
import { createRandom, type Random } from './random.ts';
import { type RecordedStatements, recordStatements, type Statement } from './recorded-statements.ts';
import { createTypedTexts } from './typed-texts.ts';

/** How much of a reply's cost is ours: the API beside a handler that only sends the same statements. */

/** Enough to keep the machine busy, and so few that the shop refuses nobody. */
const CONNECTIONS = 8;
const TARGET = 0.4;
/** So many different requests a row that none is still kept when its turn comes again. */
const VARIANTS = 10_000;
/** Of so many of them the statements are sent by the bare server, in turn. */
const RECORDED = 200;
const RESULTS_FILE = path.join(import.meta.dirname, 'results-api.md');

export const usage = `api [--products N] [--seconds S] [--rounds N]
  --products  size of the catalogue; 100000 if not given
  --seconds   how long each is measured in a round; 5 if not given
  --rounds    how often; 3 if not given, and the medians count`;

type Call = LoadOrder['requests'][number];

export async function benchApi(args: string[], { catalogues, folder, signal }: BenchRun): Promise<void> {
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
  const shop = await openFilledShop(catalogues, products, signal);
  const servers: ChildServer[] = [];
  try {
    const rows = callsOf(products, createRandom(3));
    const statementsFile = path.join(folder, 'statements.json');
    await writeFile(statementsFile, JSON.stringify(await statementsOf(shop, rows)));
    const DATABASE_URL = shop.connection.url;
    const ours = await startServer(SHOP, {
      DATABASE_URL,
      DATA_DIR: folder,
      DEMO: 'off',
      CACHE_MB: '1',
    });
    servers.push(ours);
    const bare = await startServer(['node', 'bench/bare-api.ts'], {
      DATABASE_URL,
      STATEMENTS: statementsFile,
    });
    servers.push(bare);

    const results: Comparison[] = [];
    for (const [name, requests] of Object.entries(rows)) {
      const order = { connections: CONNECTIONS, seconds, requests };
      const compared = { ours: { url: ours.url, ...order }, bare: { url: bare.url, ...order } };
      results.push(await compareLoads({ name, target: TARGET, ...compared }, rounds, signal));
    }
    const machine = await describeMachine(shop.connection.pool);
    const report = [
      '# npm run bench -- api',
      `${products.toLocaleString('en')} products. ${machine}. ${CONNECTIONS} connections, medians of ${rounds} rounds of ${seconds} s. ${VARIANTS} different requests a row, so that none is answered from what is kept; beside the same HTTP library sending the statements of ${RECORDED} of them.`,
      tableOfComparisons(results, 'statements alone'),
    ].join('\n\n');
    process.stdout.write(`${report}\n`);
    await writeFile(RESULTS_FILE, `${report}\n`);
  } finally {
    for (const server of servers) await server.close();
    await shop.close();
  }
}

function callsOf(products: number, random: Random): Record<string, Call[]> {
  const texts = createTypedTexts(products, random);
  const categories = markets.map(({ category }) => idOf('category', category));
  const many = (name: string, make: () => Call): [string, Call[]] => [
    name,
    Array.from({ length: VARIANTS }, () => ({
      ...make(),
      headers: { 'x-row': name, 'content-type': 'application/json' },
    })),
  ];
  const anyId = () => productId(random.below(products));
  return Object.fromEntries([
    many('list of 48', () => ({
      path: `${fillPath(api.listProductsOfCategory.path, { id: random.pick(categories) })}?page=${1 + random.below(100)}`,
    })),
    many('detail', () => ({ path: fillPath(api.getProduct.path, { id: anyId() }) })),
    many('cart details of 10', () => ({
      method: 'POST',
      path: api.getCartDetails.path,
      body: JSON.stringify({ ids: Array.from({ length: 10 }, anyId) }),
    })),
    many('search', () => ({ path: fillPath(api.searchProducts.path, { query: texts.search() }) })),
  ]);
}

/** What the first calls of each row ask of the database. */
async function statementsOf(shop: BenchShop, rows: Record<string, Call[]>): Promise<RecordedStatements> {
  const statements: RecordedStatements = {};
  for (const [name, calls] of Object.entries(rows)) {
    const recorded: Statement[][] = [];
    for (const { path: address, ...init } of calls.slice(0, RECORDED)) {
      recorded.push(
        await recordStatements(() => shop.fetch(new Request(`http://shop.test${address}`, init))),
      );
    }
    statements[name] = recorded;
  }
  return statements;
}
