import { expect, type Page, test } from '@playwright/test';
import type { ApiClient } from '#contract/client.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { addOperator, chooseStep, logInToDesk, moreSteps } from '../support/desk.ts';

/**
 * How soon the desk shows that something is under way: in the frame after the press, however slow the shop is. The
 * time from the press to what is shown is measured in the page while all replies are held back.
 */

type Action = {
  what: string;
  /** Opens the screen, and does all that comes before the press. */
  arrange: (page: Page, data: Data) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
  /** What says that it is under way. */
  busy?: string;
  /** What says that it is done. */
  done: (page: Page) => Promise<unknown>;
};
type Data = Awaited<ReturnType<typeof makeData>>;

const BUSY = 'main [aria-busy="true"] .animate-spin, dialog [aria-busy="true"] .animate-spin';
/** The press itself changes the page before the next frame; one more is for what is shown by an effect. */
const MAX_FRAMES = 1;
const COLLEAGUE = 'Kavita Iyer';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
const expectText = (text: string | RegExp) => (page: Page) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();
const rateOf = (page: Page) => field(page, 'Rate, ₹, line 1');
const row = (page: Page) => page.locator('tbody tr');

async function openRequest(page: Page, request: string): Promise<void> {
  await page.goto(`/desk/requests/${request}`);
  await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible();
}

/** Marks the only request that the list shows. */
async function markRequest(page: Page, number: string): Promise<void> {
  await page.goto(`/desk/requests?q=${encodeURIComponent(number)}`);
  await page.getByRole('checkbox', { name: `Mark ${number}` }).check();
}

/** Marks a product that no other action has changed. */
async function markProduct(page: Page, place: number): Promise<void> {
  await page.goto('/desk/products');
  await row(page).nth(place).getByRole('checkbox').check();
}

