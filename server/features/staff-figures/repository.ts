import { sql } from 'drizzle-orm';
import type { LossReason } from '#contract/staff-figures.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { executeNamed } from '#server/platform/database/prepared-statement.ts';
import {
  quotationEvents,
  quoteRequests,
  quoteRevisions,
  requestTotals,
} from '#server/platform/database/schema.ts';

/** The period from `start` on, and the one before it from `startBefore` on. */
export type Periods = { startBefore: Date; start: Date; until: Date };

export type PeriodName = 'current' | 'before';
export type Totals = {
  period: PeriodName;
  asked: number;
  answered: number;
  offered: number;
  offeredPaise: number;
  accepted: number;
  acceptedPaise: number;
  losses: Partial<Record<LossReason, number>>;
};

/** Requests that were closed because nobody wanted anything. */
const SPAM = sql`
  select request.id from ${quoteRequests} as request
    join ${quotationEvents} as event on event.quote_request_id = request.id and event.kind = 'closed'
  where request.state = 'closed' and event.detail ->> 'reason' in ('spam', 'duplicate')`;

/** Counts and sums of both periods. Offers that lapse later than `until` have not lapsed. */
export async function selectTotals(
  database: Database,
  { startBefore, start, until }: Periods,
): Promise<Totals[]> {
  return executeNamed<Totals>(
    database,
    sql`
    with spam as materialized (${SPAM}),
    lost as materialized (
      select request.decided_at as at, coalesce(step.detail ->> 'reason', step.kind, 'unknown') as reason
      from ${quoteRequests} as request
        left join lateral (
          select kind, detail from ${quotationEvents} as event
          where event.quote_request_id = request.id
            and kind in ('declined by buyer', 'declined by seller', 'withdrawn', 'closed')
          order by number desc limit 1
        ) as step on true
      where request.state in ('declined', 'closed') and request.decided_at >= ${startBefore}
        and request.id not in (select id from spam)
      union all
      select offer.lapses_at, 'lapsed'
      from ${quoteRequests} as request
        join ${quoteRevisions} as offer on offer.quote_request_id = request.id and offer.state = 'sent'
      where request.state = 'offered' and offer.lapses_at >= ${startBefore}
    ),
    period (name, start, until) as (
      values ('current', ${start}::timestamptz, ${until}::timestamptz),
        ('before', ${startBefore}::timestamptz, ${start}::timestamptz)
    )
    select period.name as period, asked.count::integer as asked, answered.count::integer as answered,
      offered.count::integer as offered, offered.paise::float8 as "offeredPaise",
      accepted.count::integer as accepted, accepted.paise::float8 as "acceptedPaise",
      losses.counts as losses
    from period,
      lateral (
        select count(*) from ${quoteRequests} as request
        where created_at >= period.start and created_at < period.until and id not in (select id from spam)
      ) as asked,
      lateral (
        select count(*) from ${quoteRequests} as request
        where answered_at >= period.start and answered_at < period.until and id not in (select id from spam)
      ) as answered,
      lateral (
        select count(*), coalesce(sum(total_paise), 0) as paise from (
          select distinct on (quote_request_id) total_paise from ${quoteRevisions}
          where kind = 'quotation' and state <> 'withdrawn' and created_at >= period.start and created_at < period.until
          order by quote_request_id, number desc
        ) as last
      ) as offered,
      lateral (
        select count(*), coalesce(sum(total.total_paise), 0) as paise
        from ${quoteRequests} as request left join ${requestTotals} as total on total.quote_request_id = request.id
        where state = 'accepted' and decided_at >= period.start and decided_at < period.until
      ) as accepted,
      lateral (
        select coalesce(json_object_agg(reason, count), '{}') as counts from (
          select reason, count(*) from lost where at >= period.start and at < period.until group by reason
        ) as reasons
      ) as losses`,
  );
}

/** When requests were asked that were answered since, and when they were answered; in seconds since 1970. */
export async function selectAnswers(
  database: Database,
  { startBefore, until }: Periods,
): Promise<{ askedAt: Date; answeredAt: Date }[]> {
  const [row] = await executeNamed<{ asked: number[] | null; answered: number[] | null }>(
    database,
    sql`
    select json_agg(date_part('epoch', created_at)) as asked,
      json_agg(date_part('epoch', answered_at)) as answered
    from ${quoteRequests}
    where answered_at >= ${startBefore} and answered_at < ${until} and id not in (${SPAM})`,
  );
  const { asked, answered } = row ?? {};
  return (asked ?? []).map((seconds, index) => ({
    askedAt: new Date(seconds * 1000),
    answeredAt: new Date((answered?.[index] ?? 0) * 1000),
  }));
}

export type CourseRow = { time: string; asked: number; answered: number; accepted: number };

/**
 * How many requests were asked, answered and accepted at each time, as `format` writes it; times with none are left
 * out.
 */
export async function selectCourse(
  database: Database,
  { start, until }: Periods,
  format: 'YYYY-MM-DD' | 'YYYY-MM',
): Promise<CourseRow[]> {
  return executeNamed<CourseRow>(
    database,
    sql`
    with spam as materialized (${SPAM}),
    step (at, name) as (
      select created_at, 'asked' from ${quoteRequests} where created_at >= ${start} and id not in (select id from spam)
      union all
      select answered_at, 'answered' from ${quoteRequests} where answered_at >= ${start} and id not in (select id from spam)
      union all
      select decided_at, 'accepted' from ${quoteRequests} where decided_at >= ${start} and state = 'accepted'
    ),
    day (day, asked, answered, accepted) as (
      select (at at time zone 'Asia/Kolkata')::date, count(*) filter (where name = 'asked'),
        count(*) filter (where name = 'answered'), count(*) filter (where name = 'accepted')
      from step where at < ${until} group by 1
    )
    select to_char(day::timestamp, ${format}) as time, sum(asked)::integer as asked, sum(answered)::integer as answered,
      sum(accepted)::integer as accepted
    from day group by 1`,
  );
}
