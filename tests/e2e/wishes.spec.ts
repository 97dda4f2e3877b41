import type { Page } from '@playwright/test';
import type { WireProduct } from '#contract/catalogue.ts';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { priceFromWire } from '#web/features/product/product.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { ADDRESS_ENTRY, fetchProducts, PARTY, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';

const quantityInCart = (page: Page) => page.getByRole('textbox', { name: 'Quantity', exact: true });

let product: WireProduct;
test.beforeAll(async ({ shop }) => {
  [product] = (await fetchProducts(shop.api(), 1)) as [WireProduct];
});

for (const width of [360, 1440])
  test.describe(`wishes at ${width} px`, () => {
    test('ask which of the sizes that a product comes in', async ({ shop, visit }) => {
      const { products } = await shop.api().searchProducts({ params: { query: 'KS-35L' }, query: {} });
      const { page } = await visit({ width, cart: { [products[0]?._id ?? '']: 3 } });
      await page.goto('/cart');
      await page.getByRole('button', { name: 'Choose sizes (3–8 UK)' }).click();
      const sizes = page.getByRole('group', { name: 'How many pairs of each size, 3–8 UK?' });
      await expect(sizes.getByLabel('Size 3')).toBeFocused();
      // Nobody wants litres of shoes.
      await expect(page.getByLabel('Unit', { exact: true })).toHaveCount(0);
      await sizes.getByLabel('Size 5').fill('12');
      await sizes.getByLabel('Size 6').fill('8');
      await expect(sizes.getByText('20 pairs in all')).toBeVisible();
      await expect(page.getByLabel('Quantity needed')).toHaveCount(0);
      await page.getByLabel('Remark').fill('two boxes');
      await page.getByRole('button', { name: 'Done' }).click();
      const said = 'Required: 20 pairs · size 5: 12, size 6: 8 · remark: two boxes';
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Change requirement/ })).toBeFocused();
      await expect(page.getByRole('button', { name: /^Choose sizes/ })).toHaveCount(0);
      await expect(quantityInCart(page)).toHaveValue('5');

      // What is removed is gone with its sizes, and comes back with them.
      await page.getByRole('button', { name: /^Remove/ }).click();
      await page.getByText('There is no items').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText(said)).toBeVisible();
      await page.getByRole('button', { name: /^Remove/ }).click();
      await page.getByText('There is no items').waitFor();
      await page.goto(`/cart?ask=${products[0]?._id}&quantity=1`);
      await expect(sizes.getByLabel('Size 5')).toHaveValue('');
      await expect(quantityInCart(page)).toHaveValue('1');
      // As many as a cart holds are in no other total.
      await sizes.getByLabel('Size 7').fill('4');
      await expect(quantityInCart(page)).toHaveValue('4');
      await expect(page.getByRole('region', { name: 'For the full quantities requested' })).toHaveCount(0);
    });

    test('of a list without sizes ask for them', async ({ visit }) => {
      const { page } = await visit({ width });
      await page.goto('/quick-order');
      await page.getByLabel('Your list').fill('KS-35L 12');
      await page.getByRole('button', { name: 'Find products' }).click();
      await page.getByRole('button', { name: /^Add .* to cart/ }).click();
      await page.goto('/cart');
      await expect(page.getByText('Required: 12 pairs')).toBeVisible();
      await expect(page.getByText('No sizes chosen yet.')).toBeVisible();
      await page.getByRole('button', { name: /^Choose sizes/ }).click();
      await page.getByLabel('Size 5').fill('12');
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByText('Required: 12 pairs · size 5: 12')).toBeVisible();
      await expect(page.getByText('No sizes chosen yet.')).toHaveCount(0);
    });

    test('for more than a cart holds take the place of its error', async ({ visit }) => {
      const { page } = await visit({ width, cart: { [product._id]: 2 } });
      await page.goto('/cart');
      await quantityInCart(page).fill('8');
      await quantityInCart(page).press('Enter');
      const problem = page.getByText('Quantity never be greater than 5');
      await expect(problem).toBeVisible();
      await page.getByRole('link', { name: /^Need more/ }).click();
      await expect(page.getByLabel('Quantity needed')).toHaveValue('8');
      await expect(problem).toHaveCount(0);
      await expect(quantityInCart(page)).toHaveValue('5');
    });

    test('of a line and of the request are sent with the cart and stand with the order', async ({
      shop,
      visit,
    }) => {
      const buyer = await signUpWithPhone(shop);
      await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
      const { page, consoleErrors } = await visit({
        width,
        token: buyer.token,
        cart: { [product._id]: 5 },
      });
      await page.goto('/cart');
      const total = page.locator('dl', { hasText: 'Payable amount' });
      const before = await total.innerText();
      await page.getByRole('button', { name: /^More than 5/ }).click();
      await expect(page.getByLabel('Quantity needed')).toBeFocused();
      await page.getByLabel('Quantity needed').fill('0');
      await expect(page.getByText('Please enter a number above 0')).toBeVisible();
      await page.getByLabel('Quantity needed').fill('40');
      const value = page.getByRole('region', { name: 'For the full quantities requested' });
      const { discountedPricePaise, unitPriceInclGstPaise } = priceFromWire(product);
      await expect(value).toContainText(
        `Indicative total before GST${formatRupeesShort(40 * discountedPricePaise)}`,
      );
      const asked = formatRupeesShort(40 * unitPriceInclGstPaise);
      await expect(value).toContainText(`Indicative total with GST${asked}`);
      await expect(page.getByText('For the quantities in the cart')).toBeVisible();
      await page.getByLabel('Unit', { exact: true }).selectOption('bags');
      await page.getByLabel('Target price (₹)').fill('349.50');
      await page.getByLabel('Needed by').fill('2099-12-05');
      await page.getByLabel('Remark').fill('in two lots');
      expect(await findAxeViolations(page, { except: 'header, footer' })).toEqual([]);
      await page.getByRole('button', { name: 'Done' }).click();
      const said =
        'Required: 40 bags · target price ₹349.50 per bag before GST · needed by 5 Dec 2099 · remark: in two lots';
      await expect(page.getByText(said)).toBeVisible();
      await expect(value).toContainText('One item is not included, as we have no price for its unit.');
      expect(await total.innerText()).toBe(before);
      await page.reload();
      await expect(page.getByText(said)).toBeVisible();

      await page.getByRole('button', { name: 'Request a quote' }).click();
      await page.waitForURL('**/submit-request');
      await expect(page.getByText(said)).toBeVisible();
      await expect(value).toBeVisible();
      await page.getByText('Reference, date, remark (optional)').click();
      await page.getByLabel('Your reference').fill('RFQ/17');
      await page.getByLabel('Remark for the whole request').fill('Gate closes at six');
      expect(await findAxeViolations(page, { except: 'header, footer' })).toEqual([]);
      await page.getByRole('button', { name: 'Submit Request' }).click();
      // The request is shown as it was sent, though the browser has forgotten it.
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('udyoghaat_wishes')))
        .toBe('{"lines":{},"others":[],"request":{}}');
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByLabel('Your reference')).toHaveValue('RFQ/17');
      await page.waitForURL('**/orders');
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByText('Your reference: RFQ/17')).toBeVisible();
      const { orders } = await buyer.api.listOrders();
      await page.goto(`/order/${orders[0]?._id}`);
      await expect(page.getByText(said)).toBeVisible();
      expect(consoleErrors).toEqual([]);
    });

    test('alone are a request without orders', async ({ shop, visit }) => {
      const buyer = await signUpWithPhone(shop);
      await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
      const { page, consoleErrors } = await visit({ width, token: buyer.token });
      await page.goto('/cart');
      await page.getByText('There is no items').waitFor();
      await page.getByRole('button', { name: 'Ask for an item not in the catalogue' }).click();
      await page.getByRole('button', { name: 'Add to the request' }).click();
      await expect(page.getByText('Please describe what you need.')).toBeVisible();
      const right = async (name: string) => {
        const box = await page.getByLabel(name, { exact: true }).boundingBox();
        return (box?.x ?? 0) + (box?.width ?? 0);
      };
      expect(await right('Needed by')).toBeLessThanOrEqual((await right('What do you need?')) + 1);
      await page.getByLabel('What do you need?').fill('Welding rods 3.15 mm');
      await page.getByLabel('Quantity needed').fill('12');
      await page.getByLabel('Unit', { exact: true }).selectOption('packs');
      await page.getByRole('button', { name: 'Add to the request' }).click();
      const item = page.getByText('Welding rods 3.15 mm: 12 packs');
      await expect(item).toBeVisible();
      await page.getByRole('button', { name: 'Remove Welding rods 3.15 mm' }).click();
      await expect(item).toBeHidden();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(item).toBeVisible();
      expect(await findAxeViolations(page, { except: 'header, footer' })).toEqual([]);

      await page.getByRole('button', { name: 'Request a quote' }).click();
      await page.waitForURL('**/submit-request');
      await expect(item).toBeVisible();
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await page.waitForURL('**/orders');
      await expect(page.getByText('We have received your request EST/')).toBeVisible();
      await expect(page.getByText('1. Welding rods 3.15 mm: 12 packs')).toBeVisible();
      expect(await findAxeViolations(page, { except: 'header, footer' })).toEqual([]);
      const { requests } = await buyer.api.listWishRequests();
      expect(requests).toMatchObject([{ order_count: 0, wishes: [{ text: 'Welding rods 3.15 mm' }] }]);
      expect(consoleErrors).toEqual([]);
    });

    test('that the shop rejects are shown at their line, with the cursor in the field', async ({
      shop,
      visit,
    }) => {
      const buyer = await signUpWithPhone(shop);
      await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
      const { page } = await visit({ width, token: buyer.token, cart: { [product._id]: 5 } });
      await page.goto('/cart');
      await page.getByRole('button', { name: /^More than 5/ }).click();
      await page.getByLabel('Quantity needed').fill('40');
      await page.getByLabel('Remark').fill('in two lots');
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'Request a quote' }).click();
      await page.waitForURL('**/submit-request');
      await page.route('**/addOrders', (route) =>
        route.fulfill({
          status: 422,
          json: {
            success: false,
            msg: 'This is not allowed in a remark.',
            fields: { [`line_wishes.${product._id}.remark`]: 'This is not allowed in a remark.' },
          },
        }),
      );
      for (let attempt = 1; attempt <= 2; attempt += 1) {
        await page.getByRole('button', { name: 'Submit Request' }).click();
        const remark = page.getByLabel('Remark', { exact: true });
        await expect(remark).toBeFocused();
        await expect(remark).toHaveAccessibleDescription('This is not allowed in a remark.');
        expect(await findAxeViolations(page, { except: 'header, footer' })).toEqual([]);
        await remark.fill(`in ${attempt} lots`);
        await expect(remark).toHaveAccessibleDescription('');
        await page.getByRole('button', { name: 'Done' }).click();
      }
    });
  });

