import type { Browser, Page } from '@playwright/test';
import type { ApiClient } from '#contract/client.ts';
import { mayDo, type StaffRole } from '#contract/staff-permissions.ts';
import { selectAccountByEmail } from '#server/features/accounts/repository.ts';
import { addFurtherPage } from '#server/features/admin/change-further-pages.ts';
import { setPage } from '#server/features/admin/set-page.ts';
import { selectAds } from '#server/features/content/repository.ts';
import { en } from '../../desk/text/en.ts';
import { hi } from '../../desk/text/hi.ts';
import { DESK_SCREENS, type DeskData } from '../screens/desk-screens.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { chooseDeskLanguage, type DeskLanguage, logInToDesk, startOperatorSession } from '../support/desk.ts';
import { listTexts } from '../support/desk-texts.ts';
import { EXTENDED } from '../support/extended.ts';
import { chooseRules, type Look } from '../support/inspect-desk.ts';
import { findCutTexts, getHorizontalOverflow, getTableOverflow } from '../support/inspect-page.ts';
import { addWebhookEndpoint, makeApiKey } from '../support/integrations.ts';

/**
 * Every screen of the desk, in both languages, light and dark, at three widths: as an owner, and in the long form as a
 * viewer, who sees fewer of the same.
 */
const WIDTHS = [1440, 768, 360];
/** To look at them: `SCREENS=on npx playwright test e2e/desk-screens`. */
const IS_TAKING_PICTURES = process.env.SCREENS === 'on';
const ROLES: readonly StaffRole[] = EXTENDED ? ['owner', 'viewer'] : ['owner'];
test.describe.configure({ mode: 'parallel' });

/** One of its own: what neighbours have typed into theirs is in no language. */
let shop: DatabaseShop;
let data: DeskData;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  shop = await startDatabaseShop();
  data = await makeDeskData(shop);
});
test.afterAll(() => shop.close());

