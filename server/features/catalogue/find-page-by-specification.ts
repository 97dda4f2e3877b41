import type { ListSort } from '#contract/list-limits.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { selectTotal, selectUnfilteredFacets } from './facet-queries.ts';
import { isUnfiltered, type ListRequest } from './product-list.ts';
import { findFilteredPage, type ProductPage } from './product-page.ts';
import {
  type SpecificationOrder,
  selectFilteredPositionsBySpecification,
  selectPositionsBySpecification,
} from './specification-order-queries.ts';

/** A list of a sub-category sorted by one specification, over all its products. */

/** The order that a list's query asks for; undefined for all others. */
export function readSpecificationOrder(sort: ListSort): SpecificationOrder | undefined {
  const [, direction, name] = /^spec-(asc|desc):(.+)$/.exec(sort) ?? [];
  return name === undefined ? undefined : { name, isDescending: direction === 'desc' };
}

/** A page of a sub-category's list, products without the specification last. */
export async function findPageBySpecification(
  database: ReadDatabase,
  request: Omit<ListRequest, 'sort'>,
  order: SpecificationOrder,
): Promise<ProductPage> {
  const { list, window, withFacets } = request;
  if (isUnfiltered(list)) {
    const [total, positions, facets] = await Promise.all([
      selectTotal(database, list),
      selectPositionsBySpecification(database, list, window, order),
      withFacets ? selectUnfilteredFacets(database, list) : undefined,
    ]);
    return { positions, total, isTotalExact: true, facets };
  }
  const [found, positions] = await Promise.all([
    findFilteredPage(database, {
      ...request,
      sort: 'all',
      window: { ...window, after: undefined, limit: 0 },
    }),
    selectFilteredPositionsBySpecification(database, list, window, order),
  ]);
  return { ...found, positions };
}
