import { DEFAULT_UNIT } from '#domain/unit.ts';
import type { ProductSnapshot } from '#server/platform/database/schema.ts';

/** What a line of a quotation says of a product of the catalogue, whatever is agreed. */
export function describeProduct({
  title,
  brand,
  model,
  hsn,
  gstBps,
  listPricePaise,
  unit = DEFAULT_UNIT,
}: ProductSnapshot) {
  return { title, brand, model, hsn, gstBps, listPricePaise, listUnit: unit };
}
