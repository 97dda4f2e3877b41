import type { Page } from '@playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/catalogue-desk.ts';
import { inEveryLook, logInToDesk } from '../support/desk.ts';
import { getTableOverflow } from '../support/inspect-page.ts';

const openList = async (page: Page, search = '') => {
  await page.goto(`/desk/products${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
};
const prices = (page: Page) => page.getByRole('textbox', { name: /^List price of/ });
const cheaper = async (page: Page, row: number) =>
  String(Math.round(Number(await prices(page).nth(row).inputValue()) * 0.9));

test('changes prices by keyboard alone, one below the other', async ({ desk }) => {
  await openList(desk);
  const [first, second] = [await cheaper(desk, 0), await cheaper(desk, 1)];
  await prices(desk).nth(0).fill(first);
  await desk.keyboard.press('Enter');
  await expect(prices(desk).nth(1)).toBeFocused();
  await desk.keyboard.type(second);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Saved.')).toHaveCount(2);
  await desk.reload();
  await expect(prices(desk).nth(0)).toHaveValue(first);
  await expect(prices(desk).nth(1)).toHaveValue(second);
});

test('changes a discount in its cell, and shows buyers what is left', async ({ desk }) => {
  await openList(desk);
  const discount = desk.getByRole('textbox', { name: /^Discount of/ }).nth(2);
  const price = Number(await prices(desk).nth(2).inputValue());
  await discount.fill('12.5');
  await discount.press('Enter');
  await expect(desk.getByRole('textbox', { name: /^Discount of/ }).nth(3)).toBeFocused();
  await expect(desk.getByText('Saved.')).toHaveCount(1);
  await desk.reload();
  await expect(discount).toHaveValue('12.5');
  const link = desk.locator('tbody tr').nth(2).getByRole('link').first();
  await link.click();
  const [shop] = await Promise.all([
    desk.waitForEvent('popup'),
    desk.getByRole('link', { name: 'View in the shop' }).click(),
  ]);
  const left = new Intl.NumberFormat('en-IN').format(Math.ceil(price * 0.875));
  await expect(shop.getByText(`₹${left}`).first()).toBeVisible();
});

test('keeps what was typed over a reload and a refusal', async ({ desk }) => {
  await openList(desk);
  await prices(desk).nth(0).fill('12,3x');
  await desk.reload();
  await expect(prices(desk).nth(0)).toHaveValue('12,3x');
  await expect(desk.getByText('Not saved yet')).toBeVisible();
  await prices(desk).nth(0).press('Enter');
  await expect(desk.getByRole('alert')).toContainText('Price must be an amount in rupees');
  await expect(prices(desk).nth(0)).toHaveValue('12,3x');
  await prices(desk).nth(0).press('Escape');
  await expect(prices(desk).nth(0)).not.toHaveValue('12,3x');
});

test('replaces a price by what is typed after a click', async ({ desk }) => {
  await openList(desk);
  const price = await cheaper(desk, 4);
  await prices(desk).nth(4).click();
  await prices(desk).nth(4).click({ delay: 600 });
  await desk.keyboard.type(price);
  await expect(prices(desk).nth(4)).toHaveValue(price);
  await desk.keyboard.press('Escape');
});

test('two browsers that change the same price see both values', async ({ desk, browser, deskShop }) => {
  const other = await browser.newPage({ baseURL: deskShop.url });
  const name = await logInToDesk(deskShop, other, 'owner');
  await Promise.all([openList(desk), openList(other)]);
  const mine = await cheaper(desk, 2);
  const theirs = String(Number(mine) + 1);
  await prices(other).nth(2).fill(theirs);
  await prices(other).nth(2).press('Enter');
  await expect(other.getByText('Saved.')).toBeVisible();
  await prices(desk).nth(2).fill(mine);
  await prices(desk).nth(2).press('Enter');
  const alert = desk.getByRole('alert');
  await expect(alert).toContainText(`${name} changed this`);
  await expect(alert).toContainText(theirs);
  await expect(prices(desk).nth(2)).toHaveValue(mine);
  await alert.getByRole('button', { name: 'Keep mine' }).click();
  await expect(alert).toBeHidden();
  await desk.reload();
  await expect(prices(desk).nth(2)).toHaveValue(mine);
  await other.close();
});

test('asks before a price jumps', async ({ desk }) => {
  await openList(desk);
  const before = Number(await prices(desk).nth(3).inputValue());
  await prices(desk)
    .nth(3)
    .fill(String(before * 3));
  await prices(desk).nth(3).press('Enter');
  await expect(desk.getByRole('alert')).toContainText('by more than 30%');
  await desk.getByRole('button', { name: 'Save anyway' }).click();
  await expect(desk.getByText('Saved.')).toBeVisible();
});

test('changes many products after showing old and new, and undoes it as one act', async ({ desk }) => {
  await openList(desk, '?q=drill');
  const before = await prices(desk).nth(0).inputValue();
  await desk.getByRole('checkbox', { name: 'Mark all products of this page' }).check();
  await desk.getByRole('button', { name: 'Change prices …' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Change many products' });
  await dialog.getByLabel('Per cent, for example').fill('7.5');
  await dialog.getByLabel('Per cent, for example').press('Enter');
  await expect(dialog.getByText(/products would change/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Change \d+ products$/ }).click();
  await expect(desk.getByText(/products changed\./)).toBeVisible();
  await expect(prices(desk).nth(0)).not.toHaveValue(before);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByText('Undone.')).toBeVisible();
  await expect(prices(desk).nth(0)).toHaveValue(before);
});

test('hides products and finds them among the hidden ones', async ({ desk, deskShop }) => {
  await openList(desk);
  const link = desk.getByRole('row').nth(5).getByRole('link');
  const [title = '', address = ''] = [await link.textContent(), await link.getAttribute('href')];
  await desk.getByRole('checkbox', { name: `Mark ${title}`, exact: true }).check();
  await desk.getByRole('button', { name: 'Hide' }).click();
  await expect(desk.getByText('1 product changed.')).toBeVisible();
  await expect(desk.getByRole('link', { name: title ?? '', exact: true })).toHaveCount(0);
  const id = address?.split('/').at(-1) ?? '';
  const inShop = () => desk.request.get(`${deskShop.url}/api/product/getproductById/${id}`);
  expect((await inShop()).status()).toBe(404);
  await desk.getByRole('navigation', { name: 'State' }).getByRole('link', { name: 'Hidden' }).click();
  await desk.getByRole('checkbox', { name: `Mark ${title}`, exact: true }).check();
  await desk.getByRole('button', { name: 'Show in the shop' }).click();
  await expect(desk.getByText('1 product changed.')).toBeVisible();
  expect((await inShop()).status()).toBe(200);
});

test('removes products after saying what happens to them', async ({ desk }) => {
  await openList(desk);
  const title = (await desk.getByRole('row').nth(6).getByRole('link').textContent()) ?? '';
  await desk.getByRole('checkbox', { name: `Mark ${title}`, exact: true }).check();
  await desk.getByRole('button', { name: 'Remove …' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toContainText('will leave the catalogue');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(desk.getByText('1 product removed.')).toBeVisible();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByText('Undone.')).toBeVisible();
});

test('keeps every filter in the address', async ({ desk }) => {
  await openList(desk);
  await desk.getByRole('combobox', { name: 'Category', exact: true }).selectOption({ index: 1 });
  await expect(desk).toHaveURL(/category=/);
  await desk.getByRole('combobox', { name: 'GST, %' }).selectOption('18');
  await expect(desk).toHaveURL(/category=.*gst=18/);
  await desk.reload();
  await expect(desk.getByRole('combobox', { name: 'GST, %' })).toHaveValue('18');
  await desk.getByRole('link', { name: 'Clear filters' }).click();
  await expect(desk).toHaveURL(/\/desk\/products$/);
});

test('somebody who only looks changes nothing', async ({ browser, deskShop }) => {
  const page = await browser.newPage({ baseURL: deskShop.url });
  await logInToDesk(deskShop, page, 'viewer');
  await openList(page);
  await expect(prices(page)).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.close();
});

test('has no barrier in both languages, light and dark', async ({ desk }) => {
  await openList(desk, '?q=drill');
  await desk.getByRole('checkbox').nth(0).check();
  await inEveryLook(desk, async (look) => {
    expect(await findAxeViolations(desk), look).toEqual([]);
    await desk.getByRole('button').filter({ hasText: '…' }).first().click();
    await expect(desk.getByRole('dialog')).toBeVisible();
    expect(await findAxeViolations(desk), `dialog, ${look}`).toEqual([]);
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('dialog')).toBeHidden();
    for (const width of [768, 1024, 1440]) {
      await desk.setViewportSize({ width, height: 900 });
      expect(await desk.evaluate(getTableOverflow), `${look} at ${width} px`).toBe(0);
    }
  });
});
