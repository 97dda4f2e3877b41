import { RATINGS } from '#contract/orders.ts';
import { ordersText } from '#web/text/orders-en.ts';
import { StarPicker } from '#web/ui/star-picker.tsx';
import type { Order } from './order.ts';
import { useRateOrder } from './use-rate-order.ts';

/** The buyer's rating of a delivered product; before delivery it explains why it is disabled. */
export function OrderRating({ order, onRated }: { order: Order; onRated: (order: Order) => void }) {
  const { rating, choose } = useRateOrder(order, onRated);
  const isDelivered = order.status === 'Delivered';
  const disabledReason = order.status === 'Rejected' ? ordersText.notRateable : ordersText.rateAfterDelivery;
  return (
    <div
      className={`relative flex flex-wrap items-center gap-x-2 gap-y-1 justify-self-start ${rating ? '' : 'print:hidden'}`}
    >
      <StarPicker
        label={ordersText.ratingLabel(order.product.title)}
        getLabel={ordersText.stars}
        values={RATINGS}
        value={rating}
        isDisabled={!isDelivered}
        onChoose={choose}
      />
      <p className="text-sm text-ink-soft">{isDelivered ? ordersText.ownRating(rating) : disabledReason}</p>
    </div>
  );
}
