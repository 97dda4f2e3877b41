import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { ORDERS_PATH } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { Address, SavedAddress } from '#web/features/address/address.ts';
import type { FormKey } from '#web/features/address/draft-store.ts';
import { useAddressForm } from '#web/features/address/use-address-form.ts';
import { useExclusiveMutation } from '#web/features/address/use-exclusive-mutation.ts';
import { useSavedAddresses } from '#web/features/address/use-saved-addresses.ts';
import { noteRequested } from '#web/features/cart/account-cart-store.ts';
import type { PriceChange } from '#web/features/cart/price-changes-list.tsx';
import { removeFromCart } from '#web/features/cart/remove-from-cart.ts';
import { type FieldErrors, NO_ERRORS } from '#web/features/form/field-errors.ts';
import { adoptCity } from '#web/features/location/adopt-city.ts';
import { saveSubmitted } from '#web/features/orders/submitted-request.ts';
import { forgetRequested } from '#web/features/quick-order/line-store.ts';
import {
  clearAttachedFiles,
  isSendingFiles,
  readAttachedFileIds,
} from '#web/features/request-files/file-store.ts';
import { forgetLostFiles } from '#web/features/request-files/forget-lost-files.ts';
import { type LocalWishes, readWishes } from '#web/features/wishes/local-wishes.ts';
import { clearWishes, removeWish } from '#web/features/wishes/wish-store.ts';
import { quoteText } from '#web/text/quotation-en.ts';
import { filesText } from '#web/text/request-files-en.ts';
import { toast } from '#web/ui/toast.ts';
import { clearIdempotencyKey, getOrCreateIdempotencyKey } from './idempotency-key.ts';
import { findPriceChanges } from './price-changes.ts';
import type { Quotation } from './quotation.ts';
import { quoteRequestToWire, wishesToWire } from './quote-request.ts';
import { useCartUnchanged } from './use-cart-unchanged.ts';
import { useRetryWhenOnline } from './use-retry-when-online.ts';

const ORDERS_REDIRECT_DELAY_MS = 3000;

/** What is being sent beside the cart. */
type SentRequest = { wishes: LocalWishes; fileIds: readonly string[] };

/** Sends the cart with its wishes, or the wishes alone where the cart is empty. */
async function sendRequest(quotation: Quotation, address: Address): Promise<{ msg: string; number: string }> {
  const wishes = readWishes();
  if (quotation.lines.length === 0) {
    const body = wishesToWire(address, wishes);
    const headers = { 'idempotency-key': getOrCreateIdempotencyKey(body) };
    const { msg, result } = await browserApi().submitWishes({ body, headers });
    return { msg, number: result.estimate_number };
  }
  const body = quoteRequestToWire(quotation, address, wishes);
  const headers = { 'idempotency-key': getOrCreateIdempotencyKey(body) };
  const { msg, result } = await browserApi().submitQuoteRequest({ body, headers });
  return { msg, number: result[0]?.estimate_number ?? '' };
}

/** The state and the actions of the quotation page. */
export function useQuotationForm(quotation: Quotation) {
  const { profile, addresses } = quotation;
  const { revalidate } = useRevalidator();
  const addressForm = useAddressForm(profile, addresses);
  const { run, runningMutation, isLeaving, delayedNavigate, notice, setNotice } = useExclusiveMutation();
  const [chosenId, setChosenId] = useState(addresses.at(-1)?.id);
  const [justSavedId, setJustSavedId] = useState<string>();
  const [priceChanges, setPriceChanges] = useState<PriceChange[]>([]);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(NO_ERRORS);
  const [sent, setSent] = useState<SentRequest>();
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
    if (selectedAddress) return selectedAddress;
    if (addresses.length === 0) {
      toast.error(quoteText.chooseAddress);
      addressForm.openNew();
    } else setNotice(quoteText.chooseAddress);
    return undefined;
  }

  async function saveAddress(): Promise<void> {
    setJustSavedId(undefined);
    const address = await saveDraft();
    setJustSavedId(address?.id);
  }

  async function submit(address: Address): Promise<void> {
    setSent({ wishes: readWishes(), fileIds: readAttachedFileIds() });
    const { msg, number } = await sendRequest(quotation, address);
    clearIdempotencyKey();
    clearAttachedFiles();
    saveSubmitted(number);
    toast.success(msg, delayedNavigate(ORDERS_PATH, ORDERS_REDIRECT_DELAY_MS));
    const requestedIds = Object.keys(quotation.cart.items);
    noteRequested(requestedIds);
    removeFromCart(requestedIds);
    forgetRequested(requestedIds);
    clearWishes();
    void adoptCity(address.shipping.city);
  }

  /** Shows the changed prices and loads the current quotation. Submitting again accepts them. */
  async function showNewPrices({ message, prices }: ApiError): Promise<void> {
    toast.error(message);
    setNotice(message);
    setPriceChanges(findPriceChanges(quotation.lines, prices));
    for (const { key, productId } of readWishes().others)
      if (productId !== undefined && prices[productId] === null) removeWish(key);
    await revalidate();
  }

  async function resolveAddressAndSubmit(): Promise<void> {
    setPriceChanges([]);
    setFieldErrors(NO_ERRORS);
    if (isSendingFiles()) return setNotice(filesText.stillSending);
    try {
      const address = await resolveAddress();
      if (address && verifyCartUnchanged()) await submit(address);
    } catch (cause) {
      setSent(undefined);
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.status === 409) await showNewPrices(cause);
      else if (cause.status === 0) setNotice(quoteText.sentWhenOnline);
      else {
        if (cause.fields.files) await forgetLostFiles();
        setFieldErrors(cause.fields);
        throw cause;
      }
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
    /** What the shop has rejected of the request, by the field of its call. */
    fieldErrors,
    /** Shown from the moment it is sent until the page is left; undefined after a failure. */
    sent,
    dismissNotice: () => {
      setNotice(undefined);
      setPriceChanges([]);
    },
    choose(id: string) {
      switchAddressForm(undefined);
      setChosenId(id);
    },
    addNew() {
      if (isWaitingForConnection) setNotice(undefined);
      addressForm.openNew();
    },
    toggleEditForm: ({ id }: SavedAddress) => switchAddressForm(addressForm.openForm === id ? undefined : id),
    isSaving: runningMutation === 'save',
    isSubmitting: runningMutation === 'submit' || isLeaving,
    isBusy: runningMutation !== undefined || isLeaving,
    saveAddress: () => run('save', saveAddress),
    deleteAddress: (address: SavedAddress) => run('delete', () => savedAddresses.remove(address)),
    submitRequest,
  };
}
