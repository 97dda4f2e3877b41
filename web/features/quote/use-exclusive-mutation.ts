import { useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { hasToken } from '#web/api/access-token.ts';
import { useSubmitErrorHandler } from './use-submit-error-handler.ts';

type MutationName = 'save' | 'submit' | 'delete';

/** The quotation page does one thing at a time, for a buyer only. What the buyer can mend is said in a notice. */
export function useExclusiveMutation() {
  const {
    isLeaving,
    leaveLater: delayedNavigate,
    answerFailure: handleError,
    sendToLogin: redirectToLogin,
  } = useSubmitErrorHandler();
  const isRunning = useRef(false);
  const [runningMutation, setTask] = useState<MutationName>();
  const [notice, setNotice] = useState<string>();

  async function run(name: MutationName, steps: () => Promise<unknown>): Promise<void> {
    if (isRunning.current || isLeaving) return;
    if (!hasToken()) return redirectToLogin();
    isRunning.current = true;
    setTask(name);
    setNotice(undefined);
    try {
      await steps();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.status === 403 || cause.status === 422) setNotice(toNoticeText(cause));
      else handleError(cause);
    } finally {
      isRunning.current = false;
      setTask(undefined);
    }
  }

  return { run, task: runningMutation, isLeaving, leaveLater: delayedNavigate, notice, setNotice };
}

function toNoticeText({ message, fields }: ApiError): string {
  return [...new Set([message, ...Object.values(fields)])].join(' ');
}
