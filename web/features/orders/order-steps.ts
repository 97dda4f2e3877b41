import { formatDate } from '#domain/indian-format.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import type { TimelineStep } from '#web/ui/timeline.tsx';

const STATUS_SEQUENCE: readonly OrderStatus[] = ['Requested', 'Confirmed', 'Shipped', 'Delivered'];

type OrderProgress = { history: readonly { status: OrderStatus; at: Date }[]; status: OrderStatus };

/** The steps an order made and, unless it was rejected, those ahead. */
export function toTimelineSteps({ history, status }: OrderProgress): TimelineStep[] {
  const made = history.map(
    (step): TimelineStep => ({
      label: step.status,
      detail: formatDate(step.at),
      state: step.status === 'Rejected' ? 'failed' : 'done',
    }),
  );
  if (status === 'Rejected') return made;
  const ahead = STATUS_SEQUENCE.slice(STATUS_SEQUENCE.indexOf(status) + 1);
  return [...made, ...ahead.map((label): TimelineStep => ({ label, state: 'ahead' }))];
}
