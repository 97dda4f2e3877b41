import { isDeepStrictEqual } from 'node:util';
import { getWorkingMs, type WorkingTime } from '#domain/answer-time.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { getWorkingTime } from '#server/features/settings/read-settings.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { selectAnswered, selectHolidays } from './repository.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long the answer of this process is used. */
const MAX_AGE_MS = HOUR_MS;
const PERIOD_DAYS = 90;
/** Fewer say little about the next one. */
const MIN_ANSWERS = 20;
/** The newest ones, so that the calculation stays short. */
const MAX_ANSWERS = 2000;

/** In how many whole working hours half of the requests of the last 90 days were answered. */
export type UsualAnswerTime = {
  /** Null while fewer than 20 were answered. */
  get(): Promise<number | null>;
};

/** Calculates it at most once an hour, and at once when the working time is set to another one. */
export function createUsualAnswerTime(database: Database, workingTime: WorkingTime): UsualAnswerTime {
  let calculated: Promise<number | null> | undefined;
  let calculatedAt = 0;
  let calculatedFor: WorkingTime | undefined;
  return {
    async get() {
      const current = await getWorkingTime(database, workingTime);
      const isOld = Date.now() - calculatedAt >= MAX_AGE_MS || !isDeepStrictEqual(current, calculatedFor);
      if (!calculated || isOld) {
        calculatedAt = Date.now();
        calculatedFor = current;
        calculated = calculateUsualAnswerTime(database, current);
        calculated.catch(() => {
          calculated = undefined;
        });
      }
      return calculated;
    },
  };
}

export async function calculateUsualAnswerTime(
  database: Database,
  workingTime: WorkingTime,
): Promise<number | null> {
  const answered = await selectAnswered(database, { days: PERIOD_DAYS, limit: MAX_ANSWERS });
  if (answered.length < MIN_ANSWERS) return null;
  const oldest = new Date(Math.min(...answered.map(({ askedAt }) => askedAt.getTime())));
  const days = (await selectHolidays(database, formatIsoDay(oldest))).map(({ day }) => day);
  const holidays = new Set(days);
  const workingMs = answered
    .map(({ askedAt, answeredAt }) => getWorkingMs(askedAt, answeredAt, workingTime, holidays))
    .toSorted((one, other) => one - other);
  // Of two in the middle the longer one: it promises less.
  const median = workingMs[Math.floor(workingMs.length / 2)] ?? 0;
  return Math.max(1, Math.ceil(median / HOUR_MS));
}
