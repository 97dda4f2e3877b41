import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { checkSession } from './check-session.ts';
import { pathAfterLogin } from './login-path.ts';
import { onChangeElsewhere } from './session.ts';

/**
 * Pages for logging in and registering lead somebody who is logged in already, as the server confirms, to where they
 * were going, or to the account.
 */
export function useAwayWhenLoggedIn(): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const onward = search.has('next') ? pathAfterLogin(search) : '/account';
  // On arrival, or after a login in another tab. One made on the page itself shows its message first.
  useEffect(() => {
    let isHere = true;
    const leave = async () => {
      if ((await checkSession()) === 'live' && isHere) navigate(onward, { replace: true });
    };
    void leave();
    const stop = onChangeElsewhere(leave);
    return () => {
      isHere = false;
      stop();
    };
  }, [navigate, onward]);
}
