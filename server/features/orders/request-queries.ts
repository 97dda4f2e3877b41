import { and, asc, desc, eq, gte, ilike, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { normaliseGstin } from '#domain/gstin.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { normalisePhone } from '#domain/phone.ts';
import type { QuotationState, Turn } from '#domain/quotation/quotation-state.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { escapeLike } from '#server/platform/database/escape-like.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { orders, quoteRequests, quoteRevisions } from '#server/platform/database/schema.ts';
import { estimateNumberSql, newestRequestFirst, orderIdStartsWith, selectOrders } from './repository.ts';

/** Which quote requests to list: those that fulfil all conditions. Texts match any part, in either case. */
export type RequestFilters = {
  /** At least one order has this status. */
  status?: OrderStatus | undefined;
  /** Of the conversation about it; an offer that has lapsed is only `lapsed`. */
  state?: QuotationState | 'lapsed' | undefined;
  /** Whose step is expected. */
  turn?: Exclude<Turn, 'nobody'> | undefined;
  /** At least one order is still Requested, or there are wishes alone. */
  isUnanswered?: boolean | undefined;
  /** Submitted at this moment or later. */
  from?: Date | undefined;
  /** Submitted earlier than this moment. */
  before?: Date | undefined;
  /** Of the billing or shipping address. */
  city?: string | undefined;
  /** Words, each in the title, brand or model of one product. */
  product?: string | undefined;
  /** Digits, in any spelling of a phone number. */
  phone?: string | undefined;
  gstin?: string | undefined;
  /**
   * In the firm's, contact's or consignee's name, e-mail address, GSTIN, phone, estimate number, buyer's reference, a
   * product or wish, or as an order id begins.
   */
  text?: string | undefined;
};

/** Selects the ids of the newest quote requests and the number of all that fulfil the conditions. */
export async function selectRequestIds(
  database: DbExecutor,
  filters: RequestFilters,
  limit: number,
): Promise<{ ids: string[]; total: number }> {
  const rows = await database
    .select({ id: quoteRequests.id, total: sql<number>`(count(*) over ())::integer` })
    .from(quoteRequests)
    .where(fulfils(filters))
    .orderBy(desc(quoteRequests.createdAt), asc(quoteRequests.id))
    .limit(limit);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** Selects all orders of quote requests, the newest request first. */
export async function selectOrdersOfRequests(database: DbExecutor, quoteRequestIds: readonly string[]) {
  return selectOrders(database)
    .where(isOneOf(orders.quoteRequestId, quoteRequestIds))
    .orderBy(newestRequestFirst);
}

/** Selects the ids of the orders of quote requests, in the same order. */
export async function selectOrderIdsOfRequests(database: DbExecutor, quoteRequestIds: readonly string[]) {
  const rows = await database
    .select({ id: orders.id })
    .from(orders)
    .where(isOneOf(orders.quoteRequestId, quoteRequestIds))
    .orderBy(newestRequestFirst);
  return rows.map(({ id }) => id);
}

function fulfils(filters: RequestFilters): SQL | undefined {
  const { status, state, turn, isUnanswered, from, before, city, product, phone, gstin, text } = filters;
  return and(
    status && hasOrder(eq(orders.status, status)),
    state && hasState(state),
    turn && isTurnOf(turn),
    isUnanswered ? or(hasOrder(eq(orders.status, 'Requested')), isOpenWish) : undefined,
    from && gte(quoteRequests.createdAt, from),
    before && lt(quoteRequests.createdAt, before),
    city
      ? or(contains(getCity(quoteRequests.billing), city), contains(getCity(quoteRequests.shipping), city))
      : undefined,
    product ? hasOrder(hasProduct(product.trim())) : undefined,
    phone ? hasPhone(phone) : undefined,
    gstin ? contains(quoteRequests.gstin, normaliseGstin(gstin)) : undefined,
    text ? matchesText(text) : undefined,
  );
}

/** An offer whose last day is over. Not correlated, as `hasOrder`. */
export const hasLapsedSql = sql`(${quoteRequests.state} = 'offered' and ${quoteRequests.id} in (
  select ${quoteRevisions.quoteRequestId} from ${quoteRevisions}
  where ${quoteRevisions.state} = 'sent' and ${quoteRevisions.lapsesAt} <= now()))`;

function hasState(state: QuotationState | 'lapsed'): SQL | undefined {
  if (state === 'lapsed') return hasLapsedSql;
  return and(eq(quoteRequests.state, state), not(hasLapsedSql));
}

/** As `getTurn` in domain/quotation/quotation-state.ts. */
function isTurnOf(turn: 'ours' | 'buyer'): SQL | undefined {
  if (turn === 'buyer') return hasState('offered');
  return inArray(quoteRequests.state, ['new', 'open', 'countered']);
}

function matchesText(text: string): SQL | undefined {
  return or(
    contains(quoteRequests.customer, text),
    contains(quoteRequests.contactName, text),
    contains(sql`${quoteRequests.consignee} ->> 'name'`, text),
    contains(quoteRequests.email, text),
    contains(quoteRequests.gstin, text),
    contains(estimateNumberSql, text),
    contains(wishText, text),
    // Fewer digits are in most phone numbers.
    /^\d{5,}$/.test(text.replace(/[\s()+-]/g, '')) ? hasPhone(text) : undefined,
    hasOrder(or(hasProduct(text), orderIdStartsWith(text))),
  );
}

/** Not correlated, so that PostgreSQL reads the orders once for all requests. */
function hasOrder(condition: SQL | undefined): SQL {
  return sql`${quoteRequests.id} in (select ${orders.quoteRequestId} from ${orders} where ${condition})`;
}

function getCity(address: AnyPgColumn): SQL {
  return sql`${address} ->> 'city'`;
}

/** Wishes alone have no status, so they are unanswered while nobody has offered or declined anything. */
const isOpenWish = sql`(${quoteRequests.state} in ('new', 'open') and not ${hasOrder(sql`true`)})`;

const productText = sql`concat_ws(' ', ${orders.product} ->> 'title', ${orders.product} ->> 'brand', ${orders.product} ->> 'model')`;

/** What is wanted in addition to the orders, and the buyer's own reference. */
const wishText = sql`concat_ws(' ', jsonb_path_query_array(${quoteRequests.wishes}, '$[*].text')::text,
  jsonb_path_query_array(${quoteRequests.wishes}, '$[*].product.title')::text, ${quoteRequests.requestTerms} ->> 'reference')`;

function hasProduct(words: string): SQL | undefined {
  return and(...words.split(/\s+/).map((word) => contains(productText, word)));
}

function hasPhone(typed: string): SQL {
  const digits = normalisePhone(typed) ?? typed.replace(/\D/g, '');
  return sql`regexp_replace(${quoteRequests.phone}, '\\D', '', 'g') like ${`%${digits}%`}`;
}

function contains(column: Parameters<typeof ilike>[0], text: string): SQL {
  return ilike(column, `%${escapeLike(text)}%`);
}
