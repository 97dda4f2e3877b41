import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowserThatKeepsPages } from '../support/browser.ts';
import { signUpWithPhone, someProducts } from '../support/buyers.ts';
import { openVisitedShop, tokenIn, type VisitedShop, visibleLink } from '../support/shop-visits.ts';
import { visitAs } from '../support/visit-as.ts';

let shop: VisitedShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openVisitedShop(), launchBrowserThatKeepsPages()]);
}, 150_000);
afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

/** A buyer who went from the home page to the account, and from there to a page loaded anew. */
async function leaveAccount(prepare?: (page: Page) => Promise<void>) {
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

/** Whether Back has brought the very page that was left, and not loaded it anew. */
async function goBack(page: Page): Promise<boolean> {
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => 'isTheSame' in window);
}

describe('a page that Back brings back as it was left', () => {
  it('is brought back for a buyer, too, and knows the cart and the wishlist of now', async () => {
    const { page, complaints, close, buyer } = await leaveAccount();
    const [first] = await someProducts(shop.api(), 1);
    await page.evaluate((id) => {
      localStorage.setItem('udyoghaat_cart', JSON.stringify({ items: { [id]: 1 }, Totalitems: 1 }));
    }, first?._id ?? '');
    await buyer.api.addToWishlist({ body: { product_id: first?._id ?? '' } });
    expect(await goBack(page)).toBe(true);
    await page.getByText('This device').waitFor();
    await visibleLink(page, 'Cart, 1 product').waitFor();
    await visibleLink(page, 'Wishlist, 1 product').waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  it('shows nothing of a buyer who has logged out, also where nobody told the page', async () => {
    const { page, complaints, close } = await leaveAccount(async (opened) => {
      // Browsers that have it throw away a page that was sent a message.
      await opened.addInitScript(() => void Reflect.deleteProperty(window, 'BroadcastChannel'));
    });
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${shop.url}/`);
    expect(await tokenIn(page)).toBeUndefined();
    // Logging out has led on to the home page.
    await page.goBack();
    expect(await goBack(page)).toBe(true);
    await page.waitForURL('**/login?next=%2Faccount', { waitUntil: 'commit' });
    await page.getByText('This device').waitFor({ state: 'detached' });
    await visibleLink(page, 'Login').waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  it('shows nothing of a buyer whose session was ended elsewhere', async () => {
    const { page, close, buyer } = await leaveAccount();
    await buyer.api.logOut();
    expect(await goBack(page)).toBe(true);
    await page.waitForURL('**/login?next=%2Faccount', { waitUntil: 'commit' });
    expect(await tokenIn(page)).toBeUndefined();
    await page.getByText('This device').waitFor({ state: 'detached' });
    await close();
  }, 60_000);
});
