import { eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '#server/database/connect.ts';
import { estimateFiles, quoteRequests } from '#server/database/schema.ts';

const NOBODY = 'Deleted account';

/** Takes away whatever tells who made these requests; the states stay, because the tax depends on them. */
export async function pseudonymiseQuoteRequestsOf(
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  const requests = transaction
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(eq(quoteRequests.accountId, accountId));
  await transaction.delete(estimateFiles).where(inArray(estimateFiles.quoteRequestId, requests));
  const onlyState = (address: AnyPgColumn) =>
    sql`jsonb_build_object('address', '', 'city', '', 'district', '', 'pin', '', 'state', ${address} -> 'state')`;
  await transaction
    .update(quoteRequests)
    .set({
      customer: NOBODY,
      contactName: NOBODY,
      email: '',
      phone: '',
      gstin: '',
      billing: onlyState(quoteRequests.billing),
      shipping: onlyState(quoteRequests.shipping),
    })
    .where(eq(quoteRequests.accountId, accountId));
}
