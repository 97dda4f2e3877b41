import { getValidUntil } from '#domain/estimate-validity.ts';
import { formatDay } from '#domain/indian-format.ts';
import { formatPhone } from '#domain/phone.ts';
import { useRootData } from '#web/site/root-data.ts';
import { text } from '#web/text/en.ts';
import { ordersText } from '#web/text/orders-en.ts';
import { Notice } from '#web/ui/notice.tsx';
import { EstimateButton } from './estimate-button.tsx';
import type { Order } from './order.ts';
import { isAwaitingAnswer } from './request-groups.ts';
import { dismissSubmitted, useSubmitted } from './submitted-request.ts';

/** What happens next with the request submitted last, until it is answered or the notice is dismissed. */
export function SubmittedNotice({ orders }: { orders: readonly Order[] }) {
  const submitted = useSubmitted();
  const answerTime = useRootData()?.contactLinks.answer_time;
  const [order, ...others] = orders.filter(({ estimateNumber }) => estimateNumber === submitted);
  if (!order || !isAwaitingAnswer([order, ...others])) return null;
  return (
    <div className="mb-6">
      <Notice kind="success" onDismiss={dismissSubmitted} dismissLabel={text.form.dismiss}>
        <h2 className="font-semibold tabular-nums">{ordersText.received(order.estimateNumber)}</h2>
        <p>
          {ordersText.nextStep(formatPhone(order.buyer.phone))} {answerTime}
        </p>
        <p className="mb-3">{ordersText.pricesUntil(formatDay(getValidUntil(order.createdAt)))}</p>
        <EstimateButton order={order} />
      </Notice>
    </div>
  );
}
