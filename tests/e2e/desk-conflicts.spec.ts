import type { Page } from '@playwright/test';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { addOperator, logInToDesk, startOperatorSession } from '../support/desk.ts';

/**
 * Two operators edit the same, in every form that has versions. Drafts of quotations, texts of pages and roles, which
 * are edited in ways of their own, are in the tests of their screens.
 */

type Edit = {
  kind: string;
  path: (shop: DatabaseShop) => Promise<string> | string;
  field: string;
  theirs: string;
  mine: string;
  /** Opens the form on the page, where it is not open at once. */
  open?: (page: Page) => Promise<unknown>;
  /** What the button says, where it is not 'Save'. */
  save?: string;
};

const findId = async (
  { pool }: DatabaseShop,
  table: 'products' | 'categories' | 'product_families' | 'banners',
) => (await pool.query<{ id: string }>(`select id from ${table} order by id limit 1`)).rows[0]?.id ?? '';
/** @returns the quote request of goods that have left as a whole. */
async function shipGoods(shop: DatabaseShop) {
  const buyer = await signUpWithPhone(shop);
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There are no products.');
  const body = quoteRequestFor([{ product, quantity: 5 }]);
  const { result } = await buyer.api.submitQuoteRequest({ body });
  const { order_invoice_id: request = '', estimate_number: number = '', _id: orderId = '' } = result[0] ?? {};
  await changeOrders(shop.database, 'Meera', number, { to: 'Confirmed', reason: '' });
  const desk = shop.api(await startOperatorSession(shop, 'accounts'));
  await desk.sendShipment({ body: { request, lines: [{ order_id: orderId }], details: {} } });
  return { desk, request, orderId, shipment: `${number}/S1` };
}

const NEW_FLOOR = { theirs: '85', mine: '80' };

const EDITS: readonly Edit[] = [
  {
    kind: 'product',
    path: async (shop) => `/products/${await findId(shop, 'products')}`,
    ...{ field: 'Warranty', theirs: '12 months', mine: '18 months' },
  },
  {
    kind: 'buyer',
    async path(shop) {
      const { email } = await signUpWithPhone(shop);
      const { rows } = await shop.pool.query('select id from accounts where email = $1', [email]);
      return `/buyers/${rows[0].id}`;
    },
    ...{ field: 'Name', theirs: 'Asha Verma', mine: 'Asha Sharma' },
  },
  {
    kind: 'category',
    path: async (shop) => `/categories/${await findId(shop, 'categories')}`,
    ...{ field: 'Name', theirs: 'Tools of theirs', mine: 'Tools of mine' },
  },
  {
    kind: 'family',
    path: async (shop) => `/categories/families?family=${await findId(shop, 'product_families')}`,
    ...{ field: 'Name', theirs: 'Family of theirs', mine: 'Family of mine' },
  },
  {
    kind: 'banner',
    path: async (shop) => `/home/banner/${await findId(shop, 'banners')}`,
    ...{ field: 'Headline', theirs: 'Headline of theirs', mine: 'Headline of mine' },
  },
  {
    kind: 'synonym',
    path: () => '/synonyms?term=hathoda',
    ...{ field: 'The search finds', theirs: 'demolition hammer', mine: 'rotary hammer' },
  },
  {
    kind: 'contact links',
    path: () => '/settings/contact',
    ...{ field: 'Address', theirs: '1 Mall Road, Ludhiana', mine: '2 GT Road, Ludhiana' },
  },
  {
    kind: 'terms of quotations',
    path: () => '/settings/quotations',
    ...{ field: 'Payment terms', theirs: '30 days', mine: '50% advance' },
  },
  {
    kind: 'names in Tally',
    path: () => '/settings/tally',
    ...{ field: 'Sales ledger', theirs: 'Sales Punjab', mine: 'Sales Ludhiana' },
  },
  {
    kind: 'branch',
    path: async (shop) => {
      await shop.pool.query(`
        insert into branches (name, address, gstin) values ('Pune', '7 MIDC, Pune', '27AAUCU4821H1ZV')`);
      return '/settings/branches?name=Pune';
    },
    ...{ field: 'Address', theirs: '8 MIDC, Pune', mine: '9 MIDC, Pune' },
  },
  {
    kind: 'price floor',
    path: async (shop) => `/settings/floors?category=${await findId(shop, 'categories')}`,
    ...{ field: 'Lowest price, % of the list price', ...NEW_FLOOR },
  },
  {
    kind: 'snippet',
    path: async (shop) => {
      await shop.pool.query(
        "insert into text_snippets (name, kind, words) values ('30', 'payment', '30 days')",
      );
      return '/settings/texts?name=30';
    },
    ...{ field: 'Text', theirs: '40 days', mine: '50 days' },
  },
  {
    kind: 'shipment',
    path: async (shop) => `/dispatch/${(await shipGoods(shop)).request}`,
    open: (page) => page.getByRole('button', { name: /^Correct .* …$/ }).click(),
    save: 'Store the correction',
    ...{ field: 'Note to the buyer', theirs: 'Note of theirs', mine: 'Note of mine' },
  },
];

