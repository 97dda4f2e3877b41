import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { HAS_HAPROXY } from '../tests/support/balancer.ts';
import { EXTENDED } from '../tests/support/extended.ts';
import { findPgBouncer } from '../tests/support/pgbouncer.ts';
import { prepareVisitors } from './cluster-visitors.ts';
import { prepareQuoteRequest } from './quote-requests.ts';
import { openSeededShop } from './seeded-shop.ts';
import { startCluster } from './start-cluster.ts';

const PRODUCTS = 300;

const cleanup = new AsyncDisposableStack();
afterAll(() => cleanup.disposeAsync());

it.runIf(EXTENDED && HAS_HAPROXY && (await findPgBouncer()))(
  'visitors of a cluster notice what is wrong, and nothing else',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-cluster-'));
    cleanup.defer(() => rm(folder, { recursive: true }));
    const { signal } = new AbortController();
    const shop = await openSeededShop(folder, PRODUCTS, signal);
    const { tokens, body } = await prepareQuoteRequest(shop).finally(shop.close);
    const cluster = await startCluster({ folder, cleanup }, path.join(folder, String(PRODUCTS)));
    const visitDuring = await prepareVisitors(cluster, { products: PRODUCTS, tokens, body, signal });

    const undisturbed = await visitDuring(() => sleep(2000));
    expect(undisturbed).toMatchObject({ wrong: 0 });
    expect(undisturbed.requests).toBeGreaterThan(50);

    const disturbed = await visitDuring(async () => {
      await cluster.primary.query(`update products set title = title || ' II'`);
      await sleep(2000);
    });
    expect(disturbed.wrong).toBeGreaterThan(0);
  },
);