for (const role of ROLES) {
  test(`every screen is accessible and whole for the ${role}, in both languages`, async ({ browser }) => {
    test.setTimeout(900_000);
    const problems: string[] = [];
    const page = await openDesk(browser, shop, role);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const { name, path, may } of DESK_SCREENS) {
      if (may && !mayDo(role, may)) continue;
      const report = (what: string, found: readonly string[]) =>
        problems.push(...found.map((each) => `${name}, ${what}: ${each}`));
      await page.goto(`${shop.url}/desk${path(data)}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, name).toHaveCount(1);
      for (const language of ['en', 'hi'] as const) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await chooseDeskLanguage(page, language);
        const isTitled = async () => (await page.title()).startsWith(await heading.innerText());
        await expect.poll(isTitled, `${name} has its title in ${language}`).toBe(true);
        for (const scheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: scheme });
          for (const width of WIDTHS) {
            if (scheme === 'dark' && !chooseRules({ language, scheme, width }) && !IS_TAKING_PICTURES)
              continue;
            await page.setViewportSize({ width, height: 900 });
            report(`${language}, ${scheme} at ${width}`, await inspect(page, { language, scheme, width }));
            if (IS_TAKING_PICTURES) {
              const picture = `reports/desk/${name}-${role}-${language}-${scheme}-${width}.png`;
              await page.screenshot({ path: picture, fullPage: true });
            }
          }
        }
        report(`language ${language}`, await findTextsOf(page, language === 'en' ? 'hi' : 'en'));
      }
      report('script', errors.splice(0));
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });
}

async function inspect(page: Page, look: Look): Promise<string[]> {
  const { width } = look;
  const rules = chooseRules(look);
  const overflow = await page.evaluate(getHorizontalOverflow);
  return [
    ...(rules ? await findAxeViolations(page, rules) : []),
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
    ...(width === 360 && (await page.evaluate(getTableOverflow)) > 0 ? ['a list is cut'] : []),
    ...(width === 360 ? (await page.evaluate(findCutTexts)).map((text) => `cut: ${text}`) : []),
  ];
}

async function openDesk(browser: Browser, shop: DatabaseShop, role: StaffRole): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await logInToDesk(shop, page, role);
  return page;
}

/** Whole texts of a language on the screen, but those that are the same in the other one. */
async function findTextsOf(page: Page, language: DeskLanguage): Promise<string[]> {
  const [wrong, right] = language === 'en' ? [listTexts(en), listTexts(hi)] : [listTexts(hi), listTexts(en)];
  const rightTexts = new Set(right.values());
  const shown = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.closest('script, style, noscript, select[aria-label], code, [translate=no]'))
        found.push(node.nodeValue?.trim() ?? '');
    }
    return found;
  });
  return [...new Set(wrong.values())].filter(
    (text) => text !== '' && !rightTexts.has(text) && shown.includes(text),
  );
}

async function makeDeskData(shop: DatabaseShop): Promise<DeskData> {
  const [buyer, other] = [await signUpWithPhone(shop), await signUpWithPhone(shop)];
  for (const { api } of [buyer, other])
    await requestQuote(api, 3, { order_customer: 'Zenith Pumps and Motors' });
  const account = await selectAccountByEmail(shop.database, buyer.email);
  const { rows } = await shop.pool.query<{ id: string }>(
    'select id from quote_requests where account_id = $1',
    [account?.id],
  );
  for (const words of ['<p>We sell.</p>', '<p>We sell and rent.</p>']) {
    await setPage(shop.database, 'Ramesh Kumar', 'ABOUTUS', words);
  }
  const message = { fname: 'Harjit', lname: 'Gill', phone: '9876543210', comment: 'Need 40 lathes.' };
  await shop.api().sendContactMessage({ body: message });
  await addFurtherPage(shop.database, 'Ramesh Kumar', 'returns', { title: 'Returning goods' });
  const [ad] = await selectAds(shop.database);
  const changes = await shop.pool.query<{ id: string }>('select max(id) as id from changes');
  const findFirst = async (table: string) =>
    (await shop.pool.query<{ id: string }>(`select min(id) as id from ${table}`)).rows[0]?.id ?? '';
  return {
    productId: await findFirst('products'),
    categoryId: await findFirst('categories'),
    subCategoryId: await findFirst('sub_categories'),
    requestId: rows[0]?.id ?? '',
    soldId: await sell(shop, other.api),
    accountId: account?.id ?? '',
    changeNumber: Number(changes.rows[0]?.id ?? 0),
    adId: ad?.id ?? '',
    endpointId: await makeIntegrations(shop, buyer.api),
  };
}

/** @returns the id of a request with two quotations, of which the second was accepted and partly sent. */
async function sell(shop: DatabaseShop, buyer: ApiClient): Promise<string> {
  const desk = shop.api(await startOperatorSession(shop, 'owner'));
  const orders = await requestQuote(buyer, 3, { order_customer: 'Zenith Pumps and Motors' });
  const request = orders[0]?.order_invoice_id ?? '';
  for (const rate of [1450, 1400]) {
    await desk.startOfferDraft({ body: { request } });
    await desk.changeOfferLines({ body: { request, changes: [{ line: 1, change: { rate } }] } });
    await desk.sendOffer({ body: { request } });
  }
  await buyer.acceptQuotation({
    body: { invoice: request, revision: 2, lines: [1, 2, 3], name: 'Asha Rao' },
  });
  const lines = [{ order_id: orders[0]?._id ?? '' }];
  await desk.sendShipment({ body: { request, lines, details: { transporter: 'VRL Logistics' } } });
  return request;
}

/** A key, and an endpoint with messages. @returns the id of the endpoint. */
async function makeIntegrations(shop: DatabaseShop, buyer: ApiClient): Promise<string> {
  await makeApiKey(shop, ['quotes:read', 'dispatch:write']);
  const { id } = await addWebhookEndpoint(shop, 'https://erp.example.invalid/udyog-haat', ['request.made']);
  await requestQuote(buyer);
  const count = 'select from webhook_deliveries where attempts > 0';
  await expect.poll(async () => (await shop.pool.query(count)).rowCount).toBe(1);
  return id;
}
