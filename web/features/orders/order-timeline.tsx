import { ordersText } from '#web/text/orders-en.ts';
import { Timeline } from '#web/ui/timeline.tsx';
import type { Order } from './order.ts';
import { toTimelineSteps } from './order-steps.ts';

/** The progress of an order, with the notes of its steps. */
export function OrderTimeline({ order }: { order: Order }) {
  return (
    <div className="grid gap-2">
      <Timeline name={ordersText.progress} steps={toTimelineSteps(order)} />
      <OrderNotes order={order} />
    </div>
  );
}

/** What was written with the steps, such as the reason of a rejection; what the buyer did says so itself. */
export function OrderNotes({ order }: { order: Order }) {
  const notes = order.history.filter(({ reason }) => reason !== '');
  return notes.map(({ status, at, reason, isByBuyer }) => (
    <p key={at.getTime()} className="text-sm wrap-anywhere">
      {!isByBuyer && <span className="font-medium">{status}:</span>} {reason}
    </p>
  ));
}
