import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts } from '../support/buyers.ts';

/**
 * What a first visit may load on a typical phone, in bytes on the wire; the home page shows other products each time.
 */
const BUDGETS = {
  home: { Image: 160_000, Font: 130_000, all: 400_000 },
  category: { Image: 110_000, Font: 130_000, all: 400_000 },
  product: { Image: 110_000, Font: 130_000, all: 400_000 },
};
/** Boxes of elements and pieces of text: a page of 1,500 elements would have some 2,150. */
const MAX_LAID_OUT = 1900;
/** Hydration ends, and browsers do what they left for idle times. */
const IDLE_MS = 1500;
type LayoutArguments = { beginData?: { dirtyObjects: number } };

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

let addresses: Record<keyof typeof BUDGETS, string>;
test.beforeAll(async ({ shop }) => {
  const [product] = await fetchProducts(shop.api(), 1);
  addresses = {
    home: '/',
    category: `/category/any/${product?.pro_category_id}`,
    product: `/product/any/${product?._id}/DEMO`,
  };
});

const openPhone = (browser: Browser, shop: { url: string }) =>
  browser.newPage({ ...PHONE, baseURL: shop.url });

for (const [name, budget] of Object.entries(BUDGETS))
  test(`a first visit of ${name} loads at most ${budget.Image} bytes of pictures, ${budget.Font} of fonts and ${budget.all} in all`, async ({
    browser,
    shop,
  }) => {
    const types = new Map<string, string>();
    const bytes: Record<string, number> = { Image: 0, Font: 0, all: 0 };
    const page = await openPhone(browser, shop);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({ requestId, type = '' }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? '';
      bytes.all = (bytes.all ?? 0) + encodedDataLength;
      if (type in bytes) bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    });
    await page.goto(addresses[name as keyof typeof BUDGETS], { waitUntil: 'networkidle' });
    await page.close();
    for (const [type, most] of Object.entries(budget)) {
      // Some were counted: how many depends on the products that the page happens to show.
      expect(bytes[type], type).toBeGreaterThan(most / 20);
      expect(bytes[type], type).toBeLessThanOrEqual(most);
    }
  });

/** The most boxes that one layout concerned, from the start of a page until it is idle. */
async function measureLargestLayout(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let largest = 0;
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as { name: string; args: LayoutArguments }[])
      if (name === 'Layout') largest = Math.max(largest, args.beginData?.dirtyObjects ?? 0);
  });
  await session.send('Tracing.start', { categories: 'devtools.timeline' });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(IDLE_MS);
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  return largest;
}

for (const [name, width] of [
  ['home', 412],
  ['home', 1440],
  ['category', 1440],
  ['product', 1440],
] as const)
  test(`no layout of ${name} at ${width} px concerns more than ${MAX_LAID_OUT} boxes before the first input`, async ({
    browser,
    shop,
  }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, baseURL: shop.url });
    // With the stylesheet in its cache: the emulated screen lays out the page without styles while they are on their
    // way, which the browser of a visitor does not.
    await page.goto('/terms-conditions', { waitUntil: 'networkidle' });
    const boxes = await measureLargestLayout(page, addresses[name]);
    expect(boxes).toBeGreaterThan(100);
    expect(boxes).toBeLessThanOrEqual(MAX_LAID_OUT);
    await page.close();
  });

test('a product page opened from its card uses the prefetched product and fetches only similar products', async ({
  browser,
  shop,
}) => {
  const page = await openPhone(browser, shop);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(addresses.category, { waitUntil: 'networkidle' });
  const card = page.getByRole('main').getByRole('article').first();
  const id = (await card.getByRole('link').first().getAttribute('href'))?.split('/')[3] ?? 'none';
  const asks = (call: string) => asked.filter((url) => url.endsWith(`/${call}/${id}`)).length;
  await expect.poll(() => asks('getproductById')).toBe(1);
  await card.getByRole('link').first().tap();
  await page.getByRole('heading', { name: 'Similar products' }).waitFor();
  expect(asks('getproductById')).toBe(1);
  expect(asks('getSimilarProducts')).toBe(1);
  await page.close();
});
