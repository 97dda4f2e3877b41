import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatDay, formatRupees } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import type { OperatorStatus } from '#domain/order-status.ts';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { priceOrders } from '#server/features/admin/price-orders.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { changeOrderStatus } from '#server/features/orders/change-status.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts';
import { readAttachment } from '../../../tests/support/outbox.ts';
import { readPdfText } from '../../../tests/support/pdf-text.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
afterEach(() => shop.close());

async function requestQuote(buyer: Awaited<ReturnType<typeof signUpWithPhone>>, count = 3) {
  const products = await fetchProducts(shop.api(), count);
  const body = quoteRequestFor(products.map((product, index) => ({ product, quantity: index + 1 })));
  const { result } = await buyer.api.submitQuoteRequest({
    body: { ...body, order_customer: 'Rao & Sons <Works>' },
  });
  const number = result[0]?.estimate_number ?? '';
  return { body, products, number, orders: result, total: formatRupees(paiseFromRupees(body.totalamount)) };
}

describe('the mails about a quote request', () => {
  beforeEach(async () => {
    shop = await openTestShop({ OPERATOR_EMAIL: 'orders@haat.test' });
  });

  it('include one to the buyer for the whole cart, with the estimate and a link to the orders', async () => {
    const buyer = await signUpWithPhone(shop);
    const { products, number, orders, total } = await requestQuote(buyer);
    const mail = await shop.outbox.waitForMail(buyer.email, 'your quote request');
    expect(mail).toContain(`Subject: Udyog Haat: your quote request ${number}`);
    expect(mail).toContain('Reply-To: orders@haat.test');
    expect(mail).toContain('http://shop.test/orders');
    expect(mail).toContain(`of ${formatDay(new Date(orders[0]?.createdAt ?? ''))}.`);
    expect(mail).toContain(`Total with GST: ${total}`);
    for (const { pro_title } of products) expect(mail).toContain(`\n${pro_title}\n`);
    expect(mail).toContain(`filename=${number.replaceAll('/', '-')}.pdf`);
    const pdf = await readPdfText(readAttachment(mail));
    expect(pdf).toContain(number);
    expect(pdf).toContain(total);
    const mails = (await shop.outbox.mailsTo(buyer.email)).filter((text) => text.includes(number));
    expect(mails).toHaveLength(1);
  });

  it('include one to the operator with all details, Reply-To the buyer and HTML in names escaped', async () => {
    const buyer = await signUpWithPhone(shop);
    const { number, total } = await requestQuote(buyer);
    const mail = await shop.outbox.waitForMail('orders@haat.test', number);
    expect(mail).toContain(`Reply-To: ${buyer.email}`);
    for (const words of [
      'Rao & Sons <Works>',
      'Asha Rao',
      'GSTIN 19AAUCU4821H1ZS',
      '14 Strand Road',
      total,
    ]) {
      expect(mail).toContain(words);
    }
    expect(mail).toContain('Rao &amp; Sons &lt;Works&gt;');
    expect(await readPdfText(readAttachment(mail))).toContain(total);
    expect(await shop.outbox.mailsTo('orders@haat.test')).toHaveLength(1);
  });

  it('include the current estimate, marked as revised, with a confirmation', async () => {
    const buyer = await signUpWithPhone(shop);
    const { number } = await requestQuote(buyer);
    const first = await shop.outbox.waitForMail(buyer.email, 'Subject: Udyog Haat: your quote request');
    await priceOrders(shop.database, 'meera', number, { discountBps: 500 });
    await changeOrders(shop.database, 'meera', number, { to: 'Confirmed', reason: '' });
    const mail = await shop.outbox.waitForMail(buyer.email, 'confirmed');
    const pdf = await readPdfText(readAttachment(mail));
    expect(pdf).toContain(number);
    expect(pdf).toContain(', revised');
    expect(pdf).toMatch(/incl\. 5%\s+special discount/);
    expect(await readPdfText(readAttachment(first))).not.toContain(', revised');
  });

  it('include one for all new prices that a command sets, with the new estimate', async () => {
    const buyer = await signUpWithPhone(shop);
    const { number, orders } = await requestQuote(buyer, 2);
    await priceOrders(shop.database, 'meera', number, { discountBps: 500 });
    await priceOrders(shop.database, 'meera', number, { discountBps: 500 });
    const mail = await shop.outbox.waitForMail(buyer.email, 'new prices for orders');
    expect(mail).toContain('Reply-To: orders@haat.test');
    expect(mail.match(/New price: ₹[\d,.]+ per piece before GST, earlier ₹[\d,.]+\n/g)).toHaveLength(2);
    const total = formatRupees(
      paiseFromRupees((await buyer.api.listOrders()).orders[0]?.estimate_total ?? 0),
    );
    expect(mail).toContain(`Total with GST: ${total}`);
    const pdf = await readPdfText(readAttachment(mail));
    expect(pdf).toContain(', revised');
    expect(pdf).toContain(total);

    const [first] = orders;
    const price = Math.ceil((first?.order_product.pro_price ?? 0) * 0.85);
    const agreed = { agreedPricePaise: paiseFromRupees(price), isInclGst: false };
    await priceOrders(shop.database, 'meera', first?._id ?? '', agreed);
    const second = await shop.outbox.waitForMail(buyer.email, 'new price for order ');
    expect(second).toContain(`Agreed price: ${formatRupees(paiseFromRupees(price))} per piece`);
    expect(await readPdfText(readAttachment(second))).toContain('agreed');
    const mails = (await shop.outbox.mailsTo(buyer.email)).filter((text) => text.includes('new price'));
    expect(mails).toHaveLength(2);
  });

  it('are not sent for a rejected request', async () => {
    const buyer = await signUpWithPhone(shop);
    const [product] = await fetchProducts(shop.api(), 1);
    if (!product) throw new Error('There is no product.');
    const rejected = {
      ...quoteRequestFor([{ product, quantity: 1 }]),
      totalamount: 1,
      order_customer: 'Refused',
    };
    await expect(buyer.api.submitQuoteRequest({ body: rejected })).rejects.toMatchObject({ status: 409 });
    const { number } = await requestQuote(buyer);
    await shop.outbox.waitForMail('orders@haat.test', number);
    await shop.outbox.waitForMail(buyer.email, number);
    const countJobs = () =>
      shop.database
        .execute(sql`select 1 from graphile_worker.jobs where task_identifier like '%request-mails'`)
        .then(({ rows }) => rows.length);
    await expect.poll(countJobs).toBe(0);
    expect((await shop.outbox.mailsTo('orders@haat.test')).join()).not.toContain('Refused');
  });
});

