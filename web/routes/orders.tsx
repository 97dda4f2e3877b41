import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { PageBody } from '#web/features/layout/page-body.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { NoOrders } from '#web/features/orders/no-orders.tsx';
import { orderFromWire } from '#web/features/orders/order.ts';
import { OrderCard } from '#web/features/orders/order-card.tsx';
import { OrdersSkeleton } from '#web/features/orders/orders-skeleton.tsx';
import { StatusFilter, statusFromSearch } from '#web/features/orders/status-filter.tsx';
import { forBuyer } from '#web/page-data.ts';
import { text } from '#web/text/en.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/orders.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: text.orders.title, isIndexed: false });
}

export const clientLoader = forBuyer(async (api) => (await api.listOrders()).orders.map(orderFromWire));

/** Choosing a status shows part of what is already there. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export function HydrateFallback() {
  return (
    <PageBody>
      <PageHeading title={text.orders.title} />
      <OrdersSkeleton />
    </PageBody>
  );
}

export default function OrdersPage({ loaderData: orders }: Route.ComponentProps) {
  const chosen = statusFromSearch(useSearchParams()[0]);
  const shown = chosen ? orders.filter((order) => order.status === chosen) : orders;
  return (
    <PageBody>
      <PageHeading title={text.orders.title} />
      {orders.length > 0 && <StatusFilter chosen={chosen} />}
      {shown.length === 0 && <NoOrders isFiltered={orders.length > 0} />}
      <ul className="grid gap-4">
        {shown.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
    </PageBody>
  );
}
