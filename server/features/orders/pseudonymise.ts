import { and, count, eq, inArray, isNotNull, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { getFinancialYear } from '#domain/financial-year.ts';
import { updatePartiesToStates, withoutWords } from '#server/features/estimates/revision-queries.ts';
import { deleteChecksWithoutRequest } from '#server/features/gstin-checks/repository.ts';
import { deleteFilesOfRequests } from '#server/features/request-files/delete-files.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import {
  estimateDrawings,
  estimateFiles,
  mailLog,
  orderStatusChanges,
  orders,
  pseudonymisationHold,
  quoteRequests,
} from '#server/platform/database/schema.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { RETENTION } from '#server/platform/queue/retention.ts';
import { pseudonymiseConversations } from './pseudonymise-conversations.ts';

const DELETED_ACCOUNT_NAME = 'Deleted account';

/** Pseudonymises the quote requests of an account that is about to be deleted. */
export async function pseudonymiseAccountQuoteRequests(
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  await pseudonymise(transaction, eq(quoteRequests.accountId, accountId));
}

/** More at once, if they are also more than this share of all, mean that a clock was probably set forward. */
const MAX_AT_ONCE = 50;
const MAX_SHARE_AT_ONCE = 0.05;

/** A long time without a removal: when the last one was, and how many messages and entries of logs are due now. */
export type RemovalPause = { since: string; otherRecords: number };

/** Quote requests that wait for the operator, and the number of all that have personal data. */
export type HeldQuoteRequests = { held: number; total: number; pause?: RemovalPause | undefined };

/**
 * Pseudonymises the quote requests whose retention period is over, and detaches them from their accounts. If they are
 * suspiciously many, or anything is due after a pause, they are held back until the operator has checked the clock, and
 * a mail asks for that once.
 * @returns undefined unless they are held back.
 */
export async function pseudonymiseOldQuoteRequests(
  database: Database,
  now: Date,
  pause?: RemovalPause,
): Promise<HeldQuoteRequests | undefined> {
  return retryTransaction(database, async (transaction) => {
    const isOld = isOlderThanRetention(transaction, now);
    const { held, total } = await countOldQuoteRequests(transaction, isOld);
    const areMany = held > MAX_AT_ONCE && held > MAX_SHARE_AT_ONCE * total;
    if (areMany || (pause && held + pause.otherRecords > 0)) {
      const isNew = await insertPseudonymisationHold(transaction, held);
      if (isNew)
        await enqueue(transaction, 'held-requests-mail', { held, total, at: now.toISOString(), pause });
      return { held, total, pause };
    }
    await deletePseudonymisationHold(transaction);
    await pseudonymiseAndDetach(transaction, isOld);
    return undefined;
  });
}

/** The same however many they are, once the operator has released them. @returns their number. */
export async function pseudonymiseReleasedQuoteRequests(database: Database, now: Date): Promise<number> {
  return retryTransaction(database, (transaction) =>
    pseudonymiseAndDetach(transaction, isOlderThanRetention(transaction, now)),
  );
}

async function insertPseudonymisationHold(transaction: Transaction, held: number): Promise<boolean> {
  const rows = await transaction
    .insert(pseudonymisationHold)
    .values({ quoteRequests: held })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}

/** @returns whether there was one. */
export async function deletePseudonymisationHold(transaction: Transaction): Promise<boolean> {
  return (await transaction.delete(pseudonymisationHold).returning()).length > 0;
}

/** Whether a quote request has personal data and its retention period is over. */
function isOlderThanRetention(transaction: Transaction, now: Date): SQL | undefined {
  const sold = transaction
    .select({ id: orders.quoteRequestId })
    .from(orders)
    .where(inArray(orders.status, ['Confirmed', 'Shipped', 'Delivered']));
  const isOld = or(
    lt(
      quoteRequests.financialYear,
      getFinancialYear(subtractYears(now, RETENTION.soldRequestFinancialYears)),
    ),
    and(
      lt(quoteRequests.createdAt, subtractYears(now, RETENTION.unsoldRequestYears)),
      notInArray(quoteRequests.id, sold),
    ),
  );
  return and(isOld, ne(quoteRequests.email, ''));
}

async function countOldQuoteRequests(
  transaction: Transaction,
  isOld: SQL | undefined,
): Promise<HeldQuoteRequests> {
  const rows = await transaction
    .select({ held: sql<number>`count(*) filter (where ${isOld})::integer`, total: count() })
    .from(quoteRequests)
    .where(ne(quoteRequests.email, ''));
  return rows[0] ?? { held: 0, total: 0 };
}

async function pseudonymiseAndDetach(transaction: Transaction, condition: SQL | undefined): Promise<number> {
  const ids = await pseudonymise(transaction, condition);
  if (ids.length === 0) return 0;
  await transaction.update(orders).set({ accountId: null }).where(isOneOf(orders.quoteRequestId, ids));
  await transaction.update(quoteRequests).set({ accountId: null }).where(isOneOf(quoteRequests.id, ids));
  return ids.length;
}

/** Removes the personal data of quote requests. The states are kept, because the tax depends on them. */
async function pseudonymise(transaction: Transaction, condition: SQL | undefined): Promise<string[]> {
  const keepStateOnly = (address: AnyPgColumn) =>
    sql`jsonb_build_object('address', '', 'city', '', 'district', '', 'pin', '', 'state', ${address} -> 'state')`;
  const changed = await transaction
    .update(quoteRequests)
    .set({
      customer: DELETED_ACCOUNT_NAME,
      contactName: DELETED_ACCOUNT_NAME,
      email: '',
      phone: '',
      gstin: '',
      billing: keepStateOnly(quoteRequests.billing),
      shipping: keepStateOnly(quoteRequests.shipping),
      // That there was one is kept: the place of supply depends on it.
      consignee: sql`case when ${quoteRequests.consignee} is not null
        then jsonb_build_object('name', ${DELETED_ACCOUNT_NAME}::text, 'gstin', '') end`,
      wishes: withoutWords(quoteRequests.wishes),
      requestTerms: sql`${quoteRequests.requestTerms} - '{reference,remark}'::text[]`,
    })
    .where(condition)
    .returning({ id: quoteRequests.id });
  const ids = changed.map(({ id }) => id);
  if (ids.length === 0) return ids;
  for (const table of [estimateFiles, estimateDrawings, mailLog])
    await transaction.delete(table).where(isOneOf(table.quoteRequestId, ids));
  await deleteChecksWithoutRequest(transaction);
  await deleteFilesOfRequests(transaction, ids);
  await pseudonymiseConversations(transaction, ids, DELETED_ACCOUNT_NAME);
  await updatePartiesToStates(transaction, ids, DELETED_ACCOUNT_NAME);
  await transaction
    .update(orders)
    .set({ wish: sql`${orders.wish} - 'remark'` })
    .where(and(isOneOf(orders.quoteRequestId, ids), isNotNull(orders.wish)));
  const orderIds = transaction
    .select({ id: orders.id })
    .from(orders)
    .where(isOneOf(orders.quoteRequestId, ids));
  // A reason is free text and may contain personal data.
  await transaction
    .update(orderStatusChanges)
    .set({ reason: '' })
    .where(inArray(orderStatusChanges.orderId, orderIds));
  return ids;
}

function subtractYears(date: Date, years: number): Date {
  const result = new Date(date);
  result.setUTCFullYear(result.getUTCFullYear() - years);
  return result;
}