async function openStep(page: Page, request: string, step: string): Promise<void> {
  await openRequest(page, request);
  await button(page, step).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const INBOX: readonly Action[] = [
  {
    what: 'a request is opened',
    async arrange(page, { ask }) {
      await page.goto(`/desk/requests?q=${encodeURIComponent((await ask()).number)}`);
      await expect(row(page)).toHaveCount(1);
    },
    press: (page) => page.getByRole('link', { name: /^EST/ }).click(),
    busy: '.loading-bar',
    done: (page) => expect(rateOf(page)).toBeVisible(),
  },
  {
    what: 'a request is taken',
    arrange: async (page, { ask }) => markRequest(page, (await ask()).number),
    press: (page) => button(page, 'Take').click(),
    busy: 'main [aria-busy="true"] > .animate-spin',
    done: expectText(/^1 assigned to/),
  },
  {
    what: 'a request is assigned',
    arrange: async (page, { ask }) => markRequest(page, (await ask()).number),
    press: (page) => field(page, 'Assign to …').selectOption(COLLEAGUE),
    busy: 'main [aria-busy="true"] > .animate-spin',
    done: expectText(`1 assigned to ${COLLEAGUE}.`),
  },
  {
    what: 'a buyer is reminded',
    arrange: async (page, { offer }) => markRequest(page, (await offer()).number),
    press: (page) => button(page, 'Send reminder').click(),
    busy: 'main [aria-busy="true"] > .animate-spin',
    done: expectText('1 reminder will be sent.'),
  },
  {
    what: 'spam is closed',
    async arrange(page, { ask }) {
      await markRequest(page, (await ask()).number);
      await button(page, 'Close …').click();
    },
    press: (page) => inDialog(page, 'It is spam').click(),
    done: expectText('1 closed.'),
  },
  {
    what: 'requests are exported',
    arrange: (page) => page.goto('/desk/requests'),
    press: (page) => button(page, 'Export as CSV').click(),
    done: expectText('The file has been saved.'),
  },
  {
    what: 'a saved view is removed',
    async arrange(page, { desk }) {
      await desk.saveRequestView({ body: { name: 'Mine', filter: { assigned: 'me' }, is_shared: true } });
      await page.goto('/desk/requests');
      await page.getByText('Saved views').click();
    },
    press: (page) => button(page, 'Remove the view “Mine”').click(),
    done: expectText('The view has been removed.'),
  },
];

const QUOTATION: readonly Action[] = [
  {
    what: 'a price is stored',
    async arrange(page, { ask }) {
      await openRequest(page, (await ask()).request);
      await rateOf(page).fill('1234');
    },
    press: (page) => rateOf(page).press('Enter'),
    busy: '[role="status"] .animate-spin',
    done: expectText('Saved'),
  },
  {
    what: 'an offer is previewed',
    arrange: async (page, { ask }) => openRequest(page, (await ask()).request),
    press: (page) => button(page, 'Preview and send').click(),
    busy: '[role="status"] .animate-spin',
    done: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    what: 'an offer is sent',
    async arrange(page, { ask }) {
      await openStep(page, (await ask()).request, 'Preview and send');
      await expect(page.getByRole('dialog').getByText(/@buyer\.test/)).toBeVisible();
    },
    press: (page) => inDialog(page, 'Send').click(),
    done: expectText('Offered R1'),
  },
  {
    what: 'an offer is changed',
    arrange: async (page, { offer }) => openRequest(page, (await offer()).request),
    press: (page) => button(page, 'Change the offer').click(),
    done: (page) => expect(rateOf(page)).toBeEnabled(),
  },
  {
    what: 'a draft is discarded',
    async arrange(page, { desk, offer }) {
      const { request } = await offer();
      await desk.startOfferDraft({ body: { request } });
      await openRequest(page, request);
      await moreSteps(page).click();
    },
    press: (page) => button(page, 'Discard the draft').click(),
    done: expectText('The draft is discarded.'),
  },
  {
    what: 'an offer is recalled',
    async arrange(page, { offer }) {
      await openRequest(page, (await offer()).request);
      await moreSteps(page).click();
    },
    press: (page) => button(page, 'Recall the offer').click(),
    done: expectText('The offer is recalled. It can no longer be accepted.'),
  },
  {
    what: 'a request is declined',
    async arrange(page, { ask }) {
      await openRequest(page, (await ask()).request);
      await chooseStep(page, 'Decline …');
      await field(page, 'Reason').fill('We no longer make these.');
    },
    press: (page) => inDialog(page, 'Decline').click(),
    done: expectText('The request is declined.'),
  },
  {
    what: 'a request is closed',
    async arrange(page, { ask }) {
      await openRequest(page, (await ask()).request);
      await chooseStep(page, 'Close …');
      await page.getByRole('dialog').getByLabel('Spam').check();
    },
    press: (page) => inDialog(page, 'Close the request').click(),
    done: expectText('The request is closed.'),
  },
  {
    what: 'an acceptance is recorded',
    async arrange(page, { offer }) {
      await openStep(page, (await offer()).request, 'Accepted by phone …');
      await field(page, 'How the buyer accepted').fill('by phone');
      await page.getByRole('dialog').getByLabel('Person').fill('Ravi Rao');
    },
    press: (page) => inDialog(page, 'Record').click(),
    done: expectText('The acceptance is recorded.'),
  },
  {
    what: 'a link is made',
    arrange: async (page, { offer }) => openStep(page, (await offer()).request, 'WhatsApp …'),
    press: (page) => inDialog(page, 'Create a link').click(),
    done: (page) => expect(page.getByRole('dialog').getByText('/quotation/')).toBeVisible(),
  },
  {
    what: 'a message is sent',
    async arrange(page, { ask }) {
      await openRequest(page, (await ask()).request);
      await field(page, 'Message to the buyer').fill('Which colour do you need?');
    },
    press: (page) => button(page, 'Send message').click(),
    done: (page) => expect(field(page, 'Message to the buyer')).toHaveValue(''),
  },
  {
    what: 'a file is attached',
    arrange: async (page, { ask }) => openRequest(page, (await ask()).request),
    press: (page) =>
      page.getByLabel('Attach files').setInputFiles({
        name: 'drawing.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n%%EOF'),
      }),
    busy: 'li[role="status"] .animate-spin',
    done: (page) => expect(page.getByText(/drawing\.pdf/).first()).toBeVisible(),
  },
  {
    what: 'a line is added',
    async arrange(page, { ask }) {
      await openRequest(page, (await ask()).request);
      await field(page, 'Add a line').fill('Fitting at the site');
    },
    press: (page) => button(page, 'Add as described').click(),
    done: (page) => expect(button(page, 'Details of line 2')).toBeVisible(),
  },
  {
    what: 'a line is removed',
    // The one that was just added.
    arrange: (page) => button(page, 'Details of line 2').click(),
    press: (page) => button(page, 'Remove line 2').click(),
    busy: '[role="status"] .animate-spin',
    done: (page) => expect(button(page, 'Details of line 2')).toHaveCount(0),
  },
  {
    what: 'a draft is taken over',
    async arrange(page, { desk, ask }) {
      const { request } = await ask();
      await desk.startOfferDraft({ body: { request } });
      await desk.takeOverDraft({ body: { request } });
      await openRequest(page, request);
    },
    press: (page) => button(page, 'Take over').click(),
    done: (page) => expect(rateOf(page)).toBeEnabled(),
  },
  {
    what: 'a buyer’s details are corrected',
    async arrange(page, { ask }) {
      await openStep(page, (await ask()).request, 'Correct …');
      await page.getByRole('dialog').getByLabel('Firm').first().fill('Rao Pumps');
    },
    press: (page) => inDialog(page, 'Save').click(),
    done: (page) => expect(page.getByRole('heading', { level: 1, name: /Rao Pumps/ })).toBeVisible(),
  },
  {
    what: 'one goes on to the next request',
    async arrange(page, { ask }) {
      const { request } = await ask();
      await ask();
      await openRequest(page, request);
    },
    press: (page) => button(page, 'Next request').click(),
    done: (page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0),
  },
];

