import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from 'sonner';
import { CallFailed } from '#contract/client.ts';
import { browserApi } from '#web/browser-api.ts';
import {
  type Address,
  addressErrors,
  addressFromWire,
  addressToWire,
  type SavedAddress,
} from '#web/features/address/address.ts';
import { hasDraft, useAddressEntry } from '#web/features/address/use-address-entry.ts';
import { readCart, removeFromCart, useCart } from '#web/features/cart/cart-store.ts';
import { text } from '#web/text/en.ts';
import { forgetKey, keyForRequest } from './idempotency-key.ts';
import { isCartOf, type Quotation } from './quotation.ts';
import { quoteRequestToWire } from './quote-request.ts';
import { useFailureAnswer } from './use-failure-answer.ts';

const TO_ORDERS_AFTER_MS = 3000;

/** A saved address, or the one being typed; undefined while nothing is chosen. */
type Choice = { savedId: string } | 'new' | undefined;
type Task = 'save' | 'submit';

/** The quotation page's choices and its two buttons. */
export function useQuotationForm(quotation: Quotation) {
  const { profile, addresses } = quotation;
  const revalidator = useRevalidator();
  const entry = useAddressEntry(profile);
  const { isLeaving, leaveLater, answerFailure } = useFailureAnswer();
  const isRunning = useRef(false);
  const [task, setTask] = useState<Task>();
  const [notice, setNotice] = useState<string>();
  const newest = addresses.at(-1);
  const [choice, setChoice] = useState<Choice>(() =>
    hasDraft(profile) ? 'new' : newest && { savedId: newest.id },
  );

  const cart = useCart();
  const { revalidate } = revalidator;

  /** What was looked at must be what is asked for: another tab may have changed the cart meanwhile. */
  const isCartAsShown = useCallback(() => {
    if (isCartOf(quotation, readCart())) return true;
    setNotice(text.quote.cartChanged);
    revalidate();
    return false;
  }, [quotation, revalidate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: to be looked at whenever the cart changes.
  useEffect(() => {
    if (!isLeaving) isCartAsShown();
  }, [cart, isLeaving, isCartAsShown]);

  /** Saves what was typed; undefined, with the errors shown, when it cannot be accepted. */
  async function saveTyped(): Promise<SavedAddress | undefined> {
    const typed = entry.check();
    if (!typed) {
      if (addresses.length > 0) setNotice(text.quote.completeOrChoose);
      return undefined;
    }
    try {
      const { msg, result } = await browserApi().saveAddress({ body: addressToWire(typed) });
      toast.success(msg);
      setChoice({ savedId: result._id });
      entry.startAnew();
      await revalidator.revalidate();
      return addressFromWire(result);
    } catch (cause) {
      if (!(cause instanceof CallFailed) || cause.status !== 422) throw cause;
      setNotice(cause.message);
      entry.refuse(addressErrors(cause.fields));
      return undefined;
    }
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

  /** The address to send: the one chosen, or the one typed, which is saved first. */
  async function addressToSend(): Promise<Address | undefined> {
    if (choice === 'new') return saveTyped();
    const chosen = addresses.find((address) => address.id === choice?.savedId);
    if (!chosen) setNotice(text.quote.chooseAddress);
    return chosen;
  }

  async function run(name: Task, steps: () => Promise<unknown>): Promise<void> {
    if (isRunning.current || isLeaving) return;
    isRunning.current = true;
    setTask(name);
    setNotice(undefined);
    try {
      await steps();
    } catch (cause) {
      if (!(cause instanceof CallFailed)) throw cause;
      await answer(cause);
    } finally {
      isRunning.current = false;
      setTask(undefined);
    }
  }

  async function answer(failure: CallFailed): Promise<void> {
    if (failure.status === 422) {
      setNotice([...new Set([failure.message, ...Object.values(failure.fields)])].join(' '));
    } else if (failure.status === 409) {
      toast.error(failure.message);
      setNotice(failure.message);
      await revalidator.revalidate();
    } else {
      answerFailure(failure);
    }
  }

  return {
    entry,
    choice,
    notice,
    dismissNotice: () => setNotice(undefined),
    choose: (savedId: string) => setChoice({ savedId }),
    toggleForm: () => setChoice(choice === 'new' ? newest && { savedId: newest.id } : 'new'),
    isSaving: task === 'save',
    isSubmitting: task === 'submit' || isLeaving,
    isBusy: task !== undefined || isLeaving,
    saveAddress: () => run('save', saveTyped),
    submitRequest: () =>
      run('submit', async () => {
        const address = await addressToSend();
        if (address && isCartAsShown()) await submit(address);
      }),
  };
}
