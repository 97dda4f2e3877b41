import { createTabStore } from '#web/storage/tab-store.ts';

/** A phone code that was sent; `trialCode` is the code itself in trial mode, where no SMS is sent. */
export type SentCode = { phone: string; sentAt: number; trialCode: string | undefined };

/** `email` is the account that requested the code. */
const store = createTabStore<{ email: string; sent: SentCode }>('udyoghaat_phone_code');

/** The code that this account requested in this tab and has not entered yet. It survives a reload of the page. */
export function readSentCode(email: string): SentCode | undefined {
  const stored = store.read();
  return stored?.email === email ? stored.sent : undefined;
}

export function saveSentCode(email: string, sent: SentCode): void {
  store.write({ email, sent });
}

export const clearSentCode = store.clear;
