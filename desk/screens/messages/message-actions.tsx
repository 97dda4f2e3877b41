import { useState } from 'react';
import type { WireContactMessage } from '#contract/staff-messages.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export function MessageActions({ message: { id, doneAt } }: { message: WireContactMessage }) {
  const { common, messages: words } = useText();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, message: refusal } = useCall();
  const body = { message: id };
  if (!useMay('messages:write')) return null;
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {doneAt === null && (
        <Button
          variant="quiet"
          isBusy={isBusy}
          onClick={() => void run(() => api.markMessageDone({ body }), words.isDone)}
        >
          {words.markDone}
        </Button>
      )}
      <Button variant="plain" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {refusal && <p role="alert">{refusal}</p>}
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.removeTitle}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {common.cancel}
            </Button>
            <Button
              variant="action"
              isBusy={isBusy}
              onClick={() => void run(() => api.removeMessage({ body }), words.isRemoved)}
            >
              {words.removeNow}
            </Button>
          </>
        }
      >
        <p className="mt-2">{words.removeWords}</p>
      </Dialog>
    </div>
  );
}
