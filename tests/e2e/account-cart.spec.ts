import type { Page } from '@playwright/test';
import type { WireProduct } from '#contract/catalogue.ts';
import { text } from '#web/text/en.ts';
import { expect, test } from '../support/browser-test.ts';
import { ADDRESS_ENTRY, fetchProducts, quoteRequestFor, signUp, signUpWithPhone } from '../support/buyers.ts';
import { unexpectedErrors, visibleLink } from '../support/page-actions.ts';
import { TOKEN_COOKIE } from '../support/visit-as.ts';

let products: WireProduct[];
let drill: string;
let saw: string;
let pump: string;
test.beforeAll(async ({ shop }) => {
  products = await fetchProducts(shop.api(), 3);
  [drill = '', saw = '', pump = ''] = products.map(({ _id }) => _id);
});

const titleOf = (id: string) => products.find(({ _id }) => _id === id)?.pro_title ?? '';
const cartIn = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('udyoghaat_cart') ?? '{}').items ?? {});
const main = (page: Page) => page.getByRole('main');
const remove = (page: Page, id: string) =>
  main(page)
    .getByRole('button', { name: `Remove ${titleOf(id)}`, exact: true })
    .click();

test('two devices have one cart: what is removed leaves both, and what was added is offered, also after a time without a connection', async ({
  shop,
  visit,
}) => {
  const buyer = await signUpWithPhone(shop);
  const accountItems = async () => (await buyer.api.getAccountCart()).items;
  const desk = await visit({ token: buyer.token, cart: { [drill]: 2, [saw]: 1 }, width: 1440 });
  await desk.page.goto('/cart');
  await expect.poll(accountItems).toEqual({ [drill]: 2, [saw]: 1 });

  const phone = await visit({ token: buyer.token, cart: { [pump]: 1 }, width: 360 });
  await phone.page.goto('/cart');
  await phone.page.getByText('2 more items from another device:').waitFor();
  await expect.poll(() => cartIn(phone.page)).toEqual({ [pump]: 1 });
  await phone.page.getByRole('button', { name: 'Add', exact: true }).click();
  await visibleLink(phone.page, 'Cart, 3 products').waitFor();
  await phone.page.getByText('more items from another device:').waitFor({ state: 'detached' });
  await expect.poll(() => cartIn(phone.page)).toEqual({ [pump]: 1, [drill]: 2, [saw]: 1 });
  await expect.poll(accountItems).toEqual({ [pump]: 1, [drill]: 2, [saw]: 1 });

  await phone.page.context().setOffline(true);
  await remove(phone.page, pump);
  await main(phone.page)
    .getByRole('group', { name: `Quantity: ${titleOf(saw)}` })
    .getByRole('button', { name: text.product.increaseQuantity })
    .click();
  await expect.poll(() => cartIn(phone.page)).toEqual({ [drill]: 2, [saw]: 2 });

  await desk.page.reload();
  await desk.page.getByText('1 more item from another device:').waitFor();
  await remove(desk.page, saw);
  await expect.poll(accountItems).toEqual({ [pump]: 1, [drill]: 2 });

  await phone.page.context().setOffline(false);
  await visibleLink(phone.page, 'Cart, 1 product').waitFor();
  await expect.poll(() => cartIn(phone.page)).toEqual({ [drill]: 2 });
  await expect.poll(accountItems).toEqual({ [drill]: 2 });
  await desk.page.reload();
  await main(desk.page)
    .getByRole('heading', { name: titleOf(drill) })
    .waitFor();
  await expect.poll(() => cartIn(desk.page)).toEqual({ [drill]: 2 });

  const product = products.find(({ _id }) => _id === drill);
  if (!product) throw new Error('There is no such product.');
  await buyer.api.submitQuoteRequest({ body: quoteRequestFor([{ product, quantity: 2 }]) });
  for (const { page } of [desk, phone]) {
    await page.reload();
    await page.getByText('There is no items').waitFor();
  }
  expect([...unexpectedErrors(desk), ...unexpectedErrors(phone)]).toEqual([]);
});

test('what was requested can be put into the cart again at once', async ({ shop, visit }) => {
  const buyer = await signUpWithPhone(shop);
  await buyer.api.saveAddress({ body: { ...ADDRESS_ENTRY, address_email: buyer.email } });
  const accountItems = async () => (await buyer.api.getAccountCart()).items;
  const visitor = await visit({ token: buyer.token, cart: { [drill]: 2, [saw]: 1 }, width: 1440 });
  const { page } = visitor;
  await page.goto('/cart');
  await expect.poll(accountItems).toEqual({ [drill]: 2, [saw]: 1 });
  await main(page).getByRole('button', { name: 'Request a quote' }).click();
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.waitForURL('**/orders');
  await expect.poll(() => cartIn(page)).toEqual({});
  await main(page).getByRole('button', { name: 'Reorder all 2' }).click();
  await expect.poll(() => cartIn(page)).toEqual({ [drill]: 2, [saw]: 1 });
  await expect.poll(accountItems).toEqual({ [drill]: 2, [saw]: 1 });
  await page.goto('/cart');
  await main(page).getByText(titleOf(drill)).first().waitFor();
  expect(await cartIn(page)).toEqual({ [drill]: 2, [saw]: 1 });
  expect(unexpectedErrors(visitor)).toEqual([]);
});

