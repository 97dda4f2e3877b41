import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOSS_REASONS } from '#contract/staff-figures.ts';
import { getWorkingMs, type WorkingTime } from '#domain/answer-time.ts';
import { formatIsoDay, parseDay } from '#domain/indian-day.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { explainStatement } from '../../../tests/support/explain-statement.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { presentFigures } from './presenter.ts';
import { readFigures } from './read-figures.ts';
import { selectAnswers, selectCourse, selectTotals } from './repository.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const NOW = new Date('2026-11-23T15:00+05:30');
const WEEK: WorkingTime = {
  weekdays: new Set([1, 2, 3, 4, 5, 6]),
  opensAtMinute: 10 * 60,
  closesAtMinute: 18 * 60,
  answerHours: 8,
};
const HOLIDAYS = new Set(['2026-11-09']);

/** What has happened to a request; hours are counted back from now. */
type History = {
  askedAgo: number;
  /** Hours after that; undefined for no answer. */
  answeredAfter: number | undefined;
  decidedAfter: number;
  outcome: 'open' | 'accepted' | 'offered' | 'spam' | (typeof LOSS_REASONS)[number];
  /** Hours after the request, and rupees of each quotation; the last one may have been taken back. */
  offers: { after: number; rupees: number }[];
  isRecalled: boolean;
};

const hours = (max: number) => fc.integer({ min: 0, max });
const history: fc.Arbitrary<History> = fc.record({
  askedAgo: hours(70 * 24),
  answeredAfter: fc.option(hours(100), { nil: undefined }),
  decidedAfter: hours(400),
  outcome: fc.constantFrom('open', 'accepted', 'offered', 'spam', ...LOSS_REASONS),
  offers: fc.array(fc.record({ after: hours(300), rupees: fc.integer({ min: 1, max: 10_000_000 }) }), {
    maxLength: 3,
  }),
  isRecalled: fc.boolean(),
});

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase();
  await shop.database.execute(sql`insert into holidays (day, name) values ('2026-11-09', 'Diwali')`);
});
afterAll(() => shop.close());

const askedAt = ({ askedAgo }: History) => NOW.getTime() - askedAgo * HOUR_MS;
const answeredAt = (one: History) =>
  one.answeredAfter === undefined ? undefined : askedAt(one) + one.answeredAfter * HOUR_MS;
const decidedAt = (one: History) => askedAt(one) + one.decidedAfter * HOUR_MS;
const isSpam = ({ outcome }: History) => outcome === 'spam';
const isLost = ({ outcome }: History) => !['open', 'accepted', 'offered', 'spam'].includes(outcome);
const isLapse = ({ outcome }: History) => outcome === 'lapsed';
/** An offer that waits, or has lapsed, is the last one. */
const offersOf = (one: History) => {
  const hasOffer = one.outcome === 'offered' || isLapse(one);
  const offers = hasOffer && one.offers.length === 0 ? [{ after: 0, rupees: 100 }] : one.offers;
  return offers.map((offer, index) => {
    const isLast = index === offers.length - 1;
    const state = isLast && hasOffer ? 'sent' : isLast && one.isRecalled ? 'withdrawn' : 'superseded';
    return { ...offer, state };
  });
};
const lapsesAt = (one: History) => (isLapse(one) ? decidedAt(one) : NOW.getTime() + DAY_MS);

const KINDS: Partial<Record<History['outcome'], string>> = {
  'declined by seller': 'declined by seller',
  withdrawn: 'withdrawn',
  'account deleted': 'closed',
  spam: 'closed',
};

async function store(histories: readonly History[]): Promise<void> {
  const iso = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString());
  await shop.database.execute(
    sql`truncate quote_requests, quote_revisions, quotation_events, request_totals cascade`,
  );
  for (const [index, one] of histories.entries()) {
    const id = `request-${index}`;
    const { outcome } = one;
    const state =
      isLapse(one) || outcome === 'offered'
        ? 'offered'
        : isSpam(one)
          ? 'closed'
          : isLost(one)
            ? 'declined'
            : outcome;
    const isDecided = ['accepted', 'declined', 'closed'].includes(state);
    await shop.database.execute(sql`
      insert into quote_requests (
        id, financial_year, running_number, customer, contact_name, email, phone, gstin, billing, shipping,
        created_at, answered_at, decided_at, state)
      values (${id}, '2026-27', ${100_000 + index}, 'Works', 'Asha', 'a@b.test', '9830012345', '', '{}', '{}',
        ${iso(askedAt(one))}, ${iso(answeredAt(one))}, ${isDecided ? iso(decidedAt(one)) : null}, ${state})`);
    for (const [offerIndex, { after, rupees, state: offerState }] of offersOf(one).entries())
      await shop.database.execute(sql`
        insert into quote_revisions (
          id, quote_request_id, number, made_by, document, document_sha256, total_paise, kind, state, lapses_at, created_at)
        values (${`${id}-${offerIndex}`}, ${id}, ${offerIndex + 1}, 'operator', '{}', '', ${rupees * 100}, 'quotation',
          ${offerState}, ${iso(lapsesAt(one))}, ${iso(askedAt(one) + after * HOUR_MS)})`);
    if ((isLost(one) || isSpam(one)) && !isLapse(one) && outcome !== 'unknown') {
      const kind = KINDS[outcome] ?? 'declined by buyer';
      const reason = outcome === 'declined by seller' || outcome === 'withdrawn' ? {} : { reason: outcome };
      await shop.database.execute(sql`
        insert into quotation_events (quote_request_id, kind, made_by, actor, detail)
        values (${id}, ${kind}, 'system', 'system', ${JSON.stringify(reason)}::jsonb)`);
    }
  }
}

