import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatPhone } from '#domain/phone.ts';
import { readConfig } from '#server/app/config.ts';
import { type JobWorker, startWorker } from '#server/app/worker.ts';
import type { EstimateRenderer } from '#server/features/estimates/estimate-renderer.ts';
import type { EmailMessage, Sender } from '#server/platform/email/email-message.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { openTestShop, sharedRenderer, type TestShop } from '../../../tests/support/test-shop.ts';

const OPERATOR = 'orders@haat.test';

let shop: TestShop;
let worker: JobWorker;
type Buyer = Awaited<ReturnType<typeof signUpWithPhone>>;
let buyer: Buyer;
/** Buyers who send many requests. */
let busyBuyers: [Buyer, Buyer];
let renderCount: number;
let sent: { to: string; message: EmailMessage }[];
/** Addresses whose next mail fails. */
let failing: Set<string>;

beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
  busyBuyers = await Promise.all([signUpWithPhone(shop), signUpWithPhone(shop)]);
  await shop.stopJobs();
});
afterAll(() => shop.close());

beforeEach(async () => {
  renderCount = 0;
  sent = [];
  failing = new Set();
  const connection = {
    url: shop.databaseUrl,
    database: shop.database,
    pool: shop.database.$client,
    close: async () => undefined,
  };
  const dependencies = {
    mailerOf: (sender: Sender) => ({
      sender,
      async send(to: string, message: EmailMessage) {
        if (failing.delete(to)) throw new Error('Try again later.');
        sent.push({ to, message });
        return '250 OK';
      },
    }),
    smsGateway: undefined,
    estimateRenderer: {
      ...sharedRenderer,
      render(estimate: Parameters<EstimateRenderer['render']>[0]) {
        renderCount += 1;
        return sharedRenderer.render(estimate);
      },
    },
    config: readConfig({ OPERATOR_EMAIL: OPERATOR, PUBLIC_URL: 'http://shop.test', TRIAL: 'on' }),
  };
  worker = await startWorker(connection, dependencies, pino({ level: 'silent' }));
});
afterEach(() => worker.stop());

const countQueuedJobs = async () =>
  (
    await shop.database.execute(
      sql`select 1 from graphile_worker.jobs where task_identifier like '%request%-mail%'`,
    )
  ).rows.length;

/** Runs the jobs that wait for the end of the hour. */
const endHour = () => shop.database.execute(sql`update graphile_worker._private_jobs set run_at = now()`);

async function requestQuote({ api } = buyer, phone?: string): Promise<string> {
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There is no product.');
  const request = quoteRequestFor([{ product, quantity: 1 }]);
  const body = { ...request, order_phone: phone ?? request.order_phone };
  const { result } = await api.submitQuoteRequest({ body });
  return result[0]?.order_invoice_id ?? '';
}

describe('a job of an earlier version for a single mail', () => {
  it('sends that mail', async () => {
    const quoteRequestId = await requestQuote();
    await expect.poll(countQueuedJobs).toBe(0);
    sent = [];
    for (const name of ['quote-request-mail', 'new-request-mail']) {
      await shop.database.execute(
        sql`select graphile_worker.add_job(${name}, ${JSON.stringify({ quoteRequestId })}::json)`,
      );
    }
    await expect.poll(countQueuedJobs).toBe(0);
    expect(sent.map(({ to }) => to).sort()).toEqual([buyer.email, OPERATOR].sort());
  });
});

