import { getUnitWords } from '#domain/unit.ts';
import type { ProductSnapshot } from '#server/platform/database/schema.ts';
import type { EstimateUnit } from './estimate-document.ts';

/** By what a product was counted when the quote was requested; products of older orders have no unit. */
export function composeUnit({ unit: code, terms }: Pick<ProductSnapshot, 'unit' | 'terms'>): {
  unit?: EstimateUnit;
} {
  return code ? { unit: { code, ...getUnitWords(code, terms?.unitName) } } : {};
}
