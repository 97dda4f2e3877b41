import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** For each column that an insert sets, a value or an expression over the selected rows. */
type InsertedValues<Row> = { [Name in keyof Row]: Row[Name] | SQL };

/**
 * Builds `insert into … (…) select …` as part of a larger statement, which the query builder cannot do. The columns and
 * the encoding of their values come from the schema. The caller appends what follows `select` (`from`, `returning`).
 */
export function insertSelect<Table extends PgTable>(
  table: Table,
  values: InsertedValues<Table['$inferInsert']>,
): SQL {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const assignments = Object.entries(values).flatMap(([name, value]) => {
    const column = columns[name];
    return column ? [{ column, value }] : [];
  });
  const names = assignments.map(({ column }) => columnName(column));
  const selected = assignments.map(({ column, value }) =>
    is(value, SQL) ? value : sql`${sql.param(value ?? null, column)}::${sql.raw(column.getSQLType())}`,
  );
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(selected, sql`, `)}`;
}

/** A column's name without its table's, as `returning` and `on conflict` require. */
export function columnName(column: PgColumn): SQL {
  return sql`${sql.identifier(column.name)}`;
}
