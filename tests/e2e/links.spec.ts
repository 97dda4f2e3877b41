import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts } from '../support/buyers.ts';
import { getPath, unexpectedErrors } from '../support/page-actions.ts';

/** Marks the document: a full page load would lose the mark. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window);

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const menu = (page: Page) =>
  page.getByRole('navigation', { name: 'Categories', exact: true }).getByRole('group');

/** Opens a page and waits until its links are followed by the shop's own code. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByText('This page is still loading.').waitFor({ state: 'detached' });
  await markDocument(page);
}

test.describe('links', () => {
  test('open their pages within the document, by pointer and keyboard', async ({ visit }) => {
    const visitor = await visit({ width: 1440 });
    const { page } = visitor;
    await open(page, '/products');
    await footerLink(page, 'About Us').click();
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
    await footerLink(page, 'All products').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
    const card = page.getByRole('main').getByRole('article').nth(1);
    await card.getByRole('link').click();
    await page.getByText('Price incl. GST').waitFor();
    await page.goBack();
    await expect.poll(() => getPath(page)).toBe('/products');
    expect(await isSameDocument(page)).toBe(true);
    expect(unexpectedErrors(visitor)).toEqual([]);
  });

  test('open another tab with a modifier key and with the middle button', async ({ visit }) => {
    const { page } = await visit({ width: 1440 });
    await open(page, '/products');
    const link = page.getByRole('main').getByRole('article').first().getByRole('link');
    for (const click of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      const opened = page.context().waitForEvent('page');
      await link.click(click);
      const tab = await opened;
      await tab.waitForURL('**/product/**');
      await tab.close();
    }
    expect(getPath(page)).toBe('/products');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('to the same page leave one entry in the history', async ({ visit }) => {
    const { page } = await visit({ width: 1440 });
    await open(page, '/products');
    const length = await page.evaluate(() => history.length);
    await footerLink(page, 'All products').click();
    await page.getByRole('article').first().waitFor();
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test('of products name the buyer’s city once it is chosen', async ({ shop, visit }) => {
    const [product] = await fetchProducts(shop.api(), 1);
    const { page } = await visit();
    await page.addInitScript(() => localStorage.setItem('udyoghaat_location', 'Pune'));
    await page.goto(`/search?query=${encodeURIComponent(product?.pro_title ?? '')}`);
    const link = page.getByRole('main').getByRole('article').first().getByRole('link');
    await expect.poll(() => link.getAttribute('href')).toMatch(/\/Pune$/);
  });
});

test.describe('footer and category menu', () => {
  test('are there on every page, also after a page that hides the menu', async ({ visit }) => {
    const { page } = await visit({ width: 1440 });
    await open(page, '/login');
    expect(await menu(page).count()).toBe(0);
    await footerLink(page, 'All products').click();
    await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
    await menu(page).getByText('All category').click();
    const entry = menu(page).getByRole('listitem').getByRole('listitem').first().getByRole('link');
    const name = await entry.innerText();
    await entry.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await entry.waitFor({ state: 'hidden' });
    expect(await isSameDocument(page)).toBe(true);
  });

  test('survive a page that was not found', async ({ visit }) => {
    const { page } = await visit({ width: 1440 });
    await open(page, '/products');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/nowhere', textContent: 'Nowhere' });
      link.dataset.page = '';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Nowhere' }).click();
    await page.getByText('404 Error').waitFor();
    await footerLink(page, 'About Us').click();
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
    await expect
      .poll(() => menu(page).getByRole('link', { includeHidden: true }).count())
      .toBeGreaterThan(20);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('survive a hydration that fails', async ({ visit }) => {
    const { page } = await visit({ width: 1440 });
    // As a translating proxy or extension would change the page.
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('>Log in<', '>Anmelden<') });
    });
    await open(page, '/contact');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    await footerLink(page, 'About Us').click();
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
  });
});
