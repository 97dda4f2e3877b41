import type { Page } from '@playwright/test';
import { buyerScreens } from '../screens/buyer-screens.ts';
import { openScreen } from '../screens/screen.ts';
import { makeScreenData, type ScreenData } from '../screens/screen-data.ts';
import { visitorScreens } from '../screens/visitor-screens.ts';
import { expect, test } from '../support/browser-test.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';

/**
 * Eight screens as they are first seen, compared with the pictures in `screenshots/`. After an intended change of layout
 * take them again: `npm run test:e2e -- screenshots --update-snapshots`.
 */
const SCREENS: { name: string; widths: number[]; varying?: (page: Page) => ReturnType<Page['locator']>[] }[] =
  [
    {
      name: 'home',
      widths: [360, 1440],
      // Products and categories chosen at random.
      varying: (page) => [page.getByRole('region', { name: 'Best Sellers' })],
    },
    { name: 'category', widths: [360, 1440] },
    { name: 'product', widths: [360, 1440] },
    { name: 'search', widths: [360] },
    { name: 'cart', widths: [360, 1440] },
    { name: 'login', widths: [360] },
    { name: 'submit-request', widths: [360] },
    {
      name: 'order-delivered',
      widths: [360],
      // The order's id, its date and the financial year in the estimate's number.
      varying: (page) => [page.getByRole('heading', { level: 1 })],
    },
  ];
const HEIGHTS: Record<number, number> = { 360: 740, 1440: 900 };

// Other systems draw the same fonts differently.
test.skip(process.platform !== 'linux', 'The pictures were taken on Linux.');

// What other tests leave in the shared shop would show.
let shop: DatabaseShop;
let data: ScreenData;
test.beforeAll(async () => {
  shop = await startDatabaseShop();
  data = await makeScreenData(shop, shop.database);
});
test.afterAll(() => shop.close());

for (const { name, widths, varying } of SCREENS)
  for (const width of widths)
    test(`${name} looks as before at ${width} px`, async ({ browser }) => {
      const screen = [...visitorScreens, ...buyerScreens].find((each) => each.name === name);
      if (!screen) throw new Error(`There is no screen ${name}.`);
      const { page, close } = await openScreen(browser, shop.url, data, screen, width);
      await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { mask: varying?.(page) ?? [] });
      await close();
    });
