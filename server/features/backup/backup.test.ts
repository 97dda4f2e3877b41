import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '#server/features/quotation-messages/send-message.ts';
import { createLink, findLink } from '#server/features/quotations/quotation-links.ts';
import { type Connection, createConnection } from '#server/platform/database/connection.ts';
import { MIGRATION_LOCK, migrate } from '#server/platform/database/migrate.ts';
import { migrateJobQueue } from '#server/platform/database/migrate-job-queue.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { describeSchema } from '../../../tests/support/describe-schema.ts';
import { iterations } from '../../../tests/support/extended.ts';
import { addWebhookEndpoint, makeApiKey } from '../../../tests/support/integrations.ts';
import { liftRequestLimit } from '../../../tests/support/lift-request-limit.ts';
import { createRequest, sendOffer } from '../../../tests/support/send-offer.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { assertSameRows } from './assert-same-rows.ts';
import type { FileFolders } from './manifest.ts';
import { moveShop } from './move-shop.ts';
import { restoreBackup } from './restore-backup.ts';
import { UNPACKED_FOLDER } from './restore-remains.ts';
import { listTables, quoteTableName } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const OLD_SHOP = `
  insert into categories values ('tools', 'Tools', '/media/tools.webp', 1);
  insert into sub_categories values ('drills', 'tools', 'Drills', '/media/drills.webp', 1);
  insert into products (id, category_id, sub_category_id, title, description, images, image_alt, list_price_paise,
    discount_bps, gst_bps, ratings, brand, model, hsn)
  select 'p' || number, 'tools', 'drills', 'Drill ' || number, 'Drills holes', '{}', 'A drill', 100000 * number,
    500, 1800, '{4,5}', 'Bohr', 'B-' || number, '8467' from generate_series(1, 50) as number`;

/** Keeps every row, as moving to another database does. */
const MOVE = { keepsSessions: true };

let shop: TestShop;
let folder: string;
let folders: FileFolders;
let file: string;
/** Without a time limit, as on the command line. */
let source: Connection;

