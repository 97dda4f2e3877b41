import { productText } from '#web/text/product-en.ts';
import type { ProductDetail } from './product.ts';

/** Brand, model and HSN code. */
export function ProductIdentifiers({ product }: { product: ProductDetail }) {
  const identifiers = [
    [productText.brand, product.brand],
    [productText.model, product.model],
    [productText.hsn, product.hsn],
  ].filter(([, value]) => value);
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {identifiers.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The specifications as a table. */
export function Specifications({ product }: { product: ProductDetail }) {
  if (product.specifications.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold">{productText.specifications}</h2>
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
      <h2 className="mb-3 text-xl font-semibold">{productText.description}</h2>
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
