import { and, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { LAPSES_SOON_DAYS, LARGE_REQUEST_PAISE, type RequestFlag } from '#domain/quotation/request-flags.ts';
import { isOverdueSql } from '#server/features/answer-time/repository.ts';
import { quoteRequests, requestTotals, staff } from '#server/platform/database/schema.ts';
import { matchPlace, matchWords } from './word-expressions.ts';

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

/** What is read instead of all requests, under their name, and what it has to fulfil. */
export type RequestSelection = { source: SQL; where: SQL };

/** Chooses what has the answer and is read fastest. */
export function selectRequests(conditions: InboxConditions): RequestSelection {
  const { place, words, withContacts, minPaise, maxPaise, flag, ...others } = conditions;
  const [first, ...further] = [
    ...(words ? matchWords(words, { withContacts }) : []),
    ...(place ? matchPlace(place) : []),
  ];
  const hasAmount = minPaise !== undefined || maxPaise !== undefined;
  if (first) {
    const isInEach = further.map((search) => sql`${quoteRequests.id} in (select id ${findBySearch(search)})`);
    const where = and(...isInEach, fulfils(conditions)) ?? sql`true`;
    return { source: sql`(select * ${findBySearch(first)}) as quote_requests`, where };
  }
  if (flag === 'new_buyer' && !hasAmount) return { source: FIRST_OF_BUYERS, where: fulfils(others) };
  if (hasAmount && !flag && others.assigneeId === undefined) {
    const columns = sql`quote_request_id as id, requested_at as created_at, request_state as state`;
    const source = sql`(
      select ${columns} from ${requestTotals} where ${isWithin(minPaise, maxPaise)}) as quote_requests`;
    return { source, where: fulfils(others) };
  }
  return { source: sql`${quoteRequests}`, where: fulfils(conditions) };
}

/** Without ‘offset’, PostgreSQL would make other conditions part of it. */
const findBySearch = (search: SQL) => sql`from ${quoteRequests} where ${search} offset 0`;

/** The first request of each buyer, by an index alone. */
const FIRST_OF_BUYERS = sql`(
  select distinct on (account_id) id, created_at, state, assignee_id from ${quoteRequests}
  where account_id is not null order by account_id, created_at, id) as quote_requests`;

function fulfils({
  assigneeId,
  from,
  before,
  flag,
  minPaise,
  maxPaise,
}: Omit<InboxConditions, 'withContacts'>): SQL {
  const conditions = and(
    assigneeId === null ? isUnassigned : undefined,
    typeof assigneeId === 'string' ? sql`${quoteRequests.assigneeId} = ${assigneeId}` : undefined,
    from && gte(quoteRequests.createdAt, from),
    before && lt(quoteRequests.createdAt, before),
    minPaise !== undefined || maxPaise !== undefined ? hasTotal(minPaise, maxPaise) : undefined,
    flag && (flag === 'duplicate_gstin' ? hasGstinOfSeveral : HAS_FLAG[flag]),
  );
  return conditions ?? sql`true`;
}

/** Also those of somebody who has left. */
const isUnassigned = or(
  isNull(quoteRequests.assigneeId),
  sql`${quoteRequests.assigneeId} in (select ${staff.id} from ${staff} where ${staff.removedAt} is not null)`,
);

function hasTotal(minPaise: number | undefined, maxPaise: number | undefined): SQL {
  return sql`${quoteRequests.id} in (
    select quote_request_id from ${requestTotals} where ${isWithin(minPaise, maxPaise)})`;
}

function isWithin(minPaise: number | undefined, maxPaise: number | undefined): SQL | undefined {
  return and(
    minPaise === undefined ? undefined : gte(requestTotals.totalPaise, minPaise),
    maxPaise === undefined ? undefined : lte(requestTotals.totalPaise, maxPaise),
  );
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
    where other.account_id = ${quoteRequests.accountId}
      and (other.created_at, other.id) < (${quoteRequests.createdAt}, ${quoteRequests.id})))`,
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
