import { IconShoppingCart } from '@tabler/icons-react';
import { Link } from 'react-router';
import { text } from '#web/text/en.ts';
import { CartCount } from './cart-count.tsx';
import { useCart } from './cart-store.ts';

/** The way to the cart in the header, with the number of products in it. */
export function CartLink() {
  const { Totalitems } = useCart();
  return (
    <Link
      to="/cart"
      prefetch="intent"
      aria-label={text.frame.cartWith(Totalitems)}
      className="relative flex min-h-11 items-center gap-3 rounded px-2 hover:underline underline-offset-4"
    >
      <span className="relative">
        <IconShoppingCart aria-hidden="true" size={24} />
        <CartCount count={Totalitems} />
      </span>
      {text.frame.cart}
    </Link>
  );
}
