import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { getTestPostgresUrl } from '../../tests/support/test-postgres.ts';
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts';
import { releaseAbandonedJobs } from './release-abandoned.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.stopJobs();
  // On a busy machine its first job is still waiting.
  await shop.database.execute(sql`delete from graphile_worker._private_jobs`);
});
afterAll(() => shop.close());

const listJobs = async () =>
  (
    await shop.database.execute<{ name: string; isFree: boolean }>(
      sql`select task_identifier as name, locked_at is null as "isFree" from graphile_worker.jobs order by priority, id`,
    )
  ).rows;

describe('queued jobs', () => {
  it('run in order of priority', async () => {
    await enqueue(shop.database, 'quote-request-mails', [{ quoteRequestId: 'unknown', to: 'buyer' }]);
    await enqueue(shop.database, 'no-account-mail', { email: 'asha@buyer.test' });
    expect((await listJobs()).map(({ name }) => name)).toEqual(['no-account-mail', 'quote-request-mails']);
  });

  it('are unlocked five minutes after their worker was killed, but not those of a running worker', async () => {
    const lock = (name: string, worker: string, age: string) =>
      shop.database.execute(sql`
        update graphile_worker._private_jobs as job set locked_by = ${worker}, locked_at = now() - ${age}::interval
        from graphile_worker._private_tasks as task where task.id = job.task_id and task.identifier = ${name}`);
    await lock('no-account-mail', 'killed', '6 minutes');
    await lock('quote-request-mails', 'living', '1 minute');
    await releaseAbandonedJobs(shop.database);
    expect(await listJobs()).toEqual([
      { name: 'no-account-mail', isFree: true },
      { name: 'quote-request-mails', isFree: false },
    ]);
  });
});

describe('the job worker', () => {
  it('continues after a database outage during several jobs, and lets the shop close', async () => {
    const shop = await openTestShop();
    const name = new URL(shop.databaseUrl).pathname.slice(1);
    const outside = new pg.Client(getTestPostgresUrl());
    const inside = new pg.Client(shop.databaseUrl);
    await Promise.all([outside.connect(), inside.connect()]);
    const listBackends = async (condition: string) => {
      const { rows } = await outside.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = $1 and (${condition})`,
        [name],
      );
      return rows.map(({ pid }) => pid);
    };

    await inside.query('begin; lock table quote_requests');
    for (let count = 0; count < 4; count += 1)
      await enqueue(shop.database, 'quote-request-mails', [{ quoteRequestId: 'unknown', to: 'buyer' }]);
    // Each job reads its request twice: for the mail, and for the log of estimate numbers.
    await expect.poll(() => listBackends(`wait_event_type = 'Lock'`)).toHaveLength(8);
    await outside.query(`alter database ${name} allow_connections false`);
    // Idle connections first, so that no job finds one still open.
    for (const pid of [
      ...(await listBackends(`query like 'LISTEN%' or state = 'idle'`)),
      ...(await listBackends(`wait_event_type = 'Lock'`)),
    ]) {
      await outside.query('select pg_terminate_backend($1)', [pid]);
      await sleep(50);
    }
    await inside.query('rollback');
    await outside.query(`alter database ${name} allow_connections true`);

    await enqueue(shop.database, 'no-account-mail', { email: 'ravi@buyer.test' });
    await expect.poll(() => shop.outbox.mailsTo('ravi@buyer.test'), { timeout: 20_000 }).toHaveLength(1);
    await Promise.all([inside.end(), outside.end()]);
    await shop.close();
  }, 40_000);
});
