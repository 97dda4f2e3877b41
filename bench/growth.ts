import { api } from '#contract/api.ts';
import { fillPath } from '#contract/path.ts';
import type { BenchContext } from './bench-context.ts';
import type { BenchShop } from './bench-shop.ts';
import { measureCpu, median } from './compare-loads.ts';
import { createCpuTimeReader, type ReadCpuTime } from './cpu-time.ts';
import { categoryIds, generateProduct, toProductId } from './generate-product.ts';
import { describeHost } from './machine.ts';
import { createQueryGenerator } from './query-generator.ts';
import { createRandom } from './random.ts';
import { formatTable, type Row, writeReport } from './report.ts';
import { runClosedLoop } from './run-load.ts';
import { toSearchAddress } from './search-rows.ts';
import { openCatalogue } from './seeded-shop.ts';
import { WORST_CASE_WORDS } from './words.ts';

/** How the cost of a request grows with the catalogue, in CPU time of the shop and PostgreSQL together. */

const SIZES = [1000, 100_000, 1_000_000] as const;
const [LOG_SMALLEST, LOG_MIDDLE, LOG_LARGEST] = SIZES.map(Math.log10) as [number, number, number];
/** Allows for noise of the machine. */
const TOLERANCE = 1.2;

/** Computes the highest acceptable cost with the largest catalogue from the costs with the two smaller ones. */
type CostLimit = (smallest: number, middle: number) => number;

const constant: CostLimit = (smallest) => TOLERANCE * smallest;
const proportionalToLogarithm: CostLimit = (smallest) => (smallest * LOG_LARGEST) / LOG_SMALLEST;
/** Every tenfold increase in products adds the same amount. */
const linearInLogarithm: CostLimit = (smallest, middle) =>
  TOLERANCE * (middle + ((middle - smallest) * (LOG_LARGEST - LOG_MIDDLE)) / (LOG_MIDDLE - LOG_SMALLEST));

type Call = { name: string; limit: CostLimit; send: () => Promise<unknown> };
/** The calls of one shop, in the same order for every shop. */
type ShopCalls = { calls: Call[]; readCpuTime: ReadCpuTime };
type Load = { seconds: number; rounds: number; signal: AbortSignal };

export async function benchGrowth(
  { seconds, rounds }: { seconds: number; rounds: number },
  context: BenchContext,
): Promise<void> {
  const shops: ShopCalls[] = [];
  for (const size of SIZES) {
    const shop = await openCatalogue(context, size);
    const readCpuTime = await createCpuTimeReader(shop.connection.pool);
    shops.push({ calls: createCalls(shop, size), readCpuTime });
  }
  const rows: Row[] = [];
  for (const [index, call] of shops[0]?.calls.entries() ?? [])
    rows.push(await measureRow(shops, index, call, { seconds, rounds, signal: context.signal }));
  await writeReport('growth', [
    `${describeHost()}. CPU time of the shop and PostgreSQL, ms per request; one client, medians of ${rounds} rounds of ${seconds} s, alternating between the sizes.`,
    formatTable([...SIZES.map((size) => `${size.toLocaleString('en')} products`), 'growth'], rows),
  ]);
}

/** Measures a call in every shop in turn, because the machine's speed drifts. */
async function measureRow(
  shops: readonly ShopCalls[],
  index: number,
  { name, limit }: Call,
  load: Load,
): Promise<Row> {
  const costs: number[][] = shops.map(() => []);
  // Round 0 is the warm-up.
  for (let round = 0; round <= load.rounds; round += 1) {
    for (const [shopIndex, { calls, readCpuTime }] of shops.entries()) {
      const { send } = calls[index] as Call;
      const { cpuMs } = await measureCpu(readCpuTime, () => runClosedLoop(send, { clients: 1, ...load }));
      if (round > 0) costs[shopIndex]?.push(cpuMs);
    }
  }
  const [smallest, middle, largest] = costs.map(median) as [number, number, number];
  const maxCost = limit(smallest, middle);
  const target = { text: `≤ ${maxCost.toFixed(2)}`, isMet: largest <= maxCost };
  return { name, cells: [smallest, middle, largest, largest / smallest], target };
}

function createCalls(shop: BenchShop, size: number): Call[] {
  const random = createRandom(4);
  const queries = createQueryGenerator(size, random);
  const randomId = () => toProductId(random.below(size));
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
        shop.get(`${fillPath(api.listProductsOfCategory.path, { id: random.pick(categoryIds) })}?facets=yes`),
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
