import { useLocation } from 'react-router';
import { accountText } from '#web/text/account-en.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';
import { createLoginState } from './login-state.ts';

/**
 * What the registration page passes to the login page. It is kept in the history state and not in the URL, because it
 * is private.
 */
export function createActivationSentState(email: string) {
  return { ...createLoginState(email.trim()), activationMailedTo: email.trim() };
}

/** Tells a person who has just registered where the activation link was sent, as long as the login page is open. */
export function ActivationSentNotice() {
  const state: Partial<ReturnType<typeof createActivationSentState>> | null = useLocation().state;
  // The server does not know the browser's history state.
  if (!useIsHydrated() || !state?.activationMailedTo) return null;
  return (
    <div className="mb-5">
      <Notice kind="success">{accountText.activationMailed(state.activationMailedTo)}</Notice>
    </div>
  );
}
