import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { CAN_MOUNT, makeReadOnly, unmount } from '../support/mounts.ts';
import { startShopProgram } from '../support/program.ts';
import { openTestShop } from '../support/test-shop.ts';

// The modes of a folder do not bind root, and only root may mount it read-only.
describe.skipIf(!CAN_MOUNT)('read-only data directory', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'udyog-haat-read-only-'));
  });
  afterEach(async () => {
    unmount(dataDir);
    await rm(dataDir, { recursive: true });
  });

  const expectRefusal = async () =>
    expect(await startShopProgram({ DATA_DIR: dataDir }).outcome).toEqual({
      code: 1,
      stdout: '',
      stderr: `The data directory ${dataDir} cannot be written to (EROFS). Please make it writable, or set DATA_DIR to another place.\n`,
    });

  it('reports a read-only directory when a new shop starts', async () => {
    makeReadOnly(dataDir);
    await expectRefusal();
  });

  it('reports a read-only directory when an existing shop starts', async () => {
    const postgres = await openEmbeddedPostgres(dataDir, () => undefined);
    await postgres.release();
    makeReadOnly(dataDir);
    await expectRefusal();
  });
});

describe('read-only database', () => {
  it('answers writes with 503 and goes on reading', async () => {
    const shop = await openTestShop();
    const name = new URL(shop.databaseUrl).pathname.slice(1);
    await shop.stopJobs();
    await shop.database.execute(`alter database ${name} set default_transaction_read_only = on`);
    await shop.database.execute(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${name}' and usename = current_user and pid <> pg_backend_pid()`);
    await shop.database.execute('set default_transaction_read_only = on');
    const body = { fname: 'Asha', lname: 'Rao', phone: '9830012345', comment: 'Do you deliver to Pune?' };
    await expect(shop.api().sendContactMessage({ body })).rejects.toMatchObject({ status: 503 });
    // Connections that were cut are noticed when they are used.
    await expect.poll(async () => (await shop.api().listProducts()).total).toBe(252);
    await shop.close();
  });
});
