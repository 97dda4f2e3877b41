import { type Failure, invalidField } from '#contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { isPasswordRight } from './passwords.ts';
import { selectAccount } from './queries.ts';

/**
 * @returns its hash, to see later whether it is still the password.
 * @throws Failure 'invalid' at the named field when this is not the buyer's password.
 */
export async function confirmPassword(
  database: Database,
  buyer: Buyer,
  field: string,
  password: string,
): Promise<string> {
  const account = await selectAccount(database, buyer.id);
  const isRight = await isPasswordRight(account?.passwordHash, password);
  if (!account || !isRight) throw notYourPassword(field);
  return account.passwordHash;
}

export function notYourPassword(field: string): Failure {
  return invalidField(field, 'This is not your password.');
}
