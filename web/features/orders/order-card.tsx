import { formatDate, formatRupeesShort } from '#domain/indian-format.ts';
import { orderPath } from '#domain/page-paths.ts';
import { Picture } from '#web/features/pictures/picture.tsx';
import { ordersText } from '#web/text/orders-en.ts';
import { Link } from '#web/ui/link.tsx';
import type { Order } from './order.ts';
import { OrderRating } from './order-rating.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { StatusBadge } from './status-badge.tsx';

/** An order in the list; the whole card is a link to its page. */
export function OrderCard({ order, onRated }: { order: Order; onRated: (order: Order) => void }) {
  return (
    <article className="relative grid gap-4 p-4 hover:bg-paper">
      <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
        <Picture src={order.product.image} alt="" sizes="112px" className="rounded sm:row-span-2" />
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3 className="min-w-0 basis-48 grow font-medium">
            <Link to={orderPath(order.id)} className="line-clamp-2 after:absolute after:inset-0">
              {order.product.title}
            </Link>
          </h3>
          <StatusBadge status={order.status} />
        </div>
        <div className="col-span-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 sm:col-span-1">
          <dl className="grid w-full grid-cols-2 gap-x-8 gap-y-3 sm:w-auto sm:grid-cols-[4.5rem_5.5rem_4rem_auto] sm:gap-x-6">
            <Fact label={ordersText.id} value={order.shortId} />
            <Fact label={ordersText.date} value={formatDate(order.createdAt)} />
            <Fact label={ordersText.quantity} value={String(order.quantity)} />
            <Fact label={ordersText.totalWithGst} value={formatRupeesShort(order.price.totalInclGstPaise)} />
          </dl>
          <OrderRating order={order} onRated={onRated} />
        </div>
      </div>
      <OrderTimeline order={order} />
    </article>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  );
}
