import type { Page } from '@playwright/test';
import type { WireProduct } from '#contract/catalogue.ts';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { savedListPath, sharedListPath } from '#domain/page-paths.ts';
import { priceFromWire } from '#web/features/product/product.ts';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts, PASSWORD, signUp } from '../support/buyers.ts';
import { WIDTHS } from '../support/extended.ts';
import { unexpectedErrors } from '../support/page-actions.ts';

let drill: WireProduct;
let saw: WireProduct;
let pump: WireProduct;
test.beforeAll(async ({ shop }) => {
  [drill, saw, pump] = (await fetchProducts(shop.api(), 3)) as [WireProduct, WireProduct, WireProduct];
});

type Buyer = Awaited<ReturnType<typeof signUp>>;
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).filter({ visible: true }).first().click();
const cartIn = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('udyoghaat_cart') ?? '{}').items ?? {});
const titles = (page: Page) =>
  main(page).getByRole('list', { name: 'Products in this list' }).getByRole('heading').allInnerTexts();

async function save({ api }: Buyer, name: string, lines: [WireProduct, number][]): Promise<string> {
  const { result } = await api.saveToList({
    body: { name, lines: lines.map(([{ _id }, quantity]) => ({ product_id: _id, quantity })) },
  });
  return result._id;
}
const readLines = async ({ api }: Buyer, id: string) =>
  (await api.getSavedList({ params: { id } })).result.lines;

