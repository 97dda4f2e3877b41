import { useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { hasToken } from '#web/api/access-token.ts';
import { useSubmitErrorHandler } from './use-submit-error-handler.ts';

type MutationName = 'save' | 'submit' | 'delete';

/**
 * Runs the mutations of the quotation page, one at a time and only for a logged-in buyer. Errors that the buyer can
 * correct are shown as a notice.
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
      if (cause.status === 403 || cause.status === 422) setNotice(toNoticeText(cause));
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
