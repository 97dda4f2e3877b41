import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { PRODUCTS_PATH } from '#domain/page-paths.ts';
import { useHasToken } from '#web/api/access-token.ts';
import { ProductGrid } from '#web/features/product-grid/product-grid.tsx';
import { NoProducts } from '#web/features/product-list/no-products.tsx';
import { useSavedIds } from '#web/features/wishlist/wishlist-store.ts';
import { shortlistText } from '#web/text/shortlist-en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { removeFromWishlist } from './remove-from-wishlist.ts';
import type { WishlistItem } from './wishlist.ts';

/** The products of the wishlist, updated by changes in this and the buyer's other tabs. */
export function WishlistItems({ items }: { items: readonly WishlistItem[] }) {
  const saved = useSavedIds();
  const isLoggedIn = useHasToken();
  const itemsByProductId = new Map(items.map((item) => [item.product.id, item]));
  const { revalidate, state } = useRevalidator();
  const isStale = [...saved].some((id) => !itemsByProductId.has(id)) && state === 'idle';
  useEffect(() => {
    if (isStale) void revalidate();
  }, [isStale, revalidate]);

  const shown = isLoggedIn ? items.filter(({ product }) => saved.has(product.id)) : items;
  if (shown.length === 0) return <EmptyWishlist />;
  return (
    <ProductGrid
      products={shown.map(({ product }) => product)}
      renderCorner={({ id }) => {
        const item = itemsByProductId.get(id);
        return item && <RemoveFromWishlistButton item={item} />;
      }}
    />
  );
}

function EmptyWishlist() {
  return (
    <NoProducts>
      <p>{shortlistText.nothingSaved}</p>
      <ButtonLink to={PRODUCTS_PATH} variant="action" className="mt-6">
        {shortlistText.toProducts}
      </ButtonLink>
    </NoProducts>
  );
}

/** Removes a product from the wishlist; in the corner of its card. */
function RemoveFromWishlistButton({ item }: { item: WishlistItem }) {
  return (
    <IconButton
      icon="icon-trash"
      label={`${shortlistText.remove}: ${item.product.title}`}
      variant="corner"
      onClick={() => removeFromWishlist(item)}
    />
  );
}
