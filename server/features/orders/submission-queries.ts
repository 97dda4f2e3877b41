import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { productColumns } from '#server/features/catalogue/repository.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import {
  categories,
  idempotencyKeys,
  orders,
  type ProductSnapshot,
  products,
  type quoteRequests,
  subCategories,
} from '#server/platform/database/schema.ts';
import { addJobSql } from '#server/platform/queue/enqueue.ts';
import { selectOrders } from './repository.ts';

/** The queries of a submission. They are few and large: every one is a journey to the database and back. */

export type IdempotencyClaim = typeof idempotencyKeys.$inferInsert;

/**
 * Claims the idempotency key for this transaction and reads the products. When another transaction is using the key,
 * waits for that one to end.
 */
export async function claimIdempotencyKeyAndSelectProducts(
  transaction: Transaction,
  claim: IdempotencyClaim,
  productIds: string[],
): Promise<{ isClaimed: boolean; products: ProductSnapshot[] }> {
  const claimed = transaction
    .$with('claimed')
    .as(
      transaction
        .insert(idempotencyKeys)
        .values(claim)
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key }),
    );
  const outcome = transaction
    .select({ isClaimed: sql<boolean>`count(*) > 0`.as('is_claimed') })
    .from(claimed)
    .as('outcome');
  // The outcome is a row of its own, so that it is known even if none of the products exists.
  const rows = await transaction
    .with(claimed)
    .select({ isClaimed: outcome.isClaimed, product: productColumns })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(subCategories, eq(subCategories.id, products.subCategoryId))
    .rightJoin(outcome, inArray(products.id, productIds));
  return {
    isClaimed: rows[0]?.isClaimed === true,
    products: rows.map((row) => row.product as ProductSnapshot).filter((product) => product.id !== null),
  };
}

/** What was made of the request that came with this key and body before; nothing if the body was another. */
export async function selectOrdersByIdempotencyKey(
  transaction: Transaction,
  { accountId, key, bodyHash }: IdempotencyClaim,
) {
  const request = transaction
    .select({ id: idempotencyKeys.quoteRequestId })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.accountId, accountId),
        eq(idempotencyKeys.key, key),
        eq(idempotencyKeys.bodyHash, bodyHash),
      ),
    );
  return selectOrders(transaction)
    .where(and(eq(orders.accountId, accountId), inArray(orders.quoteRequestId, request)))
    .orderBy(asc(orders.lineNumber));
}

export type NewRequest = Omit<typeof quoteRequests.$inferInsert, 'runningNumber'> & { createdAt: Date };
export type NewOrder = {
  id: string;
  product: ProductSnapshot;
  quantity: number;
  unitPriceInclGstPaise: number;
};

/**
 * Writes a quote request with its orders and the jobs that tell of it. It takes the financial year's next number:
 * whoever comes next waits until this transaction ends, so this is its last statement.
 * @returns the number.
 */
export async function insertQuoteRequest(
  transaction: Transaction,
  request: NewRequest,
  lines: readonly NewOrder[],
): Promise<number> {
  const { id, accountId, financialYear } = request;
  const createdAt = request.createdAt.toISOString();
  const { rows } = await transaction.execute<{ runningNumber: number }>(sql`
    with number as (
      insert into estimate_counters as counter (financial_year, last_number) values (${financialYear}, 1)
      on conflict (financial_year) do update set last_number = counter.last_number + 1
      returning last_number
    ), request as (
      insert into quote_requests (id, account_id, financial_year, running_number, customer, contact_name, email,
        phone, gstin, billing, shipping, created_at)
      select ${id}, ${accountId}, ${financialYear}, last_number, ${request.customer}, ${request.contactName},
        ${request.email}, ${request.phone}, ${request.gstin}, ${JSON.stringify(request.billing)}::jsonb,
        ${JSON.stringify(request.shipping)}::jsonb, ${createdAt}::timestamptz
      from number
      returning running_number
    ), line as (
      insert into orders (id, quote_request_id, account_id, line_number, product_id, product, quantity,
        unit_price_incl_gst_paise, status, created_at)
      select line ->> 'id', ${id}, ${accountId}, line_number, line #>> '{product,id}', line -> 'product',
        (line -> 'quantity')::integer, (line -> 'unitPriceInclGstPaise')::bigint, 'Requested', ${createdAt}::timestamptz
      from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as given (line, line_number)
      returning id
    ), step as (
      insert into order_status_changes (order_id, status, changed_by, changed_at)
      select id, 'Requested', 'buyer', ${createdAt}::timestamptz from line
    )
    select running_number as "runningNumber", ${addJobSql('quote-request-mail', { quoteRequestId: id })},
      ${addJobSql('new-request-mail', { quoteRequestId: id })}
    from request`);
  if (!rows[0]) throw new Error(`The quote request ${id} was not written.`);
  return rows[0].runningNumber;
}
