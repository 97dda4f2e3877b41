import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseAbandonedJobs } from '#server/app/release-abandoned.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { addWebhookEndpoint } from '../support/integrations.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

/** A shop that is killed after something has happened and before it knows that its endpoint has the message. */

let receiver: WebhookReceiver;
let shop: DatabaseShop;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  shop = await startDatabaseShop({ WEBHOOK_LOCAL_HOST: receiver.host });
});
afterAll(async () => {
  await shop.close();
  await receiver.close();
});

it('sends a message at least once, with the same id', { timeout: 300_000 }, async () => {
  const { id } = await addWebhookEndpoint(shop, receiver.url, ['request.made'], receiver.host);
  // It has the message and gives no sign of that, so the shop is killed while it waits.
  receiver.answer = () => undefined;
  const { api } = await signUpWithPhone(shop);
  const [order] = await requestQuote(api);
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1);
  await shop.killHard();
  receiver.answer = (response) => response.end();
  await shop.restart();
  // As if the five minutes were over after which a killed worker's jobs are free.
  await shop.database.execute(
    sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '6 minutes' where locked_at is not null`,
  );
  await releaseAbandonedJobs(shop.database);
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(2);
  const [first, second] = receiver.received;
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(second?.body).toBe(first?.body);
  expect(second?.message.data.estimate_number).toBe(order?.estimate_number);
  const select = sql`select state, attempts from webhook_deliveries where endpoint_id = ${id}`;
  await expect
    .poll(async () => (await shop.database.execute(select)).rows)
    .toEqual([{ state: 'arrived', attempts: 2 }]);
});