test('what is asked for by weight is priced by the units that hold it, until the shop quotes', async ({
  shop,
  visit,
}) => {
  const { products } = await shop.api().listProducts({ query: { limit: '200' } });
  const bar = products.find(({ pro_unit_content = '' }) => / kg$/.test(pro_unit_content)) as WireProduct;
  const [words, kg = 0] = [bar.pro_unit_name, Number.parseFloat(bar.pro_unit_content ?? '')];
  const count = Math.ceil(2000 / kg);
  const asked = formatRupeesShort(count * priceFromWire(bar).unitPriceInclGstPaise);
  const buyer = await signUpWithPhone(shop);
  await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
  const { page } = await visit({ width: 1440, token: buyer.token, cart: { [bar._id]: 5 } });
  await page.goto('/cart');
  await page.getByRole('button', { name: /^More than 5/ }).click();
  await page.getByLabel('Quantity needed').fill('2');
  await page.getByLabel('Unit', { exact: true }).selectOption('tonnes');
  await page.getByRole('button', { name: 'Done' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Required: 2 tonnes' });
  await expect(line).toContainText(`${count} ${words}s · Indicative total with GST ${asked}`);
  const value = page.getByRole('region', { name: 'For the full quantities requested' });
  await expect(value).toContainText(`Indicative total with GST${asked}`);
  await expect(value).not.toContainText('not included');
  await page.getByRole('button', { name: 'Request a quote' }).click();
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.waitForURL('**/orders');
  const inAll = `Full quantities requested, with GST${asked}`;
  await expect(page.getByText(inAll)).toBeVisible();
  await expect(page.getByText(`Required: 2 tonnes · that is ${count} ${words}s`)).toBeVisible();
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Price breakdown' })).toContainText(inAll);
});

test('shoes without sizes are pointed out before the request, and keep them when reordered', async ({
  shop,
  visit,
}) => {
  const buyer = await signUpWithPhone(shop);
  await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
  const { page } = await visit({ width: 360, token: buyer.token });
  await page.goto('/quick-order');
  await page.getByLabel('Your list').fill('KS-35L 12\nA thing that nobody sells');
  await page.getByRole('button', { name: 'Find products' }).click();
  await page.getByRole('button', { name: /^Add .* to cart/ }).click();
  await page.goto('/submit-request');
  const note = page.getByText(/^No sizes chosen yet: .*\. Choose them under “Your request”/);
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: /^Choose sizes/ }).click();
  await page.getByLabel('Size 5').fill('12');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.waitForURL('**/orders');

  await page.getByRole('button', { name: 'Reorder', exact: true }).click();
  await page.getByText('Added to your cart').waitFor();
  await page.goto('/cart');
  await expect(page.getByText('Required: 12 pairs · size 5: 12')).toBeVisible();
  await page.goto('/quick-order');
  await expect(page.getByText('A thing that nobody sells')).toBeVisible();
  await expect(page.getByLabel(/^Quantity of line/)).toHaveCount(1);
});