describe('the mails about steps of the operator', () => {
  let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
  beforeEach(async () => {
    shop = await openTestShop();
    buyer = await signUpWithPhone(shop);
  });

  const change = (name: string, to: OperatorStatus, reason = '') =>
    changeOrders(shop.database, 'meera', name, { to, reason });

  it('have a note once, also in the attached estimate, whose terms leave nothing to the confirmation', async () => {
    const { number } = await requestQuote(buyer);
    await change(number, 'Confirmed', 'Freight Rs 4,500 extra');
    const mail = await shop.outbox.waitForMail(buyer.email, 'Freight Rs 4,500 extra');
    expect(mail.match(/^Note\n {2}Freight Rs 4,500 extra$/gm)).toHaveLength(1);
    const pdf = await readPdfText(readAttachment(mail));
    expect(pdf.match(/Freight Rs 4,500 extra/g)).toHaveLength(1);
    expect(pdf).not.toContain('when the quote is confirmed');
    expect(pdf).toContain('Confirmed on');
    expect(pdf).not.toContain('Valid until');
  });

  it('have notes under their lines if they differ', async () => {
    const { orders, products } = await requestQuote(buyer, 2);
    await runAsOperator(shop.database, 'meera', async (transaction) => {
      for (const [index, { _id: orderId }] of orders.entries()) {
        const reason = `Note for line ${index}`;
        await changeOrderStatus(transaction, { orderId, newStatus: 'Confirmed', changedBy: 'meera', reason });
      }
    });
    const mail = await shop.outbox.waitForMail(buyer.email, 'Note for line 1');
    for (const [index, { pro_title }] of products.entries()) {
      expect(mail).toMatch(new RegExp(`\n${pro_title}\n.*\n  Note: Note for line ${index}\n`));
    }
  });

  it('have the new total and the estimate of what remains when one line of several is rejected', async () => {
    const { orders, products } = await requestQuote(buyer, 2);
    const [rejected, rest] = orders;
    await change(rejected?._id ?? '', 'Rejected', 'Out of stock');
    const mail = await shop.outbox.waitForMail(buyer.email, 'Out of stock');
    const remaining = formatRupees(paiseFromRupees((rest?.order_price ?? 0) * (rest?.order_qty ?? 0)));
    expect(mail).toContain(`The total with GST is now ${remaining}.`);
    const pdf = await readPdfText(readAttachment(mail));
    expect(pdf).toContain(remaining);
    expect(pdf).toContain(`model ${products[0]?.pro_model}, quantity 1 piece: Out of stock`);
    expect(mail).not.toContain('We had confirmed');
  });

  it('have no estimate when everything is rejected, and say that it had been confirmed', async () => {
    const { number } = await requestQuote(buyer, 2);
    await change(number, 'Confirmed');
    await change(number, 'Rejected', 'The maker has closed');
    const mail = await shop.outbox.waitForMail(buyer.email, 'The maker has closed');
    expect(mail).toContain('We had confirmed this earlier.');
    expect(mail).not.toContain('application/pdf');
  });

  it('name what had been confirmed if not everything was', async () => {
    const { number, orders, products } = await requestQuote(buyer, 2);
    await change(orders[1]?._id ?? '', 'Confirmed');
    await change(number, 'Rejected', 'The maker has closed');
    const mail = await shop.outbox.waitForMail(buyer.email, 'The maker has closed');
    expect(mail.replace(/\s+/g, ' ')).toContain(`We had confirmed ${products[1]?.pro_title} earlier.`);
  });
});

describe('without an operator’s address', () => {
  it('the shop’s contact address gets the mails about new requests', async () => {
    shop = await openTestShop();
    const { result } = await shop.api().getContactLinks();
    const { number } = await requestQuote(await signUpWithPhone(shop));
    await shop.outbox.waitForMail(result.email, number);
  });
});

describe('while the mail server rejects mails', () => {
  let mailServer: MailServer;
  afterAll(() => mailServer.close());

  it('quote requests are accepted, and their mails are sent later, each once', async () => {
    mailServer = await startMailServer();
    shop = await openTestShop({
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      OPERATOR_EMAIL: 'orders@haat.test',
    });
    const { outbox } = mailServer;
    const buyer = await signUpWithPhone({ api: shop.api, outbox });
    mailServer.isRefusing = true;
    const { number } = await requestQuote(buyer);
    await expect.poll(() => mailServer.refused, { timeout: 10_000 }).toBeGreaterThan(1);
    mailServer.isRefusing = false;
    await outbox.waitForMail(buyer.email, number);
    await outbox.waitForMail('orders@haat.test', number);
    expect(mailServer.mails.filter((mail) => mail.includes('application/pdf'))).toHaveLength(2);
  });
});
