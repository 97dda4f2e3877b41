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
  const key = randomKey();
  attempts.write({ body: serialisedBody, key });
  return key;
}

/** Call this after a response: sending the same request again then means a second one. */
export const clearIdempotencyKey = attempts.clear;

/** `crypto.randomUUID` does not exist without HTTPS, such as in a shop on a local network. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
