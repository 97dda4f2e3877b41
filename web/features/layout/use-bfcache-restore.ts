import { useEffect } from 'react';
import { handleOtherTabChange } from '#web/api/access-token.ts';
import { reloadSavedIds } from '#web/features/wishlist/wishlist-store.ts';

/**
 * Back and Forward may bring a page back as it was left, with all that it knew then: it missed what other pages changed
 * meanwhile and looks at everything again.
 */
export function useBfcacheRestore(): void {
  useEffect(() => {
    const refreshStores = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // As if another tab had changed all that is kept in this browser.
      window.dispatchEvent(new StorageEvent('storage'));
      handleOtherTabChange();
      reloadSavedIds();
    };
    window.addEventListener('pageshow', refreshStores);
    return () => window.removeEventListener('pageshow', refreshStores);
  }, []);
}
