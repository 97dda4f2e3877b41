import path from 'node:path';
import type { BackupPlace } from '#server/features/backup/backup-place.ts';
import { createFolderPlace } from '#server/features/backup/folder-place.ts';
import { createS3Place } from '#server/features/backup/s3-place.ts';
import type { Config } from './config.ts';

/** The place of the settings: by default DATA_DIR/backups. */
export async function openBackupPlace(
  { backup, dataDir }: Pick<Config, 'backup' | 'dataDir'>,
  signal: AbortSignal = new AbortController().signal,
): Promise<BackupPlace> {
  return 'folder' in backup.to
    ? createFolderPlace(backup.to.folder)
    : createS3Place(backup.to, path.join(dataDir, 'backup-transfer'), signal);
}
