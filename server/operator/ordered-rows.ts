import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { ads, banners, categories, subCategories } from '#server/platform/database/schema.ts';

/** Tables whose rows the operator puts in order: `position` counts from 0. */
type OrderedTable = typeof ads | typeof banners | typeof categories | typeof subCategories;
type Values<Table extends OrderedTable> = Omit<Table['$inferInsert'], 'id' | 'position'>;

/** Where a row goes: `place` 1 is the first, none the last; `among` these rows, or all. */
export type Placing = { place?: number | undefined; among?: SQL };

/** @returns the new row's id. */
export async function insertRow<Table extends OrderedTable>(
  transaction: Transaction,
  table: Table,
  values: Values<Table>,
  placing: Placing,
): Promise<string> {
  const id = newId();
  const order = placeAt(await lockOrder(transaction, table, placing), id, placing.place);
  await transaction.insert(table).values({ ...values, id, position: order.indexOf(id) } as never);
  await storeOrder(transaction, table, order);
  return id;
}

/** Changes a row; it stays where it is when no place is given. */
export async function updateRow<Table extends OrderedTable>(
  transaction: Transaction,
  table: Table,
  id: string,
  values: Values<Table>,
  placing: Placing,
): Promise<void> {
  await transaction
    .update(table as OrderedTable)
    .set(values as never)
    .where(eq(table.id, id));
  if (placing.place === undefined) return;
  await storeOrder(
    transaction,
    table,
    placeAt(await lockOrder(transaction, table, placing), id, placing.place),
  );
}

export async function deleteRow(transaction: Transaction, table: OrderedTable, id: string): Promise<void> {
  await transaction.delete(table).where(eq(table.id, id));
}

/** The ids in their order. Nobody else writes to the table until the transaction ends. */
async function lockOrder(
  transaction: Transaction,
  table: OrderedTable,
  { among }: Placing,
): Promise<string[]> {
  await transaction.execute(sql`lock table ${table} in share row exclusive mode`);
  const rows = await transaction
    .select({ id: table.id })
    .from(table as typeof banners)
    .where(among)
    .orderBy(asc(table.position), asc(table.id));
  return rows.map((row) => row.id);
}

function placeAt(ids: readonly string[], id: string, place: number | undefined): string[] {
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(place === undefined ? others.length : place - 1, 0, id);
}

/** Rows that stand right already are not touched. */
async function storeOrder(
  transaction: Transaction,
  table: OrderedTable,
  ids: readonly string[],
): Promise<void> {
  await transaction.execute(sql`
    update ${table} set position = wanted.place - 1
    from unnest(${sql.param(ids)}::text[]) with ordinality as wanted (id, place)
    where ${table.id} = wanted.id and ${table.position} <> wanted.place - 1`);
}
