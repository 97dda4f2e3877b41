import { useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { text } from '#web/text/en.ts';
import { usePageSearch } from '#web/use-page-search.ts';
import { FilterChipList } from './filter-chip-list.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { countFilters } from './list-filters.ts';
import type { ListCall, ListPage } from './list-page.ts';
import { ListResults } from './list-results.tsx';
import { BeyondLastPage, NoneFitting, NoProducts } from './no-products.tsx';
import { SortForm } from './sort-form.tsx';
import { useFilters } from './use-filters.ts';
import { useFocusKept } from './use-focus-kept.ts';

type ProductListProps = {
  list: ListPage;
  /** Asks for more of the same list. */
  call: ListCall;
};

/** A product list with its order, what it can be narrowed by, and the ways to its other pages. */
export function ProductList({ list, call }: ProductListProps) {
  const { pathname, key } = useLocation();
  const search = usePageSearch();
  const navigation = useNavigation();
  const state = useFilters(list.choice.filters);
  const results = useRef<HTMLElement>(null);
  useFocusKept(results, list);
  const { facets, choice, products, total } = list;
  const isEmpty = products.length === 0;
  if (isEmpty && choice.page === 1 && countFilters(choice.filters) === 0) {
    return <NoProducts>{text.catalogue.noneHint}</NoProducts>;
  }
  const whyEmpty = choice.page > 1 ? <BeyondLastPage /> : <NoneFitting />;
  const countText = text.catalogue.count(total, list.isTotalExact);
  const isChanging = navigation.location?.pathname === pathname;
  return (
    <div className={facets ? 'grid gap-x-8 lg:mt-4 lg:grid-cols-[16rem_minmax(0,1fr)]' : ''}>
      {facets && (
        <section
          aria-label={text.filters.title}
          className="max-lg:order-last max-lg:mt-8 max-lg:hidden max-lg:noscript:block"
        >
          <FilterForm facets={facets} state={state} />
        </section>
      )}
      <section
        ref={results}
        tabIndex={-1}
        aria-label={text.catalogue.results}
        className="min-w-0 outline-none"
      >
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="grow text-ink-soft tabular-nums max-lg:w-full">
            {countText}
          </p>
          <div className="flex items-center justify-between gap-2 max-lg:w-full">
            {facets && <FilterSheet facets={facets} state={state} countText={countText} />}
            <SortForm path={pathname} search={new URLSearchParams(search)} sort={choice.sort} />
          </div>
        </div>
        <FilterChipList filters={choice.filters} facets={facets} />
        <div className={isChanging ? 'opacity-60 transition-opacity delay-150' : ''}>
          {isEmpty ? whyEmpty : <ListResults key={key} list={list} call={call} />}
        </div>
      </section>
    </div>
  );
}
