import { useRef } from 'react';
import { browserApi } from '#web/browser-api.ts';
import { useWhileLoggedIn } from '#web/features/account/use-while-logged-in.ts';
import { LoadMoreLink } from '#web/features/paging/load-more-link.tsx';
import { useLoadMore } from '#web/features/paging/use-load-more.ts';
import { text } from '#web/text/en.ts';
import { Paging } from '#web/ui/paging.tsx';
import type { Order } from './order.ts';
import { pathOfOrders } from './order-choice.ts';
import { loadOrdersAfter, ORDERS_A_PAGE, type OrderList } from './order-list.ts';
import { RequestCard } from './request-card.tsx';
import { groupByRequest } from './request-groups.ts';

/** The orders from the page in the address on, request by request, the way to more, and links to every page. */
export function OrderResults({ list }: { list: OrderList }) {
  const whileLoggedIn = useWhileLoggedIn();
  const container = useRef<HTMLUListElement>(null);
  const pathOf = (page: number) => pathOfOrders({ ...list.choice, page });
  const { run, isLoading, loadMore, replace } = useLoadMore<Order>({
    first: { items: list.orders, lastPage: list.choice.page, next: list.next },
    loadPage: (next) => loadOrdersAfter(browserApi(), next, list.choice),
    pathOf,
    container,
  });
  return (
    <>
      <ul ref={container} className="grid gap-6">
        {groupByRequest(run.items).map((group) => (
          <li key={group.first.id}>
            <RequestCard group={group} onRated={replace} />
          </li>
        ))}
      </ul>
      {run.next !== null && (
        <LoadMoreLink
          to={pathOf(run.lastPage + 1)}
          isLoading={isLoading}
          onLoad={() => whileLoggedIn(loadMore)}
        />
      )}
      <Paging
        label={text.catalogue.pages}
        page={run.lastPage}
        lastPage={Math.max(Math.ceil(list.total / ORDERS_A_PAGE), run.lastPage)}
        pathOf={pathOf}
        nameOf={text.catalogue.page}
        previous={text.catalogue.previousPage}
        next={text.catalogue.nextPage}
      />
    </>
  );
}
