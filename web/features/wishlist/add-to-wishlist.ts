import { ApiError } from '#contract/client.ts';
import { ALREADY_IN_WISHLIST } from '#contract/errors.ts';
import { loginPath, WISHLIST_PATH } from '#domain/page-paths.ts';
import { endSession, hasToken } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { navigateLater, navigateTo } from '#web/routing/navigation.ts';
import { text } from '#web/text/en.ts';
import { notAuthorisedText } from '#web/text/not-authorised-en.ts';
import { toast } from '#web/ui/toast.ts';
import { handleWishlistError, WISHLIST_TOAST_ID } from './handle-wishlist-error.ts';
import { keepPendingWish } from './pending-wish.ts';
import { addSavedId } from './wishlist-store.ts';

const LOGIN_REDIRECT_DELAY_MS = 5000;

const OPEN_WISHLIST = { label: text.wishlist.open, onClick: () => navigateTo(WISHLIST_PATH) };

/** Ids of the products whose calls are under way. */
const pending = new Set<string>();

/** Adds a product to the wishlist and shows a message about the success or the problem. */
export async function addToWishlist(productId: string): Promise<void> {
  if (!hasToken()) {
    keepPendingWish(productId);
    return redirectToLogin();
  }
  if (pending.has(productId)) return;
  pending.add(productId);
  try {
    const { msg } = await browserApi().addToWishlist({ body: { product_id: productId } });
    addSavedId(productId);
    toast.success(msg, { id: WISHLIST_TOAST_ID, action: OPEN_WISHLIST });
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    handleAddError(productId, cause);
  } finally {
    pending.delete(productId);
  }
}

function handleAddError(productId: string, error: ApiError): void {
  if (error.status === 401) {
    keepPendingWish(productId);
    redirectToLogin();
  } else if (error.message === ALREADY_IN_WISHLIST) {
    addSavedId(productId);
    toast.error(error.message, { id: WISHLIST_TOAST_ID, action: OPEN_WISHLIST });
  } else handleWishlistError(error);
}

function redirectToLogin(): void {
  endSession();
  const continueAction = navigateLater(
    loginPath(location.pathname + location.search),
    LOGIN_REDIRECT_DELAY_MS,
  );
  toast.error(notAuthorisedText, { id: WISHLIST_TOAST_ID, ...continueAction });
}
