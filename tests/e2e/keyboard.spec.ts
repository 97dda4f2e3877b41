import type { Page } from '@playwright/test';
import { productPath } from '#domain/page-paths.ts';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts, PASSWORD, signUpWithPhone } from '../support/buyers.ts';
import { focusedText, tabTo } from '../support/keyboard.ts';
import { unexpectedErrors } from '../support/page-actions.ts';

const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const enter = (page: Page) => page.keyboard.press('Enter');

async function tabToAndPress(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await enter(page);
}

async function typeInto(page: Page, label: string | RegExp, typed: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(typed);
}

/** After a navigation, the page's heading has the focus. */
async function expectToArriveAt(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await expect.poll(() => focusedText(page)).toMatch(/^H1 /);
}

test.describe('keyboard only', () => {
  const width = 1440;

  test('takes a buyer from search to the estimate by keyboard alone', async ({ shop, visit }) => {
    const buyer = await signUpWithPhone(shop);
    const visitor = await visit({ width });
    const { page } = visitor;
    // With animations, the focused element could still be moving when it is inspected.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await tabTo(page, 'Skip to content');
    await typeInto(page, 'Search products', 'impact drill');
    await page.getByRole('option').first().waitFor();
    await enter(page);
    await expectToArriveAt(page, 'Results for “impact drill”');
    await tabToAndPress(page, /Impact Drill/);
    await expectToArriveAt(page, /Impact Drill/);
    await tabToAndPress(page, 'Add to Cart');
    await waitForText(page, 'Added to your cart');
    await page.keyboard.press('Home');
    await tabTo(page, 'Cart, 1 product', 'Shift+Tab');
    await enter(page);
    await expectToArriveAt(page, 'Cart');
    await tabToAndPress(page, 'Request a quote');
    await page.waitForURL('**/login?next=*');
    await expectToArriveAt(page, 'Log in');
    await typeInto(page, 'E-mail', buyer.email);
    await typeInto(page, 'Password', PASSWORD);
    await enter(page);

    await expectToArriveAt(page, 'Generate Your Instant Quotation');
    await page.getByText('No address found').waitFor();
    await tabToAndPress(page, '+ Add Address');
    await expect.poll(() => focusedText(page)).toBe('INPUT Customer or person');
    await page.keyboard.type('Rao Engineering Works');
    await typeInto(page, 'GSTIN', '29AAGCB7383J1Z4');
    await typeInto(page, 'Address', '7 Peenya Industrial Area');
    await typeInto(page, 'PIN code', '560058');
    await typeInto(page, 'District', 'Bengaluru U');
    await typeInto(page, 'City', 'Bengaluru');
    await tabTo(page, 'Same as Billing Address');
    await page.keyboard.press('Space');
    await tabToAndPress(page, 'Save Address');
    await waitForText(page, 'Address saved.');
    await expect.poll(() => focusedText(page)).toMatch(/^INPUT Rao Engineering Works/);
    await tabToAndPress(page, 'Submit Request');
    await waitForText(page, 'Your quote request has been submitted.');

    await page.waitForURL('**/orders');
    await expectToArriveAt(page, 'Orders');
    await page.getByRole('article').first().waitFor();
    await tabToAndPress(page, /Impact Drill/);
    await page.getByText('BILL TO').waitFor();
    await tabTo(page, 'Estimate');
    const [download] = await Promise.all([page.waitForEvent('download'), enter(page)]);
    expect(download.suggestedFilename()).toMatch(/^invoice_[0-9A-Za-z]{22}\.pdf$/);
    expect(unexpectedErrors(visitor)).toEqual([]);
  });

  test('skips to price and cart on a product page, and only there', async ({ shop, visit }) => {
    const [product] = await fetchProducts(shop.api(), 1);
    const { page } = await visit({ width });
    await page.goto(productPath(product?._id ?? '', product?.pro_title ?? '', 'DEMO'));
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedText(page)).toBe('A Skip to content');
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedText(page)).toBe('A Skip to price and cart');
    await enter(page);
    const passed: string[] = [];
    while (passed.length < 5 && passed.at(-1) !== 'BUTTON Add to Cart') {
      await page.keyboard.press('Tab');
      passed.push(await focusedText(page));
    }
    expect(passed.at(-1)).toBe('BUTTON Add to Cart');
    await page.goto('/product/any/unknown/DEMO');
    await page.getByRole('heading', { name: '404 Error !! Page Not Found' }).waitFor();
    await expect(page.getByRole('link', { name: 'Skip to price and cart' })).toBeHidden();
  });

  test('leads past a message while it is shown', async ({ shop, visit }) => {
    const [product] = await fetchProducts(shop.api(), 1);
    const { page } = await visit({ width });
    await page.goto(productPath(product?._id ?? '', product?.pro_title ?? '', 'DEMO'));
    await page.clock.install();
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().press('Enter');
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toContainText('Added to your cart');
    await toast.evaluate((element) => {
      const isBefore = (other: Element) =>
        other.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING &&
        other.checkVisibility();
      [...document.querySelectorAll<HTMLElement>('a[href], button')].filter(isBefore).at(-1)?.focus();
    });
    const before = await focusedText(page);
    const passed: string[] = [];
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab');
      passed.push(await focusedText(page));
    }
    await expect(toast).toBeVisible();
    expect(passed.join(' | ')).toContain('Added to your cart');
    expect(passed).not.toContain(before);
  });

  test('shows the focus on the button of a message', async ({ shop, visit }) => {
    const [product] = await fetchProducts(shop.api(), 1);
    const { page } = await visit({ width });
    await page.goto(productPath(product?._id ?? '', product?.pro_title ?? '', 'DEMO'));
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().focus();
    await enter(page);
    await waitForText(page, 'Added to your cart');
    await page.getByRole('listitem').getByRole('button', { name: 'View cart' }).focus();
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, 'View cart');
  });

  test('traps the focus in a dialog and restores it when the dialog closes', async ({ visit }) => {
    const visitor = await visit({ width });
    const { page } = visitor;
    await page.goto('/products');
    await tabToAndPress(page, /your city/);
    const dialog = page.getByRole('dialog', { name: 'Choose your city' });
    await dialog.waitFor();
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      const hasEscaped = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(hasEscaped).toBe(false);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => focusedText(page)).toMatch(/^BUTTON .*your city/);
  });
});

