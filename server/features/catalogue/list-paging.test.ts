import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireProductList } from '#contract/catalogue.ts';
import { PRODUCT_SORTS, type ProductSort } from '#contract/list-limits.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { MAX_CANDIDATES } from './candidate-queries.ts';
import { parseFilters } from './filters.ts';
import { selectSortedPositions } from './position-queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const NO_FILTERS = parseFilters({ page: 1, limit: 20, sort: 'all' });

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
  ['a filtered list', async () => (query) => shop.api().listProducts({ query: { ...query, gst: '18' } })],
  ['a search', async () => (query) => shop.api().searchProducts({ params: { query: 'steel' }, query })],
];

/** The ids on all pages, following `next`. */
async function listAllIds(list: List, query: Query): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null | undefined;
  do {
    const page = await list(after ? { ...query, after } : query);
    ids.push(...page.products.map((product) => product._id));
    after = page.next;
  } while (after);
  return ids;
}

const cases = lists.flatMap(([name, openList]) =>
  PRODUCT_SORTS.map((sort) => [name, sort, openList] as const),
);

describe('paging', () => {
  it.each(cases)('by cursor through %s sorted by %s shows every product once', async (_, sort, openList) => {
    const list = await openList();
    const { products, total } = await list({ sort, limit: '200' });
    const ids = await listAllIds(list, { sort, limit: '7' });
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
    expect(ids.slice(0, 200)).toEqual(products.map((product) => product._id));
  });

  it.each(cases)(
    'by number through %s sorted by %s shows the same pages as by cursor',
    async (_, sort, openList) => {
      const list = await openList();
      const second = await list({ sort, limit: '5', page: '2' });
      const { next } = await list({ sort, limit: '5' });
      if (next) expect((await list({ sort, limit: '5', after: next })).products).toEqual(second.products);
      else expect(second.products).toEqual([]);
    },
  );

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
  ])('rejects the cursor %s', async (after) => {
    await expect(shop.api().listProducts({ query: { after } })).rejects.toMatchObject({
      status: 422,
      fields: { after: expect.stringContaining('next') },
    });
  });

  it('rejects a cursor whose score is closer to zero than the database can tell', async () => {
    const after = Buffer.from('["rating-desc",-1e-320,9007199254740991]').toString('base64url');
    await expect(shop.api().listProducts({ query: { sort: 'rating-desc', after } })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('rejects a cursor of another sort key', async () => {
    const { next } = await shop.api().listProducts({ query: { sort: 'price-asc', limit: '5' } });
    const query = { sort: 'price-desc', after: next ?? '' } as const;
    await expect(shop.api().listProducts({ query })).rejects.toMatchObject({ status: 422 });
  });
});

describe('a list of more than MAX_CANDIDATES products', () => {
  const COPIES = 8;
  beforeAll(async () => {
    // Eight copies of every product, at different prices.
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

  it('has MAX_CANDIDATES as a total that is not exact', async () => {
    const list = await shop.api().listProducts({ query: { gst: '18', facets: 'yes' } });
    expect(list).toMatchObject({ total: MAX_CANDIDATES, is_total_exact: false });
  });

  it('has an exact total when it is unfiltered', async () => {
    const list = await shop.api().listProducts({ query: { facets: 'yes' } });
    expect(list).toMatchObject({ total: 252 * (COPIES + 1), is_total_exact: true });
    expect(list.facets?.gst.reduce((sum, { count }) => sum + count, 0)).toBe(list.total);
  });

  const orderings: Record<ProductSort, string> = {
    all: 'listing_number',
    'price-asc': 'discounted_price_paise, listing_number',
    'price-desc': 'discounted_price_paise desc, listing_number',
    'rating-desc': 'rating_average desc nulls last, listing_number',
    'dispatch-asc': 'dispatch_to_days nulls last, listing_number',
  };
  it.each(PRODUCT_SORTS)('is sorted as a whole up to its last page by %s', async (sort) => {
    const { rows } = await shop.database.execute<{ id: string }>(
      sql`select id from products where gst_bps = 1800 order by ${sql.raw(orderings[sort])}`,
    );
    expect(rows.length).toBeGreaterThan(MAX_CANDIDATES);
    const ids = await listAllIds((query) => shop.api().listProducts({ query: { ...query, gst: '18' } }), {
      sort,
      limit: '200',
    });
    expect(ids).toEqual(rows.map(({ id }) => id));
  });

  it.each(['price-asc', 'price-desc'] as const)('is sorted within a price filter by %s', async (sort) => {
    const { rows } = await shop.database.execute<{ id: string }>(
      sql`select id from products where discounted_price_paise between 500000 and 3000000 order by ${sql.raw(orderings[sort])}`,
    );
    expect(rows.length).toBeGreaterThan(MAX_CANDIDATES);
    const query = { sort, limit: '200', min_price: '5000', max_price: '30000' };
    const ids = await listAllIds((page) => shop.api().listProducts({ query: page }), query);
    expect(ids).toEqual(rows.map(({ id }) => id));
  });

  it.each(['price-asc', 'price-desc'] as const)(
    'is sorted within a filter of prices with GST by %s',
    async (sort) => {
      const { rows } = await shop.database.execute<{ id: string }>(
        sql`select id from products
          where ceil(discounted_price_paise * (10000 + gst_bps) / 1000000.0) between 5000 and 30000
          order by ${sql.raw(orderings[sort])}`,
      );
      expect(rows.length).toBeGreaterThan(MAX_CANDIDATES);
      const query = { sort, limit: '200', min_price: '5000', max_price: '30000', price_with_gst: 'yes' };
      const ids = await listAllIds((page) => shop.api().listProducts({ query: page }), query);
      expect(ids).toEqual(rows.map(({ id }) => id));
    },
  );

  it('is sorted as a whole when it is a search result', async () => {
    const list: List = (query) => shop.api().searchProducts({ params: { query: 'steel' }, query });
    const prices = new Map<string, number>();
    const { rows } = await shop.database.execute<{ id: string; price: string }>(
      sql`select id, discounted_price_paise as price from products`,
    );
    for (const { id, price } of rows) prices.set(id, Number(price));
    const ids = await listAllIds(list, { sort: 'price-desc', limit: '200' });
    const found = ids.map((id) => prices.get(id) ?? 0);
    expect(found).toEqual(found.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is sorted as a whole even if the candidates are unlike the other matches', async () => {
    const { rows } = await shop.database.execute<{ listing_number: string }>(
      sql`select listing_number from products where gst_bps = 1800 order by ${sql.raw(orderings['price-asc'])} limit 20`,
    );
    const list = {
      categoryId: null,
      subCategoryId: null,
      text: null,
      filters: { ...NO_FILTERS, gstBps: [1800] },
    };
    const misleading = {
      ...{ total: MAX_CANDIDATES + 1, positions: [], facets: null },
      ...{ candidateSpan: 1e5, catalogueSize: 1e6, scopeSize: 1e6 },
      sortKeys: Array.from({ length: MAX_CANDIDATES + 1 }, (_, index) => (index < 10 ? 1 : 1e9)),
    };
    const window = { after: undefined, offset: 0, limit: 20 };
    const positions = await selectSortedPositions(shop.database, list, 'price-asc', window, misleading);
    expect(positions.map(({ listingNumber }) => String(listingNumber))).toEqual(
      rows.map((row) => row.listing_number),
    );
  });

  it('is sorted as a whole even if a category’s listings are spread unlike the estimate', async () => {
    const [category] = (await shop.api().listCategories()).result;
    const { rows } = await shop.database.execute<{ listing_number: string }>(
      sql`select listing_number from products where category_id = ${category?._id} and gst_bps = 1800
        order by ${sql.raw(orderings['dispatch-asc'])} limit 20`,
    );
    const list = {
      categoryId: category?._id ?? '',
      subCategoryId: null,
      text: null,
      filters: { ...NO_FILTERS, gstBps: [1800] },
    };
    const window = { after: undefined, offset: 0, limit: 20 };
    for (const candidateSpan of [1, 1e3, 1e6]) {
      const misleading = {
        ...{ total: MAX_CANDIDATES + 1, positions: [], facets: null, sortKeys: [] },
        ...{ candidateSpan, catalogueSize: 1e6, scopeSize: 1e4 },
      };
      const positions = await selectSortedPositions(shop.database, list, 'dispatch-asc', window, misleading);
      expect(positions.map(({ listingNumber }) => String(listingNumber))).toEqual(
        rows.map((row) => row.listing_number),
      );
    }
  });

  it('contains the only match of a word, whichever partial index holds it', async () => {
    // One listing number for each of the partial indexes of words.
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

  it('has no products on numbered pages beyond MAX_CANDIDATES', async () => {
    for (const page of ['26', '100000']) {
      const query = { gst: '18', sort: 'price-asc', limit: '10', page } as const;
      expect((await shop.api().listProducts({ query })).products).toEqual([]);
    }
  });
});
