import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { readPostmaster } from './postgres-cluster.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'udyog-haat-postgres-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Above every number that Linux gives a process. */
const DEAD = 2 ** 22 + 1;

const open = () => openEmbeddedPostgres(dataDir, () => undefined);
const running = () => readPostmaster(path.join(dataDir, 'postgres'));

async function ask(url: string): Promise<unknown> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('select 1 as one');
  await client.end();
  return rows;
}

describe('the embedded PostgreSQL', () => {
  it('is shared by all who open one data directory, also at the same moment, and stops with the last', async () => {
    const members = await Promise.all([open(), open(), open()]);
    expect(new Set(members.map((member) => member.url)).size).toBe(1);
    for (const member of members) {
      expect(await ask(member.url)).toEqual([{ one: 1 }]);
      await member.release();
    }
    expect(await running()).toBeUndefined();
  });

  it('is shared by one who comes while another still makes it', async () => {
    const first = open();
    await vi.waitFor(async () =>
      expect(await readdir(dataDir)).toContainEqual(expect.stringMatching(/making/)),
    );
    const members = await Promise.all([first, open()]);
    for (const member of members) await member.release();
    expect(new Set(members.map((member) => member.url)).size).toBe(1);
  });

  it('is made beside what others are making, and without what they left when they were killed', async () => {
    const [others, left] = [process.ppid, DEAD].map((pid) =>
      path.join(dataDir, `postgres-in-making-${pid}-x`),
    );
    for (const build of [others, left]) await mkdir(build ?? '');
    await (await open()).release();
    expect(await readdir(dataDir)).toContain(path.basename(others ?? ''));
    expect(await readdir(dataDir)).not.toContain(path.basename(left ?? ''));
  });

  it('keeps its password where only its owner can read it', async () => {
    const postgres = await open();
    const { mode } = await stat(path.join(dataDir, 'postgres-password'));
    expect(mode & 0o777).toBe(0o600);
    await expect(ask(postgres.url.replace(/:[^:@]+@/, ':wrong@'))).rejects.toThrow(/password/);
    await postgres.release();
  });

  it('starts though a killed server left its pid file, and that number is another program’s now', async () => {
    const first = await open();
    await first.release();
    const stale = [process.pid, path.join(dataDir, 'postgres'), 0, 5432, '', '127.0.0.1', '', 'ready'].join(
      '\n',
    );
    await writeFile(path.join(dataDir, 'postgres/postmaster.pid'), stale);
    const again = await open();
    expect(await ask(again.url)).toEqual([{ one: 1 }]);
    await again.release();
  });
});
