import { PageBody } from '#web/features/layout/page-body.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { orderFromWire } from '#web/features/orders/order.ts';
import { OrderColumns } from '#web/features/orders/order-columns.tsx';
import { OrderActions, OrderTitle } from '#web/features/orders/order-heading.tsx';
import { OrderSkeleton } from '#web/features/orders/order-skeleton.tsx';
import { OrderedAgainNote } from '#web/features/orders/ordered-again-note.tsx';
import { OrderedProduct } from '#web/features/orders/ordered-product.tsx';
import { Party } from '#web/features/orders/party.tsx';
import { PriceBreakdown } from '#web/features/orders/price-breakdown.tsx';
import { useOrderAgain } from '#web/features/orders/use-order-again.ts';
import { forBuyer } from '#web/page-data.ts';
import { text } from '#web/text/en.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/order.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: text.orders.order });
}

export const clientLoader = forBuyer(async (api, { params }) => {
  const { result } = await api.getOrder({ params: { oid: params.oid ?? '' } });
  return orderFromWire(result);
});

export function HydrateFallback() {
  return (
    <PageBody>
      <PageHeading title={text.orders.order} />
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
        beside={<OrderActions order={order} orderAgain={orderAgain} />}
      />
      {orderAgain.told && (
        <div className="mb-4">
          <OrderedAgainNote told={orderAgain.told} dismiss={orderAgain.dismiss} />
        </div>
      )}
      <OrderColumns
        product={<OrderedProduct order={order} />}
        prices={<PriceBreakdown order={order} />}
        parties={
          <>
            <Party title={text.orders.billTo} order={order} address={order.billing} />
            <Party title={text.orders.shipTo} order={order} address={order.shipping} />
          </>
        }
      />
    </PageBody>
  );
}
