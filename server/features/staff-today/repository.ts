import { sql } from 'drizzle-orm';
import { answerDueAtSql } from '#server/features/answer-time/repository.ts';
import { HAS_FLAG } from '#server/features/staff-requests/request-expressions.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import {
  contactMessages,
  mailLog,
  orders,
  quoteRequests,
  webhookEndpoints,
} from '#server/platform/database/schema.ts';

type Counts = Record<
  | 'fresh'
  | 'waiting'
  | 'late'
  | 'overdue'
  | 'lapsing'
  | 'toSend'
  | 'mailsRefused'
  | 'mailsGivenUp'
  | 'messages'
  | 'webhooksOff',
  number
>;
/** Since when a request waits, as PostgreSQL writes moments into JSON. */
type Waiting = { id: string; since: string };
type Row = { counts: Counts; waiting: Waiting[] | null; lapsing: string[] | null };

/** Requests that were asked or countered at these moments or earlier have waited so long. */
export type WaitingSince = { fourHours: Date; day: Date };

/** Counts what waits, and names the few that have waited longest and the few that lapse next, in one statement. */
export async function selectToday(
  db: DbExecutor,
  { fourHours, day }: WaitingSince,
  limit: number,
): Promise<{ counts: Counts; waiting: { id: string; since: Date }[]; lapsingIds: string[] }> {
  const count = (condition: ReturnType<typeof sql>) => sql`(select count(*) from ours where ${condition})`;
  const { rows } = await db.execute<Row>(sql`
    with ours as materialized (
      select id, ${answerDueAtSql} as due_at,
        case when state = 'countered' then coalesce(
          (select max(created_at) from quotation_counters where quote_request_id = ${quoteRequests.id}), created_at
        ) else created_at end as since
      from ${quoteRequests} where state in ('new', 'open', 'countered')
    ), lapsing as materialized (
      select ${quoteRequests.id} as id,
        (select lapses_at from quote_revisions where quote_request_id = ${quoteRequests.id} and state = 'sent') as lapses_at
      from ${quoteRequests} where ${HAS_FLAG.lapses_soon}
    )
    select json_build_object(
        'fresh', ${count(sql`since > ${fourHours} and since > ${day}`)},
        'waiting', ${count(sql`since <= ${fourHours} and since > ${day}`)},
        'late', ${count(sql`since <= ${day}`)},
        'overdue', ${count(sql`due_at < now()`)},
        'lapsing', (select count(*) from lapsing),
        'toSend', (select count(distinct quote_request_id) from ${orders} where status = 'Confirmed'),
        'mailsRefused', (select count(*) from ${mailLog} where state = 'refused'),
        'mailsGivenUp', (select count(*) from ${mailLog} where state = 'given_up'),
        'messages', (select count(*) from ${contactMessages} where done_at is null),
        'webhooksOff', (select count(*) from ${webhookEndpoints}
          where switched_off_at is not null and failing_since is not null)
      ) as counts,
      (select json_agg(first) from (
        select id, since from ours order by since, id limit ${limit}
      ) as first) as waiting,
      (select json_agg(id) from (
        select id from lapsing order by lapses_at, id limit ${limit}
      ) as next) as lapsing`);
  const [row] = rows;
  if (!row) throw new Error('Counts have always one row.');
  return {
    counts: row.counts,
    waiting: (row.waiting ?? []).map(({ id, since }) => ({ id, since: new Date(since) })),
    lapsingIds: row.lapsing ?? [],
  };
}
