import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pathWithFilters } from '#web/features/filters/filters.ts';
import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { pathWithPage } from './list-params.ts';

/** An empty list, with a hint or link as children. */
export function NoProducts({ children }: { children: ReactNode }) {
  return (
    <div className="rounded border border-rule bg-surface px-4 py-12 text-center">
      <p className="text-lg font-medium">{text.catalogue.none}</p>
      <div className="mt-1 text-ink-soft">{children}</div>
    </div>
  );
}

/** Shown when no product matches the filters; links to the unfiltered list. */
export function NoMatchingProducts() {
  const { pathname, search } = useLocation();
  return (
    <NoProducts>
      <p>{text.catalogue.noMatchingProducts}</p>
      <ButtonLink className="mt-6" to={pathWithFilters(pathname, new URLSearchParams(search), {})}>
        {text.catalogue.wholeList}
      </ButtonLink>
    </NoProducts>
  );
}

/** Shown for a page after the last one; links to the first page with the same filters. */
export function BeyondLastPage() {
  const { pathname, search } = useLocation();
  return (
    <NoProducts>
      <p>{text.catalogue.beyondLast}</p>
      <ButtonLink className="mt-6" to={pathWithPage(pathname, new URLSearchParams(search), 1)}>
        {text.catalogue.firstPage}
      </ButtonLink>
    </NoProducts>
  );
}
