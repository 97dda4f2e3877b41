import { and, asc, countDistinct, eq, gt, ilike } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { escapeLike } from '#server/platform/database/escape-like.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { productFamilies, products } from '#server/platform/database/schema.ts';
import type { FamilyName } from './product-cells.ts';

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

export async function selectFamiliesByName(transaction: Transaction, names: readonly string[]) {
  return transaction.select().from(productFamilies).where(isOneOf(productFamilies.name, names));
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

/**
 * Selects a family, and keeps others from changing it until the transaction ends.
 * @throws AppError 'not_found' when it does not exist.
 */
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
