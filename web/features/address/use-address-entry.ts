import { useRef, useState } from 'react';
import { saveAddress } from '#contract/addresses.ts';
import type { Profile } from '#web/features/account/profile.ts';
import { type FieldErrors, findFieldErrors, hasErrors, NO_ERRORS } from '#web/features/form/field-errors.ts';
import { useFocusOnError } from '#web/features/form/use-focus-on-error.ts';
import { type Address, addressErrors, addressToWire, type SavedAddress } from './address.ts';
import { type AddressDraft, draftOf, startDraft } from './address-draft.ts';
import { type Drafts, type FormKey, keepDrafts, NEW_ADDRESS, readDrafts } from './draft-storage.ts';
import { findEarlyErrors, findErrorOfLeft } from './early-errors.ts';
import { stillWrong } from './still-wrong.ts';

/** The form of a new address or of a saved one: what is typed is kept over a reload and checked by the contract's rules. */
export function useAddressEntry(profile: Profile, addresses: readonly SavedAddress[]) {
  const form = useRef<HTMLFormElement>(null);
  const [drafts, setDrafts] = useState(() => readDrafts(profile.email));
  const [errors, setErrors] = useState(NO_ERRORS);
  const [refusals, setRefusals] = useState(0);
  useFocusOnError(form, refusals);

  const changed = addresses.find((address) => address.id === drafts.open);
  const fresh = changed ? draftOf(changed) : startDraft({ name: profile.name, phone: profile.phone ?? '' });
  const draft = { ...fresh, ...(drafts.open && drafts.typed[drafts.open]) };

  function set(next: Drafts) {
    setDrafts(next);
    keepDrafts(profile.email, next);
  }

  function show(open: FormKey | undefined) {
    setErrors(NO_ERRORS);
    set({ ...drafts, open });
  }

  function refuse(newErrors: FieldErrors) {
    setErrors(newErrors);
    setRefusals((count) => count + 1);
  }

  return {
    form,
    /** Which form is open, if any. */
    open: drafts.open,
    /** The saved address that the open form changes; undefined for a new one. */
    changed,
    draft,
    errors: { ...findEarlyErrors(draft), ...errors },
    show,
    /** Shows what is wrong with the fields, the first one focused. */
    refuse,
    change(next: AddressDraft) {
      setErrors(stillWrong(errors, draft, next));
      set({ ...drafts, typed: { ...drafts.typed, [drafts.open ?? NEW_ADDRESS]: next } });
    },
    /** Tells what is wrong with a number when its field is left. */
    leave(field: string) {
      const error = findErrorOfLeft(draft, field);
      if (error) setErrors((known) => ({ ...known, [field]: error }));
    },
    /** The address as typed; undefined, with the errors shown, when something is wrong with it. */
    check(): Address | undefined {
      const { isSameAsBilling: _, ...typed } = draft;
      const address = { ...typed, email: profile.email };
      const found = findFieldErrors(saveAddress.body, addressToWire(address));
      if (!hasErrors(found)) return address;
      refuse(addressErrors(found));
      return undefined;
    },
    /** Closes the form and forgets what was typed into it. */
    discard() {
      const { [drafts.open ?? NEW_ADDRESS]: _, ...typed } = drafts.typed;
      setErrors(NO_ERRORS);
      set({ open: undefined, typed });
    },
    /** What was typed to change an address that is no longer there goes on as a new one. */
    goOnAsNew() {
      set({ open: NEW_ADDRESS, typed: { ...drafts.typed, [NEW_ADDRESS]: draft } });
    },
  };
}

export type AddressEntry = ReturnType<typeof useAddressEntry>;