for (const width of WIDTHS)
  test.describe(`lists at ${width} px`, () => {
    test('a visitor saves the cart to a list, after the login, and changes the list in place', async ({
      shop,
      visit,
    }) => {
      const buyer = await signUp(shop);
      const visitor = await visit({ cart: { [drill._id]: 2, [saw._id]: 1 }, width });
      const { page } = visitor;
      await page.goto('/cart');
      await press(page, 'Save to a list');
      await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
      await page.getByLabel('E-mail').fill(buyer.email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await press(page, 'Log in');
      await page.waitForURL(`${shop.url}/cart`);
      await press(page, 'Save to a list');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await dialog.getByText('Name is required.').waitFor();
      await dialog.getByLabel('New list name').fill('Site at Peenya');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Open list' }).click();
      await page.waitForURL('**/lists/*');
      await expect.poll(() => titles(page)).toEqual([drill.pro_title, saw.pro_title]);

      const id = page.url().split('/').at(-1) ?? '';
      const quantity = page.getByLabel(`Quantity of ${drill.pro_title}`);
      await quantity.fill('none');
      await page.keyboard.press('Enter');
      await page.getByText('Please enter a quantity above 0').waitFor();
      await quantity.fill('40');
      await page.keyboard.press('Enter');
      await page.getByLabel(`Remark on ${saw.pro_title}`).fill('For bay 2');
      await page.keyboard.press('Enter');
      await press(page, `Move ${saw.pro_title} up`);
      await expect
        .poll(() => readLines(buyer, id))
        .toEqual([
          { product_id: saw._id, quantity: 1, remark: 'For bay 2' },
          { product_id: drill._id, quantity: 40 },
        ]);
      const [sawPaise, drillPaise] = [saw, drill].map(
        (product) => priceFromWire(product).discountedPricePaise,
      );
      const total = formatRupeesShort((sawPaise ?? 0) + 40 * (drillPaise ?? 0));
      await expect(page.getByText(`Total before GST ${total}`)).toBeVisible();
      await press(page, `Remove ${saw.pro_title}`);
      await expect.poll(() => readLines(buyer, id)).toHaveLength(1);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(async () => (await readLines(buyer, id))[0]?.product_id).toBe(saw._id);

      await press(page, 'Rename');
      await page.getByLabel('Name of the list').fill('Works');
      await page.keyboard.press('Enter');
      await main(page).getByRole('heading', { name: 'Works', level: 1 }).waitFor();
      await press(page, 'Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.waitForURL(`${shop.url}/lists`);
      await page.getByText('You have no lists yet.').waitFor();
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('a cart with wishes from outside the catalogue says that a list does not keep them', async ({
      shop,
      visit,
    }) => {
      const { token } = await signUp(shop);
      const { page } = await visit({ token, cart: { [drill._id]: 2 }, width });
      const othersStay = page.getByText(
        'A list holds only products of our catalogue; the other items stay where they are.',
      );
      await page.goto('/cart');
      await press(page, 'Save to a list');
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).waitFor();
      await expect(othersStay).toHaveCount(0);
      await page.evaluate(() =>
        localStorage.setItem(
          'udyoghaat_wishes',
          JSON.stringify({ lines: {}, others: [{ key: '1', text: 'Flux core wire' }], request: {} }),
        ),
      );
      await page.reload();
      await press(page, 'Save to a list');
      await expect(othersStay).toBeVisible();
    });

    test('a list goes into the cart as a whole, and says what does not', async ({ shop, visit }) => {
      const buyer = await signUp(shop);
      const id = await save(buyer, 'Monthly', [
        [drill, 2],
        [saw, 40],
      ]);
      await buyer.api.changeSavedList({
        params: { id },
        body: { added: [{ product_id: 'gone', quantity: 1 }] },
      });
      const { page } = await visit({ token: buyer.token, cart: { [pump._id]: 1 }, width });
      await page.goto('/lists');
      await main(page).getByRole('link', { name: 'Monthly' }).click();
      await press(page, 'Add all to cart');
      await page.getByText('2 products are in your cart.').waitFor();
      await page.getByText('One product is no longer available.').waitFor();
      await page.getByText(`${saw.pro_title}: 40 needed, 5 in the cart`).waitFor();
      await expect.poll(() => cartIn(page)).toEqual({ [pump._id]: 1, [drill._id]: 2, [saw._id]: 5 });
    });
  });

test('two devices change one list and lose nothing', async ({ shop, visit }) => {
  const buyer = await signUp(shop);
  const id = await save(buyer, 'Monthly', [
    [drill, 2],
    [saw, 1],
  ]);
  const desk = await visit({ token: buyer.token, width: 1440 });
  const phone = await visit({ token: buyer.token, width: 360 });
  for (const { page } of [desk, phone]) await page.goto(savedListPath(id));
  await press(phone.page, `Remove ${saw.pro_title}`);
  await expect.poll(() => readLines(buyer, id)).toHaveLength(1);
  await save(buyer, 'Monthly', [[pump, 3]]);
  const quantity = desk.page.getByLabel(`Quantity of ${drill.pro_title}`);
  await quantity.fill('12.5');
  await quantity.press('Enter');
  await expect
    .poll(() => readLines(buyer, id))
    .toEqual([
      { product_id: drill._id, quantity: 12.5 },
      { product_id: pump._id, quantity: 3 },
    ]);
  await expect.poll(() => titles(desk.page)).toEqual([drill.pro_title, pump.pro_title]);
  expect([...unexpectedErrors(desk), ...unexpectedErrors(phone)]).toEqual([]);
});

test('a shared list is opened, put into the cart and saved by anyone who has the link, and reaches no server', async ({
  shop,
  visit,
}) => {
  const buyer = await signUp(shop);
  const link = sharedListPath(`.Site%20at%20Peenya~${drill._id}~2BOX~${saw._id}~40~${pump._id}`);
  const visitor = await visit({ token: buyer.token, width: 1440 });
  const { page } = visitor;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(link);
  await expect.poll(() => titles(page)).toEqual([drill.pro_title, saw.pro_title]);
  expect(requested.filter((url) => url.includes(`${drill._id}~`))).toEqual([]);
  expect(requested.filter((url) => url.includes('getCartDetails'))).toHaveLength(1);
  await press(page, 'Add all to cart');
  await expect.poll(() => cartIn(page)).toEqual({ [drill._id]: 1, [saw._id]: 5 });
  await page.getByText(`${drill.pro_title}: 2 boxes needed, 1 in the cart`).waitFor();
  await page.getByText('“Site at Peenya”').waitFor();
  await press(page, 'Save as my list');
  await expect(page.getByLabel('New list name')).toHaveValue('Site at Peenya');
  await page.getByLabel('New list name').fill('From Ravi');
  await page.keyboard.press('Enter');
  await page.getByText('Saved to the list “From Ravi”').waitFor();
  const { result } = await buyer.api.listSavedLists();
  expect(result).toMatchObject([{ name: 'From Ravi', line_count: 2 }]);

  await page.goto('/lists/shared#nonsense');
  await page.getByText('This link contains no products.').waitFor();
  expect(unexpectedErrors(visitor)).toEqual([]);
});
