import { sql } from 'drizzle-orm';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { createShipment } from '#server/features/dispatch/create-shipment.ts';
import { recordDelivery } from '#server/features/dispatch/record-delivery.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import type { DatabaseShop } from '../support/database-shop.ts';
import { unexpectedErrors } from '../support/page-actions.ts';

async function requestFive(shop: DatabaseShop) {
  const buyer = await signUpWithPhone(shop);
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There are no products.');
  const { result } = await buyer.api.submitQuoteRequest({
    body: quoteRequestFor([{ product, quantity: 5 }]),
  });
  const [order] = result;
  return { ...buyer, orderId: order?._id ?? '', quoteRequestId: order?.order_invoice_id ?? '' };
}

for (const width of [360, 1440]) {
  test(`shows at ${width} px what was sent in parts, and takes the report of a return`, async ({
    shop,
    visit,
  }) => {
    const { token, orderId, quoteRequestId } = await requestFive(shop);
    await changeOrders(shop.database, 'Meera', orderId, { to: 'Confirmed', reason: '' });
    const send = (quantity: number, details = {}) =>
      retryTransaction(shop.database, (transaction) =>
        createShipment(transaction, {
          quoteRequestId,
          operator: 'Meera',
          lines: [{ orderId, quantity }],
          details,
        }),
      );
    await send(2, {
      transporter: 'VRL Logistics',
      lr_number: '1234',
      lr_date: '2026-11-25',
      vehicle: 'WB 23 A 1234',
      eway_bill: '123456789012',
      packages: 3,
      weight_kg: 1250.5,
      invoice_number: 'INV/2026/77',
      invoice_date: '2026-11-24',
      expected_on: '2026-12-02',
      tracking_url: 'https://vrl.example/track?lr=1234',
      note: 'The rest follows next week.',
    });
    const visited = await visit({ token, width });
    const { page } = visited;
    await page.goto(`/order/${orderId}`);
    const dispatch = page.locator('section', { hasText: 'Dispatch' });
    await expect(page.getByText('2 of 5 sent')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: /^Dispatched 2 of 5 .* by VRL Logistics, LR 1234$/ }),
    ).toBeVisible();
    const link = page.getByRole('link', { name: /Track this shipment/ });
    await expect(link).toHaveAttribute('href', 'https://vrl.example/track?lr=1234');
    await expect.poll(() => link.getAttribute('rel')).toContain('noreferrer');
    await expect(dispatch.first()).toContainText('E-way bill');

    const { id } = await send(3);
    await retryTransaction(shop.database, (transaction) =>
      recordDelivery(transaction, { shipmentId: id, receivedBy: 'Ramesh Kumar', operator: 'Meera' }),
    );
    await page.reload();
    await expect(page.getByText('Ramesh Kumar')).toBeVisible();
    await expect(page.getByText('3 of 5 delivered')).toBeVisible();

    await page.getByRole('button', { name: 'Request a return' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('A quantity must be more than 0.').first()).toBeVisible();
    await page.getByLabel('Quantity').fill('2');
    await page.getByLabel('Reason').fill('Two pieces arrived with bent shafts.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Awaiting our reply')).toBeVisible();
    await expect(page.getByText('Your reason: Two pieces arrived with bent shafts.')).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(unexpectedErrors(visited)).toEqual([]);
  });
}

test('says until when a request is answered, and no longer once it is', async ({ shop, visit }) => {
  const { token, orderId } = await requestFive(shop);
  await shop.database.execute(
    sql`update quote_requests set answer_due_at = '2027-11-29T10:30Z' where id in (select quote_request_id from orders where id = ${orderId})`,
  );
  const { page } = await visit({ token, width: 360 });
  await page.goto(`/order/${orderId}`);
  await expect(page.getByText('We will reply by Mon, 29 Nov 2027, 4:00 pm')).toBeVisible();
  await changeOrders(shop.database, 'Meera', orderId, { to: 'Confirmed', reason: '' });
  await page.reload();
  await expect(page.getByText('Confirmed').first()).toBeVisible();
  await expect(page.getByText('We will reply by')).toHaveCount(0);
});
