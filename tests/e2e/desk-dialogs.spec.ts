import type { Locator, Page } from '@playwright/test';
import type { ApiClient } from '#contract/client.ts';
import { addFurtherPage } from '#server/features/admin/change-further-pages.ts';
import { en } from '../../desk/text/en.ts';
import { hi } from '../../desk/text/hi.ts';
import { expect, test } from '../support/browser-test.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import {
  addOperator,
  logInToDesk,
  moreSteps,
  openDeskPage,
  rememberDeskLanguage,
  startOperatorSession,
} from '../support/desk.ts';
import { inspectDesk } from '../support/inspect-desk.ts';
import { addWebhookEndpoint, makeApiKey } from '../support/integrations.ts';

/** Every open dialog and the menu of steps: accessible in both languages, light and dark, and whole at three widths. */

type Words = typeof en | typeof hi;
type Data = {
  offered: string;
  asked: string;
  accepted: string;
  account: string;
  changeNumber: number;
  endpoint: string;
  ad: string;
};

type DeskDialog = {
  name: string;
  path: (data: Data) => string;
  open: (page: Page, words: Words) => Promise<void>;
};

const KEY = 'Tally bridge';
const RECEIVER = 'https://erp.example.invalid/udyog-haat';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const tick = (box: Locator) => box.first().check();
const ofOffer = (data: Data) => `/requests/${data.offered}`;
const ofBuyer = (data: Data) => `/buyers/${data.account}`;

