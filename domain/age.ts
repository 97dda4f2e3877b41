const HOUR_MS = 60 * 60 * 1000;

/** How long ago something happened, in words: `20 minutes`, `1 hour`, `2 days`. Only whole units count. */
export function formatAge(since: Date, now: Date): string {
  const hours = Math.max(0, now.getTime() - since.getTime()) / HOUR_MS;
  if (hours < 1) return formatCount(Math.floor(60 * hours), 'minute');
  return hours < 24 ? formatCount(Math.floor(hours), 'hour') : formatCount(Math.floor(hours / 24), 'day');
}

function formatCount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