test('a browser’s cart stays with the account whose it is, and what a visitor adds goes to the next one', async ({
  shop,
  visit,
}) => {
  const [first, second] = [await signUp(shop), await signUp(shop)];
  const visitor = await visit({ token: first.token, cart: { [drill]: 2 }, width: 360 });
  const { page } = visitor;
  await page.goto('/cart');
  await expect.poll(async () => (await first.api.getAccountCart()).items).toEqual({ [drill]: 2 });

  await page.context().clearCookies();
  await page.goto('/products');
  await visibleLink(page, 'Cart, 1 product').waitFor();
  await main(page)
    .getByRole('button', { name: `Add to Cart: ${titleOf(saw)}` })
    .click();
  await visibleLink(page, 'Cart, 2 products').waitFor();

  await page.context().addCookies([{ name: TOKEN_COOKIE, value: second.token, url: shop.url }]);
  await page.goto('/cart');
  await page.getByText('Products added by the account that was logged in here before').waitFor();
  await expect.poll(() => cartIn(page)).toEqual({ [saw]: 1 });
  await expect.poll(async () => (await second.api.getAccountCart()).items).toEqual({ [saw]: 1 });
  expect((await first.api.getAccountCart()).items).toEqual({ [drill]: 2 });
  expect(unexpectedErrors(visitor)).toEqual([]);
});

test('logging out leaves what is in the cart', async ({ shop, visit }) => {
  const { token } = await signUp(shop);
  const visitor = await visit({ token, cart: { [drill]: 2 } });
  const { page } = visitor;
  await page.goto('/products');
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  await page.goto('/cart');
  await main(page).getByText(titleOf(drill)).first().waitFor();
  expect(await cartIn(page)).toEqual({ [drill]: 2 });
  expect(unexpectedErrors(visitor)).toEqual([]);
});

test('a shop that was restored from a backup takes nothing out of a browser’s cart', async ({
  shop,
  visit,
}) => {
  const buyer = await signUp(shop);
  const { page } = await visit({ token: buyer.token, cart: { [drill]: 2 }, width: 360 });
  await page.goto('/cart');
  await expect.poll(async () => (await buyer.api.getAccountCart()).version).toBe(1);
  await shop.pool.query(
    `update account_carts set version = 0, items = '{}' where account_id = (select id from accounts where email = $1)`,
    [buyer.email],
  );
  await page.reload();
  await expect.poll(async () => (await buyer.api.getAccountCart()).items).toEqual({ [drill]: 2 });
  await expect.poll(() => cartIn(page)).toEqual({ [drill]: 2 });
});

test('removing a product and emptying the cart can be undone', async ({ visit }) => {
  const { page } = await visit({ cart: { [drill]: 2, [saw]: 1, [pump]: 3 }, width: 1440 });
  await page.goto('/cart');
  await remove(page, saw);
  await page.getByText('Removed from your cart').waitFor();
  await expect.poll(() => cartIn(page)).toEqual({ [drill]: 2, [pump]: 3 });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(Object.entries(await cartIn(page))).toEqual([
    [drill, 2],
    [saw, 1],
    [pump, 3],
  ]);
  await page.getByText('Removed from your cart').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Empty cart' }).click();
  await page.getByText('There is no items').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await main(page)
    .getByRole('heading', { name: titleOf(pump) })
    .waitFor();
  await expect.poll(() => cartIn(page)).toEqual({ [drill]: 2, [saw]: 1, [pump]: 3 });
});

for (const width of [360, 1440])
  test(`a stepper beside ‘Add to Cart’ changes what is in the cart, from 1 to 5, at ${width} px`, async ({
    visit,
  }) => {
    const visitor = await visit({ width });
    const { page } = visitor;
    for (const path of ['/products', `/product/any/${saw}/DEMO`]) {
      await page.goto(path);
      const isQuantityField = path !== '/products' && width === 1440;
      const name = isQuantityField ? 'In cart' : `In your cart: ${titleOf(saw)}`;
      const stepper = main(page).getByRole('group', { name, exact: true });
      const change = (name: string) => stepper.getByRole('button', { name }).click();
      await main(page)
        .getByRole('button', { name: path === '/products' ? `Add to Cart: ${titleOf(saw)}` : 'Add to Cart' })
        .first()
        .click();
      await stepper.waitFor();
      await change(text.product.decreaseQuantity);
      await page.getByText('Quantity never be less than 1').waitFor();
      for (let count = 0; count < 4; count += 1) await change(text.product.increaseQuantity);
      await expect.poll(() => cartIn(page)).toEqual({ [saw]: 5 });
      await change(text.product.increaseQuantity);
      await page.getByText('Quantity never be greater than 5').waitFor();
      await expect.poll(() => cartIn(page)).toEqual({ [saw]: 5 });
      // A second quantity beside it would be taken for the same.
      await expect(main(page).getByRole('group', { name: 'Quantity', exact: true })).toHaveCount(0);
      await page.evaluate(() => localStorage.removeItem('udyoghaat_cart'));
    }
    expect(unexpectedErrors(visitor)).toEqual([]);
  });

for (const width of [1280, 1440, 1920])
  test(`lines of the cart take at most 96 px at ${width} px and name model, HSN and GST`, async ({
    shop,
    visit,
  }) => {
    const { products: dearest } = await shop
      .api()
      .listProducts({ query: { limit: '40', sort: 'price-desc' } });
    const all = [...dearest, ...products];
    const { page } = await visit({ width, cart: Object.fromEntries(all.map(({ _id }) => [_id, 5])) });
    await page.goto('/cart');
    const lines = main(page).getByRole('listitem');
    await expect(lines).toHaveCount(all.length);
    const heights = await lines.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(96);
    for (const [index, { pro_model, pro_hsn, pro_gst_percentage }] of all.entries()) {
      const line = await lines.nth(index).innerText();
      expect(line.replace(/\s+/g, ' ')).toMatch(`Model ${pro_model} HSN ${pro_hsn}`);
      expect(line.replace(/\s+/g, ' ')).toContain(`GST ${pro_gst_percentage}%`);
    }
  });
