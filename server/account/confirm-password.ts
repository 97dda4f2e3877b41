import { invalidField } from '#contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { isPasswordRight } from './passwords.ts';
import { selectAccount } from './queries.ts';

/** @throws Failure 'invalid' at the named field when this is not the buyer's password. */
export async function confirmPassword(
  database: Database,
  buyer: Buyer,
  field: string,
  password: string,
): Promise<void> {
  const account = await selectAccount(database, buyer.id);
  if (!(await isPasswordRight(account?.passwordHash, password))) {
    throw invalidField(field, 'This is not your password.');
  }
}
