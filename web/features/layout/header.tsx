import { memo } from 'react';
import { HOME_PATH } from '#domain/page-paths.ts';
import { AccountMenu } from '#web/features/account/account-menu.tsx';
import { CartLink } from '#web/features/cart/cart-link.tsx';
import { CityPicker } from '#web/features/location/city-picker.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { WishlistLink } from '#web/features/wishlist/wishlist-link.tsx';
import type { RootData } from '#web/site/root-data.ts';
import { StaticPart } from '#web/site/static-html.tsx';
import { text } from '#web/text/en.ts';
import { Link } from '#web/ui/link.tsx';
import { TopBar } from './top-bar.tsx';

/** The header of every page. Without root data, which could not be loaded then, it has only the link home. */
export const Header = memo(function Header({ rootData }: { rootData: RootData | undefined }) {
  if (!rootData) {
    return (
      <header className="site-header">
        <div className="mx-auto flex h-14 max-w-page items-center px-4 lg:h-18">
          <a href={HOME_PATH} className="flex min-h-11 items-center font-semibold">
            {text.layout.home}
          </a>
        </div>
      </header>
    );
  }
  const { site } = rootData;
  return (
    <header className="site-header">
      <TopBar site={site} />
      <div className="site-header-row">
        <Link
          to={HOME_PATH}
          aria-label={text.layout.homeLabel(site.brandName)}
          className="flex min-h-11 shrink-0 items-center max-lg:h-14 max-md:h-11"
        >
          <StaticPart name="logo" as="span" className="logo" />
        </Link>
        <div className="relative z-20 order-last w-full min-w-0 lg:order-none lg:w-auto lg:grow">
          <SearchBox />
        </div>
        <div className="flex min-w-0 items-center max-lg:min-w-40 max-lg:flex-1 max-lg:justify-end md:gap-2 lg:gap-3">
          <CityPicker className="min-h-11 min-w-0 px-1 text-sm max-[26rem]:text-xs lg:hidden max-lg:[&>:last-child]:hidden" />
          <StaticPart name="contacts" className="header-contacts lg:hidden" />
          <div className="hidden md:block">
            <AccountMenu />
          </div>
          <WishlistLink />
          <div className="hidden md:block">
            <CartLink />
          </div>
        </div>
      </div>
    </header>
  );
});
