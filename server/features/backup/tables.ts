import type pg from 'pg';

/** A table to copy. Its columns are listed by name, because the table may have more of them in a newer version. */
export type BackupTable = { schema: string; name: string; columns: string[] };
/** A sequence and its current position. */
export type BackupSequence = { schema: string; name: string; lastValue: string };

/** Tables that record which migrations and functions were applied. Migrating writes them, so they are not restored. */
const SCHEMA_HISTORY_TABLES = ['migrations', 'applied_functions'];

/** All tables of the shop except the schema history; of the job queue, the tables that contain jobs. */
const IS_COPIED = `(
  table_class.relnamespace = 'public'::regnamespace
    and table_class.relname not in (${SCHEMA_HISTORY_TABLES.map((name) => `'${name}'`)})
  or table_class.relnamespace = to_regnamespace('graphile_worker')
    and table_class.relname in ('_private_job_queues', '_private_tasks', '_private_jobs'))`;

/** Every table to copy, each after those its foreign keys point to. */
export async function listTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { id: number; referencedIds: number[] }>(`
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
        where conrelid = table_class.oid and contype = 'f' and confrelid <> conrelid) as "referencedIds"
    from pg_class as table_class
    where relkind = 'r' and ${IS_COPIED}
    order by 2, 3`);
  const remaining = new Map(rows.map((row) => [row.id, row]));
  const ordered: BackupTable[] = [];
  while (remaining.size > 0) {
    const ready = [...remaining.values()].filter(
      ({ referencedIds }) => !referencedIds.some((id) => remaining.has(id)),
    );
    if (ready.length === 0) throw new Error('The foreign keys between the tables form a cycle.');
    for (const { id, schema, name, columns } of ready) {
      remaining.delete(id);
      ordered.push({ schema, name, columns });
    }
  }
  return ordered;
}

/** Whether a table is part of the schema history. Backups of older versions may contain such tables. */
export function isSchemaHistory({ schema, name }: { schema: string; name: string }): boolean {
  return schema === 'public' && SCHEMA_HISTORY_TABLES.includes(name);
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
