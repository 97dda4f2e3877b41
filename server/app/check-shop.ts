import path from 'node:path';
import { checkReadiness } from '#server/features/readiness/check-readiness.ts';
import type { ReadinessProblem } from '#server/features/readiness/readiness-problem.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { loadDemoData } from './cli/demo-data.ts';
import { type Config, readConfig } from './config.ts';
import { getMediaFolders } from './media-folders.ts';

/** Lists what is not ready for business in a shop with these settings. */
export async function checkShop(database: Database, config: Config): Promise<ReadinessProblem[]> {
  const folders = { ...getMediaFolders(config), backups: path.join(config.dataDir, 'backups') };
  const demo = { ...(await loadDemoData()), settings: readConfig({}) };
  return checkReadiness(database, { settings: config, folders, demo });
}