beforeAll(async () => {
  shop = await openTestShop();
  source = createConnection(shop.databaseUrl, () => undefined, 0);
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-backup-'));
  file = path.join(folder, 'shop.zip');
  await mkdir(path.join(folder, 'media/2026'), { recursive: true });
  await writeFile(path.join(folder, 'media/2026/press.webp'), 'a picture');
  folders = { mediaDir: path.join(folder, 'media'), requestFilesDir: path.join(folder, 'request-files') };
  await mkdir(folders.requestFilesDir);
  await writeFile(path.join(folders.requestFilesDir, 'fileOne'), 'a drawing');
  await writeFile(path.join(folders.requestFilesDir, 'fileTwo.part'), 'half a draw');
});
afterAll(async () => {
  await source.close();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** One checksum for each table, independent of the order of its rows. */
async function computeChecksums(pool: pg.Pool): Promise<Record<string, string>> {
  const client = await pool.connect();
  const checksums: Record<string, string> = {};
  for (const table of await listTables(client)) {
    const name = quoteTableName(client, table);
    const { rows } = await client.query(
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as checksum from ${name} as t`,
    );
    checksums[name] = rows[0].checksum;
  }
  client.release();
  return checksums;
}

/** The function files applied to a database, with their checksums. */
async function listAppliedFunctions(pool: pg.Pool) {
  return (await pool.query('select name, checksum from applied_functions order by name')).rows;
}

/** Where a backup is restored. */
function foldersOf(mediaDir: string): FileFolders {
  return { mediaDir, requestFilesDir: `${mediaDir}-request-files` };
}

async function withEmptyDatabase(
  use: (target: TestDatabase, mediaDir: string) => Promise<void>,
): Promise<void> {
  const target = await createTestDatabase('template0');
  const mediaDir = await mkdtemp(path.join(folder, 'restored-'));
  const connection = createConnection(target.url, () => undefined, 0);
  try {
    await use({ ...target, ...connection }, mediaDir);
  } finally {
    await connection.close();
    await target.close();
  }
}

describe('a backup taken while buyers submit quote requests', () => {
  it('contains complete quote requests only, as of one moment', async () => {
    await liftRequestLimit(shop.database);
    const buyer = await signUpWithPhone(shop);
    const products = await fetchProducts(buyer.api, 3);
    const body = quoteRequestFor(products.map((product) => ({ product, quantity: 2 })));
    let isDone = false;
    let submitted = 0;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; !isDone; count += 1) {
        const headers = { 'idempotency-key': `${writer}-${count}` };
        await buyer.api.submitQuoteRequest({ body, headers });
        submitted += 1;
      }
    });
    while (submitted < 5) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = submitted;
    await writeBackup(source.pool, folders, file);
    isDone = true;
    await Promise.all(writers);

    await withEmptyDatabase(async (target, mediaDir) => {
      await restoreBackup(target.pool, foldersOf(mediaDir), file, MOVE);
      const { rows } = await target.pool.query(`
        select
          (select count(*)::integer from quote_requests) as requests,
          (select count(*)::integer from orders) as orders,
          (select max(running_number) = count(*) from quote_requests) as "isWithoutGaps"`);
      expect(rows[0].requests).toBeGreaterThanOrEqual(before);
      expect(rows[0].requests).toBeLessThanOrEqual(submitted);
      expect(rows[0].orders).toBe(rows[0].requests * products.length);
      expect(rows[0].isWithoutGaps).toBe(true);
    });
  });
});

describe('a backup', () => {
  // No worker runs its jobs, so every row stays as it is.
  let idleShop: TestDatabase;
  let source: Connection;
  beforeAll(async () => {
    idleShop = await createTestDatabase();
    await idleShop.pool.query("select graphile_worker.add_job('never')");
    source = createConnection(idleShop.url, () => undefined, 0);
  });
  afterAll(async () => {
    await source.close();
    await idleShop.close();
  });

  it('restores every table and file into an empty database, which then works as a shop', async () => {
    const checksums = await computeChecksums(source.pool);
    const { tables } = await writeBackup(source.pool, folders, file);
    expect(Object.keys(checksums)).toHaveLength(tables.length);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await withEmptyDatabase(async (target, mediaDir) => {
      await restoreBackup(target.pool, foldersOf(mediaDir), file, MOVE);
      expect(await computeChecksums(target.pool)).toEqual(checksums);
      expect(await readFile(path.join(mediaDir, '2026/press.webp'), 'utf8')).toBe('a picture');
      const { requestFilesDir } = foldersOf(mediaDir);
      expect(await readdir(requestFilesDir)).toEqual(['fileOne']);
      expect(await readFile(path.join(requestFilesDir, 'fileOne'), 'utf8')).toBe('a drawing');
      expect((await stat(path.join(requestFilesDir, 'fileOne'))).mode & 0o777).toBe(0o600);

      const schema = await describeSchema(source.pool);
      expect(await describeSchema(target.pool)).toEqual(schema);
      expect(await listAppliedFunctions(target.pool)).toEqual(await listAppliedFunctions(source.pool));
      await migrate(target.direct.pool);
      expect(await describeSchema(target.pool)).toEqual(schema);
      // Triggers are enabled again, and sequences continue where they were.
      const { rows } = await target.pool.query(`
        insert into products (id, category_id, sub_category_id, title, description, images, image_alt,
          list_price_paise, discount_bps, gst_bps, brand, model, hsn)
        select 'new-one', category_id, id, 'Zyxglot press', '', '{}', '', 100000, 0, 1800, 'Zyx', 'Z1', '8462'
        from sub_categories limit 1
        returning listing_number > (select max(listing_number) from products) as "isNewest"`);
      expect(rows[0].isNewest).toBe(true);
      const found = await target.pool.query(`select from search_words where word = 'zyxglot'`);
      expect(found.rowCount).toBe(1);
    });
  });

  it('leaves out what a killed restore had unpacked', async () => {
    const unpacked = path.join(folders.mediaDir, UNPACKED_FOLDER);
    await mkdir(unpacked);
    await writeFile(path.join(unpacked, 'press.webp'), 'a picture');
    const { files } = await writeBackup(source.pool, folders, file);
    await rm(unpacked, { recursive: true });
    expect(files).toEqual(['2026/press.webp']);
  });

  it('restores the schema of an older version, and the next migration updates it', async () => {
    const files = await readdir(new URL('../../platform/database/migrations/', import.meta.url));
    await withEmptyDatabase(async (older) => {
      // Migration 014 replaced functions and marks, so replacing function definitions is not enough.
      await migrate(older.direct.pool, files.filter((name) => name < '014').sort());
      await migrateJobQueue(older.direct.pool);
      await older.pool.query(OLD_SHOP);
      const [checksums, schema] = [await computeChecksums(older.pool), await describeSchema(older.pool)];
      const { tables } = await writeBackup(older.pool, folders, file);
      expect(tables.map(({ name }) => name)).not.toContain('applied_functions');
      await withEmptyDatabase(async (target, mediaDir) => {
        await restoreBackup(target.pool, foldersOf(mediaDir), file, MOVE);
        expect(await computeChecksums(target.pool)).toEqual(checksums);
        expect(await describeSchema(target.pool)).toEqual(schema);

        await migrate(target.direct.pool);
        expect(await describeSchema(target.pool)).toEqual(await describeSchema(source.pool));
        expect(await listAppliedFunctions(target.pool)).toEqual(await listAppliedFunctions(source.pool));
        const query =
          "select from listings_matching(narrowed('drill',null,null,1,900000000,500,4,null,null,null), 100)";
        expect((await target.pool.query(query)).rowCount).toBe(50);
      });
    });
  });

  it('is not restored into a database that has a shop already', async () => {
    await writeBackup(source.pool, folders, file);
    const checksums = await computeChecksums(source.pool);
    await expect(restoreBackup(source.pool, foldersOf(folder), file, MOVE)).rejects.toThrow(
      /already a shop in this database/,
    );
    expect(await computeChecksums(source.pool)).toEqual(checksums);
  });

  it('is not restored into a database of another program, which loses nothing', async () => {
    await writeBackup(source.pool, folders, file);
    await withEmptyDatabase(async (target, mediaDir) => {
      await target.pool.query('create table invoices as select generate_series(1, 5) as number');
      const attempt = () => restoreBackup(target.pool, foldersOf(mediaDir), file, MOVE);
      await expect(attempt()).rejects.toThrow(/a table “invoices”/);
      // Nor beside the tables of a shop that was never used.
      await migrate(target.direct.pool);
      await expect(attempt()).rejects.toThrow(/a table “invoices”/);
      expect((await target.pool.query('select from invoices')).rowCount).toBe(5);
    });
  });

  it('is not restored beside an open shop, nor beside one that opens meanwhile', async () => {
    await writeBackup(source.pool, folders, file);
    await withEmptyDatabase(async (target, mediaDir) => {
      const openShop = () => createConnection(target.url, () => undefined, 0, 'udyoghaat mode: trial');
      const restore = () => restoreBackup(target.pool, foldersOf(mediaDir), file, MOVE);
      const first = openShop();
      await first.pool.query('select');
      await expect(restore()).rejects.toThrow('The shop is open. Please stop it');
      await first.close();

      const lock = await target.pool.connect();
      await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const restoring = restore();
      const isMigrating = async () =>
        (await lock.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount;
      await expect.poll(isMigrating).toBe(1);
      const second = openShop();
      await second.pool.query('select');
      await Promise.all([
        expect(restoring).rejects.toThrow('The shop is open. Please stop it'),
        lock.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]),
      ]);
      lock.release();
      expect((await target.pool.query('select from products')).rowCount).toBe(0);
      await second.close();
      await restore();
    });
  });

  it('leaves the operator’s pictures as they were when a table cannot be restored', async () => {
    await writeBackup(source.pool, folders, file);
    await withEmptyDatabase(async (target, mediaDir) => {
      await migrate(target.direct.pool);
      await target.pool.query('alter table products add constraint impossible check (id is null)');
      await mkdir(path.join(mediaDir, '2026'));
      await writeFile(path.join(mediaDir, '2026/press.webp'), 'a newer picture');
      await expect(restoreBackup(target.pool, foldersOf(mediaDir), file, MOVE)).rejects.toThrow(/impossible/);
      expect(await readFile(path.join(mediaDir, '2026/press.webp'), 'utf8')).toBe('a newer picture');
      expect(await readdir(mediaDir, { recursive: true })).toEqual(['2026', '2026/press.webp']);

      await target.pool.query('alter table products drop constraint impossible');
      await restoreBackup(target.pool, foldersOf(mediaDir), file, MOVE);
      expect(await readFile(path.join(mediaDir, '2026/press.webp'), 'utf8')).toBe('a picture');
      expect(await readdir(mediaDir, { recursive: true })).toEqual(['2026', '2026/press.webp']);
    });
  });

  it('is rejected or restored correctly when one of its bits is flipped', async () => {
    await writeBackup(source.pool, folders, file);
    const intact = await readFile(file);
    const checksums = await computeChecksums(source.pool);
    const damagedFile = path.join(folder, 'damaged.zip');
    const rounds = iterations(20, 60);
    let rejected = 0;
    await withEmptyDatabase(async (target, mediaDir) => {
      for (let round = 0; round < rounds; round += 1) {
        const damaged = Buffer.from(intact);
        const position = Math.floor(((round + Math.random()) / rounds) * intact.length);
        damaged[position] = (damaged[position] as number) ^ (1 << Math.floor(Math.random() * 8));
        await writeFile(damagedFile, damaged);
        const outcome = await restoreBackup(target.pool, foldersOf(mediaDir), damagedFile, MOVE).catch(
          (cause) => cause,
        );
        if (outcome instanceof Error) {
          expect(outcome.message).toMatch(/is not a backup, or it is damaged .*Nothing was restored/s);
          rejected += 1;
        } else {
          // The bit was in metadata that only unzip programs read, such as a file's time.
          expect(await computeChecksums(target.pool)).toEqual(checksums);
          await target.pool.query('truncate products, accounts, quote_requests cascade');
        }
      }
    });
    expect(rejected).toBeGreaterThan((rounds * 5) / 6);
  });

  it('is rejected when truncated', async () => {
    await writeBackup(source.pool, folders, file);
    await truncate(file, (await stat(file)).size - 100);
    await withEmptyDatabase(async (target, mediaDir) => {
      await expect(restoreBackup(target.pool, foldersOf(mediaDir), file, MOVE)).rejects.toThrow(/damaged/);
      expect(await computeChecksums(target.pool)).toEqual({});
    });
  });

  it('leaves no file behind when it cannot be written', async () => {
    const missing = path.join(folder, 'nowhere/shop.zip');
    await expect(writeBackup(source.pool, folders, missing)).rejects.toThrow(/ENOENT/);
    const empty = await mkdtemp(path.join(folder, 'empty-'));
    await withEmptyDatabase(async (target) => {
      const attempt = writeBackup(target.pool, folders, path.join(empty, 'shop.zip'));
      await expect(attempt).rejects.toThrow(/no shop in this database/);
    });
    expect(await readdir(empty)).toEqual([]);
  });
});

describe('moving the shop', () => {
  it('copies every table to another database, but only when the shop is stopped', async () => {
    const original = await createTestDatabase();
    const source = createConnection(original.url, () => undefined, 0);
    const { pool } = original.direct;
    await pool.query("insert into search_synonyms (term, replacement) values ('moved', 'pump')");
    const checksums = await computeChecksums(pool);
    await withEmptyDatabase(async (target) => {
      await expect(moveShop(source.pool, target.pool)).rejects.toThrow('The shop is open. Please stop it');
      await source.pool.query(
        'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()',
      );
      await moveShop(source.pool, target.pool);
      expect(await computeChecksums(target.pool)).toEqual(checksums);
    });
    await source.close();
    await original.close();
  });

  it('would notice a row that is missing or different in the copy', async () => {
    const [original, copy] = [await createTestDatabase(), await createTestDatabase()];
    await assertSameRows(original.pool, copy.pool);
    await copy.pool.query(
      `update products set brand = brand || '.' where id = (select min(id) from products)`,
    );
    await copy.pool.query(`delete from banners where position = (select max(position) from banners)`);
    await expect(assertSameRows(original.pool, copy.pool)).rejects.toThrow(
      /^The copy differs .* banners, products\.$/,
    );
    await original.close();
    await copy.close();
  });
});

describe('the conversations about quotations', () => {
  it('are restored as they were, but their links have ended, and so have sessions, keys and messages to other software', async () => {
    const buyer = await signUpWithPhone(shop);
    const { quoteRequestId } = await createRequest(shop, buyer.api);
    await sendOffer(shop, quoteRequestId);
    const token = await retryTransaction(shop.database, async (transaction) => {
      const author = { kind: 'operator', name: 'meera' } as const;
      await sendMessage(transaction, author, { quoteRequestId, words: 'In stock.', isSilent: true });
      return createLink(transaction, { quoteRequestId, email: 'colleague@buyer.test', mayAnswer: true });
    });
    await source.pool.query(`insert into staff (id, name, role) values ('meera', 'Meera', 'owner')`);
    await source.pool.query(
      `insert into staff_sessions (token_hash, staff_id, expires_at) values ('hash', 'meera', now() + interval '1 hour')`,
    );
    await source.pool.query(
      `insert into staff_links (token_hash, staff_id, expires_at) values ('hash', 'meera', now() + interval '1 hour')`,
    );
    await source.pool.query(
      `insert into staff_passkeys (id, staff_id, name, public_key, counter) values ('key', 'meera', 'PC', 'key', 0)`,
    );
    await makeApiKey(shop, ['quotes:read']);
    await addWebhookEndpoint(shop, 'https://erp.example/hook', ['request.made']);
    await expect
      .poll(async () => (await source.pool.query('select from graphile_worker.jobs')).rowCount)
      .toBe(0);
    await writeBackup(source.pool, folders, file);
    const before = await computeChecksums(source.pool);
    expect(await findLink(shop.database, token)).toBeTruthy();

    for (const keepsSessions of [true, false]) {
      await withEmptyDatabase(async (target, mediaDir) => {
        await restoreBackup(target.pool, foldersOf(mediaDir), file, { keepsSessions });
        const after = await computeChecksums(target.pool);
        for (const table of ['quotation_events', 'quotation_messages', 'quote_revisions', 'quote_requests'])
          expect(after[`public.${table}`]).toBe(before[`public.${table}`]);
        expect((await findLink(target.database, token)) !== undefined).toBe(keepsSessions);
        for (const table of ['staff_sessions', 'staff_links']) {
          const { rowCount } = await target.pool.query(`select from ${table}`);
          expect(rowCount, table).toBe(keepsSessions ? 1 : 0);
        }
        expect((await target.pool.query('select from staff_passkeys')).rowCount).toBe(1);
        const working = await target.pool.query(
          `select from api_keys where revoked_at is null union all select from webhook_endpoints where switched_off_at is null`,
        );
        expect(working.rowCount).toBe(keepsSessions ? 2 : 0);
      });
    }
  });
});
