import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeRows, describeSchema } from '../../../tests/support/describe-schema.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { applyFunctions } from './apply-functions.ts';
import { assertMigrated, migrate } from './migrate.ts';
import * as schema from './schema.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('the migrations', () => {
  it('create exactly the tables and columns of schema.ts', async () => {
    const { rows } = await database.pool.query(
      `select table_name || '.' || column_name || (case is_nullable when 'NO' then ' not null' else '' end) as name
       from information_schema.columns
       where table_schema = 'public' and table_name not in ('migrations', 'applied_functions') and is_generated = 'NEVER'`,
    );
    const known = Object.values(schema)
      .filter((table) => is(table, PgTable))
      .flatMap((table) =>
        Object.values(getTableColumns(table))
          // Generated columns are never written, so the schema does not say whether they may be null.
          .filter((column) => column.generated === undefined)
          .map(
            (column) => `${getTableConfig(table).name}.${column.name}${column.notNull ? ' not null' : ''}`,
          ),
      );
    expect(known.sort()).toEqual(rows.map((row) => row.name).sort());
  });

  it('have no effect when run again, also concurrently', async () => {
    const describeAll = async () => [await describeSchema(database.pool), await describeRows(database.pool)];
    const before = await describeAll();
    await Promise.all([
      migrate(database.direct.pool),
      migrate(database.direct.pool),
      migrate(database.direct.pool),
    ]);
    expect(await describeAll()).toEqual(before);
  });

  it('reject a database that is newer than the program', async () => {
    await database.pool.query(`insert into migrations (name) values ('999-from-the-future.sql')`);
    await expect(migrate(database.direct.pool)).rejects.toThrow(
      /newer than this program.*999-from-the-future/,
    );
  });
});

const migrationFiles = (await readdir(new URL('migrations/', import.meta.url))).sort();
const functionFiles = (await readdir(new URL('functions/', import.meta.url))).sort();

describe('migrating added discounts to a finer unit', () => {
  it('keeps their values, also for nodes that read the former column', async () => {
    const older = await createTestDatabase('template0');
    await migrate(
      older.direct.pool,
      migrationFiles.filter((name) => name < '053'),
    );
    await older.pool.query(`
      insert into quote_requests (id, financial_year, running_number, customer, contact_name, email, phone, gstin,
        billing, shipping) values ('request', '2026-27', 1, '', '', '', '', '', '{}', '{}');
      insert into orders (id, quote_request_id, line_number, product_id, product, quantity,
        unit_price_incl_gst_paise, status, added_discount_bps)
      values ('plain', 'request', 1, '', '{}', 1, 0, 'Requested', 0),
        ('discounted', 'request', 2, '', '{}', 1, 0, 'Requested', 450);
      insert into order_discount_changes (order_id, added_discount_bps, changed_by) values ('discounted', 450, 'meera')`);
    await migrate(older.direct.pool);
    await older.pool.query(`
      insert into orders (id, quote_request_id, line_number, product_id, product, quantity,
        unit_price_incl_gst_paise, status) values ('new', 'request', 3, '', '{}', 1, 0, 'Requested')`);
    const { rows } = await older.pool.query(`
      select added_discount_micro_bps as micro, added_discount_bps as former from orders order by line_number`);
    expect(rows).toEqual([
      { micro: '0', former: 0 },
      { micro: '450000000', former: 450 },
      { micro: '0', former: 0 },
    ]);
    const history = await older.pool.query('select added_discount_micro_bps from order_discount_changes');
    expect(history.rows).toEqual([{ added_discount_micro_bps: '450000000' }]);
    await older.close();
  });
});

