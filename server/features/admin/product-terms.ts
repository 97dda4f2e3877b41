import type * as z from 'zod/mini';
import type { ProductTerms } from '#domain/product-terms.ts';
import type { CatalogueProduct } from '#server/platform/database/schema.ts';
import { termRules } from './term-rules.ts';

/** How a product is sold, between its columns in the database and the cells of a product file. */

/** The columns of a product file that say how a product is sold. */
export const TERM_COLUMNS = Object.keys(termRules) as (keyof typeof termRules)[];

export type TermColumn = keyof typeof termRules;
type Terms = { [Column in TermColumn]: z.output<(typeof termRules)[Column]> };

const GRAMS_PER_KG = 1000;

type StoredTerms = Omit<CatalogueProduct, 'ratings' | 'family'> & {
  family: { name: string; options: string[] } | null;
};

/** The inverse of reading with `termRules`. */
export function toTermCells(product: StoredTerms): Record<TermColumn, string> {
  const { terms = {}, dispatchFromDays: from, dispatchToDays: to, family } = product;
  return {
    sku: product.sku ?? '',
    unit: product.unit ?? '',
    unit_name: terms.unitName ?? '',
    unit_content: terms.unitContent ?? '',
    minimum_quantity: terms.minimumQuantity?.toString() ?? '',
    quantity_multiple: terms.quantityMultiple?.toString() ?? '',
    // Not “2-4”, which a spreadsheet would take for a date.
    dispatch_days: typeof from !== 'number' ? '' : from === to ? `${from}` : `${from} to ${to}`,
    availability: terms.availability ?? '',
    warranty: terms.warranty ?? '',
    country_of_origin: terms.countryOfOrigin ?? '',
    standards: (terms.standards ?? [])
      .map(({ standard, licence }) => (licence ? `${standard} (${licence})` : standard))
      .join('\n'),
    weight: terms.weightGrams === undefined ? '' : formatWeight(terms.weightGrams),
    documents: (terms.documents ?? []).map(({ name, url }) => `${name}: ${url}`).join('\n'),
    price_on_request: product.isPriceOnRequest ? 'yes' : '',
    for_rent: product.rentPeriod ?? '',
    family: family?.name ?? '',
    variant: (family?.options ?? [])
      .map((option, index) => `${option}: ${product.familyValues[index] ?? ''}`)
      .join('\n'),
  };
}

function formatWeight(grams: number): string {
  return grams < GRAMS_PER_KG ? `${grams} g` : `${grams / GRAMS_PER_KG} kg`;
}

/** The columns in the database, without the family. */
export function toTermValues(read: Terms) {
  const terms: ProductTerms = {
    ...(read.unit_name && { unitName: read.unit_name }),
    ...(read.unit_content && { unitContent: read.unit_content }),
    ...(read.minimum_quantity && { minimumQuantity: read.minimum_quantity }),
    ...(read.quantity_multiple && { quantityMultiple: read.quantity_multiple }),
    ...(read.availability && { availability: read.availability }),
    ...(read.warranty && { warranty: read.warranty }),
    ...(read.country_of_origin && { countryOfOrigin: read.country_of_origin }),
    ...(read.standards.length > 0 && { standards: read.standards }),
    ...(read.weight && { weightGrams: read.weight }),
    ...(read.documents.length > 0 && {
      documents: read.documents.map(({ name, value }) => ({ name, url: value })),
    }),
  };
  const dispatch = read.dispatch_days || undefined;
  return {
    sku: read.sku || null,
    unit: read.unit,
    dispatchFromDays: dispatch?.from ?? null,
    dispatchToDays: dispatch?.to ?? null,
    rentPeriod: read.for_rent || null,
    isPriceOnRequest: read.price_on_request,
    terms,
  };
}
