import type { ReactNode } from 'react';

/** Skeletons of what is on its way; screen readers hear the label instead. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
