import type { ProductSort } from '#contract/catalogue.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { type FacetRows, NO_FACETS, selectTotal, selectWholeFacets } from './facet-queries.ts';
import type { ListOrder, Place } from './listing-order.ts';
import {
  gatherListings,
  MOST_GATHERED,
  type Part,
  selectPlaces,
  selectPlacesByStep,
} from './listing-queries.ts';
import { isWhole, type ProductList } from './product-list.ts';
import { searching } from './searching.ts';

export type FoundPart = {
  places: Place[];
  total: number;
  isTotalExact: boolean;
  facets: FacetRows | undefined;
};

/** A part of a list that holds all of its category, or all there is. Its cost does not grow with the list. */
export async function findWholePart(
  database: Database,
  list: ProductList,
  sort: ProductSort,
  part: Part,
  withFacets: boolean,
): Promise<FoundPart> {
  const [places, total, facets] = await Promise.all([
    selectPlaces(database, list, sort, part),
    selectTotal(database, list),
    withFacets ? selectWholeFacets(database, list) : undefined,
  ]);
  return { places, total, isTotalExact: true, facets };
}

/** A part of what fits a text or a visitor's choices. Its cost is bounded, however much fits. */
export async function findNarrowedPart(
  database: Database,
  list: ProductList,
  order: ListOrder,
  part: Part,
  withFacets: boolean,
): Promise<FoundPart> {
  return searching(database, async (source) => {
    const { total, places, facets } = await gatherListings(source, list, order, part, withFacets);
    const isTotalExact = total <= MOST_GATHERED;
    const isPartGathered = isTotalExact || order === 'best' || part.offset >= MOST_GATHERED;
    return {
      places: isPartGathered ? places : await selectPlacesByStep(source, list, order, part),
      total: Math.min(total, MOST_GATHERED),
      isTotalExact,
      facets: facets ? await besideChoices(source, list, facets) : undefined,
    };
  });
}

/** The facets, in which each kind that a choice was made of counts what there would be without that choice. */
async function besideChoices(source: Transaction, list: ProductList, facets: FacetRows): Promise<FacetRows> {
  const result = { ...facets };
  for (const kind of list.choices.keys()) {
    const choices = new Map([...list.choices].filter(([other]) => other !== kind));
    const wider = await readFacets(source, { ...list, choices });
    if (kind === 'price') result.price = wider.price;
    result.counts = [
      ...result.counts.filter((count) => count.kind !== kind),
      ...wider.counts.filter((count) => count.kind === kind),
    ];
  }
  return result;
}

async function readFacets(source: Transaction, list: ProductList): Promise<FacetRows> {
  if (isWhole(list)) return selectWholeFacets(source, list);
  const nothing = { after: undefined, offset: 0, limit: 0 };
  const { facets } = await gatherListings(source, list, 'all', nothing, true);
  return facets ?? NO_FACETS;
}
