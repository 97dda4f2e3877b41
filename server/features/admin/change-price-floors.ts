import { AppError } from '#contract/errors.ts';
import { percentFromBps } from '#domain/money.ts';
import {
  deletePriceFloor,
  lockPriceFloor,
  selectCategory,
  upsertPriceFloor,
} from '#server/features/quotations/floor-queries.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { assertVersion } from './assert-version.ts';

type StoredFloor = Awaited<ReturnType<typeof lockPriceFloor>>;

/** Changes of price floors. `version` is the one that the editor has seen, 0 for none. */

/**
 * Sets the lowest agreed price of a category's products, as a share of the list price.
 * @param named the category's id or name.
 * @returns the category's name.
 * @throws AppError 'not_found' without such a category, 'conflict' when somebody else has changed the floor since.
 */
export async function setPriceFloor(
  transaction: Transaction,
  named: string,
  bps: number,
  version?: number,
): Promise<string> {
  const { id, name } = await getCategory(transaction, named);
  await assertSeen(transaction, id, await lockPriceFloor(transaction, id), version);
  await upsertPriceFloor(transaction, { categoryId: id, bps });
  return name;
}

/** @throws AppError 'not_found' when the category or its floor does not exist, or 'conflict' as `setPriceFloor`. */
export async function removePriceFloor(
  transaction: Transaction,
  named: string,
  version?: number,
): Promise<string> {
  const { id, name } = await getCategory(transaction, named);
  const stored = await lockPriceFloor(transaction, id);
  if (!stored) throw new AppError('not_found', `${name} has no price floor.`);
  await assertSeen(transaction, id, stored, version);
  await deletePriceFloor(transaction, id);
  return name;
}

async function assertSeen(
  transaction: Transaction,
  categoryId: string,
  stored: StoredFloor,
  version: number | undefined,
): Promise<void> {
  await assertVersion(transaction, version, {
    ...{ kind: 'price_floors', subject: categoryId, version: stored?.version ?? 0 },
    current: stored ? { percentage: percentFromBps(stored.bps) } : {},
  });
}

async function getCategory(transaction: Transaction, named: string) {
  const category = await selectCategory(transaction, named);
  if (!category) throw new AppError('not_found', `There is no category “${named}”.`);
  return category;
}