const DISPATCH: readonly Action[] = [
  {
    what: 'a shipment is recorded',
    arrange: async (page, { accept }) => page.goto(`/desk/dispatch/${(await accept()).request}`),
    press: (page) => button(page, 'Record the shipment').click(),
    done: expectText('Recorded. The buyer gets a mail.'),
  },
  {
    what: 'a packing list is fetched',
    arrange: async (page, { ship }) => page.goto(`/desk/dispatch/${(await ship()).request}`),
    press: (page) => button(page, 'Packing list').click(),
    done: (page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0),
  },
  {
    what: 'an arrival is recorded',
    async arrange(page, { ship }) {
      const { number } = await ship();
      await page.goto('/desk/dispatch?show=on-the-way');
      await page.getByRole('link', { name: /^On the way/ }).click();
      await page.getByLabel(`Mark ${number}/S1`).check();
      await field(page, 'Received by').fill('Ravi Rao');
    },
    press: (page) => button(page, 'Record the delivery').click(),
    done: expectText('The delivery is recorded.'),
  },
  {
    what: 'a return is agreed to',
    async arrange(page, { comeBack }) {
      await page.goto(`/desk/dispatch/${(await comeBack()).request}`);
    },
    press: (page) => button(page, 'Agree').click(),
    done: (page) => expect(button(page, 'Goods received')).toBeVisible(),
  },
];

