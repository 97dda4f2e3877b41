import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { MIGRATION_LOCK } from '#server/platform/database/migrate.ts';
import { assertSameRows } from './assert-same-rows.ts';
import type { Manifest } from './manifest.ts';
import { removeAbandonedFiles } from './remove-abandoned.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const FILE_NAME = /^udyog-haat-move-/;

/**
 * Copies everything from one database into another, empty one, and compares the rows; the files stay where they are. A
 * shop that is started meanwhile waits, because starting it needs the lock of migrations.
 * @param folder where the copy is written in between.
 * @throws Error when the shop is running, because concurrent changes would be lost, when rows differ, and in the cases
 * of restoreBackup.
 */
export async function moveShop(source: pg.Pool, target: pg.Pool, folder = tmpdir()): Promise<Manifest> {
  const lock = await source.connect();
  const file = path.join(folder, `udyog-haat-move-${randomUUID()}.zip`);
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await assertClosed(lock);
    await removeAbandonedFiles(folder, FILE_NAME);
    const none = `${file}.none`;
    const noFiles = { mediaDir: none, requestFilesDir: none };
    await writeBackup(source, noFiles, file);
    const manifest = await restoreBackup(target, noFiles, file, { keepsSessions: true });
    await assertSameRows(source, target);
    return manifest;
  } finally {
    await rm(file, { force: true });
    // Closing the connection gives the lock back.
    lock.release(true);
  }
}

async function assertClosed(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ connections: number }>(`
    select count(distinct client_port)::integer as connections from pg_stat_activity
    where datname = current_database() and application_name like 'udyoghaat%'
      and backend_type = 'client backend' and pid <> pg_backend_pid()`);
  if (rows[0]?.connections) throw new Error('The shop is open. Please stop it, so that no changes are lost.');
}
