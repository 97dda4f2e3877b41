import { type AnyColumn, and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, DbExecutor } from '#server/platform/database/connection.ts';
import {
  estimateDrawings,
  estimateFiles,
  estimatePictures,
  orderDiscountChanges,
  orderStatusChanges,
  orders,
  quoteRequests,
} from '#server/platform/database/schema.ts';
import type { QuotedOrder } from './quoted-order.ts';

/** The id by which the estimate of a quote request is fetched. */
export const estimateIdSql = sql<string>`coalesce(${quoteRequests.estimateId}, ${quoteRequests.id})`;

/** The quote request whose estimate has this id, if it exists and, if an account is given, belongs to it. */
export async function selectQuoteRequestId(
  database: Database,
  estimateId: string,
  accountId: string | undefined,
): Promise<string | undefined> {
  const rows = await database
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(
      and(
        eq(estimateIdSql, estimateId),
        accountId === undefined ? undefined : eq(quoteRequests.accountId, accountId),
      ),
    );
  return rows[0]?.id;
}

/** @returns whether the estimate still had its former id. */
export async function updateEstimateId(
  database: DbExecutor,
  former: { quoteRequestId: string; estimateId: string },
  estimateId: string,
): Promise<boolean> {
  const rows = await database
    .update(quoteRequests)
    .set({ estimateId, estimateLinkWithdrawnAt: sql`now()` })
    .where(and(eq(quoteRequests.id, former.quoteRequestId), eq(estimateIdSql, former.estimateId)))
    .returning({ id: quoteRequests.id });
  return rows.length > 0;
}

/** Selects the orders that the estimate of a quote request is composed from, in the cart's order. */
export async function selectQuotedOrders(
  database: DbExecutor,
  quoteRequestId: string,
): Promise<QuotedOrder[]> {
  const confirmed = (column: AnyColumn) => sql`(
    select ${column} from ${orderStatusChanges}
    where ${orderStatusChanges.orderId} = ${orders.id} and ${orderStatusChanges.status} = 'Confirmed'
      and ${orders.status} in ('Confirmed', 'Shipped', 'Delivered')
    order by ${orderStatusChanges.changedAt} desc limit 1)`;
  // Why one is spam is between operators.
  const rejectionReason = sql`(
    select case when ${orders.isSpam} then '' else ${orderStatusChanges.reason} end from ${orderStatusChanges}
    where ${orderStatusChanges.orderId} = ${orders.id} and ${orderStatusChanges.status} = 'Rejected'
    order by ${orderStatusChanges.changedAt} desc limit 1)`;
  const rows = await database
    .select({
      product: orders.product,
      quantity: orders.quantity,
      addedDiscountMicroBps: orders.addedDiscountMicroBps,
      status: orders.status,
      wish: orders.wish,
      confirmedAt: confirmed(orderStatusChanges.changedAt).mapWith(orderStatusChanges.changedAt),
      note: confirmed(orderStatusChanges.reason).mapWith(orderStatusChanges.reason),
      rejectionReason: rejectionReason.mapWith(orderStatusChanges.reason),
    })
    .from(orders)
    // With a single table, columns have no table's name, and those of the subqueries would hide the orders'.
    .innerJoin(quoteRequests, eq(quoteRequests.id, orders.quoteRequestId))
    .where(eq(orders.quoteRequestId, quoteRequestId))
    .orderBy(asc(orders.lineNumber));
  return rows.map(({ confirmedAt, note, rejectionReason: reason, ...order }) => ({
    ...order,
    ...(reason !== null && { rejectionReason: reason }),
    confirmation: confirmedAt ? { at: confirmedAt, note: note ?? '' } : undefined,
  }));
}

