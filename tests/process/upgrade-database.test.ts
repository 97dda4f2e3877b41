import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConnection } from '#server/platform/database/connection.ts';
import { OPEN_SHOP_NAME } from '#server/platform/database/find-open-shop.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrateJobQueue } from '#server/platform/database/migrate-job-queue.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { fetchFormerPrograms } from '#server/platform/embedded-postgres/fetch-former-programs.ts';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';
import type { Programs } from '#server/platform/embedded-postgres/postgres-programs.ts';
import { removeCluster } from '#server/platform/embedded-postgres/remove-cluster.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import { EXTENDED } from '../support/extended.ts';
import { runNpmScript, startNpmScript } from '../support/operator-process.ts';
import { startShopProgram } from '../support/program.ts';
import { startShop } from '../support/shop-process.ts';

let folder: string;
/** A data directory that a shop with PostgreSQL 17 has left. */
let former: string;
let programs: Programs;
let formerCounts: Record<string, number>;
const ignore = () => undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-upgrade-'));
  // As root, the programs run as somebody else, who must reach them.
  await chmod(folder, 0o755);
  programs = await fetchFormerPrograms('17', folder);
  former = path.join(folder, 'former');
  const { url, release } = await openEmbeddedPostgres(former, ignore, programs);
  const { pool, close } = createConnection(url, ignore, 0);
  await migrate(pool);
  await migrateJobQueue(pool);
  await loadDemo(url);
  // A worker that was killed has left a job locked.
  await pool.query(`select graphile_worker.add_job('never')`);
  await pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed'`);
  formerCounts = await countRows(pool);
  await close();
  await release();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function countRows(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') and tablename not in ('migrations', 'known_crontabs') order by 1`);
  const counts = rows.map(async ({ name }) => {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::integer as count from ${name}`);
    return [name, rows[0]?.count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** With owners and rights, because PostgreSQL insists on its own. */
async function copyFormer(): Promise<string> {
  const dataDir = path.join(folder, `data-${newId()}`);
  await promisify(execFile)('cp', ['-a', former, dataDir]);
  return dataDir;
}

/** So that npm is not asked each time. */
async function copyFormerWithPrograms(): Promise<string> {
  const dataDir = await copyFormer();
  const target = path.join(dataDir, 'postgres-upgrade/programs-17');
  await cp(path.join(folder, 'programs-17'), target, { recursive: true, verbatimSymlinks: true });
  return dataDir;
}

const upgrade = (dataDir: string) => runNpmScript({ DATA_DIR: dataDir }, 'upgrade-database');
const readVersion = async (directory: string) =>
  (await readFile(path.join(directory, 'PG_VERSION'), 'utf8')).trim();

async function expectUpgraded(dataDir: string): Promise<void> {
  expect(await readVersion(path.join(dataDir, 'postgres'))).toBe('18');
  const names = await readdir(dataDir);
  expect(names).not.toContain('postgres-upgrade');
  expect(names).not.toContain('postgres-upgraded');
  const kept = names.filter((name) => name.startsWith('postgres-17-'));
  expect(kept).toHaveLength(1);
  expect(await readVersion(path.join(dataDir, kept[0] ?? ''))).toBe('17');
  const { url, release } = await openEmbeddedPostgres(dataDir, ignore);
  const { pool, close } = createConnection(url, ignore, 0);
  expect(await countRows(pool)).toEqual(formerCounts);
  await close();
  await release();
}

describe.runIf(EXTENDED)('npm run upgrade-database', () => {
  it('carries a shop over from PostgreSQL 17, which it names before, and keeps the former database', async () => {
    const dataDir = await copyFormer();
    const { code, stderr } = await startShopProgram({ DATA_DIR: dataDir, PORT: String(await findFreePort()) })
      .outcome;
    expect(code).toBe(1);
    expect(stderr).toMatch(/created by PostgreSQL 17.*: carry it over with “npm run upgrade-database”\.\n$/);

    const { stdout } = await upgrade(dataDir);
    const rows = Object.values(formerCounts).reduce((sum, count) => sum + count, 0);
    expect(stdout).toMatch(/^PostgreSQL 18 has all \d+ rows of \d+ tables, compared one by one\./);
    expect(Number(/all (\d+) rows/.exec(stdout)?.[1])).toBeGreaterThan(rows / 2);
    await expectUpgraded(dataDir);
    expect((await upgrade(dataDir)).stdout).toContain('has the current version of PostgreSQL already');

    const shop = await startShop({}, (shopDataDir) =>
      promisify(execFile)('cp', ['-a', `${dataDir}/.`, shopDataDir]).then(ignore),
    );
    try {
      expect((await shop.api().listProducts({ query: { limit: '1' } })).products).toHaveLength(1);
    } finally {
      await shop.close();
    }
  });

  it.each([
    ['the new database is being created', 'postgres-upgrade/new/postgres.log'],
    ['the rows are being copied', /^udyog-haat-move-.*\.zip/],
    ['the new database is complete', 'postgres-upgraded'],
    ['the former database has its other name', /^postgres-17-/],
  ])('can be run again after it was killed when %s', async (_, sign) => {
    const dataDir = await copyFormerWithPrograms();
    const hasSign = async () => {
      if (typeof sign === 'string') return existsSync(path.join(dataDir, sign));
      const folders = [dataDir, path.join(dataDir, 'postgres-upgrade')];
      const names = await Promise.all(folders.map((name) => readdir(name).catch(() => [])));
      return names.flat().some((name) => sign.test(name));
    };
    const { child, outcome } = startNpmScript({ DATA_DIR: dataDir }, 'upgrade-database');
    while (child.exitCode === null && !(await hasSign())) await sleep(1);
    child.kill('SIGKILL');
    await outcome;
    const { code } = await upgrade(dataDir);
    expect(code).toBe(0);
    await expectUpgraded(dataDir);
  });

  it('finishes when it was killed between its last two steps, and no shop opens in between', async () => {
    const dataDir = await copyFormerWithPrograms();
    await upgrade(dataDir);
    await rename(path.join(dataDir, 'postgres'), path.join(dataDir, 'postgres-upgraded'));
    const { stderr } = await startShopProgram({ DATA_DIR: dataDir, PORT: String(await findFreePort()) })
      .outcome;
    expect(stderr).toContain('was interrupted: finish it with “npm run upgrade-database”');
    expect((await upgrade(dataDir)).stdout).toContain(
      'The interrupted upgrade to PostgreSQL 18 is complete.',
    );
    await expectUpgraded(dataDir);
  });

  it('leaves the database as it is while a shop is open, or when there is no upgrade', async () => {
    const dataDir = await copyFormerWithPrograms();
    const { url, release } = await openEmbeddedPostgres(dataDir, ignore, programs);
    const shop = new pg.Client({ connectionString: url, application_name: `${OPEN_SHOP_NAME}trial` });
    await shop.connect();
    expect(await upgrade(dataDir)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The shop is open. Please stop it'),
    });
    await shop.end();
    await release();
    expect(await readVersion(path.join(dataDir, 'postgres'))).toBe('17');
    await removeCluster(dataDir);
    expect(await upgrade(dataDir)).toMatchObject({
      code: 1,
      stderr: `There is no database in ${dataDir}.\n`,
    });
  });
});
