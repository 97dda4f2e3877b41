import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { isCartKept, readCart, useCart } from '#web/features/cart/cart-store.ts';
import { useSeenPrices } from '#web/features/cart/seen-prices.ts';
import { CartLineItem } from '#web/features/cart-page/cart-line-item.tsx';
import { type CartDetails, readCartLines } from '#web/features/cart-page/cart-lines.ts';
import { CartSkeleton } from '#web/features/cart-page/cart-skeleton.tsx';
import { CartSummary } from '#web/features/cart-page/cart-summary.tsx';
import { EmptyCart } from '#web/features/cart-page/empty-cart.tsx';
import { GoneLineItem } from '#web/features/cart-page/gone-line-item.tsx';
import { LargerQuantity } from '#web/features/cart-page/larger-quantity.tsx';
import { ChangedPricesNote } from '#web/features/cart-page/price-change.tsx';
import { RequestQuoteButton } from '#web/features/cart-page/request-quote-button.tsx';
import { productCard } from '#web/features/catalogue/product.ts';
import { PageBody } from '#web/features/layout/page-body.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { inBrowser, type Load } from '#web/page-data.ts';
import { text } from '#web/text/en.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/cart.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: text.cart.title });
}

const load = (async (api): Promise<CartDetails> => {
  const askedIds = Object.keys(readCart().items);
  if (askedIds.length === 0) return { askedIds, products: [] };
  const { result } = await api.getCartDetails({ body: { ids: askedIds } });
  return { askedIds, products: result.map(productCard) };
}) satisfies Load<unknown>;

/** The cart is in the browser only, so the page is filled there also when it is the first one. */
export const clientLoader = Object.assign(inBrowser(load), { hydrate: true as const });

export function HydrateFallback() {
  return (
    <PageBody>
      <h1 className="mb-4 text-2xl font-semibold">{text.cart.title}</h1>
      <CartSkeleton />
    </PageBody>
  );
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const cart = useCart();
  const { lines, goneIds, unknownIds, totals } = readCartLines(cart, loaderData, useSeenPrices());
  const { revalidate, state } = useRevalidator();
  const isBehind = unknownIds.length > 0 && state === 'idle';
  useEffect(() => {
    if (isBehind) void revalidate();
  }, [isBehind, revalidate]);

  return (
    <PageBody>
      <h1 className="mb-4 text-2xl font-semibold">{text.cart.title}</h1>
      {cart.Totalitems === 0 ? (
        <EmptyCart />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
          <div>
            <ul className="rounded border border-rule bg-surface">
              {goneIds.map((id) => (
                <GoneLineItem key={id} productId={id} />
              ))}
              {lines.map((line) => (
                <CartLineItem key={line.product.id} line={line} />
              ))}
            </ul>
            <LargerQuantity />
          </div>
          <CartSummary totals={totals}>
            {!isCartKept() && <Notice kind="warning">{text.form.notKept}</Notice>}
            <ChangedPricesNote count={lines.filter((line) => line.priceBefore).length} />
            <RequestQuoteButton hasGoneLines={goneIds.length > 0} />
            <p className="text-sm text-ink-soft">{text.cart.noPayment}</p>
          </CartSummary>
        </div>
      )}
    </PageBody>
  );
}
