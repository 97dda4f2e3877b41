import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { hasToken } from '#web/api/access-token.ts';
import { isBuyerPage } from './buyer-pages.ts';
import { checkSession } from './check-session.ts';

/**
 * Makes sure that a page does not show an ended session: the token is checked in the background when the shop opens and
 * whenever its tab becomes visible again. A buyer's page then leads to the login page.
 */
export function useSessionCheck(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const check = async () => {
      if (!hasToken() || document.visibilityState !== 'visible') return;
      if ((await checkSession()) === 'over' && isBuyerPage(location.pathname)) revalidate();
    };
    void check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [revalidate]);
}
