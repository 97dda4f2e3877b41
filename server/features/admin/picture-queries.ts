import { eq, sql } from 'drizzle-orm';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { pictureFocuses } from '#server/platform/database/schema.ts';

/** Something that shows a picture. */
export type PictureUse = {
  kind: 'product' | 'category' | 'sub_category' | 'banner' | 'ad' | 'page' | 'shop';
  id: string;
  name: string;
  /** How a product's picture is described; null for all else. */
  alt: string | null;
  version: number | null;
};

/** How an address appears in the HTML of a page. */
const inHtml = (address: string) => `src="${address.replaceAll('&', '&amp;')}"`;

/** Selects what shows a picture, products first and at most `limit` of them. */
export async function selectPictureUses(
  db: DbExecutor,
  address: string,
  limit: number,
): Promise<PictureUse[]> {
  const { rows } = await db.execute<PictureUse>(sql`
    (select 'product' as kind, id, title as name, case when images[1] = ${address} then image_alt end as alt, version
      from products where images @> array[${address}] order by listing_number limit ${limit}::integer)
    union all select 'category', id, name, null, null from categories where image = ${address}
    union all select 'sub_category', id, name, null, null from sub_categories where image = ${address}
    union all select 'banner', id, alt, null, null from banners where ${address} in (image, phone_image)
    union all select 'ad', id, alt, null, null from ads where ${address} in (image, phone_image)
    union all select 'page', key, key, null, null from page_contents
      where strpos(content, ${inHtml(address)}) > 0
    union all select 'shop', key, value ->> 'name', null, null from settings
      where key = 'shop' and ${address} in (value ->> 'logo', value ->> 'signature')`);
  return rows;
}

export async function countProductsWithPicture(db: DbExecutor, address: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from products where images @> array[${address}]`);
  return rows[0]?.count ?? 0;
}

/**
 * To be called after files or rows of pictures have changed: then `selectPictureMark` reads something else everywhere.
 */
export async function countPictureChange(db: DbExecutor): Promise<void> {
  await db.execute(sql`select nextval('picture_changes')`);
}

export async function selectPictureMark(db: DbExecutor): Promise<string> {
  const { rows } = await db.execute<{ mark: string }>(
    sql`select concat(last_value, is_called) as mark from picture_changes`,
  );
  return rows[0]?.mark ?? '';
}

/** Undefined when nobody has set it. */
export async function selectFocus(db: DbExecutor, address: string) {
  const rows = await db.select().from(pictureFocuses).where(eq(pictureFocuses.address, address));
  return rows[0];
}

/** As `selectFocus`, and keeps others from changing it until the transaction ends. */
export async function lockFocus(transaction: Transaction, address: string) {
  const rows = await transaction
    .select()
    .from(pictureFocuses)
    .where(eq(pictureFocuses.address, address))
    .for('update');
  return rows[0];
}

/** @throws a unique violation when somebody adds it at the same moment. */
export async function insertFocus(
  transaction: Transaction,
  focus: { address: string; x: number; y: number },
): Promise<void> {
  await transaction.insert(pictureFocuses).values(focus);
}

export async function updateFocus(
  transaction: Transaction,
  { address, x, y }: { address: string; x: number; y: number },
): Promise<void> {
  await transaction.update(pictureFocuses).set({ x, y }).where(eq(pictureFocuses.address, address));
}

/** Shows another picture everywhere, once in each product. */
export async function replaceEverywhere(
  transaction: Transaction,
  address: string,
  by: string,
): Promise<void> {
  await transaction.execute(sql`
    update products set images = array_replace(array_remove(images, ${by}), ${address}, ${by})
    where images @> array[${address}]`);
  for (const table of ['categories', 'sub_categories', 'banners', 'ads']) {
    await transaction.execute(
      sql`update ${sql.identifier(table)} set image = ${by} where image = ${address}`,
    );
  }
  for (const table of ['banners', 'ads']) {
    await transaction.execute(
      sql`update ${sql.identifier(table)} set phone_image = ${by} where phone_image = ${address}`,
    );
  }
  await transaction.execute(sql`
    update page_contents set content = replace(content, ${inHtml(address)}, ${inHtml(by)})
    where strpos(content, ${inHtml(address)}) > 0`);
}

/** Takes a picture from products and categories. */
export async function removeEverywhere(transaction: Transaction, address: string): Promise<void> {
  await transaction.execute(sql`
    update products set images = array_remove(images, ${address}) where images @> array[${address}]`);
  for (const table of ['categories', 'sub_categories']) {
    await transaction.execute(sql`update ${sql.identifier(table)} set image = '' where image = ${address}`);
  }
}
