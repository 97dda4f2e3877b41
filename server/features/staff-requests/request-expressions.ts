import { and, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { LAPSES_SOON_DAYS, LARGE_REQUEST_PAISE, type RequestFlag } from '#domain/quotation/request-flags.ts';
import { isOverdueSql } from '#server/features/answer-time/repository.ts';
import { quoteRequests, requestTotals, staff } from '#server/platform/database/schema.ts';
import { isAtPlace, matchesWords } from './word-expressions.ts';

/** The conditions for requests in the inbox, apart from their state. */
export type InboxConditions = {
  /** The id of an operator; null for nobody. */
  assigneeId?: string | null | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
  flag?: RequestFlag | undefined;
  place?: string | undefined;
  minPaise?: number | undefined;
  maxPaise?: number | undefined;
  words?: string | undefined;
  /** Whether names, e-mail addresses, phone numbers and GSTINs are searched. */
  withContacts: boolean;
};

export function fulfilsConditions(conditions: InboxConditions): SQL | undefined {
  const { assigneeId, from, before, flag, place, minPaise, maxPaise, words, withContacts } = conditions;
  return and(
    assigneeId === null ? isUnassigned : undefined,
    typeof assigneeId === 'string' ? sql`${quoteRequests.assigneeId} = ${assigneeId}` : undefined,
    from && gte(quoteRequests.createdAt, from),
    before && lt(quoteRequests.createdAt, before),
    place ? isAtPlace(place) : undefined,
    minPaise !== undefined || maxPaise !== undefined ? hasTotal(minPaise, maxPaise) : undefined,
    flag && (flag === 'duplicate_gstin' ? hasGstinOfSeveral : HAS_FLAG[flag]),
    words ? matchesWords(words, { withContacts }) : undefined,
  );
}

/** Also those of somebody who has left. */
const isUnassigned = or(
  isNull(quoteRequests.assigneeId),
  sql`${quoteRequests.assigneeId} in (select ${staff.id} from ${staff} where ${staff.removedAt} is not null)`,
);

function hasTotal(minPaise: number | undefined, maxPaise: number | undefined): SQL {
  const { quoteRequestId, totalPaise } = requestTotals;
  const isWithin = and(
    minPaise === undefined ? undefined : gte(totalPaise, minPaise),
    maxPaise === undefined ? undefined : lte(totalPaise, maxPaise),
  );
  return sql`${quoteRequests.id} in (select ${quoteRequestId} from ${requestTotals} where ${isWithin})`;
}

/** Whether an index of all requests has what the conditions ask for, so that reading them twice costs little. */
export function areInIndex({
  assigneeId: _,
  from,
  before,
  withContacts,
  ...others
}: InboxConditions): boolean {
  return Object.values(others).every((value) => value === undefined || value === '');
}

/** Of one request, and mostly as a condition of all: PostgreSQL makes joins of the subqueries then. */
export const HAS_FLAG: Record<RequestFlag, SQL> = {
  duplicate_gstin: sql`(${quoteRequests.gstin} <> '' and exists (
    select from quote_requests as other
    where other.gstin = ${quoteRequests.gstin} and other.account_id <> ${quoteRequests.accountId}))`,
  new_buyer: sql`(${quoteRequests.accountId} is not null and not exists (
    select from quote_requests as other
    where other.account_id = ${quoteRequests.accountId} and other.created_at < ${quoteRequests.createdAt}))`,
  large: hasTotal(LARGE_REQUEST_PAISE, undefined),
  several_states: sql`${quoteRequests.billing} ->> 'state' <> ${quoteRequests.shipping} ->> 'state'`,
  overdue: isOverdueSql,
  lapses_soon: sql`(${quoteRequests.state} = 'offered' and ${quoteRequests.id} in (
    select quote_request_id from quote_revisions
    where state = 'sent' and lapses_at > now() and lapses_at <= now() + make_interval(days => ${LAPSES_SOON_DAYS})))`,
};

/** The flag of all requests at once: an index has all GSTINs with their accounts. */
const hasGstinOfSeveral = sql`(${quoteRequests.accountId} is not null and ${quoteRequests.gstin} in (
  select gstin from quote_requests where gstin <> '' group by gstin having min(account_id) <> max(account_id)))`;
