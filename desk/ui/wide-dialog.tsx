import { type ReactNode, useId } from 'react';
import { useModal } from '#web/ui/use-modal.ts';

type WideDialogProps = {
  isOpen: boolean;
  /** Called when the dialog is closed by Escape or by its own controls. */
  onClose: () => void;
  title: string;
  children: ReactNode;
};

/** A modal dialog with room for a table or for fields side by side. */
export function WideDialog({ isOpen, onClose, title, children }: WideDialogProps) {
  const element = useModal(isOpen);
  const titleId = useId();
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-4xl overflow-y-auto rounded border border-rule bg-surface p-6 text-ink shadow-float [--focus-ring:var(--color-action)] backdrop:backdrop-brightness-50"
    >
      <h2 id={titleId} className="mb-4 text-lg font-semibold">
        {title}
      </h2>
      {isOpen && children}
    </dialog>
  );
}