test.describe('automatic motion', () => {
  /** The index of the visible banner; a fraction while the slider moves. */
  const readBannerPosition = (page: Page) =>
    page
      .getByRole('region', { name: 'Banners' })
      .locator('ul')
      .evaluate((row) => Math.round((row.scrollLeft / row.clientWidth) * 100) / 100);

  test('moves the banners until they are stopped by the button', async ({ visit }) => {
    const { page } = await visit();
    await page.clock.install();
    await page.goto('/');
    const stop = page.getByRole('region', { name: 'Banners' }).getByRole('button', { name: 'Pause' });
    await stop.waitFor();
    await page.clock.pauseAt(Date.now() + 1_000);
    // Banners move once the browser has said that they are in view, which it does in a time of its own.
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return readBannerPosition(page);
      })
      .toBeGreaterThan(0);
    await stop.press('Enter');
    await expect.poll(() => readBannerPosition(page)).toBe(1);
    await page.mouse.click(2, 600);
    await page.clock.runFor(20_000);
    expect(await readBannerPosition(page)).toBe(1);
  });

  test('does not move anything under prefers-reduced-motion', async ({ visit }) => {
    const { page } = await visit();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('region', { name: 'Banners' }).getByRole('button', { name: 'Play' }).waitFor();
    await page.clock.runFor(20_000);
    expect(await readBannerPosition(page)).toBe(0);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
          .length,
    );
    expect(moving).toBe(0);
  });
});

test.describe('live regions', () => {
  test('announces the outcome of a click, and the number of suggestions and of results', async ({
    visit,
  }) => {
    const { page } = await visit();
    await page.goto('/products');
    const live = (words: string | RegExp) =>
      page.locator('[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]', {
        hasText: words,
      });
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /Add to Cart/ })
      .click();
    await live('Added to your cart').first().waitFor({ state: 'attached' });
    const search = page.getByRole('combobox', { name: 'Search products' });
    // A shop that is too busy leaves the suggestions for a text out.
    await expect(async () => {
      await search.fill('');
      await search.fill('drill');
      await live(/^\d+ suggestions$/)
        .first()
        .waitFor({ state: 'attached', timeout: 5000 });
    }).toPass();
    await page.keyboard.press('Escape');
    const count = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^[\d,]+ products$/ })
      .first();
    const before = await count.innerText();
    await page.getByRole('region', { name: 'Filters' }).getByRole('checkbox').first().check();
    await expect.poll(() => count.innerText()).not.toBe(before);
  });
});
