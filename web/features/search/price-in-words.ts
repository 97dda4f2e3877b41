import type { WirePriceInWords } from '#contract/catalogue.ts';
import type { Filters } from '#web/features/filters/filters.ts';

type PriceInWords = NonNullable<WirePriceInWords>;

/** The price that a search text names, as a filter. */
export function toPriceFilter({ min, max }: PriceInWords): Filters {
  return {
    ...(min !== null && { min_price: String(min) }),
    ...(max !== null && { max_price: String(max) }),
    price_with_gst: 'yes',
  };
}
