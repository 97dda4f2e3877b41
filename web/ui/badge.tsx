import type { ReactNode } from 'react';

export type BadgeKind = 'warning' | 'danger' | 'success';

const COLOURS: Record<BadgeKind, string> = {
  warning: 'text-warning',
  danger: 'text-danger',
  success: 'text-success',
};

/** A short word for the state of something. The colour only repeats what the word says. */
export function Badge({ kind, children }: { kind: BadgeKind; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded border border-current bg-surface px-2 py-0.5 text-sm font-medium whitespace-nowrap ${COLOURS[kind]}`}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {children}
    </span>
  );
}
