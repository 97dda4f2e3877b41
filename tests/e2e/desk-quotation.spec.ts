import type { Page, Route } from '@playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import type { DatabaseShop } from '../support/database-shop.ts';
import { chooseStep, inEveryLook, logInToDesk, startOperatorSession } from '../support/desk.ts';
import { getHorizontalOverflow } from '../support/inspect-page.ts';

/** A new request of some products. */
async function ask(shop: DatabaseShop, count = 2) {
  const buyer = await signUpWithPhone(shop);
  const orders = await requestQuote(buyer.api, count);
  return { buyer, request: orders[0]?.order_invoice_id ?? '' };
}

async function open(shop: DatabaseShop, page: Page, request: string): Promise<void> {
  await page.goto(`${shop.url}/desk/requests/${request}`);
  await expect(cell(page, 'Rate, ₹', 1)).toBeVisible();
  // What is noted in the conversation would move what is pressed below it.
  await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('Opened (');
}

const cell = (page: Page, name: string, line: number) =>
  page.getByLabel(`${name}, line ${line}`, { exact: true });
const expectSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const total = (page: Page) =>
  page
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .last();

test('six lines get new prices, freight and terms by the keyboard alone, within forty keys beside the figures', async ({
  shop,
  page,
}) => {
  const { request } = await ask(shop, 6);
  await logInToDesk(shop, page, 'sales');
  await open(shop, page, request);
  let keys = 0;
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    keys += times;
  };
  // The first price has the focus.
  await expect(cell(page, 'Rate, ₹', 1)).toBeFocused();
  for (const rate of [1250, 980, 4400, 15_600, 72_500, 310]) {
    await page.keyboard.type(String(rate));
    await press('Enter');
  }
  await expect(cell(page, 'Rate, ₹', 5)).toHaveValue('72,500');
  // Right to the end of the last line, past the field for another line, to the freight.
  while (
    !(await page.getByLabel('Freight, ₹ before GST').evaluate((field) => field === document.activeElement))
  )
    await press('Tab');
  await page.keyboard.type('4500');
  while (
    !(await page.getByLabel('Payment', { exact: true }).evaluate((field) => field === document.activeElement))
  )
    await press('Tab');
  await page.keyboard.type('30% advance');
  await press('Control+Enter');
  await expect(page.getByRole('dialog')).toContainText('30% advance');
  const shown = await total(page).textContent();
  await press('Control+Enter');
  await expect(page.getByText('Offered R1')).toBeVisible();
  await expect(total(page)).toHaveText(shown ?? '');
  expect(keys).toBeLessThanOrEqual(40);
});

test('price, discount and price with GST follow each other while one types, and Escape takes back', async ({
  shop,
  page,
}) => {
  const { request } = await ask(shop);
  await logInToDesk(shop, page, 'sales');
  await open(shop, page, request);
  const list = 3850;
  await cell(page, 'Rate, ₹', 1).fill(String(list / 2));
  await expect(cell(page, 'Disc. %', 1)).toHaveValue('50');
  await cell(page, 'Disc. %', 1).fill('10');
  await expect(cell(page, 'Rate, ₹', 1)).toHaveValue('3,465');
  await expect(cell(page, 'With GST, ₹', 1)).toHaveValue('4,088.70');
  await cell(page, 'With GST, ₹', 1).fill('1180');
  await expect(cell(page, 'Rate, ₹', 1)).toHaveValue('1,000');
  await page.keyboard.press('Enter');
  await expectSaved(page);
  const rate = cell(page, 'Rate, ₹', 1);
  await rate.focus();
  await page.keyboard.type('7');
  await page.keyboard.press('Escape');
  await expect(rate).toHaveValue('1,000');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'Disc. %', 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 'Disc. %', 2)).toBeFocused();
});

