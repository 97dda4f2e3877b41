import { parseDay } from '#domain/indian-day.ts';
import { formatDay as formatEnglishDay } from '#domain/indian-format.ts';
import { getLanguage } from './language.ts';

const hindiDay = new Intl.DateTimeFormat('hi-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** `31 Mar 2027` or `31 मार्च 2027`: the date in India, in the operator's language. */
export function formatDay(date: Date): string {
  return getLanguage() === 'hi' ? hindiDay.format(date) : formatEnglishDay(date);
}

/** The same of `2027-03-31`. */
export function formatDayFromIso(iso: string): string {
  const day = parseDay(iso);
  return day ? formatDay(day) : iso;
}
