import { useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { savedListsText } from '#web/text/saved-lists-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';

type DeleteListButtonProps = {
  list: { id: string; name: string; lineCount: number };
  onDeleted: () => void;
};

/** Deletes a list after a question. */
export function DeleteListButton({ list, onDeleted }: DeleteListButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const authenticatedCall = useAuthenticatedCall();
  const confirm = async () => {
    setOpen(false);
    setPending(true);
    try {
      await authenticatedCall(async () => {
        const { msg } = await browserApi().deleteSavedList({ params: { id: list.id } });
        toast.success(msg);
        onDeleted();
      });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      toast.error(cause.message);
      // Another device may have deleted it.
      if (cause.status === 404) onDeleted();
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button
        variant="plain"
        isBusy={isPending}
        aria-label={savedListsText.deleteLabel(list.name)}
        onClick={() => setOpen(true)}
      >
        <span className="icon icon-trash size-4.5" />
        {savedListsText.delete}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={savedListsText.deleteQuestion}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{savedListsText.cancel}</Button>
            <Button className="border-danger! text-danger!" onClick={confirm}>
              {savedListsText.delete}
            </Button>
          </>
        }
      >
        <p className="mt-3 wrap-anywhere">{savedListsText.deleteHint(list.name, list.lineCount)}</p>
      </Dialog>
    </>
  );
}