/** The same by plain counting. */
function count(histories: readonly History[], from: number, until: number) {
  const isIn = (ms: number | undefined) => ms !== undefined && ms >= from && ms < until;
  const real = histories.filter((one) => !isSpam(one));
  const answered = real.filter((one) => isIn(answeredAt(one)));
  const waits = answered
    .map((one) => getWorkingMs(new Date(askedAt(one)), new Date(answeredAt(one) ?? 0), WEEK, HOLIDAYS))
    .sort((one, other) => one - other);
  const median = waits[Math.floor(waits.length / 2)];
  const offered = histories.flatMap(
    (one) =>
      offersOf(one).findLast(
        ({ after, state }) => state !== 'withdrawn' && isIn(askedAt(one) + after * HOUR_MS),
      ) ?? [],
  );
  const accepted = histories.filter((one) => one.outcome === 'accepted' && isIn(decidedAt(one)));
  const totalOf = (one: History) => offersOf(one).findLast(({ state }) => state !== 'withdrawn')?.rupees ?? 0;
  return {
    asked: real.filter((one) => isIn(askedAt(one))).length,
    answered: answered.length,
    median_hours: median === undefined ? null : Math.round((median / HOUR_MS) * 10) / 10,
    offered: offered.length,
    offered_value: offered.reduce((sum, { rupees }) => sum + rupees, 0),
    accepted: accepted.length,
    accepted_value: accepted.reduce((sum, one) => sum + totalOf(one), 0),
    lost: histories.filter((one) => isLost(one) && isIn(decidedAt(one))).length,
  };
}

it('counts of any histories what plain counting does, for the period and the one before', async () => {
  const today = (parseDay(formatIsoDay(NOW)) as Date).getTime();
  const start = today - 29 * DAY_MS;
  await fc.assert(
    fc.asyncProperty(fc.array(history, { maxLength: 12 }), async (histories) => {
      await store(histories);
      const report = presentFigures(await readFigures(shop.database, WEEK, { days: 30, now: NOW }));
      expect(report.current).toEqual(count(histories, start, NOW.getTime()));
      expect(report.before).toEqual(count(histories, start - 30 * DAY_MS, start));
      const lost = histories.filter(
        (one) => isLost(one) && decidedAt(one) >= start && decidedAt(one) < NOW.getTime(),
      );
      for (const reason of LOSS_REASONS)
        expect(report.losses.find((each) => each.reason === reason)?.count ?? 0, reason).toBe(
          lost.filter(({ outcome }) => outcome === reason).length,
        );
      const sum = (name: 'asked' | 'answered' | 'accepted') =>
        report.course.reduce((total, row) => total + row[name], 0);
      expect([sum('asked'), sum('answered'), sum('accepted')]).toEqual([
        report.current.asked,
        report.current.answered,
        report.current.accepted,
      ]);
    }),
    { numRuns: 25 },
  );
});

it('names each day of 30, and each month of 365', async () => {
  const { from, course } = await readFigures(shop.database, WEEK, { days: 30, now: NOW });
  expect([from, course[0]?.time, course.at(-1)?.time, course.length]).toEqual([
    '2026-10-25',
    '2026-10-25',
    '2026-11-23',
    30,
  ]);
  const year = await readFigures(shop.database, WEEK, { days: 365, now: NOW });
  expect([year.from, year.course[0]?.time, year.course.at(-1)?.time, year.course.length]).toEqual([
    '2025-11-24',
    '2025-11',
    '2026-11',
    13,
  ]);
});

it('reads what happened in a month, and not the 10,000 requests of three years', async () => {
  await shop.database.execute(
    sql`truncate quote_requests, quote_revisions, quotation_events, request_totals cascade`,
  );
  await shop.database.execute(sql`
    insert into quote_requests (
      id, financial_year, running_number, customer, contact_name, email, phone, gstin, billing, shipping,
      created_at, answered_at, decided_at, state)
    select 'many-' || n, '2026-27', 100000 + n, 'Works', 'Asha', 'a@b.test', '9830012345', '', '{}', '{}',
      at, at + interval '5 hours', at + interval '2 days', case n % 4 when 0 then 'accepted' else 'declined' end
    from generate_series(1, 10000) as n, lateral (select ${NOW.toISOString()}::timestamptz - n * interval '150 minutes' as at) as asked`);
  await shop.database.execute(
    sql`vacuum analyze quote_requests, quote_revisions, request_totals, quotation_events`,
  );
  const client = await shop.pool.connect();
  let pages = 0;
  const explaining = {
    $client: {
      query: async (statement: { text: string; values: unknown[] }) => {
        const { Plan: plan } = await explainStatement(client, statement, 'analyze, buffers');
        pages += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
        return { rows: [] };
      },
    },
  } as unknown as Database;
  const start = new Date(NOW.getTime() - 30 * DAY_MS);
  const periods = { startBefore: new Date(start.getTime() - 30 * DAY_MS), start, until: NOW };
  await selectTotals(explaining, periods);
  await selectAnswers(explaining, periods);
  await selectCourse(explaining, periods, 'YYYY-MM-DD');
  client.release();
  // The tables have more than 300 pages, and would be read ten times.
  expect(pages).toBeLessThan(3000);
});
