import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { loginPath } from '#domain/page-paths.ts';
import { endSession } from '#web/api/access-token.ts';

/**
 * Makes calls for a buyer. When their session is over ('Invalid Authentication.'), what is left of it is cleared and
 * the login follows, which leads back here; every other failure is the caller's.
 */
export function useAuthenticatedCall() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (call: () => Promise<void>): Promise<void> => {
    try {
      await call();
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.status !== 401) throw cause;
      endSession();
      navigate(loginPath(pathname + search));
    }
  };
}
