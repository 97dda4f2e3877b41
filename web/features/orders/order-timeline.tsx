import { ordersText } from '#web/text/orders-en.ts';
import { Timeline } from '#web/ui/timeline.tsx';
import type { Order } from './order.ts';
import { toTimelineSteps } from './order-steps.ts';

/** The progress of an order, with the operator's reasons. */
export function OrderTimeline({ order }: { order: Order }) {
  const notes = order.history.filter(({ reason }) => reason !== '');
  return (
    <div>
      <Timeline name={ordersText.progress} steps={toTimelineSteps(order)} />
      {notes.map(({ status, at, reason }) => (
        <p key={at.getTime()} className="mt-2 text-sm wrap-anywhere">
          <span className="font-medium">{status}:</span> {reason}
        </p>
      ))}
    </div>
  );
}
