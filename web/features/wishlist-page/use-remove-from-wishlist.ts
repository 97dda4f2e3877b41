import { useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { loginPath, WISHLIST_PATH } from '#domain/page-paths.ts';
import { endSession } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';
import {
  useWishlistErrorHandler,
  WISHLIST_TOAST_ID,
} from '#web/features/wishlist/use-wishlist-error-handler.ts';
import { removeSavedId } from '#web/features/wishlist/wishlist-store.ts';
import { toast } from '#web/ui/toast.ts';
import type { WishlistItem } from './wishlist.ts';

/** Removes a product from the wishlist and shows a message. */
export function useRemoveFromWishlist(): (item: WishlistItem) => Promise<void> {
  const navigate = useNavigate();
  const handleError = useWishlistErrorHandler();

  async function remove({ id, product }: WishlistItem) {
    const { msg } = await browserApi().removeFromWishlist({ params: { wishId: id } });
    removeSavedId(product.id);
    toast.success(msg, { id: WISHLIST_TOAST_ID, action: undefined });
  }

  function handleRemoveError({ product }: WishlistItem, error: ApiError) {
    if (error.status === 401) {
      endSession();
      navigate(loginPath(WISHLIST_PATH));
    } else if (error.status === 404) {
      // Already removed on another device.
      removeSavedId(product.id);
      toast.error(error.message, { id: WISHLIST_TOAST_ID, action: undefined });
    } else {
      handleError(error);
    }
  }

  return async (item) => {
    try {
      await remove(item);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      handleRemoveError(item, cause);
    }
  };
}
