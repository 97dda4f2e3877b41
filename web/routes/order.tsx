import { ORDERS_PATH } from '#domain/page-paths.ts';
import { orderFromWire } from '#web/features/orders/order.ts';
import { OrderAgainNotice } from '#web/features/orders/order-again-notice.tsx';
import { OrderColumns } from '#web/features/orders/order-columns.tsx';
import { OrderActions, OrderTitle } from '#web/features/orders/order-heading.tsx';
import { BillTo, ShipTo } from '#web/features/orders/order-parties.tsx';
import { OrderSkeleton } from '#web/features/orders/order-skeleton.tsx';
import { OrderedProduct } from '#web/features/orders/ordered-product.tsx';
import { PriceBreakdown } from '#web/features/orders/price-breakdown.tsx';
import { useOrderAgain } from '#web/features/orders/use-order-again.ts';
import { WithdrawLinkButton } from '#web/features/orders/withdraw-link-button.tsx';
import { createBuyerLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { ordersText } from '#web/text/orders-en.ts';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/order.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: ordersText.order });
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

export default function OrderPage({ loaderData: order }: Route.ComponentProps) {
  const orderAgain = useOrderAgain([order]);
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
      <OrderColumns
        product={<OrderedProduct order={order} />}
        prices={<PriceBreakdown order={order} />}
        parties={
          <>
            <BillTo order={order} />
            <ShipTo order={order} />
          </>
        }
      />
      <div className="mt-6 print:hidden">
        <WithdrawLinkButton order={order} />
      </div>
    </PageBody>
  );
}
