import { useRef, useState } from 'react';
import { saveAddress } from '#contract/addresses.ts';
import type { Profile } from '#web/features/account/profile.ts';
import { type FieldErrors, findFieldErrors, hasErrors, NO_ERRORS } from '#web/features/form/field-errors.ts';
import { useFocusOnError } from '#web/features/form/use-focus-on-error.ts';
import { type Address, addressToWire, type SavedAddress, toAddressErrors } from './address.ts';
import { type AddressDraft, createDraft, draftFromSaved } from './address-draft.ts';
import { type Drafts, type FormKey, NEW_ADDRESS, readDrafts, saveDrafts } from './draft-store.ts';
import { findErrorOnBlur, findLiveErrors } from './live-validation.ts';
import { keepUnchangedErrors } from './unchanged-errors.ts';

/** The form of a new address or of a saved one: what is typed is kept over a reload and checked by the contract's rules. */
export function useAddressForm(profile: Profile, addresses: readonly SavedAddress[]) {
  const form = useRef<HTMLFormElement>(null);
  const [drafts, setDrafts] = useState(() => readDrafts(profile.email));
  const [errors, setErrors] = useState(NO_ERRORS);
  const [rejectionCount, setRefusals] = useState(0);
  useFocusOnError(form, rejectionCount);

  const editedAddress = addresses.find((address) => address.id === drafts.open);
  const fresh = editedAddress
    ? draftFromSaved(editedAddress)
    : createDraft({ name: profile.name, phone: profile.phone ?? '' });
  const draft = { ...fresh, ...(drafts.open && drafts.typed[drafts.open]) };

  function updateDrafts(next: Drafts) {
    setDrafts(next);
    saveDrafts(profile.email, next);
  }

  function switchForm(openForm: FormKey | undefined) {
    setErrors(NO_ERRORS);
    updateDrafts({ ...drafts, open: openForm });
  }

  function rejectSubmit(newErrors: FieldErrors) {
    setErrors(newErrors);
    setRefusals((count) => count + 1);
  }

  return {
    form,
    /** Which form is open, if any. */
    open: drafts.open,
    /** The saved address that the open form changes; undefined for a new one. */
    changed: editedAddress,
    draft,
    errors: { ...findLiveErrors(draft), ...errors },
    show: switchForm,
    /** Shows what is wrong with the fields, the first one focused. */
    refuse: rejectSubmit,
    updateDraft(next: AddressDraft) {
      setErrors(keepUnchangedErrors(errors, draft, next));
      updateDrafts({ ...drafts, typed: { ...drafts.typed, [drafts.open ?? NEW_ADDRESS]: next } });
    },
    /** Tells what is wrong with a number when its field is left. */
    validateOnBlur(field: string) {
      const error = findErrorOnBlur(draft, field);
      if (error) setErrors((known) => ({ ...known, [field]: error }));
    },
    /** The address as typed; undefined, with the errors shown, when something is wrong with it. */
    validate(): Address | undefined {
      const { isSameAsBilling: _, ...typed } = draft;
      const address = { ...typed, email: profile.email };
      const found = findFieldErrors(saveAddress.body, addressToWire(address));
      if (!hasErrors(found)) return address;
      rejectSubmit(toAddressErrors(found));
      return undefined;
    },
    /** Closes the form and forgets what was typed into it. */
    discard() {
      const { [drafts.open ?? NEW_ADDRESS]: _, ...typed } = drafts.typed;
      setErrors(NO_ERRORS);
      updateDrafts({ open: undefined, typed });
    },
    /** What was typed to change an address that is no longer there goes on as a new one. */
    convertToNew() {
      updateDrafts({ open: NEW_ADDRESS, typed: { ...drafts.typed, [NEW_ADDRESS]: draft } });
    },
  };
}

export type AddressFormState = ReturnType<typeof useAddressForm>;
