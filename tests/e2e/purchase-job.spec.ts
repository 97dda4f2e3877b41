import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { ADDRESS_ENTRY, signUpWithPhone } from '../support/buyers.ts';
import { unexpectedErrors } from '../support/page-actions.ts';
import { readFlow } from '../support/read-pdf.ts';

/** A purchase manager's job from search to reorder, by what is on the screen. */

/** Thirty lines as they come from a site, all of which the catalogue has. */
const LIST = `
VG-100S - Angle grinder 100 mm - 4 nos
VD-13RE Impact drill 13 mm - 2 nos
HCD-18L Cordless drill driver - 3
NID-16H Heavy duty impact drill - 1
NAG-230X Large angle grinder - 2 nos
NAG-180 - 5 nos
VMC-110 marble cutter 3 pcs
NCO-355 - 1 nos
NCS-235 2 nos
VRH-26M rotary hammer 2 nos
NDH-16 1 nos
VHG-2000D 2
AC-2HP - 2 nos
GM-3S 1 nos
BS-900H 1 nos
VP-400 1 nos
SP-19B 2 nos
RH-101 - 50 nos
RH-205R 20 nos
RS-410 25 pairs
HGB-14 15 pairs
KG-14L 24 pairs
RFE-6A 12 nos
RFE-4C 8 nos
HSH-1D 10 nos
LT550D-12 120 nos
OPC-53 - 200 bags
WC-40 10 bags
JS4-1010 2 nos
GM-112-4 - 4 nos`.trim();

/** The cheapest of its power takes longer to dispatch: this is the cheapest that ships within a week. */
const MOTOR = 'Gatika GM-112-2 Three Phase Induction Motor 5 HP 2 Pole IE3';
const MACHINE = 'Nirmaan NDH-16 Demolition Hammer 16 kg 1750 W';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).filter({ visible: true }).first().click();
const cards = (page: Page) => main(page).getByRole('article');

/** The filters stand beside the list, on a phone behind a button. */
async function filterBy(page: Page, width: number, group: string, option: RegExp): Promise<void> {
  const isBeside = width >= 1024;
  if (!isBeside) await press(page, /^Filters/);
  const filters = isBeside
    ? page.getByRole('region', { name: 'Filters' })
    : page.getByRole('dialog', { name: 'Filters' });
  const before = page.url();
  await filters.getByRole('group', { name: group }).getByLabel(option).check();
  await page.waitForURL((url) => url.href !== before);
  if (!isBeside) await filters.getByRole('button', { name: /^Show \d/ }).click();
}

