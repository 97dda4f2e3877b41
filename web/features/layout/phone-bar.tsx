import { IconHome, IconLayoutGrid, IconShoppingCart, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useHasToken } from '#web/features/account/session.ts';
import { CartCount } from '#web/features/cart/cart-count.tsx';
import { useCart } from '#web/features/cart/cart-store.ts';
import { text } from '#web/text/en.ts';

/** The four places a thumb must always reach, fixed to the bottom of a phone's screen. */
export function PhoneBar() {
  const { Totalitems } = useCart();
  const isLoggedIn = useHasToken();
  return (
    <nav
      aria-label={text.frame.mainNavigation}
      className="fixed inset-x-0 bottom-0 z-20 grid h-14 grid-cols-4 border-t border-rule bg-surface pb-[env(safe-area-inset-bottom)] box-content md:hidden"
    >
      <Place to="/" icon={<IconHome size={22} />} name={text.frame.home} />
      <Place to="/all-categories" icon={<IconLayoutGrid size={22} />} name={text.frame.categories} />
      <Place
        to="/cart"
        icon={
          <>
            <IconShoppingCart size={22} />
            <CartCount count={Totalitems} />
          </>
        }
        name={text.frame.cart}
        label={text.frame.cartWith(Totalitems)}
      />
      <Place
        to={isLoggedIn ? '/account' : '/login'}
        icon={<IconUser size={22} />}
        name={text.frame.account}
      />
    </nav>
  );
}

type PlaceProps = { to: string; icon: ReactNode; name: string; label?: string };

function Place({ to, icon, name, label }: PlaceProps) {
  return (
    <NavLink
      to={to}
      end
      aria-label={label}
      className="flex flex-col items-center justify-center gap-0.5 text-xs text-ink-soft -outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink"
    >
      <span aria-hidden="true" className="relative">
        {icon}
      </span>
      {name}
    </NavLink>
  );
}
