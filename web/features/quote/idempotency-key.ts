import { createTabStore } from '#web/storage/tab-store.ts';

const attempts = createTabStore<{ body: string; key: string }>('udyoghaat_quote_attempt');

/**
 * The key under which this very request is sent: the same one for a double click, a retry or a reload, so that the
 * server makes one request of them; another one as soon as cart, prices or address differ.
 */
export function getOrCreateIdempotencyKey(body: unknown): string {
  const serialisedBody = JSON.stringify(body);
  const attempt = attempts.read();
  if (attempt?.body === serialisedBody && attempt.key) return attempt.key;
  const key = randomKey();
  attempts.write({ body: serialisedBody, key });
  return key;
}

/** After an answer came: the same request made again is meant as a second one. */
export const clearIdempotencyKey = attempts.clear;

/** `crypto.randomUUID` is missing where a shop on a local network is opened without https. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
