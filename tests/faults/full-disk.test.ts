import { mkdir, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/app/config.ts';
import { passwordResetEmail } from '#server/features/accounts/emails.ts';
import { createConnection } from '#server/platform/database/connection.ts';
import { createMailers } from '#server/platform/email/mailer.ts';
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { createResizedPictures } from '#server/platform/media/resized-pictures.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { iterations } from '../support/extended.ts';
import { liftStoredRequestLimit } from '../support/lift-request-limit.ts';
import { CAN_MOUNT, mountDisk, unmount } from '../support/mounts.ts';
import { runOperatorProcess } from '../support/operator-process.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';
import { readStoredQuoteRequests } from '../support/stored-quote-requests.ts';
import { createTestDatabase } from '../support/test-database.ts';

/**
 * A new shop takes about 70 MB, and PostgreSQL's log grows by 16 MB at a time until the disk is filled. What is filled
 * must be more than that, because PostgreSQL recovers only with room for another 16 MB.
 */
const DISK_MB = 256;
const ROUNDS = iterations(1, 5);
const WRITERS = 20;
const REFUSALS = iterations(100, 1000);
const GAUSSIAN = { type: 'gaussian' as const, mean: 128, sigma: 60 };
/** Room for a few more requests. */
const LEFT_BYTES = 256 * 1024;

// Mounting a small disk needs root, outside of most containers.
describe.skipIf(!CAN_MOUNT)('full disk', () => {
  let shop: ShopProcess;
  beforeAll(async () => {
    shop = await startShop({ LOG_LEVEL: 'warn' }, async (dataDir) => mountDisk(dataDir, DISK_MB));
  });
  afterAll(async () => {
    expect(await shop.stop()).toBe(0);
    unmount(shop.dataDir);
    await shop.close();
  });

  it('answers quote requests with 503, loses nothing acknowledged and recovers when there is room', async () => {
    const buyer = await signUpWithPhone(shop);
    await liftStoredRequestLimit(shop.dataDir);
    const products = await fetchProducts(buyer.api, 3);
    const body = quoteRequestFor(products.map((product) => ({ product, quantity: 1 })));
    const acknowledged: string[] = [];
    const refusals: { status: number; reply: unknown }[] = [];
    async function submit(key: string): Promise<boolean> {
      const reply = await fetch(`${shop.url}/api/order/addOrders`, {
        method: 'POST',
        headers: { authorization: buyer.token, 'idempotency-key': key, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { status } = reply;
      if (status === 200) acknowledged.push(key);
      else refusals.push({ status, reply: await reply.json() });
      return status === 200;
    }

    for (let round = 1; round <= ROUNDS; round += 1) {
      refusals.length = 0;
      const from = shop.output().length;
      await submit(`round ${round}`);
      await fillDisk(shop.dataDir);
      const beWriter = async (writer: number) => {
        for (let count = 0; refusals.length < REFUSALS; count += 1)
          await submit(`${round} ${writer} ${count}`);
      };
      await Promise.all(Array.from({ length: WRITERS }, (_, writer) => beWriter(writer)));
      expect((await fetch(`${shop.url}/products`)).status).toBe(200);
      await endWriteAheadLog(shop.dataDir);
      for (let count = 0; count < WRITERS; count += 1) await submit(`${round} without a log ${count}`);
      for (const refusal of refusals) {
        expect(refusal).toEqual({
          status: 503,
          reply: { success: false, code: 'unavailable', msg: expect.any(String) },
        });
      }
      expect((await fetch(`${shop.url}/livez`)).status).toBe(200);
      // It cannot even recover without room.
      const hasFailed = () => shop.output().slice(from).includes('could not be started');
      await expect.poll(hasFailed, { timeout: 20_000 }).toBe(true);
      await makeRoom(shop.dataDir);
      await expect.poll(() => submit(`after ${round}`), { timeout: 60_000, interval: 500 }).toBe(true);
    }

    const kept = await readStoredQuoteRequests(shop.dataDir);
    const keptKeys = new Set(kept.map(({ key }) => key));
    process.stdout.write(`${acknowledged.length} acknowledged, ${kept.length} kept\n`);
    expect(acknowledged.filter((key) => !keptKeys.has(key))).toEqual([]);
    expect(kept).toHaveLength(keptKeys.size);
    expect(kept.filter(({ orders, steps }) => orders !== 3 || steps !== 3)).toEqual([]);
    expect(kept.map(({ number }) => number)).toEqual(kept.map((_, index) => index + 1));
  });
});

/** The shop itself goes on writing, so what was free a moment ago may not be. */
async function fillDisk(dataDir: string): Promise<void> {
  for (;;) {
    const { bavail, bsize } = await statfs(dataDir);
    try {
      return await writeFile(
        path.join(dataDir, 'filler'),
        Buffer.alloc(Math.max(0, bavail * bsize - LEFT_BYTES)),
      );
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC')) throw cause;
      await makeRoom(dataDir);
    }
  }
}

async function makeRoom(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, 'filler'));
}

/** Uses up the files that PostgreSQL has set aside for its log. Without room for another one it stops itself. */
async function endWriteAheadLog(dataDir: string): Promise<void> {
  const postgres = await openEmbeddedPostgres(dataDir, () => undefined);
  await postgres.release();
  const { pool, close } = createConnection(postgres.superuserUrl, () => undefined);
  const goOn = () => pool.query(`select pg_logical_emit_message(true, '', ''), pg_switch_wal()`);
  while (
    await goOn().then(
      () => true,
      () => false,
    )
  );
  await close();
}

describe.skipIf(!CAN_MOUNT)('files on a full disk', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-full-'));
    mountDisk(folder, 1);
    const noise = {
      create: { width: 400, height: 300, channels: 3 as const, noise: GAUSSIAN, background: 'teal' },
    };
    await mkdir(path.join(folder, 'media'));
    await writeFile(path.join(folder, 'media/drill.jpg'), await sharp(noise).jpeg().toBuffer());
    const { bavail, bsize } = await statfs(folder);
    await writeFile(path.join(folder, 'filler'), Buffer.alloc((bavail - 3) * bsize));
  });
  afterAll(async () => {
    unmount(folder);
    await rm(folder, { recursive: true });
  });

  it('leaves no half-written mail', async () => {
    const sender = { brandName: 'Udyog Haat', publicUrl: 'http://shop.test' };
    const config = readConfig({ DATA_DIR: folder });
    const mailer = createMailers(config, pino({ level: 'silent' }))(sender);
    const name = 'Asha '.repeat(5000);
    const letter = passwordResetEmail(mailer.sender, name, 'token');
    await expect(mailer.send('asha@buyer.test', letter)).rejects.toThrow('ENOSPC');
    expect(await readdir(path.join(folder, 'outbox'))).toEqual([]);
  });

  it('reports a failed export and leaves no file', async () => {
    const database = await createTestDatabase();
    const file = path.join(folder, 'products.csv');
    const outcome = await runOperatorProcess({ DATABASE_URL: database.url }, 'products', 'export', file);
    expect(outcome).toMatchObject({ code: 1, stderr: expect.stringContaining('ENOSPC') });
    expect((await readdir(folder)).sort()).toEqual(['filler', 'media', 'outbox']);
    await database.close();
  });

  it('serves a resized picture that cannot be stored', async () => {
    const folders = { originals: path.join(folder, 'media'), resized: path.join(folder, 'resized') };
    const bytes = await createResizedPictures(folders)('drill.jpg', 320, 'webp', '192.0.2.1');
    expect((await sharp(bytes).metadata()).width).toBe(320);
    expect(await readdir(folders.resized)).toEqual([]);
  });
});
