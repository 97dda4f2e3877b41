import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from '#server/platform/database/connection.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrateJobQueue } from '#server/platform/database/migrate-job-queue.ts';
import { copyPreparedShop } from '../../../tests/support/test-postgres.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { getClusterPaths } from './postgres-cluster.ts';
import { isClusterInUse, readPostmaster } from './postmaster.ts';
import { SHOP_ROLE } from './shop-role.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'udyog-haat-postgres-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Above the largest process id of Linux. */
const UNUSED_PID = 2 ** 22 + 1;

const open = () => openEmbeddedPostgres(dataDir, () => undefined);
const findPostmaster = () => readPostmaster(getClusterPaths(dataDir));

async function selectOne(url: string): Promise<unknown> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('select 1 as one');
  await client.end();
  return rows;
}

describe('the embedded PostgreSQL', () => {
  it('is shared by all that open one data directory, also concurrently, and stops with the last', async () => {
    const members = await Promise.all([open(), open(), open()]);
    expect(new Set(members.map((member) => member.url)).size).toBe(1);
    for (const member of members) {
      expect(await selectOne(member.url)).toEqual([{ one: 1 }]);
      await member.release();
    }
    expect(await findPostmaster()).toBeUndefined();
  });

  it('is shared when it is opened while another is still creating it', async () => {
    const first = open();
    await vi.waitFor(async () =>
      expect(await readdir(dataDir)).toContainEqual(expect.stringMatching(/making/)),
    );
    const members = await Promise.all([first, open()]);
    for (const member of members) await member.release();
    expect(new Set(members.map((member) => member.url)).size).toBe(1);
  });

  it('is created beside clusters that others are creating, and removes those of killed processes', async () => {
    const [active, abandoned] = [process.ppid, UNUSED_PID].map((pid) =>
      path.join(dataDir, `postgres-in-making-${pid}-x`),
    );
    for (const build of [active, abandoned]) await mkdir(build ?? '');
    await (await open()).release();
    expect(await readdir(dataDir)).toContain(path.basename(active ?? ''));
    expect(await readdir(dataDir)).not.toContain(path.basename(abandoned ?? ''));
  });

  it('stores its password in a file that only its owner can read', async () => {
    const postgres = await open();
    const { mode } = await stat(path.join(dataDir, 'postgres-password'));
    expect(mode & 0o777).toBe(0o600);
    await expect(selectOne(postgres.url.replace(/:[^:@]+@/, ':wrong@'))).rejects.toThrow(/password/);
    await postgres.release();
  });

  it('gives the shop a role that owns its tables, also those of an earlier version, and nothing more', async () => {
    const postgres = await open();
    const superuser = createConnection(postgres.superuserUrl, () => undefined);
    // An earlier version created everything as superuser.
    await superuser.pool.query(`
      alter schema public owner to pg_database_owner; drop owned by ${SHOP_ROLE}; drop role ${SHOP_ROLE}`);
    await migrate(superuser.pool);
    await migrateJobQueue(superuser.pool);
    await superuser.close();
    await postgres.release();

    const reopened = await open();
    const shop = createConnection(reopened.url, () => undefined);
    const { rows } = await shop.pool.query(`
      select count(*)::integer as objects, count(*) filter (where owner = current_user::regrole)::integer as own from (
        select relowner as owner from pg_class where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
        union all select proowner from pg_proc join pg_namespace on pronamespace = pg_namespace.oid
        where nspname in ('public', 'graphile_worker')
          and pg_proc.oid not in (select objid from pg_depend where deptype = 'e'))`);
    expect(rows[0].own).toBe(rows[0].objects);
    expect(rows[0].objects).toBeGreaterThan(50);
    await migrate(shop.pool);
    for (const forbidden of [
      "copy products from program 'true'",
      "select pg_read_file('postgresql.conf')",
      'alter system set fsync = off',
      'create role other',
    ])
      await expect(shop.pool.query(forbidden)).rejects.toThrow(/permission denied/);
    await shop.close();
    await reopened.release();
  });

  it('does not wait for a server that is killed while it shuts down', async () => {
    await copyPreparedShop(dataDir);
    const postgres = await open();
    const pid = (await findPostmaster())?.pid ?? Number.NaN;
    // A stopped process cannot remove its pid file; its backends still answer.
    process.kill(pid, 'SIGSTOP');
    const released = postgres.release();
    await sleep(500);
    process.kill(pid, 'SIGKILL');
    await released;
  }, 60_000);

  it('starts despite the pid file of a killed server whose pid now belongs to another program or server', async () => {
    const otherDir = path.join(dataDir, 'other');
    await copyPreparedShop(dataDir);
    const otherServer = await openEmbeddedPostgres(otherDir, () => undefined);
    const other = await readPostmaster(getClusterPaths(otherDir));
    for (const { pid, port } of [{ pid: process.pid, port: 5432 }, other ?? expect.unreachable()]) {
      const stale = [pid, path.join(dataDir, 'postgres'), 0, port, '', '127.0.0.1', '', 'ready'].join('\n');
      await writeFile(path.join(dataDir, 'postgres/postmaster.pid'), stale);
      const second = await open();
      expect(await selectOne(second.url)).toEqual([{ one: 1 }]);
      await second.release();
    }
    expect(await selectOne(otherServer.url)).toEqual([{ one: 1 }]);
    await otherServer.release();
  });

  it('names the password file when it is missing or wrong, and leaves no server behind', async () => {
    await copyPreparedShop(dataDir);
    const passwordFile = path.join(dataDir, 'postgres-password');
    await writeFile(passwordFile, 'wrong\n');
    await expect(open()).rejects.toThrow(`${passwordFile} is not the password`);
    expect(await isClusterInUse(getClusterPaths(dataDir))).toBe(false);
    await rm(passwordFile);
    await expect(open()).rejects.toThrow(
      `${passwordFile}, the password of the database beside it, is missing`,
    );
    expect(await isClusterInUse(getClusterPaths(dataDir))).toBe(false);
  });

  it('says in one sentence what to do about a database of another major version of PostgreSQL', async () => {
    await copyPreparedShop(dataDir);
    await writeFile(path.join(dataDir, 'postgres/PG_VERSION'), '17\n');
    await expect(open()).rejects.toThrow(
      /^The database in \S+ was created by PostgreSQL 17, and this version of the shop has PostgreSQL 18: carry it over with “npm run upgrade-database”\.$/,
    );
    await writeFile(path.join(dataDir, 'postgres/PG_VERSION'), '99\n');
    await expect(open()).rejects.toThrow('please use the version of the shop that you used last');
  });

  it('creates no empty database beside one whose upgrade was interrupted', async () => {
    await mkdir(path.join(dataDir, 'postgres-upgraded'));
    await expect(open()).rejects.toThrow('was interrupted: finish it with “npm run upgrade-database”');
    expect(await readdir(dataDir)).toEqual(['postgres-upgraded']);
  });
});
