import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const MIGRATIONS_DIR = new URL('migrations/', import.meta.url);
/** Any constant: processes that start together take turns. */
const MIGRATION_LOCK = 7_214_002;

/**
 * Brings the database to this program's schema. Each numbered file runs in a transaction of its own, so a run that is
 * killed leaves whole steps behind and the next one goes on.
 * @param upTo the steps to do, where not all; a backup is restored into the schema that it was taken from.
 * @throws Error when a step fails, or when the database has steps that this program does not know (it is older).
 */
export async function migrate(pool: pg.Pool, upTo?: readonly string[]): Promise<void> {
  const files = (await readdir(MIGRATIONS_DIR)).filter((name) => name.endsWith('.sql')).sort();
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
    const done = new Set(rows.map((row) => row.name));
    assertNotNewer('The database', [...done], 'this program', files);
    if (upTo) {
      assertNotNewer('The backup', upTo, 'this program', files);
      assertNotNewer('The database', [...done], 'the backup', upTo);
    }
    for (const name of (upTo ?? files).filter((file) => !done.has(file))) await runMigration(client, name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}

function assertNotNewer(
  what: string,
  steps: readonly string[],
  than: string,
  known: readonly string[],
): void {
  const unknown = steps.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new Error(
    `${what} is newer than ${than}: it has the migration ${unknown.join(', ')}. Please use the program that it was last used with, or a newer one.`,
  );
}

async function runMigration(client: pg.PoolClient, name: string): Promise<void> {
  const sql = await readFile(new URL(name, MIGRATIONS_DIR), 'utf8');
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`The migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
