import { api } from '#contract/api.ts';
import { MAX_LIST_LINES } from '#domain/quick-order/list-limits.ts';
import type { BenchContext } from './bench-context.ts';
import type { BenchShop } from './bench-shop.ts';
import { median } from './compare-loads.ts';
import { createCpuTimeReader } from './cpu-time.ts';
import { describeHost } from './machine.ts';
import { createQueryGenerator, type QueryGenerator } from './query-generator.ts';
import { createRandom, type Random } from './random.ts';
import { formatTable, type Row, writeReport } from './report.ts';
import { openCatalogue } from './seeded-shop.ts';

/** What it costs to find the products of the longest list, in CPU time of the shop and PostgreSQL together. */

const SIZES = [10_000, 1_000_000];
const MAX_CPU_MS = 2000;
/** As many as the page sends at once. */
const LINES_PER_CALL = 25;

/** @param options.products the size of the only catalogue. */
export async function benchQuickOrder(
  { products, rounds }: { products: number | undefined; rounds: number },
  context: BenchContext,
): Promise<void> {
  const rows: Row[] = [];
  for (const size of products === undefined ? SIZES : [products]) {
    const shop = await openCatalogue(context, size);
    rows.push({ name: `${size.toLocaleString('en')} products`, ...(await measure(shop, size, rounds)) });
  }
  await writeReport('quick-order', [
    `${describeHost()}. Lists of ${MAX_LIST_LINES} different lines in calls of ${LINES_PER_CALL}, one in five misspelt; medians of ${rounds}.`,
    formatTable(['CPU, ms', 'lines with products'], rows),
  ]);
}

async function measure(shop: BenchShop, size: number, rounds: number): Promise<Omit<Row, 'name'>> {
  const random = createRandom(5);
  const queries = createQueryGenerator(size, random);
  const readCpuTime = await createCpuTimeReader(shop.connection.pool);
  const costs: number[] = [];
  let matched = 0;
  // Round 0 is the warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    const lines = Array.from({ length: MAX_LIST_LINES }, () => drawLine(queries, random));
    const before = await readCpuTime();
    matched = 0;
    for (let start = 0; start < lines.length; start += LINES_PER_CALL) {
      const body = JSON.stringify({ lines: lines.slice(start, start + LINES_PER_CALL) });
      const reply = await shop.post(api.matchList.path, body, {});
      matched += JSON.parse(reply).lines.filter(({ result }: { result: string }) => result !== 'none').length;
    }
    if (round > 0) costs.push((await readCpuTime()) - before);
  }
  const cpuMs = median(costs);
  return { cells: [cpuMs, matched], target: { text: `≤ ${MAX_CPU_MS}`, isMet: cpuMs <= MAX_CPU_MS } };
}

/** A line as buyers write it. */
function drawLine(queries: QueryGenerator, random: Random): string {
  const text = random.below(5) === 0 ? queries.misspeltQuery() : queries.query();
  const quantity = 1 + random.below(200);
  return random.pick([`${quantity} nos ${text}`, `${text} - ${quantity}`, `${text}\t${quantity}\tNos`]);
}
