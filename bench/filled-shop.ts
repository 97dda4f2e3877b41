import path from 'node:path';
import { createConnection } from '#server/platform/database/connection.ts';
import { type BenchShop, openBenchShop } from './bench-shop.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { progress } from './progress.ts';

/** `filling` says in words what it took. */
export type FilledShop = BenchShop & { filling: string };

/** Opens a shop with so many products; what a folder has of them already is taken. */
export async function openFilledShop(
  folder: string,
  products: number,
  signal: AbortSignal,
): Promise<FilledShop> {
  const shop = await openBenchShop(path.join(folder, String(products)));
  try {
    return { ...shop, filling: await fill(shop, products, signal) };
  } catch (cause) {
    await shop.close();
    throw cause;
  }
}

async function fill({ connection }: BenchShop, size: number, signal: AbortSignal): Promise<string> {
  // The shop gives its statements little time; a bulk import may take it.
  const { database, pool, close } = createConnection(
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
