import type { WireListedRequest, WireOutcome, WireSavedView } from '#contract/staff-requests.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import type { Outcome } from './change-each.ts';
import type { InboxRequest } from './list-inbox.ts';
import type { SavedView } from './view-queries.ts';

/** @param withContacts whether the operator may read whom a request is from. */
export function presentInboxRequest(row: InboxRequest, withContacts: boolean): WireListedRequest {
  return {
    id: row.id,
    version: row.version,
    estimate_number: formatEstimateNumber(row.financialYear, row.runningNumber),
    createdAt: row.createdAt.toISOString(),
    customer: row.customer,
    contact_name: withContacts ? row.contactName : '',
    city: row.shipping.city,
    shipping_state: row.shipping.state,
    order_count: row.orderCount,
    wish_count: row.wishCount,
    state: row.state,
    turn: row.turn,
    revision: row.revisionNumber,
    total: row.totalPaise === null ? null : rupeesFromPaise(row.totalPaise),
    lapses_at: row.lapsesAt?.toISOString() ?? null,
    answer_by: row.answerDueAt?.toISOString() ?? null,
    assigned_to: row.assignedTo,
    flags: row.flags,
    notes: row.notes,
  };
}

export function presentView({ id, name, filter, isShared, owner }: SavedView): WireSavedView {
  return { id, name, filter, is_shared: isShared, owner };
}

export function presentOutcome({ request, number, refusal }: Outcome): WireOutcome {
  return {
    request,
    estimate_number: number ? formatEstimateNumber(number.financialYear, number.runningNumber) : '',
    is_done: refusal === undefined,
    reason: refusal?.message ?? '',
  };
}
