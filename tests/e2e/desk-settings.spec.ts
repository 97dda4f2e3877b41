import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { createApiClient } from '#contract/client.ts';
import type { StaffRole } from '#contract/staff-permissions.ts';
import { calculateGstinCheckCharacter } from '#domain/gstin.ts';
import { readConfig } from '#server/app/config.ts';
import { changeSetting } from '#server/features/admin/change-setting.ts';
import { setContactLinks } from '#server/features/admin/set-contact-links.ts';
import { getContactLinks } from '#server/features/content/get-contact-links.ts';
import { presentContactLinks } from '#server/features/content/presenter.ts';
import { getTallySettings } from '#server/features/settings/read-settings.ts';
import { getDefaults } from '#server/features/settings/setting-values.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, type ShopFixtures, test } from '../support/browser-test.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import { logInToDesk, startOperatorSession } from '../support/desk.ts';

type Shop = ShopFixtures['shop'];

const KARNATAKA = `29AABCS1234F1Z${calculateGstinCheckCharacter('29AABCS1234F1Z')}`;

let links: ReturnType<typeof presentContactLinks>;
test.beforeAll(async ({ shop }) => {
  links = presentContactLinks(await getContactLinks(shop.database));
});
// The tests of this worker share the shop and its settings.
test.afterEach(async ({ shop }) => {
  await setContactLinks(shop.database, 'test', links);
  await shop.pool.query('update settings set value = null');
  await shop.pool.query(`delete from holidays where day between '2035-01-01' and '2035-12-31'`);
  await shop.pool.query(`delete from text_snippets where name like 'e2e-%'`);
  await shop.pool.query('delete from price_floors');
  await shop.pool.query('delete from branches');
});