const DIALOGS: readonly DeskDialog[] = [
  { name: 'palette', path: () => '/my-access', open: (page) => page.keyboard.press('ControlOrMeta+k') },
  { name: 'keys', path: () => '/my-access', open: (page) => page.keyboard.press('?') },
  {
    name: 'menu',
    path: () => '/my-access',
    async open(page, { common }) {
      await page.setViewportSize({ width: 768, height: 900 });
      await press(page, common.openMenu);
    },
  },
  {
    name: 'save-view',
    path: () => '/requests?turn=ours',
    async open(page, { requests }) {
      await page.locator('summary', { hasText: requests.views }).click();
      await press(page, requests.saveView);
    },
  },
  {
    name: 'close-requests',
    path: () => '/requests',
    async open(page, { requests }) {
      await tick(page.getByRole('checkbox', { name: requests.markAll }));
      await press(page, requests.close);
    },
  },
  {
    name: 'correct',
    path: ({ asked }) => `/requests/${asked}`,
    open: (page, { quotation }) => press(page, quotation.correct),
  },
  {
    name: 'send',
    path: ({ asked }) => `/requests/${asked}`,
    async open(page, { quotation }) {
      await press(page, quotation.preview);
      await expect(page.locator('iframe')).toBeAttached();
      await expect(page.getByRole('dialog').getByText('Dear ')).toBeVisible();
    },
  },
  ...(['whatsApp', 'acceptStep'] as const).map((step) => ({
    name: step,
    path: ofOffer,
    open: (page: Page, { quotation }: Words) => press(page, quotation[step]),
  })),
  {
    name: 'more-steps',
    path: ofOffer,
    open: (page, { quotation }) => moreSteps(page, quotation.moreSteps).click(),
  },
  ...(['declineStep', 'closeStep'] as const).map((step) => ({
    name: step,
    path: ofOffer,
    async open(page: Page, { quotation }: Words) {
      await moreSteps(page, quotation.moreSteps).click();
      await press(page, quotation[step]);
    },
  })),
  {
    name: 'undo-acceptance',
    path: ({ accepted }) => `/requests/${accepted}`,
    open: (page, { quotation }) => press(page, quotation.undoStep),
  },
  {
    name: 'merge',
    path: ofBuyer,
    open: (page, { buyers }) => page.getByRole('button', { name: buyers.merge }).first().click(),
  },
  { name: 'block', path: ofBuyer, open: (page, { buyers }) => press(page, buyers.block) },
  { name: 'erase', path: ofBuyer, open: (page, { buyers }) => press(page, buyers.erase) },
  { name: 'mail-again', path: () => '/mails', open: (page, { mails }) => press(page, mails.again) },
  {
    name: 'remove-message',
    path: () => '/messages',
    open: (page, { messages }) => press(page, messages.remove),
  },
  {
    name: 'remove-products',
    path: () => '/products',
    async open(page, { products }) {
      await page.locator('tbody').getByRole('checkbox').first().check();
      await press(page, products.remove);
    },
  },
  {
    name: 'change-prices',
    path: () => '/products',
    async open(page, { products }) {
      await page.locator('tbody').getByRole('checkbox').first().check();
      await press(page, products.changeMany);
      await page.getByRole('dialog').getByLabel(products.bulk.values.price_by).fill('60');
      await press(page, products.bulk.preview);
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'undo',
    path: ({ changeNumber }) => `/changes/${changeNumber}`,
    open: (page, { changes }) => press(page, changes.undo),
  },
  { name: 'new-page', path: () => '/pages', open: (page, { pages }) => press(page, pages.newPage) },
  { name: 'remove-page', path: () => '/pages/returns', open: (page, { pages }) => press(page, pages.remove) },
  {
    name: 'choose-picture',
    path: ({ ad }) => `/home/ad/${ad}`,
    open: (page, { home }) => press(page, home.chooseFor(home.image)),
  },
  {
    name: 'revoke-key',
    path: () => '/settings/keys',
    open: (page, { integrations }) => press(page, integrations.keys.revokeNamed(KEY)),
  },
  {
    name: 'remove-address',
    path: ({ endpoint }) => `/settings/webhooks/${endpoint}`,
    open: (page, { integrations }) => press(page, integrations.webhooks.removeNamed(RECEIVER)),
  },
  {
    name: 'remove-staff',
    path: () => '/staff',
    open: (page, { staff }) => press(page, staff.removeNamed('Ravi Kumar')),
  },
  {
    name: 'proof',
    path: () => '/staff',
    async open(page, { staff }) {
      await page.getByLabel(staff.fullName, { exact: true }).fill('Ravi');
      await press(page, staff.add);
    },
  },
];

/** The dialogs are inspected in so many tests, which run side by side. */
const PARTS = 4;

for (const [language, words] of Object.entries({ en, hi }))
  for (let part = 0; part < PARTS; part++)
    test(`every dialog is accessible and whole in '${language}', light and dark, part ${part + 1}`, async ({
      browser,
    }) => {
      test.setTimeout(400_000);
      const shop = await startDatabaseShop();
      const data = await makeData(shop);
      const problems: string[] = [];
      const page = await browser.newPage({ baseURL: shop.url, reducedMotion: 'reduce' });
      await logInToDesk(shop, page, 'owner');
      await shop.pool.query(`update staff_sessions set proved_at = now() - interval '6 minutes'`);
      await rememberDeskLanguage(page, language);
      for (const { name, path, open } of DIALOGS.filter((_, index) => index % PARTS === part)) {
        await openDeskPage(page, path(data));
        await open(page, words);
        const menu = page.locator('main details[open]');
        await expect(page.getByRole('dialog').or(menu), name).toBeVisible();
        const labels = await page.getByRole('dialog').getByRole('button').allInnerTexts();
        const again = labels.filter((label, index) => label !== '' && labels.indexOf(label) < index);
        problems.push(...again.map((label) => `${name}: two buttons are called ${label}`));
        problems.push(...(await inspectDesk(page, `dialog-${name}-${language}`, language)));
      }
      await page.close();
      await shop.close();
      expect(problems).toEqual([]);
    });

async function makeData(shop: DatabaseShop): Promise<Data> {
  const buyer = await signUpWithPhone(shop);
  const ask = async (api: ApiClient) => (await requestQuote(api, 2))[0]?.order_invoice_id ?? '';
  const [offered, asked, accepted] = [await ask(buyer.api), await ask(buyer.api), await ask(buyer.api)];
  // Of the same firm, which has two accounts.
  await ask((await signUpWithPhone(shop)).api);
  const api = shop.api(await startOperatorSession(shop, 'owner'));
  for (const request of [offered, accepted]) {
    await api.startOfferDraft({ body: { request } });
    await api.sendOffer({ body: { request } });
  }
  const { version } = (await api.getQuoteRequest({ params: { request: accepted } })).result;
  await api.acceptOfferOnWord({
    body: { request: accepted, version, lines: [1, 2], said_by: 'by phone', name: 'Ravi Rao' },
  });
  await addOperator(shop, 'sales', 'Ravi Kumar');
  const message = { fname: 'Harjit', lname: 'Gill', phone: '9876543210', comment: 'Need 40 lathes.' };
  await shop.api().sendContactMessage({ body: message });
  await addFurtherPage(shop.database, 'Ramesh Kumar', 'returns', { title: 'Returning goods' });
  await makeApiKey(shop, ['quotes:read'], KEY);
  const { id: endpoint } = await addWebhookEndpoint(shop, RECEIVER, ['request.made']);
  const { products } = await api.listCatalogueProducts({ query: { limit: '1' } });
  const [product] = products;
  if (!product) throw new Error('There are no products.');
  const { id: productId, version: productVersion, price } = product;
  const cells = { price: String(price + 1) };
  await api.saveCatalogueProduct({ body: { product: productId, version: productVersion, cells } });
  const findId = async (from: string, ...values: string[]) =>
    (await shop.pool.query(`select id from ${from}`, values)).rows[0].id;
  return {
    ...{ offered, asked, accepted, endpoint },
    account: await findId('accounts where email = $1', buyer.email),
    changeNumber: Number(await findId(`changes where kind = 'products' order by id desc limit 1`)),
    ad: await findId('ads order by id limit 1'),
  };
}
