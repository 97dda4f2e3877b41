import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ACCOUNT_PATH } from '#domain/page-paths.ts';
import { onSessionChangeInOtherTab } from '#web/api/access-token.ts';
import { checkSession } from './check-session.ts';
import { pathAfterLogin } from './path-after-login.ts';

/**
 * Redirects from the login and registration pages when the server confirms that the buyer is logged in already: to the
 * page that the buyer came from, or to the account.
 */
export function useRedirectIfAuthenticated(): void {
  const navigate = useNavigate();
  const search = new URLSearchParams(useLocation().search);
  const redirectPath = search.has('next') ? pathAfterLogin(search) : ACCOUNT_PATH;
  // On arrival and after a login in another tab. A login on this page shows its message before it navigates.
  useEffect(() => {
    let isMounted = true;
    const redirectIfLoggedIn = async () => {
      if ((await checkSession()) === 'live' && isMounted) navigate(redirectPath, { replace: true });
    };
    void redirectIfLoggedIn();
    const unsubscribe = onSessionChangeInOtherTab(redirectIfLoggedIn);
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, [navigate, redirectPath]);
}