describe('the two mails of a quote request', () => {
  it('attach the same estimate, drawn once', async () => {
    await requestQuote();
    await expect.poll(countQueuedJobs).toBe(0);
    expect(sent.map(({ to }) => to).sort()).toEqual([buyer.email, OPERATOR].sort());
    const [first, second] = sent.map(({ message }) => Buffer.from(message.attachment?.bytes ?? []));
    expect(first?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(second).toEqual(first);
    expect(renderCount).toBe(1);
  });

  it.each([() => OPERATOR, () => buyer.email])(
    'are each sent once when one of them fails at first',
    async (to) => {
      failing.add(to());
      await requestQuote();
      await expect.poll(countQueuedJobs).toBe(0);
      expect(sent.map((mail) => mail.to).sort()).toEqual([buyer.email, OPERATOR].sort());
      expect(sent.at(-1)?.to).toBe(to());
    },
  );
});

describe('quantities in the mails', () => {
  it('are said in the unit of each product', async () => {
    const products = await fetchProducts(shop.api(), 200);
    const find = (model: string) => {
      const product = products.find(({ pro_model }) => pro_model === model);
      if (!product) throw new Error(`There is no ${model}.`);
      return product;
    };
    const body = quoteRequestFor([
      { product: find('LT550D-16'), quantity: 5 },
      { product: find('OPC-53'), quantity: 3 },
      { product: find('GM-112-4'), quantity: 1 },
    ]);
    await buyer.api.submitQuoteRequest({ body });
    await expect.poll(countQueuedJobs).toBe(0);
    expect(sent.map(({ to }) => to).sort()).toEqual([buyer.email, OPERATOR].sort());
    for (const { message } of sent) {
      const text = JSON.stringify(message);
      for (const quantity of ['5 bars', '3 bags', '1 piece'])
        expect(text).toContain(`Quantity ${quantity}, ₹`);
    }
  });
});

describe('the phone number in the operator’s mail', () => {
  const getPhoneLines = () =>
    sent
      .filter(({ to }) => to === OPERATOR)
      .flatMap(({ message }) => message.sections ?? [])
      .flatMap(({ details }) => details.filter((detail) => detail.startsWith('Phone')));

  it('is marked unless it is the one that the account has verified', async () => {
    await requestQuote(buyer, '9812345678');
    await expect.poll(countQueuedJobs).toBe(0);
    expect(getPhoneLines()).toEqual(['Phone +91 98123 45678 (not verified)']);
    sent = [];
    await requestQuote(buyer, buyer.phone);
    await expect.poll(countQueuedJobs).toBe(0);
    expect(getPhoneLines()).toEqual([`Phone ${formatPhone(buyer.phone)}`]);
  });
});

describe('the operator’s mails about an account that sends many requests', () => {
  it('are one each for nine in an hour and one for all others, which has their details and flags', async () => {
    const [busy] = busyBuyers;
    const ids: string[] = [];
    for (let count = 0; count < 14; count += 1) ids.push(await requestQuote(busy));
    await expect.poll(() => sent.length, { timeout: 30_000 }).toBe(14 + 9);
    expect(sent.filter(({ to }) => to === busy.email)).toHaveLength(14);
    await expect.poll(countQueuedJobs).toBe(1);

    sent = [];
    failing.add(OPERATOR);
    await endHour();
    await expect.poll(countQueuedJobs, { timeout: 30_000 }).toBe(0);
    expect(sent.map(({ to }) => to)).toEqual([OPERATOR]);
    const [message] = sent.map((mail) => mail.message);
    expect(message).toMatchObject({
      subject: expect.stringContaining(`5 more quote requests from ${busy.email}`),
      replyTo: busy.email,
    });
    const { rows } = await shop.database.execute<{ number: string }>(sql`
      select lpad(running_number::text, 6, '0') as number from quote_requests
      where id = any(${sql.param(ids.slice(9))}::text[]) order by running_number`);
    const sections = message?.sections ?? [];
    expect(sections.map(({ title }) => /\d{6}(?= of)/.exec(title)?.[0])).toEqual(
      rows.map(({ number }) => number),
    );
    for (const { details } of sections) {
      expect(details.join('\n')).toMatch(/Quantity 1.*\n.*GSTIN 19AAUCU4821H1ZS\n.*Bill to: 14 Strand Road/s);
      expect(details.join('\n')).toContain('phone +91 98300 12345 (not verified), GSTIN');
      expect(details[0]).toBe('Note: 14 requests of this account are unanswered.');
    }
  });

  it('begin again with one each in the next hour, which has its flags', async () => {
    const [, busy] = busyBuyers;
    for (let count = 0; count < 10; count += 1) await requestQuote(busy);
    await shop.database.execute(sql`
      update quote_requests set created_at = created_at - interval '1 hour' where email = ${busy.email}`);
    await endHour();
    await expect.poll(countQueuedJobs, { timeout: 30_000 }).toBe(0);
    sent = [];
    await requestQuote(busy);
    await expect.poll(countQueuedJobs).toBe(0);
    expect(sent.map(({ to }) => to).sort()).toEqual([busy.email, OPERATOR].sort());
    const toOperator = sent.find(({ to }) => to === OPERATOR);
    expect(toOperator?.message.paragraphs).toContain('Note: 11 requests of this account are unanswered.');
  });
});
