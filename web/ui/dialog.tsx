import { type ReactNode, useId } from 'react';
import { useModal } from './use-modal.ts';

type DialogProps = {
  isOpen: boolean;
  /** Called when the dialog is closed by Escape or by its own controls. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** The buttons, the one that cancels first. */
  actions: ReactNode;
};

/** A modal dialog with a question that must be answered before anything else. */
export function Dialog({ isOpen, onClose, title, children, actions }: DialogProps) {
  const element = useModal(isOpen);
  const titleId = useId();
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto [--focus-ring:var(--color-action)] w-[calc(100%-2rem)] max-w-md scroll-pb-24 rounded border border-rule bg-surface p-6 text-ink shadow-float backdrop:backdrop-brightness-50"
    >
      <h2 id={titleId} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
      <div className="dialog-actions">{actions}</div>
    </dialog>
  );
}
