import { type ReactNode, useId } from 'react';
import { useBackdropClick } from './use-backdrop-click.ts';
import { useModal } from './use-modal.ts';

type SheetProps = {
  isOpen: boolean;
  /** Called when the sheet is closed by Escape, by a click outside or by its own controls. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Scrolls between the title and the buttons. */
  children: ReactNode;
  actions: ReactNode;
};

/** A modal dialog with choices: it fills the screen of a phone and is a panel on larger screens. */
export function Sheet({ isOpen, onClose, title, closeLabel, children, actions }: SheetProps) {
  const element = useModal(isOpen);
  const titleId = useId();
  const backdropHandlers = useBackdropClick(onClose);
  return (
    <dialog
      ref={element}
      {...backdropHandlers}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col bg-surface text-base text-ink open:flex md:m-auto md:h-auto md:max-h-[85vh] md:max-w-lg md:rounded md:border md:border-rule md:shadow-float [--focus-ring:var(--color-action)] backdrop:backdrop-brightness-50"
    >
      <div className="flex shrink-0 items-center justify-between border-b border-rule pl-4">
        <h2 id={titleId} className="text-lg font-semibold">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="grid size-12 place-items-center -outline-offset-4 hover:text-brand-ink"
        >
          <span className="icon icon-x size-5.5" />
        </button>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-4">{children}</div>
      <div className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-rule px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        {actions}
      </div>
    </dialog>
  );
}
