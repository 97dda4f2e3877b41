import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';
import { signUp } from '../support/buyers.ts';
import { startDatabaseShop } from '../support/database-shop.ts';
import { iterations } from '../support/extended.ts';
import { startMailServer } from '../support/mail-server.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';

/** How long PostgreSQL is suspended. */
const OUTAGE_MS = iterations(10_000, 60_000);

describe('PostgreSQL outage', () => {
  let shop: ShopProcess;
  let metricsUrl: string;
  beforeAll(async () => {
    const port = await findFreePort();
    metricsUrl = `http://127.0.0.1:${port}/metrics`;
    shop = await startShop({ METRICS_PORT: String(port) });
  });
  afterAll(() => shop.close());

  it('leaves Prometheus all figures but those that are counted in it', async () => {
    const read = async () => {
      const response = await fetch(metricsUrl, { signal: AbortSignal.timeout(10_000) });
      return { status: response.status, text: await response.text() };
    };
    expect((await read()).status).toBe(200);
    await fetch(`${shop.url}/api/user/authVerify`);
    const postgres = await shop.postgresPids();
    for (const pid of postgres) process.kill(pid, 'SIGSTOP');
    const { status, text } = await read().finally(() => {
      for (const pid of postgres) process.kill(pid, 'SIGCONT');
    });
    expect(status, text).toBe(200);
    expect(text).toMatch(/^shop_http_request_seconds_count\{/m);
    expect(text).toMatch(/^shop_database_connections\{/m);
  });

  it('answers 503, logs nobody out and recovers within 5 s', async () => {
    const buyer = await signUp(shop);
    const postgres = await shop.postgresPids();
    for (const pid of postgres) process.kill(pid, 'SIGSTOP');
    const until = Date.now() + OUTAGE_MS;
    const statuses = new Set<number>();
    try {
      while (Date.now() < until) {
        const reply = await fetch(`${shop.url}/api/user/authVerify`, {
          headers: { authorization: buyer.token },
        });
        statuses.add(reply.status);
        expect((await fetch(`${shop.url}/livez`)).status).toBe(200);
        await sleep(500);
      }
    } finally {
      for (const pid of postgres) process.kill(pid, 'SIGCONT');
    }
    expect(statuses).toEqual(new Set([503]));
    const resumedAt = Date.now();
    for (;;) {
      const isBack = await buyer.api.verifySession().then(
        () => true,
        (cause) => {
          expect(cause.status).toBe(503);
          return false;
        },
      );
      if (isBack) break;
      expect(Date.now() - resumedAt).toBeLessThan(5000);
      await sleep(100);
    }
  });
});

describe('hanging mail server', () => {
  /** Accepts connections but never responds. */
  let hanging: Server;
  let shop: ShopProcess;
  const sockets = new Set<Socket>();
  beforeAll(async () => {
    hanging = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    shop = await startDatabaseShop({
      SMTP_URL: `smtp://127.0.0.1:${(hanging.address() as AddressInfo).port}`,
    });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    hanging.close();
    await shop.close();
  });

  it('answers a registration within 2 s and sends the mail once the server responds', async () => {
    const startedAt = Date.now();
    await shop
      .api()
      .register({ body: { name: 'Asha', email: 'asha@buyer.test', password: 'correct horse' } });
    expect(Date.now() - startedAt).toBeLessThan(2000);
    await expect.poll(() => sockets.size, { timeout: 5000 }).toBeGreaterThan(0);

    const { port } = hanging.address() as AddressInfo;
    hanging.close();
    for (const socket of sockets) socket.destroy();
    const mailServer = await startMailServer(port);
    await expect.poll(() => mailServer.mails.length, { timeout: 30_000 }).toBe(1);
    expect(mailServer.mails[0]).toContain('/verify-account/');
    await mailServer.close();
  });
});
