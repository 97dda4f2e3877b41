import { type SQL, sql } from 'drizzle-orm';
import { estimateNumberSql } from '#server/features/orders/repository.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { type ChangeSet, isChangedRequest, verbSql } from './change-set-queries.ts';

/** A table whose changes can be taken back, with its key column. The changes refer to a row by this key. */
export type UndoableTable = {
  name: string;
  key: string;
  /** Whether nothing depends on a row `present` that would be removed with it. */
  isUnused?: SQL;
};

/** The tables by the kind of a change. Of other kinds more has happened than a change of rows. */
export const UNDOABLE_TABLES: Record<string, UndoableTable> = {
  products: { name: 'products', key: 'id' },
  product_families: { name: 'product_families', key: 'id' },
  categories: {
    name: 'categories',
    key: 'id',
    isUnused: sql`not exists (select from banners where category_id = present.id)`,
  },
  sub_categories: { name: 'sub_categories', key: 'id' },
  specifications: { name: 'specifications', key: 'id' },
  banners: { name: 'banners', key: 'id' },
  ads: { name: 'ads', key: 'id' },
  picture_focuses: { name: 'picture_focuses', key: 'address' },
  page_contents: { name: 'page_contents', key: 'key' },
  contact_links: { name: 'contact_links', key: 'is_only_row' },
  search_synonyms: { name: 'search_synonyms', key: 'term' },
  known_brands: { name: 'known_brands', key: 'name' },
  holidays: { name: 'holidays', key: 'day' },
  text_snippets: { name: 'text_snippets', key: 'name' },
  price_floors: { name: 'price_floors', key: 'category_id' },
  branches: {
    name: 'branches',
    key: 'name',
    isUnused: sql`not exists (select from quotation_drafts where terms ->> 'branch' = present.name)`,
  },
  settings: { name: 'settings', key: 'key' },
};

/** What is to be taken back from one table: changes of different rows, in one direction. */
export type ChangeGroup = { verb: ChangeSet['verb']; ids: number[] };

export type CommandChange = Pick<ChangeSet, 'kind' | 'verb'> & {
  id: number;
  subject: string;
  label: string | null;
};

/** Whether the same operator made a change by the same user at the same moment as the one with this number. */
const isOfSameCommand = (number: number) => sql`exists (
  select from changes as one
  where one.id = ${number} and one.changed_at = changes.changed_at and one.changed_by = changes.changed_by
    and one.changed_via is not distinct from changes.changed_via)`;

export async function selectLastChangeNumber(db: DbExecutor): Promise<number | undefined> {
  const { rows } = await db.execute<{ number: string | null }>(sql`select max(id) as number from changes`);
  return rows[0]?.number ? Number(rows[0].number) : undefined;
}

/** The number of the last change that this transaction's operator has made in it; null without one. */
export async function selectOwnChangeNumber(transaction: Transaction): Promise<number | null> {
  const { rows } = await transaction.execute<{ number: string | null }>(sql`
    select max(id) as number from changes
    where changed_at = now() and changed_by = current_setting('shop.operator')`);
  return rows[0]?.number ? Number(rows[0].number) : null;
}

/**
 * Selects the change sets of a command, the last one first, each with its first changes: those of orders and quote
 * requests with the estimate’s number, without personal data.
 */
export async function selectChangeSets(
  db: DbExecutor,
  number: number,
  maxChanges: number,
): Promise<ChangeSet[]> {
  const { rows } = await db.execute<ChangeSet>(sql`
    select changed_at as "changedAt", changed_by as "changedBy", changed_via as "changedVia", kind, verb,
      count(*)::integer as count, max(id)::integer as number,
      jsonb_agg(
        jsonb_build_object('subject', subject, 'label', label, 'before', before, 'after', after, 'request', (
          select jsonb_build_object('estimateNumber', ${estimateNumberSql}, 'buyer', '', 'reason', '')
          from quote_requests where ${isChangedRequest})) order by id)
        filter (where place <= ${maxChanges}) as changes
    from (
      select *, row_number() over (partition by kind, verb order by id) as place
      from (select *, ${verbSql} as verb from changes where ${isOfSameCommand(number)}) as change) as placed
    group by changed_at, changed_by, changed_via, kind, verb
    order by max(id) desc`);
  return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt) }));
}