async function open(shop: Shop, page: Page, part: string, role: StaffRole = 'owner', name?: string) {
  await logInToDesk(shop, page, role, name);
  await page.goto(`${shop.url}/desk/settings${part && `/${part}`}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
const save = (within: Page | Locator) => within.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => expect(page.getByText('Saved.')).toBeVisible();
const panel = (page: Page, title: string) =>
  page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: title }) });

test('the shop gets a name and a logo of its own, which pages show at once', async ({ shop, visit }) => {
  const { page } = await visit();
  await open(shop, page, 'shop');
  const form = panel(page, 'The shop');
  await form.getByLabel('Name of the shop').fill('');
  await save(form).click();
  await expect(form.getByText('The name of the shop is required.').first()).toBeVisible();
  await form.getByLabel('Name of the shop').fill('Sardar Tools');
  await form.getByLabel('Name in Hindi').fill('सरदार टूल्स');
  await form.getByLabel('Tagline').fill('Lathes and drills from Rajkot');
  const logo = sharp({ create: { width: 400, height: 200, channels: 4, background: '#a038' } });
  const file = { name: 'Logo.png', mimeType: 'image/png', buffer: await logo.png().toBuffer() };
  await form.getByLabel('Upload: Logo').setInputFiles(file);
  await expect(form.getByLabel('Logo', { exact: true })).toHaveValue(/^\/media\/home\/logo.*\.webp$/);
  await save(form).click();
  await saved(page);
  await expect(page.getByRole('banner')).toContainText('Sardar Tools Desk');
  expect(await findAxeViolations(page)).toEqual([]);

  const buyer = await visit();
  await buyer.page.goto(shop.url);
  const header = buyer.page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sardar Tools, home page' })).toBeVisible();
  await expect(header.locator('img[src^="/media/home/logo"]')).toHaveJSProperty('naturalWidth', 400);
  await expect(buyer.page).toHaveTitle(/Sardar Tools/);
  await expect(buyer.page.getByRole('heading', { level: 1 })).toHaveText('Lathes and drills from Rajkot');
  await expect(buyer.page.getByRole('contentinfo')).toContainText('सरदार टूल्स');
});

test('the seller is changed for pages and taxes, which the form says before, and can be reset', async ({
  shop,
  visit,
}) => {
  const { page } = await visit();
  await open(shop, page, 'shop');
  const form = panel(page, 'The seller');
  await expect(page.getByText('Estimates name the demo’s seller')).toBeVisible();
  await form.getByLabel('GSTIN').fill('29AABCS1234F1Z');
  await save(form).click();
  await expect(form.getByText('15 characters').first()).toBeVisible();
  await form.getByLabel('GSTIN').fill(KARNATAKA);
  await expect(form.getByText('Goods that stay in Karnataka')).toBeVisible();
  await form.getByLabel('Legal name').fill('Sardar Machine Tools');
  await form.getByLabel('Registered address').fill('12 Peenya, Bengaluru 560058, Karnataka');
  await save(form).click();
  await saved(page);
  await expect(page.getByText('No mail leaves the shop.')).toBeVisible();
  await expect(page.getByText('Estimates name the demo’s seller')).toHaveCount(0);

  const buyer = await visit();
  const footer = buyer.page.getByRole('contentinfo');
  await buyer.page.goto(shop.url);
  await expect(footer).toContainText(`Sardar Machine Tools · GSTIN ${KARNATAKA}`);
  await form.getByRole('button', { name: 'Go back to' }).click();
  await expect(page.getByText('The values set at the desk are cleared.')).toBeVisible();
  await expect(form.getByLabel('Legal name')).not.toHaveValue('Sardar Machine Tools');
  await buyer.page.reload();
  await expect(footer).not.toContainText('Sardar');
});

test('contact links are changed for visitors; what was typed outlives a reload and a refusal', async ({
  shop,
  visit,
}) => {
  const { page } = await visit();
  await open(shop, page, '');
  await expect(page).toHaveURL(/\/settings\/contact$/);
  await page.getByLabel('Phone').fill('ask Meera');
  await page.reload();
  await expect(page.getByLabel('Phone')).toHaveValue('ask Meera');
  await page.getByLabel('Phone').press('Enter');
  await expect(page.getByText(/must have 10 to 15 digits/).first()).toBeVisible();
  await page.getByLabel('Phone').fill('+91 161 400 1234');
  await save(page).click();
  await saved(page);
  await expect(save(page)).toHaveCount(0);
  await expect.poll(async () => (await getContactLinks(shop.database)).phone).toBe('+91 161 400 1234');
});

test('two browsers edit one setting: the second sees both values, and nothing typed is lost', async ({
  shop,
  visit,
}) => {
  const { page } = await visit();
  await open(shop, page, 'tally');
  await page.getByLabel('Sales ledger').fill('Sales Ludhiana');
  await page.getByLabel('CGST ledger').fill('Output CGST');
  const other = await logInToDesk(shop, (await visit()).page, 'owner');
  const config = readConfig({});
  await changeSetting(shop.database, other, {
    key: 'tally',
    values: { sales_ledger: 'Sales Punjab', igst_ledger: 'Output IGST' },
    defaults: getDefaults(config),
    readPicture: config.readBrandPicture,
  });
  await save(page).click();
  const notice = page.getByRole('alert', { name: 'Somebody else has changed this' });
  await expect(notice).toContainText(other);
  await expect(notice.getByRole('row', { name: /Sales ledger/ })).toContainText('Sales Punjab');
  await expect(notice.getByRole('row', { name: /Sales ledger/ })).toContainText('Sales Ludhiana');
  await notice.getByRole('button', { name: 'Keep mine' }).press('Enter');
  await saved(page);
  expect(await getTallySettings(shop.database)).toMatchObject({
    sales_ledger: 'Sales Ludhiana',
    cgst_ledger: 'Output CGST',
    // What the first one did not type is theirs.
    igst_ledger: 'Output IGST',
  });
});

test('working time and holidays are set by keyboard, and move the promise of an answer', async ({
  shop,
  visit,
}) => {
  const { page } = await visit();
  await open(shop, page, 'answers');
  const token = await startOperatorSession(shop, 'viewer');
  const api = createApiClient({ apiUrl: shop.url, getToken: () => token });
  const { answer_by: before } = await api.listHolidays();
  await page.getByLabel('Saturday').press('Space');
  await page.getByLabel('Answer within, hours').fill('40');
  await page.getByLabel('Answer within, hours').press('Enter');
  await saved(page);
  await expect(page.getByLabel('Saturday')).not.toBeChecked();
  expect((await api.listHolidays()).answer_by > before).toBe(true);
  await page.getByRole('button', { name: /Go back to the server’s settings/ }).press('Enter');
  await expect(page.getByLabel('Saturday')).toBeChecked();

  await page.getByLabel('Day', { exact: true }).fill('2035-10-30');
  await page.getByLabel('Name of the holiday').fill('Diwali');
  await page.getByLabel('Name of the holiday').press('Enter');
  await expect(page).toHaveURL(/year=2035/);
  const row = page.getByRole('row', { name: /Diwali/ });
  await expect(row).toContainText('30/10/2035');
  await expect(row).toContainText('Tuesday');
  await page.getByRole('button', { name: 'Remove: Diwali' }).press('Enter');
  await expect(page.getByText('No holidays in 2035 yet.')).toBeVisible();
});

test('the bank account is stored whole or not at all, beside the terms that quotations begin with', async ({
  shop,
  visit,
}) => {
  const { page } = await visit();
  await open(shop, page, 'quotations');
  const bank = panel(page, 'Bank account on pro-formas').last();
  await bank.getByLabel('Account number').fill('00110022003300');
  await bank.getByRole('button', { name: 'Save' }).click();
  await expect(bank.getByText('The IFSC is required if any of the others is given.').first()).toBeVisible();
  await bank.getByLabel('IFSC').fill('sbin0000001');
  await bank.getByLabel('Bank', { exact: true }).fill('State Bank of India');
  await bank.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await expect(bank.getByLabel('IFSC')).toHaveValue('SBIN0000001');
  await expect(page.getByText(/EST\/\d{4}-\d\d\/\d{6}/)).toBeVisible();
  await page.getByLabel('Days of validity').fill('0');
  await page.getByLabel('Days of validity').press('Enter');
  await expect(page.getByText('must be a whole number from 1 to 365').first()).toBeVisible();
});

test('a salesman keeps texts for quotations, in his order, and sees no other settings', async ({
  shop,
  visit,
}) => {
  const { page } = await visit();
  await open(shop, page, '', 'sales');
  const tabs = page.getByRole('navigation', { name: 'Settings' });
  await expect(tabs.getByRole('link')).toHaveText(['Working time', 'Saved texts', 'Price floors']);
  await expect(page.getByLabel('Saturday')).toHaveCount(0);
  await tabs.getByRole('link', { name: 'Saved texts' }).click();
  for (const name of ['e2e-full', 'e2e-half']) {
    await page.getByLabel('Short name').fill(name);
    await page.getByLabel('Text', { exact: true }).fill(`Terms of ${name}`);
    await save(page).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page.getByLabel('Short name')).toHaveValue('');
  }
  const names = page.getByRole('link', { name: /^e2e-/ });
  await expect(names).toHaveText(['e2e-full', 'e2e-half']);
  await page.getByRole('button', { name: 'Move up: e2e-half' }).press('Enter');
  await expect(names).toHaveText(['e2e-half', 'e2e-full']);
  await page.getByRole('link', { name: 'e2e-full' }).click();
  await expect(page.getByRole('heading', { name: 'Change e2e-full' })).toBeVisible();
  await page.getByLabel('Text', { exact: true }).fill('All in advance');
  await save(page).click();
  await expect(page.getByRole('cell', { name: 'All in advance' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove: e2e-half' }).click();
  await expect(names).toHaveText(['e2e-full']);
});

test('an owner sets a floor, which others only read', async ({ shop, visit }) => {
  const { page } = await visit();
  await open(shop, page, 'floors');
  const category = page.getByLabel('Category');
  const name = (await category.getByRole('option').nth(1).textContent()) ?? '';
  await category.selectOption({ label: name });
  await page.getByLabel('Lowest price, % of the list price').fill('85');
  await page.getByLabel('Lowest price, % of the list price').press('Enter');
  await saved(page);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('85 %');
  const viewer = await visit();
  await open(shop, viewer.page, 'floors', 'viewer');
  await expect(viewer.page.getByRole('row').filter({ hasText: name })).toContainText('85 %');
  await expect(viewer.page.getByRole('button', { name: /Remove/ })).toHaveCount(0);
  await page.getByRole('button', { name: `Remove the floor: ${name}` }).click();
  await expect(page.getByText('No category has a floor yet.')).toBeVisible();
});

test('an owner keeps branches, from one of which a draft is supplied with the taxes of its state', async ({
  shop,
  visit,
}) => {
  const { page } = await visit();
  await open(shop, page, 'branches');
  await expect(page.getByText('There are no branches yet.')).toBeVisible();
  await page.getByLabel('Branch', { exact: true }).fill('Bengaluru');
  await page.getByLabel('Address').fill('4 Peenya, Bengaluru 560058');
  await page.getByLabel('GSTIN', { exact: true }).fill('29AAPFU0939F1ZR');
  await page.getByLabel('GSTIN', { exact: true }).press('Enter');
  await expect(page.getByText(/characters 3 to 12 of its GSTIN must be AAUCU4821H/).first()).toBeVisible();
  await page.getByLabel('GSTIN', { exact: true }).fill('29AAUCU4821H1ZR');
  await save(page).click();
  await saved(page);
  const row = page.getByRole('row').filter({ hasText: 'Bengaluru' });
  await expect(row).toContainText('29AAUCU4821H1ZR');
  expect(await findAxeViolations(page)).toEqual([]);

  // The goods go to Karnataka.
  const [order] = await requestQuote((await signUpWithPhone(shop)).api);
  const request = order?.order_invoice_id ?? '';
  await page.goto(`${shop.url}/desk/requests/${request}`);
  const sum = page.getByRole('table', { name: 'Totals' });
  await expect(sum).toContainText('IGST');
  const place = page.getByLabel('Supplied from');
  await expect(place.getByRole('option')).toHaveText(['Head office', 'Bengaluru (29AAUCU4821H1ZR)']);
  await place.selectOption('Bengaluru');
  await expect(sum).toContainText('CGST');
  // The estimate beside it had IGST.
  await expect(sum.getByRole('row', { name: /^IGST/ })).toHaveText(/₹0\.00$/);
  // What has scrolled under the header cannot be pressed.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findAxeViolations(page)).toEqual([]);
  await page.reload();
  await expect(place).toHaveValue('Bengaluru');
  await expect(sum).toContainText('CGST');

  await open(shop, page, 'branches');
  await page.getByRole('button', { name: 'Remove the branch: Bengaluru' }).click();
  await expect(page.getByText(/^Drafts are supplied from Bengaluru: EST/)).toBeVisible();
  await shop.pool.query('delete from quotation_drafts where quote_request_id = $1', [request]);
  await page.getByRole('button', { name: 'Remove the branch: Bengaluru' }).click();
  await expect(page.getByText('There are no branches yet.')).toBeVisible();
  await page.goto(`${shop.url}/desk/requests/${request}`);
  await expect(page.getByLabel('Supply', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Supplied from')).toHaveCount(0);
});

test('in Hindi, too, an owner keeps branches', async ({ shop, visit }) => {
  await shop.pool.query(`
    insert into branches (name, address, gstin) values ('Pune', '7 MIDC, Pune 411019', '27AAUCU4821H1ZV')`);
  const { page } = await visit();
  await open(shop, page, 'branches');
  await page.getByLabel('Language').selectOption('hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('सेटिंग्स: शाखाएँ');
  await page.getByRole('link', { name: 'Pune' }).click();
  await expect(page.getByRole('heading', { name: 'Pune बदलें' })).toBeVisible();
  await expect(page.getByLabel('GSTIN', { exact: true })).toHaveValue('27AAUCU4821H1ZV');
  expect(await findAxeViolations(page)).toEqual([]);
});
