import { useLocation } from 'react-router';
import type { RootData } from '#web/site/root-data.ts';
import { StaticPart } from '#web/site/static-html.tsx';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';

/** The header of a printed page: the shop's logo, the page's URL and contact details. */
export function PrintHeader({ rootData: { site, contactLinks } }: { rootData: RootData }) {
  const { pathname } = useLocation();
  // A cached page serves several URLs, so the server cannot know this one.
  const pageUrl = useIsHydrated() ? site.publicUrl + pathname : site.publicUrl;
  return (
    <div className="hidden items-end justify-between gap-6 border-b border-rule px-4 pb-3 print:flex">
      <div>
        <StaticPart name="logo" as="span" className="logo" />
        <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{pageUrl}</p>
      </div>
      <p className="text-right text-sm text-ink-soft">
        <span className="block">{contactLinks.phone}</span>
        <span className="block">{contactLinks.email}</span>
      </p>
    </div>
  );
}
