import type { RootData } from '#web/site/root-data.ts';
import { StaticPart } from '#web/site/static-html.tsx';

/** The header of a printed page: logo, URL, the date of its prices and contact details. See fill-print-header.ts. */
export function PrintHeader({ rootData: { site, contactLinks } }: { rootData: RootData }) {
  return (
    <div className="hidden items-end justify-between gap-6 border-b border-rule px-4 pb-3 print:flex">
      <div>
        <StaticPart name="logo" as="span" className="logo" />
        <p data-print-url={site.publicUrl} className="mt-1 text-sm wrap-anywhere text-ink-soft">
          {site.publicUrl}
        </p>
      </div>
      <p className="text-right text-sm text-ink-soft">
        <span data-print-day className="block" />
        <span className="block">{contactLinks.phone}</span>
        <span className="block">{contactLinks.email}</span>
      </p>
    </div>
  );
}
