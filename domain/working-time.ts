const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** The weekdays as numbers from 0 for Sunday, in the order of a week in India. */
export const WEEKDAYS_FROM_MONDAY: readonly number[] = [1, 2, 3, 4, 5, 6, 0];
const MINUTES_PER_HOUR = 60;
const DAY_MINUTES = 24 * MINUTES_PER_HOUR;

/** The weekdays, from 0 for Sunday, of a text such as `Mon-Fri, Sun`; undefined when it is none. */
export function parseWeekdays(text: string): Set<number> | undefined {
  const days = new Set<number>();
  for (const part of text.toLowerCase().split(',')) {
    const [first = -1, last = first, ...others] = part.split('-').map((day) => WEEKDAYS.indexOf(day.trim()));
    if (first < 0 || last < 0 || others.length > 0) return undefined;
    for (let day = first; ; day = (day + 1) % WEEKDAYS.length) {
      days.add(day);
      if (day === last) break;
    }
  }
  return days;
}

/** `Mon, Tue, Fri`: what `parseWeekdays` reads. */
export function formatWeekdays(days: ReadonlySet<number>): string {
  return WEEKDAYS_FROM_MONDAY.filter((day) => days.has(day))
    .map((day) => WEEKDAYS[day] ?? '')
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
    .join(', ');
}

/** `10:00`, of minutes after midnight. */
export function formatMinute(minute: number): string {
  const pad = (count: number) => String(count).padStart(2, '0');
  return `${pad(Math.floor(minute / MINUTES_PER_HOUR))}:${pad(minute % MINUTES_PER_HOUR)}`;
}

/** The minutes after midnight of a text such as `10:00-18:30`; undefined when it is no period of one day. */
export function parseHours(text: string): { opensAtMinute: number; closesAtMinute: number } | undefined {
  const [, ...digits] = /^(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  const [openHour = 0, openMinute = 0, closeHour = 0, closeMinute = 0] = digits.map(Number);
  const opensAtMinute = openHour * MINUTES_PER_HOUR + openMinute;
  const closesAtMinute = closeHour * MINUTES_PER_HOUR + closeMinute;
  const areMinutes = openMinute < MINUTES_PER_HOUR && closeMinute < MINUTES_PER_HOUR;
  if (digits.length === 0 || !areMinutes || opensAtMinute >= closesAtMinute || closesAtMinute > DAY_MINUTES) {
    return undefined;
  }
  return { opensAtMinute, closesAtMinute };
}
