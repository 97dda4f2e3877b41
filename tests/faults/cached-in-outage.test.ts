import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopProcess, startShop } from '../support/shop-process.ts';

const KNOWN = ['/', '/products', '/all-categories', '/search?query=drill', '/api/category/getallCategory'];

describe('cache during a PostgreSQL outage', () => {
  let shop: ShopProcess;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('serves cached responses marked as stale, and fresh ones afterwards', async () => {
    const statusOf = async (path: string) => (await fetch(shop.url + path)).status;
    const isStale = async (path: string) => (await fetch(shop.url + path)).headers.has('warning');
    for (const path of KNOWN) expect(await statusOf(path)).toBe(200);
    const postgres = await shop.postgresPids();
    for (const pid of postgres) process.kill(pid, 'SIGSTOP');
    try {
      for (const path of KNOWN) {
        await expect.poll(() => isStale(path), { timeout: 20_000, interval: 200 }).toBe(true);
      }
      for (const path of KNOWN) expect(await statusOf(path)).toBe(200);
      expect(await statusOf('/products?sort=price-desc')).toBe(503);
      const { headers } = await fetch(`${shop.url}/products`);
      expect(Number(headers.get('age'))).toBeGreaterThan(1);
    } finally {
      for (const pid of postgres) process.kill(pid, 'SIGCONT');
    }
    for (const path of KNOWN) {
      await expect.poll(() => isStale(path), { timeout: 15_000, interval: 100 }).toBe(false);
      expect(await statusOf(path)).toBe(200);
    }
  });
});
