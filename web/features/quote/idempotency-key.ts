import { randomKey } from '#web/storage/random-key.ts';
import { createTabStore } from '#web/storage/tab-store.ts';

const attempts = createTabStore<{ body: string; key: string }>('udyoghaat_quote_attempt');

/**
 * The idempotency key of this request. A double click, a retry or a reload gives the same key, so that the server
 * creates one quote request; a different cart, price or address gives another key.
 */
export function getOrCreateIdempotencyKey(body: unknown): string {
  const serialisedBody = JSON.stringify(body);
  const attempt = attempts.read();
  if (attempt?.body === serialisedBody && attempt.key) return attempt.key;
  const key = randomKey(16);
  attempts.write({ body: serialisedBody, key });
  return key;
}

/** Call this after a response: sending the same request again then means a second one. */
export const clearIdempotencyKey = attempts.clear;
