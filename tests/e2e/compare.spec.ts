import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { comparePath, productPath } from '#domain/page-paths.ts';
import { expect, test } from '../support/browser-test.ts';
import type { DatabaseShop } from '../support/database-shop.ts';

async function findProducts(shop: DatabaseShop, count: number) {
  const { products } = await shop.api().listProducts({ query: { limit: String(count) } });
  return products.map(({ _id, pro_title }) => ({ id: _id, title: pro_title }));
}

const table = (page: Page) => page.getByRole('main').getByRole('table', { name: 'Comparison' });
const cellsOf = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell');

test('ticks products in a table and on a product’s page, and compares them', async ({ shop, visit }) => {
  const { page, consoleErrors } = await visit({ width: 1440 });
  const [first, second, third] = await findProducts(shop, 3);
  await page.goto('/products?view=table');
  const ticks = page.getByRole('main').getByRole('grid').getByRole('checkbox');
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await page.goto(productPath(third?.id ?? '', third?.title ?? '', 'Kolkata'));
  await page.getByRole('main').getByRole('checkbox', { name: 'Compare' }).check();
  await page.getByRole('main').getByRole('link', { name: 'Compare 3 products' }).click();
  await page.waitForURL(`**${comparePath([first?.id ?? '', second?.id ?? '', third?.id ?? ''])}`);
  for (const { title } of [first, second, third].flatMap((each) => each ?? [])) {
    await table(page).getByRole('columnheader').getByRole('link', { name: title, exact: true }).waitFor();
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await table(page)
    .getByRole('link', { name: `Remove: ${second?.title}` })
    .click();
  await page.waitForURL(`**${comparePath([first?.id ?? '', third?.id ?? ''])}`);
  const rowCount = await table(page).getByRole('row').count();
  await page.getByRole('link', { name: 'Show differences only' }).click();
  await page.waitForURL(/only=differences/);
  await expect.poll(() => table(page).getByRole('row').count()).toBeLessThan(rowCount);
  await page.goto('/products?view=table');
  await expect(ticks.nth(0)).toBeChecked();
  await expect(ticks.nth(1)).not.toBeChecked();
  expect(consoleErrors).toEqual([]);
});

for (const width of [360, 1440])
  test(`ticks products on cards at ${width} px`, async ({ shop, visit }) => {
    const { page, consoleErrors } = await visit({ width });
    const products = await findProducts(shop, 7);
    const tick = (at: number) =>
      page.getByRole('checkbox', { name: `Compare: ${products[at]?.title}`, exact: true });
    // The boxes come with the first interaction, once the page is ready for it.
    const moveMouse = (box = tick(0)) =>
      expect(async () => {
        await page.mouse.move(Math.random() * 99, 9);
        await expect(box).toBeVisible({ timeout: 500 });
      }).toPass();
    await page.goto('/products');
    await moveMouse();
    await tick(0).check();
    await tick(2).check();
    const bar = page.getByRole('region', { name: 'Products to compare' });
    await expect(bar.getByRole('link', { name: 'Compare 2 products' })).toBeInViewport({ ratio: 1 });
    await page.reload();
    await moveMouse();
    await expect(tick(0)).toBeChecked();
    await expect(tick(1)).not.toBeChecked();
    for (const at of [1, 3, 4, 5]) await tick(at).check();
    await tick(6).click();
    await page.getByText('You can compare up to 6 products.').waitFor();
    await expect(tick(6)).not.toBeChecked();
    await bar.getByRole('button', { name: 'Clear' }).click();
    await expect(tick(0)).not.toBeChecked();
    await tick(3).check();
    await tick(0).check();
    // A list without any of them is not covered.
    await page.goto('/products?page=2');
    await moveMouse(page.getByRole('checkbox', { name: /^Compare/ }).first());
    await expect(bar).toBeHidden();
    await page.goBack();
    await moveMouse();
    await bar.getByRole('link', { name: 'Compare 2 products' }).click();
    await page.waitForURL(`**${comparePath([products[3]?.id ?? '', products[0]?.id ?? ''])}`);
    expect(consoleErrors).toEqual([]);
  });

test('takes at most six', async ({ visit }) => {
  const { page } = await visit({ width: 1440 });
  await page.goto('/products?view=table');
  const ticks = page.getByRole('main').getByRole('grid').getByRole('checkbox');
  for (const at of [0, 1, 2, 3, 4, 5]) await ticks.nth(at).check();
  await ticks.nth(6).click();
  await page.getByText('You can compare up to 6 products.').waitFor();
  await expect(ticks.nth(6)).not.toBeChecked();
});

test('says which ids it cannot compare, and compares the rest', async ({ shop, visit }) => {
  const { page } = await visit({ width: 360 });
  const products = await findProducts(shop, 8);
  const ids = products.map(({ id }) => id);
  await page.goto(`${comparePath(ids.slice(0, 2))},unknown,%3Cscript%3E`);
  await page.getByText('2 of the products in this link are not in our catalogue.').waitFor();
  expect(
    await table(page)
      .getByRole('columnheader')
      .getByRole('link', { name: /^Remove/ })
      .count(),
  ).toBe(2);
  await page.goto(comparePath(ids));
  await page.getByText('Only the first 6 products are compared; 2 more are in this link.').waitFor();
  await page.goto('/compare?ids=unknown');
  await page.getByText('One of the products in this link is not in our catalogue.').waitFor();
});

test('finds the lowest landed cost with what other suppliers ask, which never leaves the browser', async ({
  shop,
  visit,
}) => {
  const { page, consoleErrors } = await visit({ width: 1440 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const [first, second] = await findProducts(shop, 2);
  await page.goto(comparePath([first?.id ?? '', second?.id ?? '']));
  const costs = cellsOf(page, 'Landed cost excl. GST');
  await page.getByLabel('Quantity', { exact: true }).fill('40');
  await page.getByLabel('Name of other supplier 1').fill('=Rathi');
  await page.getByLabel('Price excl. GST, =Rathi').fill('10.50');
  await page.getByLabel('Freight, =Rathi').fill('1,000');
  await expect(costs.nth(2)).toHaveText('₹1,420L1 (lowest)');
  await expect(cellsOf(page, 'Landed cost incl. GST').nth(2)).toHaveText('₹1,675.60L1 (lowest)');
  await expect(cellsOf(page, 'Above L1, excl. GST').nth(0)).toHaveText(/^\+ ₹/);
  await expect(cellsOf(page, 'Above L1, excl. GST').nth(2)).toHaveText('–');
  await expect(page.getByLabel('Price incl. GST, =Rathi')).toHaveValue('₹12.39');
  await page.getByLabel('Price incl. GST, =Rathi').fill('23.60');
  await expect(page.getByLabel('Price excl. GST, =Rathi')).toHaveValue('₹20');
  await expect(costs.nth(2)).toHaveText('₹1,800L1 (lowest)');
  await page.getByLabel('Price excl. GST, =Rathi').fill('10.50');
  await page.getByLabel('Freight, =Rathi').fill('call');
  await page.getByText('Please enter an amount, such as 1,250.50.').waitFor();
  await page.getByLabel('Freight, =Rathi').fill('1000');

  await page.reload();
  await expect(page.getByLabel('Name of other supplier 1')).toHaveValue('=Rathi');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('comparison.csv');
  const rows: string[][] = parse(await readFile(await file.path()), { bom: true });
  expect(rows[0]).toEqual(['Compare products', first?.title, second?.title, "'=Rathi"]);
  expect(rows.at(-1)?.at(-1)).toBe('1675.60');
  expect(sent.filter((each) => /rathi|10\.50/i.test(each))).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('shows two products whole on a phone, and their models while it scrolls', async ({ shop, visit }) => {
  const ids = (await findProducts(shop, 3)).map(({ id }) => id);
  const { page } = await visit({ width: 360 });
  await page.goto(comparePath(ids));
  const models = page.locator('.comparison-models td');
  await expect(models.nth(1)).toBeVisible();
  const second = await models.nth(1).boundingBox();
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual(360);
  await page.locator('.comparison').evaluate((frame) => {
    frame.scrollTop = frame.scrollHeight;
    frame.scrollIntoView();
  });
  await expect(models.first()).toBeInViewport({ ratio: 1 });
});

test('two products scroll with the page on a phone, and other suppliers open on demand', async ({
  shop,
  visit,
}) => {
  const ids = (await findProducts(shop, 2)).map(({ id }) => id);
  const { page } = await visit({ width: 360 });
  await page.goto(comparePath(ids));
  const supplier = page.getByLabel('Name of other supplier 1');
  await expect(supplier).toBeHidden();
  const frame = page.locator('.comparison');
  expect(await frame.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
  await frame.locator('th', { hasText: /^Warranty/ }).evaluate((each) => each.scrollIntoView());
  await expect(page.locator('.comparison-models td').first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Other suppliers' }).click();
  await supplier.fill('Rathi');
  await page.reload();
  await expect(supplier).toHaveValue('Rathi');
});

test('prints across the sheet, without controls and empty columns', async ({ shop, visit }) => {
  const { page } = await visit({ width: 1440 });
  const ids = (await findProducts(shop, 3)).map(({ id }) => id);
  await page.goto(comparePath(ids));
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await page.getByLabel('Name of other supplier 1').isVisible()).toBe(false);
  await expect(table(page)).toBeVisible();
});

test('prints names and amounts as they are read, also of products in the cart', async ({ shop, visit }) => {
  const [first, second] = await findProducts(shop, 2);
  const { page } = await visit({ width: 1440, cart: { [first?.id ?? '']: 3 } });
  await page.goto(comparePath([first?.id ?? '', second?.id ?? '']));
  const stepper = table(page).getByRole('group', { name: /^In your cart/ });
  await stepper.waitFor();
  const supplier = 'Sharma Electricals and Hardware Stores, Ludhiana';
  await page.getByLabel('Name of other supplier 1').fill(supplier);
  const price = page.getByLabel(`Price excl. GST, ${supplier}`);
  await price.fill('123456');
  await price.blur();
  await expect(price).toHaveValue('₹1,23,456');
  await page.emulateMedia({ media: 'print' });
  await expect(stepper).toBeHidden();
  await expect(table(page).getByRole('link', { name: first?.title ?? '', exact: true })).toBeVisible();
  await expect(table(page).getByText(supplier).filter({ visible: true })).toHaveCount(1);
});