test('what is typed after a click replaces a figure, and a rate above the list price is named', async ({
  shop,
  page,
}) => {
  const { request } = await ask(shop);
  await logInToDesk(shop, page, 'sales');
  await open(shop, page, request);
  const rate = cell(page, 'Rate, ₹', 1);
  await expect(rate).toBeFocused();
  await rate.click();
  await page.keyboard.type('3250');
  await page.keyboard.press('Enter');
  await expect(rate).toHaveValue('3,250');
  await rate.fill('32503388');
  await page.keyboard.press('Enter');
  await expectSaved(page);
  const warning = 'Line 1: the rate of ₹3,25,03,388.00 is above the list price of ₹3,850.00.';
  await expect(page.getByText(warning)).toBeVisible();
  await page.getByRole('button', { name: 'Preview and send' }).click();
  await expect(page.getByRole('dialog').getByText(warning)).toBeVisible();
  const file = page.getByRole('dialog').getByRole('link', { name: 'Download' });
  await expect(file).toHaveAttribute('download', /^EST-\d{4}-\d\d-\d+-R1-draft\.pdf$/);
});

test('a block of a sheet is pasted over the cells from the current one on', async ({ shop, page }) => {
  const { request } = await ask(shop);
  await logInToDesk(shop, page, 'sales');
  await open(shop, page, request);
  await cell(page, 'Qty', 1).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '12\tKGS\t₹ 1,250.50\r\n40\tNOS\t98\r\n');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expectSaved(page);
  await page.reload();
  await expect(cell(page, 'Qty', 1)).toHaveValue('12');
  await expect(cell(page, 'Unit', 1)).toHaveValue('KGS');
  await expect(cell(page, 'Rate, ₹', 1)).toHaveValue('1,250.50');
  await expect(cell(page, 'Rate, ₹', 2)).toHaveValue('98');
});

test('of two who change the same cell, each keeps what was typed, and one chooses', async ({
  shop,
  page,
  browser,
}) => {
  const { request } = await ask(shop);
  const asha = await logInToDesk(shop, page, 'sales');
  await open(shop, page, request);
  await cell(page, 'Rate, ₹', 1).fill('900');
  await page.keyboard.press('Enter');
  await expectSaved(page);

  // Who has lost the connection does not notice what the other one does, types on, and learns of it afterwards.
  await page.context().setOffline(true);
  const other = await (await browser.newContext()).newPage();
  const ramesh = await logInToDesk(shop, other, 'sales');
  await open(shop, other, request);
  await expect(other.getByText(`${asha} has been editing since`)).toBeVisible();
  await expect(cell(other, 'Rate, ₹', 1)).toBeDisabled();
  await other.getByRole('button', { name: 'Take over' }).click();
  const isStored = other.waitForResponse('**/api/staff/draft/lines');
  await cell(other, 'Rate, ₹', 1).fill('880');
  await other.keyboard.press('Enter');
  await isStored;
  await expectSaved(other);

  await cell(page, 'Rate, ₹', 1).fill('870');
  await page.context().setOffline(false);
  // The state of saving says so, too.
  const told = page
    .getByText(`${ramesh} has been editing since`)
    .filter({ hasText: 'What you have typed is kept.' });
  await expect(told).toBeVisible();
  await page.reload();
  const takeOver = page.getByRole('button', { name: 'Take over' });
  await takeOver.click();
  // What stands below it moves up once it is gone.
  await expect(takeOver).toBeHidden();
  const choice = page.getByText('Rate, ₹, line 1: theirs 880, yours 870');
  await expect(choice).toBeVisible();
  // On a busy machine it may still move while it is pressed.
  await expect(async () => {
    await page.getByRole('button', { name: 'Keep mine' }).click({ timeout: 2000 });
    await expect(choice).toBeHidden({ timeout: 2000 });
  }).toPass();
  await expectSaved(page);
  await expect(cell(page, 'Rate, ₹', 1)).toHaveValue('870');
  await expect(other.getByText(`${asha} has been editing since`)).toBeVisible({ timeout: 10_000 });
  await expect(cell(other, 'Rate, ₹', 1)).toHaveValue('870');
  await other.context().close();
});

