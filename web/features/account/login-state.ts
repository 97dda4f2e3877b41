import { useLocation } from 'react-router';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';

/**
 * What other pages pass to the login and the registration page, in the history state and not in the URL, because it is
 * private.
 */
type LoginState = { email: string };

export function createLoginState(email: string): LoginState {
  return { email };
}

/** The e-mail address that another page has passed, if any; undefined during server rendering. */
export function usePassedEmail(): string | undefined {
  const state: Partial<LoginState> | null = useLocation().state;
  return useIsHydrated() ? state?.email : undefined;
}
