import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { formatQuantity } from '#domain/quantity-in-units.ts';
import { Picture } from '#web/features/pictures/picture.tsx';
import { pathOfProduct } from '#web/features/product/product.ts';
import { text } from '#web/text/en.ts';
import { ordersText } from '#web/text/orders-en.ts';
import { hasPage, type Order } from './order.ts';
import { OrderRating } from './order-rating.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { StatusBadge } from './status-badge.tsx';

/** The ordered product with its price, quantity and progress. */
export function OrderedProduct({ order }: { order: Order }) {
  const { product, price, quoted } = order;
  const { revalidate } = useRevalidator();
  return (
    <section className="grid gap-5 rounded border border-rule bg-surface p-4 sm:p-6">
      <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <ProductLink order={order}>
          <Picture
            src={product.image}
            alt={product.imageAlt ?? product.title}
            sizes="(min-width: 40rem) 176px, 80px"
            isFirst
            className="rounded"
          />
        </ProductLink>
        <div className="grid content-start gap-3">
          <h2 className="text-lg font-medium">
            <ProductLink order={order}>
              {product.title}
              {hasPage(order) && <span className="sr-only"> {ordersText.newTab}</span>}
            </ProductLink>
          </h2>
          <dl className="flex flex-wrap gap-x-8 gap-y-3">
            <Figure label={quoted ? ordersText.agreedRate : ordersText.priceWithGst}>
              {formatRupeesShort(quoted?.ratePaise ?? price.unitPriceInclGstPaise)}
              {product.unit && (
                <span className="card-unit">{text.product.perUnit(product.unit.singular)}</span>
              )}
              {!quoted && price.unitPriceInclGstPaise !== order.requestedUnitPricePaise && (
                <s className="ml-2 font-normal text-ink-soft">
                  {formatRupeesShort(order.requestedUnitPricePaise)}
                </s>
              )}
            </Figure>
            <Figure label={ordersText.quantity}>{formatQuantity(order.quantity, product.unit)}</Figure>
            <Figure label={ordersText.status}>
              <StatusBadge order={order} />
            </Figure>
          </dl>
          {[order.wish, ...order.requestTerms].filter(Boolean).map((line) => (
            <p key={line} className="wrap-anywhere">
              {line}
            </p>
          ))}
        </div>
      </div>
      <OrderTimeline order={order} />
      <OrderRating order={order} onRated={() => void revalidate()} />
    </section>
  );
}

function ProductLink({ order, children }: { order: Order; children: ReactNode }) {
  if (!hasPage(order)) return children;
  return (
    <a
      href={pathOfProduct(order.product)}
      target="_blank"
      rel="noreferrer"
      className="underline-offset-4 hover:underline"
    >
      {children}
    </a>
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
