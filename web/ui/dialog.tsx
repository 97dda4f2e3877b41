import { type ReactNode, useId } from 'react';
import { useModal } from './use-modal.ts';

type DialogProps = {
  isOpen: boolean;
  /** Called when it is left by Escape or by its own controls. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** The buttons, the way back first. */
  actions: ReactNode;
};

/** A question that must be answered first. */
export function Dialog({ isOpen, onClose, title, children, actions }: DialogProps) {
  const element = useModal(isOpen);
  const titleId = useId();
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto [--focus-ring:var(--color-action)] w-[calc(100%-2rem)] max-w-md rounded border border-rule bg-surface p-6 text-ink shadow-float backdrop:backdrop-brightness-50"
    >
      <h2 id={titleId} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>
    </dialog>
  );
}
