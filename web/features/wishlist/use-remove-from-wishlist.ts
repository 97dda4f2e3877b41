import { useNavigate } from 'react-router';
import { CallFailed } from '#contract/client.ts';
import { browserApi } from '#web/browser-api.ts';
import { loginPath } from '#web/features/account/login-path.ts';
import { endSession } from '#web/features/account/session.ts';
import { toast } from '#web/ui/toast.ts';
import { useWishlistFailure, WISHLIST_TOAST } from './use-wishlist-failure.ts';
import type { WishlistItem } from './wishlist.ts';
import { unmarkSaved } from './wishlist-store.ts';

/** Takes a product off the wishlist and says so. */
export function useRemoveFromWishlist(): (item: WishlistItem) => Promise<void> {
  const navigate = useNavigate();
  const answerFailure = useWishlistFailure();

  async function remove({ id, product }: WishlistItem) {
    const { msg } = await browserApi().removeFromWishlist({ params: { wishId: id } });
    unmarkSaved(product.id);
    toast.success(msg, { id: WISHLIST_TOAST, action: undefined });
  }

  function answer({ product }: WishlistItem, failure: CallFailed) {
    if (failure.status === 401) {
      endSession();
      navigate(loginPath('/wishlist'));
    } else if (failure.status === 404) {
      // Taken off on another device: what was wanted is so.
      unmarkSaved(product.id);
      toast.error(failure.message, { id: WISHLIST_TOAST, action: undefined });
    } else {
      answerFailure(failure);
    }
  }

  return async (item) => {
    try {
      await remove(item);
    } catch (cause) {
      if (!(cause instanceof CallFailed)) throw cause;
      answer(item, cause);
    }
  };
}
