import { useRevalidator } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { addressText } from '#web/text/quotation-en.ts';
import { toast } from '#web/ui/toast.ts';
import { addressFromWire, addressToWire, type SavedAddress, toAddressErrors } from './address.ts';
import type { AddressFormState } from './use-address-form.ts';

type SavedAddressesOptions = {
  addressForm: AddressFormState;
  showNotice: (notice: string) => void;
  onSaved: (id: string) => void;
};

/** Saves the draft as a new or an edited address, and deletes addresses. */
export function useSavedAddresses({ addressForm, showNotice, onSaved }: SavedAddressesOptions) {
  const { revalidate } = useRevalidator();

  /** @returns the saved address, or undefined when it was rejected; the errors are then shown. */
  async function saveDraft(invalidNotice?: string): Promise<SavedAddress | undefined> {
    const typed = addressForm.validate();
    if (!typed) {
      if (invalidNotice) showNotice(invalidNotice);
      return undefined;
    }
    const body = addressToWire(typed);
    try {
      const { msg, result } = addressForm.editedAddress
        ? await browserApi().updateAddress({ params: { id: addressForm.editedAddress.id }, body })
        : await browserApi().saveAddress({ body });
      toast.success(msg);
      onSaved(result._id);
      addressForm.discard();
      await revalidate();
      return addressFromWire(result);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.status === 422) {
        showNotice(cause.message);
        addressForm.rejectSubmit(toAddressErrors(cause.fields));
      } else if (cause.status === 404) {
        showNotice(addressText.deletedElsewhere);
        addressForm.convertToNew();
        await revalidate();
      } else throw cause;
      return undefined;
    }
  }

  async function remove({ id }: SavedAddress): Promise<void> {
    try {
      const { msg } = await browserApi().deleteAddress({ params: { id } });
      toast.success(msg);
    } catch (cause) {
      // Already deleted on another device.
      if (!(cause instanceof ApiError) || cause.status !== 404) throw cause;
    }
    if (addressForm.openForm === id) addressForm.discard();
    await revalidate();
  }

  return { saveDraft, remove };
}
