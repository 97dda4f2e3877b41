import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { prepareQueryOnce, prepareStatement } from './prepared-statement.ts';
import { categories } from './schema.ts';

let connection: TestDatabase;
beforeAll(async () => {
  connection = await createTestDatabase();
});
afterAll(() => connection.close());

describe('prepareStatement', () => {
  const listByPosition = prepareStatement<{ name: string }>(
    sql`select name from categories where position >= ${sql.placeholder('least')} and position <= ${sql.placeholder('most')}`,
  );

  it('takes its values by name', async () => {
    expect(await listByPosition(connection.database, { most: 2, least: 2 })).toHaveLength(1);
    expect(await listByPosition(connection.database, { least: 2, most: 4 })).toHaveLength(3);
  });

  it('is prepared once per connection and never planned for its values', async () => {
    const beyond = prepareStatement(sql`select from categories where position > ${sql.placeholder('least')}`);
    // One call after the other: the pool gives each the same connection. By default PostgreSQL plans the first five for
    // their values.
    for (let least = 0; least < 7; least += 1) await beyond(connection.direct.database, { least });
    const { rows } = await connection.direct.pool.query(
      `select generic_plans::int, custom_plans::int from pg_prepared_statements where statement like '%position >%' and statement not like '%>=%'`,
    );
    expect(rows).toEqual([{ generic_plans: 7, custom_plans: 0 }]);
  });
});

describe('prepareQueryOnce', () => {
  it('builds a statement once per database', async () => {
    let buildCount = 0;
    const listCategories = prepareQueryOnce((database) => {
      buildCount += 1;
      return database.select().from(categories).prepare('all-categories');
    });
    expect(await listCategories(connection.database).execute()).toHaveLength(12);
    expect(await listCategories(connection.database).execute()).toHaveLength(12);
    expect(buildCount).toBe(1);
  });
});
