import type { ReactNode } from 'react';

/** A page's heading, with optional content (`aside`) at the end of its line. */
export function PageHeading({ title, aside }: { title: ReactNode; aside?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="text-2xl font-semibold">{title}</h1>
      {aside}
    </div>
  );
}
