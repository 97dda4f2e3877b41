import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireProductList } from '#contract/catalogue.ts';
import { PRODUCT_SORTS, type ProductSort } from '#contract/list-limits.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { MAX_CANDIDATES } from './candidate-queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Query = Record<string, string>;
type List = (query: Query) => Promise<WireProductList>;

const lists: [string, () => Promise<List>][] = [
  ['all products', async () => (query) => shop.api().listProducts({ query })],
  [
    'a category',
    async () => {
      const { result } = await shop.api().listCategories();
      const params = { id: result[0]?._id ?? '' };
      return (query) => shop.api().listProductsOfCategory({ params, query });
    },
  ],
  [
    'a sub-category',
    async () => {
      const { result } = await shop.api().listCategories();
      const sid = result[3]?.sub_category[0]?._id ?? '';
      return (query) => shop.api().listProducts({ query: { ...query, sid } });
    },
  ],
  ['a narrowed list', async () => (query) => shop.api().listProducts({ query: { ...query, gst: '18' } })],
  ['a search', async () => (query) => shop.api().searchProducts({ params: { query: 'steel' }, query })],
];

/** Goes from page to page by `next`. */
async function walk(list: List, query: Query): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null | undefined;
  do {
    const page = await list(after ? { ...query, after } : query);
    ids.push(...page.products.map((product) => product._id));
    after = page.next;
  } while (after);
  return ids;
}

const cases = lists.flatMap(([name, open]) => PRODUCT_SORTS.map((sort) => [name, sort, open] as const));

describe('paging', () => {
  it.each(cases)('by cursor through %s in order %s shows everything once', async (_, sort, open) => {
    const list = await open();
    const { products, total } = await list({ sort, limit: '200' });
    const ids = await walk(list, { sort, limit: '7' });
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
    expect(ids.slice(0, 200)).toEqual(products.map((product) => product._id));
  });

  it.each(cases)('by number through %s in order %s shows the same', async (_, sort, open) => {
    const list = await open();
    const second = await list({ sort, limit: '5', page: '2' });
    const { next } = await list({ sort, limit: '5' });
    if (next) expect((await list({ sort, limit: '5', after: next })).products).toEqual(second.products);
    else expect(second.products).toEqual([]);
  });

  it.each([
    'x',
    '%',
    'W10',
    Buffer.from('null').toString('base64url'),
    Buffer.from('["price-asc",1,1]').toString('base64url'),
    Buffer.from('["all",-1,1]').toString('base64url'),
    Buffer.from('["all",1e300,1]').toString('base64url'),
    Buffer.from('["all","1; drop table listings",1]').toString('base64url'),
    Buffer.from('["all",1]').toString('base64url'),
  ])('refuses the cursor %s', async (after) => {
    await expect(shop.api().listProducts({ query: { after } })).rejects.toMatchObject({
      status: 422,
      fields: { after: expect.stringContaining('next') },
    });
  });

  it('refuses a cursor of another order', async () => {
    const { next } = await shop.api().listProducts({ query: { sort: 'price-asc', limit: '5' } });
    const query = { sort: 'price-desc', after: next ?? '' } as const;
    await expect(shop.api().listProducts({ query })).rejects.toMatchObject({ status: 422 });
  });
});

describe('a list of more products than are counted one by one', () => {
  const COPIES = 8;
  beforeAll(async () => {
    // Eight more of every product, at prices of their own.
    for (let copy = 1; copy <= COPIES; copy += 1) {
      await shop.database.execute(sql`
        insert into products (id, category_id, sub_category_id, title, description, images, image_alt, list_price_paise,
          discount_bps, gst_bps, ratings, brand, model, hsn, specifications)
        select id || ${`-${copy}`}, category_id, sub_category_id, title, description, images, image_alt,
          list_price_paise + ${100 * copy}::bigint * (listing_number % 7), discount_bps, gst_bps, ratings[${copy}::integer:],
          brand, model, hsn, specifications
        from products where id not like '%-_'`);
    }
  }, 60_000);

  it('says that there are at least so many', async () => {
    const list = await shop.api().listProducts({ query: { gst: '18', facets: 'yes' } });
    expect(list).toMatchObject({ total: MAX_CANDIDATES, is_total_exact: false });
  });

  it('counts whole lists exactly', async () => {
    const list = await shop.api().listProducts({ query: { facets: 'yes' } });
    expect(list).toMatchObject({ total: 240 * (COPIES + 1), is_total_exact: true });
    expect(list.facets?.gst.reduce((sum, { count }) => sum + count, 0)).toBe(list.total);
  });

  const orders: Record<ProductSort, string> = {
    all: 'listing_number',
    'price-asc': 'discounted_price_paise, listing_number',
    'price-desc': 'discounted_price_paise desc, listing_number',
    'rating-desc': 'rating_average desc nulls last, listing_number',
  };
  it.each(PRODUCT_SORTS)('is sorted as a whole and can be walked to its end in order %s', async (sort) => {
    const { rows } = await shop.database.execute<{ id: string }>(
      sql`select id from products where gst_bps = 1800 order by ${sql.raw(orders[sort])}`,
    );
    expect(rows.length).toBeGreaterThan(MAX_CANDIDATES);
    const ids = await walk((query) => shop.api().listProducts({ query: { ...query, gst: '18' } }), {
      sort,
      limit: '200',
    });
    expect(ids).toEqual(rows.map(({ id }) => id));
  });

  it.each(['price-asc', 'price-desc'] as const)(
    'is sorted within chosen prices in order %s',
    async (sort) => {
      const { rows } = await shop.database.execute<{ id: string }>(
        sql`select id from products where discounted_price_paise between 500000 and 3000000 order by ${sql.raw(orders[sort])}`,
      );
      expect(rows.length).toBeGreaterThan(MAX_CANDIDATES);
      const query = { sort, limit: '200', min_price: '5000', max_price: '30000' };
      const ids = await walk((page) => shop.api().listProducts({ query: page }), query);
      expect(ids).toEqual(rows.map(({ id }) => id));
    },
  );

  it('is sorted as a whole when it is a search', async () => {
    const list: List = (query) => shop.api().searchProducts({ params: { query: 'steel' }, query });
    const prices = new Map<string, number>();
    const { rows } = await shop.database.execute<{ id: string; price: string }>(
      sql`select id, discounted_price_paise as price from products`,
    );
    for (const { id, price } of rows) prices.set(id, Number(price));
    const ids = await walk(list, { sort: 'price-desc', limit: '200' });
    const found = ids.map((id) => prices.get(id) ?? 0);
    expect(found).toEqual(found.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is found by what only one product has, wherever that stands', async () => {
    // One for each of the indexes of words.
    for (const number of [128, 129, 200]) {
      await shop.database.execute(
        sql`update products set title = ${`Zyxomat ${number}`} where listing_number = ${number}`,
      );
    }
    const { products } = await shop.api().searchProducts({ params: { query: 'zyxomat' } });
    expect(products.map((product) => product.pro_title).sort()).toEqual(
      [128, 129, 200].map((number) => `Zyxomat ${number}`),
    );
  });

  it('shows pages by number only so deep as it counts', async () => {
    for (const page of ['26', '100000']) {
      const query = { gst: '18', sort: 'price-asc', limit: '10', page } as const;
      expect((await shop.api().listProducts({ query })).products).toEqual([]);
    }
  });
});
