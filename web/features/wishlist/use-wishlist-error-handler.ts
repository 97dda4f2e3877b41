import type { ApiError } from '#contract/client.ts';
import { SOMETHING_WRONG_PATH } from '#domain/page-paths.ts';
import { useDelayedNavigate } from '#web/routing/use-delayed-navigate.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';

const REDIRECT_DELAY_MS = 3000;

/** The next message about the wishlist replaces the one before. */
export const WISHLIST_TOAST_ID = 'wishlist';

/** What happens when the wishlist could not be changed and nobody is to blame. Whoever is offline stays where they are. */
export function useWishlistErrorHandler(): (failure: ApiError) => void {
  const { leaveLater: delayedNavigate } = useDelayedNavigate();
  return (failure) => {
    const isOffline = failure.status === 0;
    toast.error(isOffline ? failure.message : text.form.somethingWrong, {
      id: WISHLIST_TOAST_ID,
      action: undefined,
    });
    if (!isOffline) delayedNavigate(SOMETHING_WRONG_PATH, REDIRECT_DELAY_MS);
  };
}
