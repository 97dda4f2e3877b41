import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, type Visit } from './browser.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { TOKEN_COOKIE, type Visitor, visitAs } from './visit-as.ts';

/** A running shop on a database that the test can change, with a browser before it. */
export type VisitedShop = ShopProcess & {
  database: TestDatabase['database'];
  browser: Browser;
  /** A browser of one's own: logged in with the token, with this cart. */
  visitAs(who: Visitor): Promise<Visit>;
};

export async function openVisitedShop(): Promise<VisitedShop> {
  const database = await createTestDatabase();
  const [shop, browser] = await Promise.all([startShop({ DATABASE_URL: database.url }), launchBrowser()]);
  return {
    ...shop,
    database: database.database,
    browser,
    visitAs: (who) => visitAs(browser, shop.url, who),
    async close() {
      await browser.close();
      await shop.close();
      await database.close();
    },
  };
}

export async function tokenIn(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === TOKEN_COOKIE)?.value;
}

export const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** The pages' clock stands still from now on, so that waits can be told to the millisecond. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** With the clock stopped: these words appear, stay so long with the page where it is, and not longer. */
export async function staysFor(page: Page, words: string, milliseconds: number): Promise<void> {
  const where = page.url();
  let passed = 0;
  // A message needs a moment of the page's own time to appear.
  while (!(await page.getByText(words).first().isVisible())) {
    await page.clock.runFor(20);
    passed += 20;
    if (passed > milliseconds / 2) throw new Error(`'${words}' did not appear.`);
    await sleep(50);
  }
  await page.clock.runFor(milliseconds - passed - 1);
  if (page.url() !== where) throw new Error(`It left ${where} too early.`);
  await page.clock.runFor(passed + 1);
  await page.waitForURL((url) => url.href !== where);
}

/** Complaints other than the browser's own line about a refused call. */
export function faults({ complaints }: Visit): string[] {
  return complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'));
}

/** The first of the links with this name that can be seen: header and bar of a phone have some of the same. */
export function visibleLink(page: Page, name: string | RegExp): Locator {
  return page.getByRole('link', { name }).filter({ visible: true }).first();
}
