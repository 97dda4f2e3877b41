import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useHasToken } from '#web/features/account/session.ts';
import { NoProducts } from '#web/features/catalogue/no-products.tsx';
import { ProductGrid } from '#web/features/catalogue/product-grid.tsx';
import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { RemoveButton } from './remove-button.tsx';
import type { WishlistItem } from './wishlist.ts';
import { useSavedIds } from './wishlist-store.ts';

/** The products of the wishlist, following what is added and removed here and in the buyer's other tabs. */
export function WishlistItems({ items }: { items: readonly WishlistItem[] }) {
  const saved = useSavedIds();
  const isLoggedIn = useHasToken();
  const itemOf = new Map(items.map((item) => [item.product.id, item]));
  const { revalidate, state } = useRevalidator();
  const isBehind = [...saved].some((id) => !itemOf.has(id)) && state === 'idle';
  useEffect(() => {
    if (isBehind) void revalidate();
  }, [isBehind, revalidate]);

  const shown = isLoggedIn ? items.filter(({ product }) => saved.has(product.id)) : items;
  if (shown.length === 0) return <EmptyWishlist />;
  return (
    <ProductGrid
      products={shown.map(({ product }) => product)}
      cornerOf={({ id }) => {
        const item = itemOf.get(id);
        return item && <RemoveButton item={item} />;
      }}
    />
  );
}

function EmptyWishlist() {
  return (
    <NoProducts>
      <p>{text.wishlist.noneHint}</p>
      <ButtonLink to="/products" variant="action" className="mt-6">
        {text.wishlist.toProducts}
      </ButtonLink>
    </NoProducts>
  );
}
