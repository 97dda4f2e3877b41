import { type MouseEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailed } from '#contract/client.ts';
import { browserApi } from '#web/browser-api.ts';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { DeviceSession } from './device-session.ts';
import { useWhileLoggedIn } from './use-while-logged-in.ts';

/** Logs the buyer out on another device. */
export function EndSessionButton({ session }: { session: DeviceSession }) {
  const whileLoggedIn = useWhileLoggedIn();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);

  async function end(event: MouseEvent<HTMLButtonElement>): Promise<void> {
    const list = event.currentTarget.closest('ul');
    setPending(true);
    try {
      await whileLoggedIn(async () => {
        const { msg } = await browserApi().endSession({ body: { session_id: session.id } });
        toast.success(msg);
        await revalidate();
        // The button is gone now; who uses the keyboard goes on from the list it was in.
        list?.focus();
      });
    } catch (cause) {
      if (!(cause instanceof CallFailed)) throw cause;
      toast.error(cause.message);
      // The list may be out of date: that session may have ended by itself.
      if (cause.status === 404) await revalidate();
    } finally {
      setPending(false);
    }
  }

  return (
    <Button isBusy={isPending} onClick={end} aria-label={`${text.account.logOutThere}: ${session.device}`}>
      {text.account.logOutThere}
    </Button>
  );
}
