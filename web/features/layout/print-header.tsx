import { useLocation } from 'react-router';
import { formatDay } from '#domain/indian-format.ts';
import type { RootData } from '#web/site/root-data.ts';
import { StaticPart } from '#web/site/static-html.tsx';
import { text } from '#web/text/en.ts';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';

/** The header of a printed page: the shop's logo, the page's URL, the date of its prices and contact details. */
export function PrintHeader({ rootData: { site, contactLinks } }: { rootData: RootData }) {
  const { pathname } = useLocation();
  // A cached page serves several URLs, and is read on later days: the server cannot know these.
  const isHydrated = useIsHydrated();
  return (
    <div className="hidden items-end justify-between gap-6 border-b border-rule px-4 pb-3 print:flex">
      <div>
        <StaticPart name="logo" as="span" className="logo" />
        <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
          {site.publicUrl + (isHydrated ? shortenProductPath(pathname) : '')}
        </p>
      </div>
      <p className="text-right text-sm text-ink-soft">
        {isHydrated && !pathname.startsWith('/order') && (
          <span className="block">{text.layout.pricesAsOn(formatDay(new Date()))}</span>
        )}
        <span className="block">{contactLinks.phone}</span>
        <span className="block">{contactLinks.email}</span>
      </p>
    </div>
  );
}

/** Without the words of the title and the city, which a product is found without. */
function shortenProductPath(path: string): string {
  return path.replace(/^\/product\/[^/]+\/([^/]+)\/.*/, '/product/-/$1/-');
}
