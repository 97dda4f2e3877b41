import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { findSavedList, type SavedList } from './repository.ts';

/** @throws AppError 'not_found' when the buyer has no such list, even if somebody else has. */
export async function getSavedList(database: Database, buyer: Buyer, id: string): Promise<SavedList> {
  return (await findSavedList(database, buyer.id, id)) ?? throwListNotFound();
}

export function throwListNotFound(): never {
  throw new AppError('not_found', 'List not found.');
}
