import { CART_PATH } from '#domain/page-paths.ts';
import { text } from '#web/text/en.ts';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { useCart } from './cart-store.ts';

/** The header's link to the cart, with the number of products in it. */
export function CartLink() {
  const { Totalitems } = useCart();
  return (
    <Link
      to={CART_PATH}
      aria-label={text.layout.cartLabel(Totalitems)}
      className="relative flex min-h-11 items-center gap-3 rounded px-2 hover:underline underline-offset-4"
    >
      <span className="relative">
        <span className="icon icon-shopping-cart size-6" />
        <CountBadge count={Totalitems} />
      </span>
      {text.layout.cart}
    </Link>
  );
}
