import { createTabStore } from '#web/storage/tab-store.ts';
import type { AddressDraft } from './address-draft.ts';

/** The form of a new address, or the id of the saved one being changed. */
export type FormKey = string;
export const NEW_ADDRESS: FormKey = 'new';

/** What has been typed into which form, and which of them is open. */
export type Drafts = { open: FormKey | undefined; typed: Readonly<Record<FormKey, AddressDraft>> };

const store = createTabStore<Drafts & { email: string }>('udyoghaat_address_drafts');

/** What this account has been typing in this tab. */
export function readDrafts(email: string): Drafts {
  const kept = store.read();
  return kept?.email === email
    ? { open: kept.open, typed: kept.typed ?? {} }
    : { open: undefined, typed: {} };
}

export function saveDrafts(email: string, drafts: Drafts): void {
  store.write({ email, ...drafts });
}
