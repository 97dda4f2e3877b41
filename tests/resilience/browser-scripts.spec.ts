import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { ADDRESS_ENTRY, fetchProducts, signUpWithPhone } from '../support/buyers.ts';
import { WIDTHS } from '../support/extended.ts';
import { getPath, unexpectedErrors, visibleLink } from '../support/page-actions.ts';

/** Makes the server answer 404 for these files, as after an update. Call the returned function to restore them. */
async function removeFiles(
  shop: { url: string },
  context: BrowserContext,
  pattern: string,
): Promise<() => Promise<void>> {
  const files = `**/assets/${pattern}`;
  await context.route(files, (route) => route.continue({ url: `${shop.url}/assets/of-another-version.js` }));
  return () => context.unroute(files);
}

const FORMS = ['/login', '/register', '/forget-password', '/contact', '/cart', '/account', '/submit-request'];

/** A visitor whose browser runs no scripts, or who never gets them. */
async function visitWithoutScripts(
  { browser, shop }: { browser: Browser; shop: { url: string } },
  javaScriptEnabled: boolean,
  width: number,
) {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width, height: 900 },
    javaScriptEnabled,
  });
  await context.route('**/*.js', (route) => route.abort());
  return { page: await context.newPage(), close: () => context.close() };
}

/** Expects the notice that appears after ten seconds; finishing its animation skips the wait. */
async function expectIncompleteNotice(page: Page): Promise<void> {
  const notice = page.getByText('This page is still loading.');
  expect(await notice.isVisible()).toBe(false);
  await notice.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await notice.waitFor();
}

/** Collects the paths of full page loads. */
function recordPageLoads(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

for (const width of WIDTHS)
  test.describe(`page of an outdated version at ${width} px`, () => {
    test('reloads fully once on the next navigation and keeps the typed postal address', async ({
      shop,
      visit,
    }) => {
      const buyer = await signUpWithPhone(shop);
      await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
      const [product] = await fetchProducts(buyer.api, 1);
      const visitor = await visit({ token: buyer.token, cart: { [product?._id ?? '']: 2 }, width });
      const { page } = visitor;
      await page.goto('/submit-request');
      await page.getByRole('button', { name: '+ Add Address' }).click();
      await page.getByLabel('Customer or person').fill('Rao & Sons');
      const restoreFiles = await removeFiles(shop, page.context(), '{products,submit-request}-*.js');
      const pages = recordPageLoads(page);
      page.on('request', (request) => request.resourceType() === 'document' && void restoreFiles());
      await visibleLink(page, 'All products').click();
      await page.waitForURL('**/products');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Add to Cart/ })
        .nth(3)
        .click();
      await visibleLink(page, 'Cart, 2 products').waitFor();
      expect(pages).toEqual(['/products']);
      await page.goBack();
      await page.getByLabel('Customer or person').waitFor();
      await expect(page.getByLabel('Customer or person')).toHaveValue('Rao & Sons');
    });

    test('stays readable, says that it is incomplete and does not reload in a loop', async ({
      shop,
      visit,
    }) => {
      const { page } = await visit({ width });
      await page.goto('/contact');
      await page.waitForLoadState('networkidle');
      await removeFiles(shop, page.context(), 'products-*.js');
      const pages = recordPageLoads(page);
      await visibleLink(page, 'All products').click();
      await page.waitForURL('**/products');
      await page.getByRole('article').first().waitFor();
      await expectIncompleteNotice(page);
      expect(pages).toEqual(['/products']);
    });

    if (width < 1024)
      test('opens the page of all categories when their sheet could not be loaded', async ({
        shop,
        visit,
      }) => {
        const visitor = await visit({ width });
        const { page } = visitor;
        await page.goto('/contact');
        await page.waitForLoadState('networkidle');
        await removeFiles(shop, page.context(), 'category-sheet-*.js');
        await visibleLink(page, 'All category').click();
        await page.getByRole('heading', { level: 1, name: 'All categories' }).waitFor();
        expect(unexpectedErrors(visitor)).toEqual([]);
      });

    test('reports that the city list could not be loaded', async ({ shop, visit }) => {
      const visitor = await visit({ width });
      const { page } = visitor;
      await page.goto('/contact');
      await page.waitForLoadState('networkidle');
      await removeFiles(shop, page.context(), 'city-dialog-*.js');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /your city/ })
        .filter({ visible: true })
        .click();
      await page.getByText('The list of cities could not be loaded. Please reload the page.').waitFor();
      expect(unexpectedErrors(visitor)).toEqual([]);
    });
  });

for (const width of WIDTHS)
  test.describe(`without scripts at ${width} px`, () => {
    for (const [scripts, javaScriptEnabled] of [
      ['scripts that fail to load', true],
      ['scripts switched off', false],
    ] as const)
      test(`all pages can be read with ${scripts} at ${width} px`, async ({ browser, shop }) => {
        const { page } = await visitWithoutScripts({ browser, shop }, javaScriptEnabled, width);
        await page.goto('/');
        await visibleLink(page, 'Categories').or(visibleLink(page, 'All category')).first().click();
        await page.getByRole('heading', { level: 1, name: 'All categories' }).waitFor();
        const tiles = page.getByRole('main').getByRole('listitem').getByRole('link');
        await tiles.filter({ visible: true }).first().click();
        await page.waitForURL('**/category/**');
        await page.getByRole('article').first().getByRole('link').first().click();
        await page.waitForURL('**/product/**');
        await page.getByText('Price incl. GST').waitFor();
        for (const name of ['About Us', 'Privacy Policy', 'Term & Conditions', 'All products']) {
          await visibleLink(page, name).click();
          await page.getByRole('heading', { level: 1, name }).waitFor();
        }
        await visibleLink(page, 'Load more').click();
        await page.waitForURL('**/products?page=2');
        await page.getByLabel('Search products').fill('drill');
        await page.getByLabel('Search products').press('Enter');
        await page.waitForURL('**/search?query=drill');
        await page.getByRole('article').first().waitFor();
      });

    test('forms say that they need JavaScript and keep typed text out of the URL', async ({
      browser,
      shop,
    }) => {
      const withoutFiles = await visitWithoutScripts({ browser, shop }, true, width);
      const switchedOff = await visitWithoutScripts({ browser, shop }, false, width);
      for (const path of FORMS) {
        await Promise.all([withoutFiles.page.goto(path), switchedOff.page.goto(path)]);
        // getByText does not find text inside <noscript>.
        const notice = switchedOff.page.getByRole('main').locator('noscript p').filter({ visible: true });
        await expect.poll(() => notice.first().textContent()).toContain('needs JavaScript');
        await expectIncompleteNotice(withoutFiles.page);
        for (const { page } of [withoutFiles, switchedOff]) {
          for (const field of await page.getByRole('main').getByRole('textbox').all()) {
            await field.fill('typed');
            await field.press('Enter');
          }
          expect(getPath(page)).toBe(path);
        }
      }
    });
  });
