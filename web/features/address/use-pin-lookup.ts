import { useRef } from 'react';
import { isPinCode, normalisePinCode } from '#domain/pin-code.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { AddressDraft, PostalKind } from './address-draft.ts';
import type { FormKey } from './draft-store.ts';
import { fillFromPin, type PinFill } from './fill-from-pin.ts';

/** Changes the draft of a form as it is by then. */
type ChangeDraft = (key: FormKey, change: (draft: AddressDraft) => AddressDraft) => void;

/** Looks up a PIN code once it is complete, and fills in its state, district and city. */
export function usePinLookup(changeDraft: ChangeDraft) {
  const fills = useRef<Record<string, PinFill>>({});

  /** @param before the draft before the last change; `after` is the draft since. */
  return async function lookUpPin(key: FormKey, before: AddressDraft, after: AddressDraft): Promise<void> {
    const kinds: PostalKind[] = after.isSameAsBilling ? ['billing'] : ['billing', 'shipping'];
    const kind = kinds.find((each) => before[each].pin !== after[each].pin);
    if (!kind) return;
    const slot = `${key}.${kind}`;
    // The prefix of the PIN code alone has filled in the state.
    if (before[kind].state !== after[kind].state)
      fills.current[slot] = { ...fills.current[slot], state: after[kind].state };
    const pin = normalisePinCode(after[kind].pin);
    if (!isPinCode(pin)) return;
    // Without an answer the buyer fills in the fields.
    const locality = await browserApi()
      .findLocality({ params: { pin } })
      .then(
        ({ result }) => result,
        () => undefined,
      );
    changeDraft(key, (draft) => {
      if (!locality || normalisePinCode(draft[kind].pin) !== pin) return draft;
      const { fill, ...filled } = fillFromPin(draft, kind, locality, fills.current[slot]);
      fills.current[slot] = fill;
      return filled.draft;
    });
  };
}
