import type { ReactNode } from 'react';

/** An order's page in two columns, one on a phone. */
export function OrderColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
      <div className="grid min-w-0 gap-4">{main}</div>
      {side}
    </div>
  );
}