test('of two who edit the same, the second sees both values and loses nothing, whatever it is', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const shop = await startDatabaseShop();
  const open = async () => {
    const page = await browser.newPage({ baseURL: shop.url });
    return { page, name: await logInToDesk(shop, page, 'owner') };
  };
  const [first, second] = [await open(), await open()];
  for (const { kind, path, field, theirs, mine, open: openForm, save: saves = 'Save' } of EDITS) {
    await test.step(kind, async () => {
      const fieldOn = (page: Page) => page.getByRole('textbox', { name: field, exact: true }).first();
      const save = (page: Page) => page.getByRole('button', { name: saves, exact: true }).click();
      const address = `/desk${await path(shop)}`;
      for (const { page } of [first, second]) {
        await page.goto(address);
        await openForm?.(page);
      }
      await fieldOn(second.page).fill(mine);
      await fieldOn(first.page).fill(theirs);
      const stored = first.page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.ok(),
      );
      await save(first.page);
      await stored;

      await second.page.reload();
      await openForm?.(second.page);
      await expect(fieldOn(second.page)).toHaveValue(mine);
      await save(second.page);
      const conflict = second.page.getByRole('alert', { name: 'Somebody else has changed this' });
      await expect(conflict).toContainText(`${first.name} changed this on`);
      await expect(conflict.getByRole('row').filter({ hasText: field })).toContainText(theirs);
      await expect(conflict.getByRole('row').filter({ hasText: field })).toContainText(mine);
      await expect(fieldOn(second.page)).toHaveValue(mine);
      await conflict.getByRole('button', { name: 'Keep mine' }).click();
      await expect(conflict).toBeHidden();
      await first.page.goto(address);
      await openForm?.(first.page);
      await expect(fieldOn(first.page)).toHaveValue(mine);
    });
  }
  for (const { page } of [first, second]) await page.close();
  await shop.close();
});

test('of two who answer a return, the second sees both answers and loses nothing', async ({ browser }) => {
  const shop = await startDatabaseShop();
  const { desk, request, orderId, shipment } = await shipGoods(shop);
  await desk.deliverShipment({ body: { shipment, received_by: 'Ramesh Kumar' } });
  await desk.addReturn({ body: { request, order_id: orderId, quantity: 1, reason: 'One has a dent' } });
  const open = async () => {
    const page = await browser.newPage({ baseURL: shop.url });
    const name = await logInToDesk(shop, page, 'owner');
    await page.goto(`/desk/dispatch/${request}`);
    return { page, name };
  };
  const [first, second] = [await open(), await open()];
  const answerOn = (page: Page) => page.getByRole('textbox', { name: 'Answer to the buyer' });
  await answerOn(second.page).fill('It was used.');
  await answerOn(first.page).fill('Please send it by VRL.');
  await first.page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(first.page.getByRole('button', { name: 'Goods received' })).toBeVisible();

  await second.page.getByRole('button', { name: 'Refuse', exact: true }).click();
  const conflict = second.page.getByRole('alert', { name: 'Somebody else has changed this' });
  await expect(conflict).toContainText(`${first.name} changed this on`);
  await expect(conflict.getByRole('row', { name: /^State Agreed .*Refused$/ })).toBeVisible();
  await expect(conflict.getByRole('row', { name: /Please send it by VRL\..* It was used\./ })).toBeVisible();
  await expect(answerOn(second.page)).toHaveValue('It was used.');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict).toBeHidden();
  const { returns } = await desk.listRequestShipments({ params: { request } });
  expect(returns).toMatchObject([{ state: 'refused', answer: 'It was used.' }]);
  for (const { page } of [first, second]) await page.close();
  await shop.close();
});

