import { formatIsoDay, getPreviousDay, parseDay } from '#domain/indian-day.ts';

export type Period = { from: string; to: string };
export const PERIOD_NAMES = ['thisMonth', 'lastMonth', 'quarter', 'year'] as const;
type PeriodName = (typeof PERIOD_NAMES)[number];

/** The periods that books are kept by, in India, up to the given day: `quarter` and `year` of the financial year. */
export function listPeriods(now: Date): Record<PeriodName, Period> {
  const today = formatIsoDay(now);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const quarterStart = month - ((month - 1) % 3);
  const yearStart = month >= 4 ? year : year - 1;
  return {
    thisMonth: { from: firstOf(year, month), to: today },
    lastMonth: {
      from: month === 1 ? firstOf(year - 1, 12) : firstOf(year, month - 1),
      to: dayBefore(firstOf(year, month)),
    },
    quarter: { from: firstOf(year, quarterStart), to: today },
    year: { from: firstOf(yearStart, 4), to: today },
  };
}

function firstOf(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

function dayBefore(day: string): string {
  const start = parseDay(day);
  if (!start) throw new RangeError(`${day} is no day.`);
  return formatIsoDay(getPreviousDay(start));
}
