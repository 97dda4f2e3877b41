/** Days of the calendar in India, which has a single time zone and no daylight saving time. */

const IST = '+05:30';
const DAY_MS = 24 * 60 * 60 * 1000;

const isoDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Kolkata' });

/** The beginning in India of a day typed as `2026-03-31` or `31/03/2026`, or undefined when it is no day. */
export function parseDay(text: string): Date | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year === undefined ? text : `${year}-${month}-${day}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const start = new Date(`${iso}T00:00${IST}`);
  // 31 February is no error for Date: it means 3 March.
  return Number.isNaN(start.getTime()) || formatIsoDay(start) !== iso ? undefined : start;
}

/** Whether a text is a day such as `2026-03-31`. */
export function isIsoDay(text: string): boolean {
  return /^\d{4}/.test(text) && parseDay(text) !== undefined;
}

/** `2026-03-31`: the day in India. */
export function formatIsoDay(moment: Date): string {
  return isoDay.format(moment);
}

/** The beginning of the following day. */
export function getNextDay(start: Date): Date {
  return new Date(start.getTime() + DAY_MS);
}

/** The beginning of the day before. */
export function getPreviousDay(start: Date): Date {
  return new Date(start.getTime() - DAY_MS);
}
