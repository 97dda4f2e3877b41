import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { CONTACT_PATH, PRODUCTS_PATH } from '#domain/page-paths.ts';
import { useHasToken } from '#web/api/access-token.ts';
import { isCartPersisted, readCart, useCart } from '#web/features/cart/cart-store.ts';
import { useSeenPrices } from '#web/features/cart/seen-prices.ts';
import { CartLineItem } from '#web/features/cart-page/cart-line-item.tsx';
import { CartSkeleton } from '#web/features/cart-page/cart-skeleton.tsx';
import { CartSummary } from '#web/features/cart-page/cart-summary.tsx';
import { type CartProducts, cartProductFromWire, toCartView } from '#web/features/cart-page/cart-view.ts';
import { ChangedPricesNote } from '#web/features/cart-page/price-change-notice.tsx';
import { removeWithUndo } from '#web/features/cart-page/remove-with-undo.ts';
import { RequestQuoteButton } from '#web/features/cart-page/request-quote-button.tsx';
import { UnavailableLineItem } from '#web/features/cart-page/unavailable-line-item.tsx';
import { readPageData } from '#web/routing/page-data.ts';
import { createClientLoader, type PageLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { cartText } from '#web/text/cart-en.ts';
import { text } from '#web/text/en.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { useLazyComponent } from '#web/ui/use-lazy-component.ts';
import type { Route } from './+types/cart.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: cartText.title });
}

const load = (async (api): Promise<CartProducts> => {
  const requestedIds = Object.keys(readCart().items);
  if (requestedIds.length === 0) return { requestedIds, products: [] };
  const { result } = await api.getCartDetails({ body: { ids: requestedIds } });
  return { requestedIds, products: result.map(cartProductFromWire) };
}) satisfies PageLoader<unknown>;

/** The cart is stored in the browser only, so its products are loaded there, also for the first page of a visit. */
export const clientLoader = Object.assign(createClientLoader(load), { hydrate: true as const });

export function HydrateFallback() {
  return (
    <PageBody>
      <h1 className="mb-4 text-2xl font-semibold">{cartText.title}</h1>
      <CartSkeleton />
    </PageBody>
  );
}

const loadOffer = () => import('#web/features/cart-page/cart-offer.tsx');

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const cart = useCart();
  const { lines, unavailableIds, unloadedIds, totals } = toCartView(
    cart,
    readPageData(loaderData),
    useSeenPrices(),
  );
  const isLoggedIn = useHasToken();
  const LoadedOffer = useLazyComponent(isLoggedIn, loadOffer);
  const offer = isLoggedIn && LoadedOffer && <LoadedOffer />;
  const { revalidate, state } = useRevalidator();
  const isStale = unloadedIds.length > 0 && state === 'idle';
  useEffect(() => {
    if (isStale) void revalidate();
  }, [isStale, revalidate]);

  return (
    <PageBody>
      <h1 className="mb-4 text-2xl font-semibold">{cartText.title}</h1>
      {cart.Totalitems === 0 ? (
        <>
          <EmptyCart />
          {offer}
        </>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem] xl:grid-cols-[1fr_20rem]">
          <div>
            <ul className="rounded border border-rule bg-surface">
              {unavailableIds.map((id) => (
                <UnavailableLineItem key={id} productId={id} />
              ))}
              {lines.map((line) => (
                <CartLineItem key={line.product.id} line={line} />
              ))}
            </ul>
            {offer}
            <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <LargerQuantityHint />
              <Button
                variant="plain"
                className="px-3! text-ink-soft! no-underline!"
                onClick={() => removeWithUndo(Object.keys(cart.items), cartText.emptied)}
              >
                <span className="icon icon-trash size-4.5" />
                {cartText.emptyCart}
              </Button>
            </div>
          </div>
          <CartSummary totals={totals}>
            {!isCartPersisted() && <Notice kind="warning">{text.form.notPersisted}</Notice>}
            <ChangedPricesNote count={lines.filter((line) => line.previousPrice).length} />
            <RequestQuoteButton hasUnavailableLines={unavailableIds.length > 0} />
            <p className="text-sm text-ink-soft">{text.cart.noPayment}</p>
          </CartSummary>
        </div>
      )}
    </PageBody>
  );
}

function EmptyCart() {
  return (
    <div className="rounded border border-rule bg-surface px-4 py-12 text-center">
      <p className="text-lg font-medium">{cartText.empty}</p>
      <p className="mt-1 text-ink-soft">{cartText.emptyHint}</p>
      <ButtonLink to={PRODUCTS_PATH} variant="action" className="mt-6">
        {cartText.toProducts}
      </ButtonLink>
    </div>
  );
}

/** A link to the contact page for quantities that a cart cannot hold. */
function LargerQuantityHint() {
  return (
    <p className="text-sm text-ink-soft">
      {cartText.larger}{' '}
      <Link to={CONTACT_PATH} className="underline underline-offset-4">
        {cartText.askForLarger}
      </Link>
    </p>
  );
}
