import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

export type ChangeWatcher = { close(): Promise<void> };

/** Triggers send a notification on this channel, once per transaction, when a table that the shop shows has changed. */
const CHANNEL = 'shop_changed';
const RETRY_MS = 250;
const HEARTBEAT_MS = 5000;

/**
 * Listens for changes on a separate connection, which is reopened whenever it breaks.
 * @param setListening called with true when listening begins, and with false when changes may be missed.
 */
export function watchChanges(
  databaseUrl: string,
  { onChange, setListening }: { onChange: () => void; setListening: (isListening: boolean) => void },
  log: Logger,
): ChangeWatcher {
  const shutdown = new AbortController();
  let wasListening = true;

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: HEARTBEAT_MS,
      query_timeout: HEARTBEAT_MS,
      keepAlive: true,
      application_name: 'udyoghaat changes',
    });
    const connectionLost = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('The connection has ended.')));
    });
    connectionLost.catch(() => undefined);
    client.on('notification', onChange);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      wasListening = true;
      setListening(true);
      while (!shutdown.signal.aborted) {
        await Promise.race([
          sleep(HEARTBEAT_MS, undefined, { signal: shutdown.signal, ref: false }),
          connectionLost,
        ]);
        // A connection that died silently looks like an idle one.
        await client.query('select');
      }
    } finally {
      setListening(false);
      // A server that hangs does not answer `end` either.
      await Promise.race([client.end().catch(() => undefined), sleep(RETRY_MS, undefined, { ref: false })]);
    }
  }

  async function listenWithRetry(): Promise<void> {
    while (!shutdown.signal.aborted) {
      await listen().catch((cause) => {
        // Logged once per outage, not at every retry.
        if (wasListening && !shutdown.signal.aborted)
          log.warn({ err: cause }, 'LISTEN connection lost; cache invalidation suspended');
        wasListening = false;
      });
      await sleep(RETRY_MS, undefined, { signal: shutdown.signal, ref: false }).catch(() => undefined);
    }
  }

  const listening = listenWithRetry();
  return {
    async close() {
      shutdown.abort();
      await listening;
    },
  };
}
