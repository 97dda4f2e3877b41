import { formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import type { UnitPrice } from '#domain/pricing.ts';
import { text } from '#web/text/en.ts';

/** The price on a product card: list price and discount, discounted price, price with GST. */
export function CardPrice({ price }: { price: UnitPrice }) {
  return (
    <div className="tabular-nums">
      <p className="min-h-5.25 text-sm text-ink-soft">
        {price.discountBps > 0 && (
          <>
            <s>
              <span className="sr-only">{`${text.product.listPrice} `}</span>
              {formatRupeesShort(price.listPricePaise)}
            </s>{' '}
            <span className="font-medium whitespace-nowrap text-success">
              {text.product.off(formatPercent(price.discountBps))}
            </span>
          </>
        )}
      </p>
      <p className="text-lg leading-snug font-semibold md:text-xl">
        <span className="sr-only">{`${text.product.price} `}</span>
        {formatRupeesShort(price.discountedPricePaise)}
      </p>
      <p className="text-xs/5.25 text-ink-soft sm:text-sm">
        {text.product.inclGst(formatRupeesShort(price.unitPriceInclGstPaise))}
      </p>
    </div>
  );
}
