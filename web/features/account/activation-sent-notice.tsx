import { useLocation } from 'react-router';
import { text } from '#web/text/en.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';

/** What the registration leaves with the login that follows it. In the history, not in the address: it is nobody else's. */
export function createActivationSentState(email: string) {
  return { activationMailedTo: email.trim() };
}

/** Says where the activation link went, to who has just registered, for as long as the login is open. */
export function ActivationSentNotice() {
  const state: Partial<ReturnType<typeof createActivationSentState>> | null = useLocation().state;
  // The server knows nothing of the browser's history.
  if (!useIsHydrated() || !state?.activationMailedTo) return null;
  return (
    <div className="mb-5">
      <Notice kind="success">{text.account.activationMailed(state.activationMailedTo)}</Notice>
    </div>
  );
}
