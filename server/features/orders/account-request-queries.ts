import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/connection.ts';
import { orders, quoteRequests } from '#server/platform/database/schema.ts';

/** The quote requests of an account, when the account changes. */

export async function updateRequestEmails(
  transaction: Transaction,
  accountId: string,
  email: string,
): Promise<void> {
  await transaction.update(quoteRequests).set({ email }).where(eq(quoteRequests.accountId, accountId));
}

/** Selects the ids of those with an order that something is still to be done for. */
export async function selectOpenRequestIds(transaction: Transaction, accountId: string): Promise<string[]> {
  const rows = await transaction
    .selectDistinct({ id: orders.quoteRequestId })
    .from(orders)
    .where(
      and(eq(orders.accountId, accountId), inArray(orders.status, ['Requested', 'Confirmed', 'Shipped'])),
    );
  return rows.map(({ id }) => id);
}

/** Gives them and their orders to another account. */
export async function updateAccountOfRequests(
  transaction: Transaction,
  fromId: string,
  intoId: string,
): Promise<void> {
  const accountId = intoId;
  await transaction.update(quoteRequests).set({ accountId }).where(eq(quoteRequests.accountId, fromId));
  await transaction.update(orders).set({ accountId }).where(eq(orders.accountId, fromId));
}
