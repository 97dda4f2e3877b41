import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { json } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { startOperatorSession } from '../support/desk.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

type Settings = Awaited<ReturnType<ApiClient['getShopSettings']>>;

let database: TestDatabase;
let shop: ShopProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await startShop({ DATABASE_URL: database.url, WEB_CONCURRENCY: '2' });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

async function processIds(): Promise<number[]> {
  const children = await readFile(`/proc/${shop.pid()}/task/${shop.pid()}/children`, 'utf8');
  return children.trim().split(' ').map(Number);
}

/** Gets something of the API on so many new connections, which the processes take in turn. */
async function getOnEach(address: string, connections = 6, headers = {}): Promise<unknown[]> {
  return Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise((resolve, reject) => {
          get(shop.url + address, { agent: new Agent(), headers }, (response) => resolve(json(response))).on(
            'error',
            reject,
          );
        }),
    ),
  );
}

describe('shop with two processes', () => {
  it('spreads requests over both processes', async () => {
    await getOnEach('/api/category/getallCategory');
    const [first, second] = await processIds();
    for (const pid of [first, second])
      await expect.poll(() => shop.output()).toMatch(new RegExp(`"pid":${pid}.*"msg":"request"`));
    expect(shop.output().match(/The shop is open at/g)).toHaveLength(1);
  });

  it('follows a setting that one of them has changed', async () => {
    const token = await startOperatorSession(database, 'owner');
    const { value, version } = (await shop.api(token).getShopSettings()).settings.answers;
    const readHours = async () => {
      const replies = await getOnEach('/api/staff/settings', 6, { authorization: token });
      return (replies as Settings[]).map(({ settings }) => settings.answers.value.hours);
    };
    expect(new Set(await readHours())).toEqual(new Set([value.hours]));
    await shop.api(token).changeShopSetting({ body: { key: 'answers', version, values: { hours: 3 } } });
    expect(new Set(await readHours())).toEqual(new Set([3]));
  });

  it('invalidates the caches of both processes', async () => {
    const { result } = await shop.api().listCategories();
    const category = result[0];
    await getOnEach(`/api/category/getCategoryById/${category?._id}`);
    await database.database.execute(sql`update categories set name = 'Lathes' where id = ${category?._id}`);
    await expect
      .poll(async () => JSON.stringify(await getOnEach('/api/category/getallCategory')).match(/"Lathes"/g), {
        timeout: 3000,
      })
      .toHaveLength(6);
  });

  it('survives a killed process and replaces it', async () => {
    const [first = 0] = await processIds();
    process.kill(first, 'SIGKILL');
    await expect.poll(async () => (await processIds()).length).toBe(1);
    expect(await getOnEach('/livez')).toEqual(Array(6).fill({ success: true }));
    await expect.poll(async () => (await processIds()).length).toBe(2);
    expect(shop.output()).toContain(`Process ${first} of the shop has ended and is replaced.`);
  });

  it('stops both processes', async () => {
    const ids = await processIds();
    expect(await shop.stop()).toBe(0);
    for (const id of ids) expect(() => process.kill(id, 0)).toThrow('ESRCH');
  });
});
