import { sql } from 'drizzle-orm';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';

/** Tables of the demo catalogue whose rows have ids, in an order in which they can be emptied. */
export const DEMO_TABLES = [
  'banners',
  'ads',
  'products',
  'product_families',
  'sub_categories',
  'categories',
] as const;
export type DemoTable = (typeof DEMO_TABLES)[number];

/** What people call a row of each table. */
const LABEL_COLUMNS: Record<DemoTable, string> = {
  ...{ banners: 'alt', ads: 'alt', products: 'title', product_families: 'name' },
  ...{ sub_categories: 'name', categories: 'name' },
};

/**
 * The rows that are as they were before any operator changed something, apart from their place in a list. `changes` has
 * the first value of every column that was changed.
 */
const selectFirstValues = (kind: string) => sql`
  select distinct on (subject, key) subject, key, value, added_by_operator
  from (
    select subject, id, before, first_value(before) over (partition by subject order by id) is null as added_by_operator
    from changes where kind = ${kind}) as recorded
  cross join lateral jsonb_each(coalesce(before, '{"": null}')) as changed
  where key <> 'position'
  order by subject, key, id`;

/** @returns the ids of those rows that the demo catalogue wrote and no operator has changed since. */
export async function selectUnchangedDemoIds(
  source: DbExecutor,
  table: DemoTable,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await source.execute<{ id: string }>(sql`
    with first_values as (${selectFirstValues(table)})
    select id from ${sql.identifier(table)} as stored
    where id = any(${sql.param(ids)}::text[]) and not exists (
      select 1 from first_values
      where subject = stored.id
        and (added_by_operator or (key <> '' and to_jsonb(stored) -> key is distinct from value)))`);
  return rows.map(({ id }) => id);
}

/** @returns the keys of the pages whose text no operator has written. */
export async function selectUnchangedPages(source: DbExecutor): Promise<string[]> {
  const { rows } = await source.execute<{ key: string }>(sql`
    with first_values as (${selectFirstValues('page_contents')})
    select stored.key from page_contents as stored
    where not exists (
      select 1 from first_values
      where subject = stored.key
        and (added_by_operator or (first_values.key = 'content' and value <> to_jsonb(stored.content))))`);
  return rows.map(({ key }) => key);
}

/** @returns the columns of the contact links that have a text which no operator has written. */
export async function selectUnchangedContactLinks(source: DbExecutor): Promise<string[]> {
  const { rows } = await source.execute<{ key: string }>(sql`
    with first_values as (${selectFirstValues('contact_links')})
    select stored.key from contact_links
    cross join lateral jsonb_each(to_jsonb(contact_links) - '{is_only_row,version}'::text[]) as stored
    where stored.value <> '""' and not exists (
      select 1 from first_values
      where added_by_operator or (first_values.key = stored.key and first_values.value <> stored.value))`);
  return rows.map(({ key }) => key);
}

/** Deletes rows, but no category, sub-category or family that something else belongs to. */
export async function deleteDemoRows(
  transaction: Transaction,
  table: DemoTable,
  ids: readonly string[],
): Promise<number> {
  const inUse = {
    categories: sql`
      exists (select 1 from sub_categories where category_id = stored.id)
      or exists (select 1 from products where category_id = stored.id)
      or exists (select 1 from banners where category_id = stored.id)`,
    product_families: sql`exists (select 1 from products where family_id = stored.id)`,
    sub_categories: sql`exists (select 1 from products where sub_category_id = stored.id)`,
    ...{ banners: sql`false`, ads: sql`false`, products: sql`false` },
  }[table];
  const { rowCount } = await transaction.execute(sql`
    delete from ${sql.identifier(table)} as stored
    where id = any(${sql.param(ids)}::text[]) and not (${inUse})`);
  return rowCount ?? 0;
}

export async function deletePages(transaction: Transaction, keys: readonly string[]): Promise<void> {
  await transaction.execute(sql`delete from page_contents where key = any(${sql.param(keys)}::text[])`);
}

export async function clearContactLinks(transaction: Transaction, columns: readonly string[]): Promise<void> {
  if (columns.length === 0) return;
  const assignments = columns.map((column) => sql`${sql.identifier(column)} = ''`);
  await transaction.execute(sql`update contact_links set ${sql.join(assignments, sql`, `)}`);
}

/** How many rows a table has, and what the first of them are called. */
export async function selectRemaining(
  source: DbExecutor,
  table: DemoTable,
  maxLabels: number,
): Promise<{ count: number; labels: string[] }> {
  const label = sql.identifier(LABEL_COLUMNS[table]);
  const { rows } = await source.execute<{ count: number; labels: string[] }>(sql`
    select count(*)::integer as count, (array_agg(label order by label))[:${maxLabels}] as labels
    from (select ${label} as label from ${sql.identifier(table)}) as stored`);
  const { count = 0, labels } = rows[0] ?? {};
  return { count, labels: labels ?? [] };
}
