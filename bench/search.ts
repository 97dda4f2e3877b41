import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BenchRun } from './bench-run.ts';
import type { BenchShop } from './bench-shop.ts';
import { createCpuTimeReader } from './cpu-time.ts';
import { openFilledShop } from './filled-shop.ts';
import type { Load } from './load.ts';
import { describeMachine } from './machine.ts';
import { measureRow, type RowBench } from './measure-row.ts';
import { progress } from './progress.ts';
import { createRandom } from './random.ts';
import { type Result, tableOf } from './results.ts';
import { lookUpRow, searchRows } from './search-rows.ts';

/** How fast products are found, in catalogues of the sizes the shop is made for. */

const SIZES = [100_000, 1_000_000];
const CLIENTS = 8;
const RESULTS_FILE = path.join(import.meta.dirname, 'results-search.md');

export const usage = `search [--products N] [--seconds S]
  --products  size of the catalogue; ${SIZES.join(', then ')} if not given
  --seconds   how long each row is measured; 10 if not given`;

export async function benchSearch(args: string[], { catalogues, signal }: BenchRun): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string' },
      seconds: { type: 'string', default: '10' },
    },
  });
  const sizes = values.products === undefined ? SIZES : [positive('--products', values.products)];
  const load = { clients: CLIENTS, seconds: positive('--seconds', values.seconds), signal };
  const sections: string[] = [];
  for (const size of sizes) sections.push(await benchCatalogue(size, catalogues, load));
  const report = `# npm run bench -- search\n\n${sections.join('\n\n')}\n`;
  process.stdout.write(report);
  await writeFile(RESULTS_FILE, report);
}

/** @returns the Markdown section of a catalogue of this size. */
async function benchCatalogue(size: number, catalogues: string, load: Load): Promise<string> {
  const shop = await openFilledShop(catalogues, size, load.signal);
  try {
    const machine = await describeMachine(shop.connection.pool);
    const table = tableOf(await measureRows(shop, size, load));
    const howLong = `${load.clients} clients, ${load.seconds} s a row, in-process.`;
    return `## ${size.toLocaleString('en')} products\n\n${machine}. ${howLong} ${shop.filling}\n\n${table}`;
  } finally {
    await shop.close();
  }
}

async function measureRows(shop: BenchShop, size: number, load: Load): Promise<Result[]> {
  const random = createRandom(2);
  const rows = await searchRows(size, random, async (address) => JSON.parse(await shop.get(address)));
  const bench: RowBench = {
    shop,
    lookUp: lookUpRow(size, random),
    readCpuTime: await createCpuTimeReader(shop.connection.pool),
    load,
  };
  const results: Result[] = [];
  for (const row of rows) {
    const result = { ...row, ...(await measureRow(row, bench)) };
    results.push(result);
    progress(
      `${row.name}: ${'failure' in result ? result.failure : `p99 ${result.figures.p99Ms.toFixed(1)} ms`}`,
    );
  }
  return results;
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`${name} must be a number above 0, not '${text}'.`);
  return number;
}
