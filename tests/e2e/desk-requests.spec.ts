import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ApiClient } from '#contract/client.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { addOperator, inEveryLook, logInToDesk, startOperatorSession } from '../support/desk.ts';
import { getTableOverflow } from '../support/inspect-page.ts';

let shop: DatabaseShop;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  shop = await startDatabaseShop();
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There are no products.');
  const ask = async (api: ApiClient, firm: string, person: string, phone: string) =>
    api.submitQuoteRequest({
      body: {
        ...quoteRequestFor([{ product, quantity: 2 }]),
        order_customer: firm,
        order_name: person,
        order_phone: phone,
      },
    });
  const asha = await signUpWithPhone(shop);
  const ravi = await signUpWithPhone(shop);
  await ask(asha.api, 'Rao Engineering Works', 'Asha Rao', '9830012345');
  await ask(ravi.api, 'Iyer Pumps & Motors Pvt Ltd', 'Ravi Iyer', '9765432109');
  await ask(asha.api, 'Rao Engineering Works', 'Asha Rao', '9830012345');
});
test.afterAll(() => shop.close());

const rows = (page: Page) => page.locator('tbody tr');
const current = (page: Page) => page.locator('tbody tr[aria-current]');

test('the inbox is worked through by keys alone', async ({ visit }) => {
  const { page } = await visit();
  const name = await logInToDesk(shop, page, 'sales');
  await page.goto(`${shop.url}/desk/requests`);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(current(page)).toContainText('Iyer Pumps');
  await page.keyboard.press('x');
  await expect(page.getByRole('status').filter({ hasText: '1 marked' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(rows(page).nth(1)).toContainText(name);
  await expect(rows(page).nth(1)).toContainText('Open');

  await page.keyboard.press('/');
  // Typed, not done: letters are no shortcuts in a field.
  await page.keyboard.type('rao ae');
  await expect(page.getByRole('searchbox')).toHaveValue('rao ae');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('rao');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  expect(new URL(page.url()).searchParams.get('q')).toBe('rao');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('rao');

  await page.locator('h1').click();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog')).toContainText('Close this request?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(0)).toContainText('Closed');
  await expect(page.getByRole('link', { name: /^Closed/ })).toContainText('1');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Next row');
  await page.getByRole('dialog').getByLabel('Single letters are shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('j');
  await expect(rows(page).nth(0)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search or go to …' })).toBeFocused();
});

test('of two operators who take the same request, the second learns who has it', async ({ visit }) => {
  const first = await visit();
  const second = await visit();
  const winner = await logInToDesk(shop, first.page, 'sales');
  await logInToDesk(shop, second.page, 'sales');
  for (const { page } of [first, second]) {
    await page.goto(`${shop.url}/desk/requests?assigned=nobody&sort=oldest`);
    await page
      .getByRole('checkbox', { name: /^Mark EST/ })
      .first()
      .check();
  }
  await first.page.getByRole('button', { name: 'Take' }).click();
  await expect(first.page.getByText(`1 assigned to ${winner}.`)).toBeVisible();
  await second.page.getByRole('button', { name: 'Take' }).click();
  await expect(second.page.getByRole('alert')).toContainText(`Meanwhile it has been assigned to ${winner}.`);
});

test('the palette leads to requests, and sets theme and language', async ({ visit }) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'viewer');
  await page.goto(`${shop.url}/desk/requests`);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('iyer pumps');
  await expect(page.getByRole('option', { name: /Iyer Pumps/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/desk\/requests\/\w+/);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('theme dark');
  await page.keyboard.press('Enter');
  const getColour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(getColour).toBe('rgb(20, 23, 26)');
  await page.reload();
  await expect.poll(getColour).toBe('rgb(20, 23, 26)');
  await expect(page.getByRole('main')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('हि');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test('the palette finds buyers and products for those who may see them', async ({ visit }) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'sales');
  await page.goto(`${shop.url}/desk/requests`);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search or go to …' })).toBeFocused();
  await page.keyboard.type('rao engineering');
  await expect(page.getByRole('option', { name: /Rao Engineering.*@/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Search or go to …' }).fill('pump');
  await expect(page.locator('[role=option]:has(.icon-package)').nth(1)).toBeVisible();
});

test('a view is saved, opened again and removed', async ({ visit }) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'sales');
  await page.goto(`${shop.url}/desk/requests?turn=ours&q=iyer`);
  await page.getByText('Saved views').click();
  await page.getByRole('button', { name: 'Save these filters …' }).click();
  await page.getByLabel('Name of the view').fill('Iyer');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The view has been saved.')).toBeVisible();
  await page.goto(`${shop.url}/desk/requests`);
  await page.getByText('Saved views').click();
  await page.getByRole('link', { name: 'Iyer' }).click();
  await expect(page).toHaveURL(/turn=ours&q=iyer/);
  await page.getByText('Saved views').click();
  await page.getByRole('button', { name: 'Remove the view “Iyer”' }).click();
  await expect(page.getByText('No view has been saved yet.')).toBeVisible();
});

test('a shared view is there for colleagues, who cannot remove it', async ({ visit }) => {
  const { page } = await visit();
  const owner = await logInToDesk(shop, page, 'sales');
  await page.goto(`${shop.url}/desk/requests?state=new&q=rao`);
  await page.getByText('Saved views').click();
  await page.getByRole('button', { name: 'Save these filters …' }).click();
  await page.getByLabel('Name of the view').fill('Rao is new');
  await page.getByLabel('Show it to all operators').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The view has been saved.')).toBeVisible();

  const colleague = (await visit()).page;
  await logInToDesk(shop, colleague, 'sales');
  await colleague.goto(`${shop.url}/desk/requests`);
  await colleague.getByText('Saved views').click();
  await expect(colleague.getByText(`shared by ${owner}`)).toBeVisible();
  await expect(colleague.getByRole('button', { name: /^Remove the view/ })).toHaveCount(0);
  await colleague.getByRole('link', { name: 'Rao is new' }).click();
  await expect(colleague).toHaveURL(/state=new&q=rao/);
  await expect(colleague.getByRole('searchbox')).toHaveValue('rao');
});

test('marked requests are assigned to a colleague, whose list then has them', async ({ visit }) => {
  const { page } = await visit();
  const colleague = await addOperator(shop, 'sales', 'Meera Joshi');
  await logInToDesk(shop, page, 'sales');
  await page.goto(`${shop.url}/desk/requests?q=iyer`);
  await page.getByRole('checkbox', { name: /^Mark EST/ }).check();
  await page.getByRole('combobox', { name: 'Assign to …' }).selectOption(colleague);
  await expect(page.getByText('1 assigned to Meera Joshi.')).toBeVisible();
  await page.goto(`${shop.url}/desk/requests?assigned=${encodeURIComponent(colleague)}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Meera Joshi');
  await page.getByRole('checkbox', { name: /^Mark EST/ }).check();
  await page.getByRole('combobox', { name: 'Assign to …' }).selectOption('Nobody');
  await expect(page.getByText('1 assigned to nobody.')).toBeVisible();
});

test('of several marked requests, only the buyers of open offers are reminded, once', async ({ visit }) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'owner');
  const desk = shop.api(await startOperatorSession(shop, 'owner'));
  const { requests } = await desk.listQuoteRequests({ query: { q: 'iyer' } });
  const request = requests[0]?.id ?? '';
  await desk.startOfferDraft({ body: { request } });
  await desk.sendOffer({ body: { request } });
  await page.goto(`${shop.url}/desk/requests`);
  await page.getByRole('checkbox', { name: 'Mark all on this page' }).check();
  await page.getByRole('button', { name: 'Send reminder' }).click();
  await expect(page.getByText('1 reminder will be sent.')).toBeVisible();
  await expect(page.getByText('Not done for 2:')).toBeVisible();
  await page.goto(`${shop.url}/desk/requests/${request}`);
  await expect(page.getByText(/^Reminder sent for R1/)).toBeVisible();
});

test('marked requests are exported, and without marks those of the filter', async ({ visit }) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'owner');
  await page.goto(`${shop.url}/desk/requests`);
  await expect(rows(page)).toHaveCount(3);
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    return (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
  };
  expect(await save('Export as CSV')).toHaveLength(1 + 3);
  await page
    .getByRole('checkbox', { name: /^Mark EST/ })
    .first()
    .check();
  const [heading, ...marked] = await save('Export as CSV (1)');
  expect(heading).toContain('estimate,');
  expect(marked).toHaveLength(1);
  await page.goto(`${shop.url}/desk/requests?q=iyer`);
  await expect(rows(page)).toHaveCount(1);
  expect((await save('Export as CSV')).at(-1)).toContain('Iyer Pumps');
});

for (const width of [360, 768]) {
  test(`nothing of the inbox is left out at ${width} px`, async ({ visit }) => {
    const { page } = await visit({ width });
    await logInToDesk(shop, page, 'owner');
    await page.goto(`${shop.url}/desk/requests?q=iyer`);
    const row = rows(page);
    await expect(row).toHaveCount(1);
    for (const text of ['Iyer Pumps', 'Ravi Iyer', '1 line', '₹', 'nobody', 'New buyer', 'Bengaluru'])
      await expect(row.getByText(text).filter({ visible: true }).first(), text).toBeInViewport();
    expect(await page.evaluate(getTableOverflow)).toBe(0);
  });
}

test('the inbox is accessible in both languages, light and dark, on every width', async ({ visit }) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'owner');
  await page.goto(`${shop.url}/desk/requests`);
  await expect(rows(page)).not.toHaveCount(0);
  await page.getByRole('checkbox').nth(1).check();
  await inEveryLook(page, async (look) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findAxeViolations(page), `${look} at ${width} px`).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (width > 360) expect(await page.evaluate(getTableOverflow), `${look} at ${width} px`).toBe(0);
    }
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('a');
    expect(await findAxeViolations(page), `palette, ${look}`).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('h1').click();
    await page.keyboard.press('?');
    expect(await findAxeViolations(page), `keys, ${look}`).toEqual([]);
    await page.keyboard.press('Escape');
    const menu = page.locator('header details summary');
    await menu.click();
    expect(await findAxeViolations(page), `menu, ${look}`).toEqual([]);
    await menu.click();
  });
});
