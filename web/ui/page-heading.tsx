import type { ReactNode } from 'react';

/** A page's heading, and what may stand at the end of its line. */
export function PageHeading({ title, beside: aside }: { title: ReactNode; beside?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="text-2xl font-semibold">{title}</h1>
      {aside}
    </div>
  );
}
