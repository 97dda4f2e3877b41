import { expect, type ShopFixtures, test } from '../support/browser-test.ts';
import { ADDRESS_ENTRY, fetchProducts, signUpWithPhone } from '../support/buyers.ts';

/** A buyer with an address and two pieces of a product in the cart, on the quotation page. */
async function openQuotation({ shop, visit }: ShopFixtures) {
  const buyer = await signUpWithPhone(shop);
  await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
  const [product] = await fetchProducts(buyer.api, 1);
  if (!product) throw new Error('There is no product.');
  const visitor = await visit({ token: buyer.token, cart: { [product._id]: 2 } });
  const { page } = visitor;
  await page.goto('/submit-request');
  await page.getByRole('radio').waitFor();
  return { ...visitor, buyer, product };
}

test.describe('quotation page', () => {
  test('follows a cart changed in another tab and requests what it shows', async ({ shop, visit }) => {
    const { page, buyer, product } = await openQuotation({ shop, visit });
    const other = await page.context().newPage();
    await other.goto('/something-wrong');
    await other.evaluate((id) => {
      localStorage.setItem('udyoghaat_cart', JSON.stringify({ items: { [id]: 3 }, Totalitems: 1 }));
    }, product._id);
    await page.getByText('Your cart has changed in the meantime.').waitFor();
    await page.getByText(/^3 pieces ×/).waitFor();
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await page.waitForURL('**/orders');
    expect((await buyer.api.listOrders()).orders.map((order) => order.order_qty)).toEqual([3]);
  });

  test('submits once on a double click and does not return to the form on Back', async ({ shop, visit }) => {
    const { page, buyer } = await openQuotation({ shop, visit });
    await page.getByRole('button', { name: 'Submit Request' }).dblclick();
    await page.waitForURL('**/orders');
    expect((await buyer.api.listOrders()).orders).toHaveLength(1);
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe('/submit-request');
  });
});
