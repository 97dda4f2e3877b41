import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { WishTerms } from '#domain/wish.ts';
import { comingHolidaysSql } from '#server/features/answer-time/repository.ts';
import { hashBlocked } from '#server/features/blocklist/hash-blocked.ts';
import { isBlockedSql } from '#server/features/blocklist/repository.ts';
import { takeItemsSql } from '#server/features/cart/repository.ts';
import { isInShop, productColumns } from '#server/features/catalogue/repository.ts';
import { type StoredBrand, storedAnswersSql, storedBrandSql } from '#server/features/settings/repository.ts';
import { advisoryLock } from '#server/platform/database/advisory-lock.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { columnName, insertSelect } from '#server/platform/database/insert-select.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import {
  categories,
  contactLinks,
  estimateCounters,
  idempotencyKeys,
  orderStatusChanges,
  orders,
  type ProductSnapshot,
  products,
  quotationEvents,
  quoteRequests,
  subCategories,
} from '#server/platform/database/schema.ts';
import { addJobSql } from '#server/platform/queue/enqueue.ts';
import { selectOrders } from './repository.ts';

/** The queries of a submission: few and large, because every query is a round trip to the database. */

const MAX_REQUESTS_PER_HOUR = 30;
const MAX_REQUESTS_PER_DAY = 100;
/** The operator gets a mail for each of this many requests of an account in an hour; about the others one for all. */
const MAX_SINGLE_MAILS_PER_HOUR = 9;

export type IdempotencyClaim = typeof idempotencyKeys.$inferInsert;

/**
 * Claims the idempotency key for this transaction, checks whether the GSTIN is blocked, and selects the products, the
 * working time and the coming holidays. It waits for other submissions of the account
 * to end, so that the next statement counts them all.
 */
export async function claimIdempotencyKeyAndSelectProducts(
  transaction: Transaction,
  claim: IdempotencyClaim,
  gstin: string,
  productIds: string[],
): Promise<{
  isClaimed: boolean;
  isBlocked: boolean;
  /** As it is stored. */
  answers: unknown;
  holidays: string[];
  products: ProductSnapshot[];
}> {
  const claimed = transaction.$with('claimed', { key: idempotencyKeys.key }).as(sql`
    ${insertSelect(idempotencyKeys, claim)} from (select ${advisoryLock(`quote requests ${claim.accountId}`)}) as turn
    on conflict do nothing
    returning ${columnName(idempotencyKeys.key)}`);
  const outcome = transaction
    .select({
      isClaimed: sql<boolean>`count(*) > 0`.as('is_claimed'),
      isBlocked: isBlockedSql(hashBlocked('gstin', gstin)).as('is_blocked'),
      answers: storedAnswersSql.as('answers'),
      holidays: comingHolidaysSql.as('holidays'),
    })
    .from(claimed)
    .as('outcome');
  // The outcome is a row of its own, so that it is known even if none of the products exists.
  const rows = await transaction
    .with(claimed)
    .select({
      isClaimed: outcome.isClaimed,
      isBlocked: outcome.isBlocked,
      answers: outcome.answers,
      holidays: outcome.holidays,
      product: productColumns,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(subCategories, eq(subCategories.id, products.subCategoryId))
    .rightJoin(outcome, and(isOneOf(products.id, productIds), isInShop));
  return {
    isClaimed: rows[0]?.isClaimed === true,
    isBlocked: rows[0]?.isBlocked === true,
    answers: rows[0]?.answers,
    holidays: rows[0]?.holidays ?? [],
    products: rows.map((row) => row.product as ProductSnapshot).filter((product) => product.id !== null),
  };
}

/** Selects the orders of the earlier request with this key and body; none when its body was different. */
export async function selectOrdersByIdempotencyKey(transaction: Transaction, claim: IdempotencyClaim) {
  const request = selectClaimedRequestId(transaction, claim);
  return selectOrders(transaction)
    .where(and(eq(orders.accountId, claim.accountId), inArray(orders.quoteRequestId, request)))
    .orderBy(asc(orders.lineNumber));
}

/** The quote request that was submitted with this key and body, as a subquery. */
export function selectClaimedRequestId(
  transaction: Transaction,
  { accountId, key, bodyHash }: IdempotencyClaim,
) {
  return transaction
    .select({ id: idempotencyKeys.quoteRequestId })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.accountId, accountId),
        eq(idempotencyKeys.key, key),
        eq(idempotencyKeys.bodyHash, bodyHash),
      ),
    );
}

export type NewRequest = Omit<typeof quoteRequests.$inferInsert, 'runningNumber' | 'createdAt'> & {
  accountId: string;
  /** The end of the financial year in which it is numbered. */
  financialYearEnd: Date;
};
export type NewOrder = {
  id: string;
  product: ProductSnapshot;
  quantity: number;
  unitPriceInclGstPaise: number;
  wish: WishTerms | null;
};

type NumberedRequest = {
  runningNumber: number;
  createdAt: Date;
  contact: { phone: string; email: string };
  brand: StoredBrand;
};

