import { type SQL, sql } from 'drizzle-orm';
import { estimateNumberSql } from '#server/features/orders/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { changeSets } from '#server/platform/database/schema.ts';
import { type ChangeFilter, matchChange } from './change-expressions.ts';

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
  const matchesSubject = matchChange({ subject: filter.subject });
  const { rows } = await database.execute<ChangeSet>(sql`
    with recursive sets as ${selectSets(filter)}, moments as (
      select max(changed_at) as changed_at, 1 as place from sets
      union all
      select (select max(changed_at) from sets where changed_at < moments.changed_at), place + 1
      from moments where changed_at is not null and place < ${limit})
    select
      sets.changed_at as "changedAt", changed_by as "changedBy", changed_via as "changedVia", kind, verb, count,
      last_number::integer as number, changes
    from moments
    -- A look-up for each moment: without "offset" it may become a join that reads all sets.
    cross join lateral (select * from sets where sets.changed_at = moments.changed_at offset 0) as sets
    cross join lateral (
      select jsonb_agg(
        jsonb_build_object('subject', subject, 'label', label, 'before', before, 'after', after, 'request', request)
        order by id) as changes
      from (
        select * from changes
        where id between sets.first_number and sets.last_number and ${matchesSubject}
          and (changed_at, changed_by, changed_via, kind, ${verbSql})
            is not distinct from (sets.changed_at, sets.changed_by, sets.changed_via, sets.kind, sets.verb)
        order by id limit ${maxChanges}) as each
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
      ) as changed_request on true
    ) as first_ones
    order by sets.changed_at desc, last_number desc`);
  return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt) }));
}

/** What was done to a row of `changes`. */
export const verbSql = sql`case when before is null then 'added' when after is null then 'removed' else 'changed' end`;

/**
 * The change sets of a filter, as a subquery; for a subject, of which they have nothing, they are put together again.
 */
function selectSets(filter: ChangeFilter): SQL {
  if (filter.subject === undefined) {
    return sql`not materialized (select * from ${changeSets} where ${matchChange(filter)})`;
  }
  return sql`materialized (
    select changed_at, changed_by, changed_via, kind, ${verbSql} as verb, count(*)::integer as count,
      min(id) as first_number, max(id) as last_number
    from changes where ${matchChange(filter)} group by 1, 2, 3, 4, 5)`;
}

/** Counts the moments before this one at which something was changed. */
export async function countEarlierMoments(
  database: Database,
  before: Date,
  filter: ChangeFilter,
): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    with sets as ${selectSets(filter)}
    select count(distinct changed_at)::integer as count from sets where changed_at < ${before.toISOString()}`);
  return rows[0]?.count ?? 0;
}
