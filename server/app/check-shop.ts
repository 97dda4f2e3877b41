import { checkReadiness } from '#server/features/readiness/check-readiness.ts';
import type { ReadinessProblem } from '#server/features/readiness/readiness-problem.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { openBackupPlace } from './backup-place.ts';
import { loadDemoData } from './cli/demo-data.ts';
import { type Config, readConfig } from './config.ts';
import { getMediaFolders } from './media-folders.ts';

/** A store of backups that does not answer must not hold up the rest. */
const MAX_LIST_MS = 10_000;

/** Lists what is not ready for business in a shop with these settings. */
export async function checkShop(database: Database, config: Config): Promise<ReadinessProblem[]> {
  const folders = getMediaFolders(config);
  const backups = {
    place: await openBackupPlace(config, AbortSignal.timeout(MAX_LIST_MS)),
    everyMs: config.backup.everyMs,
  };
  const demo = { ...(await loadDemoData()), settings: readConfig({}) };
  return checkReadiness(database, { settings: config, folders, backups, demo });
}
