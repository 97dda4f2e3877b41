import type { AddressDraft } from './address-draft.ts';

const KEY = 'udyoghaat_address_draft';

/** What is kept until the tab is closed: typed values, with whose they are. */
type Stored = { email: string; draft: AddressDraft };

/** The address this account began to type in this tab, or undefined. */
export function readDraft(email: string, fresh: AddressDraft): AddressDraft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null;
    if (stored?.email !== email) return undefined;
    const { billing, shipping, ...rest } = stored.draft;
    return {
      ...fresh,
      ...rest,
      billing: { ...fresh.billing, ...billing },
      shipping: { ...fresh.shipping, ...shipping },
    };
  } catch {
    return undefined;
  }
}

export function keepDraft(email: string, draft: AddressDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ email, draft } satisfies Stored));
  } catch {
    // Without storage the form works all the same; only a reload loses what was typed.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
