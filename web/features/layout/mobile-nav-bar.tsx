import { IconHome, IconLayoutGrid, IconSearch, IconShoppingCart, IconUser } from '@tabler/icons-react';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import {
  ACCOUNT_PATH,
  ALL_CATEGORIES_PATH,
  CART_PATH,
  HOME_PATH,
  LOGIN_PATH,
  SEARCH_PATH,
} from '#domain/page-paths.ts';
import { useHasToken } from '#web/api/access-token.ts';
import { useCart } from '#web/features/cart/cart-store.ts';
import { SEARCH_FIELD_ID } from '#web/features/search/search-box.tsx';
import { text } from '#web/text/en.ts';
import { CountBadge } from '#web/ui/count-badge.tsx';

/** The five main links on a phone, fixed to the bottom of the screen within the thumb's reach. */
export const MobileNavBar = memo(function MobileNavBar() {
  const { Totalitems } = useCart();
  const isLoggedIn = useHasToken();
  return (
    <nav
      aria-label={text.layout.mainNavigation}
      className="fixed inset-x-0 bottom-0 z-20 grid h-14 grid-cols-5 border-t border-rule bg-surface pb-[env(safe-area-inset-bottom)] box-content md:hidden"
    >
      <NavItem to={HOME_PATH} icon={<IconHome size={22} />} name={text.layout.home} />
      <NavItem to={ALL_CATEGORIES_PATH} icon={<IconLayoutGrid size={22} />} name={text.layout.categories} />
      <NavItem
        to={SEARCH_PATH}
        icon={<IconSearch size={22} />}
        name={text.search.title}
        onClick={focusSearchField}
      />
      <NavItem
        to={CART_PATH}
        icon={
          <>
            <IconShoppingCart size={22} />
            <CountBadge count={Totalitems} />
          </>
        }
        name={text.layout.cart}
        label={text.layout.cartLabel(Totalitems)}
      />
      <NavItem
        to={isLoggedIn ? ACCOUNT_PATH : LOGIN_PATH}
        icon={<IconUser size={22} />}
        name={text.layout.account}
      />
    </nav>
  );
});

/** The search field is on every page; the link itself is for browsers without JavaScript. */
function focusSearchField(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(SEARCH_FIELD_ID)?.focus();
}

type NavItemProps = {
  to: string;
  icon: ReactNode;
  name: string;
  label?: string;
  onClick?: (event: MouseEvent) => void;
};

function NavItem({ to, icon, name, label, onClick }: NavItemProps) {
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
