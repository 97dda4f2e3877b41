import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/app/config.ts';
import { getClusterPaths } from '#server/platform/embedded-postgres/postgres-cluster.ts';
import { isClusterInUse } from '#server/platform/embedded-postgres/postmaster.ts';
import { runCommand } from './run-command.ts';

const HELP = `npm run db:reset -- --yes

Deletes the embedded PostgreSQL and its password from DATA_DIR, so that the next start begins with an empty database.
Pictures, backups and the outbox stay. Stop the shop first. With DATABASE_URL, drop and create that database yourself.
`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl !== undefined)
    throw new Error('DATABASE_URL is set: drop and create that database yourself.');
  if (!values.yes)
    throw new Error(`This deletes all data of the shop in ${dataDir}. To confirm, add -- --yes.`);
  if (await isClusterInUse(getClusterPaths(dataDir))) {
    throw new Error(`PostgreSQL is running in ${dataDir}. Stop the shop first.`);
  }
  const names = (await readdir(dataDir).catch(() => [])).filter((name) => name.startsWith('postgres'));
  for (const name of names) await rm(path.join(dataDir, name), { recursive: true });
  return names.length > 0
    ? `Deleted ${names.join(', ')} from ${dataDir}.`
    : `No database found in ${dataDir}.`;
});
