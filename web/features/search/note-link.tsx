import type { ReactNode } from 'react';
import { Link } from '#web/ui/link.tsx';

/** A link in a sentence about the results of a search. */
export function NoteLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brand-ink md:pointer-fine:min-h-6"
    >
      {children}
    </Link>
  );
}
