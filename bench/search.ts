import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '#server/database/connect.ts';
import { type BenchShop, openBenchShop } from './bench-shop.ts';
import { createCpuTimeReader } from './cpu-time.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import type { Load } from './load.ts';
import { describeMachine } from './machine.ts';
import { measureRow, type RowBench } from './measure-row.ts';
import { createRandom } from './random.ts';
import { type Result, tableOf } from './results.ts';
import { lookUpRow, searchRows } from './search-rows.ts';

/** How fast products are found, in catalogues of the sizes the shop is made for. */

const SIZES = [100_000, 1_000_000];
const CLIENTS = 8;
const RESULTS_FILE = path.join(import.meta.dirname, 'results-search.md');

export const usage = `search [--products N] [--seconds S] [--keep DIR]
  --products  size of the catalogue; ${SIZES.join(', then ')} if not given
  --seconds   how long each row is measured; 10 if not given
  --keep      keep the databases there for the next run (remove it after a change of the schema or the market)`;

export async function benchSearch(args: string[], signal: AbortSignal): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string' },
      seconds: { type: 'string', default: '10' },
      keep: { type: 'string' },
    },
  });
  const sizes = values.products === undefined ? SIZES : [positive('--products', values.products)];
  const load = { clients: CLIENTS, seconds: positive('--seconds', values.seconds), signal };
  const directory = values.keep ?? (await mkdtemp(path.join(tmpdir(), 'udyog-haat-bench-')));
  try {
    const sections: string[] = [];
    for (const size of sizes)
      sections.push(await benchCatalogue(size, path.join(directory, String(size)), load));
    const report = `# npm run bench -- search\n\n${sections.join('\n\n')}\n`;
    process.stdout.write(report);
    await writeFile(RESULTS_FILE, report);
  } finally {
    if (values.keep === undefined) await rm(directory, { recursive: true, force: true });
  }
}

/** @returns the Markdown section of a catalogue of this size. */
async function benchCatalogue(size: number, dataDir: string, load: Load): Promise<string> {
  const shop = await openBenchShop(dataDir);
  try {
    const filling = await fill(shop, size, load.signal);
    const machine = await describeMachine(shop.connection.pool);
    const table = tableOf(await measureRows(shop, size, load));
    const howLong = `${load.clients} clients, ${load.seconds} s a row, in-process.`;
    return `## ${size.toLocaleString('en')} products\n\n${machine}. ${howLong} ${filling}\n\n${table}`;
  } finally {
    await shop.close();
  }
}

async function fill({ connection }: BenchShop, size: number, signal: AbortSignal): Promise<string> {
  // The shop gives its statements little time; a bulk import may take it.
  const { database, pool, close } = connect(
    connection.pool.options.connectionString ?? '',
    ({ message }) => progress(message),
    0,
  );
  const { written, seconds } = await generateCatalogue(database, size, signal, progress);
  // What autovacuum does by itself some time later: figures must not depend on whether it has come round yet.
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  await close();
  const rate =
    written > 0
      ? `${written} written at ${Math.round(written / seconds)} a second`
      : 'Kept from an earlier run';
  return `${rate}; the database is ${rows[0]?.size}.`;
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

/** To standard error, because standard output is for the results. */
function progress(message: string): void {
  process.stderr.write(`${message}\n`);
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`${name} must be a number above 0, not '${text}'.`);
  return number;
}
