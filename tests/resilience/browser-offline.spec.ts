import type { Page } from '@playwright/test';
import { expect, type ShopFixtures, test } from '../support/browser-test.ts';
import { ADDRESS_ENTRY, fetchProducts, signUpWithPhone } from '../support/buyers.ts';
import { WIDTHS } from '../support/extended.ts';
import { getPath, unexpectedErrors, visibleLink } from '../support/page-actions.ts';

const NO_CONNECTION = 'You are offline.';
const NOT_LOADED = 'This page could not be loaded';

const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline);
/** Scrolls until the page has loaded the code that shows messages. */
const scrollUntilMessagesWork = (page: Page) =>
  expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(page.locator('section[aria-live=polite]')).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
/** The first interaction also fetches the code of the page of a product; without a connection that is an error. */
const waitForPrefetch = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .some(({ name }) => /\/assets\/product-[\w-]{8}\.js$/.test(name)),
      ),
    )
    .toBe(true);
const waitUntilLoaded = (page: Page) => page.waitForLoadState('networkidle');

for (const width of WIDTHS)
  test.describe(`offline at ${width} px`, () => {
    test('shows a notice while it is offline, and keeps the cart', async ({ visit }) => {
      const visitor = await visit({ width });
      const { page } = visitor;
      await page.goto('/products');
      await waitUntilLoaded(page);
      await scrollUntilMessagesWork(page);
      await waitForPrefetch(page);
      await setOffline(page, true);
      const notice = page.getByRole('status').getByText(NO_CONNECTION);
      await notice.waitFor();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click();
      await page.getByText('Added to your cart').waitFor();
      await setOffline(page, false);
      await notice.waitFor({ state: 'detached' });
      await visibleLink(page, 'Cart, 1 product').click();
      await page.getByText('Payable amount').waitFor();
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('retries a page whose code is missing, on a button press and when the connection is back', async ({
      shop,
      visit,
    }) => {
      const { page } = await visit({ width });
      await page.goto('/contact');
      await waitUntilLoaded(page);
      await page.getByLabel('First name').fill('Asha');
      await setOffline(page, true);
      await visibleLink(page, /home page$/).click();
      await page.getByRole('heading', { name: NOT_LOADED }).waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: NOT_LOADED }).waitFor();
      // Other pages cannot be loaded either, and trying does not lose what was typed.
      const failedRequest = page.waitForEvent(
        'requestfailed',
        (request) => request.url() === `${shop.url}/products`,
      );
      await visibleLink(page, 'All products').click();
      await failedRequest;
      await page.getByRole('heading', { name: NOT_LOADED }).waitFor();
      await expect(page.getByLabel('First name')).toHaveValue('Asha');
      await setOffline(page, false);
      await page.waitForURL('**/products');
      await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
    });

    test('keeps the URL of a page whose data could not be loaded, and retries it', async ({ visit }) => {
      const { page } = await visit({ width });
      await page.goto('/products');
      await waitUntilLoaded(page);
      const call = '**/getAllProducts*';
      await page.route(call, (route) => route.abort('internetdisconnected'));
      await page.getByLabel('Sort').selectOption('Price:Low-Top');
      await page.getByRole('heading', { name: NOT_LOADED }).waitFor();
      expect(getPath(page)).toBe('/products?sort=price-asc');
      await expect(page).toHaveTitle(NOT_LOADED);
      await page.unroute(call);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('article').first().waitFor();
      expect(getPath(page)).toBe('/products?sort=price-asc');
    });
  });

test.describe('quote request that loses the connection', () => {
  const WAITING_NOTICE = 'your request will be sent as soon as you are back online';

  /** A buyer about to submit. The first request reaches the server, but its response is lost. */
  async function openQuotation({ shop, visit }: ShopFixtures, beforeLoss: (page: Page) => Promise<void>) {
    const buyer = await signUpWithPhone(shop);
    await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
    const [product] = await fetchProducts(buyer.api, 1);
    const cart = { [product?._id ?? '']: 2 };
    const visitor = await visit({ token: buyer.token, cart, width: 360 });
    const { page } = visitor;
    const keys: (string | undefined)[] = [];
    await page.route('**/api/order/addOrders', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await beforeLoss(page);
      await route.abort('internetdisconnected');
    });
    await page.goto('/submit-request');
    await page.getByRole('radio').waitFor();
    await waitUntilLoaded(page);
    // The first key or press fetches the code of product pages in advance, which fails without a connection.
    const files = [/\/assets\/product-parts-/, /\/assets\/product-[\w-]{8}\.js/];
    const fetched = files.map((file) => page.waitForResponse(file).then((response) => response.finished()));
    await page.keyboard.press('Tab');
    await Promise.all(fetched);
    const quantities = async () => (await buyer.api.listOrders()).orders.map(({ order_qty }) => order_qty);
    return { ...visitor, visitor, keys, quantities };
  }

  const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' }).click();

  test('sends a waiting quote request once when the connection is back, unless the buyer edits something', async ({
    shop,
    visit,
  }) => {
    const { page, visitor, keys, quantities } = await openQuotation({ shop, visit }, (opened) =>
      setOffline(opened, true),
    );
    const waitingNotice = page.getByRole('alert').getByText(WAITING_NOTICE);
    await submit(page);
    await waitingNotice.waitFor();
    await page.getByRole('button', { name: '+ Add Address' }).click();
    await waitingNotice.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await submit(page);
    await waitingNotice.waitFor();
    await setOffline(page, false);
    await page.getByText('Your quote request has been submitted.').waitFor();
    await page.waitForURL('**/orders');
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    await expect.poll(() => quantities()).toEqual([2]);
    expect(unexpectedErrors(visitor)).toEqual([]);
  });

  test('resends a quote request that got no answer while the browser stayed online', async ({
    shop,
    visit,
  }) => {
    const { page, keys, quantities } = await openQuotation({ shop, visit }, async () => {});
    await page.clock.install();
    await submit(page);
    await page.getByRole('alert').getByText(WAITING_NOTICE).waitFor();
    await page.clock.fastForward(20_000);
    await page.getByText('Your quote request has been submitted.').waitFor();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    await expect.poll(() => quantities()).toEqual([2]);
  });
});
