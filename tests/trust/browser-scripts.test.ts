import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_ENTRY, signUpWithPhone, someProducts } from '../support/buyers.ts';
import { faults, openVisitedShop, pathOf, type VisitedShop, visibleLink } from '../support/shop-visits.ts';
import { WIDTHS } from '../support/trust.ts';

let shop: VisitedShop;
beforeAll(async () => {
  shop = await openVisitedShop();
}, 150_000);
afterAll(() => shop?.close());

/** These files of the shop are gone until that is taken back: the server answers as for any it does not have. */
async function removeFiles(context: BrowserContext, names: string): Promise<() => Promise<void>> {
  const files = `**/assets/${names}`;
  await context.route(files, (route) => route.continue({ url: `${shop.url}/assets/of-another-version.js` }));
  return () => context.unroute(files);
}

const FORMS = ['/login', '/register', '/forget-password', '/contact', '/cart', '/account', '/submit-request'];

/** A visitor whose browser runs no scripts, or who never gets them. */
async function visitWithoutScripts(javaScriptEnabled: boolean, width: number) {
  const context = await shop.browser.newContext({
    baseURL: shop.url,
    viewport: { width, height: 900 },
    javaScriptEnabled,
  });
  await context.route('**/*.js', (route) => route.abort());
  return { page: await context.newPage(), close: () => context.close() };
}

/** After ten seconds, which the browser is told have passed. */
async function saysThatItIsNotComplete(page: Page): Promise<void> {
  const words = page.getByText('This page is not complete yet.');
  expect(await words.isVisible()).toBe(false);
  await words.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await words.waitFor();
}

/** Addresses of the pages that were loaded whole. */
function loadedPages(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

describe.each(WIDTHS)('a page of a version whose files are gone, at %i px', (width) => {
  it('leads on to a page of the new version, once, and nothing typed is lost', async () => {
    const buyer = await signUpWithPhone(shop);
    await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
    const [product] = await someProducts(buyer.api, 1);
    const visitor = await shop.visitAs({ token: buyer.token, cart: { [product?._id ?? '']: 2 }, width });
    const { page } = visitor;
    await page.goto('/submit-request');
    await page.getByRole('button', { name: '+ Add Address' }).click();
    await page.getByLabel('Customer or person').fill('Rao & Sons');
    const bringBack = await removeFiles(page.context(), '{products,submit-request}-*.js');
    const pages = loadedPages(page);
    page.on('request', (request) => request.resourceType() === 'document' && void bringBack());
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
    expect(await page.getByLabel('Customer or person').inputValue()).toBe('Rao & Sons');
    await visitor.close();
  }, 60_000);

  it('can be read and says that it is not complete when they stay away, and is not loaded over and over', async () => {
    const { page, close } = await shop.visitAs({ width });
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    await removeFiles(page.context(), 'products-*.js');
    const pages = loadedPages(page);
    await visibleLink(page, 'All products').click();
    await page.waitForURL('**/products');
    await page.getByRole('article').first().waitFor();
    await saysThatItIsNotComplete(page);
    expect(pages).toEqual(['/products']);
    await close();
  }, 60_000);

  it('says so when the list of cities is gone', async () => {
    const visitor = await shop.visitAs({ width });
    const { page } = visitor;
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    await removeFiles(page.context(), 'city-dialog-*.js');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /your city/ })
      .filter({ visible: true })
      .click();
    await page.getByText('The list of cities cannot be loaded. Please load the page again.').waitFor();
    expect(faults(visitor)).toEqual([]);
    await visitor.close();
  }, 60_000);
});

describe.each(WIDTHS)('without scripts at %i px', (width) => {
  it.each([
    ['that never come', true],
    ['that are switched off', false],
  ])('%s: all that is for reading can be read and found', async (_, javaScriptEnabled) => {
    const { page, close } = await visitWithoutScripts(javaScriptEnabled, width);
    await page.goto('/');
    await visibleLink(page, 'Categories').or(visibleLink(page, 'All category')).first().click();
    await page.getByRole('heading', { level: 1, name: 'All categories' }).waitFor();
    await page.getByRole('main').getByRole('link').filter({ visible: true }).first().click();
    await page.waitForURL('**/category/**');
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL('**/product/**');
    await page.getByText('Price with GST').waitFor();
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
    await close();
  });

  it('forms say what they need and put nothing that was typed into the address', async () => {
    const withoutFiles = await visitWithoutScripts(true, width);
    const switchedOff = await visitWithoutScripts(false, width);
    for (const path of FORMS) {
      await Promise.all([withoutFiles.page.goto(path), switchedOff.page.goto(path)]);
      // Playwright reads no texts in a noscript by itself.
      const words = switchedOff.page.getByRole('main').locator('noscript p').filter({ visible: true });
      expect(await words.first().textContent()).toContain('needs JavaScript');
      await saysThatItIsNotComplete(withoutFiles.page);
      for (const { page } of [withoutFiles, switchedOff]) {
        for (const field of await page.getByRole('main').getByRole('textbox').all()) {
          await field.fill('typed');
          await field.press('Enter');
        }
        expect(pathOf(page)).toBe(path);
      }
    }
    await withoutFiles.close();
    await switchedOff.close();
  }, 60_000);
});
