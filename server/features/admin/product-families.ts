import { and, asc, countDistinct, eq, gt, ilike } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { escapeLike } from '#server/platform/database/escape-like.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { productFamilies, products } from '#server/platform/database/schema.ts';
import type { CellProblem } from './check-product.ts';
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
  const found = await transaction
    .select()
    .from(productFamilies)
    .where(isOneOf(productFamilies.name, unknown));
  for (const family of found) families.set(family.name, family);
}

/**
 * The family that a row names, or a problem when that has other options.
 * @param families this function adds a new family.
 * @param added and here, too.
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

export async function insertFamilies(transaction: Transaction, families: FamilyName[]): Promise<void> {
  if (families.length > 0) await transaction.insert(productFamilies).values(families);
}

/** All families by name, with the number of their products. */
export async function selectFamilies(source: DbExecutor) {
  const { id, name, options } = productFamilies;
  return source
    .select({ id, name, options, products: countDistinct(products.id) })
    .from(productFamilies)
    .leftJoin(products, eq(products.familyId, id))
    .groupBy(id)
    .orderBy(asc(name));
}

/** Selects a part of the families in the order of their names, with the number of their products. */
export async function selectFamilyPage(
  db: DbExecutor,
  { text, after, limit }: { text: string; after: string | undefined; limit: number },
) {
  const { id, name, options, version } = productFamilies;
  return db
    .select({
      ...{ id, name, options, version },
      products: db.$count(products, eq(products.familyId, id)),
    })
    .from(productFamilies)
    .where(and(ilike(name, `%${escapeLike(text)}%`), after === undefined ? undefined : gt(name, after)))
    .orderBy(asc(name))
    .limit(limit);
}

/** Selects a family, and keeps others from changing it until the transaction ends. @throws AppError 'not_found'. */
export async function lockFamily(transaction: Transaction, id: string) {
  const rows = await transaction
    .select()
    .from(productFamilies)
    .where(eq(productFamilies.id, id))
    .for('update');
  if (!rows[0]) throw new AppError('not_found', 'Somebody has removed this.');
  return rows[0];
}

export async function updateFamily(transaction: Transaction, { id, ...values }: FamilyName): Promise<void> {
  await transaction.update(productFamilies).set(values).where(eq(productFamilies.id, id));
}

export async function deleteFamily(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(productFamilies).where(eq(productFamilies.id, id));
}
