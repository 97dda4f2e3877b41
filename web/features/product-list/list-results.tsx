import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { LoadMoreLink } from '#web/features/pagination/load-more-link.tsx';
import { useLoadMore } from '#web/features/pagination/use-load-more.ts';
import type { ProductSummary } from '#web/features/product/product.ts';
import { ProductGrid } from '#web/features/product-grid/product-grid.tsx';
import type { TableRow } from '#web/features/product-table/table-row.ts';
import { TableView } from '#web/features/product-table/table-view.tsx';
import { useCanonicalQuery } from '#web/routing/use-canonical-query.ts';
import { text } from '#web/text/en.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { type FetchListPage, type ListPage, loadPageAfter } from './list-page.ts';
import { getLastPage, pathWithPage } from './list-params.ts';

export type ProductListProps = {
  list: ListPage;
  /** Fetches further pages of the same list. */
  fetchPage: FetchListPage;
  /** Renders on a card what comes before buying the product. */
  renderOffer?: (product: ProductSummary) => ReactNode;
};

/** The products, starting at the page in the URL, with a link to load more and links to every page. */
export function ListResults({ list, fetchPage, renderOffer }: ProductListProps) {
  const { pathname } = useLocation();
  const query = useCanonicalQuery();
  const getPath = (page: number) => pathWithPage(pathname, query, page);
  const container = useRef<HTMLDivElement>(null);
  const { loadedPages, isLoading, loadMore } = useLoadMore({
    first: { items: list.products, lastPage: list.params.page, next: list.next },
    loadPage: (next) => loadPageAfter(next, list, fetchPage),
    getPath,
    container,
  });
  const { lastPage, next } = loadedPages;
  return (
    <>
      <div ref={container}>
        {list.columns ? (
          <TableView rows={loadedPages.items as TableRow[]} columns={list.columns} sort={list.params.sort} />
        ) : (
          <ProductGrid products={loadedPages.items} renderOffer={renderOffer} />
        )}
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
