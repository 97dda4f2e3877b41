/** A backup in a place, also one that another program has put there. */
export type StoredBackup = { name: string; writtenAt: Date };

/** Where backups are kept: each with a copy of the erasure log beside it. */
export type BackupPlace = {
  /** As operators know it. */
  name: string;
  list(): Promise<StoredBackup[]>;
  /**
   * Stores a file under a name, which it gets only when it is complete.
   * @param write writes the file to the path that it is called with.
   */
  store<Result>(name: string, write: (file: string) => Promise<Result>): Promise<Result>;
  /** Calls `use` with the path of a stored file, which is there until it has returned. */
  withFile<Result>(name: string, use: (file: string) => Promise<Result>): Promise<Result>;
  /** Removes a backup and the erasure log beside it. */
  remove(name: string): Promise<void>;
};

/** What a backup's name ends with; the second are encrypted. */
const ENDINGS = ['.zip', '.zip.age'];

export function isBackupName(name: string): boolean {
  return ENDINGS.some((ending) => name.endsWith(ending));
}

export function getErasureLogName(backupName: string): string {
  return `${backupName}.erasures.log`;
}
