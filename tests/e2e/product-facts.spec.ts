import type { Browser, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { WireProduct } from '#contract/catalogue.ts';
import { brandPath, productPath } from '#domain/page-paths.ts';
import { productFamilies, products } from '#server/platform/database/schema.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts } from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { unexpectedErrors } from '../support/page-actions.ts';
import { type Visitor, visitAs } from '../support/visit-as.ts';

/**
 * A shop in which the first product says all there is to say, and is one of three variants; the fourth says nothing.
 */
let shop: DatabaseShop;
let bar: WireProduct;
let variants: WireProduct[];
let silent: WireProduct;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  shop = await startDatabaseShop();
  const [first, second, third, fourth] = await fetchProducts(shop.api(), 4);
  if (!first || !second || !third || !fourth) throw new Error('The demo catalogue has too few products.');
  [bar, variants, silent] = [first, [first, second, third], fourth];
  const nothing = {
    sku: null,
    dispatchFromDays: null,
    dispatchToDays: null,
    terms: {},
    familyId: null,
    familyValues: [],
  };
  for (const { _id } of [...variants, silent]) {
    await shop.database.update(products).set(nothing).where(eq(products.id, _id));
  }
  await shop.database
    .insert(productFamilies)
    .values({ id: 'bars', name: 'Ribbed bars', options: ['Size', 'Grade'] });
  const values = [
    ['8 mm', 'Fe 500'],
    ['10 mm', 'Fe 500'],
    ['10 mm', 'Fe 550'],
  ];
  for (const [index, { _id }] of variants.entries()) {
    await shop.database
      .update(products)
      .set({ familyId: 'bars', familyValues: values[index] ?? [] })
      .where(eq(products.id, _id));
  }
  await shop.database
    .update(products)
    .set({
      sku: 'UH-BAR-8',
      dispatchFromDays: 2,
      dispatchToDays: 4,
      isPriceOnRequest: true,
      terms: {
        unitName: 'bar',
        unitContent: '18.96 kg',
        minimumQuantity: 12,
        quantityMultiple: 6,
        availability: 'In stock, 400 bars',
        warranty: '12 months',
        countryOfOrigin: 'India',
        standards: [{ standard: 'IS 1786', licence: 'CM/L-1234567' }],
        weightGrams: 19_200,
        documents: [{ name: 'Test certificate', url: '/media/certificate.pdf' }],
      },
    })
    .where(eq(products.id, bar._id));
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const pathOf = ({ _id, pro_title }: WireProduct) => productPath(_id, pro_title, 'DEMO');
const visit = (browser: Browser, visitor: Visitor = {}) => visitAs(browser, shop.url, visitor);
/** Without what is drawn only near the screen. */
async function readUpToSimilar(page: Page) {
  // What is loaded after the page is a part of it.
  for (const name of ['Save to a list', 'Compare']) await main(page).getByText(name).first().waitFor();
  return (await main(page).innerText()).split('Similar products')[0];
}

/** Label and value of each fact. */
const readFacts = async (page: Page) =>
  Object.fromEntries(
    await main(page)
      .locator('dl > div')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? ''))),
  ) as Record<string, string>;

const TERMS = {
  Dispatch: '2 to 4 working days',
  Availability: 'In stock, 400 bars',
  'Minimum order': '12 bars, in multiples of 6',
  Warranty: '12 months',
  'Country of origin': 'India',
  Standards: 'IS 1786, CM/L-1234567',
  Unit: 'Bar of 18.96 kg',
  Weight: '19.2 kg per bar',
  'Our item no.': 'UH-BAR-8',
};

for (const width of [360, 1440])
  test(`a product at ${width} px says how it is sold, without scripts too and when opened from a list`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } });
    const plain = await context.newPage();
    await plain.goto(shop.url + pathOf(bar));
    await expect(main(plain)).toContainText('Price per bar');
    await expect(main(plain)).toContainText(/₹[\d,.]+ per bar · 18\.96 kg · ₹[\d,.]+ per kg/);
    await expect(main(plain)).toContainText('Price on request');
    await expect.poll(() => readFacts(plain)).toMatchObject(TERMS);
    await expect
      .poll(() => main(plain).getByRole('link', { name: 'Test certificate' }).getAttribute('href'))
      .toBe('/media/certificate.pdf');
    const chat = await main(plain).getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href');
    expect(new URL(chat ?? '').hostname).toBe('wa.me');
    for (const named of [bar.pro_title, bar.pro_model, shop.url + pathOf(bar)])
      expect(decodeURIComponent(chat ?? '')).toContain(named);
    await context.close();

    const visitor = await visit(browser, { width });
    const { page } = visitor;
    await page.goto(brandPath(bar.pro_brand));
    await main(page).getByRole('link', { name: bar.pro_title, exact: true }).click();
    await main(page).getByText('Price per bar').waitFor();
    await expect.poll(() => readFacts(page)).toMatchObject(TERMS);
    const opened = await readUpToSimilar(page);
    await page.reload();
    await expect.poll(() => readUpToSimilar(page)).toBe(opened);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(unexpectedErrors(visitor)).toEqual([]);
    await visitor.close();
  });

test('a product of which nothing is known shows no empty facts', async ({ browser }) => {
  const { page, close } = await visit(browser);
  await page.goto(pathOf(silent));
  await main(page).getByText('Price per piece').waitFor();
  const facts = await readFacts(page);
  for (const label of Object.keys(TERMS)) expect(facts).not.toHaveProperty([label]);
  await expect(main(page).getByRole('navigation', { name: /^Variants/ })).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: /^Ask for/ })).toHaveCount(0);
  await close();
});

test('the variants of a product lead to their pages, and say which combinations do not exist', async ({
  browser,
}) => {
  const visitor = await visit(browser);
  const { page } = visitor;
  await page.goto(pathOf(bar));
  const choice = main(page).getByRole('navigation', { name: 'Variants of Ribbed bars' });
  await expect(choice.getByRole('link')).toHaveText(['8 mm', '10 mm', 'Fe 500', 'Fe 550Size: 10 mm only']);
  await expect(choice.getByRole('link', { name: '8 mm' })).toHaveAttribute('aria-current', 'true');
  await choice.getByRole('link', { name: 'Fe 550' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(variants[2]?.pro_title ?? '');
  await expect(choice.getByRole('link', { name: '8 mm' })).toHaveText('8 mmGrade: Fe 500 only');
  expect(unexpectedErrors(visitor)).toEqual([]);
  await visitor.close();
});

test('unit and minimum order go with the product into the cart, and more than 5 can be asked for', async ({
  browser,
}) => {
  const { page, close } = await visit(browser);
  await page.goto(brandPath(bar.pro_brand));
  const card = main(page).getByRole('article').filter({ hasText: bar.pro_title });
  await expect(card).toContainText(/₹[\d,]+ per bar/);
  await expect(card).toContainText('3 variants');
  await expect(card).toContainText('Dispatch: 2 to 4 working days');
  await expect(card).toContainText('Price on request');
  await page.goto(pathOf(bar));
  await expect(main(page).getByText('Minimum order: 12 bars')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute('href', /12/);
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await page.goto('/cart');
  await expect(main(page).getByRole('listitem').first()).toContainText(/₹[\d,]+ per bar/);
  await expect(main(page)).toContainText('12 bars');
  await expect(main(page)).toContainText('You can still ask for 1 bar');
  await main(page).getByRole('button', { name: 'Ask for 12 bars' }).click();
  await expect(main(page)).toContainText('Required: 12 bars');
  await expect(main(page)).not.toContainText('You can still ask');
  await close();
});
