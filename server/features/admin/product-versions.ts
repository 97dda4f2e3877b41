import { AppError } from '#contract/errors.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { assertVersion } from './assert-version.ts';
import { toCells } from './product-cells.ts';
import { selectStaleId, selectStoredProducts } from './product-queries.ts';

/** The versions of products that an operator has seen, by the product's id. */
export type SeenVersions = ReadonlyMap<string, number>;

/**
 * @throws AppError 'conflict' when one of the products has been changed or removed since, with its cells as they are.
 */
export async function assertVersions(transaction: Transaction, versions: SeenVersions): Promise<void> {
  const subject = await selectStaleId(transaction, versions);
  if (subject === undefined) return;
  const [product] = await selectStoredProducts(transaction, [subject]);
  if (!product) throw new AppError('conflict', 'The product was removed from the catalogue in the meantime.');
  await assertVersion(transaction, versions.get(subject), {
    ...{ kind: 'products', subject, version: product.version },
    current: toCells(product),
  });
}
