import { useEffect, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { api } from '#desk/api/desk-api.ts';
import { Refusal, useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import type { Done } from '#desk/ui/done-notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Found = Awaited<ReturnType<typeof api.removeCatalogueProducts>>;

const look = (ids: readonly string[]) =>
  api.removeCatalogueProducts({ body: { products: [...ids], dry_run: true } });

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
  const [found, setFound] = useState<Found>();
  const { isBusy, message, run } = useCall();
  const [problem, setProblem] = useState<string>();
  const wanted = ids.join(' ');

  useEffect(() => {
    if (wanted === '') return;
    setProblem(undefined);
    setFound(undefined);
    look(wanted.split(' ')).then(setFound, (cause: unknown) =>
      setProblem(cause instanceof ApiError ? cause.message : String(cause)),
    );
  }, [wanted]);

  async function remove(): Promise<void> {
    await run(async () => {
      const body = { products: [...ids], versions: found?.versions };
      const { removed, change } = await api
        .removeCatalogueProducts({ body })
        .catch(async (cause: unknown) => {
          if (!(cause instanceof ApiError && cause.conflict)) throw cause;
          // Who presses again has read which product was changed, and by whom.
          setFound(await look(ids));
          throw new Refusal(`${cause.conflict.current.title}: ${cause.message}`);
        });
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
          <Button variant="action" isBusy={isBusy} disabled={!found} onClick={() => void remove()}>
            {removal.confirm}
          </Button>
        </>
      }
    >
      <p className="mt-3">{removal.what(ids.length)}</p>
      {found && found.open_requests > 0 && (
        <p className="mt-3 font-semibold">{removal.openRequests(found.open_requests)}</p>
      )}
      {(message ?? problem) && (
        <p role="alert" className="mt-3 text-danger">
          {message ?? problem}
        </p>
      )}
    </Dialog>
  );
}
