import * as z from 'zod/mini';
import { AppError, invalidField } from '#contract/errors.ts';
import { email, singleLine } from '#contract/fields.ts';
import { type IdentityProof, MIN_IDENTITY_PROOFS } from '#domain/identity-proof.ts';
import { removeAccount } from '#server/features/accounts/remove-account.ts';
import {
  deleteLinkTokensByAccount,
  endRegistrations,
  lockAccount,
  selectAccount,
  selectAccountByEmail,
  updateNameAndEmail,
} from '#server/features/accounts/repository.ts';
import { insertSecurityEvent } from '#server/features/accounts/security-event-queries.ts';
import { correctRequestEmails } from '#server/features/orders/correct-request-emails.ts';
import type { Database, DbExecutor } from '#server/platform/database/connection.ts';
import { validate } from '#server/platform/http/validate.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { assertVersion } from './assert-version.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';

const rules = z
  .partial(z.object({ name: singleLine('Name', 100), email }))
  .check(
    z.refine(
      ({ name, email }) => name !== undefined || email !== undefined,
      'Please give a new name or e-mail address.',
    ),
  );

/** With another e-mail address, how the buyer has proved that the account is theirs. */
export type AccountCorrection = z.input<typeof rules> & { proofs?: readonly IdentityProof[] | undefined };
export type Account = Awaited<ReturnType<typeof getAccount>>;

/**
 * @param emailOrId ids have no @.
 * @throws AppError 'not_found' when there is no such account.
 */
export async function getAccount(db: DbExecutor, emailOrId: string) {
  const account = emailOrId.includes('@')
    ? await selectAccountByEmail(db, emailOrId.trim().toLowerCase())
    : await selectAccount(db, emailOrId.trim());
  if (!account) throw new AppError('not_found', `There is no account with the address ${emailOrId}.`);
  const { passwordHash: _, ...rest } = account;
  return rest;
}

/**
 * The same for an account that is not part of another one.
 * @throws AppError 'conflict' when the account is part of another one.
 */
export async function getOwnAccount(db: DbExecutor, emailOrId: string): Promise<Account> {
  const account = await getAccount(db, emailOrId);
  if (account.mergedInto === null) return account;
  throw new AppError('conflict', `${account.email} is part of another account.`);
}

/**
 * Corrects an account at its owner's request. The former e-mail address gets a mail, and links that were mailed to it
 * stop working.
 * @param expectedVersion what the operator has seen; undefined for commands.
 * @throws AppError 'not_found' when there is no such account, 'conflict' when another one has the new address, it is
 * part of another one or was changed meanwhile, 'invalid_input' when a value is not valid, there is none, or there are
 * too few proofs for another address.
 */
export async function correctAccount(
  database: Database,
  operator: Operator,
  emailOrId: string,
  { proofs = [], ...correction }: AccountCorrection,
  expectedVersion?: number,
): Promise<Account> {
  const changes = validate(rules, correction);
  return runAsOperator(database, operator, async (transaction) => {
    const { id } = await getOwnAccount(transaction, emailOrId);
    await lockAccount(transaction, id);
    const account = await getOwnAccount(transaction, id);
    await assertVersion(transaction, expectedVersion, {
      kind: 'accounts',
      subject: id,
      version: account.version,
      current: { name: account.name, email: account.email },
    });
    const newName = changes.name === account.name ? undefined : changes.name;
    const newEmail = changes.email === account.email ? undefined : changes.email;
    if (newEmail !== undefined) {
      assertEnoughProofs(proofs, account);
      if (await selectAccountByEmail(transaction, newEmail)) {
        throw new AppError('conflict', `There is already an account with the address ${newEmail}.`);
      }
      await deleteLinkTokensByAccount(transaction, account.id);
      await endRegistrations(transaction, newEmail, account.id);
      await insertSecurityEvent(transaction, account.id, 'email_changed');
      await correctRequestEmails(transaction, account.id, newEmail);
    }
    const identityProof =
      newEmail === undefined ? undefined : { proofs: [...proofs], at: new Date().toISOString() };
    await updateNameAndEmail(transaction, account.id, { ...changes, identityProof });
    const corrected = { name: newName, email: newEmail };
    const { email: formerEmail, name: formerName } = account;
    await enqueue(transaction, 'account-corrected-mail', { email: formerEmail, name: formerName, corrected });
    return getAccount(transaction, newEmail ?? account.email);
  });
}

function assertEnoughProofs(proofs: readonly IdentityProof[], account: Account): void {
  if (proofs.includes('call') && account.phone === null)
    throw invalidField('proofs', 'This account has no verified phone number to call back.');
  if (new Set(proofs).size < MIN_IDENTITY_PROOFS)
    throw invalidField(
      'proofs',
      `Another e-mail address needs ${MIN_IDENTITY_PROOFS} different proofs that the account is the buyer’s.`,
    );
}

/**
 * Closes an account as its owner would delete it.
 * @throws AppError 'not_found' when there is no such account, 'conflict' when it is part of another one.
 */
export function closeAccount(database: Database, operator: Operator, emailOrId: string): Promise<Account> {
  return runAsOperator(database, operator, async (transaction) => {
    const account = await getOwnAccount(transaction, emailOrId);
    await removeAccount(transaction, account);
    return account;
  });
}
