import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/app/config.ts';
import { type JobWorker, startWorker } from '#server/app/worker.ts';
import {
  createEstimateRenderer,
  type EstimateRenderer,
} from '#server/features/estimates/estimate-renderer.ts';
import type { EmailMessage } from '#server/platform/email/email-message.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

const OPERATOR = 'orders@haat.test';

let shop: TestShop;
let renderer: EstimateRenderer;
let worker: JobWorker;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let renderCount: number;
let sent: { to: string; message: EmailMessage }[];
/** Addresses whose next mail fails. */
let failing: Set<string>;

beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
  await shop.stopJobs();
  renderer = createEstimateRenderer();
});
afterAll(async () => {
  await renderer.close();
  await shop.close();
});

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
    mailer: {
      sender: { brandName: 'Udyog Haat', publicUrl: 'http://shop.test', from: 'shop@haat.test' },
      async send(to: string, message: EmailMessage) {
        if (failing.delete(to)) throw new Error('Try again later.');
        sent.push({ to, message });
      },
    },
    smsGateway: undefined,
    estimateRenderer: {
      ...renderer,
      render(estimate: Parameters<EstimateRenderer['render']>[0]) {
        renderCount += 1;
        return renderer.render(estimate);
      },
    },
    config: readConfig({ OPERATOR_EMAIL: OPERATOR }),
  };
  worker = await startWorker(connection, dependencies, pino({ level: 'silent' }));
});
afterEach(() => worker.stop());

const countQueuedJobs = async () =>
  (
    await shop.database.execute(
      sql`select 1 from graphile_worker.jobs where task_identifier like '%request-mail%'`,
    )
  ).rows.length;

async function requestQuote(): Promise<string> {
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There is no product.');
  const { result } = await buyer.api.submitQuoteRequest({
    body: quoteRequestFor([{ product, quantity: 1 }]),
  });
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
