import { text } from '#web/text/en.ts';
import { IconButton, type IconButtonVariant } from '#web/ui/icon-button.tsx';
import { useAddToWishlist } from './use-add-to-wishlist.ts';
import { useSavedIds } from './wishlist-store.ts';

type WishlistButtonProps = { product: { id: string; title: string }; variant: IconButtonVariant };

/** The heart button that adds a product to the wishlist; filled when the product is on it. */
export function WishlistButton({ product, variant }: WishlistButtonProps) {
  const isSaved = useSavedIds().has(product.id);
  const add = useAddToWishlist();
  return (
    <IconButton
      label={`${text.wishlist.add}: ${product.title}`}
      variant={variant}
      isPressed={isSaved}
      onClick={() => add(product.id)}
    >
      <span className={isSaved ? 'icon icon-heart-filled' : 'icon icon-heart'} />
    </IconButton>
  );
}
