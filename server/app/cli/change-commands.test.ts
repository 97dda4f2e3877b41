import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatIsoDay, getNextDay } from '#domain/indian-day.ts';
import { addSynonym } from '#server/features/admin/change-synonyms.ts';
import { listPersonalDataReads } from '#server/features/admin/personal-data-read-queries.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { requestQuote, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { addOperator } from '../../../tests/support/desk.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let number: string;
let orderIds: string[];
beforeAll(async () => {
  shop = await openTestShop();
  const buyer = await signUpWithPhone(shop);
  const orders = await requestQuote(buyer.api, 2, { order_customer: 'Rao Engineering Works' });
  number = orders[0]?.estimate_number ?? '';
  orderIds = orders.map(({ _id }) => _id);
  await addOperator(shop, 'owner', 'Meera');
  await operate('confirm', number, '--as', 'Meera', '--reason', 'In stock at Howrah');
  await addSynonym(shop.database, 'ravi', { term: 'zundapp', replacement: 'sewing' });
  await runAsOperator(shop.database, 'ravi', (transaction) =>
    transaction.execute(sql`update products set discount_bps = discount_bps + 1`),
  );
});
afterAll(() => shop.close());

const operate = (...typed: string[]) => runCommand(shop, typed);
/** The lines that begin with a time. */
const list = async (...typed: string[]) =>
  (await operate('changes', ...typed)).stdout.split('\n').filter((line) => /^\d/.test(line));

describe('the change log', () => {
  it('names the estimate, the buyer and the reason of changed orders, and records the read', async () => {
    const { stdout } = await operate('changes', '--kind', 'orders');
    expect(stdout.replace(/\s+/g, ' ')).toMatch(
      new RegExp(`Meera \\(cli:.*\\) changed 2 orders of ${number}, Rao Engineering Works `),
    );
    expect(stdout.match(/ {4}[\w-]{7} · status: Requested → Confirmed · reason: In stock/g)).toHaveLength(2);
    const [read] = await listPersonalDataReads(shop.database, 1);
    expect(read).toMatchObject({ command: 'changes', recordIds: expect.arrayContaining(orderIds) });
  });

  it('of one order names the same', async () => {
    await operate('ship', orderIds[0] ?? '', '--reason', 'LR 4711');
    const { stdout } = await operate('changes', '--limit', '1');
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      `changed order ${orderIds[0]?.slice(0, 7)} of ${number}, Rao Engineering Works status: Confirmed → Shipped reason: LR 4711`,
    );
  });

  it('is filtered by operator, kind, subject and day', async () => {
    expect(await list('--by', 'MEERA')).toHaveLength(1);
    expect(await list('--by', 'nobody')).toEqual([]);
    expect(await list('--kind', 'synonyms')).toHaveLength(1);
    expect(await list('--subject', number)).toHaveLength(2);
    expect(await list('--subject', orderIds[1]?.slice(0, 7) ?? '')).toHaveLength(1);
    expect(await list('--subject', 'dapp')).toHaveLength(1);
    expect(await list('--by', 'ravi', '--kind', 'products')).toHaveLength(1);
    const today = formatIsoDay(new Date());
    const tomorrow = formatIsoDay(getNextDay(new Date()));
    const total = (await list()).length;
    expect(await list('--from', today, '--to', tomorrow)).toHaveLength(total);
    expect(await list('--from', tomorrow)).toEqual([]);
    expect(await list('--to', '2020-01-01')).toEqual([]);
    expect((await operate('changes', '--kind', 'zoo')).stderr).toContain('It must be one of products, ');
  });

  it('counts what the limit leaves out, and lists every change of an import with --all', async () => {
    expect((await operate('changes', '--limit', '2')).stdout).toMatch(/\n… and \d more; --limit/);
    const cut = (await operate('changes', '--kind', 'products')).stdout;
    expect(cut).toContain('… and 247 more; --all lists them');
    const all = (await operate('changes', '--kind', 'products', '--all')).stdout;
    expect(all.replace(/\s+/g, ' ').match(/ · discount: /g)).toHaveLength(252);
  });
});

describe('a list that is cut', () => {
  it('says how many more there are, with --json on standard error', async () => {
    const text = await operate('synonyms', '--limit', '3');
    expect(text.stdout).toMatch(/\n… and \d+ more; --limit lists as many as you want.\n$/);
    const json = await operate('synonyms', '--limit', '3', '--json');
    expect(new Set(JSON.parse(json.stdout).map(({ term }: { term: string }) => term)).size).toBe(3);
    expect(json.stderr).toMatch(/^… and \d+ more/);
    expect((await operate('synonyms', '--limit', '9999')).stdout).not.toContain('more; --limit');
  });

  it.each(['reads', 'security-events', 'messages'])('%s', async (command) => {
    const body = { fname: 'Asha', lname: 'Rao', phone: '9830012345', comment: 'Hello' };
    for (let count = 0; count < 2; count += 1) await shop.api().sendContactMessage({ body });
    await operate('show', number);
    const { stdout, exitCode } = await operate(command, '--limit', '1');
    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: expect.stringMatching(/\n… and \d+ more; /),
    });
  });
});

it('a message is listed with the sender’s e-mail address and how long ago it came', async () => {
  const body = {
    fname: 'Ravi',
    lname: 'Das',
    phone: '9830012345',
    email: 'ravi@das.test',
    comment: 'Lathes',
  };
  await shop.api().sendContactMessage({ body });
  await shop.database.execute(
    sql`update contact_messages set created_at = now() - interval '50 hours' where message = 'Lathes'`,
  );
  const { stdout } = await operate('messages');
  expect(stdout).toMatch(/\d\d:\d\d, 2 days ago {2}Ravi Das, \+91 98300 12345, ravi@das\.test\n {2}Lathes\n/);
});
