import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, createConnection } from '#server/platform/database/connection.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrateJobQueue } from '#server/platform/database/migrate-job-queue.ts';
import { quoteRequestFor, signUpWithPhone, someProducts } from '../../../tests/support/buyers.ts';
import { describeSchema } from '../../../tests/support/describe-schema.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { moveShop } from './move-shop.ts';
import { restoreBackup } from './restore-backup.ts';
import { listTables, quoteTableName } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const OLD_SHOP = `
  insert into categories values ('tools', 'Tools', '/media/tools.webp', 1);
  insert into sub_categories values ('drills', 'tools', 'Drills', '/media/drills.webp', 1);
  insert into products (id, category_id, sub_category_id, title, description, images, image_alt, list_price_paise,
    discount_bps, gst_bps, ratings, brand, model, hsn)
  select 'p' || number, 'tools', 'drills', 'Drill ' || number, 'Drills holes', '{}', 'A drill', 100000 * number,
    500, 1800, '{4,5}', 'Bohr', 'B-' || number, '8467' from generate_series(1, 50) as number`;

let shop: TestShop;
let folder: string;
let file: string;
/** As on the command line: a copy takes as long as it takes. */
let source: Connection;

beforeAll(async () => {
  shop = await openTestShop();
  source = createConnection(shop.databaseUrl, () => undefined, 0);
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-backup-'));
  file = path.join(folder, 'shop.zip');
  await mkdir(path.join(folder, 'media/2026'), { recursive: true });
  await writeFile(path.join(folder, 'media/2026/press.webp'), 'a picture');
});
afterAll(async () => {
  await source.close();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Every row of every table, whatever the order, as one figure a table. */
async function checkSums(pool: pg.Pool): Promise<Record<string, string>> {
  const client = await pool.connect();
  const sums: Record<string, string> = {};
  for (const table of await listTables(client)) {
    const name = quoteTableName(client, table);
    const { rows } = await client.query(
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${name} as t`,
    );
    sums[name] = rows[0].sum;
  }
  client.release();
  return sums;
}

/** The function files that a database has, with their checksums. */
async function listApplied(pool: pg.Pool) {
  return (await pool.query('select name, checksum from applied_functions order by name')).rows;
}

async function inEmptyPlace(use: (place: TestDatabase, mediaDir: string) => Promise<void>): Promise<void> {
  const place = await createTestDatabase('template0');
  const mediaDir = await mkdtemp(path.join(folder, 'restored-'));
  const connection = createConnection(place.url, () => undefined, 0);
  try {
    await use({ ...place, ...connection }, mediaDir);
  } finally {
    await connection.close();
    await place.close();
  }
}

describe('a backup taken while buyers ask for quotes', () => {
  it('has every request whole, as of one moment', async () => {
    const buyer = await signUpWithPhone(shop);
    const products = await someProducts(buyer.api, 3);
    const body = quoteRequestFor(products.map((product) => ({ product, quantity: 2 })));
    let isOver = false;
    let submitted = 0;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; !isOver; count += 1) {
        const headers = { 'idempotency-key': `${writer}-${count}` };
        await buyer.api.submitQuoteRequest({ body, headers });
        submitted += 1;
      }
    });
    while (submitted < 5) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = submitted;
    await writeBackup(source.pool, path.join(folder, 'media'), file);
    isOver = true;
    await Promise.all(writers);

    await inEmptyPlace(async (place, mediaDir) => {
      await restoreBackup(place.pool, mediaDir, file);
      const { rows } = await place.pool.query(`
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
  // Nobody works on its jobs, so that every row stays as it is.
  let atRest: TestDatabase;
  let source: Connection;
  beforeAll(async () => {
    atRest = await createTestDatabase();
    await atRest.pool.query("select graphile_worker.add_job('never')");
    source = createConnection(atRest.url, () => undefined, 0);
  });
  afterAll(async () => {
    await source.close();
    await atRest.close();
  });

  it('restored into an empty place makes every table and file the same, and a shop that works', async () => {
    const sums = await checkSums(source.pool);
    const { tables } = await writeBackup(source.pool, path.join(folder, 'media'), file);
    expect(Object.keys(sums)).toHaveLength(tables.length);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await inEmptyPlace(async (place, mediaDir) => {
      await restoreBackup(place.pool, mediaDir, file);
      expect(await checkSums(place.pool)).toEqual(sums);
      expect(await readFile(path.join(mediaDir, '2026/press.webp'), 'utf8')).toBe('a picture');

      const schema = await describeSchema(source.pool);
      expect(await describeSchema(place.pool)).toEqual(schema);
      expect(await listApplied(place.pool)).toEqual(await listApplied(source.pool));
      await migrate(place.pool);
      expect(await describeSchema(place.pool)).toEqual(schema);
      // Triggers are at work again, and sequences go on where they were.
      const { rows } = await place.pool.query(`
        insert into products (id, category_id, sub_category_id, title, description, images, image_alt,
          list_price_paise, discount_bps, gst_bps, brand, model, hsn)
        select 'new-one', category_id, id, 'Zyxglot press', '', '{}', '', 100000, 0, 1800, 'Zyx', 'Z1', '8462'
        from sub_categories limit 1
        returning listing_number > (select max(listing_number) from products) as "isNewest"`);
      expect(rows[0].isNewest).toBe(true);
      const found = await place.pool.query(`select from search_words where word = 'zyxglot'`);
      expect(found.rowCount).toBe(1);
    });
  });

  it('of an older version restores as it was, and the next start brings its functions up to date', async () => {
    const files = await readdir(new URL('../database/migrations/', import.meta.url));
    await inEmptyPlace(async (older) => {
      // Migration 014 replaced functions and marks, so this shop needs more than new definitions.
      await migrate(older.pool, files.filter((name) => name < '014').sort());
      await migrateJobQueue(older.pool);
      await older.pool.query(OLD_SHOP);
      const [sums, schema] = [await checkSums(older.pool), await describeSchema(older.pool)];
      const { tables } = await writeBackup(older.pool, path.join(folder, 'media'), file);
      expect(tables.map(({ name }) => name)).not.toContain('applied_functions');
      await inEmptyPlace(async (place, mediaDir) => {
        await restoreBackup(place.pool, mediaDir, file);
        expect(await checkSums(place.pool)).toEqual(sums);
        expect(await describeSchema(place.pool)).toEqual(schema);

        await migrate(place.pool);
        expect(await describeSchema(place.pool)).toEqual(await describeSchema(source.pool));
        expect(await listApplied(place.pool)).toEqual(await listApplied(source.pool));
        const query =
          "select from listings_matching(narrowed('drill',null,null,1,900000000,500,4,null,null,null), 100)";
        expect((await place.pool.query(query)).rowCount).toBe(50);
      });
    });
  });

  it('is refused where there is a shop already', async () => {
    await writeBackup(source.pool, path.join(folder, 'media'), file);
    const sums = await checkSums(source.pool);
    await expect(restoreBackup(source.pool, folder, file)).rejects.toThrow(/a shop in this place already/);
    expect(await checkSums(source.pool)).toEqual(sums);
  });

  it('that is damaged anywhere is refused, or does no harm', async () => {
    await writeBackup(source.pool, path.join(folder, 'media'), file);
    const whole = await readFile(file);
    const sums = await checkSums(source.pool);
    const damagedFile = path.join(folder, 'damaged.zip');
    let refused = 0;
    await inEmptyPlace(async (place, mediaDir) => {
      for (let round = 0; round < 60; round += 1) {
        const damaged = Buffer.from(whole);
        const at = Math.floor(((round + Math.random()) / 60) * whole.length);
        damaged[at] = (damaged[at] as number) ^ (1 << Math.floor(Math.random() * 8));
        await writeFile(damagedFile, damaged);
        const outcome = await restoreBackup(place.pool, mediaDir, damagedFile).catch((cause) => cause);
        if (outcome instanceof Error) {
          expect(outcome.message).toMatch(/is not a backup, or it is damaged .*Nothing was restored/s);
          refused += 1;
        } else {
          // The bit was in what only an unpacking program looks at, such as a file's time.
          expect(await checkSums(place.pool)).toEqual(sums);
          await place.pool.query('truncate products, accounts, quote_requests cascade');
        }
      }
    });
    expect(refused).toBeGreaterThan(50);
  });

  it('that was cut short is refused', async () => {
    await writeBackup(source.pool, path.join(folder, 'media'), file);
    await truncate(file, (await stat(file)).size - 100);
    await inEmptyPlace(async (place, mediaDir) => {
      await expect(restoreBackup(place.pool, mediaDir, file)).rejects.toThrow(/damaged/);
      expect(await checkSums(place.pool)).toEqual({});
    });
  });

  it('that cannot be written leaves nothing behind', async () => {
    const missing = path.join(folder, 'nowhere/shop.zip');
    await expect(writeBackup(source.pool, path.join(folder, 'media'), missing)).rejects.toThrow(/ENOENT/);
    const empty = await mkdtemp(path.join(folder, 'empty-'));
    await inEmptyPlace(async (place) => {
      const attempt = writeBackup(place.pool, folder, path.join(empty, 'shop.zip'));
      await expect(attempt).rejects.toThrow(/no shop in this database/);
    });
    expect(await readdir(empty)).toEqual([]);
  });
});

describe('moving the shop', () => {
  it('to another database carries every table, once the shop is closed', async () => {
    const open = await createTestDatabase();
    const mover = createConnection(open.url, () => undefined, 0);
    await open.pool.query("insert into search_synonyms (term, replacement) values ('moved', 'pump')");
    const sums = await checkSums(open.pool);
    await inEmptyPlace(async (place) => {
      await expect(moveShop(mover.pool, place.pool)).rejects.toThrow('The shop is open. Please stop it');
      await mover.pool.query(
        'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await moveShop(mover.pool, place.pool);
      expect(await checkSums(place.pool)).toEqual(sums);
    });
    await mover.close();
    await open.close();
  });
});
