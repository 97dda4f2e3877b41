import { describe, expect, it } from 'vitest';
import { type Filters, parseFilters } from './filters.ts';
import { estimatePageBounds } from './page-bounds.ts';

const NO_FILTERS: Filters = parseFilters({ page: 1, limit: 48, sort: 'all' });
const HUNDRED_KEYS = Array.from({ length: 100 }, (_, index) => 1000 + index);

describe('the bounds of a page', () => {
  it('reach twice as far as the candidates tell, and one candidate further', () => {
    const sample = { sortKeys: HUNDRED_KEYS, matchesPerCandidate: 20 };
    expect(estimatePageBounds(NO_FILTERS, 'price-asc', 0, 40, sample)).toEqual({
      filters: { ...NO_FILTERS, minPricePaise: 0, maxPricePaise: 1005 },
      estimatedMatches: 6 * 20,
    });
  });

  it('count every candidate with the last sort key', () => {
    const sample = { sortKeys: [-5, -5, -5, -5, -5, -4], matchesPerCandidate: 100 };
    expect(estimatePageBounds(NO_FILTERS, 'rating-desc', Number.MIN_SAFE_INTEGER, 48, sample)).toEqual({
      filters: { ...NO_FILTERS, minRating: 5 },
      estimatedMatches: 500,
    });
  });

  it('begin where the page begins, and keep the other filters', () => {
    const filters = { ...NO_FILTERS, brands: ['Himveer'], maxPricePaise: 5000 };
    const sample = { sortKeys: [-4000, -3000, -2000, -1000], matchesPerCandidate: 100 };
    expect(estimatePageBounds(filters, 'price-desc', -5000, 48, sample)?.filters).toEqual({
      ...filters,
      minPricePaise: 2000,
      maxPricePaise: 5000,
    });
  });

  it('are unknown when the candidates do not reach the end of the page', () => {
    const sample = { sortKeys: HUNDRED_KEYS, matchesPerCandidate: 1 };
    expect(estimatePageBounds(NO_FILTERS, 'price-asc', 0, 50, sample)).toBeUndefined();
  });

  it('are unknown for a list in the order of the catalogue', () => {
    const sample = { sortKeys: HUNDRED_KEYS, matchesPerCandidate: 20 };
    expect(estimatePageBounds(NO_FILTERS, 'all', 0, 10, sample)).toBeUndefined();
  });
});
