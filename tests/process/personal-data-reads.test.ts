import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAccount } from '#server/features/admin/change-accounts.ts';
import { selectMessages } from '#server/features/admin/content-queries.ts';
import { listPersonalDataReads } from '#server/features/admin/personal-data-read-queries.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import { runCommand } from '../support/run-command.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const VIA = expect.stringMatching(/^cli:.+@.+$/);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const operate = (...typed: string[]) => runCommand(shop, [...typed, '--as', 'meera']);

const listReads = () => listPersonalDataReads(shop.database, 1000);

it('every operator command that shows personal data records who saw it, by which command and of which record', async () => {
  const buyer = await signUpWithPhone(shop, undefined, 'planted@buyer.test');
  const [order] = await requestQuote(buyer.api, 1, { order_customer: 'Planted Works' });
  const orderId = order?._id ?? '';
  const message = { fname: 'Planted', lname: 'Sender', phone: '9830012345', comment: 'Planted comment' };
  for (let count = 0; count < 2; count += 1) await shop.api().sendContactMessage({ body: message });
  const { id: accountId } = await getAccount(shop.database, buyer.email);
  const messageIds = (await selectMessages(shop.database, { includesDone: true })).map(({ id }) => id);
  const [first = '', second = ''] = messageIds;

  await runCommand(shop, ['staff', 'add', 'meera']);

  const commands: { typed: string[]; recorded?: { command: string; recordIds: string[] } }[] = [
    { typed: ['orders'], recorded: { command: 'orders', recordIds: [orderId] } },
    { typed: ['orders', '--search', 'nobody at all'] },
    { typed: ['orders', '--csv'], recorded: { command: 'orders', recordIds: [orderId] } },
    {
      typed: ['export', 'orders', '--from', '2026-01-01', '--to', '2099-12-31'],
      recorded: { command: 'export orders', recordIds: [orderId] },
    },
    { typed: ['export', 'gst', '--from', '2026-01-01', '--to', '2099-12-31'] },
    { typed: ['show', orderId], recorded: { command: 'show', recordIds: [orderId] } },
    { typed: ['show', orderId, '--json'], recorded: { command: 'show', recordIds: [orderId] } },
    { typed: ['discount', orderId, '1'], recorded: { command: 'discount', recordIds: [orderId] } },
    { typed: ['changes', '--limit', '1'], recorded: { command: 'changes', recordIds: [orderId] } },
    { typed: ['confirm', orderId], recorded: { command: 'confirm', recordIds: [orderId] } },
    { typed: ['messages'], recorded: { command: 'messages list', recordIds: messageIds } },
    { typed: ['messages', 'done', first], recorded: { command: 'messages done', recordIds: [first] } },
    {
      typed: ['messages', 'remove', second, '--yes'],
      recorded: { command: 'messages remove', recordIds: [second] },
    },
    ...[
      ['find'],
      ['show'],
      ['set', '--name', 'Planted Name'],
      ['block', '--reason', 'Planted reason'],
      ['unblock'],
    ].map(([command = '', ...options]) => ({
      typed: ['buyers', command, buyer.email, ...options],
      recorded: { command: `buyers ${command}`, recordIds: [accountId] },
    })),
    {
      typed: ['security-events', '--account', buyer.email],
      recorded: { command: 'security-events', recordIds: [accountId] },
    },
    {
      typed: ['buyers', 'close', buyer.email, '--yes'],
      recorded: { command: 'buyers close', recordIds: [accountId] },
    },
    { typed: ['changes', '--json', '--limit', '100'] },
    { typed: ['products', 'export'] },
  ];
  for (const { typed, recorded } of commands) {
    const name = typed.join(' ');
    const { length: countBefore } = await listReads();
    const { exitCode, stdout, stderr } = await operate(...typed);
    expect({ exitCode, stderr }, name).toEqual({ exitCode: 0, stderr: '' });
    expect(/planted/i.test(stdout), `${name}: ${stdout}`).toBe(recorded !== undefined);
    const reads = await listReads();
    const added = reads.slice(0, reads.length - countBefore);
    expect(added.map(({ readAt: _, ...read }) => read)).toEqual(
      recorded ? [{ readBy: 'meera', readVia: VIA, ...recorded }] : [],
    );
  }
  expect(JSON.parse((await operate('reads', '--limit', '1', '--json')).stdout)).toEqual([
    {
      readAt: expect.any(String),
      readBy: 'meera',
      readVia: VIA,
      command: 'buyers close',
      recordIds: [accountId],
    },
  ]);
});

it('shows nothing that it cannot record', async () => {
  const message = { fname: 'Unrecorded', lname: 'Sender', phone: '9830012345', comment: 'Hello' };
  await shop.api().sendContactMessage({ body: message });
  await shop.database.execute(sql`alter table personal_data_reads rename to unreachable`);
  const { exitCode, stdout } = await operate('messages');
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
});
