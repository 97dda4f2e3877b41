import { text } from '#web/text/en.ts';
import { Timeline } from '#web/ui/timeline.tsx';
import type { Order } from './order.ts';
import { stepsOfOrder } from './order-steps.ts';

export function OrderTimeline({ order }: { order: Order }) {
  return <Timeline name={text.orders.progress} steps={stepsOfOrder(order)} />;
}
