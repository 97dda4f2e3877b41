import type { OrderStatus } from '#domain/order-status.ts';
import { Badge, type BadgeKind } from '#web/ui/badge.tsx';

const KINDS: Record<OrderStatus, BadgeKind> = {
  Requested: 'warning',
  Rejected: 'danger',
  Confirmed: 'success',
  Shipped: 'success',
  Delivered: 'success',
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge kind={KINDS[status]}>{status}</Badge>;
}
