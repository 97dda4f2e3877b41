import type { Logger } from 'pino';
import type { Database } from '#server/platform/database/connection.ts';
import { insertEmptySearches } from './repository.ts';

const FLUSH_MS = 60_000;
export const MAX_WORDS_LENGTH = 60;
/** Different words between two flushes. Random ones must fill neither memory nor table. */
export const MAX_GATHERED = 500;

/** Gathers the words that were searched for and found nothing, without a statement on the way of the search. */
export type EmptySearches = {
  note(text: string): void;
  /** Stores what was gathered. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

export function createEmptySearches(database: Database, log: Logger): EmptySearches {
  let counts = new Map<string, number>();

  async function flush(): Promise<void> {
    if (counts.size === 0) return;
    const gathered = counts;
    counts = new Map();
    try {
      await insertEmptySearches(database, gathered);
    } catch (cause) {
      // They are of little value, so they are not tried again.
      log.warn({ err: cause }, 'searches without a result could not be stored');
    }
  }

  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  return {
    note(text) {
      const words = toWords(text);
      if (words === undefined || (counts.size >= MAX_GATHERED && !counts.has(words))) return;
      counts.set(words, (counts.get(words) ?? 0) + 1);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Lower case, single spaces; undefined for what may be about a person: digits, addresses, long texts. */
export function toWords(text: string): string | undefined {
  const words = text.toLowerCase().trim().replace(/\s+/gu, ' ');
  const isWords = words.length <= MAX_WORDS_LENGTH && /\p{L}/u.test(words) && !/[\p{N}@\p{C}]/u.test(words);
  return isWords ? words : undefined;
}
