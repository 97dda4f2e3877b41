import { sql } from 'drizzle-orm';
import { createConnection } from '#server/platform/database/connection.ts';
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';

/** A quote request as stored in the database, with its orders, estimates and jobs. */
export type StoredQuoteRequest = {
  key: string;
  number: number;
  orders: number;
  steps: number;
  revisions: number;
  isMailDue: boolean;
};

/** Every quote request, in the order of their numbers, straight from the PostgreSQL of a shop. */
export async function readStoredQuoteRequests(dataDir: string): Promise<StoredQuoteRequest[]> {
  const postgres = await openEmbeddedPostgres(dataDir, () => undefined);
  // Thousands are more than the shop itself ever reads at once.
  const { database, close } = createConnection(postgres.url, () => undefined, 0);
  const { rows } = await database.execute<StoredQuoteRequest>(sql`
    with due as materialized (
      select job.payload -> 0 ->> 'quoteRequestId' as id
      from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
      where task.identifier = 'quote-request-mails')
    select keys.key, request.running_number as number,
      (select count(*)::integer from orders where quote_request_id = request.id) as orders,
      (select count(*)::integer from order_status_changes as change join orders on orders.id = change.order_id
        where quote_request_id = request.id) as steps,
      (select count(*)::integer from quote_revisions where quote_request_id = request.id) as revisions,
      request.id in (select id from due) as "isMailDue"
    from quote_requests as request left join idempotency_keys as keys on keys.quote_request_id = request.id
    order by request.running_number`);
  await close();
  await postgres.release();
  return rows;
}
