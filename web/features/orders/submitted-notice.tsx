import { getValidUntil } from '#domain/estimate-validity.ts';
import { formatDay } from '#domain/indian-format.ts';
import { formatPhone } from '#domain/phone.ts';
import { AnswerPromise } from '#web/features/answer-time/answer-promise.tsx';
import { useRootData } from '#web/site/root-data.ts';
import { text } from '#web/text/en.ts';
import { ordersText } from '#web/text/orders-en.ts';
import { wishesText } from '#web/text/wishes-en.ts';
import { Notice } from '#web/ui/notice.tsx';
import { EstimateButton } from './estimate-button.tsx';
import type { Order } from './order.ts';
import { isAwaitingAnswer } from './request-groups.ts';
import { dismissSubmitted, useSubmitted } from './submitted-request.ts';
import type { WishRequest } from './wish-request.ts';

type SubmittedNoticeProps = { orders: readonly Order[]; wishesAlone: readonly WishRequest[] };

/** What happens next with the request submitted last, until it is answered or the notice is dismissed. */
export function SubmittedNotice({ orders, wishesAlone }: SubmittedNoticeProps) {
  const submitted = useSubmitted();
  const answerTime = useRootData()?.contactLinks.answer_time;
  const request = wishesAlone.find(({ estimateNumber }) => estimateNumber === submitted);
  if (request) {
    return (
      <div className="mb-6">
        <Notice kind="success" onDismiss={dismissSubmitted} dismissLabel={text.form.dismiss}>
          <h2 className="font-semibold tabular-nums">
            {ordersText.received} <span className="whitespace-nowrap">{request.estimateNumber}</span>
          </h2>
          <p>
            {wishesText.quotationFollows} {!request.answerBy && answerTime}
          </p>
          <AnswerPromise answerBy={request.answerBy} />
        </Notice>
      </div>
    );
  }
  const [order, ...others] = orders.filter(({ estimateNumber }) => estimateNumber === submitted);
  if (!order || !isAwaitingAnswer([order, ...others])) return null;
  return (
    <div className="mb-6">
      <Notice kind="success" onDismiss={dismissSubmitted} dismissLabel={text.form.dismiss}>
        <h2 className="font-semibold tabular-nums">
          {ordersText.received} <span className="whitespace-nowrap">{order.estimateNumber}</span>
        </h2>
        <p>
          {ordersText.nextStep(formatPhone(order.buyer.phone))} {!order.answerBy && answerTime}
        </p>
        <AnswerPromise answerBy={order.answerBy} />
        <p className="mb-3">{ordersText.pricesUntil(formatDay(getValidUntil(order.createdAt)))}</p>
        <EstimateButton order={order} />
      </Notice>
    </div>
  );
}
