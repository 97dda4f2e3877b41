import { and, eq, inArray, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { getFinancialYear } from '#domain/financial-year.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import {
  estimateFiles,
  orderStatusChanges,
  orders,
  quoteRequests,
} from '#server/platform/database/schema.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { RETENTION } from '#server/platform/queue/retention.ts';

const DELETED_ACCOUNT_NAME = 'Deleted account';

/** For an account that is about to be deleted. */
export async function pseudonymiseAccountQuoteRequests(
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  await pseudonymise(transaction, eq(quoteRequests.accountId, accountId));
}

/** Those that have been kept for as long as there is a reason to. They leave their buyer's account, too. */
export async function pseudonymiseOldQuoteRequests(database: Database, now: Date): Promise<void> {
  const sold = database
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
  await retryTransaction(database, async (transaction) => {
    const ids = await pseudonymise(transaction, and(isOld, ne(quoteRequests.email, '')));
    if (ids.length === 0) return;
    await transaction.update(orders).set({ accountId: null }).where(isOneOf(orders.quoteRequestId, ids));
    await transaction.update(quoteRequests).set({ accountId: null }).where(isOneOf(quoteRequests.id, ids));
  });
}

/** Takes away whatever tells who made these requests; the states stay, because the tax depends on them. */
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
    })
    .where(condition)
    .returning({ id: quoteRequests.id });
  const ids = changed.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await transaction.delete(estimateFiles).where(isOneOf(estimateFiles.quoteRequestId, ids));
  const lines = transaction.select({ id: orders.id }).from(orders).where(isOneOf(orders.quoteRequestId, ids));
  // A reason is the operator's own words and may name somebody.
  await transaction
    .update(orderStatusChanges)
    .set({ reason: '' })
    .where(inArray(orderStatusChanges.orderId, lines));
  return ids;
}

function subtractYears(moment: Date, years: number): Date {
  const before = new Date(moment);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}
