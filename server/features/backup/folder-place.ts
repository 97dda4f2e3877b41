import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type BackupPlace, getErasureLogName, isBackupName } from './backup-place.ts';
import { removeAbandonedFiles } from './remove-abandoned.ts';

/** Keeps backups in a folder, which is created when the first one is stored. */
export function createFolderPlace(folder: string): BackupPlace {
  return {
    name: folder,
    async list() {
      const names = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
        if (cause.code === 'ENOENT') return [];
        throw cause;
      });
      const backups = names.filter(isBackupName).map(async (name) => ({
        name,
        writtenAt: (await stat(path.join(folder, name))).mtime,
      }));
      return Promise.all(backups);
    },
    async store(name, write) {
      await mkdir(folder, { recursive: true });
      await removeAbandonedFiles(folder, /^udyoghaat-.*\.part$/);
      return write(path.join(folder, name));
    },
    withFile: (name, use) => use(path.join(folder, name)),
    async remove(name) {
      await rm(path.join(folder, name));
      await rm(path.join(folder, getErasureLogName(name)), { force: true });
    },
  };
}
