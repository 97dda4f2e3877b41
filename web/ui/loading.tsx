import type { ReactNode } from 'react';

/** Skeletons and their frame, shown after 300 ms of loading; screen readers read the label instead. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" className="transition-opacity delay-300 starting:opacity-0">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
