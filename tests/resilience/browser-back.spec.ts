import type { Browser, Page } from '@playwright/test';
import { launchBrowserThatKeepsPages } from '../support/browser.ts';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts, signUpWithPhone } from '../support/buyers.ts';
import type { DatabaseShop } from '../support/database-shop.ts';
import { readToken, visibleLink } from '../support/page-actions.ts';
import { visitAs } from '../support/visit-as.ts';

let browser: Browser;
test.beforeAll(async () => {
  browser = await launchBrowserThatKeepsPages();
});
test.afterAll(() => browser?.close());

/** A buyer who has gone from the home page to the account, and from there to a page by a full load. */
async function leaveAccount(shop: DatabaseShop, prepare?: (page: Page) => Promise<void>) {
  const buyer = await signUpWithPhone(shop);
  const visitor = await visitAs(browser, shop.url, { token: buyer.token });
  const { page } = visitor;
  await prepare?.(page);
  await page.goto('/');
  await visibleLink(page, 'Account').click();
  await page.getByText('This device').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    (window as { isTheSame?: boolean }).isTheSame = true;
  });
  await page.goto('/contact');
  await visibleLink(page, 'Wishlist, empty').waitFor();
  return { ...visitor, buyer };
}

/** @returns whether Back restored the page from the cache instead of loading it again. */
async function goBack(page: Page): Promise<boolean> {
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => 'isTheSame' in window);
}

test.describe('page restored from the back/forward cache', () => {
  test('restores a buyer’s page with the current cart and wishlist', async ({ shop }) => {
    const { page, consoleErrors, buyer } = await leaveAccount(shop);
    const [first] = await fetchProducts(shop.api(), 1);
    await page.evaluate((id) => {
      localStorage.setItem('udyoghaat_cart', JSON.stringify({ items: { [id]: 1 }, Totalitems: 1 }));
    }, first?._id ?? '');
    await buyer.api.addToWishlist({ body: { product_id: first?._id ?? '' } });
    expect(await goBack(page)).toBe(true);
    await page.getByText('This device').waitFor();
    await visibleLink(page, 'Cart, 1 product').waitFor();
    await visibleLink(page, 'Wishlist, 1 product').waitFor();
    expect(consoleErrors).toEqual([]);
  });

  test('hides the account after a logout, also without a BroadcastChannel message', async ({ shop }) => {
    const { page, consoleErrors } = await leaveAccount(shop, async (opened) => {
      // Browsers that have it throw away a page that was sent a message.
      await opened.addInitScript(() => void Reflect.deleteProperty(window, 'BroadcastChannel'));
    });
    await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(`${shop.url}/`);
    await expect.poll(() => readToken(page)).toBeUndefined();
    // Logging out has led on to the home page.
    await page.goBack();
    expect(await goBack(page)).toBe(true);
    await page.waitForURL('**/login?next=%2Faccount', { waitUntil: 'commit' });
    await page.getByText('This device').waitFor({ state: 'detached' });
    await visibleLink(page, 'Log in').waitFor();
    expect(consoleErrors).toEqual([]);
  });

  test('hides the account after the session was ended on another device', async ({ shop }) => {
    const { page, buyer } = await leaveAccount(shop);
    await buyer.api.logOut();
    expect(await goBack(page)).toBe(true);
    await page.waitForURL('**/login?next=%2Faccount', { waitUntil: 'commit' });
    await expect.poll(() => readToken(page)).toBeUndefined();
    await page.getByText('This device').waitFor({ state: 'detached' });
  });
});
