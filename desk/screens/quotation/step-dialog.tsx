import { type ReactNode, useId, useRef } from 'react';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useModal } from '#web/ui/use-modal.ts';

type StepDialogProps = {
  title: string;
  /** Of the button that takes the step. */
  action: string;
  isBusy: boolean;
  /** Why the step was refused. */
  message?: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  /** As wide as a paper needs. */
  isWide?: boolean;
  children: ReactNode;
};

/** A modal form about one step. Ctrl+Enter takes it from any of its fields. */
export function StepDialog({
  title,
  action,
  isBusy,
  message,
  onSubmit,
  onClose,
  isWide,
  children,
}: StepDialogProps) {
  const { common } = useText();
  const dialog = useModal(true);
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.stopPropagation();
        if (!isBusy) form.current?.requestSubmit();
      }}
      className={`m-auto max-h-[95dvh] w-[calc(100%-1rem)] ${isWide ? 'max-w-5xl' : 'max-w-lg'} overflow-y-auto rounded border border-rule bg-surface p-4 text-ink shadow-float [--focus-ring:var(--color-action)] backdrop:backdrop-brightness-50 md:p-6`}
    >
      <form
        ref={form}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <h2 id={titleId} className="text-lg font-semibold">
          {title}
        </h2>
        {message && <Notice kind="danger">{message}</Notice>}
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" variant="action" isBusy={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
