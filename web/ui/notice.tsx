import { type ReactNode, useRef } from 'react';

export type NoticeKind = 'warning' | 'success' | 'danger';

const COLOURS: Record<NoticeKind, string> = {
  warning: 'text-warning',
  success: 'text-success',
  danger: 'text-danger',
};

type NoticeProps = {
  kind: NoticeKind;
  children: ReactNode;
  /** Both or neither: with them the notice can be dismissed. */
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string;
};

/** A box with the outcome of an action; screen readers announce it when it appears. */
export function Notice({ kind, children, onDismiss, dismissLabel }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const icon = kind === 'success' ? 'icon-circle-check' : 'icon-alert-triangle';
  return (
    <div
      ref={box}
      role={kind === 'success' ? 'status' : 'alert'}
      className={`flex items-start gap-3 rounded border border-current bg-surface pl-3 ${COLOURS[kind]}`}
    >
      <span className={`icon mt-3 ${icon}`} />
      <div className="min-w-0 grow py-2.5 pr-3 text-ink wrap-anywhere">{children}</div>
      {onDismiss && (
        <button
          type="button"
          aria-label={dismissLabel}
          onClick={() => {
            if (box.current) focusNextAfter(box.current);
            onDismiss();
          }}
          className="grid size-11 shrink-0 place-items-center text-ink-soft hover:text-ink"
        >
          <span className="icon icon-x" />
        </button>
      )}
    </div>
  );
}

const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])';

/** Moves the keyboard focus to the next control after an element that is about to be removed. */
function focusNextAfter(element: HTMLElement): void {
  const next = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
    (candidate) =>
      element.compareDocumentPosition(candidate) === Node.DOCUMENT_POSITION_FOLLOWING &&
      candidate.checkVisibility(),
  );
  next?.focus({ preventScroll: true });
}
