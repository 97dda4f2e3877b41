import { getValidUntil } from '#domain/estimate-validity.ts';
import { formatDate, formatDay } from '#domain/indian-format.ts';
import { requestPath } from '#domain/page-paths.ts';
import { ordersText } from '#web/text/orders-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { EstimateButton } from './estimate-button.tsx';
import type { Order } from './order.ts';
import { canOrderAgain, isAwaitingAnswer } from './request-groups.ts';
import type { useOrderAgain } from './use-order-again.ts';

/** The number of the request, which the buyer knows the order by, above a link to all its orders. */
export function OrderTitle({ order }: { order: Order }) {
  return (
    <>
      {ordersText.order} <span className="whitespace-nowrap tabular-nums">{order.estimateNumber}</span>
      <span className="mt-1 flex flex-wrap items-center gap-x-4 text-sm font-normal text-ink-soft">
        <span className="whitespace-nowrap">{ordersText.orderedOn(formatDate(order.createdAt))}</span>{' '}
        <span className="whitespace-nowrap">{ordersText.orderId(order.shortId)}</span>{' '}
        <Link
          to={requestPath(order.estimateNumber)}
          className="inline-flex min-h-11 items-center md:pointer-fine:min-h-6 whitespace-nowrap underline underline-offset-4 hover:text-ink"
        >
          {ordersText.wholeRequest}
        </Link>
        {isAwaitingAnswer([order]) && order.quotation.revision === undefined && (
          <span className="whitespace-nowrap">
            {ordersText.validUntil(formatDay(getValidUntil(order.createdAt)))}
          </span>
        )}
      </span>
    </>
  );
}

type OrderActionsProps = { order: Order; orderAgain: ReturnType<typeof useOrderAgain> };

export function OrderActions({ order, orderAgain: { isPending, addToCart } }: OrderActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {canOrderAgain(order) && (
        <Button isBusy={isPending} onClick={addToCart}>
          {!isPending && <span className="icon icon-shopping-cart-plus" />}
          {ordersText.orderAgain(1, 1)}
        </Button>
      )}
      <EstimateButton order={order} variant="action" />
    </div>
  );
}
