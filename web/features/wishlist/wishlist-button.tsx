import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { text } from '#web/text/en.ts';
import { IconButton, type IconButtonLook } from '#web/ui/icon-button.tsx';
import { useAddToWishlist } from './use-add-to-wishlist.ts';
import { useSavedIds } from './wishlist-store.ts';

type WishlistButtonProps = { product: { id: string; title: string }; look: IconButtonLook };

/** The heart that puts a product on the wishlist; filled when it is there. */
export function WishlistButton({ product, look }: WishlistButtonProps) {
  const isSaved = useSavedIds().has(product.id);
  const add = useAddToWishlist();
  const Icon = isSaved ? IconHeartFilled : IconHeart;
  return (
    <IconButton
      name={`${text.wishlist.add}: ${product.title}`}
      look={look}
      isPressed={isSaved}
      onClick={() => add(product.id)}
    >
      <Icon aria-hidden="true" size={20} />
    </IconButton>
  );
}
