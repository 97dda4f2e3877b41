import { ApiError } from '#contract/client.ts';
import { loginPath, WISHLIST_PATH } from '#domain/page-paths.ts';
import { endSession } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { handleWishlistError, WISHLIST_TOAST_ID } from '#web/features/wishlist/handle-wishlist-error.ts';
import { removeSavedId } from '#web/features/wishlist/wishlist-store.ts';
import { navigateTo } from '#web/routing/navigation.ts';
import { toast } from '#web/ui/toast.ts';
import type { WishlistItem } from './wishlist.ts';

/** Removes a product from the wishlist and shows a message. */
export async function removeFromWishlist({ id, product }: WishlistItem): Promise<void> {
  try {
    const { msg } = await browserApi().removeFromWishlist({ params: { wishId: id } });
    removeSavedId(product.id);
    toast.success(msg, { id: WISHLIST_TOAST_ID, action: undefined });
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    handleRemoveError(product.id, cause);
  }
}

function handleRemoveError(productId: string, error: ApiError): void {
  if (error.status === 401) {
    endSession();
    navigateTo(loginPath(WISHLIST_PATH));
  } else if (error.status === 404) {
    // Already removed on another device.
    removeSavedId(productId);
    toast.error(error.message, { id: WISHLIST_TOAST_ID, action: undefined });
  } else {
    handleWishlistError(error);
  }
}
