import { describeProgress } from '#domain/dispatch/describe-sent.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { Badge, type BadgeKind } from '#web/ui/badge.tsx';
import type { Order } from './order.ts';

const KINDS: Record<OrderStatus, BadgeKind> = {
  Requested: 'warning',
  Rejected: 'danger',
  Confirmed: 'success',
  Shipped: 'success',
  Delivered: 'success',
};

type StatusBadgeProps = {
  order: Pick<Order, 'status' | 'quantity' | 'sentQuantity' | 'deliveredQuantity'>;
};

/** The status of an order and, while only a part has left or arrived, how much. */
export function StatusBadge({ order }: StatusBadgeProps) {
  const progress = describeProgress(order);
  return (
    <>
      <Badge kind={KINDS[order.status]}>{order.status}</Badge>
      {progress && <span className="block text-sm font-normal">{progress}</span>}
    </>
  );
}
