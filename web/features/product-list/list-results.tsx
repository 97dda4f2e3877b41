import { useRef } from 'react';
import { useLocation } from 'react-router';
import { LoadMoreLink } from '#web/features/pagination/load-more-link.tsx';
import { useLoadMore } from '#web/features/pagination/use-load-more.ts';
import { ProductGrid } from '#web/features/product/product-grid.tsx';
import { useCanonicalSearch } from '#web/routing/use-canonical-search.ts';
import { text } from '#web/text/en.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { type FetchListPage, type ListPage, loadPageAfter } from './list-page.ts';
import { getLastPage, pathWithPage } from './list-params.ts';

/** The products, starting at the page in the URL, with a link to load more and links to every page. */
export function ListResults({ list, fetchPage }: { list: ListPage; fetchPage: FetchListPage }) {
  const { pathname } = useLocation();
  const search = useCanonicalSearch();
  const query = new URLSearchParams(search);
  const getPath = (page: number) => pathWithPage(pathname, query, page);
  const container = useRef<HTMLDivElement>(null);
  const { loadedPages, isLoading, loadMore } = useLoadMore({
    first: { items: list.products, lastPage: list.params.page, next: list.next },
    loadPage: (next) => loadPageAfter(next, list.params, fetchPage),
    getPath,
    container,
  });
  const { lastPage, next } = loadedPages;
  return (
    <>
      <div ref={container}>
        <ProductGrid products={loadedPages.items} />
      </div>
      {next !== null && <LoadMoreLink to={getPath(lastPage + 1)} isLoading={isLoading} onLoad={loadMore} />}
      <p role="status" className="mt-3 text-center text-sm text-ink-soft tabular-nums empty:hidden">
        {(loadedPages.items.length < list.total || !list.isTotalExact) &&
          list.params.page === 1 &&
          text.catalogue.shownCount(
            loadedPages.items.length,
            text.catalogue.count(list.total, list.isTotalExact),
          )}
      </p>
      <Pagination
        label={text.catalogue.pages}
        page={lastPage}
        lastPage={Math.max(getLastPage(list.total), next === null ? lastPage : lastPage + 1)}
        getPath={getPath}
        getLabel={text.catalogue.page}
        previous={text.catalogue.previousPage}
        next={text.catalogue.nextPage}
      />
    </>
  );
}