for (const width of [360, 1440])
  test(`a purchase manager finds, compares, prints, pastes, asks, rents and reorders at ${width} px`, async ({
    shop,
    visit,
  }) => {
    const buyer = await signUpWithPhone(shop);
    await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
    const visitor = await visit({ width, token: buyer.token });
    const { page } = visitor;

    await test.step('finds the cheapest three-phase motor of 5 HP that ships within a week', async () => {
      await page.goto('/');
      const field = page.getByRole('combobox', { name: 'Search products' });
      await field.fill('5 hp three phase motor');
      await field.press('Enter');
      await main(page)
        .getByRole('heading', { level: 1, name: 'Results for “5 hp three phase motor”' })
        .waitFor();
      const filters = main(page).getByRole('list', { name: 'Filters applied' });
      for (const said of ['Power: 5 HP', 'Phase: Three phase'])
        await filters.getByRole('link', { name: `Remove filter ${said}` }).waitFor();
      await filterBy(page, width, 'Dispatch', /^Within 5 working days/);
      await main(page).getByLabel('Sort').selectOption('Price:Low-Top');
      await page.waitForURL(/sort=price-asc/);
      await expect(cards(page).first().getByRole('heading')).toHaveText(MOTOR);
      await expect(cards(page).first()).toContainText('₹16,110');
    });

    const compared = await test.step('compares it with the next two', async () => {
      const boxes = main(page).getByRole('checkbox', { name: /^Compare/ });
      // They come with the first interaction, once the page is ready for it.
      await expect(async () => {
        await page.mouse.move(Math.random() * 99, 9);
        await expect(boxes.first()).toBeVisible({ timeout: 1000 });
      }).toPass();
      for (const at of [0, 1, 2]) await boxes.nth(at).check();
      const titles = (await cards(page).getByRole('heading').allInnerTexts()).slice(0, 3);
      await page.getByRole('link', { name: 'Compare 3 products' }).click();
      const table = main(page).getByRole('table', { name: 'Comparison' });
      for (const title of titles)
        await table.getByRole('columnheader').getByRole('link', { name: title, exact: true }).waitFor();
      await expect(table.getByText('Best').first()).toBeVisible();
      return titles;
    });

    await test.step('sees what the printed comparison has', async () => {
      await expect(main(page).getByRole('button', { name: 'Print' })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(main(page).getByRole('button', { name: 'Print' })).toBeHidden();
      await expect(page.getByRole('combobox', { name: 'Search products' })).toBeHidden();
      const paper = readFlow(await page.pdf({ format: 'A4', landscape: true }));
      for (const words of ['₹16,110', '415 V three phase', 'Landed cost']) expect(paper).toContain(words);
      for (const title of compared) {
        const [, model = title] = title.split(' ');
        expect(paper).toContain(model);
      }
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('pastes a list of thirty lines and puts all of them into the cart', async () => {
      await page.goto('/quick-order');
      await main(page).getByLabel('Your list').fill(LIST);
      await press(page, 'Find products');
      await main(page)
        .getByRole('button', { name: /^Add \d+ products to cart/ })
        .waitFor();
      await expect(main(page).getByText('Looking …')).toHaveCount(0);
      const best = main(page).getByRole('button', { name: /^Use the best match/ });
      if (await best.isVisible()) await best.click();
      await press(page, 'Add 30 products to cart');
      await main(page).getByText('30 products are in your cart.').waitFor();
      await main(page)
        .getByText(/^For \d+ products you asked for more than 5/)
        .waitFor();
    });

    await test.step('asks for 40 of one, keeps the list and sends the request', async () => {
      await page.goto('/cart');
      const line = main(page).getByRole('listitem').filter({ hasText: 'GM-112-4' }).first();
      await line.getByRole('button', { name: /^More than 5/ }).click();
      await main(page).getByLabel('Quantity needed').fill('40');
      await press(page, 'Done');
      await line.getByText('Required: 40').waitFor();
      await press(page, 'Save to a list');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('New list name').fill('Every month');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      await press(page, 'Request a quote');
      await page.waitForURL('**/submit-request');
      await press(page, 'Submit Request');
      await page.waitForURL('**/orders');
      await main(page).getByText('We have received your request EST/').waitFor();
      await main(page).getByText('Required: 40').first().waitFor();
    });

    await test.step('sends a request for a rental only', async () => {
      await page.goto('/rent');
      await cards(page).filter({ hasText: MACHINE }).getByRole('button', { name: 'Ask to rent' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('From').fill('2099-11-24');
      await dialog.getByLabel('Until').fill('2099-12-05');
      await dialog.getByLabel('Site PIN code').fill('560058');
      await dialog.getByRole('button', { name: 'Add to my request' }).click();
      await page.getByText('Your rental is in your request').waitFor();
      await page.goto('/cart');
      await press(page, 'Request a quote');
      await page.waitForURL('**/submit-request');
      await press(page, 'Submit Request');
      await page.waitForURL('**/orders');
      await main(page)
        .getByText(/to rent from 24 Nov 2099 until 5 Dec 2099 at PIN 560058/)
        .first()
        .waitFor();
    });

    await test.step('orders the saved list again', async () => {
      await page.goto('/lists');
      await main(page).getByRole('link', { name: 'Every month' }).click();
      await press(page, 'Add all to cart');
      await page.getByText('30 products are in your cart.').waitFor();
      await page.goto('/cart');
      await expect(main(page).getByRole('textbox', { name: 'Quantity' })).toHaveCount(30);
    });

    const { requests } = await buyer.api.listWishRequests();
    expect(requests).toHaveLength(1);
    expect((await buyer.api.listOrders()).total).toBe(30);
    expect(unexpectedErrors(visitor)).toEqual([]);
  });
