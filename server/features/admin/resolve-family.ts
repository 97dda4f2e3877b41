import type { Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { CellProblem } from './check-product.ts';
import { selectFamiliesByName } from './family-queries.ts';
import type { FamilyName, GivenFamily } from './product-cells.ts';
import type { ProductRow } from './read-product-file.ts';

/** The families that a product file names, by name. */
export type FamilyNames = Map<string, FamilyName>;

/** Adds the families that rows name and that exist to those found so far. */
export async function findFamilies(
  transaction: Transaction,
  rows: readonly ProductRow[],
  families: FamilyNames,
): Promise<void> {
  const names = new Set(rows.map(({ cells }) => cells.family?.trim() ?? ''));
  const unknown = [...names].filter((name) => name !== '' && !families.has(name));
  if (unknown.length === 0) return;
  const found = await selectFamiliesByName(transaction, unknown);
  for (const family of found) families.set(family.name, family);
}

/**
 * The family that a row names, or a problem when that has other options.
 * @param families is extended by a family that is new.
 * @param added likewise.
 */
export function resolveFamily(
  given: GivenFamily | null,
  families: FamilyNames,
  added: FamilyName[],
): { family: FamilyName | null; familyValues: string[] } | CellProblem {
  if (!given) return { family: null, familyValues: [] };
  const { name, options, values } = given;
  const family = families.get(name) ?? { id: newId(), name, options };
  if (family.options.join('\n') !== options.join('\n')) {
    const message = `The options of “${name}” are ${family.options.join(', ')}: a line for each, in this order.`;
    return { column: 'variant', message };
  }
  if (!families.has(name)) added.push(family);
  families.set(name, family);
  return { family, familyValues: values };
}