const CATALOGUE: readonly Action[] = [
  {
    what: 'a price is changed in the list',
    async arrange(page) {
      await page.goto('/desk/products');
      const price = row(page).nth(0).getByRole('textbox').first();
      await price.fill(String(Number(await price.inputValue()) + 1));
    },
    press: (page) => row(page).nth(0).getByRole('textbox').first().press('Enter'),
    busy: 'td .animate-spin',
    done: (page) => expect(row(page).nth(0).locator('.icon-check')).toBeVisible(),
  },
  {
    what: 'a discount is changed in the list',
    async arrange(page) {
      await page.goto('/desk/products');
      await row(page).nth(1).getByRole('textbox').nth(1).fill('7.25');
    },
    press: (page) => row(page).nth(1).getByRole('textbox').nth(1).press('Enter'),
    busy: 'td .animate-spin',
    done: (page) => expect(row(page).nth(1).locator('.icon-check')).toBeVisible(),
  },
  {
    what: 'a change of many is previewed',
    async arrange(page) {
      await markProduct(page, 2);
      await button(page, 'Change prices …').click();
      await page.getByRole('dialog').getByLabel('Per cent, for example 7.5 or -3').fill('2');
    },
    press: (page) => inDialog(page, 'Preview the changes').click(),
    done: (page) => expect(inDialog(page, /^Change 1 product/)).toBeVisible(),
  },
  {
    what: 'a change of many is stored',
    async arrange(page) {
      await markProduct(page, 3);
      await button(page, 'Change prices …').click();
      await page.getByRole('dialog').getByLabel('Per cent, for example 7.5 or -3').fill('3');
      await inDialog(page, 'Preview the changes').click();
    },
    press: (page) => inDialog(page, /^Change 1 product/).click(),
    done: expectText(/^1 product changed\./),
  },
  {
    what: 'a product is hidden',
    arrange: (page) => markProduct(page, 4),
    press: (page) => button(page, 'Hide').click(),
    done: expectText(/^1 product changed\./),
  },
  {
    what: 'a change is undone',
    async arrange(page) {
      await markProduct(page, 5);
      await button(page, 'Hide').click();
      await expect(button(page, 'Undo')).toBeVisible();
    },
    press: (page) => button(page, 'Undo').click(),
    done: expectText('Undone.'),
  },
  {
    what: 'a product is removed',
    async arrange(page) {
      await markProduct(page, 6);
      await button(page, 'Remove …').click();
      await expect(inDialog(page, 'Remove')).toBeEnabled();
    },
    press: (page) => inDialog(page, 'Remove').click(),
    done: expectText(/^1 product removed\./),
  },
  {
    what: 'a product is saved',
    async arrange(page, { product }) {
      await page.goto(`/desk/products/${product}`);
      await field(page, 'Warranty').fill('12 months');
    },
    press: (page) => button(page, 'Save').click(),
    done: expectText('Saved.'),
  },
  {
    what: 'former values are restored',
    async arrange(page, { desk, product }) {
      const { version } = (await desk.getCatalogueProduct({ params: { id: product } })).product;
      await desk.saveCatalogueProduct({ body: { product, version, cells: { warranty: '18 months' } } });
      await page.goto(`/desk/products/${product}`);
    },
    press: (page) => button(page, 'Restore the previous values').click(),
    done: expectText('Restored.'),
  },
  {
    what: 'a price list is read',
    arrange: (page) => page.goto('/desk/products/import'),
    press: givePrices,
    busy: '[role="status"] .animate-spin',
    done: (page) => expect(button(page, 'Preview the changes')).toBeVisible(),
  },
  {
    what: 'an import is previewed',
    // Of the list that was just read.
    arrange: (page) => page.getByLabel('Add categories that do not exist').check(),
    press: (page) => button(page, 'Preview the changes').click(),
    done: (page) => expect(button(page, 'Import')).toBeVisible(),
  },
  {
    what: 'an import is stored',
    arrange: (page) => expect(button(page, 'Import')).toBeEnabled(),
    press: (page) => button(page, 'Import').click(),
    done: expectText(/^Imported: 1 product added/),
  },
  {
    what: 'a picture is sent',
    arrange: (page) => page.goto('/desk/products/pictures'),
    press: givePicture,
    busy: 'li .animate-spin',
    done: (page) => expect(button(page, /^Add .* to the product$/)).toBeVisible(),
  },
  {
    what: 'another product is looked for',
    async arrange(page) {
      await page.goto('/desk/products/pictures');
      await givePicture(page);
      await page.getByLabel('Find another product for').fill('pump');
    },
    press: (page) => page.getByRole('listitem').getByRole('button', { name: 'Search', exact: true }).click(),
    busy: 'li .animate-spin',
    done: (page) => expect(page.getByLabel(/^Product of/).locator('option')).not.toHaveCount(1),
  },
];

