import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { FilterButton } from '#web/features/filters/filter-button.tsx';
import { FilterChipList } from '#web/features/filters/filter-chip-list.tsx';
import { FilterForm } from '#web/features/filters/filter-form.tsx';
import { countActiveFilters } from '#web/features/filters/filters.ts';
import { useFilters } from '#web/features/filters/use-filters.ts';
import { useCanonicalQuery, useComingPage } from '#web/routing/use-canonical-query.ts';
import { text } from '#web/text/en.ts';
import { filtersText } from '#web/text/filters-en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { pathWithView } from './list-params.ts';
import { ListResults, type ProductListProps } from './list-results.tsx';
import { BeyondLastPage, NoMatchingProducts, NoProducts } from './no-products.tsx';
import { SortForm } from './sort-form.tsx';

/** A product list with its sort form, filters and pagination. */
export function ProductList(props: ProductListProps) {
  const { list } = props;
  const { pathname, key } = useLocation();
  const query = useCanonicalQuery();
  const isChanging = Boolean(useComingPage());
  const filterState = useFilters();
  const results = useRef<HTMLElement>(null);
  useRestoreFocus(results, list);
  const { facets, params, products, total } = list;
  const isEmpty = products.length === 0;
  if (isEmpty && params.page === 1 && countActiveFilters(params.filters) === 0) {
    return <NoProducts>{text.catalogue.noneHint}</NoProducts>;
  }
  const emptyMessage = params.page > 1 ? <BeyondLastPage /> : <NoMatchingProducts />;
  const countLabel = text.catalogue.count(total, list.isTotalExact);
  return (
    <div className={facets ? 'grid gap-x-8 lg:mt-4 lg:grid-cols-[16rem_minmax(0,1fr)]' : ''}>
      {facets && (
        <section aria-label={filtersText.title} className="filter-rail">
          <FilterForm facets={facets} state={filterState} />
        </section>
      )}
      <section
        ref={results}
        tabIndex={-1}
        aria-label={text.catalogue.results}
        className="min-w-0 outline-none"
      >
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="text-ink-soft tabular-nums max-lg:w-full">
            {countLabel}
          </p>
          <div className="flex items-center justify-between gap-2 max-lg:w-full lg:order-last lg:ml-auto">
            {facets && <FilterButton facets={facets} state={filterState} countLabel={countLabel} />}
            <ButtonLink
              to={pathWithView(pathname, query, !params.isTable)}
              keepsScroll
              className={params.isTable ? 'view-link view-cards' : 'view-link'}
            >
              <span>{params.isTable ? text.catalogue.asCards : text.catalogue.asTable}</span>
            </ButtonLink>
            <SortForm path={pathname} query={query} sort={params.sort} />
          </div>
          <FilterChipList filters={params.filters} facets={facets} />
        </div>
        <div className={isChanging ? 'opacity-60 transition-opacity delay-150' : ''}>
          {isEmpty ? emptyMessage : <ListResults key={key} {...props} />}
        </div>
      </section>
    </div>
  );
}

/** Focuses the element when a change removed the focused element, such as a filter chip or a button. */
function useRestoreFocus(element: RefObject<HTMLElement | null>, change: unknown): void {
  const lastChange = useRef(change);
  useEffect(() => {
    if (lastChange.current === change) return;
    lastChange.current = change;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [element, change]);
}
