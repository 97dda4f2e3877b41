import { type SQL, sql } from 'drizzle-orm';
import { idsMatching } from '#server/features/admin/buyer-queries.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';

export type BuyerFilter = {
  text: string | undefined;
  isBlocked: boolean;
  /** The id of the last account of the page before. */
  after: string | undefined;
};

export type ListedBuyer = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  createdAt: Date;
  requestCount: number;
  lastRequestAt: Date | null;
  firms: string[];
  gstins: string[];
  isBlocked: boolean;
  isMerged: boolean;
};

/** How many of a buyer's latest quote requests tell the firms. */
const RECENT_REQUESTS = 20;

/** Selects a page of accounts, newest first, with what their quote requests tell. */
export async function selectBuyerPage(
  db: DbExecutor,
  { text, isBlocked, after }: BuyerFilter,
  limit: number,
): Promise<ListedBuyer[]> {
  const conditions: SQL[] = [
    sql`true`,
    ...(text === undefined ? [] : [sql`id in (${idsMatching(text)})`]),
    ...(isBlocked ? [sql`blocked_at is not null`] : []),
    ...(after === undefined
      ? []
      : [sql`(created_at, id) < (select created_at, id from accounts where id = ${after})`]),
  ];
  type Raw = Omit<ListedBuyer, 'createdAt' | 'lastRequestAt'> & {
    createdAt: string;
    lastRequestAt: string | null;
  };
  const { rows } = await db.execute<Raw>(sql`
    select
      id, name, email, phone, created_at as "createdAt",
      blocked_at is not null as "isBlocked", merged_into is not null as "isMerged",
      (select count(*)::integer from quote_requests where account_id = page.id) as "requestCount",
      "lastRequestAt", firms, gstins
    from (
      select * from accounts where ${sql.join(conditions, sql` and `)}
      order by created_at desc, id desc limit ${limit}) as page
    cross join lateral (
      select
        max(created_at) as "lastRequestAt",
        coalesce(array_agg(distinct customer) filter (where customer <> ''), '{}') as firms,
        coalesce(array_agg(distinct gstin) filter (where gstin <> ''), '{}') as gstins
      from (
        select created_at, customer, gstin from quote_requests where account_id = page.id
        order by created_at desc limit ${RECENT_REQUESTS}) as recent) as request
    order by created_at desc, id desc`);
  return rows.map(({ createdAt, lastRequestAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    lastRequestAt: lastRequestAt === null ? null : new Date(lastRequestAt),
  }));
}

/** Selects the latest quote requests of an account. */
export async function selectRecentRequests(db: DbExecutor, accountId: string, limit: number) {
  const { rows } = await db.execute<{
    id: string;
    financialYear: string;
    runningNumber: number;
    createdAt: string;
  }>(sql`
    select id, financial_year as "financialYear", running_number as "runningNumber", created_at as "createdAt"
    from quote_requests where account_id = ${accountId}
    order by created_at desc, id desc limit ${limit}`);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt) }));
}

/** What a buyer has accepted so far: of quotations the chosen lines. */
export async function selectAccepted(
  db: DbExecutor,
  accountId: string,
): Promise<{ count: number; totalPaise: number }> {
  const { rows } = await db.execute<{ count: number; totalPaise: number }>(sql`
    select count(*)::integer as count, coalesce(sum(total), 0)::double precision as "totalPaise"
    from quote_requests
    cross join lateral (
      select coalesce(
        (select total_paise from quotation_acceptances
          where quote_request_id = quote_requests.id and undone_at is null
          order by accepted_at desc limit 1),
        -- Confirmed without a quotation.
        (select sum(unit_price_incl_gst_paise * quantity) from orders
          where quote_request_id = quote_requests.id and status in ('Confirmed', 'Shipped', 'Delivered'))) as total
    ) as accepted
    where account_id = ${accountId} and state = 'accepted'`);
  return rows[0] ?? { count: 0, totalPaise: 0 };
}
