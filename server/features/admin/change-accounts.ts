import * as z from 'zod/mini';
import { AppError } from '#contract/errors.ts';
import { email, singleLine } from '#contract/fields.ts';
import { removeAccount } from '#server/features/accounts/remove-account.ts';
import {
  deleteLinkTokensByAccount,
  endRegistrations,
  selectAccountByEmail,
  updateNameAndEmail,
} from '#server/features/accounts/repository.ts';
import { insertSecurityEvent } from '#server/features/accounts/security-event-queries.ts';
import { correctRequestEmails } from '#server/features/orders/correct-request-emails.ts';
import type { Database, DbExecutor } from '#server/platform/database/connection.ts';
import { validate } from '#server/platform/http/validate.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { runAsOperator } from './run-as-operator.ts';

const rules = z.partial(z.object({ name: singleLine('Name', 100), email }));

export type AccountCorrection = z.input<typeof rules>;
export type Account = Awaited<ReturnType<typeof getAccount>>;

/** @throws AppError 'not_found' when no account has this e-mail address. */
export async function getAccount(db: DbExecutor, emailAddress: string) {
  const account = await selectAccountByEmail(db, emailAddress.trim().toLowerCase());
  if (!account) throw new AppError('not_found', `There is no account with the address ${emailAddress}.`);
  const { passwordHash: _, ...rest } = account;
  return rest;
}

/**
 * The same for an account that is not part of another one.
 * @throws AppError 'conflict' when it is.
 */
export async function getOwnAccount(db: DbExecutor, emailAddress: string): Promise<Account> {
  const account = await getAccount(db, emailAddress);
  if (account.mergedInto === null) return account;
  throw new AppError(
    'conflict',
    `${account.email} is part of another account; “buyers show ${account.email}” shows which one.`,
  );
}

/**
 * Corrects an account at its owner's request. The former e-mail address gets a mail, and links that were mailed to it stop
 * working.
 * @throws AppError 'not_found' when there is no such account, 'conflict' when another one has the new address or it is part
 * of another one,
 * 'invalid_input' when a value is not valid.
 */
export async function correctAccount(
  database: Database,
  operator: string,
  emailAddress: string,
  correction: AccountCorrection,
): Promise<Account> {
  const changes = validate(rules, correction);
  return runAsOperator(database, operator, async (transaction) => {
    const account = await getOwnAccount(transaction, emailAddress);
    if (changes.email !== undefined && changes.email !== account.email) {
      if (await selectAccountByEmail(transaction, changes.email)) {
        throw new AppError('conflict', `There is already an account with the address ${changes.email}.`);
      }
      await deleteLinkTokensByAccount(transaction, account.id);
      await endRegistrations(transaction, changes.email, account.id);
      await insertSecurityEvent(transaction, account.id, 'email_changed');
      await correctRequestEmails(transaction, account.id, changes.email);
    }
    await updateNameAndEmail(transaction, account.id, changes);
    await enqueue(transaction, 'account-corrected-mail', { email: account.email, name: account.name });
    return getAccount(transaction, changes.email ?? account.email);
  });
}

/**
 * Closes an account as its owner would delete it.
 * @throws AppError 'not_found' when there is no such account, 'conflict' when it is part of another one.
 */
export function closeAccount(database: Database, operator: string, emailAddress: string): Promise<Account> {
  return runAsOperator(database, operator, async (transaction) => {
    const account = await getOwnAccount(transaction, emailAddress);
    await removeAccount(transaction, account);
    return account;
  });
}
