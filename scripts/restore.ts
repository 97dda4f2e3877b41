import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig } from '#server/app/config.ts';
import { restoreShop } from '#server/features/backup/restore-shop.ts';
import { connectDatabase } from '#server/platform/database/connect-database.ts';
import { runCommand } from './run-command.ts';

const HELP = `npm run restore -- FILE [--erasures FILE]

Restores a backup into an empty shop (DATA_DIR or DATABASE_URL), all or nothing. Rejects damaged backups. Everybody has
to log in again. Accounts that were deleted since the backup are deleted again, and estimate numbers given since are
not given again, as far as the file erasures.log in DATA_DIR says so, or the copies of it given as --erasures: each
backup has one beside it.
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
  const log = pino({ level: 'warn' });
  const connection = await connectDatabase(config, log, 0);
  try {
    const erasures = values.erasures.map((file) => path.resolve(file));
    const { manifest, deletedAccounts } = await restoreShop(
      connection,
      config,
      path.resolve(name),
      erasures,
      log,
    );
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const restored = `Restored the shop as it was at ${manifest.takenAt}: ${rows} rows. Start it with npm start.`;
    return deletedAccounts === 0
      ? restored
      : `${restored}\nDeleted again ${deletedAccounts} of its accounts, because they were deleted since.`;
  } finally {
    await connection.close();
  }
});
