import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { readPostmaster } from './postgres-cluster.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'udyog-haat-postgres-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Above the largest process id of Linux. */
const UNUSED_PID = 2 ** 22 + 1;

const open = () => openEmbeddedPostgres(dataDir, () => undefined);
const findPostmaster = () => readPostmaster(path.join(dataDir, 'postgres'));

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

  it('does not wait for a server that is killed while it shuts down', async () => {
    const postgres = await open();
    const pid = (await findPostmaster())?.pid ?? Number.NaN;
    // A stopped process cannot remove its pid file; its backends still answer.
    process.kill(pid, 'SIGSTOP');
    const released = postgres.release();
    await sleep(500);
    process.kill(pid, 'SIGKILL');
    await released;
  }, 60_000);

  it('starts despite the pid file of a killed server whose pid now belongs to another program', async () => {
    const first = await open();
    await first.release();
    const stale = [process.pid, path.join(dataDir, 'postgres'), 0, 5432, '', '127.0.0.1', '', 'ready'].join(
      '\n',
    );
    await writeFile(path.join(dataDir, 'postgres/postmaster.pid'), stale);
    const second = await open();
    expect(await selectOne(second.url)).toEqual([{ one: 1 }]);
    await second.release();
  });
});
