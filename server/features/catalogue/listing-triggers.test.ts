import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';

let connection: TestDatabase;
beforeAll(async () => {
  connection = await createTestDatabase();
});
afterAll(() => connection.close());

async function rows(query: string): Promise<unknown[]> {
  return (await connection.pool.query(query)).rows;
}

/** Compares what the triggers maintain with the same computed from the whole catalogue. */
async function expectConsistent(): Promise<void> {
  const listing = `listing_number, category_id, sub_category_id, brand, gst_bps, discount_bps,
    discounted_price_paise, rating, words, dispatch_days`;
  expect(await rows(`select ${listing} from listings order by listing_number`)).toEqual(
    await rows(`
      select listing_number, product.category_id, sub_category_id, brand, gst_bps, discount_bps,
        discounted_price_paise, coalesce(rating_average, 0) as rating,
        listing_words(product, category.words || sub_category.words) as words,
        least(dispatch_to_days, 255)::bigint as dispatch_days
      from products as product
      join categories as category on category.id = product.category_id
      join sub_categories as sub_category on sub_category.id = sub_category_id
      order by listing_number`),
  );
  expect(await rows(`select word, documents from search_words where documents <> 0 order by word`)).toEqual(
    await rows(`
      select word collate "C" as word, count(*)::integer as documents
      from listings, unnest(tsvector_to_array(words)) as word
      where word ~ '^[^A-Z]' group by word order by word collate "C"`),
  );
  expect(await rows(`select word, headings from search_words where headings <> 0 order by word`)).toEqual(
    await rows(`
      select substr(word, 2) collate "C" as word, count(*)::integer as headings
      from listings, unnest(tsvector_to_array(words)) as word
      where starts_with(word, 'H') group by 1 order by 1`),
  );
  const counts = await rows(`
    select scope, kind, value, products from listing_counts where products <> 0 and kind in ('all', 'brand')
    order by scope, kind, value`);
  expect(counts).toEqual(
    await rows(`
      select scope, kind, value, count(*)::integer as products
      from listings,
        unnest(array['', category_id, sub_category_id]) as scope,
        (values ('all'), ('brand')) as kinds (kind),
        lateral (select case kind when 'all' then '' else brand end) as counted (value)
      group by scope, kind, value order by scope, kind, value`),
  );
}

const countDocumentsWith = async (word: string) => {
  const { rows: found } = await connection.pool.query<{ documents: number }>(
    'select documents from search_words where word = $1',
    [word],
  );
  return found[0]?.documents ?? 0;
};

const NEW_PRODUCT = sql`
  insert into products (id, category_id, sub_category_id, title, description, images, image_alt, list_price_paise,
    discount_bps, gst_bps, brand, model, hsn, specifications)
  select 'new' || copy, category_id, sub_category_id, 'Zyxomat Nutcracker ZN-5X', 'Cracks nuts.', images, image_alt, 100,
    1500, 500, 'Zyxomat', 'ZN-5X', '82055190', '[{"name": "Nuts", "value": "40 kg"}]'
  from products, generate_series(1, 3) as copy order by listing_number limit 3`;

describe('listings, words and counts', () => {
  it('match the demo catalogue', expectConsistent);

  it('are updated when products are added, changed and deleted', async () => {
    await connection.database.execute(NEW_PRODUCT);
    expect(await countDocumentsWith('nutcracker')).toBe(3);
    expect(await countDocumentsWith('zn5x')).toBe(3);
    expect(await countDocumentsWith('40kg')).toBeGreaterThanOrEqual(3);
    await expectConsistent();

    await connection.pool.query(
      `update products set title = 'Hazelbreaker', brand = 'Other', discount_bps = 4000 where id = 'new1'`,
    );
    expect(await countDocumentsWith('hazelbreaker')).toBe(1);
    expect(await countDocumentsWith('nutcracker')).toBe(2);
    await expectConsistent();

    await connection.pool.query(`delete from products where id like 'new%'`);
    expect(await countDocumentsWith('hazelbreaker')).toBe(0);
    await expectConsistent();
  });

  it('are updated when ratings change', async () => {
    await connection.pool.query(
      `update products set ratings = '{5}' where listing_number in (select listing_number from listings limit 9)`,
    );
    await expectConsistent();
  });

  it('are updated when products change category and categories change name', async () => {
    await connection.pool.query(`
      update products set (category_id, sub_category_id) = (
        select category_id, id from sub_categories order by name limit 1) where listing_number % 20 = 0`);
    await expectConsistent();
    await connection.pool.query(`update categories set name = 'Quokka Care' where position = 0`);
    await connection.pool.query(`update sub_categories set name = 'Numbats' || position where position < 2`);
    expect(await countDocumentsWith('quokka')).toBeGreaterThan(0);
    await expectConsistent();
  });

  it('are unchanged after a transaction is rolled back', async () => {
    await expect(
      connection.database.transaction(async (transaction) => {
        await transaction.execute(NEW_PRODUCT);
        transaction.rollback();
      }),
    ).rejects.toThrow();
    expect(await countDocumentsWith('nutcracker')).toBe(0);
    await expectConsistent();
  });

  it('stay consistent under concurrent changes', async () => {
    const change = (part: number) =>
      connection.pool.query(`update products set title = title || ' gadget' where listing_number % 5 = $1`, [
        part,
      ]);
    await Promise.all([0, 1, 2, 3].map(change));
    await expectConsistent();
  });
});
