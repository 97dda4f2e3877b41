import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pathWithFilters } from '#web/features/filters/filters.ts';
import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { pathWithPage } from './list-params.ts';

/** An empty list, and what to do next. */
export function NoProducts({ children }: { children: ReactNode }) {
  return (
    <div className="rounded border border-rule bg-surface px-4 py-12 text-center">
      <p className="text-lg font-medium">{text.catalogue.none}</p>
      <div className="mt-1 text-ink-soft">{children}</div>
    </div>
  );
}

/** No product is left by the filters; the way back is the whole list. */
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

/** The address names a page that the list does not have; its filters still hold. */
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
