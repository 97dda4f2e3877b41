import type { Page } from '@playwright/test';
import { categoryPath, subCategoryPath } from '#domain/page-paths.ts';
import { expect, test } from '../support/browser-test.ts';
import type { DatabaseShop } from '../support/database-shop.ts';

const ROWS_IN_VIEW = 18;

const grid = (page: Page) => page.getByRole('main').getByRole('grid', { name: 'Products' });
const rows = (page: Page) => grid(page).locator('tbody tr');
const focusedCell = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('th, td') as HTMLTableCellElement | null;
    return cell && [(cell.parentElement as HTMLTableRowElement).rowIndex, cell.cellIndex];
  });

async function findSubCategory(shop: DatabaseShop, model?: string): Promise<string> {
  const { products } = await shop.api().listProducts({ query: { limit: '200' } });
  const product = products.find(({ pro_model }) => model === undefined || pro_model === model);
  if (!product) throw new Error('The shop has no such product.');
  const category = categoryPath(product.pro_category_id, product.pro_category);
  return subCategoryPath(category, product.pro_subcategory_id, product.pro_subcategory);
}

test.describe('a list as a table', () => {
  test('is a link away, keeps sorting in the address, and goes back to cards', async ({ shop, visit }) => {
    const { page, consoleErrors } = await visit({ width: 1440 });
    await page.goto(await findSubCategory(shop));
    await page.getByRole('main').getByRole('link', { name: 'Table' }).click();
    await page.waitForURL(/view=table/);
    await grid(page).waitFor();
    expect(await page.getByRole('main').getByRole('article').count()).toBe(0);
    await grid(page).getByRole('link', { name: 'Price', exact: true }).click();
    await page.waitForURL(/sort=price-asc/);
    const header = grid(page).getByRole('columnheader', { name: 'Price', exact: true });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    const ascending = await rows(page).getByRole('rowheader').allInnerTexts();
    await grid(page).getByRole('link', { name: 'Price', exact: true }).click();
    await page.waitForURL(/sort=price-desc/);
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect
      .poll(() => rows(page).getByRole('rowheader').allInnerTexts())
      .toEqual(ascending.toReversed());
    await page.getByRole('main').getByRole('link', { name: 'Cards' }).click();
    await page.waitForURL((url) => !url.searchParams.has('view'));
    await page.getByRole('main').getByRole('article').first().waitFor();
    expect(consoleErrors).toEqual([]);
  });

  test('sorts the whole list by a specification’s figures', async ({ shop, visit }) => {
    const { page, consoleErrors } = await visit({ width: 1440 });
    await page.goto(`${await findSubCategory(shop)}&view=table`);
    await grid(page).getByRole('link', { name: 'Rated power', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('sort') === 'spec-asc:Rated power');
    const header = grid(page).getByRole('columnheader', { name: 'Rated power', exact: true });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    const column = await header.evaluate((cell) => (cell as HTMLTableCellElement).cellIndex);
    const powers = await rows(page)
      .locator(`> :nth-child(${column + 1})`)
      .allInnerTexts();
    const watts = powers
      .filter((power) => power !== '')
      .map((power) => Number.parseFloat(power.replaceAll(',', '')));
    expect(watts.length).toBeGreaterThan(1);
    expect(watts).toEqual(watts.toSorted((a, b) => a - b));
    // Products without the figure come last.
    expect(powers.slice(watts.length).join('')).toBe('');
    expect(consoleErrors).toEqual([]);
  });

  test(`shows ${ROWS_IN_VIEW} whole rows at 1440 × 900, filtered or not, beneath a head that stays`, async ({
    shop,
    visit,
  }) => {
    const { page } = await visit({ width: 1440 });
    await page.setViewportSize({ width: 1440, height: 900 });
    const table = `${await findSubCategory(shop)}&view=table`;
    for (const path of [table, `${table}&min_price=1&max_price=900000`]) {
      await page.goto(path);
      const firstRow = await rows(page).first().boundingBox();
      expect((900 - (firstRow?.y ?? 900)) / (firstRow?.height ?? 900)).toBeGreaterThanOrEqual(ROWS_IN_VIEW);
    }
    await page.goto('/products?view=table');
    await grid(page).waitFor();
    const countVisible = () =>
      rows(page).evaluateAll(
        (all) =>
          all.filter((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }).length,
      );
    await expect.poll(() => countVisible()).toBeGreaterThanOrEqual(ROWS_IN_VIEW);
    const head = grid(page).locator('thead th').first();
    const frame = page.locator('.product-table');
    expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await frame.evaluate((element) => element.scrollTo({ top: 400, behavior: 'instant' }));
    const [headTop, frameTop] = await Promise.all(
      [head, frame].map(async (each) => (await each.boundingBox())?.y ?? -1),
    );
    expect(Math.abs((headTop ?? 0) - (frameTop ?? 0))).toBeLessThan(2);
  });

  test('has its prices beside the names, and Add in view beside all figures', async ({ shop, visit }) => {
    const { page } = await visit({ width: 1440 });
    await page.goto(`${await findSubCategory(shop, 'NMD-23')}&view=table`);
    await grid(page).waitFor();
    const heads = await grid(page).getByRole('columnheader').allInnerTexts();
    expect(heads.slice(0, 3)).toEqual(['Product', 'Price', 'Incl. GST']);
    expect(heads).toContain('Chuck size');
    // Only the magnetic drill states it.
    expect(heads).not.toContain('Spindle taper');
    const frame = page.locator('.product-table');
    // Widths are fractions of pixels.
    expect(await frame.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(1);
  });

  test('has the keys of a grid', async ({ visit }) => {
    const { page, consoleErrors } = await visit({ width: 1440 });
    await page.goto('/products?view=table');
    await grid(page).waitFor();
    const first = rows(page).first().getByRole('rowheader');
    await first.focus();
    await expect.poll(() => focusedCell(page)).toEqual([1, 0]);
    for (const [key, cell] of [
      ['ArrowDown', [2, 0]],
      ['ArrowRight', [2, 1]],
      ['Home', [2, 0]],
      ['Control+End', [48, 8]],
      ['Control+Home', [0, 0]],
      ['ArrowDown', [1, 0]],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focusedCell(page)).toEqual(cell);
    }
    // Tab leaves the grid, and comes back to the cell.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    expect(await focusedCell(page)).toBeNull();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focusedCell(page)).toEqual([2, 0]);

    const quantity = rows(page).nth(1).getByRole('textbox');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(quantity).toBeFocused();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await rows(page).nth(1).getByText('3 in cart').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TD');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/product/**');
    expect(consoleErrors).toEqual([]);
  });

  test('refuses a sixth piece with the shop’s words', async ({ visit }) => {
    const { page } = await visit({ width: 1440 });
    await page.goto('/products?view=table');
    await grid(page).waitFor();
    await rows(page).first().getByRole('textbox').fill('6');
    await rows(page)
      .first()
      .getByRole('button', { name: /^Add to Cart/ })
      .click();
    await page.getByText('Quantity never be greater than 5').waitFor();
  });

  test('scrolls within its frame on a phone, beside the products’ names', async ({ visit }) => {
    const { page } = await visit({ width: 360 });
    await page.goto('/products?view=table');
    await grid(page).waitFor();
    const first = rows(page).first().getByRole('rowheader');
    const left = (await first.boundingBox())?.x;
    await page
      .locator('.product-table')
      .evaluate((frame) => frame.scrollTo({ left: 300, behavior: 'instant' }));
    expect((await first.boundingBox())?.x).toBe(left);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
    const add = rows(page)
      .first()
      .getByRole('button', { name: /^Add to Cart/ });
    expect((await add.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test('loads further rows and puts the keyboard on the first of them', async ({ visit }) => {
    const { page, consoleErrors } = await visit({ width: 1440 });
    await page.goto('/products?view=table');
    await grid(page).waitFor();
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect.poll(() => rows(page).count()).toBe(96);
    await expect.poll(() => focusedCell(page)).toEqual([49, 0]);
    expect(new URL(page.url()).search).toBe('?view=table&page=2');
    expect(consoleErrors).toEqual([]);
  });

  test('can be read, sorted and compared without JavaScript', async ({ browser, shop }) => {
    const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/products?view=table');
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(49);
    await page.getByRole('main').getByRole('link', { name: 'Price', exact: true }).click();
    await page.waitForURL(/sort=price-asc/);
    const ticks = page.getByRole('main').getByRole('checkbox', { name: /^Compare/ });
    await ticks.nth(0).check();
    await ticks.nth(2).check();
    await page.getByRole('button', { name: 'Compare the ticked products' }).click();
    await page.getByRole('heading', { level: 1, name: 'Compare products' }).waitFor();
    await expect
      .poll(() => page.getByRole('main').getByRole('columnheader').count())
      .toBeGreaterThanOrEqual(2);
    await context.close();
  });
});
