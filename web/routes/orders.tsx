import { useLocation } from 'react-router';
import { NoOrders } from '#web/features/orders/no-orders.tsx';
import { OrderFilter } from '#web/features/orders/order-filter.tsx';
import { listWishesAlone, loadOrderList } from '#web/features/orders/order-list.ts';
import { OrderResults } from '#web/features/orders/order-results.tsx';
import { OrdersSkeleton } from '#web/features/orders/orders-skeleton.tsx';
import { SubmittedNotice } from '#web/features/orders/submitted-notice.tsx';
import { WishRequests } from '#web/features/orders/wish-requests.tsx';
import { createBuyerLoader } from '#web/routing/route-loaders.ts';
import { useComingPage } from '#web/routing/use-canonical-query.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { text } from '#web/text/en.ts';
import { ordersText } from '#web/text/orders-en.ts';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/orders.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: text.orders.title });
}

export const clientLoader = createBuyerLoader((api, { url }) => loadOrderList(api, url.searchParams));

export function HydrateFallback() {
  return (
    <PageBody>
      <PageHeading title={text.orders.title} />
      <OrdersSkeleton />
    </PageBody>
  );
}

export default function OrdersPage({ loaderData: list }: Route.ComponentProps) {
  const { key } = useLocation();
  const isChanging = Boolean(useComingPage());
  const { params, orders, total, totalRequests } = list;
  const wishesAlone = listWishesAlone(list);
  const isUnfiltered = params.status === undefined && params.searchText === '' && params.page === 1;
  return (
    <PageBody>
      <PageHeading
        title={text.orders.title}
        aside={
          <p role="status" className="text-ink-soft tabular-nums">
            {total > 0 && ordersText.count(total, totalRequests)}
          </p>
        }
      />
      <SubmittedNotice orders={orders} wishesAlone={wishesAlone} />
      {!(isUnfiltered && orders.length === 0) && <OrderFilter params={params} />}
      <div className={isChanging ? 'opacity-60 transition-opacity delay-150' : ''}>
        <WishRequests requests={wishesAlone} />
        {orders.length === 0 && wishesAlone.length === 0 && <NoOrders params={params} />}
        {orders.length > 0 && <OrderResults key={key} list={list} />}
      </div>
    </PageBody>
  );
}
