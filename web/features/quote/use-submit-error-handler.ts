import { useCallback } from 'react';
import type { ApiError } from '#contract/client.ts';
import { loginPath, QUOTATION_PATH, SOMETHING_WRONG_PATH } from '#domain/page-paths.ts';
import { endSession } from '#web/api/access-token.ts';
import { useDelayedNavigate } from '#web/routing/use-delayed-navigate.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';

const REDIRECT_DELAY_MS = 3000;
const LOGIN_REDIRECT_DELAY_MS = 1500;

/** What happens when saving an address or submitting a request failed for no fault of what was typed. */
export function useSubmitErrorHandler() {
  const { isLeaving, leaveLater: delayedNavigate } = useDelayedNavigate();

  const redirectToLogin = useCallback(() => {
    toast.error(text.account.notAuthorised);
    delayedNavigate(loginPath(QUOTATION_PATH), LOGIN_REDIRECT_DELAY_MS);
  }, [delayedNavigate]);

  function handleError(failure: ApiError): void {
    if (failure.status === 0) {
      toast.error(failure.message);
    } else if (failure.status === 401) {
      toast.error(text.account.notAuthorised);
      delayedNavigate(loginPath(QUOTATION_PATH), REDIRECT_DELAY_MS, { onBeforeNavigate: endSession });
    } else {
      toast.error(text.form.somethingWrong);
      delayedNavigate(SOMETHING_WRONG_PATH, REDIRECT_DELAY_MS);
    }
  }

  return { isLeaving, leaveLater: delayedNavigate, answerFailure: handleError, sendToLogin: redirectToLogin };
}
