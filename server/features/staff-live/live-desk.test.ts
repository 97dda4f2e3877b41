import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { LiveChange, LiveReady } from '#contract/staff-live.ts';
import type { StaffRole } from '#contract/staff-permissions.ts';
import { changeRole, getActiveMember, removeStaffMember } from '#server/features/admin/change-staff.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { requestQuote, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { addOperator, deskHeaders, startDeskSession } from '../../../tests/support/desk.ts';
import { type ReceivedEvents, readEvents } from '../../../tests/support/event-stream.ts';
import { sendOffer } from '../../../tests/support/send-offer.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { MAX_STREAMS, MAX_STREAMS_EACH } from './live-desk.ts';

const PATH = '/api/staff/events';
let shop: TestShop;
let opened: ReceivedEvents[] = [];
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(async () => {
  for (const stream of opened) await stream.close();
  opened = [];
});
afterAll(() => shop.close());

const startSession = async (name: string) => deskHeaders(await startDeskSession(shop, name));

/** Connects a desk, and waits until it receives changes. */
async function watch(role: StaffRole, name?: string) {
  const operator = name ?? (await addOperator(shop, role));
  const headers = await startSession(operator);
  const response = await shop.fetch(PATH, { headers });
  const stream = readEvents(response);
  opened.push(stream);
  await stream.waitFor('ready', expect.objectContaining({ complete_ms: expect.any(Number) }));
  return { ...stream, operator, headers, response };
}

/** Waits until the desk has received this change. */
const expectEvent = ({ events }: ReceivedEvents, kind: LiveChange['kind'], id: string) =>
  expect
    .poll(() => events.filter(([name]) => name === 'changed').map(([, data]) => data), { timeout: 10_000 })
    .toContainEqual({ kind, ids: expect.arrayContaining([id]) });

const forget = ({ events }: ReceivedEvents) => void events.splice(0);

async function ask(): Promise<string> {
  const buyer = await signUpWithPhone(shop);
  await requestQuote(buyer.api, 1);
  const { rows } = await shop.database.execute<{ id: string }>(
    sql`select id from quote_requests order by created_at desc limit 1`,
  );
  return rows[0]?.id ?? '';
}

async function sendMessage(): Promise<string> {
  const body = { fname: 'Asha', lname: 'Rao', phone: '9830012345', comment: 'Please call.' };
  await shop.api().sendContactMessage({ body });
  const { rows } = await shop.database.execute<{ id: string }>(
    sql`select id from contact_messages order by created_at desc limit 1`,
  );
  return rows[0]?.id ?? '';
}

it('answers with events that no cache keeps, no proxy holds back and nothing compresses', async () => {
  const { response } = await watch('viewer');
  const accepting = {
    ...(await startSession(await addOperator(shop, 'viewer'))),
    'accept-encoding': 'gzip, br, zstd',
  };
  const compressible = await shop.fetch(PATH, { headers: accepting });
  opened.push(readEvents(compressible));
  for (const { headers, status } of [response, compressible]) {
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
  }
});

it('says which quote request is new, offered, written about and sent, by its id alone', async () => {
  const desk = await watch('viewer');
  const id = await ask();
  await expectEvent(desk, 'requests', id);
  forget(desk);
  await sendOffer(shop, id);
  await expectEvent(desk, 'requests', id);
  forget(desk);
  await shop.database.execute(sql`
    insert into quotation_messages (id, quote_request_id, author, words) values ('message', ${id}, 'buyer', 'In blue?')`);
  await expectEvent(desk, 'requests', id);
  forget(desk);
  await shop.database.execute(sql`
    insert into shipments (id, quote_request_id, number, made_by) values ('shipment', ${id}, 1, 'test')`);
  await expectEvent(desk, 'requests', id);
  for (const [name, data] of desk.events)
    expect([name, Object.keys(data as object)]).toEqual(['changed', ['kind', 'ids']]);
});

it('reports messages and mails only to operators whose role may see them', async () => {
  const [sales, accounts, viewer] = [await watch('sales'), await watch('accounts'), await watch('viewer')];
  const message = await sendMessage();
  await shop.database.execute(sql`
    insert into mail_log (id, job_id, kind, payload, to_address, subject)
    values ('mail', 'none', 'test', '{}', 'asha@buyer.test', 'Hello')`);
  await expectEvent(sales, 'messages', message);
  await expectEvent(sales, 'mails', 'mail');
  await expectEvent(accounts, 'mails', 'mail');
  // By now everything would have come.
  const id = await ask();
  await expectEvent(viewer, 'requests', id);
  await expectEvent(accounts, 'requests', id);
  const kindsOf = ({ events }: ReceivedEvents) =>
    new Set(events.map(([, data]) => (data as LiveChange).kind));
  expect([...kindsOf(viewer)].filter(Boolean)).toEqual(['requests']);
  expect(kindsOf(accounts)).not.toContain('messages');
});

