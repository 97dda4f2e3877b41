import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { webAddress } from '#server/features/admin/field-rules.ts';
import { createPageRenderer } from '#server/platform/ssr/render-page.ts';
import { expect, test } from '../support/browser-test.ts';
import { ADDRESS_ENTRY, signUpWithPhone } from '../support/buyers.ts';
import { iterations } from '../support/extended.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { ADDRESS_PAYLOADS, TEXT_PAYLOADS } from './payloads.ts';

/**
 * Payloads are written straight to the database, as if every check had failed. None may run: not in a server-rendered
 * page, not during its hydration, and not in a page rendered by the browser.
 */
let database: TestDatabase;
let shop: ShopProcess;
let productIds: string[];
const cycle = (list: readonly string[], index: number) => list[index % list.length] ?? '';

test.beforeAll(async () => {
  database = await createTestDatabase();
  await poison();
  shop = await startShop({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
});
test.afterAll(async () => {
  await shop?.close();
  await database.close();
});

async function poison(): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from products order by listing_number',
  );
  productIds = rows.map(({ id }) => id);
  for (const [index, id] of productIds.entries()) {
    const [payload, address] = [cycle(TEXT_PAYLOADS, index), cycle(ADDRESS_PAYLOADS, index)];
    await database.pool.query(
      `update products set title = $2, description = $2, brand = $2, model = $2, hsn = $2, image_alt = $2,
         images = array[$3, $3], brochure_url = $3, specifications = $4 where id = $1`,
      [id, payload, address, JSON.stringify([{ name: payload, value: payload }])],
    );
  }
  const update = (table: string, set: string) =>
    database.pool.query(
      `with numbered as (select ctid, row_number() over () as number from ${table})
       update ${table} set ${set} from numbered where numbered.ctid = ${table}.ctid`,
      [TEXT_PAYLOADS, ADDRESS_PAYLOADS],
    );
  const text = '($1::text[])[1 + number % cardinality($1::text[])]';
  const address = '($2::text[])[1 + number % cardinality($2::text[])]';
  await update('categories', `name = ${text} || number, image = ${address}`);
  await update('sub_categories', `name = ${text} || number, image = ${address}`);
  await update('banners', `image = ${address}, alt = ${text}`);
  await update('ads', `image = ${address}, link = ${address}, alt = ${text}`);
  await update(
    'contact_links',
    `phone = ${text}, email = ${text}, address = ${text}, hours = ${text}, answer_time = ${text}, grievance_name = ${text},
     grievance_email = ${text}, facebook = ${address}, linkedin = ${address}, instagram = ${address}, twitter = ${address}`,
  );
  await database.pool.query('update page_contents set content = $1', [
    [
      ...TEXT_PAYLOADS.map((payload) => `<h2>${payload}</h2>${payload}`),
      ...ADDRESS_PAYLOADS.map((href) => `<a href="${href}">x</a><img src="${href}">`),
    ].join('\n'),
  ]);
}

