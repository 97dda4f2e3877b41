import { test as base } from '@playwright/test';
import { makeScreenData, type ScreenData } from '../screens/screen-data.ts';
import type { Visit } from './browser.ts';
import { type DatabaseShop, startDatabaseShop } from './database-shop.ts';
import { type Visitor, visitAs } from './visit-as.ts';

export { expect } from '@playwright/test';

type TestFixtures = {
  /** Opens a page of the shared shop in a browser context of its own, closed when the test ends. */
  visit(visitor?: Visitor): Promise<Visit>;
  clearRateLimits: undefined;
};

type WorkerFixtures = {
  /**
   * A running shop on a database of its own, shared by the tests of one worker. A test that changes the catalogue opens
   * its own shop with `startDatabaseShop`; accounts, orders and addresses of other tests do no harm.
   */
  shop: DatabaseShop;
  /** Buyers and orders in the shared shop, for the screens of `tests/screens`. */
  screenData: ScreenData;
};

/** For helpers that need both. */
export type ShopFixtures = Pick<TestFixtures & WorkerFixtures, 'shop' | 'visit'>;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    async ({ browser: _ }, use) => {
      const shop = await startDatabaseShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  screenData: [
    async ({ shop }, use) => use(await makeScreenData(shop, shop.database)),
    { scope: 'worker', timeout: 150_000 },
  ],
  // All browsers here have one network address; no test may use up the limits of the next one.
  clearRateLimits: [
    async ({ shop }, use) => {
      await shop.pool.query('delete from rate_limits');
      await use(undefined);
    },
    { auto: true },
  ],
  visit: async ({ browser, shop }, use) => {
    const visits: Visit[] = [];
    await use(async (visitor = {}) => {
      const visit = await visitAs(browser, shop.url, visitor);
      visits.push(visit);
      return visit;
    });
    for (const visit of visits) await visit.close();
  },
});
