import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';
import { useDetailsMenu } from '#web/ui/use-details-menu.ts';

type DropMenuProps = {
  /** On the button that opens it. */
  label: ReactNode;
  buttonClass: string;
  /** Whether what was chosen is being done. */
  isBusy?: boolean;
  children: ReactNode;
};

/** A panel below a button, which closes on Escape, on a press outside and when a link in it is followed. */
export function DropMenu({ label, buttonClass, isBusy = false, children }: DropMenuProps) {
  const menu = useDetailsMenu();
  return (
    <details ref={menu} className="relative">
      <summary className={`list-none ${buttonClass}`} aria-busy={isBusy || undefined}>
        {isBusy && <Spinner />}
        {label}
      </summary>
      <div className="absolute right-0 z-10 mt-1 w-max max-w-80 min-w-56 rounded border border-rule bg-surface p-2 text-ink shadow-float [--focus-ring:var(--color-action)] max-sm:fixed max-sm:inset-x-4 max-sm:w-auto max-sm:max-w-none">
        {children}
      </div>
    </details>
  );
}

/** Something to do that a menu offers. It closes the menu, whose button gets the focus, and again after a dialog. */
export function MenuItem({ onClick, children, ...rest }: ComponentPropsWithRef<'button'>) {
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    const menu = event.currentTarget.closest('details');
    menu?.querySelector('summary')?.focus();
    menu?.removeAttribute('open');
    onClick?.(event);
  };
  return (
    <button
      type="button"
      onClick={choose}
      className="flex min-h-11 w-full items-center rounded px-2 text-left text-sm font-medium hover:bg-paper disabled:text-ink-soft md:pointer-fine:min-h-9"
      {...rest}
    >
      {children}
    </button>
  );
}
