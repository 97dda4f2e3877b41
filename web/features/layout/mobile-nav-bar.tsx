import { type MouseEvent, memo, type ReactNode } from 'react';
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
import { useCurrentPath } from '#web/routing/use-current-path.ts';
import { text } from '#web/text/en.ts';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { Link } from '#web/ui/link.tsx';

/** The five main links on a phone, at the bottom of the screen within the thumb's reach. */
export const MobileNavBar = memo(function MobileNavBar() {
  const { Totalitems } = useCart();
  const isLoggedIn = useHasToken();
  return (
    <nav aria-label={text.layout.mainNavigation} className="nav-bar">
      <NavItem to={HOME_PATH} icon="icon-home" name={text.layout.home} />
      <NavItem to={ALL_CATEGORIES_PATH} icon="icon-layout-grid" name={text.layout.categories} />
      <NavItem to={SEARCH_PATH} icon="icon-search" name={text.search.title} onClick={focusSearchField} />
      <NavItem
        to={CART_PATH}
        icon="icon-shopping-cart"
        badge={<CountBadge count={Totalitems} />}
        name={text.layout.cart}
        label={text.layout.cartLabel(Totalitems)}
      />
      <NavItem to={isLoggedIn ? ACCOUNT_PATH : LOGIN_PATH} icon="icon-user" name={text.account.account} />
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
  /** The class of an icon; see icons.css. */
  icon: string;
  badge?: ReactNode;
  name: string;
  label?: string;
  onClick?: (event: MouseEvent) => void;
};

function NavItem({ to, icon, badge, name, label, onClick }: NavItemProps) {
  return (
    <Link
      to={to}
      aria-current={useCurrentPath() === to ? 'page' : undefined}
      aria-label={label}
      onClick={onClick}
      className="nav-item"
    >
      <span aria-hidden="true" className="relative">
        <span className={`icon size-5.5 ${icon}`} />
        {badge}
      </span>
      {name}
    </Link>
  );
}
