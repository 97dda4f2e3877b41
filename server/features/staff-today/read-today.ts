import { getWorkingDayMs, getWorkingStart, type WorkingTime } from '#domain/answer-time.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { selectHolidays } from '#server/features/answer-time/repository.ts';
import { selectInboxRows } from '#server/features/staff-requests/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { selectToday, type WaitingSince } from './repository.ts';

const HOUR_MS = 60 * 60 * 1000;
const FRESH_MS = 4 * HOUR_MS;
/** Nobody is closed for longer. */
const HOLIDAYS_MS = 60 * 24 * HOUR_MS;
/** How many requests and offers are named. */
const NAMED = 8;

export type Today = Awaited<ReturnType<typeof readToday>>;

/** Finds out what waits, at a moment. */
export async function readToday(database: Database, workingTime: WorkingTime, now: Date) {
  const since = await findWaitingSince(database, workingTime, now);
  const { counts, waiting, lapsingIds } = await selectToday(database, since, NAMED);
  const rows = await selectInboxRows(database, [...waiting.map(({ id }) => id), ...lapsingIds]);
  const known = new Map(rows.map((row) => [row.id, row]));
  return {
    counts,
    longestWaiting: waiting.flatMap(({ id, since: at }) => {
      const row = known.get(id);
      return row ? [{ row, since: at, age: getAge(at, since) }] : [];
    }),
    nextToLapse: lapsingIds.flatMap((id) => known.get(id) ?? []),
  };
}

async function findWaitingSince(
  database: Database,
  workingTime: WorkingTime,
  now: Date,
): Promise<WaitingSince> {
  const rows = await selectHolidays(database, formatIsoDay(new Date(now.getTime() - HOLIDAYS_MS)));
  const holidays = new Set(rows.map(({ day }) => day));
  const getStart = (workingMs: number) => getWorkingStart(now, workingMs, workingTime, holidays);
  return { fourHours: getStart(FRESH_MS), day: getStart(getWorkingDayMs(workingTime)) };
}

function getAge(since: Date, { fourHours, day }: WaitingSince): 'fresh' | 'waiting' | 'late' {
  if (since <= day) return 'late';
  return since <= fourHours ? 'waiting' : 'fresh';
}
