import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { startOperatorSession } from '../support/desk.ts';
import { readEvents } from '../support/event-stream.ts';

let shop: DatabaseShop;
beforeAll(async () => {
  shop = await startDatabaseShop();
});
afterAll(() => shop.close());

async function watch() {
  const headers = { authorization: await startOperatorSession(shop, 'sales'), 'accept-encoding': 'br, gzip' };
  const response = await fetch(`${shop.url}/api/staff/events`, { headers });
  const stream = readEvents(response);
  await stream.waitFor('ready', expect.objectContaining({ complete_ms: expect.any(Number) }));
  return { ...stream, response };
}

it('tells at once what another process has changed', async () => {
  const desk = await watch();
  await shop.pool.query(
    `insert into contact_messages (id, first_name, last_name, phone, message)
     values ('from-elsewhere', 'Asha', 'Rao', '9830012345', 'Please call.')`,
  );
  await desk.waitFor('changed', { kind: 'messages', ids: ['from-elsewhere'] });
  expect(desk.response.headers.get('content-encoding')).toBeNull();
  await desk.close();
});

it('ends when the shop closes, which keeps nothing waiting', async () => {
  const desks = await Promise.all([watch(), watch()]);
  const startedAt = Date.now();
  expect(await shop.stop()).toBe(0);
  // Otherwise it would have waited 30 seconds for the end of the events.
  expect(Date.now() - startedAt).toBeLessThan(20_000);
  for (const { hasEnded } of desks) await expect.poll(hasEnded).toBe(true);
});
