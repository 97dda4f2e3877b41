import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { ORDERS_PATH } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { Address, SavedAddress } from '#web/features/address/address.ts';
import { type FormKey, NEW_ADDRESS } from '#web/features/address/draft-store.ts';
import { useAddressForm } from '#web/features/address/use-address-form.ts';
import { useExclusiveMutation } from '#web/features/address/use-exclusive-mutation.ts';
import { useSavedAddresses } from '#web/features/address/use-saved-addresses.ts';
import type { PriceChange } from '#web/features/cart/price-changes-list.tsx';
import { removeFromCart } from '#web/features/cart/remove-from-cart.ts';
import { saveSubmitted } from '#web/features/orders/submitted-request.ts';
import { quoteText } from '#web/text/quotation-en.ts';
import { toast } from '#web/ui/toast.ts';
import { clearIdempotencyKey, getOrCreateIdempotencyKey } from './idempotency-key.ts';
import { findPriceChanges } from './price-changes.ts';
import type { Quotation } from './quotation.ts';
import { quoteRequestToWire } from './quote-request.ts';
import { useCartUnchanged } from './use-cart-unchanged.ts';
import { useRetryWhenOnline } from './use-retry-when-online.ts';

const ORDERS_REDIRECT_DELAY_MS = 3000;

/** The state and the actions of the quotation page. */
export function useQuotationForm(quotation: Quotation) {
  const { profile, addresses } = quotation;
  const { revalidate } = useRevalidator();
  const addressForm = useAddressForm(profile, addresses);
  const { run, runningMutation, isLeaving, delayedNavigate, notice, setNotice } = useExclusiveMutation();
  const [chosenId, setChosenId] = useState(addresses.at(-1)?.id);
  const [justSavedId, setJustSavedId] = useState<string>();
  const [priceChanges, setPriceChanges] = useState<PriceChange[]>([]);
  const verifyCartUnchanged = useCartUnchanged(quotation, isLeaving, () =>
    // An existing notice stays: it explains better why unavailable products were removed from the cart.
    setNotice((current) => current ?? quoteText.cartChanged),
  );
  const isWaitingForConnection = notice === quoteText.sentWhenOnline;
  useRetryWhenOnline(isWaitingForConnection, submitRequest);
  const savedAddresses = useSavedAddresses({ addressForm, showNotice: setNotice, onSaved: setChosenId });
  const saveDraft = () =>
    savedAddresses.saveDraft(addresses.length > 0 ? quoteText.completeOrChoose : undefined);

  const selectedAddress = addressForm.openForm
    ? undefined
    : addresses.find((address) => address.id === chosenId);

  /** The address to send: the selected one, or the typed one after saving it. */
  async function resolveAddress(): Promise<Address | undefined> {
    if (addressForm.openForm) return saveDraft();
    if (!selectedAddress) setNotice(quoteText.chooseAddress);
    return selectedAddress;
  }

  async function saveAddress(): Promise<void> {
    setJustSavedId(undefined);
    const address = await saveDraft();
    setJustSavedId(address?.id);
  }

  async function submit(address: Address): Promise<void> {
    const body = quoteRequestToWire(quotation, address);
    const { msg, result } = await browserApi().submitQuoteRequest({
      body,
      headers: { 'idempotency-key': getOrCreateIdempotencyKey(body) },
    });
    clearIdempotencyKey();
    saveSubmitted(result[0]?.estimate_number ?? '');
    toast.success(msg, delayedNavigate(ORDERS_PATH, ORDERS_REDIRECT_DELAY_MS));
    removeFromCart(body.products);
  }

  /** Shows the changed prices and loads the current quotation. Submitting again accepts them. */
  async function showNewPrices({ message, prices }: ApiError): Promise<void> {
    toast.error(message);
    setNotice(message);
    setPriceChanges(findPriceChanges(quotation.lines, prices));
    await revalidate();
  }

  async function resolveAddressAndSubmit(): Promise<void> {
    setPriceChanges([]);
    try {
      const address = await resolveAddress();
      if (address && verifyCartUnchanged()) await submit(address);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.status === 409) await showNewPrices(cause);
      else if (cause.status === 0) setNotice(quoteText.sentWhenOnline);
      else throw cause;
    }
  }

  function submitRequest(): Promise<void> {
    return run('submit', resolveAddressAndSubmit);
  }

  /** Another address form cancels the automatic retry: the buyer has to submit the changed request. */
  function switchAddressForm(openForm: FormKey | undefined): void {
    if (isWaitingForConnection) setNotice(undefined);
    addressForm.switchForm(openForm);
  }

  return {
    addressForm,
    chosenId: selectedAddress?.id,
    /** The address that would be sent now, complete or not. */
    address: addressForm.openForm ? addressForm.draft : selectedAddress,
    justSavedId,
    notice,
    priceChanges,
    dismissNotice: () => {
      setNotice(undefined);
      setPriceChanges([]);
    },
    choose(id: string) {
      switchAddressForm(undefined);
      setChosenId(id);
    },
    toggleNewForm: () => switchAddressForm(addressForm.openForm === NEW_ADDRESS ? undefined : NEW_ADDRESS),
    toggleEditForm: ({ id }: SavedAddress) => switchAddressForm(addressForm.openForm === id ? undefined : id),
    isSaving: runningMutation === 'save',
    isSubmitting: runningMutation === 'submit' || isLeaving,
    isBusy: runningMutation !== undefined || isLeaving,
    saveAddress: () => run('save', saveAddress),
    deleteAddress: (address: SavedAddress) => run('delete', () => savedAddresses.remove(address)),
    submitRequest,
  };
}
