import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FALLBACK_CITY } from '#domain/india/cities.ts';
import { newId } from '#server/platform/database/new-id.ts';
import {
  fetchProducts,
  PASSWORD,
  quoteRequestFor,
  randomPhone,
  signUp,
  signUpWithPhone,
} from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';
import { openSlowProxy, type SlowProxy, throughProxy } from '../support/slow-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const KNOWN = ['/', '/products', '/all-categories', '/api/category/getallCategory'];
const REQUESTS = 200;
/** Of all pools of a process together there are fewer. */
const MAX_CONNECTIONS = 100;

describe('a slow PostgreSQL', () => {
  let database: TestDatabase;
  let link: SlowProxy;
  let shop: ShopProcess;
  let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
  beforeAll(async () => {
    database = await createTestDatabase();
    link = await openSlowProxy(Number(new URL(database.url).port));
    shop = await startShop({ DATABASE_URL: throughProxy(database.url, link) });
    buyer = await signUpWithPhone(shop);
  });
  afterAll(async () => {
    link.latencyMs = 0;
    await shop.close();
    link.close();
    await database.close();
  });

  const statusOf = async (address: string) => (await fetch(shop.url + address)).status;
  const verify = () =>
    buyer.api.verifySession().then(
      () => 200,
      (cause) => cause.status as number,
    );

  it('delays what needs it, which is right all the same, and no page that is known', async () => {
    const products = await fetchProducts(buyer.api, 2);
    for (const address of KNOWN) expect(await statusOf(address)).toBe(200);
    link.latencyMs = 150;
    const body = quoteRequestFor(products.map((product) => ({ product, quantity: 1 })));
    const submission = buyer.api.submitQuoteRequest({ body, headers: { 'idempotency-key': newId() } });
    let isSubmitted = false;
    void submission.then(() => {
      isSubmitted = true;
    });
    for (const address of KNOWN) expect(await statusOf(address)).toBe(200);
    // They were answered while the request was on its way.
    expect(isSubmitted).toBe(false);
    expect((await submission).result).toHaveLength(2);
    link.latencyMs = 0;
    expect((await buyer.api.listOrders()).total).toBe(2);
  });

  it('that is slower than anybody waits counts as lost: 503, known pages, nobody logged out, nothing piled up', async () => {
    for (const address of KNOWN) expect(await statusOf(address)).toBe(200);
    link.latencyMs = 6000;
    const answers = Promise.all(Array.from({ length: REQUESTS }, verify));
    expect(await statusOf('/livez')).toBe(200);
    for (const address of KNOWN) expect(await statusOf(address)).toBe(200);
    expect(new Set(await answers)).toEqual(new Set([503]));
    expect(link.countConnections()).toBeLessThan(MAX_CONNECTIONS);
    link.latencyMs = 0;
    await expect.poll(verify).toBe(200);
    for (const address of KNOWN) expect(await statusOf(address)).toBe(200);
  });
});

describe('what the shop asks of others', () => {
  let mailServer: MailServer;
  let geocoder: Server;
  let gateway: Server;
  const codesSent: string[] = [];
  let links: Record<'mail' | 'geocoder' | 'sms', SlowProxy>;
  let shop: DatabaseShop;
  beforeAll(async () => {
    mailServer = await startMailServer();
    geocoder = createServer((_, response) => response.end(JSON.stringify({ address: { city: 'Pune' } })));
    gateway = createServer((request, response) => {
      codesSent.push(request.url ?? '');
      response.end('{}');
    });
    for (const server of [geocoder, gateway]) await once(server.listen(0, '127.0.0.1'), 'listening');
    links = {
      mail: await openSlowProxy(mailServer.port),
      geocoder: await openSlowProxy((geocoder.address() as AddressInfo).port),
      sms: await openSlowProxy((gateway.address() as AddressInfo).port),
    };
    shop = await startDatabaseShop({
      SMTP_URL: `smtp://127.0.0.1:${links.mail.port}`,
      GEOCODER_URL: `http://127.0.0.1:${links.geocoder.port}`,
      SMS_WEBHOOK_URL: `http://127.0.0.1:${links.sms.port}/codes`,
      SMS_WEBHOOK_TOKEN: 'planted-token',
    });
  });
  afterAll(async () => {
    for (const link of Object.values(links)) link.close();
    await shop.close();
    await mailServer.close();
    for (const server of [geocoder, gateway]) {
      server.closeAllConnections();
      server.close();
    }
  });

  const countJobs = async () => {
    const { rows } = await shop.database.execute<{ count: number }>(
      sql`select count(*)::integer as count from graphile_worker.jobs`,
    );
    return rows[0]?.count;
  };

  it('mails: nobody who registers waits for a slow mail server, which gets each mail once', async () => {
    // A mail needs at least ten messages, one after the other.
    links.mail.latencyMs = 1000;
    const emails = Array.from({ length: 3 }, () => `${newId().toLowerCase()}@buyer.test`);
    for (const email of emails)
      await shop.api().register({ body: { name: 'Asha Rao', email, password: PASSWORD } });
    expect(mailServer.mails).toEqual([]);
    await expect.poll(countJobs, { timeout: 120_000 }).toBe(0);
    for (const email of emails) expect(await mailServer.outbox.mailsTo(email)).toHaveLength(1);
    links.mail.latencyMs = 0;
  });

  it('cities: a slow geocoder is not waited for, and is asked again later', async () => {
    const findCity = (lon: string) => shop.api().findCity({ query: { lat: '18.52', lon } });
    links.geocoder.latencyMs = 5000;
    const cities = await Promise.all(['73.10', '73.20', '73.30'].map(findCity));
    for (const found of cities) expect(found).toMatchObject({ city: FALLBACK_CITY, is_known: false });
    links.geocoder.latencyMs = 0;
    await expect.poll(() => findCity('73.10')).toMatchObject({ city: 'Pune', is_known: true });
  });

  it('phone codes: nobody waits for a slow gateway, which is asked again if it takes too long', async () => {
    const { api } = await signUp({ api: shop.api, outbox: mailServer.outbox });
    links.sms.latencyMs = 11_000;
    await api.requestPhoneCode({ body: { phonenumber: randomPhone() } });
    expect(codesSent).toEqual([]);
    // Its answer would come after 22 s, and the shop gives up after ten.
    await expect.poll(() => shop.output(), { timeout: 60_000 }).toMatch(/phone-code-sms/);
    links.sms.latencyMs = 0;
    await expect.poll(countJobs, { timeout: 120_000 }).toBe(0);
    expect(codesSent.length).toBeGreaterThan(0);
  });
});
