import { inject } from 'vitest';
import { type Connection, createConnection } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { databaseAt } from './global-setup.ts';

export type TestDatabase = Connection;

/** A database of one's own, with the schema and the trial world, or with nothing at all; `close` removes it. */
export async function createTestDatabase(
  template: 'template_shop' | 'template0' = 'template_shop',
): Promise<TestDatabase> {
  // Making and removing a database takes longer than any request may, on a busy machine.
  const server = createConnection(inject('postgresUrl'), () => undefined, 0);
  const name = `test_${newId().toLowerCase()}`;
  await server.pool.query(`create database ${name} template ${template}`);
  const url = databaseAt(inject('postgresUrl'), name);
  const connection = createConnection(url, () => undefined);
  return {
    ...connection,
    async close() {
      await connection.close();
      await server.pool.query(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}
