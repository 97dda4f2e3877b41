import { useCallback, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { readCart, useCart } from '#web/features/cart/cart-store.ts';
import { matchesCart, type Quotation } from './quotation.ts';

/**
 * Checks that the cart is the one that the quotation shows, because another tab may have changed it. If it is not,
 * `onChange` is called and the quotation is loaded again.
 * @returns the check, for use before submitting; true when the cart is unchanged
 */
export function useCartUnchanged(quotation: Quotation, isDone: boolean, onChange: () => void): () => boolean {
  const cart = useCart();
  const { revalidate } = useRevalidator();

  // biome-ignore lint/correctness/useExhaustiveDependencies: onChange only shows a notice and has no dependencies.
  const verifyCartUnchanged = useCallback(() => {
    if (matchesCart(quotation, readCart())) return true;
    onChange();
    revalidate();
    return false;
  }, [quotation, revalidate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: checked whenever the cart changes.
  useEffect(() => {
    if (!isDone) verifyCartUnchanged();
  }, [cart, isDone, verifyCartUnchanged]);

  return verifyCartUnchanged;
}
