import { comparePath } from '#domain/page-paths.ts';
import { AddToCartButton } from '#web/features/cart/add-to-cart-button.tsx';
import { Picture } from '#web/features/pictures/picture.tsx';
import { pathOfProduct } from '#web/features/product/product.ts';
import { comparisonText as text } from '#web/text/comparison-en.ts';
import { Link } from '#web/ui/link.tsx';
import { setCompared } from './compare-store.ts';
import type { ComparedColumn } from './comparison.ts';
import { offerClasses } from './comparison-rows.tsx';
import { changeOffer, getSupplierName, type TypedOffers } from './offers-store.ts';

type ComparisonHeadProps = {
  products: readonly ComparedColumn[];
  typed: TypedOffers;
  onChange: (changes: Partial<TypedOffers>) => void;
};

/** The heads of the columns: the products, and the names of other suppliers. */
export function ComparisonHead({ products, typed, onChange }: ComparisonHeadProps) {
  const ids = products.map(({ id }) => id);
  return (
    <thead>
      <tr>
        <td />
        {products.map((product) => (
          <th key={product.id} scope="col">
            <Picture src={product.image} alt="" sizes="176px" isFirst className="mb-2 max-w-44 rounded" />
            <Link
              to={pathOfProduct(product)}
              className="underline-offset-4 hover:text-brand-ink hover:underline"
            >
              {product.title}
            </Link>
            <AddToCartButton product={product} />
            <Link
              to={comparePath(ids.filter((id) => id !== product.id))}
              aria-label={text.removeLabel(product.title)}
              className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4 print:hidden"
              onClick={() => ids.length === 1 && setCompared([])}
            >
              {text.remove}
            </Link>
          </th>
        ))}
        {typed.suppliers.map((offer, index) => (
          // There are always two, in the same order.
          // biome-ignore lint/suspicious/noArrayIndexKey: as said.
          <th key={index} scope="col" className={offerClasses(offer)}>
            <input
              aria-label={text.supplierName(index + 1)}
              placeholder={text.supplier(index + 1)}
              maxLength={80}
              autoComplete="off"
              className="comparison-field print:hidden"
              value={offer.name}
              onChange={(event) => onChange(changeOffer(typed, index, { name: event.currentTarget.value }))}
            />
            {/* A field would cut a long name. */}
            <span className="hidden print:inline">{getSupplierName(offer, index)}</span>
          </th>
        ))}
      </tr>
      {/* The other rows scroll beneath it. */}
      <tr className="comparison-models">
        <th scope="row">{text.model}</th>
        {products.map(({ id, model }) => (
          <td key={id}>{model}</td>
        ))}
        {typed.suppliers.map((offer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as said.
          <td key={index} className={offerClasses(offer)}>
            <span className="print:hidden">{getSupplierName(offer, index)}</span>
          </td>
        ))}
      </tr>
    </thead>
  );
}