/**
 * Inserts a quote request with its orders, if it has any, and the jobs for its mails, under the financial year's next
 * number, unless the account has sent too many. This locks the counter until the transaction ends, so only what depends
 * on the number should follow.
 * @returns the running number, the time at which it was given, so that times have the order of the numbers, and how to
 * reach the seller; or after how many seconds the account may send another request.
 */
export async function insertQuoteRequest(
  transaction: Transaction,
  { financialYearEnd, ...request }: NewRequest,
  lines: readonly NewOrder[],
): Promise<NumberedRequest | { waitSeconds: number }> {
  const { id, accountId } = request;
  const toBuyer = { quoteRequestId: id, to: 'buyer' } as const;
  const toOperator = { quoteRequestId: id, to: 'operator' } as const;
  const submittedAt = sql`statement_timestamp()`;
  const [financialYear, lastNumber] = [
    columnName(estimateCounters.financialYear),
    columnName(estimateCounters.lastNumber),
  ];
  const status = 'Requested';
  const createdAt = sql`created_at`;
  const { rows } = await transaction.execute<{
    runningNumber: number;
    createdAt: string | null;
    waitSeconds: number;
    contact: NumberedRequest['contact'] | null;
    brand: StoredBrand;
  }>(sql`
    with sent as (
      select
        greatest(
          max(created_at) filter (where nth = ${MAX_REQUESTS_PER_HOUR}) + interval '1 hour',
          max(created_at) filter (where nth = ${MAX_REQUESTS_PER_DAY}) + interval '1 day') as allowed_at,
        max(created_at) filter (where nth = ${MAX_SINGLE_MAILS_PER_HOUR}) + interval '1 hour' > ${submittedAt} as are_many
      from (
        select created_at, row_number() over (order by created_at desc) as nth from ${quoteRequests}
        where account_id = ${accountId} and created_at > ${submittedAt} - interval '1 day') as newest
    ), number as (
      insert into ${estimateCounters} as counter (${financialYear}, ${lastNumber})
      select ${request.financialYear}, 1 from sent where allowed_at is null or allowed_at <= ${submittedAt}
      on conflict (${financialYear}) do update set ${lastNumber} = counter.${lastNumber} + 1
      returning
        ${lastNumber} as running_number,
        least(date_trunc('milliseconds', clock_timestamp()), ${financialYearEnd.toISOString()}::timestamptz) as created_at
    ), request as (
      ${insertSelect(quoteRequests, { ...request, runningNumber: sql`running_number`, createdAt })}
      from number
      returning ${columnName(quoteRequests.runningNumber)} as running_number, ${columnName(quoteRequests.createdAt)} as created_at
    ), line as (
      ${insertSelect(orders, {
        id: sql`line ->> 'id'`,
        quoteRequestId: id,
        accountId,
        lineNumber: sql`line_number`,
        productId: sql`line #>> '{product,id}'`,
        product: sql`line -> 'product'`,
        quantity: sql`(line -> 'quantity')::integer`,
        unitPriceInclGstPaise: sql`(line -> 'unitPriceInclGstPaise')::bigint`,
        wish: sql`nullif(line -> 'wish', 'null')`,
        status,
        createdAt,
      })}
      from request cross join jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as given (line, line_number)
      returning ${columnName(orders.id)} as order_id, ${columnName(orders.createdAt)} as created_at
    ), step as (
      ${insertSelect(orderStatusChanges, {
        orderId: sql`order_id`,
        status,
        changedBy: 'buyer',
        changedAt: createdAt,
      })}
      from line
    ), event as (
      ${insertSelect(quotationEvents, {
        quoteRequestId: id,
        kind: 'requested',
        revisionNumber: 0,
        madeBy: 'buyer',
        actor: 'buyer',
      })}
      from request
    ), cart as (
      ${takeItemsSql(
        accountId,
        lines.map(({ product }) => product.id),
      )}
    )
    select
      running_number as "runningNumber",
      created_at as "createdAt",
      ceil(extract(epoch from allowed_at - ${submittedAt}))::integer as "waitSeconds",
      (select json_build_object('phone', phone, 'email', email) from ${contactLinks}) as contact,
      ${storedBrandSql} as brand,
      case
        when running_number is null then null
        when are_many then ${addJobSql('quote-request-mails', [toBuyer])}
        else ${addJobSql('quote-request-mails', [toBuyer, toOperator])}
      end,
      case when running_number is not null and are_many
        then ${addJobSql('gathered-requests-mail', [{ quoteRequestId: id }], { hourKey: accountId ?? '' })}
      end
    from sent left join request on true`);
  const [row] = rows;
  if (!row) throw new Error(`The quote request ${id} was not written.`);
  const { runningNumber, createdAt: numberedAt, waitSeconds } = row;
  if (numberedAt === null) return { waitSeconds };
  const contact = row.contact ?? { phone: '', email: '' };
  return { runningNumber, createdAt: new Date(numberedAt), contact, brand: row.brand };
}
