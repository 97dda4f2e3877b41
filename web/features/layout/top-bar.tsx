import { QUICK_ORDER_PATH, RENT_PATH } from '#domain/page-paths.ts';
import { CityPicker } from '#web/features/location/city-picker.tsx';
import type { Site } from '#web/site/site.ts';
import { StaticPart } from '#web/site/static-html.tsx';
import { text } from '#web/text/en.ts';
import { Link } from '#web/ui/link.tsx';

/**
 * The thin row above the header on wide screens: the buyer's city, contact details, pages that no
 * category leads to, and the link to the sellers' site.
 */
export function TopBar({ site }: { site: Site }) {
  return (
    <div className="hidden bg-brand-deep text-sm text-on-brand-soft lg:block">
      <div className="mx-auto flex h-9 max-w-page items-center gap-6 px-4">
        <CityPicker className="min-h-6" hasRoom />
        <StaticPart name="contacts" className="header-contacts gap-6" />
        <div className="ml-auto flex gap-6">
          <Link to={QUICK_ORDER_PATH} className="header-link max-xl:hidden">
            {text.layout.quickOrder}
          </Link>
          <Link to={RENT_PATH} className="header-link max-xl:hidden">
            {text.layout.rent}
          </Link>
          {site.sellerUrl && (
            <a href={site.sellerUrl} className="header-link">
              <span className="icon icon-building-store size-4" />
              {text.layout.sell(site.brandName)}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
