import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeRows, describeSchema } from '../../../tests/support/describe-schema.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('the migrations', () => {
  it('make exactly the tables and columns that the queries know', async () => {
    const { rows } = await database.pool.query(
      `select table_name || '.' || column_name || (case is_nullable when 'NO' then ' not null' else '' end) as name
       from information_schema.columns
       where table_schema = 'public' and table_name <> 'migrations' and is_generated = 'NEVER'`,
    );
    const known = Object.values(schema)
      .filter((table) => is(table, PgTable))
      .flatMap((table) =>
        Object.values(getTableColumns(table))
          // Generated columns are never written, so whether they may be null is no concern of the queries.
          .filter((column) => column.generated === undefined)
          .map(
            (column) => `${getTableConfig(table).name}.${column.name}${column.notNull ? ' not null' : ''}`,
          ),
      );
    expect(known.sort()).toEqual(rows.map((row) => row.name).sort());
  });

  it('run again without effect, also at the same time', async () => {
    const describeAll = async () => [await describeSchema(database.pool), await describeRows(database.pool)];
    const before = await describeAll();
    await Promise.all([migrate(database.pool), migrate(database.pool), migrate(database.pool)]);
    expect(await describeAll()).toEqual(before);
  });

  it('refuse a database that is newer than the program', async () => {
    await database.pool.query(`insert into migrations (name) values ('999-from-the-future.sql')`);
    await expect(migrate(database.pool)).rejects.toThrow(/newer than this program.*999-from-the-future/);
  });
});
