import type { Locator, Page } from '@playwright/test';
import type { ApiClient } from '#contract/client.ts';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { setPage } from '#server/features/admin/set-page.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { correctBuyer } from '#server/features/quotations/correct-buyer.ts';
import { selectParty } from '#server/features/quotations/repository.ts';
import { en } from '../../desk/text/en.ts';
import { hi } from '../../desk/text/hi.ts';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts, quoteRequestFor, requestQuote, signUpWithPhone } from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { addOperator, logInToDesk, openDeskPage, rememberDeskLanguage } from '../support/desk.ts';
import { EXTENDED } from '../support/extended.ts';
import { inspectDesk } from '../support/inspect-desk.ts';

/**
 * What a screen of the desk shows only at times: that somebody else was quicker, what is wrong, what is shown once.
 * Accessible in both languages, light and dark, and whole at three widths.
 */

type Words = typeof en | typeof hi;
type Data = {
  shop: DatabaseShop;
  /** Of somebody else. */
  other: ApiClient;
  product: string;
  asked: string;
  drafted: string;
  sent: string;
  shipment: string;
  request: () => Promise<string>;
};

type DeskState = {
  name: string;
  path: (data: Data) => string;
  /** Brings it about. */
  arrange: (page: Page, words: Words, data: Data) => Promise<unknown>;
  /** What is there then. */
  shown: (page: Page, words: Words) => Locator;
};

const OTHER = 'Kavita Iyer';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const press = (page: Page, name: string) => button(page, name).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).first();
const conflict = (page: Page, { conflict: words }: Words) => page.getByRole('alert', { name: words.title });
const rateOf = (page: Page, { quotation: words }: Words) => field(page, words.cellOf(words.cells.rate, 1));
const ofProduct = ({ product }: Data) => `/products/${product}`;
const ofSent = ({ sent }: Data) => `/dispatch/${sent}`;

async function changeProduct({ other, product }: Data, cells: Record<string, string>): Promise<void> {
  const { version } = (await other.getCatalogueProduct({ params: { id: product } })).product;
  await other.saveCatalogueProduct({ body: { product, version, cells } });
}

