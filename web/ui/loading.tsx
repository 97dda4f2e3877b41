import type { ReactNode } from 'react';

/**
 * Skeletons of what is on its way, with whatever frames them, shown after 300 ms; screen readers hear the label instead.
 */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" className="transition-opacity delay-300 starting:opacity-0">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
