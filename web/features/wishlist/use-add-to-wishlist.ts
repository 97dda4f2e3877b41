import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed } from '#contract/client.ts';
import { ALREADY_IN_WISHLIST } from '#contract/errors.ts';
import { browserApi } from '#web/browser-api.ts';
import { loginPath } from '#web/features/account/login-path.ts';
import { endSession, hasToken } from '#web/features/account/session.ts';
import { useLeaveLater } from '#web/features/form/use-leave-later.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';
import { useWishlistFailure, WISHLIST_TOAST } from './use-wishlist-failure.ts';
import { markSaved } from './wishlist-store.ts';

const LOGIN_AFTER_MS = 5000;

/** Puts a product on the wishlist and says so, or why not. */
export function useAddToWishlist(): (productId: string) => Promise<void> {
  const navigate = useNavigate();
  const { leaveLater } = useLeaveLater();
  const answerFailure = useWishlistFailure();
  const isAdding = useRef(false);

  const openWishlist = { label: text.wishlist.open, onClick: () => navigate('/wishlist') };

  function sendToLogin() {
    endSession();
    toast.error(text.account.notAuthorised, { id: WISHLIST_TOAST, action: undefined });
    leaveLater(loginPath(location.pathname + location.search), LOGIN_AFTER_MS);
  }

  async function add(productId: string) {
    const { msg } = await browserApi().addToWishlist({ body: { product_id: productId } });
    markSaved(productId);
    toast.success(msg, { id: WISHLIST_TOAST, action: openWishlist });
  }

  function answer(productId: string, failure: CallFailed) {
    if (failure.status === 401) return sendToLogin();
    if (failure.message !== ALREADY_IN_WISHLIST) return answerFailure(failure);
    markSaved(productId);
    toast.error(failure.message, { id: WISHLIST_TOAST, action: openWishlist });
  }

  return async (productId) => {
    if (!hasToken()) return sendToLogin();
    if (isAdding.current) return;
    isAdding.current = true;
    try {
      await add(productId);
    } catch (cause) {
      if (!(cause instanceof CallFailed)) throw cause;
      answer(productId, cause);
    } finally {
      isAdding.current = false;
    }
  };
}
