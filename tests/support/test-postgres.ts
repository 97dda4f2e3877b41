import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConnection } from '#server/platform/database/connection.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrateJobQueue } from '#server/platform/database/migrate-job-queue.ts';
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { loadDemo } from '../../demo/load-demo.ts';

/** Holds the address of the PostgreSQL server of this test run. Both runners hand their environment on to their workers. */
const URL_VARIABLE = 'TEST_POSTGRES_URL';

/** What tests may lose when the machine crashes, and what makes creating and writing databases slow. */
const WITHOUT_DURABILITY = ['fsync', 'synchronous_commit', 'full_page_writes'];

/**
 * Starts a real PostgreSQL server with a database `template_shop` that holds the schema and the demo catalogue.
 * Does nothing if `npm test` has started one for both runners already.
 * @returns stops the server and removes its data.
 */
export async function startTestPostgres(): Promise<() => Promise<void>> {
  if (process.env[URL_VARIABLE]) return async () => undefined;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'udyog-haat-test-'));
  const postgres = await openEmbeddedPostgres(dataDir, (message) => process.stderr.write(`${message}\n`));
  const server = createConnection(postgres.url, () => undefined);
  for (const setting of WITHOUT_DURABILITY) await server.pool.query(`alter system set ${setting} = off`);
  await server.pool.query('select pg_reload_conf()');
  await server.pool.query('create database template_shop');
  await server.close();

  const template = createConnection(databaseAt(postgres.url, 'template_shop'), () => undefined);
  await migrate(template.pool);
  await migrateJobQueue(template.pool);
  await loadDemo(template.database);
  await template.close();

  process.env[URL_VARIABLE] = postgres.url;
  return async () => {
    delete process.env[URL_VARIABLE];
    await postgres.release();
    await rm(dataDir, { recursive: true, force: true });
  };
}

export function getTestPostgresUrl(): string {
  const url = process.env[URL_VARIABLE];
  if (!url) throw new Error(`No test database: ${URL_VARIABLE} is not set.`);
  return url;
}

export function databaseAt(postgresUrl: string, name: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}
