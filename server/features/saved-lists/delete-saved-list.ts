import type { Database } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { throwListNotFound } from './get-saved-list.ts';
import { deleteSavedListRow } from './repository.ts';

/** @throws AppError 'not_found' as `getSavedList`. */
export async function deleteSavedList(database: Database, buyer: Buyer, id: string): Promise<void> {
  if (!(await deleteSavedListRow(database, buyer.id, id))) throwListNotFound();
}
