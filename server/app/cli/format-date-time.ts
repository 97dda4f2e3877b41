import { formatDate } from '#domain/indian-format.ts';

const time = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/** `31/03/2027 17:05`, Indian Standard Time. */
export function formatDateTime(date: Date): string {
  return `${formatDate(date)} ${time.format(date)}`;
}
