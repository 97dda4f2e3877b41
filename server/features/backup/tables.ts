import type pg from 'pg';

/** A table of the shop, or of its waiting jobs, as it is copied: by name of columns, so that a newer one may have more. */
export type BackupTable = { schema: string; name: string; columns: string[] };
/** How far a sequence has counted. */
export type BackupSequence = { schema: string; name: string; lastValue: string };

/** Which migrations and functions a database has: true of that database only, written when they run there. */
const LEDGERS = ['migrations', 'applied_functions'];

/** All tables of the shop but the ledgers; of the job library's, those that hold jobs. */
const IS_COPIED = `(
  table_class.relnamespace = 'public'::regnamespace
    and table_class.relname not in (${LEDGERS.map((name) => `'${name}'`)})
  or table_class.relnamespace = to_regnamespace('graphile_worker')
    and table_class.relname in ('_private_job_queues', '_private_tasks', '_private_jobs'))`;

/** Every table to copy, each after those its foreign keys point to. */
export async function listTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { id: number; needs: number[] }>(`
    select
      table_class.oid::integer as id,
      table_class.relnamespace::regnamespace::text as schema,
      table_class.relname::text as name,
      array(
        select attname::text from pg_attribute
        where attrelid = table_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns,
      array(
        select confrelid::integer from pg_constraint
        where conrelid = table_class.oid and contype = 'f' and confrelid <> conrelid) as needs
    from pg_class as table_class
    where relkind = 'r' and ${IS_COPIED}
    order by 2, 3`);
  const remaining = new Map(rows.map((row) => [row.id, row]));
  const ordered: BackupTable[] = [];
  while (remaining.size > 0) {
    const ready = [...remaining.values()].filter(({ needs }) => !needs.some((id) => remaining.has(id)));
    if (ready.length === 0) throw new Error('The tables point to each other in a circle.');
    for (const { id, schema, name, columns } of ready) {
      remaining.delete(id);
      ordered.push({ schema, name, columns });
    }
  }
  return ordered;
}

/** Whether a table is a ledger: a backup by a program that did not know it as one may hold it. */
export function isLedger({ schema, name }: { schema: string; name: string }): boolean {
  return schema === 'public' && LEDGERS.includes(name);
}

export async function listSequences(client: pg.ClientBase): Promise<BackupSequence[]> {
  const { rows } = await client.query<BackupSequence>(`
    select schemaname as schema, sequencename as name, last_value::text as "lastValue" from pg_sequences
    where schemaname in ('public', 'graphile_worker') and last_value is not null order by 1, 2`);
  return rows;
}

export function quoteTableName(
  client: pg.ClientBase,
  { schema, name }: { schema: string; name: string },
): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
}

export function quoteColumns(client: pg.ClientBase, { columns }: BackupTable): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ');
}
