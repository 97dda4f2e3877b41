import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';
import { openSlowProxy, type SlowProxy, throughProxy } from '../support/slow-proxy.ts';
import { type StreamingReplica, startStreamingReplica } from '../support/streaming-replica.ts';

let directory: string;
let primary: EmbeddedPostgres;
let replica: StreamingReplica;
/** Between the shop and the replica. */
let link: SlowProxy;
let onPrimary: pg.Client;
let onReplica: pg.Client;
let shop: ShopProcess;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'udyog-haat-replica-'));
  const primaryDir = path.join(directory, 'primary');
  primary = await openEmbeddedPostgres(primaryDir, () => undefined);
  replica = await startStreamingReplica(
    { dataDir: primaryDir, superuserUrl: primary.superuserUrl },
    path.join(directory, 'replica'),
  );
  link = await openSlowProxy(Number(new URL(replica.url).port));
  shop = await startShop({
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URLS: throughProxy(replica.url, link),
  });
  onPrimary = await clientOf(primary.superuserUrl);
  onReplica = await clientOf(replica.superuserUrl);
});
afterAll(async () => {
  await Promise.all([shop.close(), onPrimary.end(), onReplica.end()]);
  link.close();
  await replica.release();
  await primary.release();
  await rm(directory, { recursive: true });
});

async function clientOf(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** How often this server has looked into the catalogue's lists. */
async function looksAtLists(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ looks: string }>(
    `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as looks from pg_stat_user_tables where relname = 'listings'`,
  );
  return Number(rows[0]?.looks);
}

let asked = 0;
/** A list that was not requested before, so that no cached response answers it. */
const listProducts = () => {
  asked += 1;
  return shop.api().listProducts({ query: { min_price: String(asked) } });
};

/** Asks until the replica is looked at. */
async function expectReplicaInUse(): Promise<void> {
  const before = await looksAtLists(onReplica);
  await expect
    .poll(async () => {
      await listProducts();
      return looksAtLists(onReplica);
    })
    .toBeGreaterThan(before);
}

const titleOf = async (id: string) => (await shop.api().getProduct({ params: { id } })).product.pro_title;

describe('read replica', () => {
  it('reads the catalogue from the replica', async () => {
    await expectReplicaInUse();
    await onPrimary.query('select pg_stat_force_next_flush()');
    const before = await looksAtLists(onPrimary);
    for (let count = 0; count < 20; count += 1) await listProducts();
    await expectReplicaInUse();
    expect(await looksAtLists(onPrimary)).toBe(before);
  });

  it('shows a change at once although the replica lags behind', async () => {
    const { rows } = await onPrimary.query<{ id: string }>('select id from products limit 1');
    const id = rows[0]?.id ?? '';
    await titleOf(id);
    await onReplica.query('select pg_wal_replay_pause()');
    await onPrimary.query(`update products set title = 'Renamed Lathe' where id = $1`, [id]);
    await expect.poll(() => titleOf(id), { timeout: 2000 }).toBe('Renamed Lathe');
    expect((await onReplica.query('select title from products where id = $1', [id])).rows).not.toEqual([
      { title: 'Renamed Lathe' },
    ]);
    await onReplica.query('select pg_wal_replay_resume()');
    await expectReplicaInUse();
    expect(await titleOf(id)).toBe('Renamed Lathe');
  });

  it('leaves out a replica that answers too slowly, until it is quick again', async () => {
    const countWarnings = () => shop.output().match(/replica unavailable/g)?.length ?? 0;
    const before = countWarnings();
    link.latencyMs = 1500;
    // Whoever has asked it already waits for it, and gets the right answer.
    await expect
      .poll(async () => {
        expect((await listProducts()).products).toHaveLength(48);
        return countWarnings();
      })
      .toBe(before + 1);
    const looks = await looksAtLists(onPrimary);
    await expect
      .poll(async () => {
        expect((await listProducts()).products).toHaveLength(48);
        return looksAtLists(onPrimary);
      })
      .toBeGreaterThan(looks);
    link.latencyMs = 0;
    await expectReplicaInUse();
  });

  it('reads from the primary while the replica has no connection left, and then from the replica again', async () => {
    await expectReplicaInUse();
    const others: pg.Client[] = [];
    const takeAll = async () => {
      for (;;) others.push(await clientOf(replica.url));
    };
    // What the shop has open is ended until others have all there are.
    await expect
      .poll(async () => {
        const { rowCount } = await onReplica.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'udyoghaat'`,
        );
        await expect(takeAll()).rejects.toMatchObject({ code: '53300' });
        return rowCount;
      })
      .toBe(0);
    const looks = await looksAtLists(onPrimary);
    for (let count = 0; count < 20; count += 1) expect((await listProducts()).products).toHaveLength(48);
    await onPrimary.query('select pg_stat_force_next_flush()');
    await expect.poll(() => looksAtLists(onPrimary)).toBeGreaterThan(looks);
    await Promise.all(others.map((client) => client.end()));
    await expectReplicaInUse();
  });

  it('falls back to the primary without errors when the replica is lost', async () => {
    const pidFile = await readFile(path.join(replica.dataDir, 'postgres/postmaster.pid'), 'utf8');
    let isLost = false;
    const lengths: number[] = [];
    const visitors = Array.from({ length: 8 }, async () => {
      for (let count = 0; !isLost || count < 20; count += 1)
        lengths.push((await listProducts()).products.length);
    });
    await sleep(100);
    process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL');
    await sleep(300);
    isLost = true;
    await Promise.all(visitors);
    expect(new Set(lengths)).toEqual(new Set([48]));
    // Its supervisor starts it again.
    onReplica = await vi.waitFor(() => clientOf(replica.superuserUrl), { timeout: 15_000 });
    await expectReplicaInUse();
  });
});
