import { formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import { text } from '#web/text/en.ts';
import type { ProductSummary } from './product.ts';

/** The price on a product card: list price and discount, discounted price a unit, price with GST. */
export function CardPrice({ price, unit }: Pick<ProductSummary, 'price' | 'unit'>) {
  return (
    <>
      <p className="card-list-price">
        {price.discountBps > 0 && (
          <>
            <s>
              <span className="sr-only">{`${text.product.listPrice} `}</span>
              {formatRupeesShort(price.listPricePaise)}
            </s>{' '}
            <span className="card-discount">{text.product.off(formatPercent(price.discountBps))}</span>
          </>
        )}
      </p>
      <p className="card-price">
        <span className="sr-only">{`${text.product.price} `}</span>
        {formatRupeesShort(price.discountedPricePaise)}
        {unit && <span className="card-unit">{text.product.perUnit(unit.singular)}</span>}
      </p>
      <p className="card-gst">{text.product.inclGst(formatRupeesShort(price.unitPriceInclGstPaise))}</p>
    </>
  );
}
