import { DEVICE_SECRET_PATTERN } from '#contract/fields.ts';
import { createLocalStore } from '#web/storage/local-store.ts';
import { randomKey } from '#web/storage/random-key.ts';

const store = createLocalStore('udyoghaat_device', (stored) =>
  typeof stored === 'string' && DEVICE_SECRET_PATTERN.test(stored) ? stored : undefined,
);

/** The random text by which the shop recognises this browser, chosen when it is first needed. */
export function deviceSecret(): string {
  const stored = store.read();
  if (stored) return stored;
  const secret = randomKey(32);
  store.write(secret);
  return secret;
}
