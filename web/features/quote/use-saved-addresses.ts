import { useRevalidator } from 'react-router';
import { CallFailed } from '#contract/client.ts';
import { browserApi } from '#web/browser-api.ts';
import {
  addressErrors,
  addressFromWire,
  addressToWire,
  type SavedAddress,
} from '#web/features/address/address.ts';
import type { AddressEntry } from '#web/features/address/use-address-entry.ts';
import { addressText, quoteText } from '#web/text/quotation-en.ts';
import { toast } from '#web/ui/toast.ts';

/** Saving what was typed, as a new address or in place of one, and deleting one. */
export function useSavedAddresses(
  entry: AddressEntry,
  addresses: readonly SavedAddress[],
  say: (notice: string) => void,
  choose: (id: string) => void,
) {
  const { revalidate } = useRevalidator();

  /** @returns undefined, with the errors shown, when what was typed cannot be accepted. */
  async function saveTyped(): Promise<SavedAddress | undefined> {
    const typed = entry.check();
    if (!typed) {
      if (addresses.length > 0) say(quoteText.completeOrChoose);
      return undefined;
    }
    const body = addressToWire(typed);
    try {
      const { msg, result } = entry.changed
        ? await browserApi().updateAddress({ params: { id: entry.changed.id }, body })
        : await browserApi().saveAddress({ body });
      toast.success(msg);
      choose(result._id);
      entry.discard();
      await revalidate();
      return addressFromWire(result);
    } catch (cause) {
      if (!(cause instanceof CallFailed)) throw cause;
      if (cause.status === 422) {
        say(cause.message);
        entry.refuse(addressErrors(cause.fields));
      } else if (cause.status === 404) {
        say(addressText.deletedElsewhere);
        entry.goOnAsNew();
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
      // Deleted on another device: what was wanted is so.
      if (!(cause instanceof CallFailed) || cause.status !== 404) throw cause;
    }
    if (entry.open === id) entry.discard();
    await revalidate();
  }

  return { saveTyped, remove };
}
