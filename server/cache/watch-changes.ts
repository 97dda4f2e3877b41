import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

export type ChangeWatcher = { close(): Promise<void> };

/** The database says there, once a transaction, which table of what the shop shows has changed. */
const CHANNEL = 'shop_changed';
const TRY_AGAIN_MS = 250;
const ASK_AFTER_MS = 5000;

/**
 * Listens for changes, on a connection of its own and for ever.
 * @param setHearing told when changes begin to be heard, and when they may be missed.
 */
export function watchChanges(
  databaseUrl: string,
  { onChange, setHearing }: { onChange: () => void; setHearing: (isHearing: boolean) => void },
  log: Logger,
): ChangeWatcher {
  const closing = new AbortController();
  let hasHeard = true;

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: ASK_AFTER_MS,
      query_timeout: ASK_AFTER_MS,
      keepAlive: true,
      application_name: 'udyoghaat changes',
    });
    const broken = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('The connection has ended.')));
    });
    broken.catch(() => undefined);
    client.on('notification', onChange);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      hasHeard = true;
      setHearing(true);
      while (!closing.signal.aborted) {
        await Promise.race([sleep(ASK_AFTER_MS, undefined, { signal: closing.signal, ref: false }), broken]);
        // A connection that died without a word looks like one on which nothing happens.
        await client.query('select');
      }
    } finally {
      setHearing(false);
      // A server that hangs does not say goodbye either.
      await Promise.race([
        client.end().catch(() => undefined),
        sleep(TRY_AGAIN_MS, undefined, { ref: false }),
      ]);
    }
  }

  async function listenForEver(): Promise<void> {
    while (!closing.signal.aborted) {
      await listen().catch((cause) => {
        // Once an outage, however often it is tried.
        if (hasHeard && !closing.signal.aborted)
          log.warn({ err: cause }, 'changes of the shop are not heard');
        hasHeard = false;
      });
      await sleep(TRY_AGAIN_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  const listening = listenForEver();
  return {
    async close() {
      closing.abort();
      await listening;
    },
  };
}
