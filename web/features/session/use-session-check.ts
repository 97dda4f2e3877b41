import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { hasToken } from '#web/api/access-token.ts';
import { isBuyerPage } from './buyer-pages.ts';
import { checkSession } from './check-session.ts';

/**
 * Keeps a page from showing somebody as logged in who is not: the token is checked in the background when the shop is
 * opened and whenever its tab comes to the front again. A page for buyers then leads to the login.
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
