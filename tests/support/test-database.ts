import { inject } from 'vitest';
import { type Connection, connect } from '#server/database/connect.ts';
import { newId } from '#server/database/new-id.ts';
import { databaseAt } from './global-setup.ts';

export type TestDatabase = Connection & { url: string };

/** A database of one's own, with the schema and the trial world; `close` removes it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = connect(inject('postgresUrl'), () => undefined);
  const name = `test_${newId().toLowerCase()}`;
  await server.pool.query(`create database ${name} template template_shop`);
  const url = databaseAt(inject('postgresUrl'), name);
  const connection = connect(url, () => undefined);
  return {
    ...connection,
    url,
    async close() {
      await connection.close();
      await server.pool.query(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}
