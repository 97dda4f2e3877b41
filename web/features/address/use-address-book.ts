import { useState } from 'react';
import type { Profile } from '#web/features/session/profile.ts';
import type { SavedAddress } from './address.ts';
import { useAddressForm } from './use-address-form.ts';
import { useExclusiveMutation } from './use-exclusive-mutation.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';

/** The state and the actions of the saved addresses where none of them is chosen. */
export function useAddressBook(profile: Profile, addresses: readonly SavedAddress[]) {
  const addressForm = useAddressForm(profile, addresses);
  const { openForm, switchForm } = addressForm;
  const { run, runningMutation, isLeaving, notice, setNotice } = useExclusiveMutation();
  const [justSavedId, setJustSavedId] = useState<string>();
  const { saveDraft, remove } = useSavedAddresses({
    addressForm,
    showNotice: setNotice,
    onSaved: setJustSavedId,
  });
  return {
    addressForm,
    justSavedId,
    notice,
    dismissNotice: () => setNotice(undefined),
    addNew: addressForm.openNew,
    toggleEditForm: ({ id }: SavedAddress) => switchForm(openForm === id ? undefined : id),
    isSaving: runningMutation === 'save',
    isBusy: runningMutation !== undefined || isLeaving,
    saveAddress: () => {
      setJustSavedId(undefined);
      return run('save', () => saveDraft());
    },
    deleteAddress: (address: SavedAddress) => run('delete', () => remove(address)),
  };
}

/** What the list and the form of the saved addresses need, on any page. */
export type AddressBookState = Omit<ReturnType<typeof useAddressBook>, 'notice' | 'dismissNotice'>;
