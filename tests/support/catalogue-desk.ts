import type { Page } from '@playwright/test';
import { test as base } from './browser-test.ts';
import { type DatabaseShop, startDatabaseShop } from './database-shop.ts';
import { logInToDesk } from './desk.ts';

export { expect } from '@playwright/test';

/** The desk of somebody who keeps the catalogue, in a shop of its own, because its products change. */
export const test = base.extend<{ desk: Page }, { deskShop: DatabaseShop }>({
  deskShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const shop = await startDatabaseShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  desk: async ({ browser, deskShop }, use) => {
    const page = await browser.newPage({ baseURL: deskShop.url, viewport: { width: 1440, height: 900 } });
    await logInToDesk(deskShop, page, 'catalogue');
    await use(page);
    await page.close();
  },
});
