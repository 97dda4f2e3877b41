import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { loginPath, QUOTATION_PATH } from '#domain/page-paths.ts';
import { endSession, hasToken } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useDelayedNavigate } from '#web/routing/use-delayed-navigate.ts';
import { cartText } from '#web/text/cart-en.ts';
import { notAuthorisedText } from '#web/text/not-authorised-en.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

const LOGIN_REDIRECT_DELAY_MS = 1500;

const TOAST_ID = 'request-quote';

/** Leads a logged-in buyer to the quotation page, which asks for a phone number where there is none. */
export function RequestQuoteButton({ hasUnavailableLines }: { hasUnavailableLines: boolean }) {
  const navigate = useNavigate();
  const { isLeaving, delayedNavigate } = useDelayedNavigate();
  const [isChecking, setChecking] = useState(false);

  const redirectToLogin = () => {
    const continueAction = delayedNavigate(loginPath(QUOTATION_PATH), LOGIN_REDIRECT_DELAY_MS);
    toast.error(notAuthorisedText, { id: TOAST_ID, ...continueAction });
  };
  const requestQuote = async () => {
    if (hasUnavailableLines) return void toast.error(cartText.removeUnavailableFirst, { id: TOAST_ID });
    if (!hasToken()) return redirectToLogin();
    setChecking(true);
    try {
      await browserApi().verifySession();
      await navigate(QUOTATION_PATH);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.status !== 401) return void toast.error(cause.message, { id: TOAST_ID });
      endSession();
      redirectToLogin();
    } finally {
      setChecking(false);
    }
  };

  return (
    <Button variant="action" isBusy={isChecking || isLeaving} onClick={requestQuote}>
      {cartText.requestQuote}
    </Button>
  );
}
