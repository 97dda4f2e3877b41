import { formatRupeesShort } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { filtersText } from '#web/text/filters-en.ts';
import type { Filters } from './filters.ts';

/** The label of the price filter; undefined when none is set. */
export function priceRangeLabel({
  min_price: min,
  max_price: max,
  price_with_gst,
}: Filters): string | undefined {
  const range = rangeLabel(min, max);
  if (range === undefined) return undefined;
  return price_with_gst ? filtersText.withGst(range) : filtersText.withoutGst(range);
}

function rangeLabel(min: string | undefined, max: string | undefined): string | undefined {
  if (min !== undefined && max !== undefined) return `${rupeesLabel(min)} – ${rupeesLabel(max)}`;
  if (min !== undefined) return filtersText.priceFrom(rupeesLabel(min));
  return max === undefined ? undefined : filtersText.priceUpTo(rupeesLabel(max));
}

/** The label of a rupee amount from the URL. */
function rupeesLabel(rupees: string): string {
  return formatRupeesShort(paiseFromRupees(Number(rupees)));
}
