import type { ReactNode } from 'react';
import { brandPath } from '#domain/page-paths.ts';
import { partsText } from '#web/text/product-parts-en.ts';
import { Link } from '#web/ui/link.tsx';
import type { ProductDetail } from './product-detail.ts';

/** Brand, which leads to its other products, model and HSN code. */
export function ProductIdentifiers({ product: { brand, model, hsn } }: { product: ProductDetail }) {
  return (
    <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
      {brand && (
        <Identifier name={partsText.brand}>
          <Link
            to={brandPath(brand)}
            className="inline-flex min-h-11 min-w-11 items-center underline decoration-edge underline-offset-4 hover:text-brand-ink md:pointer-fine:min-h-0"
          >
            {brand}
          </Link>
        </Identifier>
      )}
      {model && <Identifier name={partsText.model}>{model}</Identifier>}
      {hsn && <Identifier name={partsText.hsn}>{hsn}</Identifier>}
    </dl>
  );
}

function Identifier({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/** The specifications as a table. */
export function Specifications({ product }: { product: ProductDetail }) {
  if (product.specifications.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold">{partsText.specifications}</h2>
      <table className="w-full rounded border border-rule bg-surface text-left tabular-nums">
        <tbody>
          {product.specifications.map(({ name, value }) => (
            <tr key={name} className="border-b border-rule last:border-0">
              <th scope="row" className="w-2/5 px-3 py-2.5 align-top font-normal text-ink-soft">
                {name}
              </th>
              <td className="px-3 py-2.5 align-top">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The seller's description; paragraphs are separated by an empty line. */
export function Description({ product }: { product: ProductDetail }) {
  const paragraphs = product.description.split(/\n\s*\n/).filter((each) => each.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold">{partsText.description}</h2>
      <div className="flex max-w-[70ch] flex-col gap-3">
        {paragraphs.map((each) => (
          <p key={each} className="whitespace-pre-line">
            {each}
          </p>
        ))}
      </div>
    </section>
  );
}