test('what is typed right after a take-over is shown to whom it was taken from', async ({
  shop,
  page,
  browser,
}) => {
  const { request } = await ask(shop);
  const other = await (await browser.newContext()).newPage();
  await logInToDesk(shop, other, 'sales');
  await open(shop, other, request);
  await cell(other, 'Rate, ₹', 1).fill('880');
  await other.keyboard.press('Enter');
  await expectSaved(other);
  const asha = await logInToDesk(shop, page, 'sales');
  await open(shop, page, request);
  // By then the other tab has heard of all this.
  await page.waitForTimeout(2000);
  // Replies that have left the shop arrive late.
  await other.evaluate((path) => {
    const { fetch } = window;
    const late = { count: 0, arrive: () => {} };
    const hasArrived = new Promise<void>((resolve) => {
      late.arrive = resolve;
    });
    window.fetch = async (...request) => {
      const response = await fetch(...request);
      if (!response.url.endsWith(path)) return response;
      late.count += 1;
      await hasArrived;
      return response;
    };
    Object.assign(window, { late });
  }, `/api/staff/request/${request}`);

  await page.getByRole('button', { name: 'Take over' }).click();
  await expect.poll(() => other.evaluate('late.count')).toBeGreaterThan(0);
  await cell(page, 'Rate, ₹', 1).fill('870');
  await page.keyboard.press('Enter');
  await expectSaved(page);
  // The shop tells changes a moment later.
  await page.waitForTimeout(1000);
  await other.evaluate('late.arrive()');
  await expect(other.getByText(`${asha} has been editing since`)).toBeVisible();
  await expect(cell(other, 'Rate, ₹', 1)).toHaveValue('870');
  await other.context().close();
});

test('what is typed survives a lost connection and a reload', async ({ shop, page }) => {
  const { request } = await ask(shop);
  await logInToDesk(shop, page, 'sales');
  await open(shop, page, request);
  await page.route('**/api/staff/draft/lines', (route) => route.abort());
  await cell(page, 'Note', 2).fill('From stock in Howrah');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Not saved/)).toBeVisible();
  await page.reload();
  await expect(cell(page, 'Note', 2)).toHaveValue('From stock in Howrah');
  // While nothing arrives, because the draft also tries again by itself.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Not saved/)).toBeVisible();
  await page.unroute('**/api/staff/draft/lines');
  await expectSaved(page);
});

test('a line is added from the catalogue or in words, and removed again', async ({ shop, page }) => {
  const { request } = await ask(shop);
  await logInToDesk(shop, page, 'sales');
  await open(shop, page, request);
  const field = page.getByRole('combobox', { name: 'Add a line' });
  await field.fill('angle grinder');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(cell(page, 'Qty', 3)).toBeFocused();
  await field.fill('Spare kit');
  await page.getByRole('button', { name: 'Add as described' }).click();
  await expect(page.getByText('4. Spare kit')).toBeVisible();
  await page.getByRole('button', { name: 'Details of line 4' }).click();
  await page.getByLabel('HSN / SAC').fill('8431');
  await page.getByLabel('HSN / SAC').press('Tab');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Remove line 4' }).click();
  await expect(page.getByText('4. Spare kit')).toBeHidden();
});

test('an offer is accepted on the buyer’s word, after messages and notes', async ({ shop, page }) => {
  const { request, buyer } = await ask(shop);
  await logInToDesk(shop, page, 'owner');
  await open(shop, page, request);
  await page.getByLabel('Message to the buyer').fill('Which colour do you need?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Message to the buyer')).toHaveValue('');
  await expect(page.getByText('Which colour do you need?')).toBeVisible();
  await page.getByLabel('Only for us').check();
  await page.getByLabel('Note for ourselves').fill('He bargains.');
  await page.getByRole('button', { name: 'Keep note' }).click();
  await expect(page.getByText('only for us')).toBeVisible();
  await page.getByRole('button', { name: 'Preview and send' }).click();
  await expect(page.getByRole('dialog').getByText(`To ${buyer.email}`)).toBeVisible();
  const paper = await page.locator('iframe[title="PDF"]').getAttribute('src');
  expect(paper).toMatch(/^blob:.+#navpanes=0/);
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    paper?.replace(/#.*/, '') ?? '',
  );
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Accepted by phone …' }).click();
  await page.getByLabel('How the buyer accepted').fill('by phone');
  await page.getByRole('dialog').getByLabel('Person').fill('Ravi Rao');
  await page.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('Accepted R1', { exact: true }).first()).toBeVisible();
  await expect(
    page.getByText(/^Accepted on [\d/: ]+ by Ravi Rao, ₹[\d,.]+ \(by phone, recorded by .+\)$/),
  ).toBeVisible();
  expect((await buyer.api.listOrders()).orders.map(({ orderStatus }) => orderStatus)).toEqual([
    'Confirmed',
    'Confirmed',
  ]);
});

