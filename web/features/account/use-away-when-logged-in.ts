import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pathAfterLogin } from './login-path.ts';
import { hasToken, onChangeElsewhere } from './session.ts';

/**
 * Pages for logging in and registering lead somebody who is logged in already to where they were going, or to the
 * account.
 */
export function useAwayWhenLoggedIn(): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const onward = search.has('next') ? pathAfterLogin(search) : '/account';
  // On arrival, or after a login in another tab. One made on the page itself shows its message first.
  useEffect(() => {
    const leave = () => {
      if (hasToken()) navigate(onward, { replace: true });
    };
    leave();
    return onChangeElsewhere(leave);
  }, [navigate, onward]);
}
