import type { ApiError } from '#contract/client.ts';
import { SOMETHING_WRONG_PATH } from '#domain/page-paths.ts';
import { navigateLater } from '#web/routing/navigation.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';

const REDIRECT_DELAY_MS = 3000;

/** With one id, the next message about the wishlist replaces the last one. */
export const WISHLIST_TOAST_ID = 'wishlist';

/**
 * Handles unexpected errors of wishlist changes. Without a connection, or when a limit is used up, the visitor stays on
 * the page and reads why.
 */
export function handleWishlistError(error: ApiError): void {
  const canTryAgain = error.status === 0 || error.status === 429;
  toast.error(canTryAgain ? error.message : text.form.somethingWrong, {
    id: WISHLIST_TOAST_ID,
    action: undefined,
    ...(!canTryAgain && navigateLater(SOMETHING_WRONG_PATH, REDIRECT_DELAY_MS)),
  });
}
