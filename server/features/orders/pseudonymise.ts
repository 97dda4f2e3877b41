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

/** Pseudonymises the quote requests of an account that is about to be deleted. */
export async function pseudonymiseAccountQuoteRequests(
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  await pseudonymise(transaction, eq(quoteRequests.accountId, accountId));
}

/** Pseudonymises the quote requests whose retention period is over, and detaches them from their accounts. */
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
    })
    .where(condition)
    .returning({ id: quoteRequests.id });
  const ids = changed.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await transaction.delete(estimateFiles).where(isOneOf(estimateFiles.quoteRequestId, ids));
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
