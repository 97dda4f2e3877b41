import { setTimeout as sleep } from 'node:timers/promises';
import { limitLogSize } from './limit-log-size.ts';
import { openCluster } from './postgres-cluster.ts';
import { type Programs, SUPERUSER } from './postgres-programs.ts';
import { readPostmaster, stopPostmaster } from './postmaster.ts';
import { deriveShopPassword, ensureShopRole, SHOP_ROLE } from './shop-role.ts';
import { type Attachment, startOrJoin, USERS_LOCK } from './start-or-join.ts';

/**
 * A PostgreSQL server in the data directory, shared by every process that uses this directory.
 *
 * The first process starts it. It outlives a process that was killed, and the next process adopts it. Each process
 * holds a shared advisory lock; the last one to leave can take the lock exclusively and then stops the server.
 *
 * The server's processes hold a lock on a file in the data directory as long as one of them lives. So no second server
 * is started on its data, not even from another container, which sees neither its process nor its port.
 */
export type EmbeddedPostgres = {
  /** For the shop, whose role owns its tables and nothing else. */
  url: string;
  /** For the superuser. */
  superuserUrl: string;
  /** Disconnects from the server, and stops it if no other process uses it. */
  release(): Promise<void>;
};

/** Delay between attempts to restart a server in use; causes such as a full disk may be temporary. */
const RESTART_DELAY_MS = 5000;

/**
 * Starts or joins the server of a data directory.
 * @param dataDir absolute path; created when absent.
 * @param warn called with a message for the log when the server has died while in use and is restarted.
 * @param programs by default those of this version of the shop.
 * @throws Error when it cannot be started, with a message for the operator.
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  warn: (message: string) => void,
  programs?: Programs,
): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDir, programs);

  /** Restarts the server on the same port when it dies while in use. */
  function supervise({ client, port }: Attachment): void {
    client.on('error', () => undefined);
    client.once('end', () => {
      if (isReleased) return;
      warn('PostgreSQL stopped unexpectedly; restarting.');
      attachment = reattach(port);
      attachment.then(supervise, () => undefined);
    });
  }

  async function reattach(port: number): Promise<Attachment> {
    for (;;) {
      try {
        return await startOrJoin(cluster, port);
      } catch (cause) {
        warn(String(cause));
        if (isReleased) throw cause;
      }
      await sleep(RESTART_DELAY_MS);
    }
  }

  let isReleased = false;
  let attachment = startOrJoin(cluster);
  const first = await attachment;
  await ensureShopRole(first.client, cluster.password);
  supervise(first);
  const server = `127.0.0.1:${first.port}/postgres`;
  const stopLimitingLog = limitLogSize(cluster.logFile);

  return {
    url: `postgres://${SHOP_ROLE}:${deriveShopPassword(cluster.password)}@${server}`,
    superuserUrl: `postgres://${SUPERUSER}:${cluster.password}@${server}`,
    async release() {
      isReleased = true;
      stopLimitingLog();
      const attached = await attachment.catch(() => undefined);
      if (!attached) return;
      const { client } = attached;
      const postmaster = await readPostmaster(cluster);
      await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
      const { rows } = await client.query<{ isLast: boolean }>(
        'select pg_try_advisory_lock($1) as "isLast"',
        [USERS_LOCK],
      );
      if (postmaster && rows[0]?.isLast) await stopPostmaster(cluster, postmaster);
      await client.end().catch(() => undefined);
    },
  };
}
