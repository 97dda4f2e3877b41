import { and, count, eq, inArray, isNotNull, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { getFinancialYear } from '#domain/financial-year.ts';
import { withoutWords } from '#server/features/estimates/revision-queries.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import {
  estimateDrawings,
  estimateFiles,
  mailLog,
  orderReturns,
  orderStatusChanges,
  orders,
  pseudonymisationHold,
  quotationAcceptances,
  quotationAnswerNames,
  quotationCounters,
  quotationDrafts,
  quotationLinks,
  quotationMessages,
  quoteRequests,
  shipments,
} from '#server/platform/database/schema.ts';
import { RETENTION } from '#server/platform/queue/retention.ts';

/** @returns whether there was none. */
export async function insertPseudonymisationHold(transaction: Transaction, held: number): Promise<boolean> {
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

export function isOfAccount(accountId: string): SQL {
  return eq(quoteRequests.accountId, accountId);
}

/** Whether a quote request has personal data and its retention period is over. */
export function isOlderThanRetention(transaction: Transaction, now: Date): SQL | undefined {
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

export async function countOldQuoteRequests(
  transaction: Transaction,
  isOld: SQL | undefined,
): Promise<{ held: number; total: number }> {
  const rows = await transaction
    .select({ held: sql<number>`count(*) filter (where ${isOld})::integer`, total: count() })
    .from(quoteRequests)
    .where(ne(quoteRequests.email, ''));
  return rows[0] ?? { held: 0, total: 0 };
}

function subtractYears(date: Date, years: number): Date {
  const result = new Date(date);
  result.setUTCFullYear(result.getUTCFullYear() - years);
  return result;
}

export async function updateToNoAccount(
  transaction: Transaction,
  quoteRequestIds: readonly string[],
): Promise<void> {
  await transaction
    .update(orders)
    .set({ accountId: null })
    .where(isOneOf(orders.quoteRequestId, quoteRequestIds));
  await transaction
    .update(quoteRequests)
    .set({ accountId: null })
    .where(isOneOf(quoteRequests.id, quoteRequestIds));
}

/** Replaces who asked by a name. The states are kept, because the tax depends on them. @returns the requests' ids. */
export async function updateToPseudonyms(
  transaction: Transaction,
  condition: SQL | undefined,
  name: string,
): Promise<string[]> {
  const keepStateOnly = (address: AnyPgColumn) =>
    sql`jsonb_build_object('address', '', 'city', '', 'district', '', 'pin', '', 'state', ${address} -> 'state')`;
  const changed = await transaction
    .update(quoteRequests)
    .set({
      customer: name,
      contactName: name,
      email: '',
      phone: '',
      gstin: '',
      billing: keepStateOnly(quoteRequests.billing),
      shipping: keepStateOnly(quoteRequests.shipping),
      // That there was one is kept: the place of supply depends on it.
      consignee: sql`case when ${quoteRequests.consignee} is not null
        then jsonb_build_object('name', ${name}::text, 'gstin', '') end`,
      wishes: withoutWords(quoteRequests.wishes),
      requestTerms: sql`${quoteRequests.requestTerms} - '{reference,remark}'::text[]`,
    })
    .where(condition)
    .returning({ id: quoteRequests.id });
  return changed.map(({ id }) => id);
}

/** The drawn estimates of requests, and what is recorded of the mails about them. */
export async function deleteEstimatesAndMails(
  transaction: Transaction,
  quoteRequestIds: readonly string[],
): Promise<void> {
  for (const table of [estimateFiles, estimateDrawings, mailLog])
    await transaction.delete(table).where(isOneOf(table.quoteRequestId, quoteRequestIds));
}

/** Removes what was written about single orders. */
export async function updateOrdersToNoWords(
  transaction: Transaction,
  quoteRequestIds: readonly string[],
): Promise<void> {
  await transaction
    .update(orders)
    .set({ wish: sql`${orders.wish} - 'remark'` })
    .where(and(isOneOf(orders.quoteRequestId, quoteRequestIds), isNotNull(orders.wish)));
  // A reason is free text and may contain personal data.
  await transaction
    .update(orderStatusChanges)
    .set({ reason: '' })
    .where(inArray(orderStatusChanges.orderId, selectOrderIds(transaction, quoteRequestIds)));
}

/**
 * Removes who took part in the conversations about quote requests, and what they wrote. Steps, figures and days are
 * kept: that a quotation was accepted, and what was sent, belongs to the books.
 */
export async function pseudonymiseConversations(
  transaction: Transaction,
  quoteRequestIds: readonly string[],
  name: string,
): Promise<void> {
  for (const table of [quotationMessages, quotationLinks, quotationDrafts, quotationAnswerNames])
    await transaction.delete(table).where(isOneOf(table.quoteRequestId, quoteRequestIds));
  await transaction
    .update(quotationCounters)
    .set({
      words: '',
      lines: sql`(
        select coalesce(jsonb_agg(line - 'remark' order by number), '[]')
        from jsonb_array_elements(${quotationCounters.lines}) with ordinality as one (line, number))`,
    })
    .where(isOneOf(quotationCounters.quoteRequestId, quoteRequestIds));
  await transaction
    .update(quotationAcceptances)
    .set({
      ...{ name, designation: '', poNumber: '', poDate: null },
      ...{ linkId: null, saidBy: null, address: null, userAgent: '' },
    })
    .where(isOneOf(quotationAcceptances.quoteRequestId, quoteRequestIds));
  await transaction
    .update(shipments)
    .set({ receivedBy: '', vehicle: '', trackingUrl: '', note: '' })
    .where(isOneOf(shipments.quoteRequestId, quoteRequestIds));
  await transaction
    .update(orderReturns)
    .set({ reason: '', answer: '' })
    .where(inArray(orderReturns.orderId, selectOrderIds(transaction, quoteRequestIds)));
}

/** For use within another statement. */
function selectOrderIds(transaction: Transaction, quoteRequestIds: readonly string[]) {
  return transaction
    .select({ id: orders.id })
    .from(orders)
    .where(isOneOf(orders.quoteRequestId, quoteRequestIds));
}
