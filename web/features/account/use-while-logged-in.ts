import { useLocation, useNavigate } from 'react-router';
import { CallFailed } from '#contract/client.ts';
import { loginPath } from './login-path.ts';
import { endSession } from './session.ts';

/**
 * Makes calls for a buyer. When their session is over ('Invalid Authentication.'), what is left of it is cleared and
 * the login follows, which leads back here; every other failure is the caller's.
 */
export function useWhileLoggedIn() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (step: () => Promise<void>): Promise<void> => {
    try {
      await step();
    } catch (cause) {
      if (!(cause instanceof CallFailed) || cause.status !== 401) throw cause;
      endSession();
      navigate(loginPath(pathname + search));
    }
  };
}
