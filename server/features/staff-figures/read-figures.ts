import type { LossReason } from '#contract/staff-figures.ts';
import type { WorkingTime } from '#domain/answer-time.ts';
import { formatIsoDay, getNextDay, parseDay } from '#domain/indian-day.ts';
import { createWorkingClock } from '#domain/working-clock.ts';
import { selectHolidays } from '#server/features/answer-time/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import {
  type CourseRow,
  type PeriodName,
  type Periods,
  selectAnswers,
  selectCourse,
  selectTotals,
  type Totals,
} from './repository.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** `medianHours` in working hours, with one decimal; null when nothing was answered. */
export type Figures = Omit<Totals, 'period'> & { medianHours: number | null };
export type FigureReport = Record<PeriodName, Figures> & { from: string; course: CourseRow[] };

/** Figures of the last `days` days in India, the day of the moment included, and of as many days before those. */
export async function readFigures(
  database: Database,
  workingTime: WorkingTime,
  { days, now }: { days: 30 | 365; now: Date },
): Promise<FigureReport> {
  const periods = getPeriods(days, now);
  const [totals, medians, course] = await Promise.all([
    selectTotals(database, periods),
    readMedians(database, workingTime, periods),
    readCourse(database, periods, days),
  ]);
  const get = (name: PeriodName): Figures => {
    const found = totals.find(({ period }) => period === name);
    if (!found) throw new Error('Each period has a row.');
    const { period, ...figures } = found;
    return { ...figures, medianHours: medians[name] };
  };
  return { from: formatIsoDay(periods.start), current: get('current'), before: get('before'), course };
}

/** How many requests were lost. */
export function countLosses(losses: Partial<Record<LossReason, number>>): number {
  return Object.values(losses).reduce((sum, count) => sum + count, 0);
}

function getPeriods(days: number, now: Date): Periods {
  const today = parseDay(formatIsoDay(now)) as Date;
  const start = new Date(today.getTime() - (days - 1) * DAY_MS);
  return { startBefore: new Date(start.getTime() - days * DAY_MS), start, until: now };
}

async function readMedians(
  database: Database,
  workingTime: WorkingTime,
  periods: Periods,
): Promise<Record<PeriodName, number | null>> {
  const answers = await selectAnswers(database, periods);
  if (answers.length === 0) return { current: null, before: null };
  const oldest = answers.reduce((least, { askedAt }) => (askedAt < least ? askedAt : least), periods.until);
  const holidays = await selectHolidays(database, formatIsoDay(oldest));
  const measure = createWorkingClock(
    oldest,
    periods.until,
    workingTime,
    new Set(holidays.map(({ day }) => day)),
  );
  const getMedian = (isWithin: (answeredAt: Date) => boolean) =>
    getMedianHours(
      answers.flatMap(({ askedAt, answeredAt }) =>
        isWithin(answeredAt) ? [measure(askedAt, answeredAt)] : [],
      ),
    );
  return {
    current: getMedian((answeredAt) => answeredAt >= periods.start),
    before: getMedian((answeredAt) => answeredAt < periods.start),
  };
}

/** Of two in the middle the longer one, as for what is promised. */
function getMedianHours(workingMs: number[]): number | null {
  const median = workingMs.toSorted((one, other) => one - other)[Math.floor(workingMs.length / 2)];
  return median === undefined ? null : Math.round((median / HOUR_MS) * 10) / 10;
}

async function readCourse(database: Database, periods: Periods, days: 30 | 365): Promise<CourseRow[]> {
  const isDaily = days === 30;
  const rows = await selectCourse(database, periods, isDaily ? 'YYYY-MM-DD' : 'YYYY-MM');
  const known = new Map(rows.map((row) => [row.time, row]));
  const times = new Set<string>();
  for (let day = periods.start; day <= periods.until; day = getNextDay(day))
    times.add(formatIsoDay(day).slice(0, isDaily ? 10 : 7));
  return Array.from(times, (time) => known.get(time) ?? { time, asked: 0, answered: 0, accepted: 0 });
}