/** Selects the changes of a command before one of them, the last one first. */
export async function selectChangesBefore(
  transaction: Transaction,
  number: number,
  { before, limit }: { before: number; limit: number },
): Promise<CommandChange[]> {
  const { rows } = await transaction.execute<CommandChange>(sql`
    select id::integer, kind, subject, label, ${verbSql} as verb from changes
    where ${isOfSameCommand(number)} and id < ${before}
    order by id desc limit ${limit}`);
  return rows;
}

/** Keeps all others from writing to a table until the transaction ends. */
export async function lockTable(transaction: Transaction, { name }: UndoableTable): Promise<void> {
  await transaction.execute(sql`lock table ${sql.identifier(name)} in share row exclusive mode`);
}

/**
 * Takes changes back: removes added rows, restores the columns of changed ones, adds removed ones again. Leaves rows
 * that are no longer as the change left them.
 * @returns the keys of the rows that were taken back.
 */
export async function revertChanges(
  transaction: Transaction,
  table: UndoableTable,
  group: ChangeGroup,
): Promise<string[]> {
  const revert = { added: deleteAdded, changed: restoreChanged, removed: insertRemoved }[group.verb];
  const { rows } = await transaction.execute<{ subject: string }>(
    await revert(transaction, table, group.ids),
  );
  return rows.map(({ subject }) => subject);
}

const isAsLeft = sql`not exists (
  select from jsonb_each(change.after) as entry where to_jsonb(present) -> entry.key is distinct from entry.value)`;

async function deleteAdded(
  _: Transaction,
  { name, key, isUnused = sql`true` }: UndoableTable,
  ids: number[],
) {
  const keyColumn = sql`present.${sql.identifier(key)}::text`;
  return sql`
    delete from ${sql.identifier(name)} as present using changes as change
    where change.id = any(${sql.param(ids)}::bigint[]) and ${keyColumn} = change.subject
      and ${isAsLeft} and ${isUnused}
    returning ${keyColumn} as subject`;
}

async function restoreChanged(transaction: Transaction, { name, key }: UndoableTable, ids: number[]) {
  const columns = await selectColumns(transaction, ids);
  const keyColumn = sql`present.${sql.identifier(key)}::text`;
  return sql`
    update ${sql.identifier(name)} as present set (${join(columns)}) = (
      select ${join(columns)} from jsonb_populate_record(present, change.before))
    from changes as change
    where change.id = any(${sql.param(ids)}::bigint[]) and ${keyColumn} = change.subject and ${isAsLeft}
    returning ${keyColumn} as subject`;
}

async function insertRemoved(transaction: Transaction, { name, key }: UndoableTable, ids: number[]) {
  const columns = await selectColumns(transaction, ids);
  return sql`
    insert into ${sql.identifier(name)} (${join(columns)})
    select ${join(columns.map((column) => sql`former.${column}`))}
    from changes as change
    cross join lateral jsonb_populate_record(null::${sql.identifier(name)}, change.before) as former
    where change.id = any(${sql.param(ids)}::bigint[])
    order by change.id
    on conflict do nothing
    returning ${sql.identifier(key)}::text as subject`;
}

/** Selects the columns that changes have a former value of. */
async function selectColumns(transaction: Transaction, ids: number[]): Promise<SQL[]> {
  const { rows } = await transaction.execute<{ name: string }>(sql`
    select distinct name from changes cross join lateral jsonb_object_keys(before) as name
    where id = any(${sql.param(ids)}::bigint[])`);
  return rows.map(({ name }) => sql`${sql.identifier(name)}`);
}

const join = (parts: SQL[]) => sql.join(parts, sql`, `);
