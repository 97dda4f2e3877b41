import { formatRupeesShort } from '#domain/indian-format.ts';
import { rememberPrice, type SeenPrice } from '#web/features/cart/seen-prices.ts';
import type { ProductCard } from '#web/features/catalogue/product.ts';
import { text } from '#web/text/en.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Says that a product costs something else than when it was put into the cart, until the buyer has taken note. */
export function PriceChange({ product, before }: { product: ProductCard; before: SeenPrice }) {
  const { id, title, price } = product;
  return (
    <Notice
      kind="warning"
      onDismiss={() => rememberPrice(id, price)}
      dismissLabel={text.cart.priceChangedOk(title)}
    >
      <span className="text-sm tabular-nums">
        {text.cart.priceChanged({
          before: formatRupeesShort(before.discountedPricePaise),
          beforeInclGst: formatRupeesShort(before.unitPriceInclGstPaise),
          now: formatRupeesShort(price.discountedPricePaise),
          nowInclGst: formatRupeesShort(price.unitPriceInclGstPaise),
        })}
      </span>
    </Notice>
  );
}

/** The same beside the totals, where a buyer with a long cart looks before asking for the quote. */
export function ChangedPricesNote({ count }: { count: number }) {
  if (count === 0) return null;
  return <p className="text-sm font-medium text-warning">{text.cart.pricesChanged(count)}</p>;
}
