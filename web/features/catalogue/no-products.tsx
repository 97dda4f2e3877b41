import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { pathWithFilters } from './list-filters.ts';

type NoProductsProps = {
  /** Filters, or a page beyond the last, may be why; the way back is the whole list. */
  isNarrowed?: boolean;
  children?: ReactNode;
};

/** An empty list, and what to do next. */
export function NoProducts({ isNarrowed = false, children }: NoProductsProps) {
  const { pathname, search } = useLocation();
  return (
    <div className="rounded border border-rule bg-surface px-4 py-12 text-center">
      <p className="text-lg font-medium">{text.catalogue.none}</p>
      <div className="mt-1 text-ink-soft">{isNarrowed ? text.catalogue.noneNarrowed : children}</div>
      {isNarrowed && (
        <ButtonLink className="mt-6" to={pathWithFilters(pathname, new URLSearchParams(search), {})}>
          {text.catalogue.wholeList}
        </ButtonLink>
      )}
    </div>
  );
}
