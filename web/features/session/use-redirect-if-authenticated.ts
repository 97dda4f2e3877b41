import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ACCOUNT_PATH } from '#domain/page-paths.ts';
import { onSessionChangeInOtherTab } from '#web/api/access-token.ts';
import { checkSession } from './check-session.ts';
import { pathAfterLogin } from './path-after-login.ts';

/**
 * Pages for logging in and registering lead somebody who is logged in already, as the server confirms, to where they
 * were going, or to the account.
 */
export function useRedirectIfAuthenticated(): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const redirectPath = search.has('next') ? pathAfterLogin(search) : ACCOUNT_PATH;
  // On arrival, or after a login in another tab. One made on the page itself shows its message first.
  useEffect(() => {
    let isHere = true;
    const leave = async () => {
      if ((await checkSession()) === 'live' && isHere) navigate(redirectPath, { replace: true });
    };
    void leave();
    const stop = onSessionChangeInOtherTab(leave);
    return () => {
      isHere = false;
      stop();
    };
  }, [navigate, redirectPath]);
}
