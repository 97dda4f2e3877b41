import { AppError } from '#contract/errors.ts';
import {
  applySavedListChanges,
  MAX_SAVED_LINES,
  MAX_SAVED_LISTS,
  NO_LIST_CHANGES,
  type SavedLine,
  type SavedListChanges,
} from '#domain/saved-list.ts';
import { listProductsByIds } from '#server/features/catalogue/read-products.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import {
  countSavedLists,
  deleteSavedListRow,
  findSavedList,
  insertSavedList,
  lockSavedList,
  lockSavedListNamed,
  lockSavedLists,
  moveSavedLists,
  type SavedList,
  selectSavedLists,
  updateSavedList,
} from './repository.ts';

/** @throws AppError 'not_found' when the buyer has no such list, even if somebody else has. */
export async function getSavedList(database: Database, buyer: Buyer, id: string): Promise<SavedList> {
  return (await findSavedList(database, buyer.id, id)) ?? throwNotFound();
}

/** All lists with the titles of their products or, if one has left the catalogue, its id. */
export async function listSavedListContents(database: Database, buyer: Buyer) {
  const lists = await selectSavedLists(database, buyer.id);
  const ids = new Set(lists.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  const products = await listProductsByIds(database, [...ids]);
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  return lists.map(({ name, changedAt, lines }) => ({
    name,
    changedAt,
    lines: lines.map(({ productId, quantity, unit, remark }) => ({
      product: titles.get(productId) ?? productId,
      quantity,
      ...(unit && { unit }),
      remark: remark ?? '',
    })),
  }));
}

/**
 * Adds lines to the list of this name, which is created if there is none.
 * @throws AppError 'rate_limited' when there are too many lists, or too many products in the list.
 */
export async function saveToList(
  database: Database,
  buyer: Buyer,
  name: string,
  lines: readonly SavedLine[],
): Promise<SavedList> {
  return retryTransaction(database, async (transaction) => {
    await lockSavedLists(transaction, buyer.id);
    const list = await lockSavedListNamed(transaction, buyer.id, name);
    const next = applySavedListChanges(list?.lines ?? [], { ...NO_LIST_CHANGES, added: lines });
    if (list) return updateLines(transaction, buyer, list, next);
    if ((await countSavedLists(transaction, buyer.id)) >= MAX_SAVED_LISTS) {
      throw new AppError(
        'rate_limited',
        `You have ${MAX_SAVED_LISTS} lists, which is the maximum. Please delete one first.`,
      );
    }
    return insertSavedList(transaction, { id: newId(), accountId: buyer.id, name, lines: next });
  });
}

/**
 * Applies the changes of one device.
 * @throws AppError 'not_found' as `getSavedList`; 'conflict' when another list has the new name; 'rate_limited' when
 * the list would have too many products.
 */
export async function changeSavedList(
  database: Database,
  buyer: Buyer,
  id: string,
  { name, ...changes }: SavedListChanges & { name: string | undefined },
): Promise<SavedList> {
  return retryTransaction(database, async (transaction) => {
    // Always in the same order, so that two changes cannot wait for each other.
    if (name !== undefined) await lockSavedLists(transaction, buyer.id);
    const list = (await lockSavedList(transaction, buyer.id, id)) ?? throwNotFound();
    if (name !== undefined) await assertNameIsFree(transaction, buyer, id, name);
    const lines = applySavedListChanges(list.lines, changes);
    return updateLines(transaction, buyer, { ...list, name: name ?? list.name }, lines);
  });
}

async function updateLines(
  transaction: Transaction,
  buyer: Buyer,
  list: SavedList,
  lines: SavedLine[],
): Promise<SavedList> {
  if (lines.length > MAX_SAVED_LINES) {
    throw new AppError(
      'rate_limited',
      `The list would have ${lines.length} products; ${MAX_SAVED_LINES} is the maximum. Please remove some, or use another list.`,
    );
  }
  return updateSavedList(transaction, buyer.id, { ...list, lines });
}

/** @throws AppError 'not_found' as `getSavedList`. */
export async function deleteSavedList(database: Database, buyer: Buyer, id: string): Promise<void> {
  if (!(await deleteSavedListRow(database, buyer.id, id))) throwNotFound();
}

/**
 * Gives the lists of an account to another one.
 * @throws AppError 'conflict' when together they have too many.
 */
export async function mergeSavedLists(
  transaction: Transaction,
  fromAccountId: string,
  intoAccountId: string,
): Promise<void> {
  await lockSavedLists(transaction, intoAccountId);
  await moveSavedLists(transaction, fromAccountId, intoAccountId);
  const count = await countSavedLists(transaction, intoAccountId);
  if (count > MAX_SAVED_LISTS)
    throw new AppError('conflict', `Together they have ${count} lists; there can be ${MAX_SAVED_LISTS}.`);
}

async function assertNameIsFree(
  transaction: Transaction,
  buyer: Buyer,
  id: string,
  name: string,
): Promise<void> {
  const named = await lockSavedListNamed(transaction, buyer.id, name);
  if (!named || named.id === id) return;
  const message = 'You already have a list with this name.';
  throw new AppError('conflict', message, { fields: { name: message } });
}

function throwNotFound(): never {
  throw new AppError('not_found', 'List not found.');
}
