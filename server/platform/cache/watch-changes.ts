import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

export type ChangeWatcher = { close(): Promise<void> };

/**
 * On which channel triggers send notifications: when a table that the shop shows has changed, once per transaction; or
 * when operators have something new to see.
 */
export type Channel = 'shop_changed' | 'desk_changed';

const RETRY_MS = 250;
const HEARTBEAT_MS = 5000;

/**
 * Listens for changes on a separate connection, which is reopened whenever it breaks.
 * @param onChange called with what a notification says.
 * @param setListening called with true when listening begins, and with false when changes may be missed.
 */
export function watchChanges(
  databaseUrl: string,
  channel: Channel,
  {
    onChange,
    setListening,
  }: { onChange: (payload: string) => void; setListening: (isListening: boolean) => void },
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
    client.on('notification', ({ payload = '' }) => onChange(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
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
          log.warn({ err: cause, channel }, 'LISTEN connection lost; changes are noticed when it is back');
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
