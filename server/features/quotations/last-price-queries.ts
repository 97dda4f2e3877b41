import { sql } from 'drizzle-orm';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { ProductSnapshot, QuotedFigures } from '#server/platform/database/schema.ts';

/** An order of a product, as it was agreed. */
export type SoldOrder = {
  productId: string;
  isOfBuyer: boolean;
  product: ProductSnapshot;
  quantity: number;
  addedDiscountMicroBps: number;
  quoted: QuotedFigures | null;
  createdAt: Date;
};

/**
 * The last order of each product by the account of a request, and the last one by anybody else. Each is one step in an
 * index, whatever has been sold.
 */
export async function selectLastSold(
  db: DbExecutor,
  quoteRequestId: string,
  productIds: readonly string[],
): Promise<SoldOrder[]> {
  const { rows } = await db.execute<Omit<SoldOrder, 'createdAt'> & { createdAt: string }>(sql`
    with request as (select account_id from quote_requests where id = ${quoteRequestId}),
    wanted as (select id, account_id from unnest(${sql.param([...productIds])}::text[]) as one (id), request)
    select wanted.id as "productId", is_of_buyer as "isOfBuyer", product, quantity::float8 as quantity,
      added_discount_micro_bps::float8 as "addedDiscountMicroBps", quoted, created_at::text as "createdAt"
    from wanted cross join lateral (
      (select true as is_of_buyer, orders.* from orders
        where product_id = wanted.id and orders.account_id = wanted.account_id
          and quote_request_id <> ${quoteRequestId} and status in ('Confirmed', 'Shipped', 'Delivered')
        order by created_at desc limit 1)
      union all
      (select false, orders.* from orders
        where product_id = wanted.id and orders.account_id is distinct from wanted.account_id
          and status in ('Confirmed', 'Shipped', 'Delivered')
        order by created_at desc limit 1)) as sold`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}