test('a note that is typed while a message is on its way stays a note', async ({ shop, page }) => {
  const { request } = await ask(shop);
  await logInToDesk(shop, page, 'sales');
  await open(shop, page, request);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/staff/request/message', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Message to the buyer').fill('Which colour do you need?');
  await page.keyboard.press('Control+Enter');
  await page.getByLabel('Only for us').check();
  await page.getByLabel('Note for ourselves').fill('He bargains.');
  const revalidated = page.waitForResponse(
    (response) => response.url().includes(request) && response.request().method() === 'GET',
  );
  letGo();
  await revalidated;
  await expect(page.getByText('not read yet')).toBeVisible();
  await expect(page.getByLabel('Only for us')).toBeChecked();
  await expect(page.getByLabel('Note for ourselves')).toHaveValue('He bargains.');
});

test('nothing moves under the pointer when the first price begins a draft', async ({ shop, page }) => {
  const { request } = await ask(shop);
  await page.setViewportSize({ width: 768, height: 900 });
  await logInToDesk(shop, page, 'sales');
  await open(shop, page, request);
  const place = await cell(page, 'Rate, ₹', 1).boundingBox();
  await cell(page, 'Rate, ₹', 1).fill('900');
  await page.keyboard.press('Enter');
  await expectSaved(page);
  expect(await cell(page, 'Rate, ₹', 1).boundingBox()).toEqual(place);
});

test('a draft that somebody changes before it is discarded stays, with who it was', async ({
  shop,
  page,
  browser,
}) => {
  const { request } = await ask(shop);
  const other = await (await browser.newContext()).newPage();
  await logInToDesk(shop, page, 'sales');
  const asha = await logInToDesk(shop, other, 'sales');
  await open(shop, page, request);
  await cell(page, 'Rate, ₹', 1).fill('900');
  await page.keyboard.press('Enter');
  await expectSaved(page);
  const change = async (route: Route) => {
    await open(shop, other, request);
    await other.getByRole('button', { name: 'Take over' }).click();
    await cell(other, 'Rate, ₹', 1).fill('950');
    await other.keyboard.press('Enter');
    await expectSaved(other);
    await route.continue();
  };
  await page.route('**/api/staff/draft/discard', change, { times: 1 });
  await chooseStep(page, 'Discard the draft');
  await expect(page.getByText(`${asha} changed this draft at`)).toBeVisible();
  await expect(cell(page, 'Rate, ₹', 1)).toHaveValue('950');
  await chooseStep(page, 'Discard the draft');
  await expect(page.getByText('The draft is discarded.')).toBeVisible();
  await other.close();
});

