import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { applyFunctions, hasCurrentFunctions } from './apply-functions.ts';
import { findDatabaseError, UNDEFINED_TABLE } from './database-error.ts';
import { setRoleSettings } from './role-settings.ts';
import { assertSupportedVersion } from './supported-version.ts';

const MIGRATIONS_DIR = new URL('migrations/', import.meta.url);
/** An arbitrary key for the advisory lock: processes that start at the same time migrate one after another. */
export const MIGRATION_LOCK = 7_214_002;

/** One statement, which the fault tests do not interrupt: it runs at every start and usually changes nothing. */
const CREATE_LEDGERS = `create table if not exists migrations (
    name text primary key, run_at timestamptz not null default now());
  create table if not exists applied_functions (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

/**
 * Migrates the database to this program's schema: runs the pending numbered migrations, then applies the functions that
 * have changed. Each migration runs in its own transaction, so a killed run leaves only complete migrations behind and
 * the next run continues after them.
 * @param upTo the migrations to run, by default all: a backup is restored into the schema it was taken from. Functions
 * are applied only if these are all migrations, because they may depend on later ones.
 * @throws Error when a migration or function file fails, or when the database has migrations that this program does not
 * know (the program is older).
 */
export async function migrate(pool: pg.Pool, upTo?: readonly string[]): Promise<void> {
  const files = await listMigrationFiles();
  const client = await pool.connect();
  try {
    await assertSupportedVersion(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(CREATE_LEDGERS);
    const done = new Set(await selectDoneMigrations(client));
    assertNotNewer('The database', [...done], 'this program', files);
    if (upTo) {
      assertNotNewer('The backup', upTo, 'this program', files);
      assertNotNewer('The database', [...done], 'the backup', upTo);
    }
    const wanted = upTo ?? files;
    for (const name of wanted.filter((file) => !done.has(file))) await runMigration(client, name);
    if (files.every((name) => wanted.includes(name))) await applyFunctions(client);
    await setRoleSettings(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}

/**
 * Checks that the database has exactly this program's schema, and changes nothing.
 * @throws Error when there is no shop in it, or when it is newer or older than this program.
 */
export async function assertMigrated(pool: pg.Pool): Promise<void> {
  const files = await listMigrationFiles();
  const done = await selectDoneMigrations(pool).catch((cause) => {
    if (findDatabaseError(cause)?.code !== UNDEFINED_TABLE) throw cause;
    throw new Error('There is no shop in this database yet. Please start it once: npm start.', { cause });
  });
  assertNotNewer('The database', done, 'this program', files);
  const missing = files.filter((name) => !done.includes(name));
  if (missing.length === 0 && (await hasCurrentFunctions(pool))) return;
  const what = missing.length > 0 ? missing.join(', ') : 'the current SQL functions';
  throw new Error(
    `The database is older than this program: it lacks ${what}. Please start the shop with this program, which updates the database, or use the program that the shop is running.`,
  );
}

async function listMigrationFiles(): Promise<string[]> {
  return (await readdir(MIGRATIONS_DIR)).filter((name) => name.endsWith('.sql')).sort();
}

async function selectDoneMigrations(db: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>('select name from migrations order by name');
  return rows.map(({ name }) => name);
}

function assertNotNewer(
  subject: string,
  migrations: readonly string[],
  reference: string,
  known: readonly string[],
): void {
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new Error(
    `${subject} is newer than ${reference}: it has the migration ${unknown.join(', ')}. Please use the program that it was last used with, or a newer one.`,
  );
}

async function runMigration(client: pg.PoolClient, name: string): Promise<void> {
  const sql = await readFile(new URL(name, MIGRATIONS_DIR), 'utf8');
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migrations (name) values ($1)', [name]);
    // The migration may have replaced functions by older definitions, so all of them have to be applied again.
    await client.query('delete from applied_functions');
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`The migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
