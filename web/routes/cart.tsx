import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { CART_PATH, PRODUCTS_PATH, QUICK_ORDER_PATH } from '#domain/page-paths.ts';
import { useHasToken } from '#web/api/access-token.ts';
import { isCartPersisted, readCart, useCart } from '#web/features/cart/cart-store.ts';
import { CartTotals } from '#web/features/cart/cart-totals.tsx';
import { useSeenPrices } from '#web/features/cart/seen-prices.ts';
import { CartLineItem } from '#web/features/cart-page/cart-line-item.tsx';
import { CartSkeleton } from '#web/features/cart-page/cart-skeleton.tsx';
import { type CartProducts, cartProductFromWire, toCartView } from '#web/features/cart-page/cart-view.ts';
import { ChangedPricesNote } from '#web/features/cart-page/price-change-notice.tsx';
import { removeWithUndo } from '#web/features/cart-page/remove-with-undo.ts';
import { RequestQuoteButton } from '#web/features/cart-page/request-quote-button.tsx';
import { UnavailableLineItem } from '#web/features/cart-page/unavailable-line-item.tsx';
import { SaveToListButton } from '#web/features/saved-lists/save-to-list-button.tsx';
import { toSavedLine } from '#web/features/saved-lists/to-saved-line.ts';
import { readWishes, useWishes } from '#web/features/wishes/local-wishes.ts';
import { useAskedValue } from '#web/features/wishes/use-asked-value.ts';
import { readPageData } from '#web/routing/page-data.ts';
import { createClientLoader, type PageLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { cartText } from '#web/text/cart-en.ts';
import { text } from '#web/text/en.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
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
      <CartHeading />
      <CartSkeleton />
    </PageBody>
  );
}

function CartHeading() {
  const pasteList = (
    <Link
      to={QUICK_ORDER_PATH}
      className="inline-flex min-h-11 items-center underline underline-offset-4 md:pointer-fine:min-h-8"
    >
      {cartText.pasteList}
    </Link>
  );
  return <PageHeading title={cartText.title} aside={pasteList} />;
}

const loadWishes = () => import('#web/features/wishes/other-wishes.tsx');
const loadAskedValue = () => import('#web/features/wishes/asked-value.tsx');
const loadOffer = () => import('#web/features/cart-page/cart-offer.tsx');

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const cart = useCart();
  const { lines, unavailableIds, unloadedIds, totals } = toCartView(
    cart,
    readPageData(loaderData),
    useSeenPrices(),
  );
  const askedId = useAskedProduct();
  const wishedFor = useWishes();
  const hasWishes = wishedFor.others.length > 0;
  const askedValue = useAskedValue(lines);
  const AskedValue = useLazyComponent(hasWishes || askedValue !== undefined, loadAskedValue);
  const asked = AskedValue && <AskedValue value={askedValue} />;
  const [isAdding, setAdding] = useState(false);
  const Wishes = useLazyComponent(hasWishes || isAdding, loadWishes);
  const wishes = Wishes && <Wishes isAdding={isAdding} onAdding={setAdding} />;
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
      <CartHeading />
      {cart.Totalitems === 0 && !hasWishes ? (
        <>
          <EmptyCart />
          {offer}
          <AskInWords isHidden={isAdding} onAdd={() => setAdding(true)} />
          {wishes}
        </>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem] xl:grid-cols-[1fr_20rem]">
          <div>
            <ul className="rounded border border-rule bg-surface empty:hidden">
              {unavailableIds.map((id) => (
                <UnavailableLineItem key={id} productId={id} />
              ))}
              {lines.map((line) => (
                <CartLineItem key={line.product.id} line={line} isAsked={line.product.id === askedId} />
              ))}
            </ul>
            {offer}
            <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <AskInWords isHidden={isAdding} onAdd={() => setAdding(true)} />
              {cart.Totalitems > 0 && (
                <SaveToListButton
                  variant="plain"
                  className="ml-auto px-3! text-ink-soft! no-underline!"
                  hasOthers={hasWishes}
                  lines={() =>
                    Object.entries(cart.items).map(([id, inCart]) =>
                      toSavedLine(id, inCart, readWishes().lines[id]),
                    )
                  }
                />
              )}
              {cart.Totalitems > 0 && (
                <Button
                  variant="plain"
                  className="px-3! text-ink-soft! no-underline!"
                  onClick={() => {
                    removeWithUndo(Object.keys(cart.items), cartText.emptied);
                    // What is left is much shorter.
                    window.scrollTo({ top: 0 });
                  }}
                >
                  <span className="icon icon-trash size-4.5" />
                  {cartText.emptyCart}
                </Button>
              )}
            </div>
            {wishes}
          </div>
          <CartTotals totals={totals} asked={askedValue && asked}>
            {!askedValue && asked}
            {!isCartPersisted() && <Notice kind="warning">{text.form.notPersisted}</Notice>}
            <ChangedPricesNote count={lines.filter((line) => line.previousPrice).length} />
            <RequestQuoteButton hasUnavailableLines={unavailableIds.length > 0} />
            <p className="text-sm text-ink-soft">{text.cart.noPayment}</p>
          </CartTotals>
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

type AskInWordsProps = { isHidden: boolean; onAdd: () => void };

/** Opens the form for what is not in the catalogue. */
function AskInWords({ isHidden, onAdd }: AskInWordsProps) {
  if (isHidden) return null;
  return (
    <Button variant="plain" className="px-0!" onClick={onAdd}>
      {cartText.askInWords}
    </Button>
  );
}

/** @returns the product that the buyer came to ask more of, once that is noted; going back does not note it again. */
function useAskedProduct(): string | undefined {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [askedId, setAskedId] = useState<string>();
  useEffect(() => {
    if (search === '') return;
    void import('#web/features/cart-page/note-asked-wish.ts').then(({ noteAskedWish }) => {
      setAskedId(noteAskedWish(search));
      // The fields of the product have come into view by then, or will.
      navigate(CART_PATH, { replace: true, preventScrollReset: true });
    });
  }, [search, navigate]);
  return askedId;
}
