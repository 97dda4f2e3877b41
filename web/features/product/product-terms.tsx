import type { ReactNode } from 'react';
import { formatDispatchDays } from '#domain/dispatch-days.ts';
import { describeMinimumOrder } from '#domain/minimum-order.ts';
import { text } from '#web/text/en.ts';
import { partsText } from '#web/text/product-parts-en.ts';
import { Link } from '#web/ui/link.tsx';
import type { ProductDetail } from './product-detail.ts';
import type { ProductPart } from './product-part.ts';

/** How the product is supplied, as a compact list; what is unknown is left out. */
export function ProductTerms({ product }: ProductPart) {
  const rows = listTerms(product);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="terms" className="overflow-hidden rounded border border-rule bg-surface">
      <h2 id="terms" className="sr-only">
        {partsText.terms}
      </h2>
      <dl className="-mr-px -mb-px grid text-sm sm:grid-cols-2">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex gap-x-3 border-r border-b border-rule px-3 py-2 sm:block">
            <dt className="text-ink-soft max-sm:w-2/5 max-sm:shrink-0">{label}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function listTerms(product: ProductDetail): { label: string; value: string }[] {
  const { dispatchDays, standards, unit, unitContent } = product;
  const rows = [
    { label: partsText.dispatch, value: dispatchDays && formatDispatchDays(dispatchDays) },
    { label: partsText.availability, value: product.availability },
    { label: partsText.minimumOrder, value: capitalise(describeMinimumOrder(product, unit)) },
    { label: partsText.warranty, value: product.warranty },
    { label: partsText.countryOfOrigin, value: product.countryOfOrigin },
    {
      label: partsText.standards,
      value: standards
        .map(({ standard, licence }) => [standard, licence].filter(Boolean).join(', '))
        .join('; '),
    },
    {
      label: partsText.unit,
      value: unit && unitContent && partsText.unitOf(capitalise(unit.singular), unitContent),
    },
    { label: partsText.weight, value: describeWeight(product) },
    { label: partsText.sku, value: product.sku },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** Left out where it is the content of the unit, which is said already. */
function describeWeight({ weightKg, unit, unitContent }: ProductDetail): string | undefined {
  if (!weightKg || !unit || unitContent === `${weightKg} kg`) return undefined;
  return partsText.weightPer(text.number(weightKg), unit.singular);
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The brochure and further documents, each by its name. */
export function ProductDocuments({ product: { brochure, documents }, site }: ProductPart) {
  const toUrl = (path: string) => (path.startsWith('/') ? site.apiUrl + path : path);
  const links = [
    ...(brochure ? [{ name: partsText.brochure, url: brochure }] : []),
    ...documents.filter(({ url }) => url !== brochure),
  ];
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="documents" className="print:hidden">
      <h2 id="documents" className="font-medium">
        {partsText.documents}
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ name, url }) => (
          <li key={url}>
            <IconLink to={toUrl(url)} icon="icon-download">
              {name}
            </IconLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type IconLinkProps = { to: string; icon: string; children: ReactNode };

/** A link that leaves the shop's pages: to a file, a call or a chat. */
export function IconLink({ to, icon, children }: IconLinkProps) {
  return (
    <Link
      to={to}
      reloadsDocument
      className="inline-flex min-h-11 items-center gap-2 underline decoration-edge underline-offset-4 hover:text-brand-ink md:pointer-fine:min-h-9"
    >
      <span className={`icon ${icon} size-5`} />
      {children}
    </Link>
  );
}
