import { createTabStore } from '#web/storage/tab-store.ts';
import type { AddressDraft } from './address-draft.ts';

/** `NEW_ADDRESS`, or the id of the saved address that is edited. */
export type FormKey = string;
export const NEW_ADDRESS: FormKey = 'new';

/** The drafts by form, and which form is open. */
export type Drafts = { open: FormKey | undefined; typed: Readonly<Record<FormKey, AddressDraft>> };

const store = createTabStore<Drafts & { email: string }>('udyoghaat_address_drafts');

/** The drafts of this account in this tab. */
export function readDrafts(email: string): Drafts {
  const stored = store.read();
  return stored?.email === email
    ? { open: stored.open, typed: stored.typed ?? {} }
    : { open: undefined, typed: {} };
}

export function saveDrafts(email: string, drafts: Drafts): void {
  store.write({ email, ...drafts });
}
