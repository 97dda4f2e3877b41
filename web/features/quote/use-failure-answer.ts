import { useCallback } from 'react';
import type { CallFailed } from '#contract/client.ts';
import { loginPath } from '#web/features/account/login-path.ts';
import { endSession } from '#web/features/account/session.ts';
import { useLeaveLater } from '#web/features/form/use-leave-later.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';

const AWAY_AFTER_MS = 3000;
const TO_LOGIN_AFTER_MS = 1500;

/** What happens when saving an address or submitting a request failed for no fault of what was typed. */
export function useFailureAnswer() {
  const { isLeaving, leaveLater } = useLeaveLater();

  const sendToLogin = useCallback(() => {
    toast.error(text.account.notAuthorised);
    leaveLater(loginPath('/submit-request'), TO_LOGIN_AFTER_MS);
  }, [leaveLater]);

  function answerFailure(failure: CallFailed): void {
    if (failure.status === 0) {
      toast.error(failure.message);
    } else if (failure.status === 401) {
      toast.error(text.account.notAuthorised);
      leaveLater(loginPath('/submit-request'), AWAY_AFTER_MS, { justBefore: endSession });
    } else {
      toast.error(text.form.failed);
      leaveLater('/something-wrong', AWAY_AFTER_MS);
    }
  }

  return { isLeaving, leaveLater, answerFailure, sendToLogin };
}
