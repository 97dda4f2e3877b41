import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Copies everything from one database into another, empty one; the operator's files stay where they are.
 * @throws Error when the shop is running, because concurrent changes would be lost, and in the cases of restoreBackup.
 */
export async function moveShop(source: pg.Pool, target: pg.Pool): Promise<Manifest> {
  const { rows } = await source.query<{ connections: number }>(`
    select count(distinct client_port)::integer as connections from pg_stat_activity
    where datname = current_database() and application_name = 'udyoghaat'
      and backend_type = 'client backend' and pid <> pg_backend_pid()`);
  if (rows[0]?.connections) throw new Error('The shop is open. Please stop it, so that no changes are lost.');
  const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-move-'));
  try {
    const file = path.join(folder, 'shop.zip');
    const noFiles = path.join(folder, 'none');
    await writeBackup(source, noFiles, file);
    return await restoreBackup(target, noFiles, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
