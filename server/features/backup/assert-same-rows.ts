import type pg from 'pg';
import { type BackupTable, listTables, quoteColumns, quoteTableName } from './tables.ts';

/** Which worker runs a job. It is not copied, because that worker belongs to the original shop. */
const LOCK_COLUMNS = ['locked_at', 'locked_by'];

/**
 * Compares the rows of every table of one database with those of its copy: their number, and a sum of hashes that does
 * not depend on their order.
 * @throws Error that names the tables that differ.
 */
export async function assertSameRows(source: pg.Pool, target: pg.Pool): Promise<void> {
  const client = await source.connect();
  const tables = await listTables(client).finally(() => client.release());
  const [expected, actual] = await Promise.all([hashRows(source, tables), hashRows(target, tables)]);
  const different = tables.filter((_, index) => expected[index] !== actual[index]);
  if (different.length > 0)
    throw new Error(`The copy differs from the original in ${different.map(({ name }) => name).join(', ')}.`);
}

/** For each table the number of its rows and the sum of their hashes. */
async function hashRows(pool: pg.Pool, tables: readonly BackupTable[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    // How values are written must not depend on the settings of either server.
    await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 1`);
    const hashes: string[] = [];
    for (const table of tables) {
      const columns = table.columns.filter((name) => !LOCK_COLUMNS.includes(name));
      const { rows } = await client.query<{ hash: string }>(`
        select count(*) || ' ' || coalesce(sum(('x' || left(md5(row_text), 15))::bit(60)::bigint), 0) as hash
        from (select row(${quoteColumns(client, { ...table, columns })})::text as row_text
          from ${quoteTableName(client, table)}) as texts`);
      hashes.push(rows[0]?.hash ?? '');
    }
    return hashes;
  } finally {
    client.release(true);
  }
}
