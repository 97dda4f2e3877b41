import { getOpeningMs, type Holidays, type WorkingTime } from './answer-time.ts';
import { formatIsoDay, getNextDay, parseDay } from './indian-day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type WorkedDay = { opens: number; closes: number; workedBefore: number };

/**
 * Measures working time between very many moments of a period, as `getWorkingMs` does: each day is looked at once.
 * @returns the working time between two moments of the period, in milliseconds.
 */
export function createWorkingClock(
  from: Date,
  until: Date,
  workingTime: WorkingTime,
  holidays: Holidays,
): (start: Date, end: Date) => number {
  const firstDay = parseDay(formatIsoDay(from)) as Date;
  const days: WorkedDay[] = [];
  let workedBefore = 0;
  for (let day = firstDay; day <= until; day = getNextDay(day)) {
    const [opens, closes] = getOpeningMs(day, workingTime, holidays);
    days.push({ opens, closes, workedBefore });
    workedBefore += closes - opens;
  }
  const getWorkedUntil = (moment: Date) => {
    const day = days[Math.floor((moment.getTime() - firstDay.getTime()) / DAY_MS)];
    if (!day) throw new RangeError('The moment is not in the period.');
    return day.workedBefore + Math.max(0, Math.min(day.closes, moment.getTime()) - day.opens);
  };
  return (start, end) => Math.max(0, getWorkedUntil(end) - getWorkedUntil(start));
}
