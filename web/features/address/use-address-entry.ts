import { useRef, useState } from 'react';
import { saveAddress } from '#contract/addresses.ts';
import type { Profile } from '#web/features/account/profile.ts';
import { type FieldErrors, findFieldErrors, hasErrors, NO_ERRORS } from '#web/features/form/field-errors.ts';
import { useFocusOnError } from '#web/features/form/use-focus-on-error.ts';
import { type Address, addressErrors, addressToWire } from './address.ts';
import { type AddressDraft, startDraft } from './address-draft.ts';
import { forgetDraft, keepDraft, readDraft } from './draft-storage.ts';
import { stillWrong } from './still-wrong.ts';

/** A new address being typed: kept over a reload, checked by the contract's own rules. */
export function useAddressEntry(profile: Profile) {
  const fresh = startDraft({ name: profile.name, phone: profile.phone ?? '' });
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => readDraft(profile.email, fresh) ?? fresh);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [refusals, setRefusals] = useState(0);
  useFocusOnError(form, refusals);

  function refuse(newErrors: FieldErrors) {
    setErrors(newErrors);
    setRefusals((count) => count + 1);
  }

  return {
    form,
    draft,
    errors,
    /** Shows what is wrong with the fields, the first one focused. */
    refuse,
    change(next: AddressDraft) {
      setErrors(stillWrong(errors, draft, next));
      setDraft(next);
      keepDraft(profile.email, next);
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
    startAnew() {
      forgetDraft();
      setErrors(NO_ERRORS);
      setDraft(fresh);
    },
  };
}

export type AddressEntry = ReturnType<typeof useAddressEntry>;

/** Whether somebody began to type an address in this tab. */
export function hasDraft(profile: Profile): boolean {
  return readDraft(profile.email, startDraft({ name: '', phone: '' })) !== undefined;
}