it('says at the connection what has changed lately, which may be missing on a screen that was loaded before', async () => {
  const earlier = await watch('sales');
  const [request, message] = [await ask(), await sendMessage()];
  await expectEvent(earlier, 'requests', request);
  await expectEvent(earlier, 'messages', message);
  const readyOf = ({ events }: ReceivedEvents) => events.find(([name]) => name === 'ready')?.[1] as LiveReady;
  const [sales, viewer] = [readyOf(await watch('sales')), readyOf(await watch('viewer'))];
  const told = { kind: 'requests', id: request, ago_ms: expect.any(Number) };
  expect(sales.recent).toContainEqual(told);
  expect(viewer.recent).toContainEqual(told);
  expect(sales.recent.map(({ id }) => id)).toContain(message);
  expect(viewer.recent.map(({ id }) => id)).not.toContain(message);
  for (const { ago_ms } of sales.recent) expect(ago_ms).toBeLessThanOrEqual(sales.complete_ms);
});

it('names no ids where very many have changed at once', async () => {
  const desk = await watch('sales');
  await shop.database.execute(sql`
    insert into contact_messages (id, first_name, last_name, phone, message)
    select 'many-' || number, 'Asha', 'Rao', '9830012345', 'Call' from generate_series(1, 300) as number`);
  await desk.waitFor('changed', { kind: 'messages', ids: null });
});

it('ends with the session, wherever that is ended', async () => {
  const [leaving, staying] = [await watch('sales'), await watch('sales')];
  await shop.fetch('/api/staff/logout', { method: 'POST', headers: leaving.headers });
  await leaving.waitFor('ended', {});
  await expect.poll(leaving.hasEnded).toBe(true);
  const ended = await watch('sales');
  await shop.database.execute(
    sql`delete from staff_sessions where staff_id = (select id from staff where name = ${ended.operator})`,
  );
  await ended.waitFor('ended', {});
  expect(staying.hasEnded()).toBe(false);
  expect(staying.events.map(([name]) => name)).not.toContain('ended');
});

it('ends when the role changes or the person is removed, so that nothing beyond the new role is sent', async () => {
  const [changed, removed] = [await watch('sales'), await watch('sales')];
  await runAsOperator(shop.database, 'test', async (transaction) =>
    changeRole(transaction, (await getActiveMember(transaction, changed.operator)).id, 'viewer'),
  );
  await changed.waitFor('ended', {});
  expect(removed.hasEnded()).toBe(false);
  await runAsOperator(shop.database, 'test', async (transaction) =>
    removeStaffMember(transaction, (await getActiveMember(transaction, removed.operator)).id),
  );
  await removed.waitFor('ended', {});
});

it('refuses a sixth window of one person, and lets one in when another is closed', async () => {
  const name = await addOperator(shop, 'sales');
  const first = await watch('sales', name);
  for (let count = 1; count < MAX_STREAMS_EACH; count += 1) await watch('sales', name);
  const refused = await shop.fetch(PATH, { headers: first.headers });
  expect(refused.status).toBe(429);
  expect((await refused.json()).msg).toBe(
    'Your desk is open in too many windows. Please close some of them.',
  );
  await watch('sales');
  await first.close();
  await watch('sales', name);
});

it('refuses more desks than a process has room for', async () => {
  for (let count = 0; count < MAX_STREAMS / MAX_STREAMS_EACH; count += 1) {
    const name = await addOperator(shop, 'viewer');
    for (let window = 0; window < MAX_STREAMS_EACH; window += 1) await watch('viewer', name);
  }
  const refused = await shop.fetch(PATH, { headers: await startSession(await addOperator(shop, 'owner')) });
  expect(refused.status).toBe(503);
});

it('keeps nothing open for a HEAD request', async () => {
  const name = await addOperator(shop, 'viewer');
  const headers = await startSession(name);
  for (let count = 0; count <= MAX_STREAMS_EACH; count += 1)
    expect((await shop.fetch(PATH, { method: 'HEAD', headers })).status).toBe(200);
  await watch('viewer', name);
});

it('tells what somebody types into a draft apart from its request', async () => {
  const id = await ask();
  // The mails of the request would be reported, too.
  await shop.stopJobs();
  await shop.database.execute(sql`
    insert into quotation_drafts (quote_request_id, terms, changed_by) values (${id}, '{}', 'test')`);
  const desk = await watch('sales');
  // What comes after a message came from what was done after it.
  await expectEvent(desk, 'messages', await sendMessage());
  forget(desk);
  await shop.database.execute(
    sql`update quotation_drafts set terms = '{"lines":[]}', version = version + 1 where quote_request_id = ${id}`,
  );
  await expectEvent(desk, 'drafts', id);
  await expectEvent(desk, 'messages', await sendMessage());
  expect(desk.events.map(([, data]) => (data as LiveChange).kind)).not.toContain('requests');
  await shop.database.execute(
    sql`update quotation_drafts set editor = 'Asha', editor_since = now() where quote_request_id = ${id}`,
  );
  await expectEvent(desk, 'requests', id);
});

it('does not report a row without an id, which would look like a change of access', async () => {
  const told: string[] = [];
  const listener = new pg.Client(shop.databaseUrl);
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => told.push(payload));
  await listener.query('listen desk_changed');
  await shop.database.execute(sql`create table tellings (id text)`);
  await shop.database.execute(sql`
    create trigger tell_desk_inserted after insert on tellings for each row execute function tell_desk('requests', 'id')`);
  await shop.database.execute(sql`insert into tellings values (null), ('last')`);
  await expect.poll(() => told).toContain('requests last');
  expect(told).not.toContain('');
  await shop.database.execute(sql`drop table tellings`);
  await listener.end();
});
