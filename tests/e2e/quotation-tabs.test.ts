import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_ENTRY, signUpWithPhone, someProducts } from '../support/buyers.ts';
import { openVisitedShop, type VisitedShop } from '../support/shop-visits.ts';

let shop: VisitedShop;
beforeAll(async () => {
  shop = await openVisitedShop();
}, 150_000);
afterAll(() => shop.close());

/** A buyer with an address and two pieces of a product in the cart, on the quotation page. */
async function openQuotation() {
  const buyer = await signUpWithPhone(shop);
  await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
  const [product] = await someProducts(buyer.api, 1);
  if (!product) throw new Error('There is no product.');
  const visitor = await shop.visitAs({ token: buyer.token, cart: { [product._id]: 2 } });
  const { page } = visitor;
  await page.goto('/submit-request');
  await page.getByRole('radio').waitFor();
  return { ...visitor, buyer, product };
}

describe('the quotation page', () => {
  it('follows a cart that changes in another tab, says so, and asks for what it shows', async () => {
    const { page, close, buyer, product } = await openQuotation();
    const other = await page.context().newPage();
    await other.goto('/something-wrong');
    await other.evaluate((id) => {
      localStorage.setItem('udyoghaat_cart', JSON.stringify({ items: { [id]: 3 }, Totalitems: 1 }));
    }, product._id);
    await page.getByText('Your cart has changed meanwhile.').waitFor();
    await page.getByText(/^3 ×/).waitFor();
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await page.waitForURL('**/orders');
    expect((await buyer.api.listOrders()).orders.map((order) => order.order_qty)).toEqual([3]);
    await close();
  }, 60_000);

  it('makes one request of a double click, and going back afterwards does not lead into it again', async () => {
    const { page, close, buyer } = await openQuotation();
    await page.getByRole('button', { name: 'Submit Request' }).dblclick();
    await page.waitForURL('**/orders');
    expect((await buyer.api.listOrders()).orders).toHaveLength(1);
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe('/submit-request');
    await close();
  }, 60_000);
});
