import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { openTestShop } from '../../../tests/support/test-shop.ts';
import { countShop } from './repository.ts';

it('counts orders, quote requests and mails by their states', async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const { api } = await signUpWithPhone(shop);
  const products = await fetchProducts(api, 2);
  await api.submitQuoteRequest({
    body: quoteRequestFor(products.map((product) => ({ product, quantity: 1 }))),
  });
  const count = async (kind: string, state: string) =>
    (await countShop(shop.database)).find((entry) => entry.kind === kind && entry.state === state)?.count;
  expect(await count('orders', 'Requested')).toBe(2);
  expect(await count('requests', 'new')).toBe(1);
  await expect.poll(() => count('mails', 'sent')).toBeGreaterThanOrEqual(1);
});

it('tells jobs that wait from late and failed ones', async () => {
  const { database, close } = await createTestDatabase();
  onTestFinished(close);
  await database.execute(sql`
    select graphile_worker.add_job('test', run_at => now() + interval '1 hour');
    select graphile_worker.add_job('test', run_at => now() - interval '1 hour');
    select graphile_worker.add_job('test', max_attempts => 1);
    update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`);
  expect(await countShop(database)).toEqual(
    expect.arrayContaining([
      { kind: 'jobs', state: 'waiting', count: 1 },
      { kind: 'jobs', state: 'late', count: 1 },
      { kind: 'jobs', state: 'failed', count: 1 },
    ]),
  );
});
