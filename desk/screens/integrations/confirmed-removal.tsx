import { useState } from 'react';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Failure } from '#desk/ui/failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type ConfirmedRemovalProps = {
  /** What is done, such as 'Revoke'. */
  action: string;
  /** To what; also the title of the question. */
  label: string;
  /** What comes of it. */
  words: string;
  onConfirm: () => Promise<unknown>;
  /** What is said when it is done. */
  done: string;
};

/** A button for what other software would notice at once, so it asks first. */
export function ConfirmedRemoval({ action, label, words, onConfirm, done }: ConfirmedRemovalProps) {
  const { common } = useText();
  const [isOpen, setOpen] = useState(false);
  const removal = useCall();
  const confirm = async () => {
    if (await removal.run(onConfirm, done)) setOpen(false);
  };
  return (
    <>
      <Button
        variant="plain"
        aria-label={label}
        onClick={() => setOpen(true)}
        className="text-sm md:pointer-fine:min-h-8 md:pointer-fine:px-2.5 md:pointer-fine:py-1"
      >
        {action}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={label}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{common.cancel}</Button>
            <Button variant="action" isBusy={removal.isBusy} onClick={() => void confirm()}>
              {action}
            </Button>
          </>
        }
      >
        <p className="mt-2 mb-3">{words}</p>
        <Failure action={removal} />
      </Dialog>
    </>
  );
}
