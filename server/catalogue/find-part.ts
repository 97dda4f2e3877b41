import type { ProductSort } from '#contract/list-limits.ts';
import type { Database } from '#server/database/connect.ts';
import { type FacetRows, NO_FACETS, selectTotal, selectWholeFacets } from './facet-queries.ts';
import { gatherListings, MOST_GATHERED } from './gather-queries.ts';
import { chosenKinds, withoutKind } from './listing-choices.ts';
import type { ListPosition } from './listing-order.ts';
import { selectPositions, selectSortedPositions } from './position-queries.ts';
import { isWhole, type ListRequest, type ProductList } from './product-list.ts';

export type FoundPart = {
  positions: ListPosition[];
  total: number;
  isTotalExact: boolean;
  facets: FacetRows | undefined;
};

/** A part of a list that holds all of its category, or all there is. Its cost does not grow with the list. */
export async function findWholePart(
  database: Database,
  { list, order, part, withFacets }: ListRequest<ProductSort>,
): Promise<FoundPart> {
  const [positions, total, facets] = await Promise.all([
    selectPositions(database, list, order, part),
    selectTotal(database, list),
    withFacets ? selectWholeFacets(database, list) : undefined,
  ]);
  return { positions, total, isTotalExact: true, facets };
}

/** A part of what fits a text or a visitor's choices. Its cost is bounded, however much fits. */
export async function findNarrowedPart(database: Database, request: ListRequest): Promise<FoundPart> {
  const { list, order, part } = request;
  const { total, positions, reach, facets } = await gatherListings(database, request);
  const isTotalExact = total <= MOST_GATHERED;
  const isGathered = isTotalExact || order === 'best';
  const isTooDeep = part.offset >= MOST_GATHERED;
  const [foundPositions, foundFacets] = await Promise.all([
    isTooDeep ? [] : isGathered ? positions : selectSortedPositions(database, list, order, part, reach),
    facets ? besideChoices(database, list, facets) : undefined,
  ]);
  return {
    positions: foundPositions,
    total: Math.min(total, MOST_GATHERED),
    isTotalExact,
    facets: foundFacets,
  };
}

/** The facets, in which each kind that a choice was made of counts what there would be without that choice. */
async function besideChoices(database: Database, list: ProductList, facets: FacetRows): Promise<FacetRows> {
  const result = { ...facets };
  for (const kind of chosenKinds(list.choices)) {
    const wider = await readFacets(database, { ...list, choices: withoutKind(list.choices, kind) });
    if (kind === 'price') result.price = wider.price;
    result.counts = [
      ...result.counts.filter((count) => count.kind !== kind),
      ...wider.counts.filter((count) => count.kind === kind),
    ];
  }
  return result;
}

async function readFacets(database: Database, list: ProductList): Promise<FacetRows> {
  if (isWhole(list)) return selectWholeFacets(database, list);
  const nothing = { after: undefined, offset: 0, limit: 0 };
  const { facets } = await gatherListings(database, { list, order: 'all', part: nothing, withFacets: true });
  return facets ?? NO_FACETS;
}