test('a price below the floor waits for an owner, who approves it while sales looks on', async ({
  shop,
  page,
  browser,
}) => {
  const { request } = await ask(shop);
  const owner = await (await browser.newContext()).newPage();
  await logInToDesk(shop, owner, 'owner');
  await shop.pool.query('insert into price_floors (category_id, bps) select id, 5000 from categories');
  const vani = await logInToDesk(shop, page, 'sales');
  await open(shop, page, request);
  await cell(page, 'Rate, ₹', 1).fill('100');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(page.getByText(`${vani} has asked for approval.`)).toBeVisible();
  await open(shop, owner, request);
  await expect(owner.getByRole('button', { name: 'Approve' })).toBeVisible();
  // Lowered between the owner's look and the press.
  const lower = async (route: Route) => {
    const stored = page.waitForResponse(
      (response) => response.url().endsWith('/api/staff/draft/lines') && response.ok(),
    );
    await cell(page, 'Rate, ₹', 1).fill('90');
    await page.keyboard.press('Enter');
    await stored;
    await route.continue();
  };
  await owner.route('**/api/staff/draft/approve', lower, { times: 1 });
  await owner.getByRole('button', { name: 'Approve' }).click();
  const refusal = owner.getByRole('alert').filter({ hasText: `${vani} changed the rates at` });
  await expect(refusal).toContainText('Line 1: ₹90.00 instead of ₹100.00.');
  await expect(cell(owner, 'Rate, ₹', 1)).toHaveValue('90');
  await owner.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('below its floor')).toBeHidden();
  await page.getByRole('button', { name: 'Preview and send' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Offered R1')).toBeVisible();
  await shop.pool.query('delete from price_floors');
  await owner.context().close();
});

test('beside a line stands for what it was last sold, to this buyer and to others', async ({
  shop,
  page,
}) => {
  const sell = async (buyer: Awaited<ReturnType<typeof signUpWithPhone>>, rate: number) => {
    const request = (await requestQuote(buyer.api, 1))[0]?.order_invoice_id ?? '';
    const desk = shop.api(await startOperatorSession(shop, 'owner'));
    await desk.startOfferDraft({ body: { request } });
    await desk.changeOfferLines({ body: { request, changes: [{ line: 1, change: { rate } }] } });
    await desk.sendOffer({ body: { request } });
    await buyer.api.acceptQuotation({
      body: { invoice: request, revision: 1, lines: [1], name: 'Asha Rao' },
    });
  };
  const [buyer, other] = [await signUpWithPhone(shop), await signUpWithPhone(shop)];
  await sell(buyer, 910);
  await sell(other, 870);
  const request = (await requestQuote(buyer.api, 1))[0]?.order_invoice_id ?? '';
  await logInToDesk(shop, page, 'sales');
  await open(shop, page, request);
  const line = page.getByRole('row').filter({ has: cell(page, 'Rate, ₹', 1) });
  await expect(line).toContainText(/last ₹910 \(.*\) · others ₹870 \(/);
});

test('wishes are taken over, and two revisions compared', async ({ shop, page }) => {
  const { request, buyer } = await ask(shop);
  await logInToDesk(shop, page, 'sales');
  await open(shop, page, request);
  await page.getByRole('button', { name: 'Preview and send' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Offered R1')).toBeVisible();
  await buyer.api.counterQuotation({
    body: { invoice: request, revision: 1, lines: [{ number: 1, rate: 2500 }], words: 'Our last price' },
  });
  await expect(page.getByText('Asked for: ₹2,500')).toBeVisible({ timeout: 10_000 });
  await page.getByRole('button', { name: 'Apply them to the draft' }).click();
  await expect(cell(page, 'Rate, ₹', 1)).toHaveValue('2,500');
  await page.getByRole('button', { name: 'Preview and send' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Offered R2')).toBeVisible();
  await page.getByRole('link', { name: 'Compare revisions' }).click();
  await expect(page.getByRole('row', { name: /^1 Rate .* ₹2,500.00 per piece changed$/ })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});

test('everybody can see and use the screen in both languages, light and dark, on every width', async ({
  shop,
  page,
}) => {
  const { request } = await ask(shop);
  await logInToDesk(shop, page, 'owner');
  await page.setViewportSize({ width: 1440, height: 3000 });
  await open(shop, page, request);
  await page.locator('tbody button').first().click();
  await inEveryLook(page, async (look) => {
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 3000 });
      expect(await findAxeViolations(page), `${look} at ${width} px`).toEqual([]);
      await expect.poll(() => page.evaluate(getHorizontalOverflow)).toBeLessThanOrEqual(0);
      const rate = await page.locator('[data-line="1"][data-column="rate"]').boundingBox();
      expect((rate?.x ?? width) + (rate?.width ?? 0), `rate, ${look} at ${width} px`).toBeLessThan(width);
    }
  });
});
