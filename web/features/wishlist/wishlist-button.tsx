import { text } from '#web/text/en.ts';
import { IconButton, type IconButtonVariant } from '#web/ui/icon-button.tsx';
import { saveToWishlist } from './save-to-wishlist.ts';
import { useIsSaved } from './wishlist-store.ts';

type WishlistButtonProps = { product: { id: string; title: string }; variant: IconButtonVariant };

/** The heart button that adds a product to the wishlist; filled when the product is on it. */
export function WishlistButton({ product, variant }: WishlistButtonProps) {
  const isSaved = useIsSaved(product.id);
  return (
    <IconButton
      icon={isSaved ? 'icon-heart-filled' : 'icon-heart'}
      label={`${text.wishlist.add}: ${product.title}`}
      variant={variant}
      isPressed={isSaved}
      onClick={() => saveToWishlist(product.id)}
    />
  );
}
