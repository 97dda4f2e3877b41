import { formatDate } from '#domain/indian-format.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import type { TimelineStep } from '#web/ui/timeline.tsx';
import type { Order } from './order.ts';

const USUAL_WAY: readonly OrderStatus[] = ['Requested', 'Confirmed', 'Shipped', 'Delivered'];

/** The steps an order made and, unless it was rejected, those ahead. */
export function stepsOfOrder({ history, status }: Pick<Order, 'history' | 'status'>): TimelineStep[] {
  const made = history.map(
    (step): TimelineStep => ({
      label: step.status,
      detail: formatDate(step.at),
      state: step.status === 'Rejected' ? 'failed' : 'done',
    }),
  );
  if (status === 'Rejected') return made;
  const ahead = USUAL_WAY.slice(USUAL_WAY.indexOf(status) + 1);
  return [...made, ...ahead.map((label): TimelineStep => ({ label, state: 'ahead' }))];
}
