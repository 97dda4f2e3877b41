import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WireCategory, WireProduct } from '#contract/catalogue.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';

let shop: DatabaseShop;
let product: WireProduct;
let category: WireCategory;
beforeAll(async () => {
  shop = await startDatabaseShop();
  const [firstProduct] = (await shop.api().listProducts()).products;
  const [firstCategory] = (await shop.api().listCategories()).result;
  if (!firstProduct || !firstCategory) throw new Error('The demo catalogue is empty.');
  product = firstProduct;
  category = firstCategory;
});
afterAll(() => shop.close());

const read = async (path: string) => (await fetch(shop.url + path)).text();
const SENT_DATA = /<script id="page-data" type="application\/json">([^<]*)<\/script>/;

it('sends the data of a page with it once, as JSON', async () => {
  const html = await read(`/product/any/${product._id}/DEMO`);
  const data = JSON.parse(SENT_DATA.exec(html)?.[1] ?? '');
  expect(data.page.product).toMatchObject({ id: product._id, title: product.pro_title });
  expect(data.page.similar).toHaveLength(12);
  expect(data.root.categories).toContainEqual(expect.objectContaining({ name: category.cat_name }));
  const routerScript = html.slice(html.lastIndexOf('<script>'));
  expect(routerScript).not.toContain(product._id);
});

it('sends the data of the layout, but none of the page, with a page that is not found', async () => {
  const data = JSON.parse(SENT_DATA.exec(await read('/product/any/gone/DEMO'))?.[1] ?? '');
  expect(Object.keys(data)).toEqual(['root']);
});

it('gives the router the data themselves when it asks for them', async () => {
  expect(await read('/cart.data?_routes=root')).toContain(category.cat_name);
  expect(await read(`/product/any/${product._id}/DEMO.data`)).toContain(product.pro_title);
});
