import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { WireProduct } from '#contract/catalogue.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { productPath } from '#domain/page-paths.ts';
import { expect, test } from '../support/browser-test.ts';
import { ADDRESS_ENTRY, fetchProducts, signUpWithPhone } from '../support/buyers.ts';
import { startOperatorSession } from '../support/desk.ts';
import { unexpectedErrors } from '../support/page-actions.ts';
import { readFlow } from '../support/read-pdf.ts';

const RODS = 'Welding rods E6013, 3.15 mm';
const ACCEPTED = /^Accepted on .* by Meena Iyer, Works Manager$/;

const [BOUGHT, FEW, RENTED] = [0, 1, 2];
let products: WireProduct[];
test.beforeAll(async ({ shop }) => {
  products = await fetchProducts(shop.api(), 3);
  await shop.pool.query(`update products set rent_period = 'week' where id = $1`, [products[RENTED]?._id]);
});
test.afterAll(async ({ shop }) => {
  await shop.pool.query('update products set rent_period = null where id = $1', [products[RENTED]?._id]);
});
const titleOf = (index: number) => products[index]?.pro_title ?? '';
const idOf = (index: number) => products[index]?._id ?? '';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDays = (days: number) => formatIsoDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

/** The text of the PDF that a press downloads. */
async function readDownload(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFlow(await readFile(await download.path()));
}
const readEstimate = (page: Page) => readDownload(page, () => button(page, 'Estimate').click());

/** Every amount of the lines and of their sum on the page is on the PDF, too. */
async function expectSameFigures(page: Page, pdf: string): Promise<void> {
  const items = await page.getByRole('region', { name: 'Items', exact: true }).innerText();
  const sum = await page.getByLabel('Totals', { exact: true }).innerText();
  const amounts = Array.from(
    `${items} ${sum}`.matchAll(/₹([\d,]+)(\.\d\d)?/g),
    ([, rupees, paise = '.00']) => `${rupees}${paise}`,
  );
  expect(amounts.length).toBeGreaterThan(12);
  expect(amounts.filter((amount) => !pdf.includes(amount))).toEqual([]);
}

