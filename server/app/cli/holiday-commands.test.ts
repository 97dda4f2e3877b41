import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatIsoDay, getNextDay } from '#domain/indian-day.ts';
import { readConfig } from '#server/app/config.ts';
import {
  calculateUsualAnswerTime,
  createUsualAnswerTime,
} from '#server/features/answer-time/usual-answer-time.ts';
import { requestQuote, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
  folder = await mkdtemp(path.join(tmpdir(), 'holidays-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await shop.close();
});

const run = (...typed: string[]) => runCommand(shop, typed);

async function importFile(content: string) {
  const file = path.join(folder, 'holidays.csv');
  await writeFile(file, content);
  return run('holidays', 'import', file);
}

describe('holidays', () => {
  it('are added, replaced, listed and removed, and recorded', async () => {
    expect((await run('holidays')).stdout).toBe('No holidays found.\n');
    expect((await run('holidays', 'add', '25/12/2099', 'Christmas')).stdout).toBe('Added: 25/12/2099\n');
    await run('holidays', 'add', '2099-12-25', 'Christmas Day');
    expect((await run('holidays')).stdout).toContain('25/12/2099  Christmas Day');
    expect((await run('holidays', 'remove', '2099-12-25')).stdout).toBe(
      'Removed: 25/12/2099, Christmas Day\n',
    );
    expect((await run('holidays', 'remove', '2099-12-25')).stderr).toContain('is not a holiday');
    expect((await run('holidays', 'add', '2099-02-30', 'No day')).exitCode).toBe(2);
    expect((await run('changes', '--kind', 'holidays')).stdout).toContain('Christmas');
  });

  it('are imported from a file, all or none', async () => {
    expect(
      (await importFile('Day,Name\n2099-01-26,Republic Day\n15/08/2099,Independence Day\n')).stdout,
    ).toBe('Added: 2 holidays\n');
    expect((await importFile('2099-10-02,Gandhi Jayanti\nsoon,Diwali\n')).stderr).toContain(
      'Row 2 must be a day',
    );
    expect(JSON.parse((await run('holidays', 'list', '--json')).stdout)).toEqual([
      { day: '2099-01-26', name: 'Republic Day' },
      { day: '2099-08-15', name: 'Independence Day' },
    ]);
    expect((await importFile('2001-01-26,Republic Day\n')).exitCode).toBe(0);
    expect((await run('holidays')).stdout).not.toContain('2001');
    expect((await run('holidays', 'list', '--all')).stdout).toContain('26/01/2001');
  });
});

describe('the promise of an answer', () => {
  it('is made with the request, after the holidays, told by mail, and gone once it is answered', async () => {
    let day = new Date();
    for (let count = 0; count < 8; count += 1) {
      await run('holidays', 'add', formatIsoDay(day), 'Puja week');
      day = getNextDay(day);
    }
    const buyer = await signUpWithPhone(shop);
    const [order] = await requestQuote(buyer.api);
    const dueAt = new Date(order?.answer_by ?? '');
    expect(formatIsoDay(dueAt) >= formatIsoDay(day)).toBe(true);
    expect((await buyer.api.listOrders()).orders[0]?.answer_by).toBe(order?.answer_by);
    await shop.outbox.waitForMail(buyer.email, 'You will have our reply by ');
    const number = order?.estimate_number ?? '';
    expect((await run('show', number)).stdout).toMatch(/Answer due in \d+ days, by \w{3}, /);
    expect((await run('orders')).stdout).toMatch(/Answer due in \d+ days/);
    await shop.database.execute(sql`update quote_requests set answer_due_at = now() - interval '25 hours'`);
    expect((await run('orders')).stdout).toContain('Answer late by 1 day');
    await run('confirm', number);
    expect((await buyer.api.listOrders()).orders[0]?.answer_by).toBeUndefined();
    expect((await run('orders')).stdout).not.toContain('Answer');
  });

  it('says how quickly requests are usually answered, in working hours, once twenty were', async () => {
    const { workingTime } = readConfig({});
    await shop.database.execute(sql`delete from holidays`);
    await shop.database.execute(sql`update quote_requests set answered_at = null`);
    expect((await shop.api().getAnswerTime()).usual_hours).toBeNull();
    // Asked on Fridays at 17:00 and answered on Saturdays at 12:00: one hour and two.
    const insertAnswered = (count: number) =>
      shop.database.execute(sql`
      with moment as (
        select date_trunc('week', now() at time zone 'Asia/Kolkata') - interval '7 days' as monday)
      insert into quote_requests (id, financial_year, running_number, customer, contact_name, email, phone, gstin,
        billing, shipping, created_at, answered_at)
      select 'answered' || number, '2020-21', number, customer, contact_name, email, phone, gstin, billing, shipping,
        (monday + interval '4 days 17 hours') at time zone 'Asia/Kolkata',
        (monday + interval '5 days 12 hours') at time zone 'Asia/Kolkata'
      from generate_series(1, ${count}::integer) as number, moment, (select * from quote_requests limit 1) as one
      on conflict do nothing`);
    await insertAnswered(19);
    expect(await calculateUsualAnswerTime(shop.database, workingTime)).toBeNull();
    await insertAnswered(20);
    const usual = createUsualAnswerTime(shop.database, workingTime);
    expect(await usual.get()).toBe(3);
    // The desk sets other hours: Saturday counts from 11:00.
    await shop.database.execute(sql`
      update settings set value = '{"days":"Mon, Tue, Wed, Thu, Fri, Sat","opens_at":"11:00","closes_at":"18:00","hours":8}'
      where key = 'answers'`);
    expect(await usual.get()).toBe(2);
    await shop.database.execute(sql`update settings set value = null where key = 'answers'`);
  });
});
