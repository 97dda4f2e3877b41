import type { WireFacets } from '#contract/catalogue.ts';
import { text } from '#web/text/en.ts';
import { filterLabel, rupeesLabel } from './filter-groups.ts';
import type { ChoiceFilter, ListFilters } from './list-filters.ts';

/** A filter that is on, and what is left when it is taken off. */
export type FilterChip = { label: string; without: ListFilters };

export function filterChips(filters: ListFilters, facets: WireFacets | undefined): FilterChip[] {
  const { min_price, max_price, ...anyPrice } = filters;
  const { min_discount, ...anyDiscount } = filters;
  const { min_rating, ...anyRating } = filters;
  const price = priceLabel(min_price, max_price);
  return [
    ...(price === undefined ? [] : [{ label: price, without: anyPrice }]),
    ...choiceChips('category', filters, (value) => filterLabel('category', value, facets)),
    ...choiceChips('brand', filters, (value) => value),
    ...(min_discount === undefined
      ? []
      : [{ label: text.filters.discountOf(min_discount), without: anyDiscount }]),
    ...(min_rating === undefined ? [] : [{ label: text.filters.ratingOf(min_rating), without: anyRating }]),
    ...choiceChips('gst', filters, (value) => text.filters.gstOf(filterLabel('gst', value))),
  ];
}

function choiceChips(
  name: ChoiceFilter,
  filters: ListFilters,
  labelOf: (value: string) => string,
): FilterChip[] {
  const { [name]: chosen = [], ...others } = filters;
  return chosen.map((value) => {
    const left = chosen.filter((each) => each !== value);
    return { label: labelOf(value), without: left.length > 0 ? { ...others, [name]: left } : others };
  });
}

function priceLabel(least: string | undefined, most: string | undefined): string | undefined {
  if (least !== undefined && most !== undefined) return `${rupeesLabel(least)} – ${rupeesLabel(most)}`;
  if (least !== undefined) return text.filters.priceFrom(rupeesLabel(least));
  return most === undefined ? undefined : text.filters.priceUpTo(rupeesLabel(most));
}
