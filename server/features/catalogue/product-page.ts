import type { ReadDatabase } from '#server/platform/database/connection.ts';
import type { CatalogueProduct } from '#server/platform/database/schema.ts';
import { MAX_CANDIDATES, selectCandidates } from './candidate-queries.ts';
import { EMPTY_FACETS, type FacetCounts, selectUnfilteredFacets } from './facet-queries.ts';
import { type Filters, getFilteredFacets, omitFacetFilter, omitSpecification } from './filters.ts';
import { selectSortedPositions } from './position-queries.ts';
import { isUnfiltered, type ListRequest, type ProductList } from './product-list.ts';
import type { Cursor } from './sorting.ts';

export type ProductPage = {
  positions: Cursor[];
  total: number;
  isTotalExact: boolean;
  facets: FacetCounts | undefined;
  /** Where they were read together with the positions. */
  products?: CatalogueProduct[];
};

/** A page of the products that match a text or filters. Its cost is bounded, however many match. */
export async function findFilteredPage(database: ReadDatabase, request: ListRequest): Promise<ProductPage> {
  const { list, sort, window } = request;
  const candidates = await selectCandidates(database, request);
  const { total, positions, facets } = candidates;
  const isTotalExact = total <= MAX_CANDIDATES;
  const isComplete = isTotalExact || sort === 'best';
  const isTooDeep = window.offset >= MAX_CANDIDATES;
  const [foundPositions, foundFacets] = await Promise.all([
    isTooDeep ? [] : isComplete ? positions : selectSortedPositions(database, list, sort, window, candidates),
    facets ? countFacetsWithoutOwnFilter(database, list, facets) : undefined,
  ]);
  return {
    positions: foundPositions,
    total: Math.min(total, MAX_CANDIDATES),
    isTotalExact,
    facets: foundFacets,
  };
}

/** Counts each filtered kind of facet as if its own filter were not set, so that its other values can be offered. */
async function countFacetsWithoutOwnFilter(
  database: ReadDatabase,
  list: ProductList,
  facets: FacetCounts,
): Promise<FacetCounts> {
  const result = { ...facets };
  const selectWider = (filters: Filters) => selectFacets(database, { ...list, filters });
  for (const kind of getFilteredFacets(list.filters)) {
    if (kind === 'spec') continue;
    const wider = await selectWider(omitFacetFilter(list.filters, kind));
    if (kind === 'price') result.price = wider.price;
    result.counts = [
      ...result.counts.filter((count) => count.kind !== kind),
      ...wider.counts.filter((count) => count.kind === kind),
    ];
  }
  for (const { name } of list.filters.specifications ?? []) {
    const wider = await selectWider(omitSpecification(list.filters, name));
    result.specifications = [
      ...result.specifications.filter((count) => count.name !== name),
      ...wider.specifications.filter((count) => count.name === name),
    ];
  }
  return result;
}

async function selectFacets(database: ReadDatabase, list: ProductList): Promise<FacetCounts> {
  if (isUnfiltered(list)) return selectUnfilteredFacets(database, list);
  const emptyWindow = { after: undefined, offset: 0, limit: 0 };
  const { facets } = await selectCandidates(database, {
    list,
    sort: 'all',
    window: emptyWindow,
    withFacets: true,
  });
  return facets ?? EMPTY_FACETS;
}
