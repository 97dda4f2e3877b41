import { formatDay } from '#domain/indian-format.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import type { TimelineStep } from '#web/ui/timeline.tsx';

const STATUS_SEQUENCE: readonly OrderStatus[] = ['Requested', 'Confirmed', 'Shipped', 'Delivered'];

type OrderProgress = { history: readonly { status: OrderStatus; at: Date }[]; status: OrderStatus };

/** The completed steps of an order and, unless it was rejected, those ahead. */
export function toTimelineSteps({ history, status }: OrderProgress): TimelineStep[] {
  const completed = history.map(
    (step): TimelineStep => ({
      label: step.status,
      // On phones, where a date takes two lines, the year is the second.
      detail: formatDay(step.at).replace(' ', '\u00a0'),
      state: step.status === 'Rejected' ? 'failed' : 'done',
    }),
  );
  if (status === 'Rejected') return completed;
  const ahead = STATUS_SEQUENCE.slice(STATUS_SEQUENCE.indexOf(status) + 1);
  return [...completed, ...ahead.map((label): TimelineStep => ({ label, state: 'ahead' }))];
}
