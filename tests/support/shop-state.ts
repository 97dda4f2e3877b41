import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

/** What a shop is at a moment: of every table its rows, of its folder every file. */
export type ShopState = {
  /** Transactions from this number on are later. */
  horizon: bigint;
  /** How many rows each table has. */
  tables: Record<string, number>;
  /** The checksum of each file, by its path in the folder. */
  files: Record<string, string>;
};

/** What has changed, one line for each table and file; empty when nothing has. */
export type Changes = readonly string[];

/**
 * Attempts are counted whether they succeed or not; whoever has answered a challenge needs another one; and what an
 * operator has read is noted with the reply, after the step.
 */
const STAYS = ['rate_limits', 'staff_challenges', 'personal_data_reads'];
/** What is kept for whoever asks next, and made again when it is missing. */
const CACHES = ['estimate_drawings'];
/** How many rows of these are written depends on the other products. */
const OF_THE_WHOLE_CATALOGUE = [
  ...['products', 'sub_categories', 'listings', 'listing_counts', 'search_words'],
  ...['specifications', 'specification_keys'],
];
/** Mails in trial mode, which jobs write. */
const OF_JOBS = /^outbox\//;

export async function readState(pool: pg.Pool, folder: string): Promise<ShopState> {
  const { rows } = await pool.query<{ horizon: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as horizon',
  );
  const horizon = BigInt(rows[0]?.horizon ?? 0);
  const counts = await countRows(pool, horizon);
  return {
    horizon,
    tables: Object.fromEntries(counts.map(({ name, total }) => [name, total])),
    files: await readFiles(folder),
  };
}

/**
 * What was committed since, in whichever table and by whomever: each row carries the number of the transaction that
 * wrote it, also when it says what it said before.
 */
export async function listChanges(pool: pg.Pool, folder: string, before: ShopState): Promise<Changes> {
  const changes = compareFiles(before.files, await readFiles(folder)).map(describeFile);
  for (const { name, total, written } of await countRows(pool, before.horizon)) {
    const added = total - (before.tables[name] ?? 0);
    if (added === 0 && written === 0) continue;
    if (added >= 0 && CACHES.includes(name)) continue;
    changes.push(
      OF_THE_WHOLE_CATALOGUE.includes(name) ? `${name}: some` : `${name}: ${written} written, ${added} more`,
    );
  }
  return changes.sort();
}

/** The paths of the files that were not there before. */
export async function listNewFiles(folder: string, before: ShopState): Promise<string[]> {
  return Object.keys(await readFiles(folder)).filter((name) => !(name in before.files));
}

type RowCount = { name: string; total: number; written: number };

async function countRows(pool: pg.Pool, horizon: bigint): Promise<RowCount[]> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'graphile_worker')`);
  // A row has only the lower half of its transaction's number.
  const statements = tables
    .filter(({ name }) => !STAYS.includes(name))
    .map(
      ({ name }) => `select '${name}' as name, count(*)::integer as total,
        (count(*) filter (where xmin::text::bigint >= ${horizon % 2n ** 32n}))::integer as written from ${name}`,
    );
  if (statements.length === 0) return [];
  return (await pool.query<RowCount>(statements.join(' union all '))).rows;
}

async function readFiles(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    if (!entry.isFile() || OF_JOBS.test(name)) continue;
    files[name] = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  }
  return files;
}

type FileChange = { name: string; what: 'added' | 'changed' | 'removed' };

function compareFiles(before: ShopState['files'], after: ShopState['files']): FileChange[] {
  const changes: FileChange[] = [];
  for (const [name, checksum] of Object.entries(after)) {
    if (!(name in before)) changes.push({ name, what: 'added' });
    else if (before[name] !== checksum) changes.push({ name, what: 'changed' });
  }
  for (const name of Object.keys(before)) if (!(name in after)) changes.push({ name, what: 'removed' });
  return changes;
}

/** Without its name, because most have an id; with its ending, because drafts have one of their own. */
function describeFile({ name, what }: FileChange): string {
  return `${path.dirname(name)}/*${path.extname(name)}: ${what}`;
}
