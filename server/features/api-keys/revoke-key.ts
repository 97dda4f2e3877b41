import { AppError } from '#contract/errors.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { selectKeyByName, updateRevoked } from './repository.ts';

/**
 * Ends a key at once.
 * @returns its name.
 * @throws AppError 'not_found' when there is no such key, or it was revoked before.
 */
export async function revokeKey(transaction: Transaction, id: string): Promise<string> {
  const name = await updateRevoked(transaction, id);
  if (name === undefined) throw new AppError('not_found', 'There is no such key any more.');
  return name;
}

/** The same for a key by its name, in any case. */
export async function revokeKeyNamed(transaction: Transaction, name: string): Promise<string> {
  const key = await selectKeyByName(transaction, name);
  if (!key) throw new AppError('not_found', `There is no key “${name}” that still works.`);
  return revokeKey(transaction, key.id);
}
