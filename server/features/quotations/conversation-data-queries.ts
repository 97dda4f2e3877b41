import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/connection.ts';
import { quoteRequests } from '#server/platform/database/schema.ts';

type Rows = Record<string, unknown>[];

/** The conversation about one quote request, as the buyer may have it: the rows of its tables. */
export type ConversationData = {
  financialYear: string;
  runningNumber: number;
  state: string;
  steps: Rows;
  counters: Rows;
  acceptances: Rows;
  messages: Rows;
  links: Rows;
  shipments: Rows;
  returns: Rows;
};

/**
 * The conversations about a buyer's quote requests, newest request first, without what operators note among themselves.
 * @param after the request before the first one.
 */
export async function selectConversationData(
  database: Database,
  accountId: string,
  after: { id: string; createdAt: string } | undefined,
  limit: number,
): Promise<(ConversationData & { id: string; createdAt: string })[]> {
  // As text: a JavaScript date has no microseconds.
  const createdAt = sql<string>`${quoteRequests.createdAt}::text`;
  const ofRequest = sql`quote_request_id = quote_requests.id`;
  return database
    .select({
      id: quoteRequests.id,
      createdAt,
      financialYear: quoteRequests.financialYear,
      runningNumber: quoteRequests.runningNumber,
      state: quoteRequests.state,
      steps: rows(
        sql`select kind, revision_number, made_by, name as answered_by_link, created_at
          from quotation_events as event left join quotation_answer_names as answer
            on answer.quote_request_id = event.quote_request_id and event_number = number
          where event.${ofRequest} order by number`,
      ),
      counters: rows(
        sql`select revision_number, lines, words, created_at from quotation_counters where ${ofRequest} order by created_at`,
      ),
      acceptances: rows(sql`
        select number as revision_number, line_numbers, acceptance.total_paise, how, name, designation, po_number, po_date,
          said_by, host(address) as network_address, user_agent, accepted_at, undone_at
        from quotation_acceptances as acceptance join quote_revisions as revision on revision.id = revision_id
        where acceptance.${ofRequest} order by accepted_at`),
      messages: rows(sql`
        select author, author_name, line_number, words, created_at, read_at from quotation_messages
        where ${ofRequest} and not is_internal order by created_at`),
      links: rows(sql`
        select email, may_answer, created_at, expires_at, revoked_at from quotation_links
        where ${ofRequest} order by created_at`),
      shipments: rows(sql`
        select number, transporter, lr_number, lr_date, vehicle, tracking_url, packages, note, sent_at, delivered_at, received_by
        from shipments where ${ofRequest} order by number`),
      returns: rows(sql`
        select order_id, goods.quantity, reason, asked_by, state, answer, goods.created_at
        from order_returns as goods join orders on orders.id = order_id
        where orders.${ofRequest} order by goods.created_at`),
    })
    .from(quoteRequests)
    .where(
      and(
        eq(quoteRequests.accountId, accountId),
        after &&
          sql`(${quoteRequests.createdAt}, ${quoteRequests.id}) < (${after.createdAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(quoteRequests.createdAt), desc(quoteRequests.id))
    .limit(limit);
}

function rows(query: SQL): SQL<Rows> {
  return sql<Rows>`array(select to_json(one) from (${query}) as one)`;
}
