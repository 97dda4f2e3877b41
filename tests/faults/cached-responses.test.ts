import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/database/new-id.ts';
import { randomPhone } from '../support/buyers.ts';
import { iterations } from '../support/extended.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/** Two shops on one database, as behind a load balancer. */
let database: TestDatabase;
let nodes: [ShopProcess, ShopProcess];
let productId: string;
let paths: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  nodes = await Promise.all([
    startShop({ DATABASE_URL: database.url, CACHE_MB: '16' }),
    startShop({ DATABASE_URL: database.url, CACHE_MB: '16' }),
  ]);
  const { products } = await nodes[0].api().listProducts({ query: { limit: '5' } });
  const { result: categories } = await nodes[0].api().listCategories();
  productId = products[0]?._id ?? '';
  paths = [
    ...['/', '/products', '/products?sort=price-asc', '/all-categories', '/search?query=drill', '/nowhere'],
    ...categories.slice(0, 4).map(({ _id }) => `/category/any/${_id}`),
    ...products.map(({ _id }) => `/product/any/${_id}/DEMO`),
    ...products.map(({ _id }) => `/api/product/getproductById/${_id}`),
    ...['/api/category/getallCategory', '/api/product/suggest?q=dri', '/api/product/getRandomProduct'],
    ...['/api/banner/getAllBanner', '/api/adds/getAllAds', '/api/contactlink/getContactLinks'],
  ];
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await database.close();
});

const MAX_ATTEMPTS = 100;

const titleOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];

describe('catalogue change', () => {
  it('invalidates page and API response on every node within 100 requests of its commit', async () => {
    const page = `/product/any/${productId}/DEMO`;
    const call = `/api/product/getproductById/${productId}`;
    const seenBy = (node: ShopProcess) =>
      Promise.all([
        fetch(node.url + page).then(async (reply) => titleOf(await reply.text())),
        fetch(node.url + call).then(async (reply) => (await reply.json()).product.pro_title),
      ]);
    for (const node of nodes) await seenBy(node);
    for (let change = 0; change < 5; change += 1) {
      const title = `Renamed ${newId()}`;
      await database.database.execute(sql`update products set title = ${title} where id = ${productId}`);
      for (const node of nodes) {
        // About a second on an idle machine. Attempts are counted instead of time, because load slows them as much
        // as the notification.
        let seen = await seenBy(node);
        for (let attempt = 1; attempt < MAX_ATTEMPTS && seen.some((each) => each !== title); attempt += 1) {
          await sleep(10);
          seen = await seenBy(node);
        }
        expect(seen).toEqual([title, title]);
      }
    }
  });

  it('does not show a change that was rolled back', async () => {
    const change = database.database.transaction(async (transaction) => {
      await transaction.execute(sql`update products set title = 'Never' where id = ${productId}`);
      throw new Error('no');
    });
    await expect(change).rejects.toThrow('no');
    const html = await (await fetch(`${nodes[0].url}/product/any/${productId}/DEMO`)).text();
    expect(titleOf(html)).not.toBe('Never');
  });
});

