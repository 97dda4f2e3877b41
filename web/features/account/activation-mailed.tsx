import { useLocation } from 'react-router';
import { useIsHydrated } from '#web/features/form/use-is-hydrated.ts';
import { text } from '#web/text/en.ts';
import { Notice } from '#web/ui/notice.tsx';

/** What the registration leaves with the login that follows it. In the history, not in the address: it is nobody else's. */
export function activationMailedTo(email: string) {
  return { activationMailedTo: email.trim() };
}

/** Says where the activation link went, to who has just registered, for as long as the login is open. */
export function ActivationMailed() {
  const state: Partial<ReturnType<typeof activationMailedTo>> | null = useLocation().state;
  // The server knows nothing of the browser's history.
  if (!useIsHydrated() || !state?.activationMailedTo) return null;
  return (
    <div className="mb-5">
      <Notice kind="success">{text.account.activationMailed(state.activationMailedTo)}</Notice>
    </div>
  );
}
