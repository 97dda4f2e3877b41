import type { WireProduct } from '#contract/catalogue.ts';
import { getUnitWords, type UnitCode } from '#domain/unit.ts';
import type { ProductSnapshot } from '#server/platform/database/schema.ts';

const GRAMS_PER_KG = 1000;

/** How a product is sold, as lists show it. What is unknown is absent. */
export function presentTerms({
  unit,
  dispatchFromDays,
  dispatchToDays,
  rentPeriod,
  isPriceOnRequest,
  terms = {},
}: ProductSnapshot): Partial<WireProduct> {
  const hasDispatch = typeof dispatchFromDays === 'number' && typeof dispatchToDays === 'number';
  return {
    ...(unit && presentUnit(unit, terms.unitName)),
    ...(terms.unitContent && { pro_unit_content: terms.unitContent }),
    ...(hasDispatch && { pro_dispatch_days: { from: dispatchFromDays, to: dispatchToDays } }),
    ...(isPriceOnRequest && { pro_price_on_request: true as const }),
    ...(rentPeriod && { for_rent: { least_period: rentPeriod } }),
  };
}

/** @param name the unit's own word, where the code has a more general one. */
export function presentUnit(code: UnitCode, name?: string) {
  const { singular, plural } = getUnitWords(code, name);
  return { pro_unit: code, pro_unit_name: singular, pro_unit_plural: plural };
}

/** What lists leave out. */
export function presentFurtherTerms({ sku, terms = {} }: ProductSnapshot): Partial<WireProduct> {
  return {
    ...(sku && { pro_sku: sku }),
    ...(terms.minimumQuantity && { pro_minimum_quantity: terms.minimumQuantity }),
    ...(terms.quantityMultiple && { pro_quantity_multiple: terms.quantityMultiple }),
    ...(terms.availability && { pro_availability: terms.availability }),
    ...(terms.warranty && { pro_warranty: terms.warranty }),
    ...(terms.countryOfOrigin && { pro_country_of_origin: terms.countryOfOrigin }),
    ...(terms.standards && { pro_standards: terms.standards }),
    ...(terms.weightGrams && { pro_weight_kg: terms.weightGrams / GRAMS_PER_KG }),
    ...(terms.documents && { pro_documents: terms.documents }),
  };
}
