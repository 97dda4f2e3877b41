import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { api } from '#contract/api.ts';
import { fillPath } from '#contract/path.ts';
import type { BenchContext } from './bench-context.ts';
import type { BenchShop } from './bench-shop.ts';
import { categorySpecs } from './category-specs.ts';
import { median } from './compare-loads.ts';
import { createCpuTimeReader } from './cpu-time.ts';
import { generateProduct, idFrom, toProductId } from './generate-product.ts';
import { describeHost } from './machine.ts';
import { createQueryGenerator } from './query-generator.ts';
import { createRandom } from './random.ts';
import { runClosedLoop } from './run-load.ts';
import { toSearchAddress } from './search-rows.ts';
import { openSeededShop } from './seeded-shop.ts';
import { WORST_CASE_WORDS } from './words.ts';

/** How the cost of a request grows with the catalogue, in CPU time of the shop and PostgreSQL together. */

const SIZES = [1000, 100_000, 1_000_000] as const;
const RESULTS_FILE = path.join(import.meta.dirname, 'results-growth.md');
const [LOG_SMALLEST, LOG_MIDDLE, LOG_LARGEST] = SIZES.map(Math.log10) as [number, number, number];
/** Allows for noise of the machine. */
const TOLERANCE = 1.2;

export const usage = `growth [--seconds S] [--rounds N]
  --seconds  duration of one measurement; 5 if not given
  --rounds   number of rounds, of which the medians count; 3 if not given`;

/** Computes the highest acceptable cost with the largest catalogue from the costs with the two smaller ones. */
type CostLimit = (smallest: number, middle: number) => number;

const constant: CostLimit = (smallest) => TOLERANCE * smallest;
const proportionalToLogarithm: CostLimit = (smallest) => (smallest * LOG_LARGEST) / LOG_SMALLEST;
/** Every tenfold increase in products adds the same amount. */
const linearInLogarithm: CostLimit = (smallest, middle) =>
  TOLERANCE * (middle + ((middle - smallest) * (LOG_LARGEST - LOG_MIDDLE)) / (LOG_MIDDLE - LOG_SMALLEST));

type Row = { name: string; limit: CostLimit; send: () => Promise<unknown> };
/** The rows of one shop, in the same order for every shop; `measure` returns CPU ms per request. */
type ShopRows = { rows: Row[]; measure: (row: Row) => Promise<number> };

export async function benchGrowth(args: string[], { catalogueFolder, signal }: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
  const shops: BenchShop[] = [];
  try {
    for (const size of SIZES) shops.push(await openSeededShop(catalogueFolder, size, signal));
    const shopRows = await Promise.all(
      shops.map(async (shop, index) => ({
        rows: createRows(shop, SIZES[index] ?? 0),
        measure: await createCostMeter(shop, seconds, signal),
      })),
    );
    const report = `# npm run bench -- growth\n\n${describeHost()}. CPU time of the shop and PostgreSQL, ms per request; one client, medians of ${rounds} rounds of ${seconds} s, alternating between the sizes.\n\n${formatTable(await measureCosts(shopRows, rounds))}\n`;
    process.stdout.write(report);
    await writeFile(RESULTS_FILE, report);
  } finally {
    for (const shop of shops) await shop.close();
  }
}

/** Measures each row in every shop in turn, because the machine's speed drifts. */
async function measureCosts(shops: readonly ShopRows[], rounds: number) {
  const costs = new Map<string, { limit: CostLimit; ms: number[] }>();
  for (const [index, { name, limit }] of (shops[0]?.rows ?? []).entries()) {
    const timesByShop: number[][] = shops.map(() => []);
    // Round 0 is the warm-up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [shopIndex, { rows, measure }] of shops.entries()) {
        const row = rows[index];
        if (!row) throw new Error(`Shop ${shopIndex} has no row '${name}'.`);
        const ms = await measure(row);
        if (round > 0) timesByShop[shopIndex]?.push(ms);
      }
    }
    costs.set(name, { limit, ms: timesByShop.map(median) });
  }
  return costs;
}

function createRows(shop: BenchShop, size: number): Row[] {
  const random = createRandom(4);
  const queries = createQueryGenerator(size, random);
  const randomId = () => toProductId(random.below(size));
  const randomCategory = () => idFrom('category', random.pick(categorySpecs).category);
  return [
    {
      name: 'detail',
      limit: constant,
      send: () => shop.get(fillPath(api.getProduct.path, { id: randomId() })),
    },
    {
      name: 'category page, with facets',
      limit: constant,
      send: () =>
        shop.get(`${fillPath(api.listProductsOfCategory.path, { id: randomCategory() })}?facets=yes`),
    },
    {
      name: 'cart details of 10',
      limit: constant,
      send: () =>
        shop.post(api.getCartDetails.path, JSON.stringify({ ids: Array.from({ length: 10 }, randomId) }), {}),
    },
    // These have results of the same size in every catalogue: a full page, or the one product with this model.
    {
      name: 'search that fills a page, with facets',
      limit: proportionalToLogarithm,
      send: () => shop.get(toSearchAddress(random.pick(WORST_CASE_WORDS), { facets: 'yes' })),
    },
    {
      name: 'search that finds one product, with facets',
      limit: proportionalToLogarithm,
      send: () => shop.get(toSearchAddress(generateProduct(random.below(size)).model, { facets: 'yes' })),
    },
    // Realistic queries find ten products among a thousand and a full page among a million, so their results grow too.
    {
      name: 'search as typed, with facets',
      limit: linearInLogarithm,
      send: () => shop.get(toSearchAddress(queries.query(), { facets: 'yes' })),
    },
  ];
}

async function createCostMeter({ connection }: BenchShop, seconds: number, signal: AbortSignal) {
  const readCpuTime = await createCpuTimeReader(connection.pool);
  return async ({ send }: Row): Promise<number> => {
    const before = (await readCpuTime()) ?? Number.NaN;
    const { requestCount } = await runClosedLoop(send, { clients: 1, seconds, signal });
    return (((await readCpuTime()) ?? Number.NaN) - before) / requestCount;
  };
}

function formatTable(costs: Map<string, { limit: CostLimit; ms: number[] }>): string {
  const header = [
    '',
    ...SIZES.map((size) => `${size.toLocaleString('en')} products`),
    'growth',
    'at most',
    '',
  ];
  return [
    `| ${header.join(' | ')} |`,
    `|---|${'---:|'.repeat(SIZES.length + 2)}---|`,
    ...[...costs].map(([name, { limit, ms }]) => {
      const [smallest = Number.NaN, middle = Number.NaN, largest = Number.NaN] = ms;
      const maxCost = limit(smallest, middle);
      const growth = (largest / smallest).toFixed(2);
      const cells = [name, ...ms.map((each) => each.toFixed(2)), growth, maxCost.toFixed(2)];
      return `| ${cells.join(' | ')} | ${largest <= maxCost ? 'met' : 'MISSED'} |`;
    }),
  ].join('\n');
}
