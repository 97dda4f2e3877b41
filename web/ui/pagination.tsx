import { Link } from './link.tsx';

type PaginationProps = {
  label: string;
  page: number;
  lastPage: number;
  getPath: (page: number) => string;
  getLabel: (page: number) => string;
  previous: string;
  next: string;
};

const LINK_CLASSES =
  'grid min-h-11 min-w-11 place-items-center rounded border border-rule bg-surface px-3 tabular-nums hover:border-ink aria-[current=page]:border-brand-ink aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink';

/** Links to the other pages of a list; nothing when there is only one page. */
export function Pagination({ label, page, lastPage, getPath, getLabel, previous, next }: PaginationProps) {
  if (lastPage <= 1) return null;
  return (
    <nav aria-label={label} className="mt-10">
      <ul className="flex flex-wrap justify-center gap-2">
        {page > 1 && (
          <li>
            <Link to={getPath(page - 1)} rel="prev" className={LINK_CLASSES}>
              {previous}
            </Link>
          </li>
        )}
        {toPaginationEntries(page, lastPage).map((entry) =>
          entry.isGap ? (
            <li key={`gap-${entry.after}`} aria-hidden="true" className="grid min-w-6 place-items-center">
              …
            </li>
          ) : (
            <li key={entry.page}>
              <Link
                to={getPath(entry.page)}
                aria-label={getLabel(entry.page)}
                aria-current={entry.page === page ? 'page' : undefined}
                className={LINK_CLASSES}
              >
                {entry.page}
              </Link>
            </li>
          ),
        )}
        {page < lastPage && (
          <li>
            <Link to={getPath(page + 1)} rel="next" className={LINK_CLASSES}>
              {next}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

type PaginationEntry = { isGap: false; page: number } | { isGap: true; after: number };

/** The current page, its neighbours, the first and the last page, with gaps where pages are left out. */
function toPaginationEntries(page: number, lastPage: number): PaginationEntry[] {
  const visiblePages = [1, page - 1, page, page + 1, lastPage].filter(
    (each) => each >= 1 && each <= lastPage,
  );
  const pages = [...new Set(visiblePages)].toSorted((a, b) => a - b);
  return pages.flatMap((each, index): PaginationEntry[] => {
    const previous = pages[index - 1];
    const entry: PaginationEntry = { isGap: false, page: each };
    return previous !== undefined && each - previous > 1
      ? [{ isGap: true, after: previous }, entry]
      : [entry];
  });
}
