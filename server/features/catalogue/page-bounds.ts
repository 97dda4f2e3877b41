import type { ProductSort } from '#contract/list-limits.ts';
import type { Filters } from './filters.ts';

/** What the candidates tell about all matches of a sorted list; they are a random sample of them. */
export type Sample = {
  /** The sort keys of the candidates after the position where the page starts, ascending. */
  sortKeys: readonly number[];
  /** The number of matches for each candidate. */
  matchesPerCandidate: number;
};

/** Filters that only the first matches of a sorted list pass, and how many these are, as estimated. */
export type PageBounds = { filters: Filters; estimatedMatches: number };

/**
 * Estimates up to which price or rating a page of a list reaches, so that no listings beyond have to be fetched.
 * One page in a hundred reaches further, because the candidates happen to be unusual.
 * @param afterKey the sort key where the page starts.
 * @param pageEnd the number of matches from there to the end of the page.
 * @returns undefined when the candidates are too few to tell, or the sort key is neither price nor rating.
 */
export function estimatePageBounds(
  filters: Filters,
  sort: ProductSort,
  afterKey: number,
  pageEnd: number,
  { sortKeys, matchesPerCandidate }: Sample,
): PageBounds | undefined {
  // Twice as far as expected, and one candidate further.
  const lastKey = sortKeys[Math.ceil((2 * pageEnd) / matchesPerCandidate) + 1];
  if (lastKey === undefined || sort === 'all' || sort === 'dispatch-asc') return undefined;
  const estimatedMatches = matchesPerCandidate * sortKeys.filter((key) => key <= lastKey).length;
  return { filters: { ...filters, ...toFilters[sort](afterKey, lastKey) }, estimatedMatches };
}

/** Converts the first and the last sort key of a page to filters. */
const toFilters: Record<
  Exclude<ProductSort, 'all' | 'dispatch-asc'>,
  (first: number, last: number) => Partial<Filters>
> = {
  'price-asc': (first, last) => ({ minPricePaise: Math.max(first, 0), maxPricePaise: last }),
  'price-desc': (first, last) => ({ minPricePaise: -last, maxPricePaise: -first }),
  // An upper limit of the rating is no filter of lists.
  'rating-desc': (_, last) => ({ minRating: -last }),
};
