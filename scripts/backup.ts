import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig } from '#server/app/config.ts';
import { writeBackup } from '#server/features/backup/write-backup.ts';
import { connectDatabase } from '#server/platform/database/connect-database.ts';
import { runCommand } from './run-command.ts';

const HELP = `npm run backup [-- FILE]

Writes a consistent snapshot of the database and all media files to one file. The shop can keep running.
FILE defaults to a new file in DATA_DIR/backups. Keep a copy on another machine; it contains personal data.
`;

await runCommand(HELP, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const config = readConfig(process.env);
  const file = path.resolve(
    positionals[0] ?? path.join(config.dataDir, 'backups', toBackupFileName(new Date())),
  );
  await mkdir(path.dirname(file), { recursive: true });
  const connection = await connectDatabase(config, pino({ level: 'warn' }), 0);
  try {
    const { tables, files } = await writeBackup(connection.pool, config.mediaDir, file);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `${rows} rows of ${tables.length} tables and ${files.length} files are in ${file}`;
  } finally {
    await connection.close();
  }
});

function toBackupFileName(date: Date): string {
  return `udyoghaat-${date.toISOString().slice(0, 19).replaceAll(':', '')}Z.zip`;
}
