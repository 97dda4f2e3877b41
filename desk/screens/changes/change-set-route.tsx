import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useCall } from '#desk/state/use-call.ts';
import { translate, useText } from '#desk/text/language.ts';
import { Screen } from '#desk/ui/screen.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ChangeSet } from './change-set.tsx';
import { ChangeTabs } from './change-tabs.tsx';

export async function loader({ params }: LoaderFunctionArgs) {
  return api.getChange({ params: { number: params.number ?? '' } });
}

/** Everything changed in one change set. An owner can undo it as long as nobody has changed the same since. */
export function Component() {
  const { changes: words, common } = useText();
  const { change_sets: changeSets, obstacle } = useLoaderData<typeof loader>();
  const number = Number(useParams().number);
  const mayUndo = useMay('changes:undo');
  const undoing = useCall();
  const [isAsking, setAsking] = useState(false);
  const undo = async () => {
    if (await undoing.run(() => api.undoChange({ body: { number } }), words.undone)) setAsking(false);
  };
  return (
    <Screen
      title={words.act(number)}
      actions={
        mayUndo &&
        obstacle === '' && (
          <Button variant="action" onClick={() => setAsking(true)}>
            {words.undo}
          </Button>
        )
      }
    >
      <ChangeTabs />
      {obstacle && <p className="mb-4 text-sm text-ink-soft">{translate(obstacle)}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {changeSets.map((changeSet) => (
          <ChangeSet key={changeSet.number} changeSet={changeSet} isWhole />
        ))}
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.undoTitle}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{common.cancel}</Button>
            <Button variant="action" isBusy={undoing.isBusy} onClick={() => void undo()}>
              {words.undo}
            </Button>
          </>
        }
      >
        <p className="mt-3">{words.undoHint}</p>
        {undoing.message && (
          <div className="mt-3">
            <Notice kind="warning">{undoing.message}</Notice>
          </div>
        )}
      </Dialog>
    </Screen>
  );
}
