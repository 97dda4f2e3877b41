import { listProductsByIds } from '#server/features/catalogue/read-products.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { selectSavedLists } from './repository.ts';

/** All lists with the titles of their products or, if one has left the catalogue, its id. */
export async function listSavedListContents(database: Database, buyer: Buyer) {
  const lists = await selectSavedLists(database, buyer.id);
  const ids = new Set(lists.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  const products = await listProductsByIds(database, [...ids]);
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  return lists.map(({ name, changedAt, lines }) => ({
    name,
    changedAt,
    lines: lines.map(({ productId, quantity, unit, remark }) => ({
      product: titles.get(productId) ?? productId,
      quantity,
      ...(unit && { unit }),
      remark: remark ?? '',
    })),
  }));
}
