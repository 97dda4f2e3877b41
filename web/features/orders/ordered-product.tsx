import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { Picture } from '#web/features/pictures/picture.tsx';
import { pathOfProduct } from '#web/features/product/product.ts';
import { ordersText } from '#web/text/orders-en.ts';
import type { Order } from './order.ts';
import { OrderRating } from './order-rating.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { StatusBadge } from './status-badge.tsx';

/** The ordered product with its price, quantity and progress. */
export function OrderedProduct({ order }: { order: Order }) {
  const { product, price } = order;
  const { revalidate } = useRevalidator();
  return (
    <section className="grid gap-5 rounded border border-rule bg-surface p-4 sm:p-6">
      <div className="grid gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <a href={pathOfProduct(product)} target="_blank" rel="noreferrer">
          <Picture
            src={product.image}
            alt={product.imageAlt ?? product.title}
            sizes="(min-width: 40rem) 176px, 100vw"
            isLarge
            isFirst
            className="rounded"
          />
        </a>
        <div className="grid content-start gap-3">
          <h2 className="text-lg font-medium">
            <a
              href={pathOfProduct(product)}
              target="_blank"
              rel="noreferrer"
              className="underline-offset-4 hover:underline"
            >
              {product.title}
              <span className="sr-only"> {ordersText.newTab}</span>
            </a>
          </h2>
          <dl className="flex flex-wrap gap-x-8 gap-y-3">
            <Figure label={ordersText.priceWithGst}>
              {formatRupeesShort(price.unitPriceInclGstPaise)}
              {price.unitPriceInclGstPaise !== order.requestedUnitPricePaise && (
                <s className="ml-2 font-normal text-ink-soft">
                  {formatRupeesShort(order.requestedUnitPricePaise)}
                </s>
              )}
            </Figure>
            <Figure label={ordersText.quantity}>{order.quantity}</Figure>
            <Figure label={ordersText.status}>
              <StatusBadge status={order.status} />
            </Figure>
          </dl>
        </div>
      </div>
      <OrderTimeline order={order} />
      <OrderRating order={order} onRated={() => void revalidate()} />
    </section>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
