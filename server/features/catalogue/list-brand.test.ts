import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import { products } from '#server/platform/database/schema.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let all: WireProduct[];
/** The brand with the most products. */
let brand: string;
beforeAll(async () => {
  shop = await openTestShop();
  const pages = await Promise.all(
    ['1', '2'].map((page) => shop.api().listProducts({ query: { page, limit: '200' } })),
  );
  all = pages.flatMap((page) => page.products);
  brand =
    [...Map.groupBy(all, ({ pro_brand }) => pro_brand)].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ??
    '';
});
afterAll(() => shop.close());

const idsOf = (found: readonly WireProduct[]) => found.map(({ _id }) => _id).toSorted();

describe('the products of a brand', () => {
  it('are those with its name, in any capitals, with its filters but without a choice of brands', async () => {
    const {
      brand_name,
      products: found,
      total,
      facets,
    } = await shop.api().listProductsOfBrand({
      params: { slug: brand.toUpperCase() },
      query: { facets: 'yes', brand: 'Another', limit: '200' },
    });
    const expected = all.filter(({ pro_brand }) => pro_brand === brand);
    expect(brand_name).toBe(brand);
    expect(total).toBe(expected.length);
    expect(idsOf(found)).toEqual(idsOf(expected));
    expect(facets?.brand).toEqual([]);
    expect(facets?.category.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length);
  });

  it('are filtered and sorted like those of other lists', async () => {
    const query = { sort: 'price-asc', min_discount: '10', limit: '200' } as const;
    const { products: found } = await shop.api().listProductsOfBrand({ params: { slug: brand }, query });
    const { products: expected } = await shop.api().listProducts({ query: { ...query, brand } });
    expect(found).toEqual(expected);
  });

  it('include other spellings of its name, and most of its products decide how it is spelt', async () => {
    const own = all.filter(({ pro_brand }) => pro_brand === brand);
    const [first] = own;
    const respelt = `${brand.toLowerCase()}®`;
    await shop.database
      .update(products)
      .set({ brand: respelt })
      .where(eq(products.id, first?._id ?? ''));
    const { brand_name, total } = await shop.api().listProductsOfBrand({ params: { slug: brand } });
    expect({ brand_name, total }).toEqual({ brand_name: brand, total: own.length });
    await shop.database
      .update(products)
      .set({ brand })
      .where(inArray(products.id, idsOf(own)));
  });

  it('are not found when there are none', async () => {
    for (const slug of ['no-such-brand', '-', '%00', 'x'.repeat(100)]) {
      await expect(shop.api().listProductsOfBrand({ params: { slug } })).rejects.toMatchObject({
        status: 404,
      });
    }
  });
});
