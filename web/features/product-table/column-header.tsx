import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useCanonicalQuery } from '#web/routing/use-canonical-query.ts';
import { Link } from '#web/ui/link.tsx';

/** The sort keys of a column, some of which are sorted one way only. */
type ColumnSorts = { ascending: string; descending?: string };

export const PRICE_SORTS: ColumnSorts = { ascending: 'price-asc', descending: 'price-desc' };
export const DISPATCH_SORTS: ColumnSorts = { ascending: 'dispatch-asc' };

export function specificationSorts(name: string): ColumnSorts {
  return { ascending: `spec-asc:${name}`, descending: `spec-desc:${name}` };
}

type ColumnHeaderProps = {
  /** Undefined for a column that cannot be sorted by. */
  sorts: ColumnSorts | undefined;
  /** The list's sort key. */
  sort: string;
  isNumber?: boolean;
  title?: string;
  children: ReactNode;
};

/**
 * The head of a column: a link that sorts the whole list by it, and when it is sorted already the other way round or,
 * if there is none, no longer by it.
 */
export function ColumnHeader({ sorts, sort, isNumber = false, title, children }: ColumnHeaderProps) {
  const { pathname } = useLocation();
  const query = useCanonicalQuery();
  const className = isNumber ? 'table-number' : undefined;
  if (!sorts) {
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    );
  }
  query.set('sort', sort === sorts.ascending ? (sorts.descending ?? 'all') : sorts.ascending);
  query.delete('page');
  const order = sort === sorts.ascending ? 'ascending' : sort === sorts.descending ? 'descending' : undefined;
  return (
    <th scope="col" aria-sort={order} className={className} title={title}>
      <Link to={`${pathname}?${query}`} keepsScroll className="table-sort" data-order={order}>
        {children}
      </Link>
    </th>
  );
}
