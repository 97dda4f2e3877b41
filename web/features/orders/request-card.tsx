import { formatDate, formatRupeesShort } from '#domain/indian-format.ts';
import { ordersText } from '#web/text/orders-en.ts';
import { Button } from '#web/ui/button.tsx';
import { EstimateButton } from './estimate-button.tsx';
import type { Order } from './order.ts';
import { OrderAgainNotice } from './order-again-notice.tsx';
import { OrderCard } from './order-card.tsx';
import type { RequestGroup } from './request-groups.ts';
import { useOrderAgain } from './use-order-again.ts';

type RequestCardProps = { group: RequestGroup; onRated: (order: Order) => void };

/** The orders of one quote request, under the number of its estimate. */
export function RequestCard({ group: { first, orders }, onRated }: RequestCardProps) {
  const { isPending, addToCart, result, dismiss } = useOrderAgain(orders);
  const headingId = `request-${first.invoiceId}`;
  return (
    <section aria-labelledby={headingId} className="rounded border border-edge bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-t border-b border-rule bg-paper px-4 py-3">
        <div className="min-w-0">
          <h2 id={headingId} className="font-semibold tabular-nums">
            {ordersText.estimateHeading(first.estimateNumber)}
          </h2>
          <p className="text-sm wrap-anywhere">
            {formatDate(first.createdAt)} · {first.buyer.customer}
          </p>
        </div>
        <p className="tabular-nums max-sm:flex max-sm:w-full max-sm:items-baseline max-sm:justify-between sm:ml-auto sm:text-right">
          <span className="block text-xs text-ink-soft">{ordersText.grandTotal}</span>
          <span className="text-lg leading-tight font-semibold">
            {formatRupeesShort(first.estimateTotalPaise)}
          </span>
        </p>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:[&_svg]:hidden">
          <EstimateButton order={first} />
          <Button isBusy={isPending} onClick={addToCart}>
            {!isPending && <span className="icon icon-shopping-cart-plus" />}
            {ordersText.orderAgain(orders.length)}
          </Button>
        </div>
      </div>
      {result && (
        <div className="border-b border-rule p-4">
          <OrderAgainNotice result={result} dismiss={dismiss} />
        </div>
      )}
      <ul className="divide-y divide-rule">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} onRated={onRated} />
          </li>
        ))}
      </ul>
    </section>
  );
}
