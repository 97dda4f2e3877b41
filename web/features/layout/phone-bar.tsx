import { IconHome, IconLayoutGrid, IconSearch, IconShoppingCart, IconUser } from '@tabler/icons-react';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useHasToken } from '#web/features/account/session.ts';
import { CartCount } from '#web/features/cart/cart-count.tsx';
import { useCart } from '#web/features/cart/cart-store.ts';
import { SEARCH_FIELD_ID } from '#web/features/search/search-box.tsx';
import { SEARCH_PATH } from '#web/features/search/search-path.ts';
import { text } from '#web/text/en.ts';

/** The five places a thumb must always reach, fixed to the bottom of a phone's screen. */
export const PhoneBar = memo(function PhoneBar() {
  const { Totalitems } = useCart();
  const isLoggedIn = useHasToken();
  return (
    <nav
      aria-label={text.frame.mainNavigation}
      className="fixed inset-x-0 bottom-0 z-20 grid h-14 grid-cols-5 border-t border-rule bg-surface pb-[env(safe-area-inset-bottom)] box-content md:hidden"
    >
      <Place to="/" icon={<IconHome size={22} />} name={text.frame.home} />
      <Place to="/all-categories" icon={<IconLayoutGrid size={22} />} name={text.frame.categories} />
      <Place
        to={SEARCH_PATH}
        icon={<IconSearch size={22} />}
        name={text.search.title}
        onClick={goToSearchField}
      />
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
});

/** The field is on every page already; the link is for a browser without our code. */
function goToSearchField(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(SEARCH_FIELD_ID)?.focus();
}

type PlaceProps = {
  to: string;
  icon: ReactNode;
  name: string;
  label?: string;
  onClick?: (event: MouseEvent) => void;
};

function Place({ to, icon, name, label, onClick }: PlaceProps) {
  return (
    <NavLink
      to={to}
      end
      aria-label={label}
      onClick={onClick}
      className="flex flex-col items-center justify-center gap-0.5 text-xs text-ink-soft -outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink"
    >
      <span aria-hidden="true" className="relative">
        {icon}
      </span>
      {name}
    </NavLink>
  );
}
