import path from 'node:path';
import { createConnection } from '#server/platform/database/connection.ts';
import type { BenchContext } from './bench-context.ts';
import { type BenchShop, openBenchShop } from './bench-shop.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { printProgress } from './progress.ts';

/** `seedSummary` is a sentence about how the catalogue was written and how large the database is. */
export type SeededShop = BenchShop & { seedSummary: string };

/** Opens a shop with the given number of products. Reuses those that an earlier run left in the folder. */
export async function openSeededShop(
  folder: string,
  products: number,
  signal: AbortSignal,
): Promise<SeededShop> {
  const shop = await openBenchShop(path.join(folder, String(products)));
  try {
    return { ...shop, seedSummary: await seed(shop, products, signal) };
  } catch (cause) {
    await shop.close();
    throw cause;
  }
}

/** Opens a seeded shop until the benchmark is over. */
export async function openCatalogue(
  { catalogueFolder, signal, cleanup }: BenchContext,
  products: number,
): Promise<SeededShop> {
  const shop = await openSeededShop(catalogueFolder, products, signal);
  cleanup.defer(shop.close);
  return shop;
}

async function seed({ connection }: BenchShop, size: number, signal: AbortSignal): Promise<string> {
  // Without a statement timeout: the shop's own is too short for a bulk import.
  const { database, pool, close } = createConnection(
    connection.pool.options.connectionString ?? '',
    ({ message }) => printProgress(message),
    0,
  );
  const { written, seconds } = await generateCatalogue(database, size, signal, printProgress);
  // Results must not depend on whether autovacuum has already run.
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  await close();
  const rate =
    written > 0
      ? `${written} written at ${Math.round(written / seconds)} a second`
      : 'Reused from an earlier run';
  return `${rate}; the database is ${rows[0]?.size}.`;
}
