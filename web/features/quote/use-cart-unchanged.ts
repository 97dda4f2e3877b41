import { useCallback, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { readCart, useCart } from '#web/features/cart/cart-store.ts';
import { matchesCart, type Quotation } from './quotation.ts';

/** What was looked at must be what is asked for: another tab may have changed the cart meanwhile. */
export function useCartUnchanged(quotation: Quotation, isDone: boolean, onChange: () => void): () => boolean {
  const cart = useCart();
  const { revalidate } = useRevalidator();

  // biome-ignore lint/correctness/useExhaustiveDependencies: onChange says something and depends on nothing.
  const verifyCartUnchanged = useCallback(() => {
    if (matchesCart(quotation, readCart())) return true;
    onChange();
    revalidate();
    return false;
  }, [quotation, revalidate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: to be looked at whenever the cart changes.
  useEffect(() => {
    if (!isDone) verifyCartUnchanged();
  }, [cart, isDone, verifyCartUnchanged]);

  return verifyCartUnchanged;
}
