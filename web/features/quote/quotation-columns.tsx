import type { ReactNode } from 'react';

/** What the buyer has to enter, and beside it the summary, which stays in view on wide screens. */
export function QuotationColumns({ main, summary }: { main: ReactNode; summary: ReactNode }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {main}
      <div className="lg:sticky lg:top-4">{summary}</div>
    </div>
  );
}
