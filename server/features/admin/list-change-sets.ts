import { sql } from 'drizzle-orm';
import { estimateNumberSql } from '#server/features/orders/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { type ChangeFilter, matchChange } from './change-filter.ts';

type Columns = Record<string, unknown>;

/** The quote request that a changed order belongs to. */
export type ChangedRequest = {
  estimateNumber: string;
  /** The company; '' once the personal data is removed. */
  buyer: string;
  /** Why the order's status was changed, or ''. */
  reason: string;
};

/** The change of one row: the columns that differ, or all columns of a row that was added or removed. */
export type Change = {
  subject: string;
  label: string | null;
  before: Columns | null;
  after: Columns | null;
  /** Only of changed orders and quote requests. */
  request?: ChangedRequest | null;
};

/** The changes that one person made to one kind of thing at one moment, such as an import. */
export type ChangeSet = {
  changedAt: Date;
  changedBy: string;
  /** `cli:USER@HOST`; null for changes that are older than this record. */
  changedVia?: string | null;
  /** The table. */
  kind: string;
  verb: 'added' | 'changed' | 'removed';
  count: number;
  /** Of its last change. */
  number: number;
  /** The first ones. */
  changes: Change[];
};

/** Whether a row of `quote_requests` is that of a change of an order or quote request. */
export const isChangedRequest = sql`quote_requests.id = case kind
  when 'quote_requests' then subject
  when 'orders' then (select quote_request_id from orders where orders.id = subject) end`;

/**
 * Lists what was changed, newest first.
 * @param limit how many moments; an import is one, however many products it changed.
 * @param maxChanges how many changes of each change set to include.
 */
export async function listChangeSets(
  database: Database,
  limit: number,
  maxChanges: number,
  filter: ChangeFilter = {},
): Promise<ChangeSet[]> {
  const matches = matchChange(filter);
  const { rows } = await database.execute<ChangeSet>(sql`
    with recursive moments as (
      select max(changed_at) as changed_at, 1 as place from changes where ${matches}
      union all
      select (select max(changed_at) from changes where changed_at < moments.changed_at and ${matches}), place + 1
      from moments where changed_at is not null and place < ${limit})
    select
      changed_at as "changedAt",
      changed_by as "changedBy",
      changed_via as "changedVia",
      kind,
      verb,
      count(*)::integer as count,
      max(id)::integer as number,
      jsonb_agg(
        jsonb_build_object('subject', subject, 'label', label, 'before', before, 'after', after, 'request', request)
        order by id) filter (where number <= ${maxChanges}) as changes
    from (
      select *, row_number() over (partition by changed_at, changed_by, changed_via, kind, verb order by id) as number
      from moments
      join changes using (changed_at)
      cross join lateral (
        select case when before is null then 'added' when after is null then 'removed' else 'changed' end as verb)
      where ${matches}) as each
    left join lateral (
      select jsonb_build_object(
        'estimateNumber', ${estimateNumberSql},
        'buyer', case when email = '' then '' else customer end,
        'reason', coalesce((
          select reason from order_status_changes
          where kind = 'orders' and order_id = subject and status = after ->> 'status'
            and order_status_changes.changed_at >= each.changed_at
          order by order_status_changes.changed_at limit 1), '')) as request
      from quote_requests
      where ${isChangedRequest}
    ) as changed_request on number <= ${maxChanges}
    group by changed_at, changed_by, changed_via, kind, verb
    order by changed_at desc, max(id) desc`);
  return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt) }));
}

/** Counts the moments before this one at which something was changed. */
export async function countEarlierMoments(
  database: Database,
  before: Date,
  filter: ChangeFilter,
): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(distinct changed_at)::integer as count from changes
    where changed_at < ${before.toISOString()} and ${matchChange(filter)}`);
  return rows[0]?.count ?? 0;
}
