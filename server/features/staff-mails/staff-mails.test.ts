import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOperatorSession } from '../../../tests/support/desk.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let desk: ReturnType<TestShop['api']>;
beforeAll(async () => {
  shop = await openTestShop();
  desk = shop.api(await startOperatorSession(shop, 'sales'));
  await shop.database.execute(sql`
    insert into mail_log (id, job_id, kind, payload, to_address, subject, state, last_reply)
    select 'mail' || number, number, 'quotation-mail', '{}', 'asha@buyer.test', 'Quotation ' || number,
      case number when 2 then 'refused' else 'sent' end, case number when 2 then '550 no such mailbox' else '' end
    from generate_series(1, 3) as number`);
});
afterAll(() => shop.close());

it('lists mails page by page, all written at the same moment included', async () => {
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { mails, next } = await desk.listMails({ query: { limit: '1', ...(after && { after }) } });
    seen.push(...mails.map(({ subject }) => subject));
    after = next ?? undefined;
  } while (after);
  expect(seen).toEqual(['Quotation 3', 'Quotation 2', 'Quotation 1']);
});

it('filters by state and address, and says what the mail server answered', async () => {
  const { mails } = await desk.listMails({ query: { state: 'refused', to: 'Asha@buyer.test' } });
  expect(mails).toMatchObject([{ subject: 'Quotation 2', last_reply: '550 no such mailbox', request: null }]);
  expect((await desk.listMails({ query: { to: 'nobody@buyer.test' } })).mails).toEqual([]);
});

it('sends a mail again to another address, for this once', async () => {
  await shop.stopJobs();
  await desk.sendMailAgain({ body: { mail: 'mail2', to: 'ravi@buyer.test' } });
  const { rows } = await shop.database.execute(sql`
    select payload from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = 'mail-again'`);
  expect(rows).toEqual([{ payload: { mailId: 'mail2', to: 'ravi@buyer.test' } }]);
  await expect(desk.sendMailAgain({ body: { mail: 'none' } })).rejects.toMatchObject({ status: 404 });
});
