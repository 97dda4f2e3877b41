import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts';
import { enqueue } from './enqueue.ts';
import { releaseAbandoned } from './release-abandoned.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.stopJobs();
});
afterAll(() => shop.close());

const jobs = async () =>
  (
    await shop.database.execute<{ name: string; isFree: boolean }>(
      sql`select task_identifier as name, locked_at is null as "isFree" from graphile_worker.jobs order by priority, id`,
    )
  ).rows;

describe('waiting jobs', () => {
  it('go in the order of how much somebody waits for them', async () => {
    await enqueue(shop.database, 'quote-request-mail', { quoteRequestId: 'unknown' });
    await enqueue(shop.database, 'no-account-mail', { email: 'asha@buyer.test' });
    expect((await jobs()).map(({ name }) => name)).toEqual(['no-account-mail', 'quote-request-mail']);
  });

  it('of a worker that was killed are free again after five minutes, and those of a living one are not', async () => {
    const lock = (name: string, worker: string, age: string) =>
      shop.database.execute(sql`
        update graphile_worker._private_jobs as job set locked_by = ${worker}, locked_at = now() - ${age}::interval
        from graphile_worker._private_tasks as task where task.id = job.task_id and task.identifier = ${name}`);
    await lock('no-account-mail', 'killed', '6 minutes');
    await lock('quote-request-mail', 'living', '1 minute');
    await releaseAbandoned(shop.database);
    expect(await jobs()).toEqual([
      { name: 'no-account-mail', isFree: true },
      { name: 'quote-request-mail', isFree: false },
    ]);
  });
});
