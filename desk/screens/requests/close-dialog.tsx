import type { WireListedRequest } from '#contract/staff-requests.ts';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type CloseDialogProps = {
  isOpen: boolean;
  requests: readonly WireListedRequest[];
  isBusy: boolean;
  onCancel: () => void;
  onChoose: (reason: 'spam' | 'duplicate') => void;
};

/** Asks why requests are closed, which cannot be undone. */
export function CloseDialog({ isOpen, requests, isBusy, onCancel, onChoose }: CloseDialogProps) {
  const { requests: words, common } = useText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={words.closeTitle(requests.length)}
      actions={
        <>
          <Button onClick={onCancel}>{common.cancel}</Button>
          {(['duplicate', 'spam'] as const).map((reason) => (
            <Button key={reason} isBusy={isBusy} onClick={() => onChoose(reason)}>
              {words.closeReasons[reason]}
            </Button>
          ))}
        </>
      }
    >
      <p className="mt-2">{words.closeHint}</p>
      <ul className="mt-3 max-h-40 overflow-y-auto text-sm text-ink-soft">
        {requests.map(({ id, estimate_number: number, customer }) => (
          <li key={id}>
            {number} · {customer}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
