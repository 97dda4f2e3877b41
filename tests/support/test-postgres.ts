import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConnection } from '#server/platform/database/connection.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrateJobQueue } from '#server/platform/database/migrate-job-queue.ts';
import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { SHOP_ROLE } from '#server/platform/embedded-postgres/shop-role.ts';
import { loadDemo } from '../../demo/load-demo.ts';

/**
 * Hold the addresses of the PostgreSQL server of this test run, for the shop's role and for the superuser. Both runners
 * hand their environment on to their workers.
 */
const URL_VARIABLE = 'TEST_POSTGRES_URL';
const SUPERUSER_URL_VARIABLE = 'TEST_POSTGRES_SUPERUSER_URL';

const SETTINGS = {
  // What tests may lose when the machine crashes, and what makes creating and writing databases slow.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Many shops with pools of their own share this server.
  max_connections: '400',
};

/**
 * Starts a real PostgreSQL server with a database `template_shop` that holds the schema and the demo catalogue.
 * Does nothing if `npm test` has started one for both runners already.
 * @returns stops the server and removes its data.
 */
export async function startTestPostgres(): Promise<() => Promise<void>> {
  if (process.env[URL_VARIABLE]) return async () => undefined;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'udyog-haat-test-'));
  const open = () => openEmbeddedPostgres(dataDir, (message) => process.stderr.write(`${message}\n`));
  await writeSettings(await open());
  const postgres = await open();
  const superuser = createConnection(postgres.superuserUrl, () => undefined);
  // The tests work as the shop's role, except that they choose the loser of a deadlock.
  await superuser.pool.query(`grant set on parameter deadlock_timeout to ${SHOP_ROLE}`);
  await superuser.pool.query(`create database template_shop owner ${SHOP_ROLE}`);
  await superuser.close();

  const template = createConnection(databaseAt(postgres.url, 'template_shop'), () => undefined);
  await migrate(template.pool);
  await migrateJobQueue(template.pool);
  await loadDemo(template.database);
  await template.close();

  process.env[URL_VARIABLE] = postgres.url;
  process.env[SUPERUSER_URL_VARIABLE] = postgres.superuserUrl;
  return async () => {
    delete process.env[URL_VARIABLE];
    delete process.env[SUPERUSER_URL_VARIABLE];
    await postgres.release();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Some settings count from a server's start on, so this stops it. */
async function writeSettings({ superuserUrl, release }: EmbeddedPostgres): Promise<void> {
  const { pool, close } = createConnection(superuserUrl, () => undefined);
  for (const [name, value] of Object.entries(SETTINGS))
    await pool.query(`alter system set ${name} = ${value}`);
  await close();
  await release();
}

export function getTestPostgresUrl(): string {
  return readVariable(URL_VARIABLE);
}

export function getTestSuperuserUrl(): string {
  return readVariable(SUPERUSER_URL_VARIABLE);
}

function readVariable(name: string): string {
  const url = process.env[name];
  if (!url) throw new Error(`No test database: ${name} is not set.`);
  return url;
}

export function databaseAt(postgresUrl: string, name: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}
