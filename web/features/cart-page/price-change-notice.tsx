import { formatRupeesShort } from '#domain/indian-format.ts';
import { type SeenPrice, saveSeenPrice } from '#web/features/cart/seen-prices.ts';
import type { ProductSummary } from '#web/features/product/product.ts';
import { cartText } from '#web/text/cart-en.ts';
import { Notice } from '#web/ui/notice.tsx';

/**
 * Says that the price of a product has changed since it was added to the cart, until the buyer dismisses the notice.
 */
export function PriceChangeNotice({
  product,
  previousPrice,
}: {
  product: ProductSummary;
  previousPrice: SeenPrice;
}) {
  const { id, title, price } = product;
  return (
    <Notice
      kind="warning"
      onDismiss={() => saveSeenPrice(id, price)}
      dismissLabel={cartText.acceptPriceChange(title)}
    >
      <span className="text-sm tabular-nums">
        {cartText.priceChanged({
          before: formatRupeesShort(previousPrice.discountedPricePaise),
          beforeInclGst: formatRupeesShort(previousPrice.unitPriceInclGstPaise),
          now: formatRupeesShort(price.discountedPricePaise),
          nowInclGst: formatRupeesShort(price.unitPriceInclGstPaise),
        })}
      </span>
    </Notice>
  );
}

/** The same next to the totals, where a buyer with a long cart looks before requesting a quote. */
export function ChangedPricesNote({ count }: { count: number }) {
  if (count === 0) return null;
  return <p className="text-sm font-medium text-warning">{cartText.pricesChanged(count)}</p>;
}
