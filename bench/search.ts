import type { BenchContext } from './bench-context.ts';
import type { BenchShop } from './bench-shop.ts';
import { createCpuTimeReader } from './cpu-time.ts';
import { describeMachine } from './machine.ts';
import { measureRow, type RowContext } from './measure-row.ts';
import { printProgress } from './progress.ts';
import { createRandom } from './random.ts';
import { writeReport } from './report.ts';
import type { Load } from './run-load.ts';
import { createRotatingRows, openNaiveSearch } from './search-naive.ts';
import { createLookupRow, createSearchRows } from './search-rows.ts';
import { formatSearchTable, type RowResult } from './search-table.ts';
import { openSeededShop } from './seeded-shop.ts';

/** How fast products are found, in catalogues of the sizes that the shop is designed for. */

const SIZES = [100_000, 1_000_000];
const CLIENTS = 8;

/** @param options.products the size of the only catalogue. */
export async function benchSearch(
  { products, seconds }: { products: number | undefined; seconds: number },
  { catalogueFolder, signal }: BenchContext,
): Promise<void> {
  const load = { clients: CLIENTS, seconds, signal };
  const sections: string[] = [];
  for (const size of products === undefined ? SIZES : [products])
    sections.push(await benchCatalogue(size, catalogueFolder, load));
  await writeReport('search', sections);
}

/** @returns the Markdown section of a catalogue of this size. */
async function benchCatalogue(size: number, catalogueFolder: string, load: Load): Promise<string> {
  const shop = await openSeededShop(catalogueFolder, size, load.signal);
  try {
    const machine = await describeMachine(shop.connection.pool);
    const table = formatSearchTable(await measureRows(shop, size, load));
    const conditions = `${load.clients} clients, ${load.seconds} s per row, in-process.`;
    return `## ${size.toLocaleString('en')} products\n\n${machine}. ${conditions} ${shop.seedSummary}\n\n${table}`;
  } finally {
    await shop.close();
  }
}

async function measureRows(shop: BenchShop, size: number, load: Load): Promise<RowResult[]> {
  const random = createRandom(2);
  const naive = await openNaiveSearch(shop, size, load.clients);
  const context: RowContext = {
    lookup: createLookupRow(shop.get, size, random),
    readCpuTime: await createCpuTimeReader(shop.connection.pool),
    load,
  };
  const results: RowResult[] = [];
  try {
    const searchRows = await createSearchRows(shop.get, size, random);
    for (const row of [...searchRows, ...(await createRotatingRows(shop, size, naive))]) {
      const result = { ...row, ...(await measureRow(row, context)) };
      results.push(result);
      printProgress(
        `${row.name}: ${'error' in result ? result.error : `p99 ${result.cost.p99Ms.toFixed(1)} ms`}`,
      );
    }
  } finally {
    await naive.close();
  }
  return results;
}
