import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openBackupPlace } from '#server/app/backup-place.ts';
import { assertReplaceable } from '#server/app/cli/write-atomically.ts';
import { type Config, readConfig } from '#server/app/config.ts';
import { backUp } from '#server/features/backup/back-up.ts';
import { getErasureLogName } from '#server/features/backup/backup-place.ts';
import { createFolderPlace } from '#server/features/backup/folder-place.ts';
import { pruneBackups, toBackupFileName } from '#server/features/backup/prune-backups.ts';
import { connectDatabase } from '#server/platform/database/connect-database.ts';
import { createAgeKey, readAgeKey } from '#server/platform/files/age-encryption.ts';
import { RETENTION } from '#server/platform/queue/retention.ts';
import { runCommand } from './run-command.ts';

const HELP = `npm run backup [-- [FILE] [--force] [--prune]]
npm run backup -- --new-key FILE

Writes a consistent snapshot of the database, all media files and the files of quote requests to one file. The shop can keep running.
Without FILE, it is a new one in BACKUP_TO: a folder, by default DATA_DIR/backups, or a bucket. Keep a copy on another machine; it contains personal data.
With BACKUP_KEY_FILE it is encrypted. --new-key writes such a key file: without it, no encrypted backup can be restored, so keep copies in other places.
A file that exists is replaced only with --force.
FILE.erasures.log beside it is needed if you restore an older backup one day: it says which accounts must stay deleted.
--prune then deletes backups older than ${RETENTION.backupDays} days from the same place, except for those with names of your own.
If all the earlier ones are that old, it deletes none and fails, because the clock may be wrong.
The shop does this by itself with BACKUP_EVERY.
`;

await runCommand(HELP, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean' },
      prune: { type: 'boolean', default: false },
      'new-key': { type: 'string' },
    },
  });
  const newKeyFile = values['new-key'];
  if (newKeyFile !== undefined) {
    await createAgeKey(path.resolve(newKeyFile));
    return `The new key is in ${path.resolve(newKeyFile)}. Keep a copy in another place, and set BACKUP_KEY_FILE to this one.`;
  }
  return writeBackup(readConfig(process.env), positionals[0], values);
});

async function writeBackup(
  config: Config,
  typedFile: string | undefined,
  { force, prune }: { force?: boolean; prune: boolean },
): Promise<string> {
  const { keyFile } = config.backup;
  const key = keyFile === undefined ? undefined : await readAgeKey(keyFile);
  const file = typedFile === undefined ? undefined : path.resolve(typedFile);
  if (file !== undefined) for (const name of [file, getErasureLogName(file)]) assertReplaceable(name, force);
  const place = file === undefined ? await openBackupPlace(config) : createFolderPlace(path.dirname(file));
  const name = file === undefined ? toBackupFileName(new Date(), key !== undefined) : path.basename(file);
  const connection = await connectDatabase(config, pino({ level: 'warn' }), 0);
  try {
    const source = { pool: connection.pool, folders: config, dataDir: config.dataDir };
    const { tables, files, requestFiles } = await backUp(source, place, name, { key });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const pruned = prune ? await pruneBackups(place, name, { now: new Date() }) : 0;
    const note = pruned > 0 ? `; deleted ${pruned} older than ${RETENTION.backupDays} days` : '';
    return `${rows} rows of ${tables.length} tables and ${files.length + requestFiles.length} files are in ${file ?? `${place.name}/${name}`}${note}`;
  } finally {
    await connection.close();
  }
}
