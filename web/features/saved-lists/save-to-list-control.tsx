import type { SavedLine } from '#domain/saved-list.ts';
import { text } from '#web/text/en.ts';
import { saveToListText } from '#web/text/save-to-list-en.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useLazyDialog } from '#web/ui/use-lazy-dialog.ts';

export type SaveToListProps = {
  /** Asked for when the dialog is opened. */
  lines: () => readonly SavedLine[];
  /** Whether there is also something that is not in the catalogue, which a list cannot hold. */
  hasOthers?: boolean;
  /** Proposed for a new list. */
  name?: string;
  label?: string;
  variant?: ButtonVariant;
  className?: string;
};

/** Saves products to a list of the buyer's own, in a dialog that is loaded on the first press. */
export default function SaveToListControl({
  lines,
  hasOthers = false,
  name = '',
  label = saveToListText.button,
  variant = 'quiet',
  className = '',
}: SaveToListProps) {
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import('./save-to-list-dialog.tsx')).SaveToListDialog,
    () => toast.error(text.form.somethingWrong),
  );
  return (
    <>
      <Button variant={variant} className={className} aria-haspopup="dialog" onClick={open}>
        <span className="icon icon-list-check" />
        {label}
      </Button>
      {Dialog && <Dialog isOpen={isOpen} lines={lines} hasOthers={hasOthers} name={name} onClose={close} />}
    </>
  );
}
