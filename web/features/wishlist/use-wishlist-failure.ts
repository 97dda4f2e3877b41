import type { CallFailed } from '#contract/client.ts';
import { useLeaveLater } from '#web/features/form/use-leave-later.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';

const AWAY_AFTER_MS = 3000;

/** The next message about the wishlist replaces the one before. */
export const WISHLIST_TOAST = 'wishlist';

/** What happens when the wishlist could not be changed and nobody is to blame. Whoever is offline stays where they are. */
export function useWishlistFailure(): (failure: CallFailed) => void {
  const { leaveLater } = useLeaveLater();
  return (failure) => {
    const isOffline = failure.status === 0;
    toast.error(isOffline ? failure.message : text.form.failed, { id: WISHLIST_TOAST, action: undefined });
    if (!isOffline) leaveLater('/something-wrong', AWAY_AFTER_MS);
  };
}
