import type { ReactNode } from 'react';

/** The content of a page: as wide as the header, with the same padding at the edges. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-page px-4 py-4">{children}</div>;
}
