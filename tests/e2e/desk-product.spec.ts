import type { Page } from '@playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/catalogue-desk.ts';
import { inEveryLook, logInToDesk } from '../support/desk.ts';

const warranty = (page: Page) => page.getByLabel('Warranty', { exact: true });

/** @returns the address of the first product that the words find. */
async function openProduct(page: Page, words: string): Promise<string> {
  await page.goto(`/desk/products?q=${encodeURIComponent(words)}`);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  return page.url();
}

test('keeps what was typed over a reload, saves it and gives the former value back', async ({ desk }) => {
  await openProduct(desk, 'drill');
  const before = await warranty(desk).inputValue();
  await warranty(desk).fill('18 months');
  await desk.getByRole('button', { name: 'Add a specification' }).click();
  await desk.getByLabel('Name', { exact: true }).last().fill('Colour');
  await desk.getByLabel('Value: Colour').fill('Green');
  await desk.reload();
  await expect(warranty(desk)).toHaveValue('18 months');
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  const history = desk.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').filter({ hasText: 'Colour: Green' }).first()).toBeVisible();
  await history.getByRole('button', { name: 'Restore the previous values' }).first().click();
  await expect(warranty(desk)).toHaveValue(before);
  await expect(desk.getByLabel('Value: Colour')).toHaveCount(0);
});

test('names what is wrong at its field, and keeps it', async ({ desk }) => {
  await openProduct(desk, 'grinder');
  const hsn = desk.getByLabel('HSN', { exact: true });
  await hsn.fill('12');
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(hsn).toHaveAccessibleDescription(/HSN must be 4 to 8 digits/);
  await expect(hsn).toHaveValue('12');
});

test('shows two editors both values of what both have changed, and stores the rest with them', async ({
  desk,
  browser,
  deskShop,
}) => {
  const address = await openProduct(desk, 'pump');
  const other = await browser.newPage({ baseURL: deskShop.url });
  const name = await logInToDesk(deskShop, other, 'owner');
  await other.goto(address);
  await warranty(other).fill('Theirs');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('region', { name: 'History' })).toContainText('Theirs');
  await warranty(desk).fill('Mine');
  await desk.getByLabel('Model', { exact: true }).fill('MINE-1');
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = desk.getByRole('alert', { name: 'Somebody else has changed this' });
  await expect(conflict).toBeFocused();
  await expect(conflict).toContainText(name);
  await expect(conflict.getByRole('rowheader')).toHaveText(['Warranty']);
  await expect(conflict).toContainText('Theirs');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict).toBeHidden();
  await desk.reload();
  await expect(warranty(desk)).toHaveValue('Mine');
  await expect(desk.getByLabel('Model', { exact: true })).toHaveValue('MINE-1');
  await other.close();
});

test('makes a draft out of a copy', async ({ desk, deskShop }) => {
  await openProduct(desk, 'welding');
  await desk.getByRole('link', { name: 'Make a copy' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
  await desk.getByLabel('Model', { exact: true }).fill('COPY-7');
  await desk.getByRole('button', { name: 'Add the product' }).click();
  await expect(desk).toHaveURL(/products\/(?!new)/);
  await expect(desk.getByLabel('State')).toHaveValue('draft');
  const id = desk.url().split('/').at(-1) ?? '';
  const reply = await desk.request.get(`${deskShop.url}/api/product/getproductById/${id}`);
  expect(reply.status()).toBe(404);
});

test('has no barrier in both languages, light and dark', async ({ desk }) => {
  await openProduct(desk, 'drill');
  await inEveryLook(desk, async (look) => expect(await findAxeViolations(desk), look).toEqual([]));
});
