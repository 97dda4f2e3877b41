import type { ReactNode } from 'react';
import { useDetailsMenu } from '#web/ui/use-details-menu.ts';

type DropMenuProps = {
  /** On the button that opens it. */
  label: ReactNode;
  buttonClass: string;
  children: ReactNode;
};

/** A panel below a button, which closes on Escape, on a press outside and when a link in it is followed. */
export function DropMenu({ label, buttonClass, children }: DropMenuProps) {
  const menu = useDetailsMenu();
  return (
    <details ref={menu} className="relative">
      <summary className={`list-none ${buttonClass}`}>{label}</summary>
      <div className="absolute right-0 z-10 mt-1 w-80 max-w-[calc(100vw-2rem)] rounded border border-rule bg-surface p-2 text-ink shadow-float [--focus-ring:var(--color-action)]">
        {children}
      </div>
    </details>
  );
}
