import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

export type ChangeWatcher = { close(): Promise<void> };

/** The database says there, once a transaction, which table of what the shop shows has changed. */
const CHANNEL = 'shop_changed';
const RETRY_MS = 250;
const HEARTBEAT_MS = 5000;

/**
 * Listens for changes, on a connection of its own and for ever.
 * @param setHearing told when changes begin to be heard, and when they may be missed.
 */
export function watchChanges(
  databaseUrl: string,
  { onChange, setHearing: setListening }: { onChange: () => void; setHearing: (isHearing: boolean) => void },
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
        // A connection that died without a word looks like one on which nothing happens.
        await client.query('select');
      }
    } finally {
      setListening(false);
      // A server that hangs does not say goodbye either.
      await Promise.race([client.end().catch(() => undefined), sleep(RETRY_MS, undefined, { ref: false })]);
    }
  }

  async function listenWithRetry(): Promise<void> {
    while (!shutdown.signal.aborted) {
      await listen().catch((cause) => {
        // Once an outage, however often it is tried.
        if (wasListening && !shutdown.signal.aborted)
          log.warn({ err: cause }, 'changes of the shop are not heard');
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
