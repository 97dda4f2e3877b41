import { useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { hasToken } from '#web/api/access-token.ts';
import { toast } from '#web/ui/toast.ts';
import { useSubmitErrorHandler } from './use-submit-error-handler.ts';

type MutationName = 'save' | 'submit' | 'delete';

/**
 * Saves, deletes or submits, one at a time and only for a logged-in buyer. Errors that the buyer can correct or wait
 * for are shown as a notice.
 */
export function useExclusiveMutation() {
  const { isLeaving, delayedNavigate, handleError, redirectToLogin } = useSubmitErrorHandler();
  const isRunning = useRef(false);
  const [runningMutation, setRunningMutation] = useState<MutationName>();
  const [notice, setNotice] = useState<string>();

  async function run(name: MutationName, steps: () => Promise<unknown>): Promise<void> {
    if (isRunning.current || isLeaving) return;
    if (!hasToken()) return redirectToLogin();
    isRunning.current = true;
    setRunningMutation(name);
    setNotice(undefined);
    try {
      await steps();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      // On a phone, the notice is out of sight of the button that saves an address.
      if (cause.status === 429 && name === 'save') toast.error(cause.message);
      if ([403, 422, 429].includes(cause.status)) setNotice(toNoticeText(cause));
      else handleError(cause);
    } finally {
      isRunning.current = false;
      setRunningMutation(undefined);
    }
  }

  return { run, runningMutation, isLeaving, delayedNavigate, notice, setNotice };
}

function toNoticeText({ message, fields }: ApiError): string {
  return [...new Set([message, ...Object.values(fields)])].join(' ');
}
