import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { ads, banners, categories, subCategories } from '#server/platform/database/schema.ts';

/** Tables whose rows the operator puts in order. `position` counts from 0. */
type OrderedTable = typeof ads | typeof banners | typeof categories | typeof subCategories;
type Values<Table extends OrderedTable> = Omit<Table['$inferInsert'], 'id' | 'position'>;

/** Where a row goes: `place` 1 is first, absent is last. `scope` selects the rows that it is ordered among. */
export type Placement = { place?: number | undefined; scope?: SQL };

/** @returns the new row's id. */
export async function insertRow<Table extends OrderedTable>(
  transaction: Transaction,
  table: Table,
  values: Values<Table>,
  placement: Placement,
): Promise<string> {
  const id = newId();
  const ids = moveTo(await lockPositions(transaction, table, placement), id, placement.place);
  await transaction.insert(table).values({ ...values, id, position: ids.indexOf(id) } as never);
  await storePositions(transaction, table, ids);
  return id;
}

/** Changes a row. It keeps its position when no place is given. */
export async function updateRow<Table extends OrderedTable>(
  transaction: Transaction,
  table: Table,
  id: string,
  values: Values<Table>,
  placement: Placement,
): Promise<void> {
  await transaction
    .update(table as OrderedTable)
    .set(values as never)
    .where(eq(table.id, id));
  if (placement.place === undefined) return;
  const ids = moveTo(await lockPositions(transaction, table, placement), id, placement.place);
  await storePositions(transaction, table, ids);
}

/**
 * Moves a row to another place, 1 being the first.
 * @param from where the editor has seen it.
 * @throws AppError 'conflict' when the row is no longer at this place, 'not_found' when it was removed.
 */
export async function moveRow(
  transaction: Transaction,
  table: OrderedTable,
  { id, from, to }: { id: string; from: number; to: number },
  scope?: SQL,
): Promise<void> {
  const ids = await lockPositions(transaction, table, scope ? { scope } : {});
  const place = ids.indexOf(id) + 1;
  if (place === 0) throw new AppError('not_found', 'Somebody has removed this.');
  if (place !== from) {
    throw new AppError(
      'conflict',
      'Somebody has changed the order in the meantime. Please look at it again.',
    );
  }
  await storePositions(transaction, table, moveTo(ids, id, to));
}

/**
 * Selects a row. Until the transaction ends, nobody else writes to the table: rows that move would be locked in any
 * order.
 */
export async function lockRow<Table extends OrderedTable>(
  transaction: Transaction,
  table: Table,
  id: string,
): Promise<Table['$inferSelect'] | undefined> {
  await lockRows(transaction, table);
  const rows = await transaction
    .select()
    .from(table as OrderedTable)
    .where(eq(table.id, id));
  return rows[0];
}

export async function deleteRow(transaction: Transaction, table: OrderedTable, id: string): Promise<void> {
  await transaction.delete(table).where(eq(table.id, id));
}

/** Until the transaction ends, nobody else writes to the table. */
export async function lockRows(transaction: Transaction, table: OrderedTable): Promise<void> {
  await transaction.execute(sql`lock table ${table} in share row exclusive mode`);
}

/** @returns the ids in their order. Nobody else changes it until the transaction ends. */
export async function lockPositions(
  transaction: Transaction,
  table: OrderedTable,
  { scope }: Pick<Placement, 'scope'> = {},
): Promise<string[]> {
  await lockRows(transaction, table);
  const rows = await transaction
    .select({ id: table.id })
    .from(table as typeof banners)
    .where(scope)
    .orderBy(asc(table.position), asc(table.id));
  return rows.map((row) => row.id);
}

/** @param place 1 is first, absent is last. */
export function moveTo(ids: readonly string[], id: string, place: number | undefined): string[] {
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(place === undefined ? others.length : place - 1, 0, id);
}

/** Updates only rows whose position changes, so that only they are recorded as changed. */
export async function storePositions(
  transaction: Transaction,
  table: OrderedTable,
  ids: readonly string[],
): Promise<void> {
  await transaction.execute(sql`
    update ${table} set position = wanted.place - 1
    from unnest(${sql.param(ids)}::text[]) with ordinality as wanted (id, place)
    where ${table.id} = wanted.id and ${table.position} <> wanted.place - 1`);
}
