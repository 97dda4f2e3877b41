import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed } from '#contract/client.ts';
import { browserApi } from '#web/browser-api.ts';
import { loginPath } from '#web/features/account/login-path.ts';
import { endSession, hasToken } from '#web/features/account/session.ts';
import { useLeaveLater } from '#web/features/form/use-leave-later.ts';
import { PHONE_FOR_QUOTATION } from '#web/features/quote/back-to-quotation.tsx';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

const TIME_TO_READ_MILLISECONDS = 1500;

const QUOTATION = '/submit-request';

const TOAST = 'request-quote';

/** Leads to the quotation page whoever may ask for a quote: a buyer who is logged in and can be called back. */
export function RequestQuoteButton({ hasGoneLines }: { hasGoneLines: boolean }) {
  const navigate = useNavigate();
  const { isLeaving, leaveLater } = useLeaveLater();
  const [isChecking, setChecking] = useState(false);

  const sendToLogin = () => {
    toast.error(text.account.notAuthorised, { id: TOAST });
    leaveLater(loginPath(QUOTATION), TIME_TO_READ_MILLISECONDS);
  };
  const request = async () => {
    if (hasGoneLines) return void toast.error(text.cart.removeGoneFirst, { id: TOAST });
    if (!hasToken()) return sendToLogin();
    setChecking(true);
    try {
      const { userInfo } = await browserApi().verifySession();
      if (userInfo.phone) return void (await navigate(QUOTATION));
      toast.error(text.cart.phoneFirst, {
        id: TOAST,
        action: { label: text.cart.toAccount, onClick: () => navigate(PHONE_FOR_QUOTATION) },
      });
    } catch (cause) {
      if (!(cause instanceof CallFailed)) throw cause;
      if (cause.status !== 401) return void toast.error(cause.message, { id: TOAST });
      endSession();
      sendToLogin();
    } finally {
      setChecking(false);
    }
  };

  return (
    <Button variant="action" isBusy={isChecking || isLeaving} onClick={request}>
      {text.cart.requestQuote}
    </Button>
  );
}
