import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createConnection } from '#server/platform/database/connection.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrateJobQueue } from '#server/platform/database/migrate-job-queue.ts';
import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { fetchFormerPrograms } from '#server/platform/embedded-postgres/fetch-former-programs.ts';
import { getClusterPaths, openCluster } from '#server/platform/embedded-postgres/postgres-cluster.ts';
import {
  findPrograms,
  type Programs,
  toUnprivilegedCommand,
} from '#server/platform/embedded-postgres/postgres-programs.ts';
import { SHOP_ROLE } from '#server/platform/embedded-postgres/shop-role.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import { findPgBouncer, type PgBouncer, startPgBouncer } from './pgbouncer.ts';

/**
 * Hold the addresses of the PostgreSQL server of this test run, for the shop's role and for the superuser. Both runners
 * hand their environment on to their workers.
 */
const URL_VARIABLE = 'TEST_POSTGRES_URL';
const SUPERUSER_URL_VARIABLE = 'TEST_POSTGRES_SUPERUSER_URL';
/** The same server through PgBouncer, in a run with TEST_POOLER=on. */
const POOLER_URL_VARIABLE = 'TEST_POOLER_URL';

/** The data directory of a shop with the demo catalogue, from which tests copy their own. */
const PREPARED_VARIABLE = 'TEST_PREPARED_DATA';

const SETTINGS = `
# What tests may lose when the machine crashes, and what makes creating and writing databases slow.
fsync = off
synchronous_commit = off
full_page_writes = off
# Many shops with pools of their own share this server.
max_connections = 400
`;

/**
 * Starts a real PostgreSQL server with a database `template_shop` that holds the schema and the demo catalogue.
 * Does nothing if `npm test` has started one for both runners already. With TEST_POSTGRES=17 it is of that version, and
 * with TEST_POOLER=on the databases of tests are used through PgBouncer.
 * @returns stops the server and removes its data.
 */
export async function startTestPostgres(): Promise<() => Promise<void>> {
  if (process.env[URL_VARIABLE]) return async () => undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-test-'));
  const [prepared, dataDir] = [path.join(folder, 'prepared'), path.join(folder, 'data')];
  const { TEST_POSTGRES: major } = process.env;
  // As root, the programs run as somebody else, who must reach them.
  if (major) await chmod(folder, 0o755);
  const programs = major ? await fetchFormerPrograms(major, folder) : await findPrograms();
  const open = (directory: string) =>
    openEmbeddedPostgres(directory, (message) => process.stderr.write(`${message}\n`), programs);

  await openCluster(prepared, programs);
  const settingsFile = path.join(prepared, 'postgres/postgresql.conf');
  const ownSettings = await readFile(settingsFile);
  await appendFile(settingsFile, SETTINGS);
  await fillShop(await open(prepared));
  await copyDirectory(prepared, dataDir);
  await writeFile(settingsFile, ownSettings);
  await createTemplate(dataDir, programs);

  const postgres = await open(dataDir);
  const superuser = createConnection(postgres.superuserUrl, () => undefined);
  // The tests work as the shop's role, except that they choose the loser of a deadlock.
  await superuser.pool.query(`grant set on parameter deadlock_timeout to ${SHOP_ROLE}`);
  await superuser.close();

  process.env[URL_VARIABLE] = postgres.url;
  process.env[SUPERUSER_URL_VARIABLE] = postgres.superuserUrl;
  // A shop with a PostgreSQL of its own has the current version.
  if (!major) process.env[PREPARED_VARIABLE] = prepared;
  const pooler = process.env.TEST_POOLER === 'on' ? await startPooler(postgres) : undefined;
  if (pooler) process.env[POOLER_URL_VARIABLE] = pooler.url;
  return async () => {
    for (const name of [URL_VARIABLE, SUPERUSER_URL_VARIABLE, PREPARED_VARIABLE, POOLER_URL_VARIABLE])
      delete process.env[name];
    await pooler?.close();
    await postgres.release();
    await rm(folder, { recursive: true, force: true });
  };
}

async function startPooler({ url, superuserUrl }: EmbeddedPostgres): Promise<PgBouncer> {
  const program = await findPgBouncer();
  if (!program) throw new Error('TEST_POOLER=on needs PgBouncer: apt-get install pgbouncer');
  return startPgBouncer(program, url, superuserUrl);
}

/** Puts the schema and the demo catalogue into the shop's own database, and stops the server. */
async function fillShop({ url, release }: EmbeddedPostgres): Promise<void> {
  const { pool, close } = createConnection(url, () => undefined);
  await migrate(pool);
  await migrateJobQueue(pool);
  await loadDemo(url);
  await close();
  await release();
}

/** While the server runs, the shop's own database is always in use, and none in use can be copied. */
async function createTemplate(dataDir: string, { postgres }: Programs): Promise<void> {
  const parameters = ['--single', '-D', getClusterPaths(dataDir).directory, 'template1'];
  const single = execFile(...toUnprivilegedCommand(postgres, parameters));
  single.stdin?.end(`create database template_shop owner ${SHOP_ROLE} template postgres\n`);
  const [exitCode] = await once(single, 'exit');
  if (exitCode !== 0) throw new Error('The template of the test databases could not be created.');
}

/** With owners and rights, because PostgreSQL insists on its own. */
async function copyDirectory(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}

/**
 * Puts a shop that was opened and stopped before into a data directory. Outside a test run, and in one with an older
 * PostgreSQL, none is prepared: only its database is created.
 */
export async function copyPreparedShop(dataDir: string): Promise<void> {
  const prepared = process.env[PREPARED_VARIABLE];
  if (prepared) await copyDirectory(prepared, dataDir);
  else await openCluster(dataDir);
}

export function getTestPostgresUrl(): string {
  return readVariable(URL_VARIABLE);
}

/** Undefined unless tests use their databases through PgBouncer. */
export function getTestPoolerUrl(): string | undefined {
  return process.env[POOLER_URL_VARIABLE];
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
