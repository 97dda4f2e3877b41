import { type MouseEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Paging } from '#web/ui/paging.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { lastPageOf, pathOfPage } from './list-choice.ts';
import type { ListCall, ListPage } from './list-page.ts';
import { ProductGrid } from './product-grid.tsx';
import { useLoadMore } from './use-load-more.ts';

/** The products of a list from the page in the address on, the way to more, and links to every page. */
export function ListResults({ list, call }: { list: ListPage; call: ListCall }) {
  const { pathname, search } = useLocation();
  const grid = useRef<HTMLDivElement>(null);
  const { run, isLoading, loadMore } = useLoadMore(list, call, grid);
  const query = new URLSearchParams(search);
  const pathOf = (page: number) => pathOfPage(pathname, query, page);
  const { lastPage, next } = run;
  const append = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    loadMore();
  };
  return (
    <>
      <div ref={grid}>
        <ProductGrid products={run.products} />
      </div>
      {next !== null && (
        <div className="mt-8 flex justify-center">
          <ButtonLink
            to={pathOf(lastPage + 1)}
            onClick={append}
            aria-disabled={isLoading || undefined}
            className="w-full sm:w-72"
          >
            {isLoading && <Spinner />}
            {text.catalogue.loadMore}
          </ButtonLink>
        </div>
      )}
      <p role="status" className="mt-3 text-center text-sm text-ink-soft tabular-nums empty:hidden">
        {(run.products.length < list.total || !list.isTotalExact) &&
          list.choice.page === 1 &&
          text.catalogue.shownOf(run.products.length, text.catalogue.count(list.total, list.isTotalExact))}
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
