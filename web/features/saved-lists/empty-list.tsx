import type { ReactNode } from 'react';

/** What is shown instead of a list without lines, with the next step to take. */
export function EmptyList({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="rounded border border-rule bg-surface px-4 py-12 text-center">
      <p className="text-lg font-medium">{title}</p>
      <div className="mx-auto mt-1 max-w-prose text-ink-soft">{children}</div>
    </div>
  );
}
