import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { createConnection } from '#server/platform/database/connection.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrateJobQueue } from '#server/platform/database/migrate-job-queue.ts';
import { describeRows, describeSchema } from '../support/describe-schema.ts';
import { iterations } from '../support/extended.ts';
import { startShopProgram } from '../support/program.ts';
import { startShop } from '../support/shop-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { databaseAt, getTestSuperuserUrl } from '../support/test-postgres.ts';

/** Of the statements that change the schema, every so manieth kills its connection; with time every single one. */
const EVERY = iterations(20, 1);

const FILES = (await readdir(new URL('../../server/platform/database/migrations/', import.meta.url))).sort();
const OLD_STEPS = FILES.slice(0, 3);

/** A shop of the time of the third migration, with something for every later one to carry over. */
const OLD_SHOP = `
  insert into categories values ('tools', 'Tools', '/media/tools.webp', 1);
  insert into sub_categories values ('drills', 'tools', 'Drills', '/media/drills.webp', 1);
  insert into products (id, category_id, sub_category_id, title, description, images, image_alt, list_price_paise,
    discount_bps, gst_bps, ratings, brand, model, hsn)
  select 'p' || number, 'tools', 'drills', 'Drill ' || number, 'Drills holes', '{}', 'A drill', 100000 * number,
    500, 1800, '{4,5}', 'Bohr', 'B-' || number, '8467' from generate_series(1, 50) as number;
  insert into accounts values ('asha', 'asha@buyer.test', 'Asha', 'hash', '9830012345');
  insert into sessions values (decode(repeat('ab', 32), 'hex'), 'asha', '2026-01-01', '2099-01-01');
  insert into quote_requests values ('request', 'asha', '2026-27', 1, 'Rao Works', 'Asha', 'asha@buyer.test',
    '9830012345', '', '{}', '{}');
  insert into orders values ('order', 'request', 'asha', 1, 'p1', '{}', 2, 95000, 0, 'Requested');
  insert into idempotency_keys values ('asha', 'kept', 'hash', '{"result":[{"order_invoice_id":"request"}]}'),
    ('asha', 'never answered', 'hash', null)`;

/**
 * From now on each statement that changes the schema, and each note of a finished migration, ends its own connection
 * the first time it is run: as a killed server would, inside the transaction. A sequence remembers it, because that is
 * not taken back with the transaction.
 */
const LAY_TRAPS = `
  create schema traps;
  create table traps.statements as select 0 as done;
  create sequence traps.last start ${EVERY};
  create function traps.spring() returns void language plpgsql as $$
  declare
    number integer;
  begin
    update traps.statements set done = done + 1 returning done into number;
    if number >= (select last_value from traps.last) then
      perform setval('traps.last', number + ${EVERY});
      perform pg_terminate_backend(pg_backend_pid());
    end if;
  end $$;
  create function traps.at_statement() returns event_trigger language plpgsql as $$
  begin
    -- Asked at every start, and changes nothing.
    if current_query() !~ '^create table if not exists migrations' then perform traps.spring(); end if;
  end $$;
  create function traps.at_end() returns trigger language plpgsql as $$
  begin perform traps.spring(); return null; end $$;
  create trigger trap after insert on migrations execute function traps.at_end()`;
/** Only a superuser may do this. */
const LAY_STATEMENT_TRAP =
  'create event trigger trap on ddl_command_end execute function traps.at_statement()';

async function runAsSuperuser(url: string, statement: string): Promise<void> {
  const { pool, close } = createConnection(
    databaseAt(getTestSuperuserUrl(), new URL(url).pathname.slice(1)),
    () => undefined,
  );
  await pool.query(statement);
  await close();
}

/** As the shop does it when it starts, with new connections. */
async function bringUpToDate(url: string): Promise<void> {
  const { pool, close } = createConnection(url, () => undefined, 0);
  await migrate(pool)
    .then(() => migrateJobQueue(pool))
    .finally(close);
}

