import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { hasToken } from './session.ts';

/** Pages for logging in and registering lead somebody who is logged in already to the account. */
export function useAwayWhenLoggedIn(): void {
  const navigate = useNavigate();
  // Only on arrival: a login made on the page itself leads elsewhere, and shows its message first.
  useEffect(() => {
    if (hasToken()) navigate('/account', { replace: true });
  }, [navigate]);
}