test('a request is offered, countered, revised, accepted by link and sent in parts, in two browsers at once', async ({
  shop,
  visit,
}) => {
  test.slow();
  const account = await signUpWithPhone(shop);
  await account.api.saveAddress({ body: ADDRESS_ENTRY });
  const desk = shop.api(await startOperatorSession(shop, 'owner'));
  const buyer = await visit({
    token: account.token,
    cart: { [idOf(BOUGHT)]: 5, [idOf(FEW)]: 5 },
    width: 1440,
  });
  const { page } = buyer;

  const number =
    await test.step('the buyer asks for more, for a rental and for what is not in the catalogue', async () => {
      await page.goto(productPath(idOf(RENTED), titleOf(RENTED), 'DEMO'));
      await button(page, `Rent: ${titleOf(RENTED)}`).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('From').fill(inDays(30));
      await dialog.getByLabel('Until').fill(inDays(43));
      await dialog.getByLabel('Site PIN code').fill('560058');
      await dialog.getByRole('button', { name: 'Add to my request' }).click();
      await page.getByText('Your rental is in your request').waitFor();

      await page.goto('/cart');
      const line = page.getByRole('listitem').filter({ hasText: titleOf(BOUGHT) });
      await line.getByRole('button', { name: /^More than 5/ }).click();
      await line.getByLabel('Quantity needed').fill('40');
      await line.getByLabel('Target price (₹)').fill('1,100');
      await line.getByRole('button', { name: 'Done' }).click();
      await button(page, 'Ask for an item not in the catalogue').click();
      await page.getByLabel('What do you need?').fill(RODS);
      await page.getByLabel('Quantity needed').fill('12');
      await page.getByLabel('Unit', { exact: true }).selectOption('packs');
      await button(page, 'Add to the request').click();
      await button(page, 'Request a quote').click();
      await page.waitForURL('**/submit-request');
      await button(page, 'Submit Request').click();
      await page.waitForURL('**/orders');

      await page.getByRole('link', { name: titleOf(FEW), exact: true }).click();
      await page.getByText('BILL TO').waitFor();
      const estimate = await readEstimate(page);
      for (const part of ['Estimate – not a tax invoice', '40 ', '₹1,100', `2. ${RODS}: 12 packs`])
        expect(estimate).toContain(part);
      const breakdown = await page.getByRole('region', { name: 'Price breakdown' }).innerText();
      expect(estimate).toContain(`${breakdown.split('₹').at(-1)}.00`);
      const { orders } = await account.api.listOrders();
      return orders[0]?.estimate_number ?? '';
    });

  const { requests } = await desk.listQuoteRequests({ query: { q: number } });
  const request = requests[0]?.id ?? '';

  await test.step('the seller offers it with freight, and the PDF has the figures of the page', async () => {
    const { draft } = await desk.startOfferDraft({ body: { request } });
    expect(draft.offer?.lines.map(({ title, quantity }) => [title, quantity])).toEqual([
      [titleOf(BOUGHT), 40],
      [titleOf(FEW), 5],
      [titleOf(RENTED), 1],
      [RODS, 12],
    ]);
    const rental = { mobilisation: 6_000, deposit: 50_000 };
    const changes = [
      { line: 1, change: { rate: 1_250.5, lead_days: 5 } },
      { line: 2, change: { rate: 899 } },
      { line: 3, change: { rate: 9_000, rental } },
      { line: 4, change: { rate: 182.75, hsn: '8311' } },
    ];
    for (const change of changes) await desk.changeOfferLine({ body: { request, ...change } });
    await desk.setOfferCharges({ body: { request, change: { freight_term: 'added', freight: 2_345 } } });
    await desk.setOfferTerms({ body: { request, change: { payment_terms: '30% with the order' } } });
    await desk.sendOffer({ body: { request } });

    await page.reload();
    await page.getByRole('heading', { name: 'Quotation R1' }).waitFor();
    await page.getByText('Freight, taxed with the goods').waitFor();
    const quotation = await readEstimate(page);
    await expectSameFigures(page, quotation);
    for (const part of [
      `${number} R1`,
      'Freight, taxed with the goods ₹2,345.00',
      ' 9973 ',
      'to rent: 2 weeks',
    ])
      expect(quotation).toContain(part);
    expect(quotation).not.toContain('Changes since');
  });

  await test.step('the buyer counters', async () => {
    await button(page, 'Ask for changes').click();
    await page
      .getByRole('group', { name: titleOf(BOUGHT) })
      .getByLabel('Your price in ₹')
      .fill('1,175.50');
    await page.getByRole('group', { name: RODS }).getByLabel('Quantity').fill('20');
    await button(page, 'Send changes').click();
    await page.getByText('You have asked for changes. We will send you a revised quotation.').waitFor();
    const { result } = await desk.getQuoteRequest({ params: { request } });
    const lines = [
      { number: 1, rate: 1_175.5 },
      { number: 4, quantity: 20 },
    ];
    expect(result).toMatchObject({ state: 'countered', turn: 'ours', counters: [{ revision: 1, lines }] });
  });

  await test.step('the seller revises, and page and PDF say what changed', async () => {
    await desk.changeOfferLine({ body: { request, line: 1, change: { rate: 1_199 } } });
    await desk.changeOfferLine({ body: { request, line: 4, change: { quantity: 20 } } });
    await desk.sendOffer({ body: { request } });
    await page.reload();
    const changes = page.getByRole('region', { name: 'Changes since R1' });
    await expect(changes).toContainText('Rate: ₹1,250.50 per piece ₹1,199.00 per piece');
    await expect(changes).toContainText('Quantity: 12 packs 20 packs');
    const quotation = await readEstimate(page);
    await expectSameFigures(page, quotation);
    for (const part of [
      `${number} R2`,
      'Changes since our previous quotation',
      'Rate ₹1,250.50 per piece ₹1,199.00 per piece',
      'Quantity 12 packs 20 packs',
    ])
      expect(quotation).toContain(part);
  });

  const colleague = await visit({ width: 360, isPhone: true });
  const phone = colleague.page;

  const accepted =
    await test.step('a colleague accepts by link on a phone while the buyer is about to', async () => {
      await page.getByText('Links for colleagues').click();
      await page.getByLabel('E-mail address of your colleague').fill('works@rao.test');
      await page.getByLabel('Can also respond, such as accept or decline').check();
      await button(page, 'Create a link').click();
      const link = await page.getByText(/\/quotation\/[0-9A-Za-z]{22}$/).innerText();
      await button(page, 'Accept').click();
      await page.getByLabel('Your name').fill('Asha Rao');

      await phone.goto(link);
      const pdfLink = phone.getByRole('link', { name: 'Download PDF' });
      await expectSameFigures(phone, await readDownload(phone, () => pdfLink.tap()));
      await button(phone, 'Accept').tap();
      await phone.getByLabel('Your name').fill('Meena Iyer');
      await phone.getByLabel('Designation (optional)').fill('Works Manager');
      await phone.getByLabel('Purchase order number (optional)').fill('PO/2026/4711');
      await button(phone, 'Accept and order').tap();
      await phone.getByText(ACCEPTED).waitFor();
      await phone.getByText('Purchase order PO/2026/4711').waitFor();

      await button(page, 'Accept and order').click();
      await page.getByText(ACCEPTED).waitFor();
      const quotation = await readEstimate(page);
      expect(await readDownload(phone, () => pdfLink.tap())).toBe(quotation);
      await expectSameFigures(phone, quotation);
      expect(quotation).toMatch(
        /Accepted on .* by Meena Iyer, Works Manager · purchase order PO\/2026\/4711/,
      );
      return quotation;
    });

  const { orders } = await account.api.listOrders();
  expect(orders.map(({ orderStatus }) => orderStatus)).toEqual(Array(4).fill('Confirmed'));
  const send = async (quantities: Record<string, number>, lr: string) => {
    const lines = orders.map(({ _id, order_product }) => ({
      order_id: _id,
      quantity: quantities[order_product.pro_title] ?? 0,
    }));
    const details = { transporter: 'VRL Logistics', lr_number: lr, eway_bill: '1234 5678 9012' };
    const body = { request, lines: lines.filter(({ quantity }) => quantity > 0), details };
    return (await desk.sendShipment({ body })).result.shipment_number;
  };
  const reloadBoth = () => Promise.all([page.reload(), phone.reload()]);

  const first = await test.step('the seller sends a part, and both see how much has left', async () => {
    const shipment = await send({ [titleOf(BOUGHT)]: 15, [titleOf(FEW)]: 2, [titleOf(RENTED)]: 1 }, '1234');
    await reloadBoth();
    await page.getByText('2 of 5 sent', { exact: true }).first().waitFor();
    const onPhone = phone.getByRole('listitem').filter({ hasText: 'by VRL Logistics, LR 1234' });
    await expect(onPhone.getByRole('listitem').filter({ hasText: titleOf(FEW) })).toContainText('2 of 5 ');
    await expect(onPhone.getByRole('listitem').filter({ hasText: titleOf(BOUGHT) })).toContainText(
      '15 of 40 ',
    );
    const packingList = await desk.fetchPackingList({ query: { shipment } });
    expect(readFlow(Buffer.from(await packingList.arrayBuffer()))).toMatch(/VRL Logistics.*1234/);
    return shipment;
  });

  await test.step('the rest follows, and both see that it has arrived and who received it', async () => {
    const second = await send({ [titleOf(BOUGHT)]: 25, [titleOf(FEW)]: 3, [RODS]: 20 }, '1235');
    await desk.deliverShipment({ body: { shipment: first, received_by: 'Ramesh Kumar' } });
    await desk.deliverShipment({ body: { shipment: second, received_by: 'Sunita Das' } });
    await reloadBoth();
    for (const each of [page, phone]) {
      await each.getByText('Ramesh Kumar').first().waitFor();
      await each.getByText('Sunita Das').first().waitFor();
      await expect.poll(() => each.getByText(/^Delivered on /).count()).toBeGreaterThan(1);
    }
    // What was accepted stays as it is.
    expect(await readEstimate(page)).toBe(accepted);
    const { orders: delivered } = await account.api.listOrders();
    expect(delivered.map(({ orderStatus }) => orderStatus)).toEqual(Array(4).fill('Delivered'));
  });
  expect([...unexpectedErrors(buyer), ...unexpectedErrors(colleague)]).toEqual([]);
});