/** A database that was brought to the older version without any trouble, as a shop that is now to be renewed. */
async function openOldShop(steps: readonly string[]): Promise<TestDatabase> {
  const database = await createTestDatabase('template0');
  await migrate(database.pool, steps);
  if (steps.length > 0) await database.pool.query(OLD_SHOP);
  return database;
}

describe.each([
  { what: 'an empty database', steps: [] },
  { what: 'an older shop', steps: OLD_STEPS },
])('migrating $what', ({ steps }) => {
  /** What an undisturbed migration leads to. */
  let schema: string[];
  let rows: string[];
  beforeAll(async () => {
    const undisturbed = await openOldShop(steps);
    await bringUpToDate(undisturbed.url);
    schema = await describeSchema(undisturbed.pool);
    rows = await describeRows(undisturbed.pool);
    await undisturbed.close();
  });

  it('reaches the same schema and rows when it is killed repeatedly', async () => {
    const killed = await openOldShop(steps);
    await killed.pool.query(LAY_TRAPS);
    await runAsSuperuser(killed.url, LAY_STATEMENT_TRAP);
    let kills = 0;
    while (
      await bringUpToDate(killed.url).then(
        () => false,
        (cause) =>
          /terminating connection|Connection terminated/.test(String(cause)) || Promise.reject(cause),
      )
    ) {
      kills += 1;
    }
    await runAsSuperuser(killed.url, 'drop event trigger trap; drop schema traps cascade');
    expect(kills).toBeGreaterThan(iterations(5, 100));
    expect(await describeSchema(killed.pool)).toEqual(schema);
    expect(await describeRows(killed.pool)).toEqual(rows);
    process.stdout.write(`${kills} kills\n`);
    await killed.close();
  });

  it('reaches the same schema and rows when three processes migrate at once', async () => {
    const together = await openOldShop(steps);
    await Promise.all(Array.from({ length: 3 }, () => bringUpToDate(together.url)));
    expect(await describeSchema(together.pool)).toEqual(schema);
    expect(await describeRows(together.pool)).toEqual(rows);
    await together.close();
  });
});

describe('npm start', () => {
  it('opens an older shop after a start that was killed during a migration', async () => {
    const [upToDate, killed] = await Promise.all([createTestDatabase(), openOldShop(OLD_STEPS)]);
    // Migration 007 has changed the sessions by the time it comes to this table.
    const reader = await killed.pool.connect();
    await reader.query('begin; lock table quote_requests in access share mode');
    const program = startShopProgram({ DATABASE_URL: killed.url });
    await expect.poll(() => isHeldUp(killed), { timeout: 30_000 }).toBe(true);
    program.child.kill('SIGKILL');
    await program.outcome;
    const restarted = startShop({ DATABASE_URL: killed.url });
    await reader.query('rollback');
    reader.release();
    const shop = await restarted;
    expect(await describeSchema(killed.pool)).toEqual(await describeSchema(upToDate.pool));
    expect((await shop.api().listProducts()).total).toBe(50);
    await shop.close();
    await Promise.all([upToDate.close(), killed.close()]);
  });

  it('refuses a database of a newer version and leaves it unchanged', async () => {
    const database = await createTestDatabase();
    await database.pool.query(`insert into migrations (name) values ('999-from-the-future.sql')`);
    const before = await describeSchema(database.pool);
    const { code, stderr, stdout } = await startShopProgram({ DATABASE_URL: database.url }).outcome;
    expect({ code, stderr, stdout }).toEqual({
      code: 1,
      stderr:
        'The database is newer than this program: it has the migration 999-from-the-future.sql. Please use the program that it was last used with, or a newer one.\n',
      stdout: '',
    });
    expect(await describeSchema(database.pool)).toEqual(before);
    await database.close();
  });
});

async function isHeldUp({ pool, url }: TestDatabase): Promise<boolean> {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock' and query like '%quote_requests%'`,
    [new URL(url).pathname.slice(1)],
  );
  return rows.length > 0;
}