/** When the operator last changed the total of a quote request, by a discount or a rejection. */
export async function selectLastChangeOfTotal(
  database: DbExecutor,
  quoteRequestId: string,
): Promise<Date | undefined> {
  const isOfRequest = eq(orders.quoteRequestId, quoteRequestId);
  const changes = database
    .select({ changedAt: orderDiscountChanges.changedAt })
    .from(orderDiscountChanges)
    .innerJoin(orders, eq(orders.id, orderDiscountChanges.orderId))
    .where(isOfRequest)
    .unionAll(
      database
        .select({ changedAt: orderStatusChanges.changedAt })
        .from(orderStatusChanges)
        .innerJoin(orders, eq(orders.id, orderStatusChanges.orderId))
        .where(and(isOfRequest, eq(orderStatusChanges.status, 'Rejected'))),
    )
    .orderBy(desc(sql`changed_at`))
    .limit(1);
  const [last] = await changes;
  return last?.changedAt;
}

/** The last drawing of an estimate, if it has this content. */
export async function selectDrawing(
  database: Database,
  quoteRequestId: string,
  fingerprint: Buffer,
): Promise<Buffer | undefined> {
  const rows = await database
    .select({ pdf: estimateDrawings.pdf })
    .from(estimateDrawings)
    .where(
      and(eq(estimateDrawings.quoteRequestId, quoteRequestId), eq(estimateDrawings.fingerprint, fingerprint)),
    );
  return rows[0]?.pdf;
}

/**
 * Stores a drawing, unless the buyer's personal data was removed while it was drawn. The row is locked, so that a
 * removal that is in progress is waited for.
 */
export async function upsertDrawing(
  database: Database,
  { quoteRequestId, fingerprint, pdf }: { quoteRequestId: string; fingerprint: Buffer; pdf: Buffer },
): Promise<void> {
  await database.execute(sql`
    insert into estimate_drawings (quote_request_id, fingerprint, pdf)
    select id, ${fingerprint}, ${pdf} from quote_requests where id = ${quoteRequestId} and email <> '' for share
    on conflict (quote_request_id)
      do update set fingerprint = excluded.fingerprint, pdf = excluded.pdf, created_at = now()`);
}

/**
 * The same for a prepared estimate. One that is stored already, even if it was deleted, keeps its bytes, which are not
 * written again then.
 */
export async function upsertEstimateFile(
  database: Database,
  quoteRequestId: string,
  pdf: Buffer,
): Promise<void> {
  await database.execute(sql`
    insert into estimate_files (quote_request_id, pdf)
    select id, ${pdf} from quote_requests where id = ${quoteRequestId} and email <> '' for share
    on conflict (quote_request_id) do update set is_deleted = false, created_at = now(),
        pdf = case estimate_files.pdf when excluded.pdf then estimate_files.pdf else excluded.pdf end
      where estimate_files.is_deleted or estimate_files.pdf <> excluded.pdf
        or estimate_files.created_at < now() - interval '1 hour'`);
}

export async function selectEstimateFile(
  database: Database,
  quoteRequestId: string,
): Promise<Buffer | undefined> {
  const rows = await database
    .select({ pdf: estimateFiles.pdf })
    .from(estimateFiles)
    .where(and(eq(estimateFiles.quoteRequestId, quoteRequestId), eq(estimateFiles.isDeleted, false)));
  return rows[0]?.pdf;
}

export async function deleteEstimateFile(database: Database, quoteRequestId: string): Promise<void> {
  await database
    .update(estimateFiles)
    .set({ isDeleted: true })
    .where(eq(estimateFiles.quoteRequestId, quoteRequestId));
}

export async function insertEstimatePicture(
  database: DbExecutor,
  picture: typeof estimatePictures.$inferInsert,
): Promise<void> {
  await database.insert(estimatePictures).values(picture).onConflictDoNothing();
}

export async function selectEstimatePictures(database: DbExecutor, sha256s: readonly string[]) {
  return database
    .select()
    .from(estimatePictures)
    .where(inArray(estimatePictures.sha256, [...sha256s]));
}
