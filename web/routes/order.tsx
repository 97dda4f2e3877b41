import { ORDERS_PATH } from '#domain/page-paths.ts';
import { AnswerPromise } from '#web/features/answer-time/answer-promise.tsx';
import { CONVERSATION_ID } from '#web/features/orders/conversation-path.ts';
import { orderFromWire } from '#web/features/orders/order.ts';
import { OrderAgainNotice } from '#web/features/orders/order-again-notice.tsx';
import { OrderColumns } from '#web/features/orders/order-columns.tsx';
import { OrderDispatch } from '#web/features/orders/order-dispatch.tsx';
import { OrderActions, OrderTitle } from '#web/features/orders/order-heading.tsx';
import { BillTo, ShipTo } from '#web/features/orders/order-parties.tsx';
import { OrderSkeleton } from '#web/features/orders/order-skeleton.tsx';
import { OrderedProduct } from '#web/features/orders/ordered-product.tsx';
import { PriceBreakdown } from '#web/features/orders/price-breakdown.tsx';
import { OrderQuotation, RequestQuotation } from '#web/features/orders/request-quotation.tsx';
import { useOrderAgain } from '#web/features/orders/use-order-again.ts';
import { WithdrawLinkButton } from '#web/features/orders/withdraw-link-button.tsx';
import { RequestFiles } from '#web/features/request-files/request-files.tsx';
import { createBuyerLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { ordersText } from '#web/text/orders-en.ts';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/order.ts';

export function meta({ matches, loaderData: order }: Route.MetaArgs) {
  return pageMeta(matches, { title: order ? ordersText.orderOf(order.estimateNumber) : ordersText.order });
}

const NOT_FOUND = {
  hint: ordersText.notFound,
  link: { label: ordersText.showAll, path: ORDERS_PATH },
};

export const clientLoader = createBuyerLoader(async (api, { params }) => {
  const { result } = await api.getOrder({ params: { oid: params.oid ?? '' } });
  return orderFromWire(result);
}, NOT_FOUND);

export function HydrateFallback() {
  return (
    <PageBody>
      <PageHeading title={ordersText.order} />
      <OrderSkeleton />
    </PageBody>
  );
}

const CONVERSATION = 'rounded border border-edge bg-surface p-3 sm:p-6';

export default function OrderPage({ loaderData: order }: Route.ComponentProps) {
  const orderAgain = useOrderAgain([order]);
  const { invoiceId, quotation } = order;
  // An offer comes first. Until there is one, what loads late must not move what is being read.
  const hasOffer = quotation.revision !== undefined;
  return (
    <PageBody>
      <PageHeading
        title={<OrderTitle order={order} />}
        aside={<OrderActions order={order} orderAgain={orderAgain} />}
      />
      {orderAgain.result && (
        <div className="mb-4">
          <OrderAgainNotice result={orderAgain.result} dismiss={orderAgain.dismiss} />
        </div>
      )}
      <div className="mb-4 empty:hidden">
        <AnswerPromise answerBy={order.answerBy} />
      </div>
      {hasOffer && (
        <div className={`mb-4 ${CONVERSATION}`}>
          <RequestQuotation
            key={invoiceId}
            invoiceId={invoiceId}
            quotation={quotation}
            isOpenAtFirst={quotation.state === 'offered'}
            hasShipments={false}
          />
        </div>
      )}
      <OrderColumns
        product={
          <div className="grid min-w-0 gap-4">
            <OrderedProduct order={order} />
            <OrderDispatch order={order} />
          </div>
        }
        prices={<PriceBreakdown order={order} />}
        parties={
          <>
            <BillTo order={order} />
            <ShipTo order={order} />
          </>
        }
      />
      {!hasOffer && (
        <div id={CONVERSATION_ID} className={`mt-4 scroll-mt-20 ${CONVERSATION}`}>
          <OrderQuotation invoiceId={invoiceId} hasShipments={false} />
        </div>
      )}
      <div className="mt-4">
        <RequestFiles files={order.files} />
      </div>
      <div className="mt-6 print:hidden">
        <WithdrawLinkButton order={order} />
      </div>
    </PageBody>
  );
}
