import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { loginPath } from '#domain/page-paths.ts';
import { endSession } from '#web/api/access-token.ts';

/**
 * Makes calls that need a session. A response with status 401 ends the session and opens the login page, which leads
 * back here; other errors are thrown.
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
