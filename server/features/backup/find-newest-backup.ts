import type { BackupPlace, StoredBackup } from './backup-place.ts';

/** The backup of a place that was written last; undefined when it has none. */
export async function findNewestBackup(place: BackupPlace): Promise<StoredBackup | undefined> {
  const backups = await place.list();
  return backups.reduce<StoredBackup | undefined>(
    (newest, backup) => (newest && newest.writtenAt >= backup.writtenAt ? newest : backup),
    undefined,
  );
}
