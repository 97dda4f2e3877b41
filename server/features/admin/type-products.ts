import { implyTypes } from '#domain/specifications/imply-types.ts';
import type { DescribedProduct } from '#domain/specifications/specification.ts';
import { type NamedType, toStoredValues } from '#domain/specifications/stored-values.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import {
  insertSpecifications,
  selectDecidingSpecifications,
  selectProductsToType,
  selectSpecifications,
  updateSpecificationValues,
} from './specification-queries.ts';

type Described = DescribedProduct & { subCategoryId: string };

/** Products that are read together; also as many as a proposal of kinds is made from. */
const BATCH_SIZE = 1000;

/**
 * Reads the specifications of products that are about to be stored as typed values. How those with a new name are read
 * in a sub-category is proposed from these products and stored; from then on it is the operator's.
 */
export async function typeProducts<Product extends Described>(
  executor: DbExecutor,
  products: readonly Product[],
): Promise<(Product & { specificationValues: string })[]> {
  const bySubCategory = Map.groupBy(products, ({ subCategoryId }) => subCategoryId);
  const ids = [...bySubCategory.keys()];
  if (ids.length === 0) return [];
  const deciding = await selectDecidingSpecifications(executor, ids);
  const stored = Map.groupBy(await selectSpecifications(executor, ids), (row) => row.subCategoryId);
  const types = new Map<string, Map<string, NamedType>>();
  for (const [subCategoryId, described] of bySubCategory) {
    const known = new Map((stored.get(subCategoryId) ?? []).map((row) => [row.name.toLowerCase(), row]));
    const implied = implyTypes(described).filter(({ name }) => !known.has(name.toLowerCase()));
    await insertSpecifications(
      executor,
      implied.map((type) => ({ ...type, subCategoryId })),
    );
    types.set(
      subCategoryId,
      new Map([...known, ...implied.map((type) => [type.name.toLowerCase(), type] as const)]),
    );
  }
  return products.map((product) => ({
    ...product,
    specificationValues: JSON.stringify(
      toStoredValues(
        product,
        types.get(product.subCategoryId) ?? new Map(),
        deciding.get(product.subCategoryId) ?? [],
      ),
    ),
  }));
}

/** Reads the specifications of all products of a sub-category again, after it has changed how they are read. */
export async function retypeSubCategory(transaction: Transaction, subCategoryId: string): Promise<number> {
  let after = 0;
  let changed = 0;
  while (true) {
    const batch = await selectProductsToType(transaction, subCategoryId, { after, limit: BATCH_SIZE });
    changed += await updateSpecificationValues(transaction, await typeProducts(transaction, batch));
    if (batch.length < BATCH_SIZE) return changed;
    after = batch.at(-1)?.listingNumber ?? after;
  }
}
