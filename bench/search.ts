import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BenchContext } from './bench-context.ts';
import type { BenchShop } from './bench-shop.ts';
import { createCpuTimeReader } from './cpu-time.ts';
import { describeMachine } from './machine.ts';
import { measureRow, type RowContext } from './measure-row.ts';
import { printProgress } from './progress.ts';
import { createRandom } from './random.ts';
import type { Load } from './run-load.ts';
import { createRotatingRows, openNaiveSearch } from './search-naive.ts';
import { createLookupRow, createSearchRows } from './search-rows.ts';
import { formatSearchTable, type RowResult } from './search-table.ts';
import { openSeededShop } from './seeded-shop.ts';

/** How fast products are found, in catalogues of the sizes that the shop is designed for. */

const SIZES = [100_000, 1_000_000];
const CLIENTS = 8;
const RESULTS_FILE = path.join(import.meta.dirname, 'results-search.md');

export const usage = `search [--products N] [--seconds S]
  --products  size of the catalogue; ${SIZES.join(', then ')} if not given
  --seconds   duration of each row; 10 if not given`;

export async function benchSearch(args: string[], { catalogueFolder, signal }: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string' },
      seconds: { type: 'string', default: '10' },
    },
  });
  const sizes = values.products === undefined ? SIZES : [parsePositive('--products', values.products)];
  const load = { clients: CLIENTS, seconds: parsePositive('--seconds', values.seconds), signal };
  const sections: string[] = [];
  for (const size of sizes) sections.push(await benchCatalogue(size, catalogueFolder, load));
  const report = `# npm run bench -- search\n\n${sections.join('\n\n')}\n`;
  process.stdout.write(report);
  await writeFile(RESULTS_FILE, report);
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
        `${row.name}: ${'error' in result ? result.error : `p99 ${result.cost.stats.p99Ms.toFixed(1)} ms`}`,
      );
    }
  } finally {
    await naive.close();
  }
  return results;
}

function parsePositive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`${name} must be a positive number, not '${text}'.`);
  return number;
}
