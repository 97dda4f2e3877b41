import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailed } from '#contract/client.ts';
import { browserApi } from '#web/browser-api.ts';
import type { Address, SavedAddress } from '#web/features/address/address.ts';
import { type FormKey, NEW_ADDRESS } from '#web/features/address/draft-storage.ts';
import { useAddressEntry } from '#web/features/address/use-address-entry.ts';
import { removeFromCart } from '#web/features/cart/cart-store.ts';
import type { PriceChange } from '#web/features/cart/price-changes-list.tsx';
import { quoteText } from '#web/text/quotation-en.ts';
import { toast } from '#web/ui/toast.ts';
import { forgetKey, keyForRequest } from './idempotency-key.ts';
import { findPriceChanges } from './price-changes.ts';
import type { Quotation } from './quotation.ts';
import { quoteRequestToWire } from './quote-request.ts';
import { useCartAsShown } from './use-cart-as-shown.ts';
import { useOneTask } from './use-one-task.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';
import { useSendAgain } from './use-send-again.ts';

const TO_ORDERS_AFTER_MS = 3000;

/** The quotation page's choices and its buttons. */
export function useQuotationForm(quotation: Quotation) {
  const { profile, addresses } = quotation;
  const { revalidate } = useRevalidator();
  const entry = useAddressEntry(profile, addresses);
  const { run, task, isLeaving, leaveLater, notice, setNotice } = useOneTask();
  const [chosenId, setChosenId] = useState(addresses.at(-1)?.id);
  const [justSavedId, setJustSavedId] = useState<string>();
  const [priceChanges, setPriceChanges] = useState<PriceChange[]>([]);
  const isCartAsShown = useCartAsShown(quotation, isLeaving, () =>
    // What is gone from the catalogue is taken out of the cart; that was said already, and better.
    setNotice((said) => said ?? quoteText.cartChanged),
  );
  const isWaiting = notice === quoteText.willBeSent;
  useSendAgain(isWaiting, submitRequest);
  const saved = useSavedAddresses(entry, addresses, setNotice, setChosenId);

  const chosen = entry.open ? undefined : addresses.find((address) => address.id === chosenId);

  /** The address to send: the one chosen, or the one typed, which is saved first. */
  async function addressToSend(): Promise<Address | undefined> {
    if (entry.open) return saved.saveTyped();
    if (!chosen) setNotice(quoteText.chooseAddress);
    return chosen;
  }

  async function saveAddress(): Promise<void> {
    setJustSavedId(undefined);
    const address = await saved.saveTyped();
    setJustSavedId(address?.id);
  }

  async function submit(address: Address): Promise<void> {
    const body = quoteRequestToWire(quotation, address);
    const { msg } = await browserApi().submitQuoteRequest({
      body,
      headers: { 'idempotency-key': keyForRequest(body) },
    });
    forgetKey();
    toast.success(msg);
    leaveLater('/orders', TO_ORDERS_AFTER_MS);
    removeFromCart(body.products);
  }

  /** Shows what changed and today's quotation; asking again is agreeing to it. */
  async function showNewPrices({ message, prices }: CallFailed): Promise<void> {
    toast.error(message);
    setNotice(message);
    setPriceChanges(findPriceChanges(quotation.lines, prices));
    await revalidate();
  }

  async function addressThenRequest(): Promise<void> {
    setPriceChanges([]);
    try {
      const address = await addressToSend();
      if (address && isCartAsShown()) await submit(address);
    } catch (cause) {
      if (!(cause instanceof CallFailed)) throw cause;
      if (cause.status === 409) await showNewPrices(cause);
      else if (cause.status === 0) setNotice(quoteText.willBeSent);
      else throw cause;
    }
  }

  function submitRequest(): Promise<void> {
    return run('submit', addressThenRequest);
  }

  /** What waits to be sent is what was looked at: once that changes, it is the buyer who sends it. */
  function showEntry(open: FormKey | undefined): void {
    if (isWaiting) setNotice(undefined);
    entry.show(open);
  }

  return {
    entry,
    chosenId: chosen?.id,
    /** The address as it would be sent now, complete or not. */
    address: entry.open ? entry.draft : chosen,
    justSavedId,
    notice,
    priceChanges,
    dismissNotice: () => {
      setNotice(undefined);
      setPriceChanges([]);
    },
    choose(id: string) {
      showEntry(undefined);
      setChosenId(id);
    },
    toggleNew: () => showEntry(entry.open === NEW_ADDRESS ? undefined : NEW_ADDRESS),
    toggleChange: ({ id }: SavedAddress) => showEntry(entry.open === id ? undefined : id),
    isSaving: task === 'save',
    isSubmitting: task === 'submit' || isLeaving,
    isBusy: task !== undefined || isLeaving,
    saveAddress: () => run('save', saveAddress),
    deleteAddress: (address: SavedAddress) => run('delete', () => saved.remove(address)),
    submitRequest,
  };
}
