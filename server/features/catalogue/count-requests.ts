import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/connection.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { MAX_RECENT_ORDERS } from './repository.ts';

/** Counts how often each product was asked for among the recent orders without spam, by which searches are ranked. */
export async function countRequests(database: Database): Promise<void> {
  await runTransaction(database, async (transaction) => {
    await transaction.execute(sql`delete from product_requests`);
    await transaction.execute(sql`
      insert into product_requests (listing_number, requests)
      select listing_number, count(*)
      from (select product_id from orders where not is_spam order by created_at desc limit ${MAX_RECENT_ORDERS}) as recent
      join products on products.id = recent.product_id
      group by listing_number`);
  });
}