test('reordering a request asks again for what is not in the catalogue', async ({ shop, visit }) => {
  const buyer = await signUpWithPhone(shop);
  const wishes = [{ text: 'Welding rods 3.15 mm', quantity: 12, unit: 'PAC' }];
  const body = { ...quoteRequestFor([{ product, quantity: 1 }]), wishes };
  await buyer.api.submitQuoteRequest({ body });
  const { page, consoleErrors } = await visit({ width: 1440, token: buyer.token });
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Reorder', exact: true }).click();
  await page
    .getByText('The item that is not in our catalogue has been added to your next request.')
    .waitFor();
  await page.getByRole('link', { name: 'View cart' }).first().click();
  await expect(page.getByText('Welding rods 3.15 mm: 12 packs')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('a request for nothing but what is not in the catalogue is asked for again', async ({ shop, visit }) => {
  const buyer = await signUpWithPhone(shop);
  const wishes = [{ text: 'Welding rods 3.15 mm', quantity: 12, unit: 'PAC' }, { text: 'Flux core wire' }];
  await buyer.api.submitWishes({ body: { ...PARTY, wishes } });
  const { page, consoleErrors } = await visit({ width: 360, token: buyer.token });
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Request all 2 again' }).click();
  await page
    .getByText('The 2 items that are not in our catalogue have been added to your next request.')
    .waitFor();
  await page.getByRole('link', { name: 'View cart' }).first().click();
  await expect(page.getByText('Welding rods 3.15 mm: 12 packs')).toBeVisible();
  await expect(page.getByText('Flux core wire')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
