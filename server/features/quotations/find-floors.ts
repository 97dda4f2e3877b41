import { getFloorPaise } from '#domain/quotation/price-floor.ts';
import type { QuotationLine } from '#domain/quotation/quotation-terms.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectFloorsOfProducts } from './floor-queries.ts';

/** The floors of lines in paise, by their numbers. Only what is for sale and of the catalogue has one. */
export async function findFloors(
  db: DbExecutor,
  lines: readonly QuotationLine[],
): Promise<Map<number, number>> {
  const sold = lines.filter(({ rental }) => !rental);
  const bps = await selectFloorsOfProducts(
    db,
    sold.flatMap(({ productId }) => productId ?? []),
  );
  return new Map(
    sold.flatMap(({ number, productId = '', listPricePaise }) => {
      const floorBps = bps.get(productId);
      return floorBps === undefined || listPricePaise === undefined
        ? []
        : [[number, getFloorPaise(listPricePaise, floorBps)] as const];
    }),
  );
}
