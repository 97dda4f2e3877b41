import { useCallback, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { readCart, useCart } from '#web/features/cart/cart-store.ts';
import { isCartOf, type Quotation } from './quotation.ts';

/** What was looked at must be what is asked for: another tab may have changed the cart meanwhile. */
export function useCartAsShown(quotation: Quotation, isOver: boolean, onChange: () => void): () => boolean {
  const cart = useCart();
  const { revalidate } = useRevalidator();

  // biome-ignore lint/correctness/useExhaustiveDependencies: onChange says something and depends on nothing.
  const isCartAsShown = useCallback(() => {
    if (isCartOf(quotation, readCart())) return true;
    onChange();
    revalidate();
    return false;
  }, [quotation, revalidate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: to be looked at whenever the cart changes.
  useEffect(() => {
    if (!isOver) isCartAsShown();
  }, [cart, isOver, isCartAsShown]);

  return isCartAsShown;
}
