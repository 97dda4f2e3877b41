import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { normaliseGstin } from '#domain/gstin.ts';
import { normalisePhone } from '#domain/phone.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { escapeLike } from '#server/platform/database/escape-like.ts';
import { quoteRequests } from '#server/platform/database/schema.ts';

/** An account with what its quote requests tell about the buyer. */
export type BuyerRow = {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  createdAt: Date;
  agreedAt: Date | null;
  policyVersion: string | null;
  blockedAt: Date | null;
  blockedReason: string | null;
  /** The e-mail address of the account that this one is part of. */
  mergedIntoEmail: string | null;
  requests: number;
  lastRequestAt: Date | null;
  /** The firms and GSTINs of the requests. */
  customers: string[];
  gstins: string[];
};

/** Dates as the driver returns them. */
type RawBuyer = {
  [Name in keyof BuyerRow]: BuyerRow[Name] extends Date | null ? string | null : BuyerRow[Name];
};

/** @param ids selects the ids of accounts. @returns the newest ones, and how many there are in all. */
export async function selectBuyers(
  db: DbExecutor,
  ids: SQL,
  limit: number,
): Promise<{ buyers: BuyerRow[]; total: number }> {
  const { rows } = await db.execute<RawBuyer & { total: number }>(sql`
    select
      account.id, account.email, account.name, account.phone,
      account.created_at as "createdAt", account.agreed_at as "agreedAt", account.policy_version as "policyVersion",
      account.blocked_at as "blockedAt", account.blocked_reason as "blockedReason",
      (select email from accounts where id = account.merged_into) as "mergedIntoEmail",
      total, requests, "lastRequestAt", customers, gstins
    from (
      select *, count(*) over ()::integer as total from accounts where id in (${ids})
      order by created_at desc, id limit ${limit}) as account
    cross join lateral (
      select
        count(*)::integer as requests,
        max(created_at) as "lastRequestAt",
        coalesce(array_agg(distinct customer), '{}') as customers,
        coalesce(array_agg(distinct gstin), '{}') as gstins
      from quote_requests where account_id = account.id) as request
    order by account.created_at desc, account.id`);
  const toDate = (time: string | null) => (time === null ? null : new Date(time));
  const buyers = rows.map(({ total: _, ...row }) => ({
    ...row,
    createdAt: new Date(row.createdAt ?? 0),
    agreedAt: toDate(row.agreedAt),
    blockedAt: toDate(row.blockedAt),
    lastRequestAt: toDate(row.lastRequestAt),
  }));
  return { buyers, total: rows[0]?.total ?? 0 };
}

/** The quote requests of an account, the latest first. */
export async function selectEstimates(db: DbExecutor, accountId: string, limit: number) {
  const { financialYear, runningNumber, createdAt } = quoteRequests;
  return db
    .select({ financialYear, runningNumber, createdAt })
    .from(quoteRequests)
    .where(eq(quoteRequests.accountId, accountId))
    .orderBy(desc(createdAt), desc(quoteRequests.id))
    .limit(limit);
}

export function idOfEmail(email: string): SQL {
  return sql`select id from accounts where email = ${email}`;
}

/** The accounts with a text in a name, e-mail address or phone number, or at the beginning of a GSTIN. */
export function idsMatching(text: string): SQL {
  const pattern = `%${escapeLike(text)}%`;
  const phone = `%${escapeLike(normalisePhone(text) ?? text)}%`;
  const gstin = `${escapeLike(normaliseGstin(text))}%`;
  return sql`
    select id from accounts where name ilike ${pattern} or email ilike ${pattern} or phone like ${phone}
    union
    select account_id from quote_requests where account_id is not null and (
      customer ilike ${pattern} or contact_name ilike ${pattern} or email ilike ${pattern}
      or phone like ${phone} or gstin like ${gstin})
    union
    select account_id from addresses where
      customer ilike ${pattern} or contact_name ilike ${pattern} or phone like ${phone} or gstin like ${gstin}`;
}

/** What is blocked: an account, or what the blocklist has only the hash of. */
export type Block = {
  id: string;
  kind: 'account' | 'email' | 'domain' | 'gstin';
  /** Of an account. */
  email: string | null;
  reason: string;
  blockedAt: Date;
};

/** All blocks. */
export const blocksSql = sql`
  select id, 'account' as kind, email, blocked_reason as reason, blocked_at as "blockedAt"
  from accounts where blocked_at is not null
  union all
  select id, kind, null, reason, blocked_at from blocklist`;

/** @returns the newest blocks, and how many there are in all. */
export async function selectBlocks(
  db: DbExecutor,
  limit: number,
): Promise<{ blocks: Block[]; total: number }> {
  const { rows } = await db.execute<Block & { total: number }>(sql`
    select *, count(*) over ()::integer as total from (${blocksSql}) as block
    order by "blockedAt" desc, id limit ${limit}`);
  const blocks = rows.map(({ total: _, blockedAt, ...block }) => ({
    ...block,
    blockedAt: new Date(blockedAt),
  }));
  return { blocks, total: rows[0]?.total ?? 0 };
}
