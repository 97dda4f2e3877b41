import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { ALREADY_IN_WISHLIST } from '#contract/errors.ts';
import { loginPath, WISHLIST_PATH } from '#domain/page-paths.ts';
import { endSession, hasToken } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useDelayedNavigate } from '#web/routing/use-delayed-navigate.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';
import { useWishlistErrorHandler, WISHLIST_TOAST_ID } from './use-wishlist-error-handler.ts';
import { addSavedId } from './wishlist-store.ts';

const LOGIN_REDIRECT_DELAY_MS = 5000;

/** Adds a product to the wishlist and shows a message about the success or the problem. */
export function useAddToWishlist(): (productId: string) => Promise<void> {
  const navigate = useNavigate();
  const { delayedNavigate } = useDelayedNavigate();
  const handleError = useWishlistErrorHandler();
  const isAdding = useRef(false);

  const openWishlist = { label: text.wishlist.open, onClick: () => navigate(WISHLIST_PATH) };

  function redirectToLogin() {
    endSession();
    toast.error(text.account.notAuthorised, { id: WISHLIST_TOAST_ID, action: undefined });
    delayedNavigate(loginPath(location.pathname + location.search), LOGIN_REDIRECT_DELAY_MS);
  }

  async function add(productId: string) {
    const { msg } = await browserApi().addToWishlist({ body: { product_id: productId } });
    addSavedId(productId);
    toast.success(msg, { id: WISHLIST_TOAST_ID, action: openWishlist });
  }

  function handleAddError(productId: string, error: ApiError) {
    if (error.status === 401) return redirectToLogin();
    if (error.message !== ALREADY_IN_WISHLIST) return handleError(error);
    addSavedId(productId);
    toast.error(error.message, { id: WISHLIST_TOAST_ID, action: openWishlist });
  }

  return async (productId) => {
    if (!hasToken()) return redirectToLogin();
    if (isAdding.current) return;
    isAdding.current = true;
    try {
      await add(productId);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      handleAddError(productId, cause);
    } finally {
      isAdding.current = false;
    }
  };
}
