import { PAISE_PER_RUPEE } from '#domain/money.ts';
import type { QuotationLine } from '#domain/quotation/quotation-terms.ts';
import type { ProductSnapshot } from '#server/platform/database/schema.ts';

/**
 * The copy of the product that a new order of an accepted line keeps. What is rented or not in the catalogue has no
 * page: its id is ''.
 * @param ratePaise of one unit before GST.
 */
export function composeAcceptedProduct(
  line: QuotationLine,
  inCatalogue: ProductSnapshot | undefined,
  ratePaise: number,
): ProductSnapshot {
  const { title, brand = '', model = '', hsn, gstBps, unit, unitName } = line;
  const { unitName: _, ...terms } = inCatalogue?.terms ?? {};
  const quoted = {
    title,
    brand,
    model,
    hsn,
    gstBps,
    unit,
    terms: unitName === undefined ? terms : { ...terms, unitName },
  };
  if (inCatalogue && !line.rental) return { ...inCatalogue, ...quoted };
  const listPricePaise = Math.ceil(ratePaise / PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
  return {
    ...(inCatalogue ?? composeWithoutPage(line)),
    ...quoted,
    id: '',
    listPricePaise,
    discountBps: 0,
  };
}

function composeWithoutPage({ title, note = '' }: QuotationLine) {
  return {
    description: note,
    images: [],
    imageAlt: title,
    ratings: [],
    brochureUrl: null,
    specifications: [],
    categoryId: '',
    categoryName: '',
    subCategoryId: '',
    subCategoryName: '',
  };
}