describe('migrating requests to conversations', () => {
  it('takes their states from the statuses of their orders, and keeps all quantities', async () => {
    const older = await createTestDatabase('template0');
    await migrate(
      older.direct.pool,
      migrationFiles.filter((name) => name < '095'),
    );
    const requests = {
      untouched: ['Requested', 'Requested'],
      'wishes alone': [],
      'partly rejected': ['Requested', 'Rejected'],
      'partly confirmed': ['Requested', 'Confirmed'],
      delivered: ['Delivered', 'Rejected'],
      rejected: ['Rejected', 'Rejected'],
      spam: ['Rejected'],
    };
    for (const [index, [id, statuses]] of Object.entries(requests).entries()) {
      await older.pool.query(
        `insert into quote_requests (id, financial_year, running_number, customer, contact_name, email, phone, gstin,
          billing, shipping) values ($1, '2026-27', $2, '', '', '', '', '', '{}', '{}')`,
        [id, index + 1],
      );
      for (const [line, status] of statuses.entries()) {
        await older.pool.query(
          `insert into orders (id, quote_request_id, line_number, product_id, product, quantity,
            unit_price_incl_gst_paise, status, is_spam) values ($1, $2, $3, 'p', '{}', 5, 0, $4, $2 = 'spam')`,
          [`${id} ${line}`, id, line + 1, status],
        );
        if (status === 'Requested') continue;
        await older.pool.query(
          `insert into order_status_changes (order_id, status, changed_by, changed_at)
          values ($1, $2, 'meera', '2026-10-01T05:00:00Z')`,
          [`${id} ${line}`, status],
        );
      }
    }
    await migrate(older.direct.pool);
    const { rows } = await older.pool.query(`
      select id, state, opened_at = created_at as is_opened, answered_at is not null as is_answered,
        decided_at is not null as is_decided
      from quote_requests order by running_number`);
    expect(rows.map((row) => [row.id, row.state, row.is_opened, row.is_answered, row.is_decided])).toEqual([
      ['untouched', 'open', true, false, false],
      ['wishes alone', 'open', true, false, false],
      ['partly rejected', 'open', true, true, false],
      ['partly confirmed', 'accepted', true, true, true],
      ['delivered', 'accepted', true, true, true],
      ['rejected', 'declined', true, true, true],
      ['spam', 'closed', true, true, true],
    ]);
    const quantities = await older.pool.query('select distinct quantity::float from orders');
    expect(quantities.rows).toEqual([{ quantity: 5 }]);
    await older.close();
  });
});

/** The shop's functions: name, definition, and the transaction that last wrote it. */
async function listFunctions({ pool }: TestDatabase) {
  const { rows } = await pool.query<{ name: string; definition: string; writtenBy: string }>(`
    select proname as name, pg_get_functiondef(oid) as definition, xmin::text as "writtenBy" from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by proname`);
  return rows;
}

async function listLedger({ pool }: TestDatabase) {
  return (await pool.query('select name, checksum, applied_at from applied_functions order by name')).rows;
}

async function listDefinitions(shop: TestDatabase) {
  return (await listFunctions(shop)).map(({ definition }) => definition);
}

const FOREIGN_MARK = `create or replace function mark(kind text, value text) returns text
  language sql immutable strict parallel safe return 'foreign'`;

describe('a program that only uses the database', () => {
  let shop: TestDatabase;
  beforeEach(async () => {
    shop = await createTestDatabase('template0');
  });
  afterEach(() => shop.close());

  it('refuses one without a shop, an older and a newer one, and changes nothing', async () => {
    const last = migrationFiles.at(-1) ?? '';
    const empty = await describeSchema(shop.pool);
    await expect(assertMigrated(shop.pool)).rejects.toThrow('There is no shop in this database yet.');
    expect(await describeSchema(shop.pool)).toEqual(empty);

    await migrate(shop.direct.pool, migrationFiles.slice(0, -1));
    const older = await describeSchema(shop.pool);
    await expect(assertMigrated(shop.pool)).rejects.toThrow(
      `The database is older than this program: it lacks ${last}. Please start the shop with this program`,
    );
    expect(await describeSchema(shop.pool)).toEqual(older);

    await migrate(shop.direct.pool);
    await assertMigrated(shop.pool);
    await shop.pool.query(`insert into migrations (name) values ('999-from-the-future.sql')`);
    await expect(assertMigrated(shop.pool)).rejects.toThrow(/newer than this program.*999-from-the-future/);
  });

  it('refuses one with older SQL functions', async () => {
    await migrate(shop.direct.pool);
    await shop.pool.query(`update applied_functions set checksum = '' where name = 'mark.sql'`);
    await expect(assertMigrated(shop.pool)).rejects.toThrow('it lacks the current SQL functions');
  });
});

