import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { estimateLinkText } from '#web/text/estimate-link-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Order } from './order.ts';

/** Replaces the link by which anybody can open the estimate, after a question. */
export function WithdrawLinkButton({ order }: { order: Order }) {
  const authenticatedCall = useAuthenticatedCall();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);

  async function withdraw(): Promise<void> {
    setAsking(false);
    setPending(true);
    try {
      await authenticatedCall(async () => {
        const { msg } = await browserApi().withdrawEstimateLink({ body: { invoice: order.invoiceId } });
        toast.success(msg);
      });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      toast.error(cause.message);
    } finally {
      // Also after a failure: the link may have been withdrawn in another tab.
      await revalidate();
      setPending(false);
    }
  }

  return (
    <>
      <Button variant="plain" className="px-0!" isBusy={isPending} onClick={() => setAsking(true)}>
        {!isPending && <span className="icon icon-link-off" />}
        {estimateLinkText.withdraw}
      </Button>
      <p className="text-sm text-ink-soft">{estimateLinkText.purpose}</p>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={estimateLinkText.question(order.estimateNumber)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{estimateLinkText.keep}</Button>
            <Button className="border-danger! text-danger!" onClick={withdraw}>
              {estimateLinkText.confirm}
            </Button>
          </>
        }
      >
        <p className="mt-3 text-ink-soft">{estimateLinkText.hint}</p>
      </Dialog>
    </>
  );
}