const STATES: readonly DeskState[] = [
  {
    name: 'conflict',
    path: ofProduct,
    async arrange(page, { common, productColumns }, data) {
      await field(page, productColumns.names.warranty).fill('18 months from the date of invoice');
      await field(page, productColumns.names.availability).fill('Made to order in Ludhiana');
      await changeProduct(data, { warranty: '12 months', availability: 'From stock, in 2 days' });
      await press(page, common.save);
    },
    shown: conflict,
  },
  {
    name: 'conflict-of-a-page',
    path: () => '/pages/terms',
    async arrange(page, { pages, common }, { shop }) {
      await field(page, pages.content).click();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(' By NEFT.');
      await setPage(shop.database, OTHER, 'TERM&CONDITION', '<p>Pay in advance.</p>');
      await press(page, common.save);
    },
    shown: conflict,
  },
  {
    name: 'conflict-in-a-dialog',
    path: ({ asked }) => `/requests/${asked}`,
    async arrange(page, { quotation, common }, { shop, asked }) {
      await press(page, quotation.correct);
      await page.getByRole('dialog').getByLabel(quotation.correctFields.firm).first().fill('Pumps of Mine');
      await runAsOperator(shop.database, OTHER, async (transaction) => {
        const party = await selectParty(transaction, asked);
        if (!party) throw new Error('There is no such request.');
        const corrected = { ...party, customer: 'Pumps of Theirs' };
        await correctBuyer(transaction, { quoteRequestId: asked, operator: OTHER, party: corrected });
      });
      await page.getByRole('dialog').getByRole('button', { name: common.save }).click();
    },
    shown: conflict,
  },
  {
    name: 'conflict-of-a-shipment',
    path: ofSent,
    async arrange(page, { dispatch }, { other, shipment, sent }) {
      await press(page, dispatch.correct(shipment));
      await field(page, dispatch.note).fill('Note of mine');
      const { shipments } = await other.listRequestShipments({ params: { request: sent } });
      const version = shipments[0]?.version ?? 0;
      await other.changeShipment({ body: { shipment, version, details: { note: 'Note of theirs' } } });
      await press(page, dispatch.saveCorrection);
    },
    shown: conflict,
  },
  {
    name: 'conflict-of-a-return',
    path: ofSent,
    async arrange(page, { dispatch }, { other, sent }) {
      await field(page, dispatch.answer).fill('It was used.');
      const { returns } = await other.listRequestShipments({ params: { request: sent } });
      const { return_id: returned = '', version = 0 } = returns[0] ?? {};
      await other.answerReturn({
        body: { return_id: returned, version, to: 'agreed', answer: 'Please send it by VRL.' },
      });
      await press(page, dispatch.returnSteps.refused);
    },
    shown: conflict,
  },
  {
    name: 'conflict-of-a-price',
    path: () => '/products',
    async arrange(page, _words, data) {
      const price = page.locator('tbody').getByRole('textbox').first();
      const before = Number(await price.inputValue());
      await changeProduct(data, { price: String(before + 2) });
      await price.fill(String(before + 1));
      await price.press('Enter');
    },
    shown: (page) => page.locator('tbody').getByRole('alert'),
  },
  {
    name: 'price-jump',
    path: () => '/products',
    async arrange(page) {
      const price = page.locator('tbody').getByRole('textbox').nth(2);
      await price.fill(String(Number(await price.inputValue()) * 3));
      await price.press('Enter');
    },
    shown: (page, { products }) => button(page, products.saveAnyway),
  },
  {
    name: 'conflict-of-a-removal',
    path: () => '/products',
    async arrange(page, { products }, data) {
      await page.locator('tbody').getByRole('checkbox').first().check();
      await press(page, products.remove);
      const remove = page.getByRole('dialog').getByRole('button', { name: products.removal.confirm });
      await expect(remove).toBeEnabled();
      await changeProduct(data, { warranty: '24 months' });
      await remove.click();
    },
    shown: (page) => page.getByRole('dialog').getByRole('alert'),
  },
  {
    name: 'undo',
    path: () => '/products',
    async arrange(page, { products }) {
      await page.locator('tbody').getByRole('checkbox').nth(4).check();
      await press(page, products.hide);
    },
    shown: (page, { products }) => button(page, products.undo),
  },
  {
    name: 'somebody-writes',
    path: ({ drafted }) => `/requests/${drafted}`,
    arrange: async () => undefined,
    shown: (page, { quotation }) => button(page, quotation.takeOver),
  },
  {
    name: 'conflict-of-a-draft',
    path: ({ drafted }) => `/requests/${drafted}`,
    async arrange(page, words, { other, drafted: request }) {
      const { takeOver } = words.quotation;
      await press(page, takeOver);
      await expect(rateOf(page, words)).toBeEnabled();
      await page.route('**/api/staff/draft/lines', (route) => route.abort());
      await rateOf(page, words).fill('870');
      await page.keyboard.press('Enter');
      await other.takeOverDraft({ body: { request } });
      await other.changeOfferLines({ body: { request, changes: [{ line: 1, change: { rate: 880 } }] } });
      await page.unroute('**/api/staff/draft/lines');
      await page.reload();
      await press(page, takeOver);
    },
    shown: (page, { quotation }) => button(page, quotation.keepMine),
  },
  {
    name: 'below-the-floor',
    path: ({ drafted }) => `/requests/${drafted}`,
    async arrange(page, words, { shop }) {
      await shop.pool.query('insert into price_floors (category_id, bps) select id, 9900 from categories');
      await page.reload();
      await press(page, words.quotation.takeOver).catch(() => undefined);
    },
    shown: (page, { quotation }) => button(page, quotation.approve),
  },
  {
    name: 'not-done',
    path: () => '/requests',
    async arrange(page, { requests }) {
      await field(page, requests.markAll).check();
      await press(page, requests.remind);
    },
    shown: (page, { requests }) => button(page, requests.dismiss),
  },
  {
    name: 'new-requests',
    path: () => '/requests',
    async arrange(page, _words, { request }) {
      const connected = page.waitForResponse('**/api/staff/events');
      await page.reload();
      await connected;
      // The first desk of a process loads its screen once more when it is connected.
      await page.waitForLoadState('networkidle').catch(() => undefined);
      await request();
    },
    shown: (page, { live }) => button(page, live.show),
  },
  {
    name: 'wrong-file',
    path: () => '/products/import',
    async arrange(page, { imports }) {
      await chooseFile(page, imports.choose, 'brand,model,price\nVajra,VD-13RE,ten\nNobody,X1,5\n');
      await press(page, imports.check);
    },
    shown: (page, { imports }) => button(page, imports.downloadRejects),
  },
  {
    name: 'right-file',
    path: () => '/products/import',
    async arrange(page, { imports }, { product }) {
      await chooseFile(page, imports.choose, `id,price\n${product},99999\n`);
      await press(page, imports.check);
    },
    shown: (page, { imports }) => button(page, imports.store),
  },
  {
    name: 'wrong-fields',
    path: ofProduct,
    async arrange(page, { common, productColumns }) {
      await field(page, productColumns.names.price).fill('ten');
      await field(page, productColumns.names.hsn).fill('84');
      await field(page, productColumns.names.weight).fill('heavy');
      await press(page, common.save);
    },
    shown: (page) => page.locator('[aria-invalid="true"]').first(),
  },
  {
    name: 'no-connection',
    path: () => '/settings/quotations',
    async arrange(page, { common, settings }) {
      await field(page, settings.quotations.fields.warranty).fill('12 months');
      await page.route('**/api/staff/**', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await press(page, common.save);
    },
    shown: (page, { common }) => page.getByText(common.unreachable).first(),
  },
  {
    name: 'failed-screen',
    path: () => '/my-access',
    async arrange(page) {
      await page.route('**/api/staff/buyers**', (route) => route.abort());
      await page.goto('/desk/buyers');
    },
    shown: (page, { common }) => button(page, common.tryAgain),
  },
  {
    name: 'secret',
    path: () => '/settings/keys',
    async arrange(page, { integrations: { keys } }) {
      await field(page, keys.name).fill('Bridge to Tally');
      await field(page, keys.lastDay).fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
      await field(page, keys.permissionNames['quotes:read']).check();
      await press(page, keys.add);
    },
    shown: (page, { integrations }) => page.getByText(integrations.keys.madeHint),
  },
  {
    name: 'link-for-somebody',
    path: () => '/staff',
    async arrange(page, { staff }) {
      await field(page, staff.fullName).fill('Ravi Kumar');
      await press(page, staff.add);
    },
    shown: (page, { staff }) => page.getByText(staff.linkWords),
  },
  {
    name: 'recovery-codes',
    path: () => '/my-access',
    arrange: (page, { access }) => press(page, access.renewCodes),
    shown: (page, { access }) => page.getByText(access.recoveryTitle),
  },
  {
    name: 'block-of-many',
    path: () => '/buyers/blocked',
    async arrange(page, { blocks }) {
      await field(page, blocks.kinds.domain).check();
      await page.getByRole('textbox', { name: blocks.kinds.domain }).fill('buyer.test');
      await page.getByRole('textbox', { name: blocks.reason }).fill('Never pays');
      await press(page, blocks.block);
    },
    shown: (page, { blocks }) => field(page, blocks.certain),
  },
];

const chooseFile = (page: Page, label: string, text: string) =>
  page.getByLabel(label).setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

// In Hindi in the long form: its words are on every screen and dialog, which are inspected in both languages.
for (const [language, words] of Object.entries(EXTENDED ? { en, hi } : { en })) {
  test(`what is shown only at times is accessible and whole in '${language}', light and dark`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const shop = await startDatabaseShop();
    const data = await makeData(shop);
    const problems: string[] = [];
    for (const { name, path, arrange, shown } of STATES) {
      await test.step(name, async () => {
        // What is typed in one of them is kept by the browser, and does not belong to the next.
        const page = await browser.newPage({ baseURL: shop.url, reducedMotion: 'reduce' });
        page.setDefaultTimeout(20_000);
        await rememberDeskLanguage(page, language);
        await logInToDesk(shop, page, 'owner');
        await openDeskPage(page, path(data));
        await arrange(page, words, data);
        await expect(shown(page, words), name).toBeVisible();
        problems.push(...(await inspectDesk(page, `state-${name}-${language}`, language)));
        await page.close();
      });
    }
    await shop.close();
    expect(problems).toEqual([]);
  });
}

