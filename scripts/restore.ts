import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig } from '#server/app/config.ts';
import { restoreBackup } from '#server/features/backup/restore-backup.ts';
import { connectDatabase } from '#server/platform/database/connect-database.ts';
import { runCommand } from './run-command.ts';

const HELP = `npm run restore -- FILE

Restores a backup into an empty shop (DATA_DIR or DATABASE_URL), all or nothing. Rejects damaged backups.
`;

await runCommand(HELP, async () => {
  const [name] = parseArgs({ allowPositionals: true }).positionals;
  if (!name) throw new Error(`No backup file given.\n\n${HELP}`);
  const config = readConfig(process.env);
  const connection = await connectDatabase(config, pino({ level: 'warn' }), 0);
  try {
    const { takenAt, tables } = await restoreBackup(connection.pool, config.mediaDir, path.resolve(name));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `Restored the shop as it was at ${takenAt}: ${rows} rows. Start it with npm start.`;
  } finally {
    await connection.close();
  }
});