/** A page whose browser reports the scripts that ran or were blocked. */
async function openMonitoredPage(
  browser: Browser,
  token?: string,
): Promise<{ page: Page; incidents: string[] }> {
  const context = await browser.newContext({ baseURL: shop.url, locale: 'en-IN' });
  if (token)
    await context.addCookies([{ name: 'udyoghaat_client_access_token', value: token, url: shop.url }]);
  const incidents: string[] = [];
  const page = await context.newPage();
  await page.exposeFunction('pwned', () => incidents.push(`ran on ${page.url()}`));
  await page.exposeFunction('reportViolation', (what: string) => incidents.push(`${what} on ${page.url()}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, blockedURI }) => {
      // A blocked picture is acceptable; a blocked script is not, because it was about to run.
      if (/script|trusted-types|object|frame|base|form/.test(effectiveDirective))
        (window as unknown as { reportViolation(what: string): void }).reportViolation(
          `${effectiveDirective} ${blockedURI} ${sample}`,
        );
    });
  });
  page.on('pageerror', (error) => incidents.push(`${error.message} on ${page.url()}`));
  page.on('dialog', (dialog) => {
    incidents.push(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  // Requests to other hosts are aborted.
  await context.route(
    (url) => url.origin !== shop.url,
    (route) => route.abort(),
  );
  return { page, incidents };
}

/** Attributes that would run a script on interaction; React replaces such URLs with one that throws an error. */
const findScriptAttributes = (page: Page) =>
  page.evaluate(() => {
    const isExecutable = (name: string, value: string) =>
      /^on/i.test(name) ||
      (/^(href|src|action|formaction|data|xlink:href)$/i.test(name) &&
        /^(javascript|vbscript)/i.test(value.replace(/[^!-~]/g, '')) &&
        !value.includes('React has blocked'));
    return [...document.querySelectorAll('body *:not(img)')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => isExecutable(name, value))
        .map(({ name, value }) => `<${element.tagName} ${name}="${value}">`),
    );
  });

/** Opens a server-rendered page, waits for its hydration and returns the attributes that would run a script. */
async function openAndInspect(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('*')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );
  return findScriptAttributes(page);
}

test('rejects picture addresses that would run a script', () => {
  const accepted = ADDRESS_PAYLOADS.filter((payload) => webAddress('Picture').safeParse(payload).success);
  for (const address of accepted) expect(address).toMatch(/^(https:\/\/|\/[^/])/);
});

test('payloads do not run on any public page', async ({ browser }) => {
  const { page, incidents } = await openMonitoredPage(browser);
  const { result: categories } = await shop.api().listCategories();
  const step = Math.ceil(productIds.length / iterations(8, productIds.length));
  const paths = [
    ...['/', '/products', '/all-categories', '/aboutus', '/privacy-policy', '/contact', '/cart', '/nowhere'],
    ...categories.slice(0, iterations(2, 100)).map(({ _id }) => `/category/any/${_id}`),
    ...productIds.filter((_, index) => index % step === 0).map((id) => `/product/any/${id}/DEMO`),
    ...TEXT_PAYLOADS.filter((_, index) => index % iterations(20, 1) === 0).flatMap((payload) => [
      `/search?query=${encodeURIComponent(payload)}`,
    ]),
  ];
  // In the long form there are some hundreds, and more as the catalogue grows.
  test.setTimeout(240_000 + paths.length * 5_000);
  const found: string[] = [];
  for (const path of paths)
    found.push(...(await openAndInspect(page, path)).map((what) => `${path}: ${what}`));
  expect(found).toEqual([]);
  expect(incidents).toEqual([]);
  await page.context().close();
});

test('a script that got into rich text past the sanitiser is on the page but does not run', async ({
  browser,
}) => {
  const scripts = ['pwned()', 'window.pwned()'];
  const smuggled = `<p>About us</p><script>${scripts[0]}</script><script type="module">${scripts[1]}</script>`;
  const render = createPageRenderer({
    loadBuild: () => import(pathToFileURL(path.resolve('build/server/index.js')).href),
    callApi: async (name, parts) =>
      name === 'getPageContent'
        ? { success: true, result: { content: smuggled } }
        : (shop.api()[name] as (parts: object) => Promise<object>)(parts),
    environment: { publicUrl: shop.url, apiUrl: '', sellerUrl: '' },
    otherOrigins: [],
  });
  const response = await render('/aboutus');
  const body = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(body).toContain(smuggled);
  const hashOf = (code: string) => createHash('sha256').update(code).digest('base64');
  for (const code of scripts) expect(policy).not.toContain(hashOf(code));
  const allowed = [...body.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].filter(([, code = '']) =>
    policy.includes(hashOf(code)),
  );
  expect(allowed).toHaveLength(policy.match(/sha256-/g)?.length ?? 0);
  expect(body).not.toContain('nonce');

  const { page, incidents } = await openMonitoredPage(browser);
  await page.route(`${shop.url}/aboutus`, (route) =>
    route.fulfill({ body, headers: Object.fromEntries(response.headers) }),
  );
  await openAndInspect(page, '/aboutus');
  await expect(page.locator('article script')).toHaveCount(2);
  expect(incidents.filter((incident) => incident.startsWith('ran'))).toEqual([]);
  expect(incidents.filter((incident) => incident.startsWith('script-src'))).toHaveLength(2);
  await page.context().close();
});

test('payloads do not run on pages rendered by the browser', async ({ browser }) => {
  test.setTimeout(iterations(240_000, 300_000));
  const { page, incidents } = await openMonitoredPage(browser);
  await page.goto('/login');
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__react')),
  );
  const links = ['/', '/aboutus', '/products', '/contact', '/privacy-policy', '/all-categories'];
  for (const path of links) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await page.waitForLoadState('networkidle');
    expect(await findScriptAttributes(page)).toEqual([]);
  }
  for (const payload of TEXT_PAYLOADS.slice(0, iterations(4, TEXT_PAYLOADS.length))) {
    await page.locator('input[name=query]').first().fill(payload);
    await page.waitForTimeout(100);
  }
  expect(incidents).toEqual([]);
  await page.context().close();
});

/** A buyer may save no more addresses an hour than this. */
const ADDRESSES_A_BUYER = 50;

test('payloads do not run on a buyer’s own pages', async ({ browser }) => {
  test.setTimeout(iterations(240_000, 600_000));
  const payloads = TEXT_PAYLOADS.slice(0, iterations(5, TEXT_PAYLOADS.length));
  for (let from = 0; from < payloads.length; from += ADDRESSES_A_BUYER) {
    const buyer = await signUpWithPhone(shop);
    for (const payload of payloads.slice(from, from + ADDRESSES_A_BUYER)) {
      const truncated = payload
        .replace(/[\p{Cc}]/gu, ' ')
        .slice(0, 100)
        .trim();
      await buyer.api.updateProfile({ body: { name: truncated, phone: buyer.phone } });
      const remark = truncated.slice(0, 200);
      await buyer.api.saveToList({
        body: { name: truncated.slice(0, 80).trim(), lines: [{ product_id: 'gone', quantity: 1, remark }] },
      });
      await buyer.api.saveAddress({
        body: {
          ...ADDRESS_ENTRY,
          address_customer: truncated,
          address_name: truncated,
          billing_address: { ...ADDRESS_ENTRY.billing_address, b_address: truncated, b_city: truncated },
        },
      });
    }
    await database.database.execute(sql`update sessions set device = ${TEXT_PAYLOADS[4]}`);
    const { page, incidents } = await openMonitoredPage(browser, buyer.token);
    for (const path of ['/account', '/orders', '/wishlist', '/lists', '/submit-request', '/cart']) {
      expect(await openAndInspect(page, path)).toEqual([]);
      await page.waitForLoadState('networkidle');
    }
    expect(incidents).toEqual([]);
    await page.context().close();
  }
});
