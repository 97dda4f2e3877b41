import { execFile } from 'node:child_process';
import { appendFile, chown, copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '#server/platform/embedded-postgres/embedded-postgres.ts';

/** A PostgreSQL that follows another one, as a shop's database has them for reading. */
export type StreamingReplica = EmbeddedPostgres & { dataDir: string };

/**
 * Copies a running embedded PostgreSQL and lets the copy follow it.
 * @param primary the data directory and address of the one to follow.
 * @param dataDir the replica's own, absent or empty.
 */
export async function startStreamingReplica(
  primary: { dataDir: string; superuserUrl: string },
  dataDir: string,
): Promise<StreamingReplica> {
  const cluster = path.join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  await copyFile(path.join(primary.dataDir, 'postgres-password'), path.join(dataDir, 'postgres-password'));
  const client = new pg.Client(primary.superuserUrl);
  await client.connect();
  await client.query(`select pg_backup_start('replica', fast => true)`);
  await promisify(execFile)('cp', ['-a', path.join(primary.dataDir, 'postgres'), cluster]);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
  await client.end();
  await rm(path.join(cluster, 'postmaster.pid'));
  const files = { backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' };
  const { uid, gid } = await stat(cluster);
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(cluster, name), text);
    await chown(path.join(cluster, name), uid, gid);
  }
  await appendFile(
    path.join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = '${primary.superuserUrl}'\n`,
  );
  return { dataDir, ...(await openEmbeddedPostgres(dataDir, () => undefined)) };
}
