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
import { quoteRequestFor, signUpWithPhone, someProducts } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

const OPERATOR = 'orders@haat.test';

let shop: TestShop;
let printer: EstimateRenderer;
let worker: JobWorker;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let printed: number;
let sent: { to: string; letter: EmailMessage }[];
/** Addresses whose next mail the mail server does not take. */
let refusing: Set<string>;

beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
  await shop.stopJobs();
  printer = createEstimateRenderer();
});
afterAll(async () => {
  await printer.close();
  await shop.close();
});

beforeEach(async () => {
  printed = 0;
  sent = [];
  refusing = new Set();
  const connection = {
    url: shop.databaseUrl,
    database: shop.database,
    pool: shop.database.$client,
    close: async () => undefined,
  };
  const parts = {
    mailer: {
      sender: { brandName: 'Udyog Haat', publicUrl: 'http://shop.test', from: 'shop@haat.test' },
      async send(to: string, letter: EmailMessage) {
        if (refusing.delete(to)) throw new Error('Try again later.');
        sent.push({ to, letter });
      },
    },
    smsGateway: undefined,
    estimateRenderer: {
      ...printer,
      render(estimate: Parameters<EstimateRenderer['render']>[0]) {
        printed += 1;
        return printer.render(estimate);
      },
    },
    config: readConfig({ OPERATOR_EMAIL: OPERATOR }),
  };
  worker = await startWorker(connection, parts, pino({ level: 'silent' }));
});
afterEach(() => worker.stop());

const waitingJobs = async () =>
  (
    await shop.database.execute(
      sql`select 1 from graphile_worker.jobs where task_identifier like '%request-mail%'`,
    )
  ).rows.length;

async function requestQuote(): Promise<string> {
  const [product] = await someProducts(shop.api(), 1);
  if (!product) throw new Error('There is no product.');
  const { result } = await buyer.api.submitQuoteRequest({
    body: quoteRequestFor([{ product, quantity: 1 }]),
  });
  return result[0]?.order_invoice_id ?? '';
}

describe('a job that an earlier version added for one mail', () => {
  it('sends that mail', async () => {
    const quoteRequestId = await requestQuote();
    await expect.poll(waitingJobs).toBe(0);
    sent = [];
    for (const name of ['quote-request-mail', 'new-request-mail']) {
      await shop.database.execute(
        sql`select graphile_worker.add_job(${name}, ${JSON.stringify({ quoteRequestId })}::json)`,
      );
    }
    await expect.poll(waitingJobs).toBe(0);
    expect(sent.map(({ to }) => to).sort()).toEqual([buyer.email, OPERATOR].sort());
  });
});

describe('the two mails of a quote request', () => {
  it('attach the same estimate, drawn once', async () => {
    await requestQuote();
    await expect.poll(waitingJobs).toBe(0);
    expect(sent.map(({ to }) => to).sort()).toEqual([buyer.email, OPERATOR].sort());
    const [first, second] = sent.map(({ letter }) => Buffer.from(letter.attachment?.bytes ?? []));
    expect(first?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(second).toEqual(first);
    expect(printed).toBe(1);
  });

  it.each([() => OPERATOR, () => buyer.email])(
    'are each sent once when one of them is refused at first',
    async (to) => {
      refusing.add(to());
      await requestQuote();
      await expect.poll(waitingJobs).toBe(0);
      expect(sent.map((mail) => mail.to).sort()).toEqual([buyer.email, OPERATOR].sort());
      expect(sent.at(-1)?.to).toBe(to());
    },
  );
});
