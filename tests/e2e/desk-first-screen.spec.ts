import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import type { DatabaseShop } from '../support/database-shop.ts';
import { logInToDesk } from '../support/desk.ts';

/** Files of the desk and calls that a first visit waits for, one after the other or side by side. */
const MAX_SCRIPTS = 18;
const MAX_CALLS = 5;

const isScript = (url: string) => /\/desk\/assets\/.*\.js$/.test(url);
/** The call that reports changes to the desk, upon which screens load again. */
const EVENTS = '/api/staff/events';
const isCall = (url: string) => url.includes('/api/staff/') && !url.endsWith(EVENTS);

test('the first screen asks for its code beside that of the desk, and for few files and calls', async ({
  shop,
  browser,
}) => {
  const buyer = await signUpWithPhone(shop);
  const [order] = await requestQuote(buyer.api, 2);
  const paths = ['/', '/requests', '/products', `/requests/${order?.order_invoice_id}`];
  await openBefore(shop, browser, paths);
  // A mail that is sent meanwhile is an event, upon which Today loads again.
  await expect.poll(() => countDueJobs(shop)).toBe(0);
  for (const path of paths) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await logInToDesk(shop, page, 'owner');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const { promise: isScreenAsked, resolve } = Promise.withResolvers<void>();
    page.on('request', (request) => {
      if (/\/route-[^/]+\.js$/.test(request.url())) resolve();
    });
    // The code of the desk arrives only after that of the screen was asked for.
    await page.route(/\/assets\/desk-[^/]+\.js$/, async (route) => {
      await isScreenAsked;
      await route.continue();
    });
    const connected = page.waitForResponse((response) => response.url().endsWith(EVENTS));
    await page.goto(`${shop.url}/desk${path}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    // Connected, it would load again what it might have missed.
    await connected;
    await waitUntilReady(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isScript).length, path).toBeLessThanOrEqual(MAX_SCRIPTS);
    // Each is made once.
    const calls = asked.filter(isCall);
    expect(calls, path).toEqual([...new Set(calls)]);
    expect(calls.length, path).toBeLessThanOrEqual(MAX_CALLS);
    await context.close();
  }
});

async function countDueJobs({ pool }: DatabaseShop): Promise<number> {
  const { rows } = await pool.query(
    'select count(*)::integer as count from graphile_worker._private_jobs where run_at <= now()',
  );
  return rows[0].count;
}

/** A shop listens to changes from the first desk on, and a new request is noted as read by the first who opens it. */
async function openBefore(
  shop: Parameters<typeof logInToDesk>[0],
  browser: Browser,
  paths: readonly string[],
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logInToDesk(shop, page, 'owner');
  const opened = page.waitForResponse((response) => response.url().endsWith('/api/staff/request/open'));
  await page.goto(`${shop.url}/desk${paths.at(-1)}`);
  await opened;
  await waitUntilReady(page);
  await context.close();
}

/** Waits until another connection receives changes, which is later than the desk's does. */
function waitUntilReady(page: Page): Promise<void> {
  return page.evaluate(
    (path) =>
      new Promise<void>((resolve) => {
        const source = new EventSource(path);
        source.addEventListener('ready', () => {
          source.close();
          resolve();
        });
      }),
    EVENTS,
  );
}

test('the texts of one language are loaded, and the English ones if those of another cannot be', async ({
  shop,
  visit,
}) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'owner');
  await page.goto(`${shop.url}/desk/`);
  await page.getByLabel('Language').selectOption('hi');
  await expect(page.getByRole('heading', { level: 1, name: 'आज' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'आज' })).toBeVisible();
  expect(asked.filter((url) => /\/assets\/(en|hi)-/.test(url))).toEqual([
    expect.stringMatching(/\/assets\/hi-/),
  ]);
  await page.route(/\/assets\/hi-/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('udyoghaat_desk_language'))).toBe('hi');
});

test('nobody who is logged out sees a failure because the texts are slow', async ({ shop, visit }) => {
  const { page } = await visit();
  await page.route(/\/assets\/en-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto(`${shop.url}/desk/staff`);
  await expect(page.getByRole('heading', { name: 'Log in to the desk' })).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/login\?to=%2Fstaff/);
});
