import { formatRupeesShort } from '#domain/indian-format.ts';
import { Picture } from '#web/features/pictures/picture.tsx';
import { pathOfProduct } from '#web/features/product/product.ts';
import { text } from '#web/text/en.ts';
import { quickOrderText } from '#web/text/quick-order-en.ts';
import { Link } from '#web/ui/link.tsx';
import type { LineProps } from './line-props.ts';
import { findChosen, isToCheck, type LineProduct } from './quick-line.ts';

/** The choice that no product is; ids are longer. */
const NONE = 'none';

/** The product of a line and, where several come into question, the choice among them. */
export function LineProductCell({ line, number, change }: LineProps) {
  const { key, result, products } = line;
  const chosen = findChosen(line);
  return (
    <div className="grid min-w-0 gap-2">
      {(result === 'choose' || products.length > 1) && (
        <select
          aria-label={quickOrderText.product(number)}
          data-to-check={isToCheck(line) || undefined}
          value={chosen?.id ?? ''}
          className={`form-control truncate noscript:hidden ${chosen ? '' : 'border-warning!'}`}
          onChange={({ currentTarget: { value } }) =>
            change(
              value === NONE
                ? { type: 'reject', key }
                : { type: 'set', key, values: { chosenId: value || undefined } },
            )
          }
        >
          <option value="">{quickOrderText.choose(products.length)}</option>
          {products.map((product) => (
            <option key={product.id} value={product.id}>
              {describeChoice(product)}
            </option>
          ))}
          <option value={NONE}>{quickOrderText.noneOfThese}</option>
        </select>
      )}
      {chosen && <ChosenProduct product={chosen} />}
      {!chosen && products.length > 0 && (
        <noscript>
          <ul className="text-sm">
            {products.map((product) => (
              <li key={product.id}>
                <Link to={pathOfProduct(product)} className="underline underline-offset-4">
                  {product.title}
                </Link>
              </li>
            ))}
          </ul>
        </noscript>
      )}
    </div>
  );
}

function describeChoice({ title, price, missingValues }: LineProduct): string {
  const parts = [title, formatRupeesShort(price.discountedPricePaise)];
  if (missingValues.length > 0) parts.push(quickOrderText.missingValues(missingValues));
  return parts.join(' · ');
}

function ChosenProduct({ product }: { product: LineProduct }) {
  const { title, image, price, missingValues } = product;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="w-14 shrink-0">
        <Picture src={image} alt="" sizes="56px" className="rounded" />
      </span>
      <p className="min-w-0 text-sm leading-snug">
        <Link
          to={pathOfProduct(product)}
          className="font-medium underline-offset-4 hover:text-brand-ink hover:underline"
        >
          {title}
        </Link>
        <span className="block tabular-nums">
          {formatRupeesShort(price.discountedPricePaise)}
          <span className="text-ink-soft">
            {' · '}
            {text.product.inclGst(formatRupeesShort(price.unitPriceInclGstPaise))}
          </span>
        </span>
        {missingValues.length > 0 && (
          <span className="block text-warning">{quickOrderText.checkMissingValues(missingValues)}</span>
        )}
      </p>
    </div>
  );
}
