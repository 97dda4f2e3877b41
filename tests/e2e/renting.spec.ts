import type { Page } from '@playwright/test';
import type { WireProduct } from '#contract/catalogue.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { productPath } from '#domain/page-paths.ts';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts } from '../support/buyers.ts';
import { WIDTHS } from '../support/extended.ts';
import { unexpectedErrors } from '../support/page-actions.ts';

let machine: WireProduct;
test.beforeAll(async ({ shop }) => {
  const products = await fetchProducts(shop.api(), 200);
  machine = products.find(({ pro_title }) => /welding/i.test(pro_title)) ?? (products[0] as WireProduct);
  await shop.pool.query(`update products set rent_period = 'week' where id = $1`, [machine._id]);
  await expect
    .poll(async () => (await shop.api().getProduct({ params: { id: machine._id } })).product.for_rent)
    .toEqual({ least_period: 'week' });
});
test.afterAll(async ({ shop }) => {
  await shop.pool.query('update products set rent_period = null where id = $1', [machine._id]);
});

const main = (page: Page) => page.getByRole('main');
const pathOf = (product: WireProduct) => productPath(product._id, product.pro_title, 'DEMO');
const inDays = (days: number) => formatIsoDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
const wishesIn = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('udyoghaat_wishes') ?? '{}').others ?? []);

for (const width of WIDTHS)
  test(`a visitor finds a machine to rent and adds it to the request at ${width} px`, async ({ visit }) => {
    const visitor = await visit({ width });
    const { page } = visitor;
    await page.goto('/rent');
    await main(page).getByRole('heading', { name: 'Machinery on rent', level: 1 }).waitFor();
    const card = main(page).getByRole('article').filter({ hasText: machine.pro_title });
    await expect(card).toContainText('Rent on request');
    const buttons = await card.getByRole('button').allInnerTexts();
    expect(buttons.slice(0, 2)).toEqual(['Ask to rent', 'Add to Cart']);
    await card.getByRole('button', { name: 'Ask to rent' }).click();
    await page.getByRole('dialog').getByText('For a week or more.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await main(page).getByRole('link', { name: machine.pro_title, exact: true }).click();
    await main(page).getByRole('heading', { name: 'Buy', exact: true }).waitFor();
    await main(page)
      .getByRole('button', { name: /^Rent: / })
      .click();
    const dialog = page.getByRole('dialog');
    const add = dialog.getByRole('button', { name: 'Add to my request' });
    await add.click();
    await dialog.getByText('Please choose a date.').first().waitFor();
    await dialog.getByLabel('From').fill(inDays(3));
    await dialog.getByLabel('Until').fill(inDays(5));
    await dialog.getByLabel('Site PIN code').fill('560 058');
    await add.click();
    await dialog.getByText('The minimum rental for this machine is a week.').waitFor();
    await dialog.getByLabel('Until').fill(inDays(12));
    await dialog.getByLabel('With an operator').check();
    await dialog.getByLabel('Remark').fill('Night shift');
    await add.click();
    await page.getByText('Your rental is in your request').waitFor();
    await expect
      .poll(() => wishesIn(page))
      .toEqual([
        expect.objectContaining({
          productId: machine._id,
          quantity: 1,
          remark: 'Night shift',
          rental: { from: inDays(3), until: inDays(12), pin: '560058', withOperator: true },
        }),
      ]);
    expect(unexpectedErrors(visitor)).toEqual([]);
  });

test('lists with machines for rent can be filtered by them', async ({ visit }) => {
  const { page } = await visit({ width: 1440 });
  await page.goto('/products');
  await main(page)
    .getByLabel(/^For rent/)
    .check();
  await page.waitForURL('**/products?for_rent=yes');
  await main(page).getByRole('heading', { name: machine.pro_title }).waitFor();
  await main(page)
    .getByRole('link', { name: /Remove filter/ })
    .filter({ hasText: 'For rent' })
    .click();
  await page.waitForURL('**/products');
});

test('a product that is for sale only has neither Buy nor Rent', async ({ shop, visit }) => {
  const other = (await fetchProducts(shop.api(), 20)).find(({ for_rent }) => !for_rent) as WireProduct;
  const { page } = await visit({ width: 1440 });
  await page.goto(pathOf(other));
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).first().waitFor();
  await expect(main(page).getByRole('button', { name: /^Rent/ })).toHaveCount(0);
});
