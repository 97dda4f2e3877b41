import type { Page } from '@playwright/test';
import { visitWithoutStorage } from '../support/browser.ts';
import { expect, test } from '../support/browser-test.ts';
import { PASSWORD, signUp } from '../support/buyers.ts';
import { WIDTHS } from '../support/extended.ts';
import { visibleLink } from '../support/page-actions.ts';

const NOT_KEPT = 'Your browser cannot save this: it will be lost when you close or reload the page.';

const cityButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name }).filter({ visible: true });
const addFirst = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();

for (const width of WIDTHS)
  test.describe(`storage forbidden at ${width} px`, () => {
    test('keeps login, cart, city and viewed products for the visit and says that they will be lost', async ({
      shop,
    }) => {
      const { page, consoleErrors } = await visitWithoutStorage(shop.url, width);
      const { email } = await signUp(shop);
      await page.goto('/login?next=%2Fproducts');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await page.getByText('Login Successfully Done').waitFor();
      await page.getByText(NOT_KEPT).waitFor();
      await page.waitForURL('**/products');

      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await page.waitForURL('**/product/**');
      await addFirst(page);
      const toast = page.getByRole('listitem').filter({ hasText: 'Added to your cart' });
      await toast.getByText(NOT_KEPT).waitFor();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Save to wishlist/ })
        .first()
        .click();
      await visibleLink(page, 'Wishlist, 1 product').waitFor();

      await cityButton(page, 'Kolkata?').click();
      await page.getByLabel('Search cities').fill('Pune');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await cityButton(page, 'Pune, your city').waitFor();

      await visibleLink(page, 'Cart, 1 product').click();
      await page.getByText('Payable amount').waitFor();
      await page.getByRole('main').getByText(NOT_KEPT).waitFor();
      await visibleLink(page, /home page$/).click();
      await page.getByRole('heading', { name: 'Recent viewed' }).waitFor();
      await cityButton(page, 'Pune, your city').waitFor();
      // React Router's own script for places on a page complains, and nothing comes of it.
      expect(consoleErrors.filter((error) => !error.includes('sessionStorage'))).toEqual([]);
    });
  });

test.describe('storage full', () => {
  test('keeps the cart in memory while the storage is full, and says so', async ({ visit }) => {
    const { page, consoleErrors } = await visit({ cart: { 'kept-before': 1 }, width: 360 });
    await page.goto('/products');
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          for (let at = 0; ; at += 1) localStorage.setItem(`full ${size} ${at}`, 'x'.repeat(size));
        } catch {
          // Then something smaller.
        }
      }
    });
    await addFirst(page);
    await page.getByText(NOT_KEPT).waitFor();
    await visibleLink(page, 'Cart, 2 products').click();
    await page.getByRole('main').getByText(NOT_KEPT).waitFor();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('full')) localStorage.removeItem(key);
    });
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await page.getByRole('main').getByText(NOT_KEPT).waitFor({ state: 'detached' });
    expect(consoleErrors).toEqual([]);
  });
});

test.describe('two tabs', () => {
  test('shares one cart between tabs', async ({ visit }) => {
    const { page } = await visit({ width: 360 });
    const other = await page.context().newPage();
    await Promise.all([page.goto('/products'), other.goto('/products?sort=price-desc')]);
    await addFirst(page);
    await visibleLink(other, 'Cart, 1 product').waitFor();
    await addFirst(other);
    await visibleLink(page, 'Cart, 2 products').waitFor();
  });
});
