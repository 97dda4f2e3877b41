import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { WIDTHS } from '../support/extended.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chips = (page: Page) => page.getByRole('list', { name: 'Filters applied' });

/** The filters stand beside the list, on a phone behind a button. */
async function openFilters(page: Page, width: number) {
  if (width >= 1024) return page.getByRole('region', { name: 'Filters' });
  await page.getByRole('button', { name: 'Filters' }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

async function openMotors(page: Page): Promise<void> {
  await page.goto('/all-categories');
  await page.getByRole('main').getByRole('link', { name: 'Pumps and Motors' }).first().click();
  await page
    .getByRole('navigation', { name: /Pumps and Motors/ })
    .getByRole('link', { name: 'Electric Motors' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'All Electric Motors items' }).waitFor();
}

for (const width of WIDTHS)
  test.describe(`filters by specification at ${width} px`, () => {
    test('narrow a sub-category, stand in the URL, and are removed one by one', async ({ visit }) => {
      const { page, consoleErrors } = await visit({ width });
      await openMotors(page);
      const all = await cards(page).count();
      const filters = await openFilters(page, width);
      const power = filters.getByRole('group', { name: 'Power' });
      const option = power.getByRole('checkbox').first();
      const value = (await option.getAttribute('value')) ?? '';
      expect(value).toMatch(/^Power:\d/);
      await option.check();
      await page.waitForURL((url) => url.searchParams.get('spec') === value);
      // The GST rate comes last.
      expect(await filters.getByRole('group').last().innerText()).not.toMatch(/^Power/);
      if (width < 1024) await filters.getByRole('button', { name: /^Show \d/ }).click();
      await expect.poll(() => cards(page).count()).toBeLessThan(all);
      const chip = chips(page).getByRole('link', { name: /^Remove filter Power: \d/ });
      await chip.click();
      await page.waitForURL((url) => !url.searchParams.has('spec'));
      await expect.poll(() => cards(page).count()).toBe(all);
      expect(consoleErrors).toEqual([]);
    });

    test('are set by a search that names a value, and can be removed', async ({ visit }) => {
      const { page, consoleErrors } = await visit({ width });
      await page.goto('/');
      const field = page.getByRole('combobox', { name: 'Search products' });
      await field.fill('5 hp motor');
      await field.press('Enter');
      await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('query') === 'motor');
      await page.getByRole('heading', { level: 1, name: 'Results for “5 hp motor”' }).waitFor();
      const narrowed = await cards(page).count();
      expect(narrowed).toBeGreaterThan(0);
      await chips(page).getByRole('link', { name: 'Remove filter Power: 5 HP' }).click();
      await page.waitForURL((url) => url.search === '?query=motor');
      await expect.poll(() => cards(page).count()).toBeGreaterThan(narrowed);
      await page.getByRole('heading', { level: 1, name: 'Results for “motor”' }).waitFor();

      await page.goto('/search?query=7777+hp+motor');
      expect(new URL(page.url()).search).toBe('?query=7777+hp+motor');
      expect(await cards(page).count()).toBeGreaterThan(0);
      expect(consoleErrors).toEqual([]);
    });
  });

test('filters by specification work without JavaScript', async ({ browser, shop }) => {
  const context = await browser.newContext({
    baseURL: shop.url,
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/search?query=16+mm+tmt');
  expect(new URL(page.url()).searchParams.getAll('spec')).toEqual(['Diameter:16']);
  const filters = page.getByRole('region', { name: 'Filters' });
  await expect(filters.getByRole('checkbox', { name: /^16 mm/ })).toBeChecked();
  await filters.getByRole('checkbox', { name: /^20 mm/ }).check();
  const before = await cards(page).count();
  await filters.getByRole('button', { name: 'Apply filters' }).click();
  await page.waitForURL((url) => url.searchParams.getAll('spec').length === 2);
  expect(await cards(page).count()).toBeGreaterThan(before);
  await context.close();
});