const OTHERS: readonly Action[] = [
  {
    what: 'a setting is saved',
    async arrange(page) {
      await page.goto('/desk/settings/contact');
      await field(page, 'Phone').fill('0161 500 1234');
    },
    press: (page) => button(page, 'Save').click(),
    done: expectText('Saved.'),
  },
  {
    what: 'a holiday is added',
    async arrange(page) {
      await page.goto('/desk/settings/answers');
      await field(page, 'Day').fill(`${new Date().getFullYear() + 1}-01-26`);
      await field(page, 'Name of the holiday').fill('Republic Day');
    },
    press: (page) => button(page, 'Add').click(),
    done: expectText('Republic Day is now a holiday.'),
  },
  {
    what: 'an operator is added',
    async arrange(page) {
      await page.goto('/desk/staff');
      await field(page, 'Name').fill('Ravi Kumar');
    },
    press: (page) => button(page, 'Add').click(),
    done: (page) => expect(page.getByText('/desk/welcome#').first()).toBeVisible(),
  },
  {
    what: 'a message is marked as done',
    async arrange(page, { shop }) {
      const body = { fname: 'Harjit', lname: 'Gill', phone: '9876543210', comment: 'Need 40 lathes.' };
      await shop.api().sendContactMessage({ body });
      await page.goto('/desk/messages');
    },
    press: (page) => button(page, 'Mark as done').click(),
    done: expectText('Marked as done.'),
  },
  {
    what: 'a mail is sent again',
    async arrange(page) {
      await page.goto('/desk/mails');
      await button(page, 'Send again …').click();
    },
    press: (page) => inDialog(page, 'Send').click(),
    done: expectText('The mail will be sent.'),
  },
  {
    what: 'a page is saved',
    async arrange(page) {
      await page.goto('/desk/pages/terms');
      await field(page, 'Text').click();
      await page.keyboard.type('Pay by NEFT. ');
    },
    press: (page) => button(page, 'Save').click(),
    done: expectText('Saved.'),
  },
  {
    what: 'a banner is removed',
    arrange: (page) => page.goto('/desk/home'),
    press: (page) => button(page, /^Remove: /).click(),
    done: expectText(/was removed from the home page/),
  },
];

function givePrices(page: Page): Promise<void> {
  const buffer = Buffer.from(
    'brand,model,title,price,gst,hsn,category,sub_category,unit\nSilent,S1,Silent saw,1000,18,8467,Saws,Silent saws,NOS\n',
  );
  return page.getByLabel('Choose a file').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
}

function givePicture(page: Page): Promise<void> {
  return page.getByLabel('Choose pictures').setInputFiles('public/icon-192.png');
}

