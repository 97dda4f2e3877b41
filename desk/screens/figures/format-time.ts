/** How a day (`2026-10-25`) or, for a year, a month (`2026-10`) reads. */
export function createTimeFormat(days: '30' | '365'): (time: string) => string {
  const options: Intl.DateTimeFormatOptions =
    days === '30' ? { day: 'numeric', month: 'short' } : { month: 'short', year: 'numeric' };
  const format = new Intl.DateTimeFormat(document.documentElement.lang || 'en-IN', {
    ...options,
    timeZone: 'UTC',
  });
  return (time) => format.format(new Date(time));
}
