import { formatRupeesShort } from '#domain/indian-format.ts';
import { orderPath } from '#domain/page-paths.ts';
import { formatQuantity } from '#domain/quantity-in-units.ts';
import { Picture } from '#web/features/pictures/picture.tsx';
import { ordersText } from '#web/text/orders-en.ts';
import { Link } from '#web/ui/link.tsx';
import type { Order } from './order.ts';
import { OrderRating } from './order-rating.tsx';
import { OrderNotes, OrderTimeline } from './order-timeline.tsx';
import { isRejected } from './request-groups.ts';
import { StatusBadge } from './status-badge.tsx';

type OrderCardProps = {
  order: Order;
  /** Whether it shows its own progress; otherwise its request does. */
  hasProgress: boolean;
  onRated: (order: Order) => void;
};

/** A line of a request; the whole card is a link to the order's page. */
export function OrderCard({ order, hasProgress, onRated }: OrderCardProps) {
  const { product, model, quantity, price, quoted } = order;
  const Text = isRejected(order) ? 's' : 'span';
  const colour = isRejected(order) ? 'text-ink-soft' : '';
  return (
    <article className="relative grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[4rem_minmax(0,1fr)] hover:bg-paper">
      <Picture src={product.image} alt="" sizes="64px" className="rounded sm:row-span-2" />
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className={`min-w-0 grow basis-60 font-medium ${colour}`}>
          <Link to={orderPath(order.id)} className="after:absolute after:inset-0">
            <Text>{product.title}</Text>
          </Link>
        </h3>
        <dl className={`flex items-baseline tabular-nums ${colour}`}>
          <dt className="sr-only">{ordersText.quantity}</dt>
          <dd className="min-w-9 pr-2 whitespace-nowrap sm:min-w-10 sm:pr-0 sm:text-right">
            <Text>{ordersText.times(formatQuantity(quantity, product.unit))}</Text>
          </dd>
          <dt className="sr-only">{ordersText.totalWithGst}</dt>
          <dd className="font-medium sm:w-30 sm:text-right">
            <Text>{formatRupeesShort(quoted?.totalPaise ?? price.totalInclGstPaise)}</Text>
          </dd>
        </dl>
        <span className="sm:w-28">
          <StatusBadge order={order} />
        </span>
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-ink-soft sm:col-span-1 sm:col-start-2">
        <span className="wrap-anywhere">
          {ordersText.order} {order.shortId}
          {model && ` · ${model}`}
        </span>
        <OrderRating order={order} onRated={onRated} />
        {order.wish && <p className="w-full wrap-anywhere text-ink">{order.wish}</p>}
      </div>
      {hasProgress && !isRejected(order) && (
        <div className="col-span-2 mt-2">
          <OrderTimeline order={order} />
        </div>
      )}
      {isRejected(order) && (
        <div className="col-span-2 sm:col-span-1 sm:col-start-2">
          <OrderNotes order={order} />
        </div>
      )}
    </article>
  );
}
