import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { api } from '#contract/api.ts';
import { fillPath } from '#contract/path.ts';
import type { BenchRun } from './bench-run.ts';
import type { BenchShop } from './bench-shop.ts';
import { median } from './compared-load.ts';
import { createCpuTimeReader } from './cpu-time.ts';
import { openFilledShop } from './filled-shop.ts';
import { markets } from './kinds.ts';
import { putLoad } from './load.ts';
import { describeHost } from './machine.ts';
import { idOf, makeUpProduct, productId } from './made-up-product.ts';
import { createRandom } from './random.ts';
import { searchAddress } from './search-rows.ts';
import { createTypedTexts } from './typed-texts.ts';
import { WORST_WORDS } from './words.ts';

/** How a request's cost grows with the catalogue, in CPU time of the shop and its PostgreSQL together. */

const SIZES = [1000, 100_000, 1_000_000] as const;
const RESULTS_FILE = path.join(import.meta.dirname, 'results-growth.md');
const [FEWEST, MORE, MOST] = SIZES.map(Math.log10) as [number, number, number];
/** So much more may be the machine. */
const TOLERANCE = 1.2;

export const usage = `growth [--seconds S] [--rounds N]
  --seconds  how long each is measured in a round; 5 if not given
  --rounds   how often; 3 if not given, and the medians count`;

/** The most that a request may cost with the largest catalogue, from what it costs with the smaller ones. */
type Law = (smallest: number, middle: number) => number;

const flat: Law = (smallest) => TOLERANCE * smallest;
const likeTheLogarithm: Law = (smallest) => (smallest * MOST) / FEWEST;
/** Ten times the products add as much each time. */
const byTheLogarithm: Law = (smallest, middle) =>
  TOLERANCE * (middle + ((middle - smallest) * (MOST - MORE)) / (MORE - FEWEST));

type Row = { name: string; law: Law; ask: () => Promise<unknown> };
/** The rows of one size's shop, in the same order for all, with what measures them there. */
type Measured = { rows: Row[]; measure: (row: Row) => Promise<number> };

export async function benchGrowth(args: string[], { catalogues, signal }: BenchRun): Promise<void> {
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
    for (const size of SIZES) shops.push(await openFilledShop(catalogues, size, signal));
    const measured = await Promise.all(
      shops.map(async (shop, index) => ({
        rows: rowsOf(shop, SIZES[index] ?? 0),
        measure: await costMeter(shop, seconds, signal),
      })),
    );
    const report = `# npm run bench -- growth\n\n${describeHost()}. CPU time of the shop and PostgreSQL, ms a request; one client, medians of ${rounds} rounds of ${seconds} s, the sizes in turn.\n\n${tableOf(await measureCosts(measured, rounds))}\n`;
    process.stdout.write(report);
    await writeFile(RESULTS_FILE, report);
  } finally {
    for (const shop of shops) await shop.close();
  }
}

/** What each row costs in each shop. The machine is not as quick at one time as at another, so the shops take turns. */
async function measureCosts(shops: readonly Measured[], rounds: number) {
  const costs = new Map<string, { law: Law; ms: number[] }>();
  for (const [index, { name, law }] of (shops[0]?.rows ?? []).entries()) {
    const figures: number[][] = shops.map(() => []);
    // The first round only warms up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [place, { rows, measure }] of shops.entries()) {
        const row = rows[index];
        if (!row) throw new Error(`A shop has no row ${name}.`);
        const ms = await measure(row);
        if (round > 0) figures[place]?.push(ms);
      }
    }
    costs.set(name, { law, ms: figures.map(median) });
  }
  return costs;
}

function rowsOf(shop: BenchShop, size: number): Row[] {
  const random = createRandom(4);
  const texts = createTypedTexts(size, random);
  const anyId = () => productId(random.below(size));
  const anyCategory = () => idOf('category', random.pick(markets).category);
  return [
    {
      name: 'detail',
      law: flat,
      ask: () => shop.get(fillPath(api.getProduct.path, { id: anyId() })),
    },
    {
      name: 'category page, with facets',
      law: flat,
      ask: () => shop.get(`${fillPath(api.listProductsOfCategory.path, { id: anyCategory() })}?facets=yes`),
    },
    {
      name: 'cart details of 10',
      law: flat,
      ask: () =>
        shop.post(api.getCartDetails.path, JSON.stringify({ ids: Array.from({ length: 10 }, anyId) }), {}),
    },
    // The same answer with every size: a full page, or the one product with this model.
    {
      name: 'search that fills a page, with facets',
      law: likeTheLogarithm,
      ask: () => shop.get(searchAddress(random.pick(WORST_WORDS), { facets: 'yes' })),
    },
    {
      name: 'search that finds one product, with facets',
      law: likeTheLogarithm,
      ask: () => shop.get(searchAddress(makeUpProduct(random.below(size)).model, { facets: 'yes' })),
    },
    // What people type finds ten products among a thousand and a full page among a million: its answer grows as well.
    {
      name: 'search as typed, with facets',
      law: byTheLogarithm,
      ask: () => shop.get(searchAddress(texts.search(), { facets: 'yes' })),
    },
  ];
}

async function costMeter({ connection }: BenchShop, seconds: number, signal: AbortSignal) {
  const readCpuTime = await createCpuTimeReader(connection.pool);
  return async ({ ask }: Row): Promise<number> => {
    const before = (await readCpuTime()) ?? Number.NaN;
    const { answers } = await putLoad(ask, { clients: 1, seconds, signal });
    return (((await readCpuTime()) ?? Number.NaN) - before) / answers;
  };
}

function tableOf(costs: Map<string, { law: Law; ms: number[] }>): string {
  const head = ['', ...SIZES.map((size) => `${size.toLocaleString('en')} products`), 'growth', 'at most', ''];
  return [
    `| ${head.join(' | ')} |`,
    `|---|${'---:|'.repeat(SIZES.length + 2)}---|`,
    ...[...costs].map(([name, { law, ms }]) => {
      const [smallest = Number.NaN, middle = Number.NaN, largest = Number.NaN] = ms;
      const most = law(smallest, middle);
      const growth = (largest / smallest).toFixed(2);
      const cells = [name, ...ms.map((each) => each.toFixed(2)), growth, most.toFixed(2)];
      return `| ${cells.join(' | ')} | ${largest <= most ? 'met' : 'MISSED'} |`;
    }),
  ].join('\n');
}
