import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const FUNCTIONS_FOLDER = new URL('functions/', import.meta.url);

/** SQLSTATE undefined_function: the file calls a function that another file has yet to create. */
const UNDEFINED_FUNCTION = '42883';

type FunctionFile = { name: string; sql: string; checksum: string };

/**
 * Updates the database's functions to the definitions in `functions/`: runs each file whose checksum differs from the
 * one in the table applied_functions, all in one transaction. When nothing has changed, it costs one small query. The
 * caller holds the migration lock and has run all migrations.
 * @param folder replaced in tests.
 * @throws Error when a file fails; no function has changed then.
 */
export async function applyFunctions(client: pg.ClientBase, folder = FUNCTIONS_FOLDER): Promise<void> {
  const files = await readFunctionFiles(folder);
  const changed = await selectChanged(client, files);
  if (changed.length === 0) return;
  try {
    await client.query('begin');
    await runInAnyOrder(client, changed);
    await client.query('delete from applied_functions where name <> all ($1)', [
      files.map(({ name }) => name),
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    throw cause;
  }
}

/** Whether the database has the definitions in `functions/`. */
export async function hasCurrentFunctions(db: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  return (await selectChanged(db, await readFunctionFiles(FUNCTIONS_FOLDER))).length === 0;
}

async function selectChanged(
  db: Pick<pg.ClientBase, 'query'>,
  files: readonly FunctionFile[],
): Promise<FunctionFile[]> {
  const { rows } = await db.query<{ name: string; checksum: string }>(
    'select name, checksum from applied_functions',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  return files.filter(({ name, checksum }) => applied.get(name) !== checksum);
}

async function readFunctionFiles(folder: URL): Promise<FunctionFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * The body of an SQL function is parsed when it is created, so the functions that it calls must exist by then. A file
 * that needs a missing function is retried after the others, until a round makes no progress.
 */
async function runInAnyOrder(client: pg.ClientBase, files: readonly FunctionFile[]): Promise<void> {
  const postponed: FunctionFile[] = [];
  let missing: Error | undefined;
  for (const file of files) {
    await client.query('savepoint before_file');
    try {
      await client.query(file.sql);
    } catch (cause) {
      const error = new Error(
        `The function file ${file.name} failed: ${cause instanceof Error ? cause.message : cause}`,
        { cause },
      );
      if ((cause as { code?: string }).code !== UNDEFINED_FUNCTION) throw error;
      await client.query('rollback to savepoint before_file');
      postponed.push(file);
      missing = error;
      continue;
    }
    await client.query(
      `insert into applied_functions (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, applied_at = excluded.applied_at`,
      [file.name, file.checksum],
    );
  }
  if (missing && postponed.length === files.length) throw missing;
  if (missing) await runInAnyOrder(client, postponed);
}