async function makeData(shop: DatabaseShop): Promise<Data> {
  const buyer = await signUpWithPhone(shop);
  const request = async () => (await requestQuote(buyer.api, 2))[0]?.order_invoice_id ?? '';
  await addOperator(shop, 'owner', OTHER);
  const other = shop.api((await startStaffSession(shop.database, 'test', OTHER)).token);
  const [asked, drafted] = [await request(), await request()];
  await other.startOfferDraft({ body: { request: drafted } });
  await other.takeOverDraft({ body: { request: drafted } });
  await setPage(shop.database, OTHER, 'TERM&CONDITION', '<p>Pay at once.</p>');

  const [goods] = await fetchProducts(shop.api(), 1);
  if (!goods) throw new Error('There are no products.');
  const body = quoteRequestFor([{ product: goods, quantity: 5 }]);
  const { result } = await buyer.api.submitQuoteRequest({ body });
  const { order_invoice_id: sent = '', estimate_number: number = '', _id: orderId = '' } = result[0] ?? {};
  await changeOrders(shop.database, OTHER, number, { to: 'Confirmed', reason: '' });
  await other.sendShipment({ body: { request: sent, lines: [{ order_id: orderId }], details: {} } });
  const shipment = `${number}/S1`;
  await other.deliverShipment({ body: { shipment, received_by: 'Ramesh Kumar' } });
  await other.addReturn({
    body: { request: sent, order_id: orderId, quantity: 1, reason: 'One has a dent' },
  });

  const { products } = await other.listCatalogueProducts({ query: { limit: '1' } });
  return { shop, other, product: products[0]?.id ?? '', asked, drafted, sent, shipment, request };
}
