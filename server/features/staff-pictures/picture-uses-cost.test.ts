import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countProductsWithPicture, selectPictureUses } from '#server/features/admin/picture-queries.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';

const PRODUCTS = 20_000;

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase();
  await shop.database.transaction(async (transaction) => {
    await transaction.execute(
      sql`insert into categories (id, name, image, position) values ('c', 'C', '', 0)`,
    );
    await transaction.execute(sql`
      insert into sub_categories (id, category_id, name, image, position) values ('s', 'c', 'S', '', 0)`);
    // Listings do not matter here.
    await transaction.execute(sql`alter table products disable trigger user`);
    await transaction.execute(sql`
      insert into products (id, category_id, sub_category_id, title, description, images, image_alt, list_price_paise,
        discount_bps, gst_bps, ratings, brand, model, hsn, specifications)
      select 'product' || n, 'c', 's', 'Drill ' || n, '', array['/media/' || n || '.webp', '/media/all.webp'], 'A drill',
        100, 0, 1800, '{}', 'Vajra', 'D' || n, '8467', '[]'
      from generate_series(1, ${PRODUCTS}) as n`);
  });
  await shop.database.execute(sql`vacuum analyze products`);
});
afterAll(() => shop.close());

/** Pages of tables and indexes that are read, which do not depend on how busy the machine is. */
async function countPagesRead(read: (db: DbExecutor) => Promise<unknown>): Promise<number> {
  let pages = 0;
  const explaining: Pick<DbExecutor, 'execute'> = {
    execute: (async (statement: SQL) => {
      const { rows } = await shop.database.execute<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
        sql`explain (analyze, buffers, format json) ${statement}`,
      );
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      pages += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
      return { rows: [] };
    }) as never,
  };
  await read(explaining as DbExecutor);
  return pages;
}

it('finds what shows a picture among 20,000 products by an index', async () => {
  expect(await countPagesRead((db) => selectPictureUses(db, '/media/777.webp', 100))).toBeLessThan(50);
  expect(await countPagesRead((db) => countProductsWithPicture(db, '/media/777.webp'))).toBeLessThan(50);
});

it('reads no more products than it lists of a picture that all of them show', async () => {
  expect(await countPagesRead((db) => selectPictureUses(db, '/media/all.webp', 100))).toBeLessThan(500);
});
