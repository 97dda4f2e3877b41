import { formatIsoDay, getNextDay, getPreviousDay, parseDay } from './indian-day.ts';

/** When somebody is there to answer quote requests. */
export type WorkingTime = {
  /** From 0 for Sunday to 6 for Saturday; at least one. */
  weekdays: ReadonlySet<number>;
  /** In minutes after midnight in India; it closes later than it opens, on the same day. */
  opensAtMinute: number;
  closesAtMinute: number;
  /** In how many working hours a quote request is answered; more than 0. */
  answerHours: number;
};

/** Days in India on which nobody works, such as `2026-10-20`. */
export type Holidays = ReadonlySet<string>;

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const HALF_HOUR_MS = HOUR_MS / 2;
/** Nobody closes for longer: then the settings or the holidays are wrong. */
const MAX_DAYS = 400;

/**
 * The time by which a request that arrives at a moment is answered: the promised working hours later, rounded up to
 * half an hour.
 * @throws RangeError when there is no working time within 400 days.
 */
export function getAnswerDueAt(askedAt: Date, workingTime: WorkingTime, holidays: Holidays): Date {
  let leftMs = workingTime.answerHours * HOUR_MS;
  let day = getDayStart(askedAt);
  for (let count = 0; count < MAX_DAYS; count += 1, day = getNextDay(day)) {
    const [opens, closes] = getOpeningMs(day, workingTime, holidays);
    const start = Math.max(opens, askedAt.getTime());
    if (start >= closes) continue;
    if (leftMs <= closes - start) return new Date(Math.min(roundUp(start + leftMs), closes));
    leftMs -= closes - start;
  }
  throw new RangeError(`There is no working time within ${MAX_DAYS} days.`);
}

/** How much working time lies between two moments, in milliseconds. */
export function getWorkingMs(from: Date, to: Date, workingTime: WorkingTime, holidays: Holidays): number {
  let sum = 0;
  for (let day = getDayStart(from); day < to; day = getNextDay(day)) {
    const [opens, closes] = getOpeningMs(day, workingTime, holidays);
    sum += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()));
  }
  return sum;
}

/**
 * The latest moment from which so much working time lies before another one.
 * @throws RangeError when there is not so much within 400 days.
 */
export function getWorkingStart(
  until: Date,
  workingMs: number,
  workingTime: WorkingTime,
  holidays: Holidays,
): Date {
  let leftMs = workingMs;
  let day = getDayStart(until);
  for (let count = 0; count < MAX_DAYS; count += 1, day = getPreviousDay(day)) {
    const [opens, closes] = getOpeningMs(day, workingTime, holidays);
    const end = Math.min(closes, until.getTime());
    if (end <= opens) continue;
    if (leftMs <= end - opens) return new Date(end - leftMs);
    leftMs -= end - opens;
  }
  throw new RangeError(`There is no such working time within ${MAX_DAYS} days.`);
}

/** How long a whole day is worked, in milliseconds. */
export function getWorkingDayMs({ opensAtMinute, closesAtMinute }: WorkingTime): number {
  return (closesAtMinute - opensAtMinute) * MINUTE_MS;
}

/** From when to when a day is worked, in milliseconds since 1970; the same moment twice if it is not. */
export function getOpeningMs(
  day: Date,
  workingTime: WorkingTime,
  holidays: Holidays,
): [opens: number, closes: number] {
  const { weekdays, opensAtMinute, closesAtMinute } = workingTime;
  const isOff = !weekdays.has(getWeekday(day)) || holidays.has(formatIsoDay(day));
  const opens = day.getTime() + opensAtMinute * MINUTE_MS;
  return [opens, isOff ? opens : day.getTime() + closesAtMinute * MINUTE_MS];
}

function getWeekday(dayStart: Date): number {
  return new Date(`${formatIsoDay(dayStart)}T00:00Z`).getUTCDay();
}

function getDayStart(moment: Date): Date {
  return parseDay(formatIsoDay(moment)) as Date;
}

/** India is half an hour off the hour of UTC, so half hours are the same for both. */
function roundUp(ms: number): number {
  return Math.ceil(ms / HALF_HOUR_MS) * HALF_HOUR_MS;
}
