import { IconHeart } from '@tabler/icons-react';
import { Link } from 'react-router';
import { CartCount } from '#web/features/cart/cart-count.tsx';
import { useWishlistCount } from '#web/features/wishlist/wishlist-store.ts';
import { text } from '#web/text/en.ts';

/** The way to the wishlist in the header, with the number of products on it. */
export function WishlistLink() {
  const count = useWishlistCount();
  return (
    <Link
      to="/wishlist"
      aria-label={text.wishlist.with(count)}
      className="grid size-11 shrink-0 place-items-center rounded max-md:-mr-2.5"
    >
      <span className="relative">
        <IconHeart aria-hidden="true" size={24} />
        <CartCount count={count} />
      </span>
    </Link>
  );
}
