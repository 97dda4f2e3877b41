import { formatMoment } from './format-moment.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'Asia/Kolkata' });

/** `Mon, 30 Nov 2026, 4:00 pm` */
export function formatAnswerDue(dueAt: Date): string {
  return `${weekday.format(dueAt)}, ${formatMoment(dueAt)}`;
}

/** How long there is to answer, or how late it is: `due in 3 h`, `late by 1 day`. Only whole units count. */
export function formatAnswerClock(dueAt: Date, now: Date): string {
  const leftMs = dueAt.getTime() - now.getTime();
  return leftMs >= 0 ? `due in ${formatSpan(leftMs)}` : `late by ${formatSpan(-leftMs)}`;
}

/** `3 working hours`: in how many whole ones something is usually done. */
export function formatWorkingHours(hours: number): string {
  return hours === 1 ? '1 working hour' : `${hours} working hours`;
}

function formatSpan(ms: number): string {
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} h`;
  const days = Math.floor(ms / DAY_MS);
  return days === 1 ? '1 day' : `${days} days`;
}
