import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUnitCode } from '#domain/unit.ts';
import { quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function listAll() {
  const pages = ['1', '2'].map((page) => shop.api().listProducts({ query: { page, limit: '200' } }));
  return (await Promise.all(pages)).flatMap(({ products }) => products);
}

async function findByModel(model: string) {
  const product = (await listAll()).find(({ pro_model }) => pro_model === model);
  if (!product) throw new Error(`There is no ${model}.`);
  return product;
}

const getDetail = async (model: string) => {
  const { _id: id } = await findByModel(model);
  return (await shop.api().getProduct({ params: { id } })).product;
};

describe('how a product is sold', () => {
  it('is in its own response in full', async () => {
    expect(await getDetail('LT550D-16')).toMatchObject({
      pro_unit: 'NOS',
      pro_unit_name: 'bar',
      pro_unit_plural: 'bars',
      pro_unit_content: '18.96 kg',
      pro_minimum_quantity: 5,
      pro_dispatch_days: { from: 2, to: 4 },
      pro_availability: 'In stock in Kolkata',
      pro_country_of_origin: 'India',
      pro_standards: [{ standard: 'IS 1786', licence: expect.stringMatching(/^CM\/L-00000\d{5}$/) }],
      pro_weight_kg: 18.96,
      pro_sku: expect.stringMatching(/^UH\d{6}$/),
      pro_documents: [{ name: 'Series brochure (shows LT550D-12)', url: '/media/brochures/lt550d-12.pdf' }],
    });
  });

  it('is in lists as far as cards show it', async () => {
    const product = await findByModel('OPC-53');
    expect(product).toMatchObject({ pro_unit: 'BAG', pro_unit_name: 'bag', pro_unit_content: '50 kg' });
    expect(product).toMatchObject({ pro_dispatch_days: { from: 1, to: 2 } });
    for (const name of ['pro_sku', 'pro_warranty', 'pro_documents', 'pro_minimum_quantity'])
      expect(product).not.toHaveProperty(name);
    expect(product.pro_family).not.toHaveProperty('variants');
  });

  it('is in carts in full, and is left out where it is unknown', async () => {
    const { _id: id } = await findByModel('RS-410');
    const { result } = await shop.api().getCartDetails({ body: { ids: [id] } });
    expect(result[0]).toMatchObject({ pro_unit_plural: 'pairs', pro_warranty: expect.any(String) });
    for (const name of ['pro_price_on_request', 'for_rent', 'pro_family', 'pro_minimum_quantity'])
      expect(result[0]).not.toHaveProperty(name);
  });

  it('is kept by orders as it was, without the family', async () => {
    const buyer = await signUpWithPhone(shop);
    const product = await findByModel('OPC-53');
    const body = quoteRequestFor([{ product, quantity: 2 }]);
    const { result } = await buyer.api.submitQuoteRequest({ body });
    await shop.database.execute(sql`update products set unit = 'TON' where model = 'OPC-53'`);
    const { orders } = await buyer.api.listOrders();
    const order = orders.find(({ _id }) => _id === result[0]?._id);
    expect(order?.order_product).toMatchObject({ pro_unit: 'BAG', pro_minimum_quantity: 20 });
    expect(order?.order_product).not.toHaveProperty('pro_family');
    await shop.database.execute(sql`update products set unit = 'BAG' where model = 'OPC-53'`);
  });

  it('changes when the product was last changed, for search engines', async () => {
    const read = async () => {
      const { rows } = await shop.database.execute(
        sql`select changed_at from products where model = 'PPC-01'`,
      );
      return rows[0];
    };
    const before = await read();
    await shop.database.execute(
      sql`update products set terms = terms || '{"warranty": "1 year"}' where model = 'PPC-01'`,
    );
    expect(await read()).not.toEqual(before);
  });
});

describe('a family', () => {
  it('is in the response of each of its products, with all of them in the order of their values', async () => {
    const { pro_family: family } = await getDetail('LT550D-25');
    expect(family).toMatchObject({ options: ['Diameter'], values: ['25 mm'], number_of_variants: 7 });
    expect(family?.variants?.map(({ values }) => values[0])).toEqual([
      ...['8 mm', '10 mm', '12 mm', '16 mm', '20 mm', '25 mm', '32 mm'],
    ]);
    const own = family?.variants?.find(({ values }) => values[0] === '25 mm');
    expect(own).toMatchObject({
      _id: (await findByModel('LT550D-25'))._id,
      pro_price: 2658,
      pro_discount: 4,
    });
  });

  it('can vary in two options', async () => {
    const { pro_family: family } = await getDetail('GM-112-4');
    expect(family?.options).toEqual(['Power', 'Poles']);
    expect(family?.variants?.map(({ values }) => values.join(' / '))).toEqual([
      ...['1 HP / 4', '2 HP / 4', '3 HP / 4', '5 HP / 2', '5 HP / 4', '5 HP / 6', '7.5 HP / 4', '50 HP / 4'],
    ]);
  });
});

describe('a search for a SKU', () => {
  it('finds its product first', async () => {
    const { pro_sku: sku = '', _id } = await getDetail('VG-100S');
    for (const query of [sku, sku.toLowerCase()]) {
      const { products } = await shop.api().searchProducts({ params: { query } });
      expect(products.map((product) => product._id)).toEqual([_id]);
    }
  });

  it('finds it however the number is separated', async () => {
    await shop.database.execute(sql`update products set sku = 'AB-12/34.X' where model = 'VG-100S'`);
    const { _id } = await findByModel('VG-100S');
    for (const query of ['AB-12/34.X', 'ab 12 34 x', 'ab1234x']) {
      const { products } = await shop.api().searchProducts({ params: { query } });
      expect(products[0]?._id, query).toBe(_id);
    }
  });
});

describe('the demo catalogue', () => {
  it('says of every product by what unit and from where it is sold, and when it is dispatched', async () => {
    for (const product of await listAll()) {
      expect(isUnitCode(product.pro_unit ?? ''), product.pro_model).toBe(true);
      expect(product.pro_dispatch_days, product.pro_model).toBeDefined();
    }
    const { rows } = await shop.database.execute(
      sql`select model from products where terms ->> 'countryOfOrigin' is null or sku is null`,
    );
    expect(rows).toEqual([]);
  });

  it.each([
    ['for rent', 'for_rent'],
    ['with a price on request', 'pro_price_on_request'],
  ] as const)('has one to three products %s, none among the first of a category', async (_, field) => {
    const special = (await listAll()).filter((product) => product[field] !== undefined);
    expect(special.length).toBeGreaterThanOrEqual(1);
    expect(special.length).toBeLessThanOrEqual(3);
    expect(special.map(({ pro_category }) => pro_category)).not.toContain('Small Business Machinary');
    const { result: categories } = await shop.api().listCategories();
    for (const { _id: id } of categories) {
      const { products } = await shop.api().listProductsOfCategory({ params: { id }, query: { limit: '8' } });
      expect(products.filter((product) => product[field] !== undefined)).toEqual([]);
    }
  });

  it('never has them among the best sellers', async () => {
    for (let draw = 0; draw < 10; draw += 1) {
      const { result } = await shop.api().listBestSellers();
      expect(result.filter((product) => product.for_rent ?? product.pro_price_on_request)).toEqual([]);
    }
    const { rows } = await shop.database.execute<{ id: string }>(
      sql`select id from products where rent_period is not null limit 1`,
    );
    const buyer = await signUpWithPhone(shop);
    const { product } = await shop.api().getProduct({ params: { id: rows[0]?.id ?? '' } });
    await buyer.api.submitQuoteRequest({ body: quoteRequestFor([{ product, quantity: 5 }]) });
    const { result } = await shop.api().listBestSellers();
    expect(result.map(({ _id }) => _id)).not.toContain(product._id);
  });
});
