import type { Browser, Page } from '@playwright/test';
import { SERVICE_WORKER_FILE } from '#domain/page-paths.ts';
import { test as base, expect } from '../support/browser-test.ts';
import { signUpWithPhone } from '../support/buyers.ts';
import { startDatabaseShop } from '../support/database-shop.ts';
import { getPath, unexpectedErrors, visibleLink } from '../support/page-actions.ts';
import { type Relay, startRelay } from '../support/relay.ts';
import { type Visitor, visitAs } from '../support/visit-as.ts';

/** All other browser tests run without the service worker. */
const test = base.extend<{ relay: Relay }>({
  relay: async ({ shop }, use) => {
    const relay = await startRelay(shop.url);
    await use(relay);
    relay.close();
  },
});

/** Opens the list of products, and waits until the service worker has a copy of it. */
async function openProducts(browser: Browser, { url }: Relay, visitor: Visitor = {}) {
  const visit = await visitAs(browser, url, { ...visitor, width: 360, hasServiceWorker: true });
  await visit.page.goto('/products');
  await waitForCopy(visit.page, '/products');
  return visit;
}

async function openToTheEnd(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

async function setOffline(page: Page, relay: Relay, isOffline: boolean): Promise<void> {
  relay.isDown = isOffline;
  await page.context().setOffline(isOffline);
}

const hasCopy = (page: Page, path: string) =>
  page.evaluate(async (url) => (await caches.match(url)) !== undefined, path);
const waitForCopy = (page: Page, path: string) => expect.poll(() => hasCopy(page, path)).toBe(true);
const listCopiedPages = (page: Page) =>
  page.evaluate(async () => {
    const copies = await (await caches.open('udyoghaat_pages')).keys();
    return copies.map(({ url }) => new URL(url).pathname);
  });
const countRegistrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const copyNotice = (page: Page) => page.getByRole('status').getByText(/This page was saved on \d/);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('shows a page without a connection as it last was, with its time, and no page that was not visited', async ({
  browser,
  relay,
}) => {
  const visit = await openProducts(browser, relay);
  const { page } = visit;
  await setOffline(page, relay, true);
  await page.reload();
  await heading(page, 'All products').waitFor();
  await copyNotice(page).waitFor();
  await page.getByRole('status').getByText('You are offline.').waitFor();
  const font = await page.evaluate(() => document.fonts.check('1rem "IBM Plex Sans"'));
  expect(font).toBe(true);
  expect(unexpectedErrors(visit)).toEqual([]);

  await page.goto('/contact');
  await heading(page, 'You are offline').waitFor();
  await setOffline(page, relay, false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await heading(page, 'Get in Touch').waitFor();
  expect(await copyNotice(page).count()).toBe(0);
  await visit.close();
});

test('follows a link to a page that it has a copy of, and loads that page again when the connection is back', async ({
  browser,
  relay,
}) => {
  const { page, close } = await openProducts(browser, relay);
  await openToTheEnd(page, '/contact');
  await setOffline(page, relay, true);
  await visibleLink(page, 'All products').click();
  await copyNotice(page).waitFor();
  expect(getPath(page)).toBe('/products');
  await setOffline(page, relay, false);
  await page.getByRole('button', { name: 'Reload' }).click();
  await copyNotice(page).waitFor({ state: 'detached' });
  await heading(page, 'All products').waitFor();
  await close();
});

test('stores nothing of a buyer, and deletes all copies at the logout', async ({ browser, shop, relay }) => {
  const { token } = await signUpWithPhone(shop);
  const { page, close } = await openProducts(browser, relay, { token });
  for (const path of ['/orders', '/account']) await openToTheEnd(page, path);
  await expect.poll(() => listCopiedPages(page)).toEqual(['/products']);
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${relay.url}/`);
  await expect.poll(() => listCopiedPages(page)).toEqual([]);
  await close();
});

test('leaves calls of the API, pictures and whatever is not a GET to the browser', async ({
  browser,
  relay,
}) => {
  const { page, close } = await openProducts(browser, relay);
  const [picture] = await page.getByRole('main').locator('img').all();
  const requests = [
    'GET /api/product/getAllProducts?limit=7',
    'POST /api/product/getCartDetails',
    'HEAD /products',
    'GET /livez',
    `GET ${new URL((await picture?.getAttribute('src')) ?? '', relay.url).pathname}?again`,
  ];
  const answeredByWorker: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker()) answeredByWorker.push(response.url());
  });
  const send = (request: string) =>
    page.evaluate(
      async ([method = '', url = '']) =>
        (await fetch(url, { method, cache: 'no-store' }).catch(() => undefined))?.status,
      request.split(' '),
    );
  for (const request of requests) {
    expect(await send(request), request).toBeGreaterThanOrEqual(200);
    expect(relay.requests.filter((each) => each === request)).toHaveLength(1);
  }
  relay.isDown = true;
  for (const request of requests) expect(await send(request), request).toBeUndefined();
  expect(answeredByWorker).toEqual([]);
  await close();
});

test('keeps the scripts of an open page after an update, until the page is closed', async ({
  browser,
  relay,
}) => {
  const { page, close } = await openProducts(browser, relay);
  await openToTheEnd(page, '/contact');
  await waitForCopy(page, '/contact');

  const script = await (await fetch(relay.target + SERVICE_WORKER_FILE)).text();
  relay.scripts.set(SERVICE_WORKER_FILE, `${script}// of the next version`);
  relay.missing = /^\/assets\/products-/;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(isWaiting).toBe(true);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await visibleLink(page, 'All products').click();
  await heading(page, 'All products').waitFor();
  expect(documents).toEqual([]);
  await expect.poll(() => hasCopy(page, '/contact')).toBe(true);

  const context = page.context();
  await page.close();
  await expect(async () => {
    const next = await context.newPage();
    await next.goto('/aboutus');
    await waitForCopy(next, '/aboutus');
    const isStored = await hasCopy(next, '/contact');
    await next.close();
    expect(isStored).toBe(false);
  }).toPass();
  await close();
});

test('is removed with all copies by a shop that has no service worker', async ({ browser, relay }) => {
  const { page, close } = await openProducts(browser, relay);
  await expect.poll(() => countRegistrations(page)).toBe(1);
  const shopWithout = await startDatabaseShop({ SERVICE_WORKER: 'off' });
  relay.target = shopWithout.url;
  await page.goto('/contact');
  await expect.poll(() => countRegistrations(page)).toBe(0);
  await expect.poll(() => hasCopy(page, '/products')).toBe(false);
  await openToTheEnd(page, '/aboutus');
  expect(await countRegistrations(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await close();
  await shopWithout.close();
});
