import type { Page } from '@playwright/test';
import { buyerScreens } from '../screens/buyer-screens.ts';
import { openScreen } from '../screens/screen.ts';
import { makeScreenData, type ScreenData } from '../screens/screen-data.ts';
import { visitorScreens } from '../screens/visitor-screens.ts';
import { expect, test } from '../support/browser-test.ts';
import { quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';

/**
 * `npm run test:screens`: twenty screens as they are first seen, compared with the pictures in `screenshots/`. After an
 * intended change, `npm run test:screens -- --update-snapshots` takes them again; look at each that differs.
 *
 * Not a part of `npm test`: the fonts are the shop's own, but Chromium and its FreeType, which differ from machine to
 * machine, decide where a line breaks and how an edge is smoothed.
 */
const SCREENS = [
  'home',
  'search-suggestions',
  'all-categories',
  'category',
  'sub-category',
  'products-filtered',
  'search',
  'search-none',
  'product',
  'product-quantity-too-large',
  'cart',
  'cart-empty',
  'login',
  'register',
  'submit-request',
  'submit-request-form',
  'orders',
  'order-delivered',
  'account',
  'contact',
];
const HEIGHTS = { 360: 740, 768: 1024, 1440: 900 };

/** The day of all requests and sessions, and what the browser takes for now. */
const DAY = '2026-11-20';
const NOW = new Date(`${DAY}T12:00:00+05:30`);

let shop: DatabaseShop;
let data: ScreenData;
test.beforeAll(async () => {
  shop = await startDatabaseShop();
  data = await makeScreenData(shop, shop.database);
  await requestBestSellers();
  await fixDayAndNames();
});
test.afterAll(() => shop.close());

for (const name of SCREENS)
  for (const [width, height] of Object.entries(HEIGHTS))
    test(`${name} looks as before at ${width} px`, async ({ browser }) => {
      const screen = [...visitorScreens, ...buyerScreens].find((each) => each.name === name);
      if (!screen) throw new Error(`There is no screen ${name}.`);
      const { page, close } = await openScreen(browser, shop.url, data, screen, Number(width), NOW);
      await page.setViewportSize({ width: Number(width), height });
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { mask: findDrawn(page) });
      await close();
    });

/** What is drawn by chance: an order's id, and the categories that the server's clock decides on. */
function findDrawn(page: Page) {
  const categories = new Set(data.products.map(({ pro_category }) => pro_category));
  categories.delete('Small Business Machinary');
  const isPreview = new RegExp(`^(${[...categories].join('|')})$`);
  return [
    page.getByRole('heading', { level: 1, name: /^Order / }),
    page.getByRole('main').getByRole('region', { name: isPreview }),
    page.getByRole('navigation', { name: 'Popular searches by category' }),
  ];
}

/** Of products that were requested equally often, or never, the shop shows any. */
async function requestBestSellers(): Promise<void> {
  const { api } = await signUpWithPhone(shop);
  const bestSellers = data.products.filter((_, at) => at % 17 === 3).slice(0, 13);
  for (const count of bestSellers.keys()) {
    const lines = bestSellers.slice(0, count + 1).map((product) => ({ product, quantity: 1 }));
    await api.submitQuoteRequest({ body: quoteRequestFor(lines) });
  }
}

async function fixDayAndNames(): Promise<void> {
  const day = `timestamptz '${DAY} 10:00+05:30'`;
  await shop.pool.query(`
    update quote_requests set financial_year = '2026-27', created_at = ${day} + running_number * interval '1 minute';
    update orders set created_at = quote_requests.created_at
    from quote_requests where quote_requests.id = quote_request_id;
    update order_status_changes set changed_at = ${day} + interval '1 hour';
    update sessions set created_at = ${day};
    update accounts set phone = '9830012345';
    update accounts set email = 'asha@new-works.example' where email = '${data.newBuyer.email}'`);
}