for (const [area, actions] of Object.entries({ INBOX, QUOTATION, DISPATCH, CATALOGUE, OTHERS })) {
  test(`every action is shown in the next frame: ${area.toLowerCase()}`, async ({ browser }) => {
    test.setTimeout(400_000);
    const shop = await startDatabaseShop();
    const data = await makeData(shop);
    const page = await browser.newPage({ baseURL: shop.url, viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(20_000);
    await logInToDesk(shop, page, 'owner');
    const problems: string[] = [];
    for (const action of actions) {
      await test
        .step(action.what, async () => {
          await action.arrange(page, data);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const shown = await measure(page, action);
          if (shown.frames > MAX_FRAMES) problems.push(`${action.what}: shown after ${shown.frames} frames`);
          process.stdout.write(`${action.what}: ${shown.frames} frames, ${Math.round(shown.duration)} ms\n`);
        })
        .catch((cause: Error) =>
          problems.push(`${action.what}: ${cause.message.split('\n').slice(0, 4).join(' ')}`),
        );
    }
    await page.close();
    await shop.close();
    expect(problems).toEqual([]);
  });
}

/** Presses while no call is answered, waits for what shows it, and lets the shop answer. */
async function measure(page: Page, { press, busy = BUSY, done }: Action) {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await answered;
    await route.continue().catch(() => undefined);
  });
  await page.evaluate(watch, busy);
  try {
    await press(page);
    const shown = await page.waitForFunction(
      () => {
        const [measure] = performance.getEntriesByName('shown') as PerformanceMeasure[];
        return measure && { duration: measure.duration, frames: measure.detail as number };
      },
      undefined,
      { timeout: 5000 },
    );
    answer();
    await done(page);
    return (await shown.jsonValue()) as { duration: number; frames: number };
  } finally {
    answer();
    await page.unrouteAll({ behavior: 'wait' });
  }
}

/** In the page: measures from the next event of a person until something says that it is under way. */
function watch(busy: string): void {
  performance.clearMarks();
  performance.clearMeasures();
  const events = ['click', 'keydown', 'change', 'submit'];
  const begin = () => {
    for (const type of events) removeEventListener(type, begin, true);
    performance.mark('pressed');
    let frames = 0;
    const look = () => {
      if (document.querySelector(busy)) performance.measure('shown', { start: 'pressed', detail: frames });
      else requestAnimationFrame(look);
      frames += 1;
    };
    requestAnimationFrame(look);
  };
  for (const type of events) addEventListener(type, begin, true);
}

async function makeData(shop: DatabaseShop) {
  await addOperator(shop, 'owner', COLLEAGUE);
  const desk: ApiClient = shop.api((await startStaffSession(shop.database, 'test', COLLEAGUE)).token);
  const buyer = await signUpWithPhone(shop);
  const ask = async () => {
    const [order] = await requestQuote(buyer.api, 1);
    const request = order?.order_invoice_id ?? '';
    await desk.openQuoteRequest({ body: { request } });
    return { request, number: order?.estimate_number ?? '', order: order?._id ?? '' };
  };
  const offer = async () => {
    const asked = await ask();
    await desk.startOfferDraft({ body: { request: asked.request } });
    await desk.sendOffer({ body: { request: asked.request, no_mail: true } });
    return asked;
  };
  const accept = async () => {
    const offered = await offer();
    const { request } = offered;
    const { version } = (await desk.getQuoteRequest({ params: { request } })).result;
    await desk.acceptOfferOnWord({
      body: { request, version, lines: [1], said_by: 'by phone', name: 'Ravi Rao' },
    });
    return offered;
  };
  const ship = async () => {
    const accepted = await accept();
    const lines = [{ order_id: accepted.order }];
    await desk.sendShipment({ body: { request: accepted.request, lines, details: {} } });
    return accepted;
  };
  const comeBack = async () => {
    const sent = await ship();
    await desk.deliverShipment({ body: { shipment: `${sent.number}/S1`, received_by: 'Ravi Rao' } });
    await desk.addReturn({
      body: { request: sent.request, order_id: sent.order, quantity: 1, reason: 'It has a dent' },
    });
    return sent;
  };
  const { products } = await desk.listCatalogueProducts({ query: { limit: '20' } });
  return { shop, desk, ask, offer, accept, ship, comeBack, product: products.at(-1)?.id ?? '' };
}
