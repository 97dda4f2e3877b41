import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#desk/text/language.ts';

/** A table under its heading, with a link to the whole list. */
export function TablePart({ title, to, children }: { title: string; to: string; children: ReactNode }) {
  const { today: words } = useText();
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-semibold">{title}</h2>
        <Link to={to} aria-label={`${words.showAll}: ${title}`} className="text-sm text-brand-ink underline">
          {words.showAll}
        </Link>
      </div>
      {children}
    </div>
  );
}
