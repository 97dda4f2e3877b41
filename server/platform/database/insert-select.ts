import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** For each column that an insert has to set, its value, or an expression over the rows it selects from. */
type InsertedValues<Row> = { [Name in keyof Row]: Row[Name] | SQL };

/**
 * `insert into … (…) select …` for a statement of several steps, which the query builder does not make: the columns, and
 * how their values are sent, come from the schema. What follows `select` (`from`, `returning`) is the caller's.
 */
export function insertSelect<Table extends PgTable>(
  table: Table,
  values: InsertedValues<Table['$inferInsert']>,
): SQL {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const set = Object.entries(values).flatMap(([name, value]) => {
    const column = columns[name];
    return column ? [{ column, value }] : [];
  });
  const names = set.map(({ column }) => columnName(column));
  const selected = set.map(({ column, value }) =>
    is(value, SQL) ? value : sql`${sql.param(value ?? null, column)}::${sql.raw(column.getSQLType())}`,
  );
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(selected, sql`, `)}`;
}

/** A column's name without its table's, as `returning` and `on conflict` want it. */
export function columnName(column: PgColumn): SQL {
  return sql`${sql.identifier(column.name)}`;
}