test('what somebody else changes is neither imported over nor removed unseen', async ({ browser }) => {
  const shop = await startDatabaseShop();
  const name = await addOperator(shop, 'catalogue');
  const other = shop.api((await startStaffSession(shop.database, 'test', name)).token);
  const page = await browser.newPage({ baseURL: shop.url });
  await logInToDesk(shop, page, 'owner');
  const read = async () => {
    const { products } = await other.listCatalogueProducts({ query: { limit: '1' } });
    if (!products[0]) throw new Error('There are no products.');
    return products[0];
  };
  const raise = async () => {
    const { id, version, price } = await read();
    await other.saveCatalogueProduct({ body: { product: id, version, cells: { price: String(price + 1) } } });
  };
  const { id, title, price } = await read();

  await page.goto('/desk/products/import');
  const buffer = Buffer.from(`id,price\n${id},${price - 1}\n`);
  await page.getByLabel('Choose a file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Preview the changes' }).click();
  const store = page.getByRole('button', { name: 'Import', exact: true });
  await expect(store).toBeEnabled();
  await raise();
  await store.click();
  await expect(page.getByText(`${name} changed “${title}” on`)).toBeVisible();
  await expect(page.getByRole('deletion')).toHaveText(String(price + 1));
  expect((await read()).price).toBe(price + 1);
  await store.click();
  await expect(page.getByText('Imported: 0 products added, 1 changed.')).toBeVisible();

  await page.goto('/desk/products');
  await page.getByLabel(`Mark ${title}`, { exact: true }).check();
  await page.getByRole('button', { name: 'Remove …' }).click();
  const dialog = page.getByRole('dialog');
  const remove = dialog.getByRole('button', { name: 'Remove', exact: true });
  await expect(remove).toBeEnabled();
  await raise();
  await remove.click();
  await expect(dialog.getByRole('alert')).toContainText(`${title}: ${name} changed this on`);
  expect((await read()).id).toBe(id);
  await remove.click();
  await expect(page.getByText('1 product removed.')).toBeVisible();
  await page.close();
  await shop.close();
});

test('of two who add or remove the same known brand, the second reads why and sees the list as it is', async ({
  browser,
}) => {
  const shop = await startDatabaseShop();
  const open = async () => {
    const page = await browser.newPage({ baseURL: shop.url });
    await logInToDesk(shop, page, 'owner');
    await page.goto('/desk/synonyms/brands?q=zolli');
    return page;
  };
  const [first, second] = [await open(), await open()];
  const rowIn = (page: Page) => page.getByRole('row', { name: /Zollinger/ });
  for (const page of [first, second]) await page.getByLabel('Brand', { exact: true }).fill('Zollinger');
  await first.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(rowIn(first)).toBeVisible();
  await second.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(second.getByText('The brand “Zollinger” is already in the list.')).toBeVisible();
  await expect(second.getByLabel('Brand', { exact: true })).toHaveValue('Zollinger');
  await expect(rowIn(second)).toBeVisible();

  await first.getByRole('button', { name: 'Remove Zollinger' }).click();
  await expect(rowIn(first)).toHaveCount(0);
  await second.getByRole('button', { name: 'Remove Zollinger' }).click();
  await expect(second.getByText('There is no brand “Zollinger” in the list.')).toBeVisible();
  await expect(rowIn(second)).toHaveCount(0);
  for (const page of [first, second]) await page.close();
  await shop.close();
});
