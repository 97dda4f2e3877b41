import type { WireContactLinks } from '#contract/content.ts';
import { CityPicker } from '#web/features/location/city-picker.tsx';
import type { Site } from '#web/site/site.ts';
import { text } from '#web/text/en.ts';
import { toTelUrl } from '#web/ui/tel-url.ts';

const LINK = 'flex min-h-6 items-center gap-1.5 hover:text-on-brand hover:underline underline-offset-4';

/**
 * The thin row above the header on wide screens: the buyer's city, contact details and the link to the sellers' site.
 */
export function TopBar({ site, contactLinks }: { site: Site; contactLinks: WireContactLinks }) {
  const { phone, email } = contactLinks;
  return (
    <div className="hidden bg-brand-deep text-sm text-on-brand-soft lg:block">
      <div className="mx-auto flex h-9 max-w-page items-center gap-6 px-4">
        <CityPicker className="min-h-6" hasRoom />
        {phone && (
          <a href={toTelUrl(phone)} aria-label={text.layout.call(phone)} className={LINK}>
            <span className="icon icon-phone size-4" />
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} aria-label={text.layout.write(email)} className={LINK}>
            <span className="icon icon-mail size-4" />
            {email}
          </a>
        )}
        {site.sellerUrl && (
          <a href={site.sellerUrl} className={`${LINK} ml-auto`}>
            <span className="icon icon-building-store size-4" />
            {text.layout.sell(site.brandName)}
          </a>
        )}
      </div>
    </div>
  );
}
