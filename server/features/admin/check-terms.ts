import type { ProductCells } from './product-cells.ts';
import type { TermColumn } from './product-terms.ts';
import { termRules } from './term-rules.ts';

type TermProblem = { column: TermColumn; message: string };

/** What is wrong with cells that must fit each other; cells that are wrong by themselves are left out. */
export function findTermProblems(cells: ProductCells): TermProblem[] {
  return [...findQuantityProblems(cells), ...findFamilyProblems(cells)];
}

function findQuantityProblems(cells: ProductCells): TermProblem[] {
  const { data: minimum } = termRules.minimum_quantity.safeParse(cells.minimum_quantity);
  const { data: multiple } = termRules.quantity_multiple.safeParse(cells.quantity_multiple);
  if (!minimum || !multiple || minimum % multiple === 0) return [];
  const message = `The minimum quantity, ${minimum}, must be a multiple of ${multiple}.`;
  return [{ column: 'minimum_quantity', message }];
}

function findFamilyProblems(cells: ProductCells): TermProblem[] {
  const hasFamily = cells.family.trim() !== '';
  const { data: variant = [] } = termRules.variant.safeParse(cells.variant);
  const hasVariant = cells.variant.trim() !== '';
  if (hasFamily && !hasVariant) {
    const message = 'A product of a family needs a line “Option: value” for each option, such as “Size: 8”.';
    return [{ column: 'variant', message }];
  }
  if (hasVariant && !hasFamily) return [{ column: 'family', message: 'A variant needs its family’s name.' }];
  const names = new Set(variant.map(({ name }) => name.toLowerCase()));
  return names.size < variant.length ? [{ column: 'variant', message: 'An option is named twice.' }] : [];
}
