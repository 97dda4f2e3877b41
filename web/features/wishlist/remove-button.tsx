import { IconTrash } from '@tabler/icons-react';
import { text } from '#web/text/en.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useRemoveFromWishlist } from './use-remove-from-wishlist.ts';
import type { WishlistItem } from './wishlist.ts';

/** Takes a product off the wishlist, from the corner of its card. */
export function RemoveButton({ item }: { item: WishlistItem }) {
  const remove = useRemoveFromWishlist();
  return (
    <IconButton
      name={`${text.wishlist.remove}: ${item.product.title}`}
      look="corner"
      onClick={() => remove(item)}
    >
      <IconTrash aria-hidden="true" size={20} />
    </IconButton>
  );
}
