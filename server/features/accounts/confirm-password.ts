import { type AppError, invalidField } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { isPasswordCorrect } from './passwords.ts';
import { selectAccount } from './repository.ts';

/**
 * Checks that this is the buyer's password.
 * @returns its hash, to check later that the password has not changed since.
 * @throws AppError 'invalid_input' at the named field when the password is wrong.
 */
export async function confirmPassword(
  database: Database,
  buyer: Buyer,
  field: string,
  password: string,
): Promise<string> {
  const account = await selectAccount(database, buyer.id);
  const isCorrect = await isPasswordCorrect(account?.passwordHash, password);
  if (!account || !isCorrect) throw createWrongPasswordError(field);
  return account.passwordHash;
}

export function createWrongPasswordError(field: string): AppError {
  return invalidField(field, 'Incorrect password.');
}
