import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { assertReplaceable } from '#server/app/cli/write-atomically.ts';
import { readConfig } from '#server/app/config.ts';
import { getErasureLogFile, readErasureLog } from '#server/features/backup/erasure-log.ts';
import { pruneBackups, toBackupFileName } from '#server/features/backup/prune-backups.ts';
import { removeAbandonedFiles } from '#server/features/backup/remove-abandoned.ts';
import { writeBackup } from '#server/features/backup/write-backup.ts';
import { connectDatabase } from '#server/platform/database/connect-database.ts';
import { RETENTION } from '#server/platform/queue/retention.ts';
import { runCommand } from './run-command.ts';

const HELP = `npm run backup [-- [FILE] [--force] [--prune]]

Writes a consistent snapshot of the database, all media files and the files of quote requests to one file. The shop can keep running.
FILE defaults to a new file in DATA_DIR/backups. Keep a copy on another machine; it contains personal data.
A file that exists is replaced only with --force.
FILE.erasures.log beside it is needed if you restore an older backup one day: it says which accounts must stay deleted.
--prune then deletes backups older than ${RETENTION.backupDays} days from the same folder, except for those with names of your own.
If all the earlier ones are that old, it deletes none and fails, because the clock may be wrong.
`;

await runCommand(HELP, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean' }, prune: { type: 'boolean', default: false } },
  });
  const config = readConfig(process.env);
  const file = path.resolve(
    positionals[0] ?? path.join(config.dataDir, 'backups', toBackupFileName(new Date())),
  );
  const erasuresFile = `${file}.erasures.log`;
  for (const name of [file, erasuresFile]) assertReplaceable(name, values.force);
  await mkdir(path.dirname(file), { recursive: true });
  await removeAbandonedFiles(path.dirname(file), /^udyoghaat-.*\.part$/);
  const connection = await connectDatabase(config, pino({ level: 'warn' }), 0);
  try {
    const { tables, files, requestFiles } = await writeBackup(connection.pool, config, file);
    const erasureLog = await readErasureLog(getErasureLogFile(config.dataDir));
    await writeFile(erasuresFile, erasureLog, { mode: 0o600 });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const pruned = values.prune ? await pruneBackups(file, new Date()) : 0;
    const note = pruned > 0 ? `; deleted ${pruned} older than ${RETENTION.backupDays} days` : '';
    return `${rows} rows of ${tables.length} tables and ${files.length + requestFiles.length} files are in ${file}${note}`;
  } finally {
    await connection.close();
  }
});
