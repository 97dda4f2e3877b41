import { createTabStore } from '#web/storage/tab-store.ts';

/** A code on its way to a number; `trialCode` is the code itself where no SMS is sent. */
export type SentCode = { phone: string; sentAt: number; trialCode: string | undefined };

/** With the account that asked for it. */
const store = createTabStore<{ email: string; sent: SentCode }>('udyoghaat_phone_code');

/** The code this account asked for in this tab and has not entered yet: a reload does not take one back to the start. */
export function readSentCode(email: string): SentCode | undefined {
  const kept = store.read();
  return kept?.email === email ? kept.sent : undefined;
}

export function saveSentCode(email: string, sent: SentCode): void {
  store.write({ email, sent });
}

export const clearSentCode = store.clear;
