import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { saveAddress } from '#contract/addresses.ts';
import { type FieldErrors, findFieldErrors, hasErrors, NO_ERRORS } from '#web/features/form/field-errors.ts';
import { useFocusOnError } from '#web/features/form/use-focus-on-error.ts';
import type { Profile } from '#web/features/session/profile.ts';
import { type Address, addressToWire, type SavedAddress, toAddressErrors } from './address.ts';
import { type AddressDraft, createDraft, draftFromSaved } from './address-draft.ts';
import { type Drafts, type FormKey, NEW_ADDRESS, readDrafts, saveDrafts } from './draft-store.ts';
import { findErrorOnBlur, findLiveErrors } from './live-validation.ts';
import { keepUnchangedErrors } from './unchanged-errors.ts';
import { usePinLookup } from './use-pin-lookup.ts';

/** The form of a new or a saved address. Drafts survive a reload and are validated with the contract's schema. */
export function useAddressForm(profile: Profile, addresses: readonly SavedAddress[]) {
  const form = useRef<HTMLFormElement>(null);
  const [drafts, setDrafts] = useState(() => readDrafts(profile.email));
  /** The drafts as they are when an answer comes late. */
  const latestDrafts = useRef(drafts);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [rejectionCount, setRejectionCount] = useState(0);
  useFocusOnError(form, rejectionCount);

  const editedAddress = addresses.find((address) => address.id === drafts.open);
  const initial = editedAddress
    ? draftFromSaved(editedAddress)
    : createDraft({ name: profile.name, phone: profile.phone ?? '' });
  const draft = { ...initial, ...(drafts.open && drafts.typed[drafts.open]) };

  function updateDrafts(next: Drafts) {
    latestDrafts.current = next;
    setDrafts(next);
    saveDrafts(profile.email, next);
  }

  const lookUpPin = usePinLookup((key, change) => {
    const { open = NEW_ADDRESS, typed } = latestDrafts.current;
    const before = typed[key];
    // Meanwhile the form may have been closed.
    if (!before || open !== key || !form.current) return;
    const after = change(before);
    fillIn(() => {
      setErrors((current) => keepUnchangedErrors(current, before, after));
      updateDrafts({ ...latestDrafts.current, typed: { ...typed, [key]: after } });
    });
  });

  function switchForm(openForm: FormKey | undefined) {
    setErrors(NO_ERRORS);
    updateDrafts({ ...drafts, open: openForm });
  }

  function rejectSubmit(newErrors: FieldErrors) {
    setErrors(newErrors);
    setRejectionCount((count) => count + 1);
  }

  return {
    form,
    /** Which form is open, if any. */
    openForm: drafts.open,
    /** The saved address that is edited; undefined for a new one. */
    editedAddress,
    draft,
    errors: { ...findLiveErrors(draft), ...errors },
    switchForm,
    /** Opens the form of a new address and leads there: what opens it may be far down the page. */
    openNew() {
      flushSync(() => switchForm(NEW_ADDRESS));
      form.current?.querySelector('input')?.focus();
    },
    /** Shows the errors and focuses the first invalid field. */
    rejectSubmit,
    updateDraft(next: AddressDraft) {
      setErrors(keepUnchangedErrors(errors, draft, next));
      const key = drafts.open ?? NEW_ADDRESS;
      updateDrafts({ ...drafts, typed: { ...drafts.typed, [key]: next } });
      void lookUpPin(key, draft, next);
    },
    /** Shows the error of a number when its field is left. */
    validateOnBlur(field: string) {
      const error = findErrorOnBlur(draft, field);
      if (error) setErrors((current) => ({ ...current, [field]: error }));
    },
    /** @returns the typed address, or undefined when it is invalid; the errors are then shown. */
    validate(): Address | undefined {
      const { isSameAsBilling: _, ...typed } = draft;
      const address = { ...typed, email: profile.email };
      const found = findFieldErrors(saveAddress.body, addressToWire(address));
      if (!hasErrors(found)) return address;
      rejectSubmit(toAddressErrors(found));
      return undefined;
    },
    /** Closes the form and deletes its draft. */
    discard() {
      const { [drafts.open ?? NEW_ADDRESS]: _, ...typed } = drafts.typed;
      setErrors(NO_ERRORS);
      updateDrafts({ open: undefined, typed });
    },
    /** Turns the draft of an address that was deleted meanwhile into a new address. */
    convertToNew() {
      updateDrafts({ open: NEW_ADDRESS, typed: { ...drafts.typed, [NEW_ADDRESS]: draft } });
    },
  };
}

export type AddressFormState = ReturnType<typeof useAddressForm>;

/** Makes a change that fills in fields at once. What it fills in under the cursor is replaced by what is typed next. */
function fillIn(change: () => void): void {
  const focused = document.activeElement;
  const field = focused instanceof HTMLInputElement ? focused : undefined;
  const before = field?.value;
  flushSync(change);
  if (field?.value !== before) field?.select();
}
