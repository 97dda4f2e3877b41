import * as z from 'zod/mini';
import { gstin } from '#contract/addresses.ts';
import { AppError } from '#contract/errors.ts';
import { email, singleLine } from '#contract/fields.ts';
import {
  countAccountsInDomain,
  lockAccountsInDomain,
  updateBlock,
} from '#server/features/accounts/block-queries.ts';
import { endAccess, lockAccount, selectAccountByEmail } from '#server/features/accounts/repository.ts';
import { type BlockedKind, hashBlocked } from '#server/features/blocklist/hash-blocked.ts';
import { insertBlock } from '#server/features/blocklist/repository.ts';
import type { Database, DbExecutor } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { validate } from '#server/platform/http/validate.ts';
import { type Account, getOwnAccount } from './change-accounts.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';

const reasonRule = singleLine('A reason', 500);

/** A domain with at least one dot, in lower case, as typed after the @ of an address. */
const domain = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(
      /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/,
      'A domain looks like rao.example, without @.',
    ),
  );

const VALUE_RULES = { email, domain, gstin };

/**
 * Blocks an account: it is logged out everywhere, links mailed to it stop working, and logging in says that it is
 * blocked.
 * @throws AppError 'not_found' when there is no such account, 'conflict' when it is blocked already or part of another
 * one, 'invalid_input' for a reason that is missing or too long.
 */
export function blockAccount(
  database: Database,
  operator: Operator,
  emailOrId: string,
  reason: string,
): Promise<Account> {
  const blockedReason = validate(reasonRule, reason);
  return runAsOperator(database, operator, async (transaction) => {
    const { id } = await getOwnAccount(transaction, emailOrId);
    // A login waits for this lock, and then sees the block.
    const account = await lockAccount(transaction, id);
    if (account?.blockedAt) throw createBlockedAlreadyError();
    await updateBlock(transaction, id, blockedReason);
    await endAccess(transaction, [id]);
    return getOwnAccount(transaction, emailOrId);
  });
}

/** An e-mail address without an account, a whole domain, or a GSTIN; as typed. */
export type BlockedValue = { kind: BlockedKind; value: string };

/** How many accounts have an e-mail address in a domain, or in one below it. */
export async function countDomain(
  db: DbExecutor,
  typed: string,
): Promise<{ domain: string; accounts: number }> {
  const name = validate(domain, typed);
  return { domain: name, accounts: await countAccountsInDomain(db, name) };
}

/**
 * Blocks an e-mail address, a domain with all below it, or a GSTIN. Accounts in the domain are logged out.
 * @throws AppError 'conflict' when it is blocked already, or when the address has an account, which should be blocked
 * itself; 'invalid_input' for a value or reason that is not valid.
 */
export function blockValue(
  database: Database,
  operator: Operator,
  { kind, value }: BlockedValue,
  reason: string,
): Promise<void> {
  const valid = validate(VALUE_RULES[kind], value);
  const block = {
    id: newId(),
    kind,
    valueHash: hashBlocked(kind, valid),
    reason: validate(reasonRule, reason),
  };
  return runAsOperator(database, operator, async (transaction) => {
    if (kind === 'email' && (await selectAccountByEmail(transaction, valid)))
      throw new AppError('conflict', `${valid} has an account. Please block the account.`);
    const accountIds = kind === 'domain' ? await lockAccountsInDomain(transaction, valid) : [];
    if (!(await insertBlock(transaction, block))) throw createBlockedAlreadyError();
    await endAccess(transaction, accountIds);
  });
}

function createBlockedAlreadyError(): AppError {
  return new AppError('conflict', 'This is already blocked.');
}
