import { rm } from 'node:fs/promises';
import { getClusterPaths } from './postgres-cluster.ts';
import { readPostmaster, stopPostmaster } from './postmaster.ts';

/**
 * Removes a data directory that nobody needs any more, and stops the server that a killed process has left running
 * there.
 */
export async function removeCluster(dataDir: string): Promise<void> {
  const paths = getClusterPaths(dataDir);
  const postmaster = await readPostmaster(paths);
  if (postmaster) await stopPostmaster(paths, postmaster);
  await rm(dataDir, { recursive: true, force: true });
}
