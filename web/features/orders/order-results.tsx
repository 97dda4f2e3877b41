import { useRef } from 'react';
import { browserApi } from '#web/api/browser-api.ts';
import { LoadMoreLink } from '#web/features/pagination/load-more-link.tsx';
import { useLoadMore } from '#web/features/pagination/use-load-more.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { text } from '#web/text/en.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Order } from './order.ts';
import { loadOrdersAfter, type OrderList, REQUESTS_PER_PAGE } from './order-list.ts';
import { ordersPath } from './order-list-params.ts';
import { RequestCard } from './request-card.tsx';
import { groupByRequest } from './request-groups.ts';

/**
 * The orders, starting at the page in the URL, grouped by request, with a link to load more and links to every page.
 */
export function OrderResults({ list }: { list: OrderList }) {
  const authenticatedCall = useAuthenticatedCall();
  const container = useRef<HTMLUListElement>(null);
  const getPath = (page: number) => ordersPath({ ...list.params, page });
  const { loadedPages, isLoading, loadMore, replaceItem } = useLoadMore<Order>({
    first: { items: list.orders, lastPage: list.params.page, next: list.next },
    loadPage: (next) => loadOrdersAfter(browserApi(), next, list.params),
    getPath,
    container,
  });
  return (
    <>
      <ul ref={container} className="grid gap-6">
        {groupByRequest(loadedPages.items).map((group) => (
          <li key={group.first.id}>
            <RequestCard
              group={group}
              wishRequest={list.wishRequests.find(({ invoiceId }) => invoiceId === group.first.invoiceId)}
              onRated={replaceItem}
            />
          </li>
        ))}
      </ul>
      {loadedPages.next !== null && (
        <LoadMoreLink
          to={getPath(loadedPages.lastPage + 1)}
          isLoading={isLoading}
          onLoad={() => authenticatedCall(loadMore)}
        />
      )}
      <Pagination
        label={text.catalogue.pages}
        page={loadedPages.lastPage}
        lastPage={Math.max(Math.ceil(list.totalRequests / REQUESTS_PER_PAGE), loadedPages.lastPage)}
        getPath={getPath}
        getLabel={text.catalogue.page}
        previous={text.catalogue.previousPage}
        next={text.catalogue.nextPage}
      />
    </>
  );
}
