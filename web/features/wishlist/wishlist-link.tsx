import { WISHLIST_PATH } from '#domain/page-paths.ts';
import { text } from '#web/text/en.ts';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { useWishlistCount } from './wishlist-store.ts';

/** The header's link to the wishlist, with the number of products on it. */
export function WishlistLink() {
  const count = useWishlistCount();
  return (
    <Link
      to={WISHLIST_PATH}
      aria-label={text.wishlist.countLabel(count)}
      className="grid size-11 shrink-0 place-items-center rounded max-md:-mr-2.5"
    >
      <span className="relative">
        <span className="icon icon-heart size-6" />
        <CountBadge count={count} />
      </span>
    </Link>
  );
}
