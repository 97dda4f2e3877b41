import { type MouseEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { accountText } from '#web/text/account-en.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { DeviceSession } from './device-session.ts';

/** Logs the buyer out on another device. */
export function EndSessionButton({ session }: { session: DeviceSession }) {
  const authenticatedCall = useAuthenticatedCall();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);

  async function endOtherSession(event: MouseEvent<HTMLButtonElement>): Promise<void> {
    const list = event.currentTarget.closest('ul');
    setPending(true);
    try {
      await authenticatedCall(async () => {
        const { msg } = await browserApi().endSession({ body: { session_id: session.id } });
        toast.success(msg);
        await revalidate();
        // The button is gone now; keyboard users continue from the list.
        list?.focus();
      });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      toast.error(cause.message);
      // The list may be stale: the session may have ended meanwhile.
      if (cause.status === 404) await revalidate();
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      isBusy={isPending}
      onClick={endOtherSession}
      aria-label={`${accountText.logOutThere}: ${session.device}`}
    >
      {accountText.logOutThere}
    </Button>
  );
}
