const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'Asia/Kolkata' });
const dayAndMonth = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Kolkata',
});
const time = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/** `Monday 16:00` or, for a mail that may be read later, and in more than six days, `Monday 30 November, 16:00`. */
export function formatAnswerDue(dueAt: Date, now?: Date): string {
  const isSoon = now !== undefined && Math.abs(dueAt.getTime() - now.getTime()) < 6 * DAY_MS;
  const day = isSoon ? '' : ` ${dayAndMonth.format(dueAt)},`;
  return `${weekday.format(dueAt)}${day} ${time.format(dueAt)}`;
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
