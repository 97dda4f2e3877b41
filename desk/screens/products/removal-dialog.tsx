import { useEffect, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { api } from '#desk/api/desk-api.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import type { Done } from '#desk/ui/done-notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type RemovalDialogProps = {
  /** None while the dialog is closed. */
  ids: readonly string[];
  onClose: () => void;
  onDone: (done: Done) => Promise<void>;
};

/** Asks before products are removed, and says in how many open quote requests they stand. */
export function RemovalDialog({ ids, onClose, onDone }: RemovalDialogProps) {
  const { products: words, common } = useText();
  const { removal } = words;
  const [openRequests, setOpenRequests] = useState(0);
  const { isBusy, message, run } = useCall();
  const [problem, setProblem] = useState<string>();
  const wanted = ids.join(' ');

  useEffect(() => {
    if (wanted === '') return;
    setProblem(undefined);
    api.removeCatalogueProducts({ body: { products: wanted.split(' '), dry_run: true } }).then(
      ({ open_requests: requests }) => setOpenRequests(requests),
      (cause: unknown) => setProblem(cause instanceof ApiError ? cause.message : String(cause)),
    );
  }, [wanted]);

  async function remove(): Promise<void> {
    await run(async () => {
      const { removed, change } = await api.removeCatalogueProducts({ body: { products: [...ids] } });
      onClose();
      await onDone({ message: words.removed(removed), change });
    }, null);
  }

  return (
    <Dialog
      isOpen={ids.length > 0}
      onClose={onClose}
      title={removal.title}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="action" isBusy={isBusy} onClick={() => void remove()}>
            {removal.confirm}
          </Button>
        </>
      }
    >
      <p className="mt-3">{removal.what(ids.length)}</p>
      {openRequests > 0 && <p className="mt-3 font-semibold">{removal.openRequests(openRequests)}</p>}
      {(message ?? problem) && (
        <p role="alert" className="mt-3 text-danger">
          {message ?? problem}
        </p>
      )}
    </Dialog>
  );
}
