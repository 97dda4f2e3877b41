import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { productColumns } from '#server/features/catalogue/repository.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { columnName, insertSelect } from '#server/platform/database/insert-select.ts';
import {
  categories,
  estimateCounters,
  idempotencyKeys,
  orderStatusChanges,
  orders,
  type ProductSnapshot,
  products,
  quoteRequests,
  subCategories,
} from '#server/platform/database/schema.ts';
import { addJobSql } from '#server/platform/queue/enqueue.ts';
import { selectOrders } from './repository.ts';

/** The queries of a submission: few and large, because every query is a round trip to the database. */

export type IdempotencyClaim = typeof idempotencyKeys.$inferInsert;

/**
 * Claims the idempotency key for this transaction and selects the products. While another transaction is using the key,
 * it waits for that one to end.
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

/** Selects the orders of the earlier request with this key and body; none when its body was different. */
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
 * Inserts a quote request with its orders and the job for its mails, under the financial year's next number. This locks
 * the counter until the transaction ends, so it should be the transaction's last statement.
 * @returns the running number.
 */
export async function insertQuoteRequest(
  transaction: Transaction,
  request: NewRequest,
  lines: readonly NewOrder[],
): Promise<number> {
  const { id, accountId, createdAt } = request;
  const mails = [
    { quoteRequestId: id, to: 'buyer' },
    { quoteRequestId: id, to: 'operator' },
  ] as const;
  const [financialYear, lastNumber] = [
    columnName(estimateCounters.financialYear),
    columnName(estimateCounters.lastNumber),
  ];
  const status = 'Requested';
  const { rows } = await transaction.execute<{ runningNumber: number }>(sql`
    with number as (
      insert into ${estimateCounters} as counter (${financialYear}, ${lastNumber}) values (${request.financialYear}, 1)
      on conflict (${financialYear}) do update set ${lastNumber} = counter.${lastNumber} + 1
      returning ${lastNumber} as running_number
    ), request as (
      ${insertSelect(quoteRequests, { ...request, runningNumber: sql`running_number` })}
      from number
      returning ${columnName(quoteRequests.runningNumber)} as running_number
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
        status,
        createdAt,
      })}
      from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as given (line, line_number)
      returning ${columnName(orders.id)} as order_id
    ), step as (
      ${insertSelect(orderStatusChanges, {
        orderId: sql`order_id`,
        status,
        changedBy: 'buyer',
        changedAt: createdAt,
      })}
      from line
    )
    select running_number as "runningNumber", ${addJobSql('quote-request-mails', mails)}
    from request`);
  if (!rows[0]) throw new Error(`The quote request ${id} was not written.`);
  return rows[0].runningNumber;
}
