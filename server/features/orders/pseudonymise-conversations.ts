import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import {
  orderReturns,
  orders,
  quotationAcceptances,
  quotationAnswerNames,
  quotationCounters,
  quotationDrafts,
  quotationLinks,
  quotationMessages,
  shipments,
} from '#server/platform/database/schema.ts';

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
  const orderIds = transaction
    .select({ id: orders.id })
    .from(orders)
    .where(isOneOf(orders.quoteRequestId, quoteRequestIds));
  await transaction
    .update(orderReturns)
    .set({ reason: '', answer: '' })
    .where(inArray(orderReturns.orderId, orderIds));
}
