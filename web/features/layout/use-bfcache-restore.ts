import { useEffect } from 'react';
import { handleOtherTabChange } from '#web/api/access-token.ts';
import { reloadSavedIds } from '#web/features/wishlist/wishlist-store.ts';

/**
 * Refreshes all stores when Back or Forward restores a page from the back/forward cache: it missed the changes that
 * other pages made meanwhile.
 */
export function useBfcacheRestore(): void {
  useEffect(() => {
    const refreshStores = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // The stores react as if another tab had changed all of the browser's storage.
      window.dispatchEvent(new StorageEvent('storage'));
      handleOtherTabChange();
      reloadSavedIds();
    };
    window.addEventListener('pageshow', refreshStores);
    return () => window.removeEventListener('pageshow', refreshStores);
  }, []);
}
