import { parseDay } from './indian-day.ts';
import { isPinCode } from './pin-code.ts';
import type { RentPeriod } from './product-terms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A month may have 28 days. */
const MIN_DAYS: Record<RentPeriod, number> = { day: 1, week: 7, month: 28 };

/** What a buyer types to rent a machine: days such as `2026-12-05`, the last one included, and a normalised PIN. */
export type RentalEntry = { from: string; until: string; pin: string };

export type RentalProblem = 'not-a-day' | 'past' | 'before-start' | 'too-short' | 'not-a-pin';

/**
 * Why a machine cannot be rented so, by field; empty when it can.
 * @param today such as `2026-12-05`.
 */
export function findRentalProblems(
  { from, until, pin }: RentalEntry,
  leastPeriod: RentPeriod,
  today: string,
): { [Field in keyof RentalEntry]?: RentalProblem } {
  const fromProblem = !parseDay(from) ? 'not-a-day' : from < today ? 'past' : undefined;
  const untilProblem = findEndProblem(from, until, leastPeriod);
  return {
    ...(fromProblem && { from: fromProblem }),
    ...(untilProblem && { until: untilProblem }),
    ...(!isPinCode(pin) && { pin: 'not-a-pin' as const }),
  };
}

function findEndProblem(from: string, until: string, leastPeriod: RentPeriod): RentalProblem | undefined {
  const [start, end] = [parseDay(from), parseDay(until)];
  if (!end) return 'not-a-day';
  if (!start) return undefined;
  if (end < start) return 'before-start';
  return countDays(start, end) < MIN_DAYS[leastPeriod] ? 'too-short' : undefined;
}

/**
 * How many periods a machine is rented for: days as they are, weeks and months of the calendar rounded up to half ones.
 * @param rental its days such as `2026-12-05`, the last one included.
 */
export function countRentPeriods(
  { from, until }: Pick<RentalEntry, 'from' | 'until'>,
  per: RentPeriod,
): number {
  const [start, end] = [new Date(from), new Date(until)];
  const days = countDays(start, end);
  if (per === 'day') return days;
  if (per === 'week') return roundUpToHalf(days / 7);
  const after = end.getTime() + DAY_MS;
  let months = 0;
  while (addMonths(start, months + 1) <= after) months += 1;
  const [begun, next] = [addMonths(start, months), addMonths(start, months + 1)];
  return roundUpToHalf(months + (after - begun) / (next - begun));
}

function countDays(start: Date, end: Date): number {
  return Math.round((end.getTime() - start.getTime()) / DAY_MS) + 1;
}

/** The same day of a later month, or its last day where it is shorter. */
function addMonths(start: Date, months: number): number {
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay));
}

function roundUpToHalf(periods: number): number {
  return Math.ceil(periods * 2) / 2;
}
