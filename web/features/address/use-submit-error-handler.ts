import { useLocation } from 'react-router';
import type { ApiError } from '#contract/client.ts';
import { loginPath, SOMETHING_WRONG_PATH } from '#domain/page-paths.ts';
import { endSession } from '#web/api/access-token.ts';
import { useDelayedNavigate } from '#web/routing/use-delayed-navigate.ts';
import { text } from '#web/text/en.ts';
import { notAuthorisedText } from '#web/text/not-authorised-en.ts';
import { toast } from '#web/ui/toast.ts';

const REDIRECT_DELAY_MS = 3000;
const LOGIN_REDIRECT_DELAY_MS = 1500;

/** Handles errors of saving an address or submitting a request that the buyer cannot correct in the form. */
export function useSubmitErrorHandler() {
  const { isLeaving, delayedNavigate } = useDelayedNavigate();
  const { pathname, search } = useLocation();
  const loginAndReturn = loginPath(pathname + search);

  function redirectToLogin(): void {
    toast.error(notAuthorisedText, delayedNavigate(loginAndReturn, LOGIN_REDIRECT_DELAY_MS));
  }

  function handleError(error: ApiError): void {
    if (error.status === 0) {
      toast.error(error.message);
    } else if (error.status === 401) {
      toast.error(
        notAuthorisedText,
        delayedNavigate(loginAndReturn, REDIRECT_DELAY_MS, { onBeforeNavigate: endSession }),
      );
    } else {
      toast.error(text.form.somethingWrong, delayedNavigate(SOMETHING_WRONG_PATH, REDIRECT_DELAY_MS));
    }
  }

  return { isLeaving, delayedNavigate, handleError, redirectToLogin };
}
