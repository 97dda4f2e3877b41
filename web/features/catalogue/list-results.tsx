import { useRef } from 'react';
import { useLocation } from 'react-router';
import { LoadMoreLink } from '#web/features/paging/load-more-link.tsx';
import { useLoadMore } from '#web/features/paging/use-load-more.ts';
import { text } from '#web/text/en.ts';
import { Paging } from '#web/ui/paging.tsx';
import { usePageSearch } from '#web/use-page-search.ts';
import { lastPageOf, pathOfPage } from './list-choice.ts';
import { type ListCall, type ListPage, loadPageAfter } from './list-page.ts';
import { ProductGrid } from './product-grid.tsx';

/** The products of a list from the page in the address on, the way to more, and links to every page. */
export function ListResults({ list, call }: { list: ListPage; call: ListCall }) {
  const { pathname } = useLocation();
  const search = usePageSearch();
  const query = new URLSearchParams(search);
  const pathOf = (page: number) => pathOfPage(pathname, query, page);
  const container = useRef<HTMLDivElement>(null);
  const { run, isLoading, loadMore } = useLoadMore({
    first: { items: list.products, lastPage: list.choice.page, next: list.next },
    loadPage: (next) => loadPageAfter(next, list.choice, call),
    pathOf,
    container,
  });
  const { lastPage, next } = run;
  return (
    <>
      <div ref={container}>
        <ProductGrid products={run.items} />
      </div>
      {next !== null && <LoadMoreLink to={pathOf(lastPage + 1)} isLoading={isLoading} onLoad={loadMore} />}
      <p role="status" className="mt-3 text-center text-sm text-ink-soft tabular-nums empty:hidden">
        {(run.items.length < list.total || !list.isTotalExact) &&
          list.choice.page === 1 &&
          text.catalogue.shownOf(run.items.length, text.catalogue.count(list.total, list.isTotalExact))}
      </p>
      <Paging
        label={text.catalogue.pages}
        page={lastPage}
        lastPage={Math.max(lastPageOf(list.total), next === null ? lastPage : lastPage + 1)}
        pathOf={pathOf}
        nameOf={text.catalogue.page}
        previous={text.catalogue.previousPage}
        next={text.catalogue.nextPage}
      />
    </>
  );
}
