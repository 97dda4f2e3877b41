import { useLocation } from 'react-router';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';

/** What other pages pass to the login page, in the history state and not in the URL, because it is private. */
type LoginState = { email: string };

export function createLoginState(email: string): LoginState {
  return { email };
}

/** The e-mail address to log in with, if another page has passed it; undefined during server rendering. */
export function useEmailToLogIn(): string | undefined {
  const state: Partial<LoginState> | null = useLocation().state;
  return useIsHydrated() ? state?.email : undefined;
}
