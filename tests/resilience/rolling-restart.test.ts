import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BALANCER_DRAIN_SECONDS, type Balancer, HAS_HAPROXY, startBalancer } from '../support/balancer.ts';
import { EXTENDED } from '../support/extended.ts';
import { runOpenLoad } from '../support/load-client.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const RESTARTS = Number(process.env.RESTARTS ?? 20);
const PER_SECOND = 100;
const PATHS = ['/', '/products', '/api/category/getallCategory', '/search?query=drill', '/login', '/livez'];

/** It takes minutes, and HAProxy (Debian: apt-get install haproxy). */
describe.runIf(EXTENDED && HAS_HAPROXY)('rolling restart of two nodes behind HAProxy', () => {
  let database: TestDatabase;
  let nodes: ShopProcess[];
  let balancer: Balancer;
  beforeAll(async () => {
    database = await createTestDatabase();
    const settings = { DRAIN_SECONDS: BALANCER_DRAIN_SECONDS, LOG_LEVEL: 'warn' };
    const start = () => startShop({ DATABASE_URL: database.url, ...settings });
    nodes = await Promise.all([start(), start()]);
    balancer = await startBalancer(nodes.map(({ url }) => url));
  });
  afterAll(async () => {
    await balancer.close();
    await Promise.all(nodes.map((node) => node.close()));
    await database.close();
  });

  it(`loses none of ${PER_SECOND} requests a second in ${RESTARTS} restarts`, async () => {
    let hasEnded = false;
    const failed: string[] = [];
    let asked = 0;
    async function visit(): Promise<void> {
      while (!hasEnded) {
        const from = asked;
        asked += PER_SECOND;
        const pathOf = (index: number) => PATHS[(from + index) % PATHS.length] ?? '/';
        const replies = await runOpenLoad({ url: balancer.url, pathOf }, PER_SECOND, 1);
        for (const [index, { status }] of replies.entries()) {
          if (status !== 200) failed.push(`${pathOf(index)}: ${status}`);
        }
      }
    }
    const visits = visit();
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const node = nodes[restart % nodes.length];
      expect(await node?.stop()).toBe(0);
      await node?.restart();
    }
    hasEnded = true;
    await visits;
    process.stdout.write(`${asked} requests during ${RESTARTS} restarts, ${failed.length} failed\n`);
    expect(asked).toBeGreaterThan(RESTARTS * PER_SECOND);
    expect(failed).toEqual([]);
  });
});
