import { ORDERS_PATH, PRODUCTS_PATH } from '#domain/page-paths.ts';
import { text } from '#web/text/en.ts';
import { ordersText } from '#web/text/orders-en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type OrderListParams, ordersPath } from './order-list-params.ts';

/** An empty list of orders, with a link to continue. */
export function NoOrders({ params }: { params: OrderListParams }) {
  const isBeyondLastPage = params.page > 1;
  const isFiltered = params.status !== undefined || params.searchText !== '';
  return (
    <div className="rounded border border-rule bg-surface px-4 py-12 text-center">
      <p className="text-lg font-medium">{ordersText.none}</p>
      {isBeyondLastPage && (
        <>
          <p className="mt-1 text-ink-soft">{text.catalogue.beyondLast}</p>
          <ButtonLink to={ordersPath({ ...params, page: 1 })} className="mt-6">
            {text.catalogue.firstPage}
          </ButtonLink>
        </>
      )}
      {!isBeyondLastPage && isFiltered && (
        <ButtonLink to={ORDERS_PATH} className="mt-6">
          {ordersText.showAll}
        </ButtonLink>
      )}
      {!isBeyondLastPage && !isFiltered && (
        <>
          <p className="mt-1 text-ink-soft">{ordersText.howToOrder}</p>
          <ButtonLink variant="action" to={PRODUCTS_PATH} className="mt-6">
            {ordersText.browse}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
