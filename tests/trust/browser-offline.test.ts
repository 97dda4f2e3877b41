import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_ENTRY, signUpWithPhone, someProducts } from '../support/buyers.ts';
import { faults, openVisitedShop, pathOf, type VisitedShop, visibleLink } from '../support/shop-visits.ts';
import { WIDTHS } from '../support/trust.ts';

const NO_CONNECTION = 'There is no connection.';
const NOT_LOADED = 'This page could not be loaded';

let shop: VisitedShop;
beforeAll(async () => {
  shop = await openVisitedShop();
}, 150_000);
afterAll(() => shop?.close());

const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline);
/** As everybody does before they do anything else; what is needed for it comes with that. */
const lookRound = (page: Page) => page.mouse.wheel(0, 200);
const isLoaded = (page: Page) => page.waitForLoadState('networkidle');

describe.each(WIDTHS)('without a connection at %i px', (width) => {
  it('it is said for as long as it lasts, and the cart is kept', async () => {
    const visitor = await shop.visitAs({ width });
    const { page } = visitor;
    await page.goto('/products');
    await isLoaded(page);
    await lookRound(page);
    await page.locator('section[aria-live=polite]').waitFor({ state: 'attached' });
    await setOffline(page, true);
    const said = page.getByRole('status').getByText(NO_CONNECTION);
    await said.waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await page.getByText('Added to your cart').waitFor();
    await setOffline(page, false);
    await said.waitFor({ state: 'detached' });
    await visibleLink(page, 'Cart, 1 product').click();
    await page.getByText('Payable amount').waitFor();
    expect(faults(visitor)).toEqual([]);
    await visitor.close();
  }, 60_000);

  it('a page whose code is not there yet is tried again by hand, and comes by itself with the connection', async () => {
    const { page, close } = await shop.visitAs({ width });
    await page.goto('/contact');
    await isLoaded(page);
    await page.getByLabel('First name').fill('Asha');
    await setOffline(page, true);
    await visibleLink(page, /home page$/).click();
    await page.getByRole('heading', { name: NOT_LOADED }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: NOT_LOADED }).waitFor();
    // Another page is as far away, and what was typed is not lost on the way.
    const hasFailed = page.waitForEvent(
      'requestfailed',
      (request) => request.url() === `${shop.url}/products`,
    );
    await visibleLink(page, 'All products').click();
    await hasFailed;
    await page.getByRole('heading', { name: NOT_LOADED }).waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Asha');
    await setOffline(page, false);
    await page.waitForURL('**/products');
    await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
    await close();
  }, 60_000);

  it('a page whose data do not come keeps its address and is tried again', async () => {
    const { page, close } = await shop.visitAs({ width });
    await page.goto('/products');
    await isLoaded(page);
    const call = '**/getAllProducts*';
    await page.route(call, (route) => route.abort('internetdisconnected'));
    await page.getByLabel('Sort').selectOption('Price:Low-Top');
    await page.getByRole('heading', { name: NOT_LOADED }).waitFor();
    expect(pathOf(page)).toBe('/products?sort=price-asc');
    expect(await page.title()).toMatch(NOT_LOADED);
    await page.unroute(call);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('article').first().waitFor();
    expect(pathOf(page)).toBe('/products?sort=price-asc');
    await close();
  }, 60_000);
});

describe('a quote request that loses the connection', () => {
  const WAITS = 'your request is sent as soon as the connection is back';

  /** A buyer before the button; the first request arrives, and its answer never comes. */
  async function openQuotation(atLoss: (page: Page) => Promise<void>) {
    const buyer = await signUpWithPhone(shop);
    await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
    const [product] = await someProducts(buyer.api, 1);
    const cart = { [product?._id ?? '']: 2 };
    const visitor = await shop.visitAs({ token: buyer.token, cart, width: 360 });
    const { page } = visitor;
    const keys: (string | undefined)[] = [];
    await page.route('**/api/order/addOrders', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await atLoss(page);
      await route.abort('internetdisconnected');
    });
    await page.goto('/submit-request');
    await page.getByRole('radio').waitFor();
    await isLoaded(page);
    const quantities = async () => (await buyer.api.listOrders()).orders.map(({ order_qty }) => order_qty);
    return { ...visitor, visitor, keys, quantities };
  }

  const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' }).click();

  it('waits, says so, and is made once when it is back, unless the buyer turns to something else', async () => {
    const { page, visitor, keys, quantities } = await openQuotation((opened) => setOffline(opened, true));
    const waits = page.getByRole('alert').getByText(WAITS);
    await submit(page);
    await waits.waitFor();
    await page.getByRole('button', { name: '+ Add Address' }).click();
    await waits.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '+ Add Address' }).click();
    await submit(page);
    await waits.waitFor();
    await setOffline(page, false);
    await page.getByText('Your quote request has been submitted.').waitFor();
    await page.waitForURL('**/orders');
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(await quantities()).toEqual([2]);
    expect(faults(visitor)).toEqual([]);
    await visitor.close();
  }, 60_000);

  it('is made by itself also when the browser never noticed', async () => {
    const { page, keys, quantities, close } = await openQuotation(async () => {});
    await page.clock.install();
    await submit(page);
    await page.getByRole('alert').getByText(WAITS).waitFor();
    await page.clock.fastForward(20_000);
    await page.getByText('Your quote request has been submitted.').waitFor();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await quantities()).toEqual([2]);
    await close();
  }, 60_000);
});
