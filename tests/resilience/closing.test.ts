import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/database/new-id.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { formatRequestHead, openSocket } from '../support/raw-socket.ts';
import { startShop } from '../support/shop-process.ts';

let shop: DatabaseShop;
beforeAll(async () => {
  shop = await startDatabaseShop({ DRAIN_SECONDS: '5' });
});
afterAll(() => shop.close());

describe('SIGTERM', () => {
  it('drains: finishes what was begun, stops listening and exits with 0', async () => {
    const body = JSON.stringify({ name: 'Asha', email: `${newId()}@buyer.test`, password: 'correct horse' });
    const slow = await openSocket(shop.url);
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
    slow.socket.write(formatRequestHead('POST', '/api/user/register', headers) + body.slice(0, 10));
    const kept = await openSocket(shop.url);
    kept.socket.write(formatRequestHead('GET', '/livez'));
    await expect.poll(kept.received).toContain('{"success":true}');
    expect(kept.received()).not.toMatch(/connection: close/i);

    const replies = await Promise.all(Array.from({ length: 50 }, () => fetch(`${shop.url}/products`)));
    const stopped = shop.stop();
    // Load balancers learn it first; requests that come meanwhile are served, and their connections closed.
    await expect.poll(async () => (await fetch(`${shop.url}/readyz`)).status).toBe(503);
    replies.push(await fetch(`${shop.url}/products`));
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    kept.socket.write(formatRequestHead('GET', '/livez'));
    await kept.closed;
    expect(kept.received()).toMatch(/connection: close/i);

    // It does not listen any more, but the slow one is still waited for.
    await expect
      .poll(() => fetch(`${shop.url}/livez`).catch(() => 'refused'), { timeout: 60_000 })
      .toBe('refused');
    await sleep(500);
    slow.socket.write(body.slice(10));
    await slow.closed;
    expect(slow.received()).toMatch(/^HTTP\/1.1 200 OK/);
    expect(slow.received()).toContain('"success":true');
    expect(await stopped).toBe(0);
    // The log has a line for each, kept or made.
    const ids = replies.map(({ headers }) => headers.get('x-request-id') ?? '');
    expect(new Set(ids).size).toBe(51);
    await expect.poll(() => ids.filter((id) => !shop.output().includes(`"${id}"`))).toEqual([]);
  });

  it('exits with 1 within 20 s although PostgreSQL hangs', async () => {
    const shopWithPostgres = await startShop();
    const pids = await shopWithPostgres.postgresPids();
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    try {
      const stoppedAt = Date.now();
      expect(await shopWithPostgres.stop()).toBe(1);
      expect(Date.now() - stoppedAt).toBeLessThan(20_000);
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    }
    expect(shopWithPostgres.output()).toContain('closed before all of its services had stopped');
    await shopWithPostgres.restart();
    await shopWithPostgres.close();
  });
});
