import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const SENDINGS = 100;
const AT_ONCE = 20;
/** A little longer than a request takes, so that cuts fall before, into and after its work. */
const CUT_WITHIN_MS = 40;

let shop: TestShop;
let server: Server;
beforeAll(async () => {
  shop = await openTestShop();
  server = createServer(getRequestListener(shop.answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shop.close();
});

type Cut = 'in the body' | 'while it works' | 'at the first byte' | 'never';
const CUTS: Cut[] = ['in the body', 'while it works', 'while it works', 'at the first byte', 'never'];

/** Sends a request over a connection of its own; gives the reply's text, or undefined when it was cut off. */
async function send(head: string, body: string, cut: Cut): Promise<string | undefined> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
    if (cut === 'at the first byte') socket.destroy();
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write(head + (cut === 'in the body' ? body.slice(0, Math.random() * body.length) : body));
  if (cut === 'in the body' || cut === 'while it works') {
    await sleep(Math.random() * CUT_WITHIN_MS);
    socket.destroy();
  }
  await closed;
  return cut === 'never' ? received.slice(received.indexOf('\r\n\r\n')) : undefined;
}

describe('100 sendings of one quote request over breaking connections', () => {
  it('creates one quote request and gives every sender the same response', async () => {
    const buyer = await signUpWithPhone(shop);
    const products = await fetchProducts(shop.api(), 3);
    const body = JSON.stringify(quoteRequestFor(products.map((product) => ({ product, quantity: 1 }))));
    const head = [
      'POST /api/order/addOrders HTTP/1.1',
      'Host: shop.test',
      `Authorization: ${buyer.token}`,
      'Idempotency-Key: over a bad line',
      'Content-Type: application/json',
      'Accept-Encoding: identity',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '\r\n',
    ].join('\r\n');

    const answers: (string | undefined)[] = [];
    for (let sent = 0; sent < SENDINGS; sent += AT_ONCE) {
      const batch = Array.from({ length: AT_ONCE }, (_, index) => CUTS[index % CUTS.length] ?? 'never');
      answers.push(...(await Promise.all(batch.map((cut) => send(head, body, cut)))));
    }
    const heard = answers.filter((answer) => answer !== undefined);
    expect(heard).toHaveLength(SENDINGS / CUTS.length);
    expect(new Set(heard).size).toBe(1);
    expect(heard[0]).toContain('Your quote request has been submitted.');

    const { rows } = await shop.database.execute(sql`
      select (select count(*)::integer from quote_requests) as requests,
        (select count(*)::integer from orders) as orders,
        (select last_number from estimate_counters) as "lastNumber"`);
    expect(rows).toEqual([{ requests: 1, orders: 3, lastNumber: 1 }]);
    await shop.outbox.waitForMail(buyer.email, 'your quote request');
    const letters = (await shop.outbox.mailsTo(buyer.email)).filter((mail) => mail.includes('quote request'));
    expect(letters).toHaveLength(1);
    expect(shop.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
});