describe('cached response', () => {
  it('is answered with 304 for its ETag in every encoding, and without a body for HEAD', async () => {
    for (const path of ['/products', '/api/category/getallCategory']) {
      const url = nodes[0].url + path;
      const tags: string[] = [];
      for (const encoding of ['identity', 'gzip', 'br']) {
        const headers = { 'accept-encoding': encoding };
        const reply = await fetch(url, { headers });
        expect(reply.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
        expect(reply.headers.get('vary')).toMatch(/accept-encoding/i);
        expect(reply.headers.get('cache-control')).toMatch(/public.*s-maxage=1,/);
        const tag = reply.headers.get('etag') ?? '';
        const body = await reply.text();
        expect(body.length).toBeGreaterThan(1000);
        tags.push(tag);
        const again = await fetch(url, { headers: { ...headers, 'if-none-match': `"old", W/${tag}` } });
        expect([again.status, await again.text()]).toEqual([304, '']);
        const head = await fetch(url, { method: 'HEAD', headers });
        expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', tag]);
      }
      expect(new Set(tags).size).toBe(3);
    }
  });

  it('sends the same headers with 304 as with 200, on a cache hit and on a miss', async () => {
    const first = await fetch(`${nodes[0].url}/products`);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    // The second URL has never been requested before.
    for (const path of ['/products', `/products?utm_source=${randomUUID()}`]) {
      const again = await fetch(nodes[0].url + path, { headers });
      expect(again.status).toBe(304);
      for (const [name, value] of again.headers) {
        if (!['date', 'x-request-id', 'age'].includes(name))
          expect([name, first.headers.get(name)]).toEqual([name, value]);
      }
    }
  });

  it('is shared by all variants of its URL', async () => {
    const bodies = new Set<string>();
    for (const path of [
      `/product/any/${productId}/DEMO`,
      `/product/other/${productId}/Mumbai?utm_source=mail&gclid=${randomUUID()}`,
      `/product/any/${productId}/Kolkata/`,
    ]) {
      bodies.add(await (await fetch(nodes[0].url + path)).text());
    }
    expect(bodies.size).toBe(1);
  });

  it('is never created for personal pages', async () => {
    for (const path of ['/cart', '/login', '/account', '/order/abc', '/reset-password/abc']) {
      const { headers } = await fetch(nodes[0].url + path);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('etag')).toBeNull();
    }
  });
});

const VISITORS = 50;
const REQUESTS = iterations(1_000, 10_000);
const CONCURRENCY = 20;
const REQUESTS_PER_CHANGE = iterations(50, 400);

describe(`${REQUESTS} requests by ${VISITORS} visitors while the catalogue changes`, () => {
  it('never put a visitor’s data into a shared response', async () => {
    const visitors = Array.from({ length: VISITORS }, () => {
      const secret = { token: newId() + newId(), name: newId(), email: `${newId()}@buyer.test` };
      return { ...secret, phone: randomPhone(), city: `City${newId()}` };
    });
    const secrets = visitors.flatMap((visitor) => Object.values(visitor));
    // Most responses are identical, so only the distinct ones are kept and checked.
    const bodies = new Map<string, string>();
    let requestCount = 0;

    async function sendRequests(): Promise<void> {
      while (requestCount < REQUESTS) {
        const { token, name, email, phone, city } = visitors[
          requestCount % VISITORS
        ] as (typeof visitors)[number];
        const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
        const node = nodes[requestCount % 2] ?? nodes[0];
        requestCount += 1;
        if (requestCount % REQUESTS_PER_CHANGE === 0)
          await database.database.execute(sql`update banners set position = position`);
        const personalQuery = new URLSearchParams({ utm_source: email, name, phone, city, token });
        const reply = await fetch(`${node.url}${path}${path.includes('?') ? '&' : '?'}${personalQuery}`, {
          headers: {
            authorization: token,
            cookie: `udyoghaat_client_access_token=${token}; name=${name}; city=${city}`,
            referer: `${node.url}/account?email=${email}`,
            'user-agent': `Phone of ${name}`,
            'x-forwarded-for': phone,
            'x-forwarded-host': `${city}.test`,
            'accept-encoding': requestCount % 3 === 0 ? 'br' : 'identity',
          },
        });
        const text = `${[...reply.headers].join('\n')}\n${await reply.text()}`.replace(
          /x-request-id.*|date.*/gi,
          '',
        );
        bodies.set(createHash('sha256').update(text).digest('hex'), text);
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, sendRequests));

    const rendered = nodes.flatMap((node) =>
      node
        .output()
        .split('\n')
        .filter((line) => line.includes('"ms"')),
    );
    expect(rendered.length).toBeGreaterThan(iterations(250, 500));
    for (const text of bodies.values()) {
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });
});
