import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { WireProduct } from '#contract/catalogue.ts';
import type { WireOrder } from '#contract/orders.ts';
import { getValidUntil } from '#domain/estimate-validity.ts';
import { formatDay, formatRupeesShort } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import type { OperatorStatus } from '#domain/order-status.ts';
import { expect, test } from '../support/browser-test.ts';
import { BILLING, fetchProducts, GSTIN, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { WIDTHS } from '../support/extended.ts';
import { addDiscount, changeStatus } from '../support/order-steps.ts';
import { getPath, readToken, unexpectedErrors } from '../support/page-actions.ts';
import { visitAs } from '../support/visit-as.ts';

let products: WireProduct[];
test.beforeAll(async ({ shop }) => {
  products = await fetchProducts(shop.api(), 60);
});

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** A buyer who has asked for these products, in requests of this many lines, oldest first. */
async function buyerWithOrders(shop: DatabaseShop, ...sizes: number[]) {
  const buyer = await signUpWithPhone(shop);
  const requests: WireOrder[][] = [];
  let from = 0;
  for (const size of sizes) {
    const lines = products
      .slice(from, from + size)
      .map((product, index) => ({ product, quantity: (index % 5) + 1 }));
    requests.push((await buyer.api.submitQuoteRequest({ body: quoteRequestFor(lines) })).result);
    from += size;
  }
  return { ...buyer, requests };
}

async function answer(
  shop: DatabaseShop,
  order: WireOrder | undefined,
  statuses: OperatorStatus[],
  reason = '',
): Promise<void> {
  for (const to of statuses) {
    await changeStatus(shop.database, {
      orderId: order?._id ?? '',
      newStatus: to,
      changedBy: 'Meera',
      reason,
    });
  }
}

for (const width of WIDTHS)
  test.describe(`orders at ${width} px`, () => {
    test('groups orders by estimate and filters them by status and text through the URL', async ({
      shop,
      visit,
    }) => {
      const buyer = await buyerWithOrders(shop, 2, 3);
      const [older, newer] = buyer.requests;
      await answer(shop, newer?.[1], ['Rejected'], 'The maker has stopped this model.');
      await answer(shop, older?.[0], ['Confirmed', 'Shipped']);
      const visitor = await visit({ token: buyer.token, width });
      const { page } = visitor;
      await page.goto('/orders');
      await waitForText(page, /^5 products in /);
      const request = page.getByRole('region', { name: `Request ${newer?.[0]?.estimate_number}` });
      await expect(request.getByRole('article')).toHaveCount(3);
      // Only what is offered: the rejected order is not on the estimate.
      const offered = [newer?.[0], newer?.[2]].map(
        (order) => (order?.order_price ?? 0) * (order?.order_qty ?? 0),
      );
      const total = formatRupeesShort(paiseFromRupees(offered.reduce((sum, rupees) => sum + rupees, 0)));
      await request.getByText(`Grand total${total}`).waitFor();
      const rejected = request.getByRole('article').nth(1);
      const words = await rejected.innerText();
      for (const shown of [
        newer?.[1]?._id.slice(0, 7) ?? '',
        'Rejected: The maker has stopped this model.',
      ]) {
        expect(words).toContain(shown);
      }
      await expect
        .poll(() => rejected.locator('s').allInnerTexts())
        .toEqual([
          newer?.[1]?.order_product.pro_title,
          '× 2 pieces',
          formatRupeesShort(paiseFromRupees((newer?.[1]?.order_price ?? 0) * 2)),
        ]);
      await expect(request.getByRole('list', { name: 'Progress' })).toHaveCount(1);
      const head = await request.innerText();
      expect(head).toMatch(/\b\d?\d [A-Z][a-z]{2} \d{4}\b/);
      const validUntil = getValidUntil(new Date(newer?.[0]?.createdAt ?? ''));
      expect(head).toContain(`Valid until ${formatDay(validUntil)}`);

      const filter = page.getByRole('navigation', { name: 'Status' });
      await expect
        .poll(() => filter.getByRole('link').allInnerTexts())
        .toEqual(['All', 'Requested', 'Confirmed', 'Shipped', 'Delivered', 'Rejected']);
      await filter.getByRole('link', { name: 'Shipped' }).click();
      await page.waitForURL('**/orders?status=Shipped');
      await waitForText(page, /^1 product in /);
      await expect(cards(page)).toHaveCount(1);
      const whole = formatRupeesShort(paiseFromRupees(older?.[0]?.estimate_total ?? 0));
      await waitForText(page, `Grand total${whole}`);
      await filter.getByRole('link', { name: 'Delivered' }).click();
      await waitForText(page, 'No Item Found');
      await page.goBack();
      await waitForText(page, /^1 product in /);
      await filter.getByRole('link', { name: 'All' }).click();
      await waitForText(page, /^5 products in /);

      const search = page.getByRole('searchbox', { name: 'Find in your orders' });
      await search.fill(older?.[0]?.estimate_number ?? '');
      await search.press('Enter');
      await waitForText(page, /^2 products in /);
      expect(getPath(page)).toContain('q=EST');
      await page.reload();
      await expect(search).toHaveValue(older?.[0]?.estimate_number ?? '');
      await search.fill('no such thing');
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await waitForText(page, 'No Item Found');
      await main(page).getByRole('link', { name: 'Show all orders' }).click();
      await waitForText(page, /^5 products in /);
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('shows an agreed price instead of a percentage', async ({ shop, visit }) => {
      const buyer = await buyerWithOrders(shop, 1);
      const [order] = buyer.requests.flat();
      const orderId = order?._id ?? '';
      const agreed = { agreedPricePaise: 100_00, isInclGst: false };
      await addDiscount(shop.database, { orderId, ...agreed, changedBy: 'Meera' });
      const { page } = await visit({ token: buyer.token, width });
      await page.goto(`/order/${orderId}`);
      await waitForText(page, 'agreed price');
      const figures = await main(page).locator('dl').last().innerText();
      expect(figures).toMatch(/Discount\s+agreed price\s+Discounted price\s+₹100\s/);
      expect(figures).not.toMatch(/\d\.\d+%/);
    });

    test('shows estimate, price breakdown and both parties on the order page', async ({ shop, visit }) => {
      const buyer = await buyerWithOrders(shop, 1);
      const [order] = buyer.requests.flat();
      await addDiscount(shop.database, {
        orderId: order?._id ?? '',
        discountBps: 500,
        changedBy: 'Meera',
      });
      const visitor = await visit({ token: buyer.token, width });
      const { page } = visitor;
      await page.goto('/orders');
      await cards(page).getByRole('link').click();
      await page.waitForURL(`**/order/${order?._id}`);
      await waitForText(page, 'BILL TO');
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      expect(title).toContain(order?.estimate_number);
      expect(title).toContain(`Order ID ${order?._id.slice(0, 7)}`);
      await waitForText(page, 'incl. 5% special discount');
      const figures = await main(page).locator('dl').last().innerText();
      const labels = [
        'List price',
        'Discount',
        'Discounted price',
        'GST',
        'Price incl. GST',
        'Quantity',
        'Total',
      ];
      for (const label of labels) expect(figures).toContain(label);
      const party = (name: string) =>
        main(page)
          .locator('section', { has: page.getByRole('heading', { name }) })
          .innerText();
      for (const name of ['BILL TO', 'SHIP TO']) expect(await party(name)).toContain('India');
      // A GSTIN stands where it is registered: the goods go to another state.
      await expect.poll(() => party('BILL TO')).toContain(`GSTIN ${GSTIN}`);
      expect(await party('SHIP TO')).not.toContain('GSTIN');
      const product = main(page).getByRole('link', {
        name: `${order?.order_product.pro_title} (opens in a new tab)`,
      });
      await expect(product).toHaveAttribute('target', '_blank');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Estimate' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`invoice_${order?.order_invoice_id}.pdf`);
      await page.getByRole('listitem').getByText('Your estimate is ready.').waitFor();

      await page.getByRole('button', { name: 'Create a new download link' }).click();
      const question = page.getByRole('dialog', {
        name: `Create a new download link for ${order?.estimate_number}?`,
      });
      await question.getByRole('button', { name: 'Keep the link' }).click();
      await expect(question).toBeHidden();
      await page.getByRole('button', { name: 'Create a new download link' }).click();
      await question.getByRole('button', { name: 'Create link' }).click();
      await waitForText(page, 'The estimate has a new download link. The old one no longer works.');
      const former = await fetch(`${shop.url}/api/invoice/fetch-pdf/${order?.order_invoice_id}`);
      expect(former.status).toBe(404);
      const [another] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Estimate' }).click(),
      ]);
      expect(another.suggestedFilename()).toMatch(/^invoice_\w+\.pdf$/);
      expect(another.suggestedFilename()).not.toBe(download.suggestedFilename());

      await page.getByRole('link', { name: 'All orders in this request' }).click();
      await waitForText(page, /^1 product in /);
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('shows the GSTIN with both parties when both are in its state', async ({ shop, visit }) => {
      const buyer = await signUpWithPhone(shop);
      const { b_address, b_city, b_district, b_state, b_pin } = BILLING;
      const { result } = await buyer.api.submitQuoteRequest({
        body: {
          ...quoteRequestFor(products.slice(0, 1).map((product) => ({ product, quantity: 1 }))),
          shipping_address: {
            s_address: b_address,
            s_city: b_city,
            s_district: b_district,
            s_state: b_state,
            s_pin: b_pin,
          },
        },
      });
      const { page } = await visit({ token: buyer.token, width });
      await page.goto(`/order/${result[0]?._id}`);
      await waitForText(page, 'SHIP TO');
      await expect(main(page).getByText(`GSTIN ${GSTIN}`)).toHaveCount(2);
    });

    test('rates an order only once it is delivered, and lets the rating be changed', async ({
      shop,
      visit,
    }) => {
      const buyer = await buyerWithOrders(shop, 2);
      const [delivered] = buyer.requests.flat();
      await answer(shop, delivered, ['Confirmed', 'Shipped', 'Delivered']);
      const visitor = await visit({ token: buyer.token, width });
      const { page } = visitor;
      await page.goto('/orders');
      const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
      await second.getByText('You can rate this after delivery').waitFor();
      await expect(second.getByRole('radio').first()).toBeDisabled();
      await expect(first.getByRole('radio')).toHaveCount(7);
      await first.getByRole('radio', { name: '4.5 out of 5 stars' }).click();
      await first.getByText('Your rating: 4.5').waitFor();
      await first.getByRole('radio', { name: '4.5 out of 5 stars' }).press('ArrowLeft');
      await first.getByText('Your rating: 4', { exact: true }).waitFor();
      await waitForText(page, 'Thank you for your rating.');
      await page.reload();
      await first.getByText('Your rating: 4', { exact: true }).waitFor();
      await cards(page).first().getByRole('link').click();
      await waitForText(page, 'BILL TO');
      await main(page).getByRole('radio', { name: '2 out of 5 stars' }).click();
      await waitForText(page, 'Your rating: 2');
      await expect.poll(async () => (await buyer.api.listOrders()).orders[0]?.order_rating).toBe(2);
      expect(unexpectedErrors(visitor)).toEqual([]);
    });
  });

test.describe('order paging', () => {
  test('pages through many orders by button and by link without losing the position', async ({
    shop,
    visit,
  }) => {
    // The newest ten, of which the last has 23 orders, are the first page.
    const buyer = await buyerWithOrders(shop, 2, 1, 23, ...Array.from({ length: 9 }, () => 1));
    const visitor = await visit({ token: buyer.token });
    const { page } = visitor;
    await page.goto('/orders');
    await waitForText(page, /^35 products in /);
    await expect(cards(page)).toHaveCount(32);
    await main(page).getByRole('button', { name: 'Reorder all 23' }).waitFor();
    await main(page).getByRole('link', { name: 'Load more' }).click();
    await expect.poll(() => cards(page).count()).toBe(35);
    expect(getPath(page)).toBe('/orders?page=2');
    expect(
      await cards(page)
        .nth(32)
        .getByRole('link')
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await expect(page.getByRole('region', { name: /^Request EST/ })).toHaveCount(12);
    await cards(page).nth(30).getByRole('link').click();
    await page.waitForURL('**/order/*');
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(35);
    await page.goto('/orders?page=2');
    await expect.poll(() => cards(page).count()).toBe(3);
    await page.goto('/orders?page=99');
    await waitForText(page, 'No Item Found');
    await main(page).getByRole('link', { name: 'Go to the first page' }).click();
    await expect.poll(() => cards(page).count()).toBe(32);
    expect(unexpectedErrors(visitor)).toEqual([]);
  });
});

test.describe('a rejected order', () => {
  test('is not put into the cart again, neither with its request nor from its page', async ({
    shop,
    visit,
  }) => {
    const buyer = await buyerWithOrders(shop, 2, 1);
    const [[kept, rejected] = [], [alone] = []] = buyer.requests;
    for (const order of [rejected, alone]) await answer(shop, order, ['Rejected'], 'Sold out.');
    const { page } = await visit({ token: buyer.token });
    await page.goto('/orders');
    const mixed = page.getByRole('region', { name: `Request ${kept?.estimate_number}` });
    await mixed.getByRole('button', { name: 'Reorder 1 of 2' }).click();
    await waitForText(page, 'Added to your cart');
    const stored = await page.evaluate(() => localStorage.getItem('udyoghaat_cart') ?? '');
    expect(JSON.parse(stored).items).toEqual({ [kept?.order_product._id ?? '']: 1 });
    const wholly = page.getByRole('region', { name: `Request ${alone?.estimate_number}` });
    await expect.poll(() => wholly.getByRole('button').allInnerTexts()).toEqual(['Estimate']);
    expect(await wholly.getByText('Valid until').count()).toBe(0);
    await page.goto(`/order/${rejected?._id}`);
    await waitForText(page, 'BILL TO');
    expect(await main(page).getByRole('button', { name: 'Reorder' }).count()).toBe(0);
  });
});

test('a request that its buyer has taken back can be requested again, with all that was asked for', async ({
  shop,
  visit,
}) => {
  const { api, token } = await signUpWithPhone(shop);
  const id = products[0]?._id ?? '';
  const { result } = await api.submitQuoteRequest({
    body: {
      ...quoteRequestFor([{ product: products[0] as WireProduct, quantity: 5 }]),
      line_wishes: { [id]: { quantity: 40, remark: 'Test certificate required', target_price: 90 } },
    },
  });
  const invoice = result[0]?.order_invoice_id ?? '';
  await api.askAboutQuotation({ body: { invoice, words: 'Is it in stock?' } });
  await api.withdrawRequest({ body: { invoice } });
  const { page } = await visit({ token });
  await page.goto(`/order/${result[0]?._id}`);
  await main(page).getByText('Is it in stock?').waitFor();
  await page.goto('/orders');
  await cards(page).getByText('Withdrawn by the buyer', { exact: true }).waitFor();
  await main(page).getByRole('button', { name: 'Reorder' }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await main(page).getByText('remark: Test certificate required').waitFor();
  await main(page)
    .getByText(/Required: 40 .* · target price ₹90/)
    .waitFor();
});

test.describe('the steps of a request', () => {
  test('are shown once for all lines, and for each line when they differ', async ({ shop, visit }) => {
    const buyer = await buyerWithOrders(shop, 3);
    const [first, second] = buyer.requests.flat();
    const { page } = await visit({ token: buyer.token });
    const progress = page.getByRole('list', { name: 'Progress' });
    await page.goto('/orders');
    await waitForText(page, /^3 products in /);
    await expect(progress).toHaveCount(1);
    await answer(shop, first, ['Confirmed'], 'Freight included');
    await answer(shop, second, ['Confirmed'], 'Freight included');
    await page.reload();
    await waitForText(page, /^3 products in /);
    await expect(progress).toHaveCount(3);
    await expect(page.getByText('Freight included')).toHaveCount(2);
  });
});

test.describe('ordering again', () => {
  test('puts the order lines back into the cart and reports what has changed', async ({ browser }) => {
    // This test changes the catalogue, so it needs a shop of its own.
    const shop = await startDatabaseShop();
    const buyer = await buyerWithOrders(shop, 3);
    const [same, dearer, gone] = buyer.requests.flat().map((order) => order.order_product);
    const cart = { [same?._id ?? '']: 3 };
    const visitor = await visitAs(browser, shop.url, { token: buyer.token, cart });
    const { page } = visitor;
    await page.goto('/orders');
    await main(page).getByRole('button', { name: 'Reorder all 3' }).click();
    await waitForText(page, 'Added to your cart');
    await shop.database.execute(
      sql`update products set list_price_paise = 100000, discount_bps = 0, gst_bps = 1800 where id = ${dearer?._id}`,
    );
    await shop.database.execute(sql`delete from products where id = ${gone?._id}`);
    await main(page).getByRole('button', { name: 'Reorder all 3' }).click();
    const note = main(page).getByRole('alert');
    await note.getByText('2 products are in your cart.').waitFor();
    await expect.poll(() => note.innerText()).toMatch(/→\s+now\s+₹1,180/);
    await note.getByText('No longer available').waitFor();
    await note.getByRole('link', { name: 'View cart' }).click();
    await page.waitForURL('**/cart');
    const kept = await page.evaluate(() => localStorage.getItem('udyoghaat_cart') ?? '');
    expect(JSON.parse(kept).items).toMatchObject({ [same?._id ?? '']: 3, [dearer?._id ?? '']: 2 });
    expect(unexpectedErrors(visitor)).toEqual([]);
    await visitor.close();
    await shop.close();
  });
});

test.describe('order access', () => {
  test('hides orders from other buyers and sends a visitor to the login and back', async ({
    shop,
    visit,
  }) => {
    const buyer = await buyerWithOrders(shop, 1);
    const path = `/order/${buyer.requests.flat()[0]?._id}`;
    const stranger = await signUpWithPhone(shop);
    const { page } = await visit({ token: stranger.token });
    for (const missing of [path, '/order/unknown']) {
      const response = page.waitForResponse('**/getOrdersByOrderId/*');
      await page.goto(missing);
      expect((await response).status()).toBe(404);
      await waitForText(page, '404 Error !! Page Not Found');
      await expect(page).toHaveTitle('Page Not Found');
      await waitForText(page, 'This order is not in your account.');
      expect(await page.getByText('The page may have moved').count()).toBe(0);
    }
    await main(page).getByRole('link', { name: 'Show all orders' }).click();
    await page.waitForURL('**/orders');
    await waitForText(page, 'No Item Found');
    await stranger.api.logOut();
    for (const asked of [path, '/orders?status=Shipped']) {
      await page.goto(asked);
      await page.waitForURL(`**/login?next=${encodeURIComponent(asked)}`);
      await expect.poll(() => readToken(page)).toBeUndefined();
    }
  });
});
