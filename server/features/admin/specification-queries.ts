import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { products, specifications, subCategories } from '#server/platform/database/schema.ts';

type NewSpecification = typeof specifications.$inferInsert;

/** How the specifications of sub-categories are read, by name. */
export async function selectSpecifications(executor: DbExecutor, subCategoryIds: readonly string[]) {
  return executor
    .select()
    .from(specifications)
    .where(isOneOf(specifications.subCategoryId, subCategoryIds))
    .orderBy(asc(specifications.subCategoryId), asc(specifications.name));
}

export async function selectDecidingSpecifications(
  executor: DbExecutor,
  subCategoryIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { id, decidingSpecifications } = subCategories;
  const rows = await executor
    .select({ id, names: decidingSpecifications })
    .from(subCategories)
    .where(isOneOf(id, subCategoryIds));
  return new Map(rows.map((row) => [row.id, row.names]));
}

/**
 * Selects a specification by its name in any capitals, and keeps others from changing it until the transaction ends.
 */
export async function lockSpecification(transaction: Transaction, subCategoryId: string, name: string) {
  const rows = await transaction
    .select()
    .from(specifications)
    .where(
      and(
        eq(specifications.subCategoryId, subCategoryId),
        sql`lower(${specifications.name}) = lower(${name})`,
      ),
    )
    .for('update');
  return rows[0];
}

export async function insertSpecifications(executor: DbExecutor, rows: NewSpecification[]): Promise<void> {
  if (rows.length > 0) await executor.insert(specifications).values(rows).onConflictDoNothing();
}

export async function updateSpecification(
  transaction: Transaction,
  id: string,
  values: Partial<Pick<NewSpecification, 'kind' | 'unit' | 'better'>>,
): Promise<void> {
  await transaction.update(specifications).set(values).where(eq(specifications.id, id));
}

/** The next products of a sub-category, in catalogue order. */
export async function selectProductsToType(
  transaction: Transaction,
  subCategoryId: string,
  { after, limit }: { after: number; limit: number },
) {
  return transaction
    .select({
      id: products.id,
      listingNumber: products.listingNumber,
      subCategoryId: products.subCategoryId,
      title: products.title,
      specifications: products.specifications,
    })
    .from(products)
    .where(and(eq(products.subCategoryId, subCategoryId), gt(products.listingNumber, after)))
    .orderBy(asc(products.listingNumber))
    .limit(limit);
}

/** @returns how many products have other values now. */
export async function updateSpecificationValues(
  transaction: Transaction,
  rows: readonly { id: string; specificationValues: string }[],
): Promise<number> {
  const given = JSON.stringify(rows.map(({ id, specificationValues }) => ({ id, specificationValues })));
  const { rowCount } = await transaction.execute(sql`
    update products set specification_values = given."specificationValues"
    from jsonb_to_recordset(${given}::jsonb) as given (id text, "specificationValues" text)
    where products.id = given.id and specification_values <> given."specificationValues"`);
  return rowCount ?? 0;
}
