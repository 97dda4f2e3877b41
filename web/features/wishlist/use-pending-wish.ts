import { useEffect } from 'react';
import { hasToken, subscribeToSession } from '#web/api/access-token.ts';
import { takePendingWish } from './pending-wish.ts';
import { saveToWishlist } from './save-to-wishlist.ts';

/** For the login page: saves the product whose heart led here, once the buyer has logged in. */
export function usePendingWish(): void {
  useEffect(
    () =>
      subscribeToSession(() => {
        const productId = hasToken() ? takePendingWish() : '';
        if (productId !== '') void saveToWishlist(productId);
      }),
    [],
  );
}
