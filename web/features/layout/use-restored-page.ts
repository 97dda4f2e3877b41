import { useEffect } from 'react';
import { hearElsewhere } from '#web/features/account/session.ts';
import { askAgain } from '#web/features/wishlist/wishlist-store.ts';

/**
 * Back and Forward may bring a page back as it was left, with all that it knew then: it missed what other pages changed
 * meanwhile and looks at everything again.
 */
export function useRestoredPage(): void {
  useEffect(() => {
    const catchUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // As if another tab had changed all that is kept in this browser.
      window.dispatchEvent(new StorageEvent('storage'));
      hearElsewhere();
      askAgain();
    };
    window.addEventListener('pageshow', catchUp);
    return () => window.removeEventListener('pageshow', catchUp);
  }, []);
}