describe('the function files', () => {
  let shop: TestDatabase;
  beforeEach(async () => {
    shop = await createTestDatabase();
  });
  afterEach(() => shop.close());

  it('define every function of the schema, each in a file of its name', async () => {
    const names = (await listFunctions(shop)).map(({ name }) => `${name}.sql`);
    expect(functionFiles).toEqual(names.sort());
    expect((await listLedger(shop)).map(({ name }) => name)).toEqual(functionFiles);
  });

  it('are not applied again while their checksums stay the same', async () => {
    await shop.pool.query(FOREIGN_MARK);
    const before = [await listFunctions(shop), await listLedger(shop)];
    await migrate(shop.direct.pool);
    expect([await listFunctions(shop), await listLedger(shop)]).toEqual(before);
  });

  it('are applied when their checksum has changed, and only those', async () => {
    const [definitions, ledger] = [await listDefinitions(shop), await listLedger(shop)];
    await shop.pool.query(FOREIGN_MARK);
    await shop.pool.query(
      `update applied_functions set checksum = 'of an older file' where name = 'mark.sql'`,
    );
    const before = await listFunctions(shop);
    await migrate(shop.direct.pool);
    expect(await listDefinitions(shop)).toEqual(definitions);
    const rewritten = (await listFunctions(shop)).filter(
      ({ writtenBy }, index) => writtenBy !== before[index]?.writtenBy,
    );
    expect(rewritten.map(({ name }) => name)).toEqual(['mark']);
    const withoutTime = (rows: { name: string; checksum: string }[]) =>
      rows.map(({ name, checksum }) => [name, checksum]);
    expect(withoutTime(await listLedger(shop))).toEqual(withoutTime(ledger));
  });

  it('are all applied after a migration, which may have replaced some of them', async () => {
    const older = await createTestDatabase('template0');
    await migrate(older.direct.pool, migrationFiles.slice(0, -1));
    await older.pool.query(FOREIGN_MARK);
    for (const { name, checksum } of await listLedger(shop)) {
      await older.pool.query('insert into applied_functions (name, checksum) values ($1, $2)', [
        name,
        checksum,
      ]);
    }
    await migrate(older.direct.pool);
    expect(await listDefinitions(older)).toEqual(await listDefinitions(shop));
    await older.close();
  });

  it('bring an older database up to date once it has all migrations', async () => {
    const definitions = await listDefinitions(shop);
    for (const level of [4, 10]) {
      const older = await createTestDatabase('template0');
      await migrate(older.direct.pool, migrationFiles.slice(0, level));
      expect(await listLedger(older)).toEqual([]);
      await migrate(older.direct.pool);
      expect(await listDefinitions(older)).toEqual(definitions);
      await older.close();
    }
  });

  it('forget a file that is gone', async () => {
    await shop.pool.query(`insert into applied_functions (name, checksum) values ('gone.sql', '')`);
    await shop.pool.query(`update applied_functions set checksum = '' where name = 'mark.sql'`);
    await migrate(shop.direct.pool);
    expect((await listLedger(shop)).map(({ name }) => name)).toEqual(functionFiles);
  });
});

describe('applyFunctions', () => {
  let folder: string;
  let shop: TestDatabase;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-functions-'));
    shop = await createTestDatabase();
  });
  afterEach(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  async function applyFiles(files: Record<string, string>): Promise<void> {
    for (const [name, sql] of Object.entries(files)) await writeFile(path.join(folder, name), sql);
    const client = await shop.pool.connect();
    await applyFunctions(client, pathToFileURL(`${folder}/`)).finally(() => client.release());
  }

  it('applies files in the order of their dependencies', async () => {
    const returning = (name: string, value: string) =>
      `create or replace function ${name}() returns integer language sql immutable return ${value}`;
    await applyFiles({
      'a.sql': returning('a', 'b() + 1'),
      'b.sql': returning('b', 'c() + 1'),
      'c.sql': returning('c', '1'),
    });
    expect((await shop.pool.query('select a()')).rows).toEqual([{ a: 3 }]);
  });

  it('changes nothing when one file fails, and names it', async () => {
    const before = [await listFunctions(shop), await listLedger(shop)];
    const good = `create or replace function good() returns integer language sql immutable return 1`;
    const bad = `create or replace function bad() returns integer language sql immutable return missing()`;
    const attempt = applyFiles({ 'good.sql': good, 'bad.sql': bad });
    await expect(attempt).rejects.toThrow(
      'The function file bad.sql failed: function missing() does not exist',
    );
    await expect(applyFiles({ 'bad.sql': 'create function' })).rejects.toThrow(
      /^The function file bad.sql failed: syntax error/,
    );
    expect([await listFunctions(shop), await listLedger(shop)]).toEqual(before);
  });
});
