import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openBackupPlace } from '#server/app/backup-place.ts';
import { type Config, readConfig } from '#server/app/config.ts';
import { getErasureLogName } from '#server/features/backup/backup-place.ts';
import { findNewestBackup } from '#server/features/backup/find-newest-backup.ts';
import { restoreShop } from '#server/features/backup/restore-shop.ts';
import { withPlainBackup } from '#server/features/backup/with-plain-backup.ts';
import { connectDatabase } from '#server/platform/database/connect-database.ts';
import { readAgeKey } from '#server/platform/files/age-encryption.ts';
import { runCommand } from './run-command.ts';

const HELP = `npm run restore -- FILE [--erasures FILE]

Restores a backup into an empty shop (DATA_DIR or DATABASE_URL), all or nothing. Rejects damaged backups. Everybody has
to log in again. FILE is a file, or the name of a backup in BACKUP_TO; one that is encrypted needs BACKUP_KEY_FILE.
Accounts that were deleted since the backup are deleted again, and estimate numbers given since are not given again, as
far as the file erasures.log in DATA_DIR says so, or the copies of it given as --erasures: each backup has one beside
it. For a backup in BACKUP_TO, the one beside the newest is used as well.
`;

await runCommand(HELP, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { erasures: { type: 'string', multiple: true, default: [] } },
  });
  const [name] = positionals;
  if (!name) throw new Error(`No backup file given.\n\n${HELP}`);
  // The brand's pictures are in the backup.
  const config = readConfig({ ...process.env, BRAND_LOGO: '', BRAND_SIGNATURE: '' });
  const erasures = values.erasures.map((file) => path.resolve(file));
  if (existsSync(name)) return restore(config, path.resolve(name), erasures);

  const place = await openBackupPlace(config);
  const newest = await findNewestBackup(place);
  if (!newest || !(await place.list()).some((backup) => backup.name === name))
    throw new Error(`There is no file ${path.resolve(name)}, and no backup of this name in ${place.name}.`);
  return place.withFile(getErasureLogName(newest.name), (newestErasures) =>
    place.withFile(name, (file) => restore(config, file, [...erasures, newestErasures])),
  );
});

async function restore(config: Config, file: string, erasures: readonly string[]): Promise<string> {
  const { keyFile } = config.backup;
  const key = keyFile === undefined ? undefined : await readAgeKey(keyFile);
  const log = pino({ level: 'warn' });
  const connection = await connectDatabase(config, log, 0);
  try {
    const { manifest, deletedAccounts } = await withPlainBackup(
      file,
      { key, folder: config.dataDir },
      (plainFile) => restoreShop(connection, config, plainFile, erasures, log),
    );
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const restored = `Restored the shop as it was at ${manifest.takenAt}: ${rows} rows. Start it with npm start.`;
    return deletedAccounts === 0
      ? restored
      : `${restored}\nDeleted again ${deletedAccounts} of its accounts, because they were deleted since.`;
  } finally {
    await connection.close();
  }
}
